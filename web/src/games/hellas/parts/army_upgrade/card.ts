/** How it is offered at a new table. */
import teamUpgrade from 'icon:team-upgrade';
import type { Card } from '../../../../lib/modules';

export const card: Card = { modules: ['army_upgrade'], group: 'cards', order: 4, weight: 2, icons: [teamUpgrade] };
