/** How it is offered at a new table. */
import anvil from 'icon:anvil';
import type { Card } from '../../../../lib/modules';

export const card: Card = { modules: ['hephaestus_simple', 'hephaestus_full'], group: 'gods', order: 8, weight: 2, icons: [anvil] };
