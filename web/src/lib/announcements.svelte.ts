/** What the house tells everybody: heard over a table's line, or asked for. */
import type { Announcement } from './wire';

const PLACE = 'aegean.announcement';

class Announcements {
  #current = $state.raw<Announcement | null>(null);
  /** The one that was put away on this device. */
  #read = $state(remembered());

  /** Why nobody plays any more at the table that is looked at; empty: somebody does. */
  closed = $state('');

  /** What is to be shown now. */
  get shown(): string {
    const current = this.#current;
    return current && key(current) !== this.#read ? current.text : '';
  }

  heard(announcement: Announcement | null): void {
    this.#current = announcement && announcement.text && announcement.until * 1000 > Date.now() ? announcement : null;
  }

  /** Asks the server; where it does not answer, what is known stays. */
  async look(ask: () => Promise<Announcement | null>): Promise<void> {
    try {
      this.heard(await ask());
    } catch {
      // It is asked again.
    }
  }

  dismiss(): void {
    if (!this.#current) return;
    this.#read = key(this.#current);
    try {
      localStorage.setItem(PLACE, this.#read);
    } catch {
      // Then it is put away for this visit.
    }
  }
}

const key = (one: Announcement): string => `${one.until} ${one.text}`;

function remembered(): string {
  try {
    return localStorage.getItem(PLACE) ?? '';
  } catch {
    return '';
  }
}

export const announcements = new Announcements();
