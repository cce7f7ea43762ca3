/**
 * How long what happens is looked at. Every event of a game has a row in the game's table (`games/<game>/beats.ts`): the
 * time it takes, where the eye is led, what is heard. One event after another is a *beat* as long as they join.
 */
import type { Sound } from '../sound';
import type { EventInfo } from '../wire';
import type { Touch } from './sharing';

export type Pace = 'slow' | 'normal' | 'fast' | 'at_once';
export const PACES: readonly Pace[] = ['slow', 'normal', 'fast', 'at_once'];
/** The tables are written for the pace in the middle. */
export const FACTORS: Record<Pace, number> = { slow: 1.6, normal: 1, fast: 0.5, at_once: 0 };

/** Where the eye is led: to the place, along the way, to the whole board, to a player's plate, to a scene, nowhere. */
export type Camera = 'place' | 'way' | 'all' | 'plate' | 'scene' | 'none';

export interface Row {
  /** Milliseconds where it begins a beat. */
  opens: number;
  /** And where it joins one that runs. Without: it always begins one. */
  joins?: number;
  /** Further ones of its kind in the same beat: the second, the third; the last number is for all that follow. */
  more?: readonly number[];
  /** They are further ones only where this field is the same too. */
  alike?: string;
  /** All of its kind in one beat take no longer. */
  most?: number;
  /** It takes this long for each of so many, on top. */
  each?: { field: string; ms: number };
  /** Where a field has this value next to nothing happens: another time, and all of these share a beat. */
  idle?: { field: string; value: string; opens: number; more: number };
  camera: Camera;
  sound?: Sound;
  /** It is told in large words over the board, where the game finds it worth them. */
  banner?: true;
  /** When the board changes: with the first movement, or at the arrival. */
  contact?: 'start';
  /** What it changes in the view. Without: perhaps anything that no other event of its step speaks for. */
  changes?: (fields: EventInfo['fields']) => readonly Touch[];
  /** Nothing changes with it yet, where its step tells more: the change comes with what follows. */
  waits?: true;
  /** With reduced motion: a cross-fade at the place, a number, a card as it lies, a die's face. */
  still: 'fade' | 'number' | 'card' | 'die';
  /** What a skip leaves: the end picture, a mark where it harmed or gained, the final tally for a moment. */
  skip: 'end' | 'mark' | 'tally';
  /** Milliseconds where it ends a battle, a hunt or a fight of one's own; no pace but the slow one changes them. */
  mine?: number;
  /** What comes of a deed: it is seen in its time also where the deed is one's own. Without: where a die says it. */
  outcome?: boolean;
  /** Never shortened, whoever does it. */
  kept?: true;
  /** It is nobody's deed, but what befalls the table. */
  fate?: true;
  /** The field that names whoever is harmed by it; harm to oneself is never shortened. */
  harms?: string;
  /** What was theirs is somebody else's with it. */
  takes?: true;
  /** The fields that name those whose battle or hunt begins with it; one's own is never shortened. */
  parties?: readonly string[];
}

export type Rows = Readonly<Record<string, Row>>;

/** An event without a row is seen all the same; a test says that it misses one. */
export const PLAIN: Row = { opens: 400, joins: 400, camera: 'none', still: 'fade', skip: 'end' };
/** Somebody takes back what was seen already. */
export const TAKEN_BACK: Row = { opens: 300, camera: 'none', still: 'fade', skip: 'end', kept: true };

const TURN = 'turn_began';
export const beginsTurn = (event: EventInfo | null): boolean => event?.kind === TURN;

export interface Time {
  opens: boolean;
  ms: number;
}

const isIdle = ({ idle }: Row, { fields }: EventInfo): boolean => idle !== undefined && fields[idle.field] === idle.value;

/** How long an event takes after those of the beat that runs, at Normal, and whether it begins a beat of its own. */
export function timeOf(row: Row, event: EventInfo, beat: readonly EventInfo[]): Time {
  const { alike } = row;
  const idle = isIdle(row, event);
  const same = beat.filter(
    (one) => one.kind === event.kind && (alike === undefined || (one.fields[alike] === event.fields[alike] && one.fields.seat === event.fields.seat)) && isIdle(row, one) === idle,
  );
  if (idle) return same.length > 0 ? { opens: false, ms: row.idle!.more } : { opens: true, ms: row.idle!.opens };
  if (same.length > 0 && row.more) {
    const { more, most = Infinity } = row;
    const further = (n: number): number => more[Math.min(n, more.length) - 1]!;
    const first = beat[0] === same[0] ? row.opens : (row.joins ?? row.opens);
    const before = same.slice(1).reduce((all, _, n) => all + further(n + 1), first);
    return { opens: false, ms: Math.max(0, Math.min(further(same.length), most - before)) };
  }
  const opens = beat.length === 0 || row.joins === undefined;
  const base = opens ? row.opens : row.joins!;
  const ms = row.each ? base + row.each.ms * Number(event.fields[row.each.field] ?? 1) : base;
  return { opens, ms: Math.min(ms, row.most ?? Infinity) };
}

export const isOutcome = ({ outcome, still }: Row): boolean => outcome ?? still === 'die';

/** Whether a battle or a hunt is one's own, by the event that began it. */
export const isParty = ({ parties }: Row, { fields }: EventInfo, you: number | null): boolean => you !== null && (parties?.some((party) => fields[party] === you) ?? false);

/** Whether an event is to be seen in full: it is one of weight, or it harms whoever looks, or is of a battle (`mine`) of theirs. */
export function isKept(row: Row, event: EventInfo, you: number | null, mine: boolean): boolean {
  if (row.kept || (mine && (row.camera === 'scene' || row.parties))) return true;
  return you !== null && row.harms !== undefined && event.fields[row.harms] === you;
}

/** A turn takes what its events take, up to `easy`; beyond, half of it, and no longer than `turn`. `all`: between two questions. */
interface Limits {
  easy: number;
  turn: number;
  all: number;
}
const LIMITS: Record<Pace, Limits> = {
  slow: { easy: 9600, turn: 20_000, all: 24_000 },
  normal: { easy: 6000, turn: 12_000, all: 15_000 },
  fast: { easy: 3000, turn: 6000, all: 8000 },
  at_once: { easy: 0, turn: 0, all: 0 },
};
/** Who is asked waits no longer than this. */
const ASKED = 4000;
/** Things are told shorter rather than faster than this. */
const LEAST = 0.5;

export interface Planned extends Time {
  event: EventInfo | null;
  row: Row;
  kept: boolean;
  /** It ends a battle, a hunt or a fight of one's own: that stands as long where others' moves are fast. */
  ends?: boolean;
}

/** What was spent already, in milliseconds as they were played. */
export interface Spent {
  /** In this turn, and what that would have taken in full. */
  turn: number;
  full: number;
  /** Since the last question. */
  all: number;
  /** Since one was asked; null: one is not. */
  asked: number | null;
  /** Whoever only looks on is asked nothing. */
  limited: boolean;
  /** Whose moves were seen last. */
  mover: string | null;
}

export type Telling = 'whole' | 'summary' | 'together';
/** How all that waits is told: how much of their time events get, and which of them get none. */
export interface Haste {
  factor: number;
  telling: Telling;
}

/** Whose moves of one kind run together. */
export const moverOf = ({ camera }: Row, event: EventInfo | null): string | null => (event && camera === 'way' ? `${event.kind} ${String(event.fields.seat)}` : null);

/** The time that each gets in a way of telling, at Normal. Where moves run together, those of one player that nothing else parts take the time of one. */
function told(plan: readonly Planned[], telling: Telling, last: string | null): number[] {
  let before = last;
  return plan.map(({ event, row, ms, kept }) => {
    const mover = moverOf(row, event);
    const bare = row.camera === 'plate' || row.camera === 'none' || (event !== null && isIdle(row, event));
    let time = ms;
    if (!kept && telling !== 'whole' && bare && !beginsTurn(event)) time = 0;
    else if (!kept && telling === 'together' && mover !== null && mover === before) time = 0;
    if (time > 0) before = mover;
    return time;
  });
}

/** All that waits, as it was planned, with the time that each gets in milliseconds as they are played. */
export function hasten(plan: readonly Planned[], pace: Pace, spent: Spent): { haste: Haste; times: number[] } {
  const scale = FACTORS[pace];
  const limits = LIMITS[pace];
  let haste: Haste = { factor: 1, telling: 'whole' };
  let times: number[] = [];
  for (const telling of ['whole', 'summary', 'together'] as const) {
    times = told(plan, telling, spent.mover).map((ms, n) => ms * (plan[n]!.ends && scale > 0 ? Math.max(1, scale) : scale));
    const factor = factorOf(plan, times, limits, spent);
    haste = { factor, telling };
    if (factor >= LEAST) break;
  }
  return { haste, times: times.map((ms, n) => (plan[n]!.kept && spent.asked === null ? ms : ms * haste.factor)) };
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

function factorOf(plan: readonly Planned[], times: readonly number[], limits: Limits, spent: Spent): number {
  const bound = times.map((ms, n) => (plan[n]!.kept ? 0 : ms));
  const next = plan.findIndex(({ event }, n) => n > 0 && beginsTurn(event));
  const rest = sum(next < 0 ? bound : bound.slice(0, next));
  const all = sum(bound);
  const factors = [1];
  if (rest > 0) {
    const full = spent.full + rest;
    const may = full <= limits.easy ? full : Math.min(limits.easy + (full - limits.easy) / 2, limits.turn);
    factors.push((may - spent.turn) / rest);
  }
  if (all > 0 && spent.limited) factors.push((limits.all - spent.all) / all);
  if (spent.asked !== null) factors.push((ASKED - spent.asked) / Math.max(1, sum(times)));
  return Math.max(0, Math.min(...factors));
}
