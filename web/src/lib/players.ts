/** The players' colours, each with its emblem: never colour alone. They go by seat, unless a game's view tells them. */
import { getContext, setContext } from 'svelte';

export const COLOURS = ['red', 'yellow', 'green', 'blue', 'purple', 'black'] as const;
/** Kronos has no colour of his own: a black shield with a sickle. */
export type Colour = (typeof COLOURS)[number] | 'kronos';

export function seatColour(seat: number): Colour {
  return COLOURS[seat % COLOURS.length]!;
}

/** The colour of a role that has one of its own; undefined: that of the seat. */
export const roleColour = (role: string | undefined): Colour | undefined => (role === 'kronos' ? role : undefined);

/** Who has which colour at a table; null: none chosen yet, undefined: that of the seat. */
export type Liveries = (seat: number) => Colour | null | undefined;

const LIVERIES = Symbol('liveries');

/** For all that is drawn within: the colours as the table tells them. */
export function wear(liveries: Liveries): void {
  setContext(LIVERIES, liveries);
}

/** The colour of a seat where it is drawn; null: none chosen yet. To be asked for while a component is made. */
export function liveries(): (seat: number) => Colour | null {
  const told = getContext<Liveries | undefined>(LIVERIES);
  return (seat) => {
    const colour = told?.(seat);
    return colour === undefined ? seatColour(seat) : colour;
  };
}

/** The emblems' outlines, in a box of 24 x 24. */
export const EMBLEMS: Record<Colour, string> = {
  red: 'M12 2.6 21.4 21h-5.2L12 12.3 7.8 21H2.6z',
  yellow: 'm12 1.2 1.9 6.2 5.7-3-3 5.7 6.2 1.9-6.2 1.9 3 5.7-5.7-3L12 22.8l-1.9-6.2-5.7 3 3-5.7L1.2 12l6.2-1.9-3-5.7 5.7 3z',
  green: 'M12.9 22.6h-1.8v-5.2C6 15.6 4.2 8.4 11.1 1.6V14h1.8V1.6C19.8 8.4 18 15.6 12.9 17.4z',
  blue: 'M2 7.6c3.3-4.3 6.7-4.3 10 0s6.7 4.3 10 0v4.2c-3.3 4.3-6.7 4.3-10 0s-6.7-4.3-10 0zM2 15.4c3.3-4.3 6.7-4.3 10 0s6.7 4.3 10 0v4.2c-3.3 4.3-6.7 4.3-10 0s-6.7-4.3-10 0z',
  purple: 'M16.8 2.2A10.2 10.2 0 1 0 21.9 17 9.3 9.3 0 0 1 16.8 2.2z',
  kronos: 'M20.8 3.4C13 .6 4.6 4.2 3.2 12.4c-.5 2.8.2 5.6 1.5 7.4l-2 2 1.6 1.4 3.9-3.8-.6-.9C4 11.9 10 5.3 20.8 3.4z',
  black: 'M12 1.8a10.2 10.2 0 1 0 0 20.4 10.2 10.2 0 0 0 0-20.4zm0 4.4a5.8 5.8 0 1 1 0 11.6 5.8 5.8 0 0 1 0-11.6zm0 3.3a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
};
