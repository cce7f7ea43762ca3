/** Kronos' board as the view tells it: anger, chains, orders, the attitude of every land, and what his actions cost. */
import type { Choosing, Texts, View } from '../../../../lib/board';
import { printed } from '../../frame/facts.svelte';
import { type Monster, NOBODY, place, players, type Wound } from '../../frame/reading';
import { namedThing } from '../../frame/thing';
import { capital, nameOf, textOf } from '../../frame/words';
import type { Thing } from '../part';

export const KRONOS = 'kronos';
/** From the worst to the best for the heroes. */
export const ATTITUDES = ['hostile', 'wary', 'neutral', 'loyal'] as const;
export type Attitude = (typeof ATTITUDES)[number];
type ChainState = 'ready' | 'used' | 'destroyed';

export interface KronosWound extends Wound {
  /** The broken chain that it is printed on; null: Kronos' own board. */
  chain: string | null;
}

export interface KronosBoard {
  seat: number;
  region: string | null;
  anger: number;
  most_anger: number;
  attributes: Record<string, number>;
  /** The broken ones, in the order in which they are printed. */
  chains: Record<string, ChainState>;
  unbroken: number;
  /** The unbroken ones, for Kronos alone. */
  own_chains: string[];
  wounds: KronosWound[];
  attitudes: Record<string, Attitude>;
  lying: number[];
  tokens: Record<string, string>;
  temples_destroyed: string[];
  monuments_destroyed: string[];
  finals: boolean;
  gates_closed: boolean;
  can_be_hunted: boolean;
  taken: number;
  allowed: number;
  next_hero: number;
  prices: Record<string, number>;
  terror_prices: Record<string, number>;
  attack_prices: Record<string, number>;
  restores: number;
}

export interface Orders {
  /** For Kronos alone. */
  hand: string[];
  hand_size: number;
  deck: number;
  discard: string[];
  /** The card that Cassandra sees. */
  revealed: string | null;
}

export const ordersOf = (view: View): Orders => (view.orders as Orders | undefined) ?? { hand: [], hand_size: 0, deck: 0, discard: [], revealed: null };
export const isKronos = (view: View): boolean => typeof view.kronos === 'object' && view.kronos !== null;
export const kronosOf = (view: View): KronosBoard => view.kronos as KronosBoard;

/** The quests that take something from Kronos. */
export const QUESTS = ['finding_omphalos', 'blessing_of_rhea', 'closing_of_tartarus'] as const;
export const OWN_VICTORIES: readonly string[] = ['five_hostile_lands', 'three_destroyed_monuments'];
export const heroSeats = (view: View): number[] => players(view).filter(({ seat }) => seat !== kronosOf(view).seat).map(({ seat }) => seat);
/** The regions that heroes control, which say how much anger a Pass restores. */
export const heldByHeroes = (view: View): number => Object.keys(view.regions as object).filter((region) => place(view, region).control !== NOBODY).length;

// -- actions and what they cost ---------------------------------------------------------------------------------------

export const ACTIONS = ['monster_movement', 'region_attack', 'terror', 'destroy_temple', 'play_order', 'pass'] as const;
export const FINALS = ['kronos_movement', 'kronos_destroy_monument', 'kronos_terror', 'monster_destroy_monument'] as const;
/** An order card stands for itself, and the action for all of them. */
export const ORDERS = ['summon', 'evolve', 'carry_out'] as const;
/** What a touch of an action's button touches. */
export const targetOf = (action: string): string => (action === 'play_order' ? `regular:${action}` : `kronos_action:${action}`);

const range = (values: number[]): string => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return values.length === 0 ? '' : least === most ? String(least) : `${least}–${most}`;
};

/** The price on the button: where it differs from thing to thing, from the least to the most. */
export function priceOf(view: View, action: string): string {
  const { prices, terror_prices, attack_prices, restores } = kronosOf(view);
  if (action === 'pass') return `→ ${restores}`;
  if (action === 'terror') return range(Object.values(terror_prices));
  if (action === 'region_attack') return range(Object.values(attack_prices)) || range([Number(printed.of('kronos_actions', action).cost ?? 0)]);
  return String(prices[action] ?? printed.of('kronos_actions', action).cost ?? '');
}

/** Why an action costs what it costs: what is printed, what makes it cheaper, what makes it dearer. */
export function priceLines(view: View, action: string, texts: Texts): string[] {
  const { prices, terror_prices, attack_prices, chains, tokens } = kronosOf(view);
  const named = (family: string, values: Record<string, number>): string =>
    new Intl.ListFormat(texts.language, { type: 'unit' }).format(Object.entries(values).map(([id, price]) => `${capital(nameOf(texts, family, id))} ${price}`));
  if (action === 'pass') return [texts.text('web-hellas-kronos-restores', { regions: heldByHeroes(view), anger: kronosOf(view).restores })];
  const entry = printed.of('kronos_actions', action);
  const cheaper = Object.keys(chains).filter((chain) => chains[chain] !== 'destroyed' && ((printed.of('chains', chain).cheaper as string[] | undefined) ?? []).includes(action));
  const helen = Object.values(tokens).includes('helen') && (action === 'terror' || action === 'kronos_terror');
  const now = prices[action];
  return [
    texts.text('web-hellas-kronos-price', { price: Number(entry.cost ?? 0) }),
    ...(typeof now === 'number' && entry.later !== undefined && now !== Number(entry.cost ?? 0) ? [texts.text('web-hellas-kronos-price-omphalos', { price: now })] : []),
    ...(action === 'terror' ? [texts.text('web-hellas-kronos-price-hoplites')] : []),
    ...cheaper.map((chain) => texts.text('web-hellas-kronos-price-chain', { chain: nameOf(texts, 'chain', chain) })),
    ...(helen ? [texts.text('web-hellas-kronos-price-helen')] : []),
    ...(action === 'terror' ? [named('land', terror_prices)] : action === 'region_attack' && Object.keys(attack_prices).length > 0 ? [named('monster', attack_prices)] : []),
  ];
}

export function actionThing(view: View, id: string, texts: Texts): Thing {
  const { title, text } = namedThing(texts, 'kronos_action', id);
  const locked = !kronosOf(view).finals && (FINALS as readonly string[]).includes(id);
  return { title, text: [text, ...priceLines(view, id, texts), locked && texts.text('web-hellas-kronos-locked', { count: kronosOf(view).unbroken })].filter(Boolean).join('\n') };
}

// -- chains and orders ------------------------------------------------------------------------------------------------

export type ChainShown = { id: string; state: ChainState | 'unbroken' | 'offered' };

/** The chains that a seat sees: broken ones, Kronos' own, and what he is asked to choose from. */
export function chainsSeen(view: View, choosing: Choosing | null): ChainShown[] {
  const { chains, own_chains } = kronosOf(view);
  const known: ChainShown[] = [...Object.entries(chains).map(([id, state]) => ({ id, state })), ...own_chains.map((id) => ({ id, state: 'unbroken' as const }))];
  const offered = (choosing?.open ?? []).flatMap(({ action }) => (action.kind === 'choose_chain' ? [String(action.fields.chain)] : []));
  return [...known, ...offered.filter((id) => !known.some((one) => one.id === id)).map((id) => ({ id, state: 'offered' as const }))];
}

export const woundsOf = (view: View, chain: string | null): KronosWound[] => kronosOf(view).wounds.filter((wound) => wound.chain === chain);

/** An order card: whose it is, where it brings its monster, and what else it can be. */
export function orderOf(id: string): { monster: string; regions: string[]; evolves: boolean } {
  const { monster, regions, evolution } = printed.of('orders', id);
  return { monster: String(monster ?? ''), regions: (regions as string[] | undefined) ?? [], evolves: evolution !== undefined && evolution !== null };
}

export function orderThing(_view: View, id: string, texts: Texts): Thing {
  const { monster, regions, evolves } = orderOf(id);
  const where = new Intl.ListFormat(texts.language, { type: 'disjunction' }).format(regions.map((region) => nameOf(texts, 'region', region)));
  const says = textOf(texts, 'order', id) || (evolves ? textOf(texts, 'evolution', String(printed.of('orders', id).evolution)) : '');
  return { title: capital(nameOf(texts, 'order', id)), text: [texts.text('web-hellas-kronos-summons', { monster: nameOf(texts, 'monster', monster), regions: where }), says].filter(Boolean).join('\n') };
}

export function chainThing(view: View, id: string, texts: Texts): Thing {
  const state = kronosOf(view).chains[id] ?? 'unbroken';
  const { title, text } = namedThing(texts, 'chain', id);
  return { title, text: [text, texts.text(`web-hellas-kronos-chain-${state}`)].filter(Boolean).join('\n') };
}

// -- lands ------------------------------------------------------------------------------------------------------------

export const attitudeOf = (view: View, land: string | null): Attitude => (land && kronosOf(view).attitudes[land]) || 'neutral';

export function attitudeThing(view: View, land: string, texts: Texts): Thing {
  const attitude = attitudeOf(view, land);
  return { title: texts.text('web-hellas-kronos-land', { land: capital(nameOf(texts, 'land', land)), attitude: nameOf(texts, 'attitude', attitude) }), text: textOf(texts, 'attitude', attitude) };
}

/** Lines among what is said of a region. */
export function hereOfKronos(view: View, region: string, texts: Texts): string {
  const { region: at, temples_destroyed } = kronosOf(view);
  const land = printed.region(region).land;
  const lines = [
    at === region && texts.text('web-hellas-kronos-closed'),
    land && texts.text('web-hellas-kronos-land', { land: capital(nameOf(texts, 'land', land)), attitude: nameOf(texts, 'attitude', attitudeOf(view, land)) }),
    temples_destroyed.includes(region) && texts.text('web-hellas-kronos-ruin'),
  ];
  return lines.filter(Boolean).join('\n');
}

/** Kronos as he is hunted. */
export const preyOf = (view: View, id: string): Monster | null => (id === KRONOS ? { region: kronosOf(view).region, wounds: kronosOf(view).wounds, evolutions: [] } : null);
