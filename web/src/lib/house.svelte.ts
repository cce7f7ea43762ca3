/** The house that one has come to: what it is called, and whom its door lets in. */
import { api, Refusal } from './api';
import { me } from './me.svelte';
import type { House as Told } from './wire';

/** A door that stood open the last time is taken for open until the server has answered: nobody waits for that. */
const PLACE = 'aegean.door';

function stoodOpen(): boolean {
  try {
    return localStorage.getItem(PLACE) === 'open';
  } catch {
    return false;
  }
}

class House {
  #told = $state.raw<Told | null>(stoodOpen() ? { name: '', door: 'open' } : null);

  get known(): boolean {
    return this.#told !== null;
  }

  get name(): string {
    return this.#told?.name ?? '';
  }

  get door(): Told['door'] {
    return this.#told?.door ?? 'open';
  }

  /** Whether whoever is here may come in. */
  get letsIn(): boolean {
    if (this.door === 'open') return true;
    const person = me.person;
    return person !== null && (this.door === 'accounts' ? !person.guest : person.member);
  }

  async ask(): Promise<void> {
    try {
      this.#told = await api.house();
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.#told ??= { name: '', door: 'open' }; // The page says by itself that nothing can be reached.
      return;
    }
    try {
      localStorage.setItem(PLACE, this.door);
    } catch {
      // Then it is asked first every time.
    }
  }
}

export const house = new House();
