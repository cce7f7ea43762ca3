/** Pictures of its city, hero, monsters, artifacts and threads. */
import cobweb from 'icon:cobweb';
import goat from 'icon:goat';
import hangingSpider from 'icon:hanging-spider';
import horseHead from 'icon:horse-head';
import panFlute from 'icon:pan-flute';
import stoneWall from 'icon:stone-wall';
import yarn from 'icon:yarn';
import { one } from '../../../../lib/icon';
import type { Icons } from '../part';

export const icons: Icons = {
  city: { troy: one(stoneWall) },
  hero: { hector: one(horseHead) },
  monster: { satyr: one(goat), arachne: one(hangingSpider) },
  artifact: { pan_flute: one(panFlute), arachnes_thread: one(yarn) },
  away: { arachne: one(cobweb) },
  piece: { thread: one(cobweb) },
  action: { lead_hero: one(panFlute), lay_down: one(yarn), settle: one(stoneWall) },
};
