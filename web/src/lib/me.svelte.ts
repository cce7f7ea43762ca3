/** Oneself. Whoever does something that needs a name becomes a guest at once. */
import { api, Refusal } from './api';
import { settings, type Language, LANGUAGES } from './settings.svelte';
import { texts } from './texts.svelte';
import type { Person } from './wire';

/** That somebody was here before is remembered beside the server's cookie, which the page cannot see. */
const PLACE = 'aegean.person';
const MOST_NAMES = 4;

function wasHere(): boolean {
  try {
    return localStorage.getItem(PLACE) !== null;
  } catch {
    return true; // A browser that keeps nothing may still keep the cookie.
  }
}

class Me {
  #person = $state.raw<Person | null>(null);
  #known = $state(false);

  get person(): Person | null {
    return this.#person;
  }

  /** Whether the server has been asked who this is. */
  get known(): boolean {
    return this.#known;
  }

  /** Asks the server who this is, unless nobody was ever here. */
  async meet(sure = wasHere()): Promise<void> {
    try {
      this.become(sure ? await api.me() : null);
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      if (fault.code === 'not-signed-in') this.become(null);
    }
    this.#known = true;
  }

  /** The person, as a guest with a name of chance if nobody has said theirs. */
  async someone(): Promise<Person> {
    if (!this.#known) await this.meet();
    for (let tries = 1; !this.#person; tries++) {
      try {
        this.become(await api.guest(this.#chanceName(), settings.language));
      } catch (fault) {
        // The cookie outlived what the browser keeps beside it; or a name of chance is an account's.
        if (fault instanceof Refusal && fault.code === 'conflict') await this.meet(true);
        else if (!(fault instanceof Refusal) || fault.code !== 'name-taken' || tries === MOST_NAMES) throw fault;
      }
    }
    return this.#person;
  }

  become(person: Person | null): void {
    this.#person = person;
    try {
      if (person) localStorage.setItem(PLACE, 'yes');
      else localStorage.removeItem(PLACE);
    } catch {
      // Then the server is asked every time.
    }
  }

  async speak(language: Language): Promise<void> {
    await texts.speak(language);
    settings.language = language;
    if (this.#person && this.#person.language !== language) {
      try {
        this.#person = await api.profile({ language });
      } catch {
        // It is kept in this browser all the same.
      }
    }
  }

  #chanceName(): string {
    const names = texts.text('web-guest-names').split(',').map((name) => name.trim());
    const name = names[Math.floor(Math.random() * names.length)] ?? 'Guest';
    return `${name} ${1 + Math.floor(Math.random() * 99)}`.slice(0, 24);
  }
}

export const me = new Me();

export function isLanguage(value: string): value is Language {
  return (LANGUAGES as readonly string[]).includes(value);
}
