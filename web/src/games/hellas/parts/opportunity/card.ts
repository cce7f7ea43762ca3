/** How it is offered at a new table. */
import scrollUnfurled from 'icon:scroll-unfurled';
import type { Card } from '../../../../lib/modules';

export const card: Card = { modules: ['opportunity'], group: 'cards', order: 3, weight: 1, icons: [scrollUnfurled] };
