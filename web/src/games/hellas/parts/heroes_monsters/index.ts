/** Heroes and monsters: what Cassandra foresees, and what Typhon takes. */
import { asked } from '../../frame/scenes';
import Shelf from '../../frame/Shelf.svelte';
import type { Part } from '../part';
import { beats } from './beats';
import { flights } from './flights';
import { icons } from './icons';

const part: Part = {
  id: 'heroes_monsters',
  beats,
  flights,
  active: (view) => 'aside' in view,
  /** The blessing of the draft and the one foreseen. */
  scene: { Scene: Shelf, shows: (view) => asked(view) === 'foresee' },
  icons,
  // The hunt waits behind the cards.
  offers: ['discard_blessing'],
  onMap: ['discard_blessing'],
};
export default part;
