/** The army upgrade boards and their upgrades in the reference. */
import teamUpgrade from 'icon:team-upgrade';
import { one } from '../../../../lib/icon';
import type { Group } from '../../../../lib/rules/reference';
import { icons } from './icons';
import { clauses } from './written';

const written: Record<string, string> = clauses;

export const groups: Group[] = [
  {
    id: 'army_boards',
    table: 'army_boards',
    family: 'army_board',
    clause: () => clauses.army_board,
    picture: (id) => ({ drawing: icons.army_board![id] ?? one(teamUpgrade), ground: 'bronze' }),
    copies: () => 1,
  },
  {
    id: 'army_upgrades',
    table: 'army_upgrades',
    family: 'army_upgrade',
    clause: (id) => written[`army_upgrade-${id}`] ?? null,
    picture: (id) => ({ drawing: icons.army_upgrade![id] ?? one(teamUpgrade), ground: 'clay' }),
    tags: (texts, { board }) => [texts.text(`hellas-army_board-${String(board)}`)],
    copies: () => 1,
  },
];
