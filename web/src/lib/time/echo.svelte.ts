/**
 * What is told in large words although the board has moved on: what one has done oneself, all where everything is shown
 * at once, a step of a replay.
 */
import type { EntryInfo, EventInfo } from '../wire';
import type { Clock } from './clock';
import { PLAIN, type Row, type Rows, timeOf } from './rows';

/** What is told at this moment: the event, after those that it belongs to. */
export interface Beat {
  id: number;
  /** All of the beat up to now. */
  events: EventInfo[];
  /** The last of them; null where somebody takes back. */
  event: EventInfo | null;
  entry: EntryInfo;
  row: Row;
  /** How long the event is told, in milliseconds. */
  ms: number;
  /** Nobody waits for it. */
  echo: boolean;
  /** The piece has arrived, the die has come to rest. */
  readonly landed: boolean;
  /** Something is on its way that this waits for, until what it returns is called. Nobody waits for an echo. */
  holds?: () => () => void;
  /** Further moves of the same player that are seen at the same time. */
  together: EventInfo[];
}

/** Whether an event, of those that came with it, is told in large words. */
export type Announces = (event: EventInfo, events: EventInfo[]) => boolean;

/** Each is read for so long at least, and for less where more are told after it. */
const LEAST = 1700;
const HURRIED = 900;
/** So many wait at most; what is long past is in the story. */
const MOST = 4;

export class Echo {
  beat = $state.raw<Beat | null>(null);
  readonly #clock: Clock;
  readonly #rows: Rows;
  readonly #announces: Announces;
  readonly #ended: () => void;
  #waiting: Beat[] = [];
  #off: () => void = () => {};
  #id = 0;

  constructor(clock: Clock, rows: Rows, announces: Announces, ended: () => void = () => {}) {
    this.#clock = clock;
    this.#rows = rows;
    this.#announces = announces;
    this.#ended = ended;
  }

  /** Tells what is worth it, of each beat the latest, for some time at least; and not before some time has passed. */
  tell(entries: readonly EntryInfo[], { least = LEAST, after = 0 } = {}): void {
    const found = new Map<number, Beat>();
    let told: EventInfo[] = [];
    let beat = 0;
    for (const entry of entries) {
      for (const event of entry.events) {
        const row = this.#rows[event.kind] ?? PLAIN;
        const { opens, ms } = timeOf(row, event, told);
        told = opens ? [event] : [...told, event];
        if (opens) beat += 1;
        this.#id -= 1; // Those that are waited for count upwards.
        if (this.#announces(event, entry.events)) found.set(beat, { id: this.#id, events: entry.events, event, entry, row, ms: Math.max(ms, least), echo: true, landed: true, together: [] });
      }
    }
    if (found.size === 0) return;
    this.#waiting = [...this.#waiting, ...found.values()].slice(-MOST);
    if (this.beat) return;
    this.#off();
    if (after > 0) this.#off = this.#clock.after(after, () => this.#next());
    else this.#next();
  }

  #next(): void {
    const had = this.beat !== null;
    this.beat = this.#waiting.shift() ?? null;
    if (this.beat) this.#off = this.#clock.after(this.#waiting.length > 0 ? HURRIED : this.beat.ms, () => this.#next());
    else if (had) this.#ended();
  }

  hush(): void {
    this.#off();
    this.#waiting = [];
    if (this.beat) this.#next();
  }
}
