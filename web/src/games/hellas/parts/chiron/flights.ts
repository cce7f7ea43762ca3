/** What is seen to move: cards that are shown or learned. */
import { cardIcon } from '../../frame/pictures';
import type { Flights } from '../part';

const plate = (seat: unknown): string => `seat:${String(seat)}`;

export const flights: Flights = {
  card_shown: ({ seat, card }) => [{ to: plate(seat), look: 'card', icon: cardIcon(String(card)) }],
  laid_beside: ({ seat, card }) => [{ to: plate(seat), look: 'card', icon: cardIcon(String(card)) }],
};
