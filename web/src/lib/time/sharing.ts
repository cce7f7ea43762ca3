/**
 * Which part of a step's changes comes to the board with which of its events. A step is one word of the server with one patch,
 * but tells several things, and nothing may be seen before it is told. The rows of a game's table say by path what an event
 * changes; what no event of the step speaks for comes at the step's end, when all of it has been told.
 */
import { patched } from '../patch';
import type { Change, EventInfo, Fields, Plain } from '../wire';
import type { Rows } from './rows';

/**
 * A path in the view that an event changes, as `regions/elis/control`; `*` stands for any key. With a number: by how much it
 * changes what is counted there.
 */
export type Touch = string | readonly [path: string, by: number];

/** What is counted by several events in a row, as far as one of them takes it. */
interface Count {
  path: Change[0];
  by: number;
  /** What this one and those after it come to, and where the server says that it ends. */
  rest: number;
  end: number;
  /** At nothing it is not there at all. */
  goes: boolean;
}

/** What comes to the board with an event. */
export interface Share {
  patch: Plain[][];
  counts: Count[];
}

interface Claim {
  event: number;
  keys: string[];
  by: number | null;
}

/** Who decides next, and whether the game is over, is not to be seen before its reason: it comes with the last event. */
const LAST: ReadonlySet<unknown> = new Set(['moves', 'deciding', 'result']);

/** How many keys a claim shares with a path, where one of them leads to or into the other; else none. */
function shared(keys: readonly string[], path: Change[0]): number {
  const length = Math.min(keys.length, path.length);
  for (let n = 0; n < length; n += 1) if (keys[n] !== '*' && keys[n] !== String(path[n])) return 0;
  return length;
}

function claimsOf(event: EventInfo | null, n: number, rows: Rows): Claim[] {
  const touches = (event && rows[event.kind]?.changes?.(event.fields)) || [];
  return touches.map((touch) => (typeof touch === 'string' ? { event: n, keys: touch.split('/'), by: null } : { event: n, keys: touch[0].split('/'), by: touch[1] }));
}

/** The closest claims to a path, in the order of their events. */
function closest(claims: readonly Claim[], path: Change[0]): Claim[] {
  let best = 0;
  let found: Claim[] = [];
  for (const claim of claims) {
    const keys = shared(claim.keys, path);
    if (keys > best) [best, found] = [keys, []];
    if (keys === best && keys > 0) found.push(claim);
  }
  return found;
}

/**
 * The patch of a step, dealt out to its events. Of several that change the same thing the last one brings it; where all of them
 * only count it, each takes it as far as it goes. An event whose row does not say what it changes may change anything: the first
 * such one brings what no other speaks for.
 */
export function sharesOf(events: readonly (EventInfo | null)[], patch: readonly Plain[][], rows: Rows): Share[] {
  const shares = events.map((): Share => ({ patch: [], counts: [] }));
  const last = events.length - 1;
  const claims = events.flatMap((event, n) => claimsOf(event, n, rows));
  const vague = events.findIndex((event) => !event || !(rows[event.kind]?.changes ?? rows[event.kind]?.waits));
  for (const change of patch as Change[]) {
    const [path, value] = change;
    const found = LAST.has(path[0]) ? [] : closest(claims, path);
    const owner = found.at(-1)?.event ?? (vague < 0 || LAST.has(path[0]) ? last : vague);
    shares[owner]!.patch.push(change as Plain[]);
    const numbers = found.map(({ by }) => by);
    if (numbers.includes(null) || (change.length > 1 && typeof value !== 'number')) continue;
    found.slice(0, -1).forEach(({ event, by }, n) => {
      const rest = numbers.slice(n).reduce<number>((sum, one) => sum + one!, 0);
      shares[event]!.counts.push({ path, by: by!, rest, end: Number(value ?? 0), goes: change.length === 1 });
    });
  }
  return shares;
}

function valueAt(view: Fields, path: Change[0]): Plain | undefined {
  let value: Plain | undefined = view;
  for (const key of path) value = (value as Record<string | number, Plain> | null | undefined)?.[key];
  return value;
}

/** The view with an event's share. A count that would not end where the server's does is left alone until the last of its events. */
export function withShare(view: Fields, { patch, counts }: Share): Fields {
  const counted = counts.flatMap(({ path, by, rest, end, goes }): Plain[][] => {
    const had = valueAt(view, path) ?? 0;
    if (typeof had !== 'number' || had + rest !== end) return [];
    return [had + by === 0 && goes ? [path] : [path, had + by]];
  });
  return counted.length + patch.length === 0 ? view : patched(view, [...counted, ...patch]);
}
