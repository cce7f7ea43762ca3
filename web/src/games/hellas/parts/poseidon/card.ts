/** How it is offered at a new table. */
import trident from 'icon:trident';
import type { Card } from '../../../../lib/modules';

export const card: Card = { modules: ['poseidon_simple', 'poseidon_full'], group: 'gods', order: 6, weight: 2, icons: [trident] };
