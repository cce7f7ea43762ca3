/** What the server says, one word after another, and how a word is told: event by event. */
import type { EntryInfo, EventInfo, Fields, Now, Plain } from '../wire';
import type { Rows } from './rows';

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
export interface Cue {
  event: EventInfo | null;
  entry: EntryInfo;
  /** How many events of the entry have been told with it. */
  upto: number;
  /** One of a step brings its patch, the last its `now`. */
  patch: Plain[][] | null;
  now: Now | null;
  /** Something that stood before is taken back by it. */
  back: boolean;
  /** It was taken back before anybody saw it. */
  silent: boolean;
}

/** The patch comes with the first event that changes the board by the game's table. */
export function cuesOf({ entries, patch, now }: Omit<Step, 'now'> & { now: Now | null }, rows: Rows): Cue[] {
  const cues = entries.flatMap((entry): Cue[] => {
    const rest = { entry, patch: null, now: null, back: false, silent: false };
    if (entry.events.length === 0) return [{ ...rest, event: null, upto: 0 }];
    return entry.events.map((event, n) => ({ ...rest, event, upto: n + 1 }));
  });
  if (cues.length === 0) return [];
  const last = cues.at(-1)!;
  (cues.find(({ event }) => !event || !rows[event.kind]?.waits) ?? last).patch = patch;
  last.now = now;
  return cues;
}

/** The story with an entry as far as it is told. */
export function toldUpto(entries: EntryInfo[], { entry, upto }: Cue): EntryInfo[] {
  const before = entries.filter(({ number }) => number < entry.number);
  return [...before, upto < entry.events.length ? { ...entry, events: entry.events.slice(0, upto) } : entry];
}

/** As long as something waits nothing can be decided, taken back or over. */
export const quiet = (now: Now): Now => ({ ...now, decision: null, undoable: 0, redoable: false, result: null });
