/** How it is offered at a new table. */
import goldBar from 'icon:gold-bar';
import type { Card } from '../../../../lib/modules';

export const card: Card = { modules: ['orichalkum'], group: 'gods', order: 11, weight: 2, icons: [goldBar] };
