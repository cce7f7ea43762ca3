/** The explanations of the base game's things. */
import type { Texts, View } from '../../../../lib/board';
import { printed } from '../../frame/facts.svelte';
import { glory, inside, monuments, NOBODY, place, players, quests } from '../../frame/reading';
import { namedThing, ownThing, playerName } from '../../frame/thing';
import { capital, cardName, nameOf, textOf } from '../../frame/words';
import type { Explains, Thing } from '../part';
import { registry } from '../registry.svelte';

/** Kinds of targets whose names and texts the game's own catalogue holds. */
const NAMED = ['special', 'regular', 'artifact', 'blessing', 'evolution', 'victory', 'temple_card', 'symbol'];
/** Things with a text of the board's own. */
const OWN = ['priests', 'supply', 'hand', 'shrine', 'oracle', 'done', 'blessings'];

/** Cities that have words of the board's own. */
const CITIES = new Set(['city', 'sparta']);

const lines = (...texts: (string | undefined | false)[]): string => texts.filter(Boolean).join('\n');

export const things: Record<string, Explains> = {
  ...Object.fromEntries(NAMED.map((kind): [string, Explains] => [kind, (_, id, texts) => namedThing(texts, kind, id)])),
  ...Object.fromEntries(OWN.map((kind): [string, Explains] => [kind, (_, __, texts) => ownThing(texts, kind)])),
  region: regionThing,
  // What a city of a module is, its region's text says.
  city: (_, id, texts) => (CITIES.has(printed.region(id).city ?? '') ? ownThing(texts, printed.region(id).city!, { region: nameOf(texts, 'region', id) }) : namedThing(texts, 'region', id)),
  fortified: (_, id, texts) => ownThing(texts, 'fortified', { region: nameOf(texts, 'region', id) }),
  card: (_, id, texts) => ({ title: cardName(texts, id), text: lines(textOf(texts, 'card', id), symbolText(texts, printed.card(id).symbol)) }),
  hero: heroThing,
  monster: monsterThing,
  god: godThing,
  quest: questThing,
  attribute: attributeThing,
  land: gloryThing,
  temple: (_, id, texts) => ownThing(texts, 'temple', { number: id }),
  deck: (view, id, texts) => ownThing(texts, `deck-${id}`, { count: (view.decks as Record<string, number>)[id] ?? 0 }),
  count: (_, id) => ({ title: id, text: '' }),
  away: (_, id, texts) => ({ title: capital(nameOf(texts, 'away', id)), text: '' }),
  effect: (_, id, texts) => ({ title: texts.sentence('hellas-action', PREPARING.has(id) ? 'option' : 'choose_effect', { effect: id }), text: '' }),
};

/** What Prepare offers has another sentence than effects elsewhere. */
const PREPARING = new Set(['heal_injuries', 'draw_combat_cards', 'recruit']);

const symbolText = (texts: Texts, symbol: string): string =>
  texts.has(`hellas-symbol-${symbol}`) ? `${capital(nameOf(texts, 'symbol', symbol))}: ${textOf(texts, 'symbol', symbol)}` : '';

function regionThing(view: View, id: string, texts: Texts): Thing | null {
  const here = place(view, id);
  if (!here) return null;
  const who = (seat: number) => playerName(view, seat, texts);
  const line = (message: string, found: (string | number)[]): string =>
    found.length > 0 ? texts.text(`web-hellas-${message}`, { things: found.join(', ') }) : '';
  return {
    title: nameOf(texts, 'region', id),
    text: lines(
      textOf(texts, 'region', id),
      line('here_control', here.control === NOBODY ? [] : [who(here.control)]),
      line('here_hoplites', Object.entries(here.hoplites).map(([seat, count]) => `${who(Number(seat))} ${count}`)),
      line('here_fortified', here.fortified === NOBODY ? [] : [inside(view, id) > 1 ? `${who(here.fortified)} ${inside(view, id)}` : who(here.fortified)]),
      line('here_heroes', here.heroes.map(who)),
      line('here_monsters', here.monsters.map((monster) => nameOf(texts, 'monster', monster))),
      line('here_quest', quests(view).filter(({ region }) => region === id).map(({ quest }) => nameOf(texts, 'quest', quest))),
      ...registry.active(view).map((part) => part.here?.(view, id, texts)),
      line('here_temple', here.temple === 0 ? [] : [here.temple === 'oracle' ? texts.text('web-hellas-oracle') : typeof here.temple === 'string' ? nameOf(texts, 'temple_kind', here.temple) : here.temple]),
    ),
  };
}

function heroThing(view: View, id: string, texts: Texts): Thing {
  const player = players(view).find(({ hero }) => hero === id);
  const values = player && Object.entries(player.attributes).map(([name, value]) => `${nameOf(texts, 'attribute', name)} ${value}`).join(', ');
  const held = player?.away ? capital(nameOf(texts, 'away', player.away)) : '';
  return { title: nameOf(texts, 'hero', id), text: lines(held, registry.ability(view, id, player?.seat ?? null, texts) ?? textOf(texts, 'hero', id), values) };
}

function monsterThing(view: View, id: string, texts: Texts): Thing {
  const { monster } = registry.prey(view, id);
  const dealt = monster?.wounds.filter(({ covered }) => covered).length ?? 0;
  return {
    title: nameOf(texts, 'monster', id),
    text: lines(
      textOf(texts, 'monster', id),
      monster ? texts.text('web-hellas-wounds_of', { dealt, all: monster.wounds.length }) : '',
      ...(monster?.evolutions ?? []).map((one) => textOf(texts, 'evolution', one)),
    ),
  };
}

function godThing(view: View, id: string, texts: Texts): Thing {
  const monument = monuments(view)[id];
  const power = textOf(texts, 'god', printed.side(id));
  return { title: nameOf(texts, 'god', id), text: lines(monument && texts.text('web-hellas-monument_level', { level: monument.level }), power) };
}

function questThing(view: View, id: string, texts: Texts): Thing {
  const quest = quests(view).find((one) => one.quest === id);
  const steps = Object.entries(quest?.heroes ?? {}).map(([seat, step]) => texts.text('web-hellas-on_step', { who: playerName(view, Number(seat), texts), step }));
  return { title: nameOf(texts, 'quest', id), text: lines(textOf(texts, 'quest', id), ...steps) };
}

function attributeThing(view: View, id: string, texts: Texts, seat: string): Thing {
  const who = seat === '' ? (view.you as number | null) : Number(seat);
  const player = who === null || who === undefined ? undefined : players(view)[who];
  const hurt = player?.injured.includes(id) ? texts.text('web-hellas-injured', { stored: player.stored[id] ?? 0 }) : '';
  return { title: nameOf(texts, 'attribute', id), text: lines(textOf(texts, 'attribute', id), hurt) };
}

function gloryThing(view: View, id: string, texts: Texts): Thing {
  const owner = glory(view)[id] ?? NOBODY;
  const whose = owner === NOBODY ? texts.text('web-hellas-glory_free') : texts.text('web-hellas-glory_owner', { who: playerName(view, owner, texts) });
  return { title: capital(nameOf(texts, 'land', id)), text: lines(whose, textOf(texts, 'land', id)) };
}
