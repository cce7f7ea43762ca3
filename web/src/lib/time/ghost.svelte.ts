/**
 * One's own piece on its way before the server has answered: it sets out where the answer is not there at once, stands at its goal
 * until the table says the same, and goes back where it was refused.
 */
import type { Clock } from './clock';
import type { Flight } from './flight';

/** An answer that comes sooner moves the piece itself. */
const SOON = 80;
/** As long as it takes to glide back. */
export const BACK = 200;

export class Ghost {
  flights = $state.raw<Flight[]>([]);
  refused = $state(false);
  readonly #clock: Clock;
  #off: () => void = () => {};

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** It is on its way: when the answer comes, the piece itself need not move. */
  get going(): boolean {
    return this.flights.length > 0;
  }

  send(flights: Flight[]): void {
    this.end();
    if (flights.length > 0) this.#off = this.#clock.after(SOON, () => (this.flights = flights));
  }

  /** The table has it. */
  end(): void {
    this.#off();
    this.flights = [];
    this.refused = false;
  }

  refuse(): void {
    this.#off();
    if (!this.going) return;
    this.refused = true;
    this.#off = this.#clock.after(BACK, () => this.end());
  }
}
