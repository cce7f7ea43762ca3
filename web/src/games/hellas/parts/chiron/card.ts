/** How it is offered at a new table. */
import centaur from 'icon:centaur';
import type { Card } from '../../../../lib/modules';

export const card: Card = { modules: ['chiron'], group: 'cards', order: 5, weight: 2, icons: [centaur] };
