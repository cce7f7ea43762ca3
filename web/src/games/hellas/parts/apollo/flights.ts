/** What is seen to move: a muse's card to her lord, and she herself over the map. */
import { picture } from '../../frame/pictures';
import type { Flights } from '../part';

const at = (region: unknown): string => `region:${String(region)}`;
const plate = (seat: unknown): string => `seat:${String(seat)}`;
const face = (muse: unknown) => picture('muse', String(muse));

export const flights: Flights = {
  muse_taken: ({ seat, muse }) => [{ to: plate(seat), look: 'card', icon: face(muse) }],
  muse_came: ({ region, muse }) => [{ to: at(region), look: 'token', icon: face(muse) }],
  muse_moved: ({ start, region, muse }) => [{ from: at(start), to: at(region), look: 'token', icon: face(muse) }],
};
