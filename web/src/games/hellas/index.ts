/** Lords of Hellas on the table. */
import type { GameClient, View } from '../../lib/board';
import { icon, label } from './actions';
import { anchorOf, clauseOf } from './clauses';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import Other from './Other.svelte';
import Own from './Own.svelte';
import { races, standing } from './reading';
import Scene from './Scene.svelte';
import { hasScene } from './scenes';
import { thing } from './thing';

/** How far on the ways to victory: lands, temples, monsters, tokens. */
const figures = (view: View, seat: number): string =>
  races(view)
    .map((victory) => standing(view, seat, victory).now)
    .join(' · ');

const hellas: GameClient = {
  Board,
  Own,
  Other,
  Scene,
  hasScene,
  Ending,
  thing,
  anchor: (target) => {
    const [kind = '', id = ''] = target.split(':');
    return anchorOf(kind, id);
  },
  endClause: (reason) => clauseOf('victory', reason),
  label,
  icon,
  standing: figures,
  load: () => Promise.resolve(),
};

export default hellas;
