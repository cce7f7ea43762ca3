/** The constructs in the reference. */
import type { Group } from '../../../../lib/rules/reference';
import { icons } from './icons';
import { clauses } from './written';

const written: Record<string, string> = clauses;

export const groups: Group[] = [
  {
    id: 'constructs',
    table: 'constructs',
    family: 'construct',
    clause: (id) => written[`construct-${id}`] ?? null,
    picture: (id) => ({ drawing: icons.construct![id]!, ground: 'bronze' }),
    copies: () => 1,
  },
];
