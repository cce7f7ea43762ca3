/** What is seen to move: hoplites that leave the game or come back, and Warriors. */
import { picture } from '../../frame/pictures';
import type { Flights } from '../part';

const at = (region: unknown): string => `region:${String(region)}`;

export const flights: Flights = {
  hoplites_removed: ({ seat, count }) => [{ to: `seat:${String(seat)}`, look: 'loss', text: `−${String(count)}` }],
  hoplite_removed: ({ region }) => [{ to: at(region), look: 'loss', text: '−1' }],
  warrior_placed: ({ region }) => [{ to: at(region), look: 'token', icon: picture('strength', 'warriors') }],
  gate_placed: ({ region }) => [{ to: at(region), look: 'token', icon: picture('piece', 'gate') }],
  warriors_moved: ({ start, region }) => [{ from: at(start), to: at(region), look: 'token', icon: picture('strength', 'warriors') }],
  warriors_struck: ({ region }) => [{ to: at(region), look: 'token', icon: picture('strength', 'warriors') }],
  hoplites_raised: ({ seat, region, count }) => [{ from: `gate:${String(region)}`, to: at(region), look: 'shield', seat: Number(seat), count: Number(count) }],
  hoplites_returned: ({ seat }) => [{ to: `seat:${String(seat)}/supply`, look: 'shield', seat: Number(seat) }],
};
