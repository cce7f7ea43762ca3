/** What a view of the game says, in types, and what can be counted from it. */
import type { View } from '../../../lib/board';

export interface Player {
  seat: number;
  /** What is played: a lord, or another role that a module brings. */
  role?: string;
  hero: string | null;
  hero_at: string | null;
  attributes: Record<string, number>;
  stored: Record<string, number>;
  injured: string[];
  priests: number;
  supply: number;
  specials_used: string[];
  artifacts: Record<string, boolean>;
  blessings: string[];
  blessing_tokens: string[];
  slain: string[];
  kept: string[];
  hand_size: number;
  hand_limit: number;
  hand: Record<string, number> | null;
  /** Where the hero is held off the map, or null. */
  away?: string | null;
}

export interface Place {
  control: number;
  hoplites: Record<string, number>;
  fortified: number;
  /** Its number, 0 for none, or its kind where it has no number. */
  temple: number | string;
  heroes: number[];
  monsters: string[];
}

export interface Wound {
  place: number;
  symbol: string;
  reward: 'priest' | 'artifact' | null;
  covered: boolean;
}

export interface Monster {
  /** Null where it is on a sea trail, whose ends are told instead. */
  region: string | null;
  trail?: readonly [string, string];
  wounds: Wound[];
  evolutions: string[];
}

export interface Monument {
  level: number;
  region: string;
  priests: number[];
}

export interface Quest {
  quest: string;
  region: string;
  heroes: Record<string, number>;
}

export interface Battle {
  region: string;
  seats: [attacker: number, defender: number];
  strength: [number, number];
  casualties: [number, number];
  played: [string[], string[]];
  passed: [number, number];
  /** The seat that wins as things stand. */
  ahead: number;
  /** What each side's strength consists of: what counts, and how much. */
  items: [[string, number][], [string, number][]];
}

export interface Hunt {
  seat: number;
  monster: string;
  attack: string | null;
  strength: number;
  defence: number;
  attacks: number;
  covered: number[];
}

export const NOBODY = -1;

export const players = (view: View): Player[] => view.players as Player[];
export const place = (view: View, region: string): Place => (view.regions as Record<string, Place>)[region]!;
export const monsters = (view: View): Record<string, Monster> => view.monsters as Record<string, Monster>;
export const monuments = (view: View): Record<string, Monument> => view.monuments as Record<string, Monument>;
export const quests = (view: View): Quest[] => view.quests as Quest[];
export const glory = (view: View): Record<string, number> => view.glory as Record<string, number>;
export const battleOf = (view: View): Battle | null => (view.battle as Battle | null) ?? null;
export const huntOf = (view: View): Hunt | null => (view.hunt as Hunt | null) ?? null;

/** What a seat has to decide now. */
export const decides = (view: View, seat: number | null): string | null =>
  (view.deciding as { seat: number; kind: string }[] | undefined)?.find((one) => one.seat === seat)?.kind ?? null;
export const deciding = (view: View): number[] => ((view.deciding as { seat: number }[] | undefined) ?? []).map(({ seat }) => seat);

/** How many hoplites are in a region's city: two where a module gives the second one room. */
export function inside(view: View, region: string): number {
  if (place(view, region).fortified === NOBODY) return 0;
  return (view.garrisons as { doubled: string[] } | undefined)?.doubled.includes(region) ? 2 : 1;
}

/** All of a player's hoplites in a region, those fortified included. */
export function hoplites(view: View, seat: number, region: string): number {
  const there = place(view, region);
  return (there.hoplites[String(seat)] ?? 0) + (there.fortified === seat ? inside(view, region) : 0);
}

/** The cards of a hand one by one: `[id, which of several equal ones]`. */
export function dealt(hand: Record<string, number> | null): [string, number][] {
  return Object.entries(hand ?? {}).flatMap(([id, count]) => Array.from({ length: count }, (_, n): [string, number] => [id, n]));
}

/** A combat card beside a hand: it is played like those in hand and comes back, charged or used. */
export interface Lying {
  card: string;
  charged: boolean;
}

/** The cards beside a player's hand, in games that have any: the charged ones first. */
export function beside(view: View, seat: number): Lying[] {
  const shown = view.beside as { ready: Record<string, number[]>; used: Record<string, number[]> } | undefined;
  const of = (cards: Record<string, number[]> = {}, charged: boolean): Lying[] =>
    Object.entries(cards).flatMap(([card, seats]) => seats.filter((one) => one === seat).map(() => ({ card, charged })));
  return [...of(shown?.ready, true), ...of(shown?.used, false)];
}

interface Track {
  needed: number;
  /** By seat: how many of what counts, and how much of the way that is, in hundredths. */
  now: number[];
  share: number[];
}

const tracks = (view: View): Record<string, Track> => view.race as Record<string, Track>;

/** The victories that can be won in this game. */
export const races = (view: View): string[] => Object.keys(tracks(view));

export interface Standing {
  now: number;
  needed: number;
  share: number;
}

/** How near a player is to a victory. */
export function standing(view: View, seat: number, victory: string): Standing {
  const { needed, now, share } = tracks(view)[victory]!;
  return { needed, now: now[seat]!, share: share[seat]! };
}
