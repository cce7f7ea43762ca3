/** The Oracle of Delphi on the table. */
import type { GameClient, View } from '../../lib/board';
import { icon, label } from './actions';
import Board from './Board.svelte';
import Other from './Other.svelte';
import Own from './Own.svelte';
import { decides, players, taskRows } from './reading';
import Scene from './Scene.svelte';
import { thing } from './thing';
import './clouds.css';

/** What is asked away from the map. */
const SCENES: ReadonlySet<string | null> = new Set(['fight', 'equipment', 'companion', 'draft_ship', 'drop_task']);

/** Tasks done, of all. */
function standing(view: View, seat: number): string {
  const player = players(view)[seat]!;
  const all = taskRows(view, player).reduce((sum, { tiles }) => sum + tiles.length, 0);
  return `${all - player.tasks_left}/${all}`;
}

const delphi: GameClient = {
  Board,
  Own,
  Other,
  Scene,
  hasScene: (view: View) => SCENES.has(decides(view, (view.you as number | null | undefined) ?? null)),
  thing,
  label,
  icon,
  cost: ({ fields }) => (typeof fields.favours === 'number' ? fields.favours : 0),
  standing,
  load: () => Promise.resolve(),
};

export default delphi;
