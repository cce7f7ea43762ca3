/** How it is offered at a new table. */
import trojanHorse from 'icon:trojan-horse';
import thirdEye from 'icon:third-eye';
import dragonSpiral from 'icon:dragon-spiral';
import snakeSpiral from 'icon:snake-spiral';
import type { Card } from '../../../../lib/modules';

export const card: Card = { modules: ['heroes_monsters'], group: 'cards', order: 1, weight: 1, icons: [trojanHorse, thirdEye, dragonSpiral, snakeSpiral] };
