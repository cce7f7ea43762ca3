/** What the server says, one word after another, and how a word is told: event by event. */
import type { EntryInfo, EventInfo, Fields, Now, Plain } from '../wire';
import type { Rows } from './rows';
import { type Share, sharesOf } from './sharing';

/** One word of the server: what happened, and what changed by it. */
export interface Step {
  entries: EntryInfo[];
  patch: Plain[][];
  now: Now;
}

/** What the connection knows. */
export interface Received {
  view: Fields;
  now: Now;
  entries: EntryInfo[];
}

/** An event of a step in its place; a step without events has one that tells nothing. */
export interface Cue extends Share {
  event: EventInfo | null;
  entry: EntryInfo;
  /** How many events of the entry have been told with it. */
  upto: number;
  /** Each brings its share of the step's patch, the last its `now`. */
  now: Now | null;
  /** Something that stood before is taken back by it. */
  back: boolean;
  /** It follows from what one has done oneself. */
  own: boolean;
  /** It was taken back before anybody saw it. */
  silent: boolean;
}

export function cuesOf({ entries, patch, now }: Omit<Step, 'now'> & { now: Now | null }, rows: Rows): Cue[] {
  const told = entries.flatMap((entry): Pick<Cue, 'entry' | 'event' | 'upto'>[] =>
    entry.events.length === 0 ? [{ entry, event: null, upto: 0 }] : entry.events.map((event, n) => ({ entry, event, upto: n + 1 })),
  );
  if (told.length === 0) return [];
  const shares = sharesOf(told.map(({ event }) => event), patch, rows);
  return told.map((one, n) => ({ ...one, ...shares[n]!, now: n === told.length - 1 ? now : null, back: false, own: false, silent: false }));
}

/** The story with an entry as far as it is told. */
export function toldUpto(entries: EntryInfo[], { entry, upto }: Cue): EntryInfo[] {
  const before = entries.filter(({ number }) => number < entry.number);
  return [...before, upto < entry.events.length ? { ...entry, events: entry.events.slice(0, upto) } : entry];
}

/** As long as something waits nothing can be decided, taken back or over. */
export const quiet = (now: Now): Now => ({ ...now, decision: null, undoable: 0, redoable: false, result: null });
