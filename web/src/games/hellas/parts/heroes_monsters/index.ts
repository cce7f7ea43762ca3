/** Heroes and monsters: what Cassandra foresees, and what Typhon takes. */
import { ICONS } from '../../../icons/hellas';
import { asked } from '../../frame/scenes';
import Shelf from '../../frame/Shelf.svelte';
import type { Part } from '../part';
import { icons } from './icons';

const part: Part = {
  id: 'heroes_monsters',
  active: (view) => 'prophecy' in view,
  /** The blessing of the draft and the one foreseen. */
  scene: { Scene: Shelf, shows: (view) => asked(view) === 'foresee' },
  icons,
  news: { blessing_discarded: { icon: () => ICONS['hand-of-god'], own: false } },
  // The hunt waits behind the cards.
  offers: ['discard_blessing'],
  onMap: ['discard_blessing'],
};
export default part;
