/** What is seen to move: the hero and the hoplites to their regions, a blessing to a plate. */
import { ICONS } from '../../../icons/hellas';
import { blessingIcon, heroIcon } from '../../frame/pictures';
import { players } from '../../frame/reading';
import type { Flights } from '../part';

const plate = (seat: unknown): string => `seat:${String(seat)}`;

export const flights: Flights = {
  hero_placed_alone: ({ seat, region }, view) => [
    { from: plate(seat), to: `region:${String(region)}`, look: 'token', icon: heroIcon(players(view)[Number(seat)]?.hero ?? null) },
  ],
  army_placed: ({ seat, region, count }) => [{ from: plate(seat), to: `region:${String(region)}`, look: 'shield', seat: Number(seat), count: Number(count) }],
  blessing_foreseen: ({ seat, blessing }) => [
    { to: plate(seat), look: 'card', icon: blessing === undefined ? ICONS['hand-of-god'] : blessingIcon(String(blessing)) },
  ],
};
