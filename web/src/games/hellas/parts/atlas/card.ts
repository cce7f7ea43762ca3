/** How it is offered at a new table. */
import atlas from 'icon:atlas';
import type { Card } from '../../../../lib/modules';

export const card: Card = { modules: ['atlas_overload', 'atlas_hesperides'], group: 'gods', order: 10, weight: 3, icons: [atlas] };
