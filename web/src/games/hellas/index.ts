/** Lords of Hellas on the table. */
import type { GameClient, Reach, View } from '../../lib/board';
import { ICONS } from '../icons/hellas';
import { icon, label } from './actions';
import { anchorOf, clauseOf } from './clauses';
import Board from './Board.svelte';
import Ending from './Ending.svelte';
import Other from './Other.svelte';
import Own from './Own.svelte';
import { VICTORY_ICONS } from './names';
import { races, standing } from './reading';
import Scene from './Scene.svelte';
import { hasScene } from './scenes';
import { thing } from './thing';

/** How far on the ways to victory: lands, temples, monsters, tokens. */
const reaches = (view: View, seat: number): Reach[] =>
  races(view).map((victory) => ({
    ...standing(view, seat, victory),
    icon: ICONS[VICTORY_ICONS[victory] ?? 'laurels'].parts[0]!.outline,
    name: `hellas-victory-${victory}`,
  }));

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
  standing: reaches,
  load: () => Promise.resolve(),
};

export default hellas;
