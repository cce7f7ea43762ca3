/** Why a thing that is not lit cannot be touched: the server says it, once for each question and thing. */
import type { Touches } from '../choosing.svelte';
import type { Miss } from '../wire';

export class Misses {
  readonly #ask: (things: string[]) => Promise<Miss[]>;
  readonly #choosing: Touches;
  #about: object | null = null;
  #asked = new Set<string>();
  #told = $state.raw<Record<string, Miss[]>>({});

  constructor(choosing: Touches, ask: (things: string[]) => Promise<Miss[]>) {
    this.#choosing = choosing;
    this.#ask = ask;
  }

  /** Whether there is a question, and the thing answers nothing of it. */
  #isMissed(thing: string): boolean {
    const { decision, taken } = this.#choosing;
    return decision !== null && !taken && !this.#choosing.isPicked(thing) && this.#choosing.through(thing).length === 0;
  }

  /** Asks about a thing, if it need be. */
  wonder(thing: string): void {
    const { decision, picked } = this.#choosing;
    if (decision !== this.#about) {
      this.#about = decision;
      this.#asked.clear();
      this.#told = {};
    }
    const things = [...picked, thing];
    const key = things.join(' ');
    if (!this.#isMissed(thing) || this.#asked.has(key)) return;
    this.#asked.add(key);
    // Whoever cannot be asked now may be asked again; nothing else is lost.
    this.#ask(things).then(
      (told) => {
        if (decision === this.#about) this.#told = { ...this.#told, [key]: told };
      },
      () => this.#asked.delete(key),
    );
  }

  /** What is known of it by now. */
  of(thing: string): Miss[] {
    return this.#isMissed(thing) ? (this.#told[[...this.#choosing.picked, thing].join(' ')] ?? []) : [];
  }
}
