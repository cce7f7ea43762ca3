/**
 * How long what happens is looked at. Every event of a game has a row in the game's table (`games/<game>/beats.ts`): the
 * time it takes, where the eye is led, what is heard. One event after another is a *beat* as long as they join.
 */
import type { Sound } from '../sound';
import type { EventInfo } from '../wire';

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
  /** With reduced motion: a cross-fade at the place, a number, a card as it lies, a die's face. */
  still: 'fade' | 'number' | 'card' | 'die';
  /** What a skip leaves: the end picture, a mark where it harmed or gained, the final tally for a moment. */
  skip: 'end' | 'mark' | 'tally';
  /** Never shortened, whoever does it. */
  kept?: true;
  /** It is nobody's deed, but what befalls the table. */
  fate?: true;
  /** The field that names whoever is harmed by it; harm to oneself is never shortened. */
  harms?: string;
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

/** Whether an event is to be seen in full: it is one of weight, or it concerns whoever looks. */
export function isKept(row: Row, event: EventInfo, you: number | null): boolean {
  return row.kept === true || (you !== null && row.harms !== undefined && event.fields[row.harms] === you);
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
  /** Who has been seen to move in this turn, where moves run together. */
  moved: ReadonlySet<string>;
}

export type Telling = 'whole' | 'summary' | 'together';
/** How all that waits is told: how much of their time events get, and which of them get none. */
export interface Haste {
  factor: number;
  telling: Telling;
}

/** Whose moves of one kind run together. */
export const moverOf = ({ camera }: Row, event: EventInfo | null): string | null => (event && camera === 'way' ? `${event.kind} ${String(event.fields.seat)}` : null);

/** The time that an event gets in a way of telling, at Normal. */
function told({ event, row, ms, kept }: Planned, telling: Telling, moved: Set<string>): number {
  if (kept || telling === 'whole') return ms;
  if (row.camera === 'plate' || row.camera === 'none' || (event && isIdle(row, event))) return beginsTurn(event) ? ms : 0;
  const mover = moverOf(row, event);
  if (telling !== 'together' || mover === null) return ms;
  if (moved.has(mover)) return 0;
  moved.add(mover);
  return ms;
}

/** All that waits, as it was planned, with the time that each gets in milliseconds as they are played. */
export function hasten(plan: readonly Planned[], pace: Pace, spent: Spent): { haste: Haste; times: number[] } {
  const scale = FACTORS[pace];
  const limits = LIMITS[pace];
  let haste: Haste = { factor: 1, telling: 'whole' };
  let times: number[] = [];
  for (const telling of ['whole', 'summary', 'together'] as const) {
    const moved = new Set(spent.moved);
    times = plan.map((one) => {
      if (beginsTurn(one.event)) moved.clear();
      return told(one, telling, moved) * scale;
    });
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
