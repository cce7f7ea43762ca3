/** What is seen to move: orichalkum from its city to a lord, and constructs. */
import { picture } from '../../frame/pictures';
import type { Flights } from '../part';

const metal = () => picture('piece', 'orichalkum');

export const flights: Flights = {
  orichalkum_taken: ({ seat, region }) => [{ from: `region:${String(region)}`, to: `seat:${String(seat)}`, look: 'token', icon: metal() }],
  orichalkum_spent: ({ seat, count }) => [{ to: `seat:${String(seat)}`, look: 'loss', text: `−${String(count)}` }],
  construct_used: ({ seat, construct }) => [{ from: `construct:${String(construct)}`, to: `seat:${String(seat)}`, look: 'token', icon: picture('construct', String(construct)) }],
};
