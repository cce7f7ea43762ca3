/** The Oracle of Delphi on the table. */
import type { Fields, GameClient, Reach, View } from '../../lib/board';
import { icon, label } from './actions';
import { announced } from './announcing';
import { bearing } from './bearing';
import { beats } from './beats';
import { anchorOf } from './clauses';
import Board from './Board.svelte';
import Chip from './Chip.svelte';
import { flights, ghost, whence, where } from './flights';
import Other from './Other.svelte';
import Own from './Own.svelte';
import { decides, players, taskRows, terrain } from './reading';
import Scene from './Scene.svelte';
import { thing } from './thing';
import World from './World.svelte';
import './clouds.css';

/** What is asked away from the map. */
const SCENES: ReadonlySet<string | null> = new Set(['fight', 'equipment', 'companion', 'choose_colour', 'draft_ship', 'drop_task']);

/** Tasks done, of all. */
function standing(view: View, seat: number): Reach[] {
  const player = players(view)[seat]!;
  const all = taskRows(view, player).reduce((sum, { tiles }) => sum + tiles.length, 0);
  const now = all - player.tasks_left;
  return [{ now, needed: all, share: (now / all) * 100 }];
}

/** A hex is looked up as the ground it is. */
function anchor(target: string, view: View): string | null {
  const [kind = '', id = ''] = target.split(':');
  if (kind !== 'hex') return anchorOf(kind, id);
  const ground = terrain(view).find(({ hex }) => hex === id);
  return ground ? anchorOf('ground', ground.kind) : null;
}

/** The colour of the water; the place of Zeus has none. */
function place({ hex }: Fields, view: View): Fields {
  const ground = terrain(view).find((one) => one.hex === hex);
  return ground ? { water: ground.colour ?? null } : {};
}

/** Before the first turn colours, ships and tasks are chosen. */
const SETTLING: ReadonlySet<string> = new Set(['choose_colour', 'draft_ship', 'drop_task']);
function turn(view: View): number | null {
  const asked = (view.deciding as { kind: string }[] | undefined) ?? [];
  return asked.some(({ kind }) => SETTLING.has(kind)) ? null : (view.active as number);
}

/** However many come home, one clause says who has won. */
const END = 'D-15.5';
const ENDS: ReadonlySet<string> = new Set(['reached_zeus', 'oracle_cards', 'favours', 'shared']);

const delphi: GameClient = {
  Board,
  Own,
  Other,
  Scene,
  World: { Sections: World, heights: () => [160] },
  hasScene: (view: View) => SCENES.has(decides(view, (view.you as number | null | undefined) ?? null)),
  prize: (_, { winners }) => winners.map((seat) => `ship:${seat}`),
  spoils: () => import('./Spoils.svelte'),
  thing,
  anchor,
  endClause: (reason) => (ENDS.has(reason) ? END : null),
  label,
  place,
  bearing,
  icon,
  cost: ({ fields }) => (typeof fields.favours === 'number' ? fields.favours : 0),
  standing,
  turn,
  losses: ({ kind }, _, view, texts) => {
    const dice = kind === 'end_turn' ? (players(view)[view.you as number]?.dice.length ?? 0) : 0;
    return dice > 0 ? [texts.text('web-delphi-loss-dice', { count: dice })] : [];
  },
  spends: ({ fields }, texts) => (typeof fields.favours === 'number' && fields.favours > 0 ? texts.text('web-delphi-spends', { favours: fields.favours }) : ''),
  Stone: Chip,
  folds: { favours_gained: 'count' },
  colour: (view, seat) => players(view)[seat]?.colour ?? null,
  beats,
  where,
  whence,
  flights,
  ghost,
  upright: true,
  announces: (event, you, events) => announced(events, events.indexOf(event), [], you) !== null,
  load: () => Promise.resolve(),
};

export default delphi;
