/** What is seen to move: a monster that rises, swims or strikes, and the power of a god. */
import { ICONS } from '../../../icons/hellas';
import { godIcon, monsterIcon } from '../../frame/pictures';
import type { Flights } from '../part';

const at = (region: unknown): string => `region:${String(region)}`;

export const flights: Flights = {
  god_called: ({ god, seat }) => [{ from: `god:${String(god)}`, to: `seat:${String(seat)}`, look: 'token', icon: godIcon(String(god)) }],
  monster_appeared_at_sea: ({ monster, region }) => [{ to: at(region), look: 'token', icon: monsterIcon(String(monster)) }],
  region_attack_at_sea: ({ monster }, view) =>
    ((view.ports as { regions: string[] } | undefined)?.regions ?? []).map((port) => ({ from: `monster:${String(monster)}`, to: at(port), look: 'token', icon: ICONS.claws })),
};
