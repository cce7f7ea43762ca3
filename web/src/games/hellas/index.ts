/** Lords of Hellas on the table. */
import type { GameClient, Reach, View } from '../../lib/board';
import { beats } from './beats';
import { anchorOf, clauseOf } from './clauses';
import { flights, where } from './flights';
import { icon, label } from './frame/actions';
import Board from './frame/Board.svelte';
import Ending from './frame/Ending.svelte';
import { loadFacts } from './frame/facts.svelte';
import Modules from './frame/Modules.svelte';
import { newsOf } from './frame/news';
import Other from './frame/Other.svelte';
import Own from './frame/Own.svelte';
import { picture } from './frame/pictures';
import { races, standing } from './frame/reading';
import Scene from './frame/Scene.svelte';
import { hasScene } from './frame/scenes';
import { thing } from './frame/thing';
import { loadParts } from './parts';
import { registry } from './parts/registry.svelte';

/** How far on the ways to victory: lands, temples, monsters, tokens. */
const reaches = (view: View, seat: number): Reach[] =>
  races(view).map((victory) => ({
    ...standing(view, seat, victory),
    icon: picture('victory', victory).parts[0]!.outline,
    name: `hellas-victory-${victory}`,
  }));

const hellas: GameClient = {
  Board,
  Own,
  Other,
  Scene,
  hasScene,
  Ending,
  Modules,
  hasModules: (view) => registry.active(view).some(({ module }) => module),
  thing,
  anchor: (target) => {
    const [kind = '', id = ''] = target.split(':');
    return anchorOf(kind, id);
  },
  endClause: (reason) => clauseOf('victory', reason),
  label,
  icon,
  standing: reaches,
  beats,
  where,
  flights,
  announces: (event, you) => newsOf(event, you) !== null,
  load: async (options) => {
    await Promise.all([loadParts(options), loadFacts('hellas', options)]);
  },
};

export default hellas;
