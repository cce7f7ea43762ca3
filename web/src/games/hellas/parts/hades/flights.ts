/** What is seen to move: hoplites that leave the game. */
import type { Flights } from '../part';

export const flights: Flights = {
  hoplites_removed: ({ seat, count }) => [{ to: `seat:${String(seat)}`, look: 'loss', text: `−${String(count)}` }],
  hoplite_removed: ({ region }) => [{ to: `region:${String(region)}`, look: 'loss', text: '−1' }],
};
