/** Atlas in the Garden of the Hesperides: the ports and the titan on the map, and the golden apples. */
import shinyApple from 'icon:shiny-apple';
import { one } from '../../../../lib/icon';
import type { Part } from '../part';
import { beats } from './beats';
import { flights } from './flights';
import { APPLE, appleThing, atlasThing, hereSends, sendingThing } from './atlas';
import Garden from './Garden.svelte';
import GardenLine from './GardenLine.svelte';
import { icons } from './icons';
import Titan from './Titan.svelte';

const apple = () => one(shinyApple);

const part: Part = {
  id: 'atlas_hesperides',
  beats,
  flights,
  active: (view) => 'garden' in view,
  pieces: Titan,
  module: { Panel: Garden, Line: GardenLine },
  icons,
  things: { atlas: atlasThing, sending: sendingThing, [APPLE]: appleThing, eat_apple: appleThing },
  here: hereSends,
  news: {
    apple_gained: { icon: apple, own: false },
    apple_eaten: { icon: apple, own: false },
    apple_raised: { icon: apple, own: false },
    hoplite_sent_for_apple: { icon: apple, own: false },
  },
};
export default part;
