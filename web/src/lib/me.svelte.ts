/** Oneself. Whoever does something that needs a name becomes a guest at once. */
import { api, Refusal } from './api';
import { settings, type Language, LANGUAGES } from './settings.svelte';
import { texts } from './texts.svelte';
import type { Person } from './wire';

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

  async meet(): Promise<void> {
    try {
      this.#person = await api.me();
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      this.#person = null;
    }
    this.#known = true;
  }

  /** The person, as a guest with a name of chance if nobody has said theirs. */
  async someone(): Promise<Person> {
    if (!this.#known) await this.meet();
    this.#person ??= await api.guest(this.#chanceName(), settings.language);
    return this.#person;
  }

  become(person: Person | null): void {
    this.#person = person;
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
