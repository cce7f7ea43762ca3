/** Apollo: the lute, and the event cards that one alone sees. */
import lyre from 'icon:lyre';
import { one } from '../../../../lib/icon';
import { asked } from '../../frame/scenes';
import Shelf from '../../frame/Shelf.svelte';
import type { Part } from '../part';
import { beats } from './beats';
import { flights } from './flights';
import { drawnThing } from './drawn';
import { icons } from './icons';

const part: Part = {
  id: 'apollo',
  beats,
  flights,
  active: (view) => 'vision' in view,
  scene: { Scene: Shelf, shows: (view) => asked(view) === 'choose_event' },
  icons,
  things: { drawn: drawnThing },
  news: { roll_ignored: { icon: () => one(lyre), own: false } },
  onMap: ['answer_roll'],
};
export default part;
