/** King of Kings: the countdown after the fifth monument. */
import { ICONS } from '../../../icons/hellas';
import { namedThing } from '../../frame/thing';
import type { Part } from '../part';
import Countdown from './Countdown.svelte';
import { kingOf } from './king';

export const king: Part = {
  id: 'king',
  active: (view) => kingOf(view) !== null,
  sacred: Countdown,
  things: { king: (_, __, texts) => namedThing(texts, 'victory', 'king_of_kings') },
  news: {
    king_countdown: { icon: () => ICONS.obelisk },
    king_undecided: { icon: () => ICONS.obelisk },
  },
};
