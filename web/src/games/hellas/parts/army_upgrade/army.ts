/** Which board each lord has, and the upgrades on it. What stands on a board is known from the game's data. */
import type { View } from '../../../../lib/board';
import { printed } from '../../frame/facts.svelte';

interface Armies {
  boards: Record<string, number>;
  upgrades: Record<string, number>;
  stormed: boolean;
}

export interface Cell {
  id: string;
  /** A token lies on it. */
  taken: boolean;
  upper: boolean;
}

export const armiesOf = (view: View): Armies | null => (view.army_upgrade as Armies | undefined) ?? null;

export function boardOf(view: View, seat: number): string | null {
  const boards = armiesOf(view)?.boards ?? {};
  return Object.keys(boards).find((id) => boards[id] === seat) ?? null;
}

/** The upgrades printed on a board, the upper one first. */
export function printedOn(board: string): string[] {
  return Object.entries(printed.tables.army_upgrades ?? {})
    .filter(([, facts]) => facts.board === board)
    .sort(([, one], [, other]) => Number(other.level === 'upper') - Number(one.level === 'upper'))
    .map(([id]) => id);
}

export const isUpper = (id: string): boolean => printed.of('army_upgrades', id).level === 'upper';

export function cellsOf(view: View, board: string): Cell[] {
  const taken = armiesOf(view)?.upgrades ?? {};
  return printedOn(board).map((id) => ({ id, taken: id in taken, upper: isUpper(id) }));
}
