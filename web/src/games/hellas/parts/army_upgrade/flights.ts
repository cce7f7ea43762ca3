/** What is seen to move: a board and an upgrade to their lord's plate. */
import { picture } from '../../frame/pictures';
import type { Flights } from '../part';

const plate = (seat: unknown): string => `seat:${String(seat)}`;

export const flights: Flights = {
  board_chosen: ({ seat, army_board }) => [{ to: plate(seat), look: 'card', icon: picture('army_board', String(army_board)) }],
  army_upgraded: ({ seat, army_upgrade }) => [{ to: plate(seat), look: 'card', icon: picture('army_upgrade', String(army_upgrade)) }],
};
