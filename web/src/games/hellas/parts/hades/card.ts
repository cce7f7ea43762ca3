/** How it is offered at a new table. */
import skullCrossedBones from 'icon:skull-crossed-bones';
import type { Card } from '../../../../lib/modules';

export const card: Card = { modules: ['hades_simple', 'hades_full'], group: 'gods', order: 7, weight: 2, icons: [skullCrossedBones] };
