/** How it is offered at a new table. */
import bigWave from 'icon:big-wave';
import robotGolem from 'icon:robot-golem';
import mermaid from 'icon:mermaid';
import type { Card } from '../../../../lib/modules';

export const card: Card = { modules: ['atlantis'], group: 'lands', order: 12, weight: 2, icons: [bigWave, robotGolem, mermaid] };
