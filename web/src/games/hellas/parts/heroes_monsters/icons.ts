/** Pictures of its heroes, monsters and artifacts. */
import bigWave from 'icon:big-wave';
import dragonSpiral from 'icon:dragon-spiral';
import horseHead from 'icon:horse-head';
import snakeSpiral from 'icon:snake-spiral';
import stoneSphere from 'icon:stone-sphere';
import thirdEye from 'icon:third-eye';
import trojanHorse from 'icon:trojan-horse';
import volcano from 'icon:volcano';
import { one } from '../../../../lib/icon';
import type { Icons } from '../part';

export const icons: Icons = {
  hero: { odysseus: one(trojanHorse), cassandra: one(thirdEye), cleito: one(bigWave), hector: one(horseHead) },
  monster: { typhon: one(dragonSpiral), python: one(snakeSpiral) },
  artifact: { aitne: one(volcano), omphalos: one(stoneSphere) },
};
