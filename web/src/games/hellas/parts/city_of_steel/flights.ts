/** What is seen to move: a thread to its hero, and the call of the flute. */
import type { Flights } from '../part';
import { icons } from './icons';

const to = (hero: unknown): string => `hero:${String(hero)}`;

export const flights: Flights = {
  hero_laid_down: ({ seat, hero }) => [{ from: `seat:${String(seat)}`, to: to(hero), look: 'token', icon: icons.piece!.thread! }],
  hero_led: ({ seat, hero }) => [{ from: `seat:${String(seat)}`, to: to(hero), look: 'token', icon: icons.artifact!.pan_flute! }],
};
