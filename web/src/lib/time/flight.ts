/** What is seen to move with an event, and where on the page it begins and ends. */
import type { Icon } from '../icon';

export interface Flight {
  /**
   * Places by the names that things have on the table: `region:elis`, `hex:1,-2`, `seat:2` for a player's plate,
   * `seat:2/favours` for what it says of something. Without `from` it shows itself where it belongs.
   */
  from?: string;
  to: string;
  /** A player's shield, a round token, a card, a stone of a colour, a die that is thrown, a loss. */
  look: 'shield' | 'token' | 'card' | 'stone' | 'die' | 'loss';
  seat?: number;
  colour?: string;
  icon?: Icon;
  text?: string;
  /** So many of the same, one after another. */
  count?: number;
}

/** The layer is made for no more than these. */
export const MOST = 12;
/** Of an army, so many shields go for all. */
const SHIELDS = 3;
/** One after another. */
export const APART = 60;

export interface Flyer extends Flight {
  key: string;
  wait: number;
  /** How many go to the same place before it. */
  nth: number;
}

/** Every piece by itself. */
export function flyersOf(beat: string, flights: readonly Flight[]): Flyer[] {
  const all = flights.flatMap((flight) => Array.from({ length: Math.min(SHIELDS, Math.max(1, flight.count ?? 1)) }, () => flight));
  return all.slice(0, MOST).map((flight, n) => ({ ...flight, key: `${beat} ${n}`, wait: n * APART, nth: all.slice(0, n).filter(({ to }) => to === flight.to).length }));
}

const isSeen = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return element.getClientRects().length > 0 && width + height > 0;
};

/** The element at which a piece sets out or lands: of a plate that part which it belongs to, or else the player's shield. */
export function markOf(place: string): Element | null {
  const [whole, part] = place.split('/') as [string, string | undefined];
  const element = elementOf(whole);
  if (!element || !whole.startsWith('seat:')) return element;
  const things = part === undefined ? [] : element.querySelectorAll(['data-thing', 'data-target'].map((name) => `[${name}^="${CSS.escape(part)}"]`).join());
  return [...things, ...element.querySelectorAll('.shield')].find(isSeen) ?? element;
}

/** The element that stands for a place: a mark that the board has put there, or the thing itself. */
export function elementOf(place: string): Element | null {
  const name = CSS.escape(place);
  for (const attribute of place.startsWith('seat:') ? ['data-seat'] : ['data-place', 'data-target', 'data-thing']) {
    const value = attribute === 'data-seat' ? CSS.escape(place.slice('seat:'.length)) : name;
    for (const element of document.querySelectorAll(`:is(.table, .stand) [${attribute}="${value}"]:not(.chart *)`)) if (isSeen(element)) return element;
  }
  return null;
}

export interface Spot {
  x: number;
  y: number;
}

export function middleOf(element: Element): Spot {
  const { x, y, width, height } = element.getBoundingClientRect();
  return { x: x + width / 2, y: y + height / 2 };
}
