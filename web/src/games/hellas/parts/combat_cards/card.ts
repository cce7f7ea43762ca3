/** How it is offered at a new table. */
import gladius from 'icon:gladius';
import pocketBow from 'icon:pocket-bow';
import sickle from 'icon:sickle';
import type { Card } from '../../../../lib/modules';

export const card: Card = { modules: ['combat_cards'], group: 'cards', order: 2, weight: 1, icons: [gladius, pocketBow, sickle] };
