/** The view of The Oracle of Delphi as its types, and what can be read off it and off the offered actions. */
import type { ActionInfo, Choice, View } from '../../lib/board';
import { type Colour, colourIn, godColour } from './names';

export interface Terrain {
  hex: string;
  kind: 'water' | 'shallows' | 'zeus' | 'offering' | 'monster' | 'temple' | 'statue' | 'city' | 'hidden';
  colour?: Colour;
  pedestals?: Colour[];
  marked?: boolean;
}

export interface Island {
  kind: string;
  explored?: boolean;
  tile?: string | null;
  shrine?: boolean;
  seen_by?: number[];
  offerings?: Colour[];
  monsters?: Colour[];
  temple?: Colour;
  /** The seats whose offerings lie at the temple. */
  offerings_of?: number[];
  raised?: Colour[];
  colour?: Colour;
  statues?: number;
}

export type PlayerColour = 'red' | 'yellow' | 'green' | 'blue';

export interface Player {
  seat: number;
  /** None as long as the player has not chosen. */
  colour: PlayerColour | null;
  favours: number;
  strength: number;
  ship: string;
  arrived: boolean;
  ship_tile: string | null;
  storage: number;
  range: number;
  dice: Colour[];
  oracle: Record<Colour, number>;
  oracle_used: Colour | null;
  any_colour: number;
  extra_used: boolean;
  injuries: Record<Colour, number>;
  gods: Record<string, number>;
  hold: { offerings: Colour[]; statues: Colour[] };
  tasks: string[];
  tasks_left: number;
  done: { statues: Colour[]; offerings: Colour[]; monsters: Colour[] };
  shrines: number;
  equipment: string[];
  companions: string[];
}

export const players = (view: View): Player[] => view.players as Player[];
export const terrain = (view: View): Terrain[] => view.hexes as Terrain[];
export const island = (view: View, hex: string): Island | undefined => (view.islands as Record<string, Island>)[hex];
export const decides = (view: View, seat: number | null): string | null =>
  (view.deciding as { seat: number; kind: string }[] | undefined)?.find((one) => one.seat === seat)?.kind ?? null;

/** A god stands on its throne on the highest row of the track. */
export const THRONE = 6;

/** `blue_sigma`: whose island it is, and its letter. */
export function tileParts(tile: string): { owner: PlayerColour; letter: string } {
  const [owner, letter] = tile.split('_');
  return { owner: owner as PlayerColour, letter: letter ?? '' };
}

/** `offering-blue`: the kind of the task, and its colour where it has one. */
export function taskParts(tile: string): { task: string; colour: Colour | null } {
  return { task: tile.split('-')[0]!, colour: colourIn(tile) };
}

export interface Tile {
  /** As the targets call it: `offering-blue`; a done one, and one that was let go, has no target. */
  id: string;
  task: string;
  colour: Colour | null;
  done: boolean;
}

/** The tiles of Zeus by their kinds: first what is done, then what is still owed. */
export function taskRows(view: View, player: Player): { task: string; tiles: Tile[] }[] {
  const built = Object.values(view.islands as Record<string, Island>).filter(
    (one) => one.shrine && one.tile && tileParts(one.tile).owner === player.colour,
  );
  const done: Record<string, (Colour | null)[]> = {
    shrine: built.map(() => null),
    statue: player.done.statues,
    offering: player.done.offerings,
    monster: player.done.monsters,
  };
  return Object.entries(done).map(([task, colours]) => ({
    task,
    tiles: [
      ...colours.map((colour): Tile => ({ id: task, task, colour, done: true })),
      ...player.tasks
        .filter((id) => taskParts(id).task === task)
        .map((id): Tile => ({ id, task, colour: taskParts(id).colour, done: false })),
    ],
  }));
}

/** Where a piece of cargo can be delivered: its temple, or the islands with a free pedestal of its colour. */
export function goals(view: View, target: string): string[] {
  const [kind, ...rest] = target.split(':');
  const colour = rest.at(-1) as Colour;
  if (kind === 'offering') return terrain(view).filter(({ hex }) => island(view, hex)?.temple === colour).map(({ hex }) => hex);
  if (kind !== 'statue') return [];
  return terrain(view)
    .filter(({ hex, pedestals }) => pedestals?.includes(colour) && !island(view, hex)?.raised?.includes(colour))
    .map(({ hex }) => hex);
}

/** The fewest favours that any of the actions asks; null where none of them names a price. */
export function cheapest(choices: Choice[]): number | null {
  const prices = choices.map(({ action }) => action.fields.favours).filter((price) => typeof price === 'number');
  return prices.length > 0 ? Math.min(...prices) : null;
}

/** The colour of the thing that an action is about: the colour to which the wheel would be turned for it. */
export function colourOf(view: View, action: ActionInfo): Colour | null {
  const { colour, god, hex, source } = action.fields;
  if (typeof source !== 'string') return null;
  if (typeof colour === 'string') return colour as Colour;
  if (typeof god === 'string') return godColour(god);
  if (typeof hex !== 'string') return null;
  const there = island(view, hex);
  return there?.temple ?? there?.colour ?? terrain(view).find((one) => one.hex === hex)?.colour ?? null;
}

/** What it costs to use a source as a colour: known from the actions of that colour. A sail may cost more for its way. */
export function turnCost(view: View, choices: Choice[], colour: Colour): number | null {
  const fitting = choices.filter(({ action }) => colourOf(view, action) === colour);
  return cheapest(fitting.filter(({ action }) => action.kind !== 'sail')) ?? cheapest(fitting);
}

/** `die:red` or `card:red` or `extra`, if one is among the things touched. */
export function pickedSource(picked: string[]): string | null {
  return picked.find((target) => /^(die|card):|^extra$/.test(target)) ?? null;
}

export const total = (counts: Record<string, number>): number => Object.values(counts).reduce((sum, n) => sum + n, 0);
