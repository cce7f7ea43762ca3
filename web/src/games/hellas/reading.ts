/** What a view of the game says, in types, and what can be counted from it. */
import type { View } from '../../lib/board';
import { type Attribute, counts, type Land, LANDS, LEVELS, needed, REGIONS, regionsOf, type Victory, type WoundSymbol } from './facts';

export interface Player {
  seat: number;
  hero: string | null;
  hero_at: string | null;
  attributes: Record<Attribute, number>;
  stored: Record<Attribute, number>;
  injured: Attribute[];
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
}

export interface Place {
  control: number;
  hoplites: Record<string, number>;
  fortified: number;
  temple: number | 'oracle';
  heroes: number[];
  monsters: string[];
}

export interface Wound {
  place: number;
  symbol: WoundSymbol;
  reward: 'priest' | 'artifact' | null;
  covered: boolean;
}

export interface Monster {
  region: string;
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

export interface Draft {
  seat: number;
  cards: number;
  waiting: number[];
}

export interface King {
  builder: number;
  tokens: number;
  region: string | null;
  open: boolean;
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
export const draftOf = (view: View): Draft | null => (view.draft as Draft | null) ?? null;

/** What a seat has to decide now. */
export const decides = (view: View, seat: number | null): string | null =>
  (view.deciding as { seat: number; kind: string }[] | undefined)?.find((one) => one.seat === seat)?.kind ?? null;
export const deciding = (view: View): number[] => ((view.deciding as { seat: number }[] | undefined) ?? []).map(({ seat }) => seat);

/** All of a player's hoplites in a region, the fortified one included. */
export function hoplites(view: View, seat: number, region: string): number {
  const there = place(view, region);
  return (there.hoplites[String(seat)] ?? 0) + (there.fortified === seat ? 1 : 0);
}

/** The cards of a hand one by one: `[id, which of several equal ones]`. */
export function dealt(hand: Record<string, number> | null): [string, number][] {
  return Object.entries(hand ?? {}).flatMap(([id, count]) => Array.from({ length: count }, (_, n): [string, number] => [id, n]));
}

export interface Standing {
  /** How far, and of how much: the number that decides the victory. */
  now: number;
  needed: number;
  /** The way there in finer steps, from 0 to 1. */
  share: number;
}

/** How near a player is to a victory, as far as it can be counted on the map. */
export function standing(view: View, seat: number, victory: Victory): Standing | null {
  const all = needed(victory, view.seats as number);
  if (all === 0) return null;
  const of = (now: number, share = now / all): Standing => ({ now, needed: all, share: Math.min(1, share) });
  const holds = (region: string) => place(view, region).control === seat;
  switch (victory) {
    case 'warlord_of_hellas': {
      const parts = LANDS.filter((land) => counts(land, view.seats as number))
        .map((land: Land) => regionsOf(land).filter(holds).length / regionsOf(land).length)
        .sort((a, b) => b - a);
      return of(parts.filter((part) => part === 1).length, parts.slice(0, all).reduce((sum, part) => sum + part, 0) / all);
    }
    case 'favored_of_the_gods':
      return of(Object.keys(REGIONS).filter((region) => holds(region) && place(view, region).temple).length);
    case 'monster_slayer':
      return of(players(view)[seat]!.slain.length);
    case 'king_of_kings': {
      // Before a monument is complete its levels are the way; afterwards the tokens that are off its card.
      const king = view.king as King;
      if (king.builder === NOBODY) {
        const highest = Math.max(0, ...Object.values(monuments(view)).filter(({ region }) => holds(region)).map(({ level }) => level));
        return of(0, (highest / LEVELS) * 0.5);
      }
      const gone = all - king.tokens;
      return king.region !== null && holds(king.region) ? of(gone, 0.5 + (gone / all) * 0.5) : of(0);
    }
  }
}
