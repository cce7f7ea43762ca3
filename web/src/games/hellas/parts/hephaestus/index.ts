/** Hephaestus: his hammer, and what the artifacts that come with him ask. */
import colombianStatue from 'icon:colombian-statue';
import pouringChalice from 'icon:pouring-chalice';
import { one } from '../../../../lib/icon';
import type { Part } from '../part';
import { beats } from './beats';
import { icons } from './icons';

const part: Part = {
  id: 'hephaestus',
  beats,
  active: (view) => 'goblet' in view,
  icons,
  news: {
    goblet_poured: { icon: () => one(pouringChalice), own: false },
    winner_turned_back: { icon: () => one(colombianStatue) },
  },
  offers: ['exchange_blessing'],
  about: ({ kind, about }) => (kind === 'exchange_blessing' ? `blessing:${String(about.blessing)}` : null),
};
export default part;
