/** The muses in the reference. */
import type { Group } from '../../../../lib/rules/reference';
import { icons } from './icons';
import { clauses } from './written';

const written: Record<string, string> = clauses;

export const groups: Group[] = [
  {
    id: 'muses',
    table: 'muses',
    family: 'muse',
    clause: (id) => written[`muse-${id}`] ?? null,
    picture: (id) => ({ drawing: icons.muse![id]!, ground: 'bronze' }),
    copies: () => 1,
  },
];
