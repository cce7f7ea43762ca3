/** What is seen to move: hoplites to Atlas and back, his token, and the sky. */
import { picture } from '../../frame/pictures';
import type { Flights } from '../part';

const at = (region: unknown): string => `region:${String(region)}`;

export const flights: Flights = {
  atlas_left: ({ seat, count }) => [{ from: 'atlas', to: `seat:${String(seat)}/supply`, look: 'shield', seat: Number(seat), count: Number(count) }],
  hoplite_sent: ({ seat, region }) => [{ from: at(region), to: 'atlas', look: 'shield', seat: Number(seat) }],
  hoplite_sent_for_apple: ({ seat, region }) => [{ from: at(region), to: 'atlas', look: 'shield', seat: Number(seat) }],
  apple_gained: ({ seat }) => [{ from: 'atlas', to: `seat:${String(seat)}`, look: 'token', icon: picture('piece', 'apple') }],
  apple_eaten: ({ seat }) => [{ to: `seat:${String(seat)}`, look: 'token', icon: picture('piece', 'apple') }],
  apple_raised: ({ seat }) => [{ to: `seat:${String(seat)}`, look: 'token', icon: picture('piece', 'apple') }],
  bonus_taken: ({ seat }) => [{ from: 'atlas', to: `seat:${String(seat)}`, look: 'token', icon: picture('piece', 'atlas') }],
  sky_sank: ({ spaces }) => [{ to: 'atlas', look: 'loss', text: Number(spaces) > 0 ? `−${String(spaces)}` : '0' }],
  sky_held: ({ seat, spaces }) => [{ from: `seat:${String(seat)}`, to: 'atlas', look: 'loss', text: `+${String(spaces)}` }],
};
