/** What is seen to move: Kronos, orders, what is destroyed. */
import { picture } from '../../frame/pictures';
import type { Flights } from '../part';
import { kronosOf } from './kronos';

const at = (region: unknown): string => `region:${String(region)}`;
const token = (family: string, id: unknown) => ({ look: 'token', icon: picture(family, String(id)) }) as const;

export const flights: Flights = {
  kronos_placed: ({ region }) => [{ to: at(region), ...token('monster', 'kronos') }],
  kronos_moved: ({ start, region }) => [{ from: at(start), to: at(region), ...token('monster', 'kronos') }],
  attitude_changed: ({ land, attitude }) => [{ to: `land:${String(land)}`, ...token('attitude', attitude) }],
  order_played: (_, view) => [{ from: `seat:${kronosOf(view).seat}`, to: 'monster:kronos', ...token('kronos_action', 'play_order') }],
  temple_destroyed: ({ region }) => [{ to: at(region), ...token('kronos_action', 'destroy_temple') }],
  monument_damaged: ({ god }) => [{ to: `god:${String(god)}`, ...token('kronos_action', 'kronos_destroy_monument') }],
  monument_destroyed: ({ god }) => [{ to: `god:${String(god)}`, ...token('kronos_action', 'kronos_destroy_monument') }],
  hoplite_led: ({ start, region, seat }) => [{ from: at(start), to: at(region), look: 'shield', seat: Number(seat) }],
  chain_broken: ({ chain }) => [{ to: `chain:${String(chain)}`, ...token('chain', chain) }],
};
