/** The opportunity cards in the reference. */
import scrollUnfurled from 'icon:scroll-unfurled';
import { one } from '../../../../lib/icon';
import type { Group } from '../../../../lib/rules/reference';
import { icons } from './icons';

export const groups: Group[] = [
  {
    id: 'event_cards',
    table: 'event_cards',
    family: 'event_card',
    clause: { within: 'HO-2' },
    picture: (id) => ({ drawing: icons.event_card![id] ?? one(scrollUnfurled), ground: 'bronze' }),
    copies: () => 1,
  },
];
