/** One thing that is to be done later, by a clock that may be stopped for several reasons at once. */
import type { Clock } from './clock';

export class Waiting {
  /** How late the latest was done, in milliseconds. */
  late = 0;
  readonly #clock: Clock;
  readonly #held = new Set<string>();
  #timer: { off: () => void; deed: () => void; due: number } | null = null;
  #left: { deed: () => void; wait: number } | null = null; // while it is held

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  get pending(): boolean {
    return this.#timer !== null || this.#left !== null;
  }

  isHeld(why: string): boolean {
    return this.#held.has(why);
  }

  /** Does it after some time, instead of what was to be done. */
  after(wait: number, deed: () => void): void {
    this.stop();
    if (this.#held.size > 0) {
      this.#left = { deed, wait };
      return;
    }
    const due = this.#clock.now() + wait;
    const run = (): void => {
      this.#timer = null;
      this.late = this.#clock.now() - due;
      deed();
    };
    this.#timer = { off: this.#clock.after(wait, run), deed, due };
  }

  stop(): void {
    this.#timer?.off();
    this.#timer = this.#left = null;
  }

  hold(why: string): void {
    this.#held.add(why);
    if (!this.#timer) return;
    const { off, deed, due } = this.#timer;
    off();
    this.#timer = null;
    this.#left = { deed, wait: Math.max(0, due - this.#clock.now()) };
  }

  /** Goes on where it was; whether it was held for this. */
  release(why: string): boolean {
    if (!this.#held.delete(why)) return false;
    if (this.#held.size === 0 && this.#left) this.after(this.#left.wait, this.#left.deed);
    return true;
  }
}
