/** How it is offered at a new table. */
import lyre from 'icon:lyre';
import type { Card } from '../../../../lib/modules';

export const card: Card = { modules: ['apollo_simple', 'apollo_full'], group: 'gods', order: 9, weight: 2, icons: [lyre] };
