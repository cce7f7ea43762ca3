/** How it is offered at a new table. */
import scythe from 'icon:scythe';
import crossedChains from 'icon:crossed-chains';
import type { Card } from '../../../../lib/modules';

export const card: Card = { modules: ['kronos'], group: 'lands', order: 14, weight: 3, icons: [scythe, crossedChains], about: () => import('./About.svelte') };
