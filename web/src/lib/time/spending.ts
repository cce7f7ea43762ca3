/** How much time has been spent with what others do, and how much is left for what waits. */
import type { Clock } from './clock';
import { beginsTurn, FACTORS, hasten, type Pace, type Planned, type Spent, type Telling } from './rows';

/** No more than this is counted of the time before something begins to be told: it may have been stopped. */
const WAITED = 2000;

export class Spending {
  readonly #clock: Clock;
  #spent = { turn: 0, full: 0, all: 0 };
  /** Since when somebody waits for an answer. */
  #asked: number | null = null;
  /** Since when something waits that has not begun to be told. */
  #waits: number | null = null;
  /** In milliseconds, since nothing waited. */
  played = 0;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** From here on it is counted anew. */
  begin(): void {
    this.#spent = { turn: 0, full: 0, all: 0 };
  }

  /** Something waits, perhaps until one's own deed has been told. */
  queued(): void {
    this.#waits ??= this.#clock.now();
  }

  /** Nothing waits any more. */
  rest(): void {
    this.#waits = null;
    this.played = 0;
  }

  /** Whether somebody waits now. */
  waits(waited: boolean): void {
    if (waited) this.#asked ??= this.#clock.now();
    else this.#asked = null;
  }

  /** How long each of those that wait is told. */
  times(plan: readonly Planned[], pace: Pace, limited: boolean, mover: string | null): { times: number[]; telling: Telling } {
    const asked = this.#asked === null ? null : this.#clock.now() - this.#asked;
    const all = this.#spent.all + this.#waited();
    const { haste, times } = hasten(plan, pace, { ...this.#spent, all, asked, limited, mover });
    return { times, telling: haste.telling };
  }

  /** Something is told, and takes so long. */
  count({ event, kept, ms: full }: Planned, pace: Pace, ms: number): void {
    this.#spent.all += this.#waited();
    this.#waits = null;
    if (beginsTurn(event)) this.#spent = { ...this.#spent, turn: 0, full: 0 };
    if (!kept) {
      this.#spent.full += full * FACTORS[pace];
      this.#spent.turn += ms;
      this.#spent.all += ms;
    }
    this.played += ms;
  }

  #waited(): number {
    return this.#waits === null ? 0 : Math.min(WAITED, this.#clock.now() - this.#waits);
  }
}

/** As long as it would take by itself. */
export function lasting(plan: readonly Planned[], pace: Pace): number {
  const spent: Spent = { turn: 0, full: 0, all: 0, asked: null, limited: true, mover: null };
  return hasten(plan, pace, spent).times.reduce((sum, ms) => sum + ms, 0);
}
