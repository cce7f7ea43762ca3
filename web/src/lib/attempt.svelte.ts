/** One attempt at a time to do what a form asks for, and what went wrong with it. */
import { Refusal } from './api';
import { refusal } from './names';
import { notices } from './notices.svelte';
import { texts } from './texts.svelte';

export class Attempt {
  busy = $state(false);
  fault = $state('');
  #next: (() => Promise<void>) | undefined;

  /** `instead` words refusals that mean something else here than elsewhere, by their codes. */
  async make(deed: () => Promise<void>, instead: Record<string, string> = {}): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.fault = '';
    try {
      await deed();
    } catch (refused) {
      if (!(refused instanceof Refusal)) throw refused;
      const other = instead[refused.code];
      this.fault = other ? texts.text(other) : refusal(texts, refused);
    } finally {
      this.busy = false;
    }
  }

  /** A search may be asked for while another is under way: then the last one asked for comes after it. */
  async search(look: () => Promise<void>): Promise<void> {
    if (this.busy) {
      this.#next = look;
      return;
    }
    let next: (() => Promise<void>) | undefined = look;
    while (next) {
      this.#next = undefined;
      await this.make(next);
      next = this.#next;
    }
  }

  /** Where there is no form to say it in: a refusal becomes a notice. */
  async told(deed: () => Promise<void>): Promise<void> {
    await this.make(deed);
    if (this.fault) notices.tell(this.fault, true);
  }
}
