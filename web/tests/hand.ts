/** A clock that is turned by hand. */
import type { Clock } from '../src/lib/time/clock';

export class Hand implements Clock {
  #now = 0;
  #timers: { at: number; deed: () => void }[] = [];
  now = () => this.#now;
  after = (wait: number, deed: () => void) => {
    const timer = { at: this.#now + wait, deed };
    this.#timers.push(timer);
    return () => void (this.#timers = this.#timers.filter((one) => one !== timer));
  };

  /** Does what is due next, no later than some time; whether there was anything. */
  step(until = Infinity): boolean {
    const next = this.#timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
    if (!next) return false;
    this.#timers = this.#timers.filter((one) => one !== next);
    this.#now = Math.max(this.#now, next.at);
    next.deed();
    return true;
  }

  turn(ms: number) {
    const until = this.#now + ms;
    while (this.step(until));
    this.#now = until;
  }
}
