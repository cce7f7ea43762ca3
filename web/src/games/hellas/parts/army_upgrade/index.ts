/** Army upgrades: a board for each lord, and what its army has learned. */
import teamUpgrade from 'icon:team-upgrade';
import type { Texts, View } from '../../../../lib/board';
import { one } from '../../../../lib/icon';
import { picture } from '../../frame/pictures';
import { asked } from '../../frame/scenes';
import { namedThing } from '../../frame/thing';
import { nameOf, textOf } from '../../frame/words';
import type { Part, Thing } from '../part';
import { beats } from './beats';
import { flights } from './flights';
import { armiesOf, printedOn } from './army';
import Board from './Board.svelte';
import BoardsScene from './BoardsScene.svelte';
import { icons } from './icons';
import Plate from './Plate.svelte';

/** A board tells what each of its upgrades does: it is chosen for these. */
function boardThing(_: View, id: string, texts: Texts): Thing {
  const lines = printedOn(id).map((upgrade) => `${nameOf(texts, 'army_upgrade', upgrade)}: ${textOf(texts, 'army_upgrade', upgrade)}`);
  return { title: nameOf(texts, 'army_board', id), text: lines.join('\n') };
}

/** Among the blessings of a draft it says that it takes the place of one. */
function upgradeThing(view: View, id: string, texts: Texts): Thing {
  const told = namedThing(texts, 'army_upgrade', id);
  return asked(view) === 'draft' ? { ...told, text: `${texts.text('web-hellas-upgrade_instead')}\n${told.text}` } : told;
}

const part: Part = {
  id: 'army_upgrade',
  beats,
  flights,
  active: (view) => armiesOf(view) !== null,
  /** The boards before the heroes. */
  scene: { Scene: BoardsScene, shows: (view) => asked(view) === 'choose_board' },
  own: Board,
  other: Plate,
  icons,
  things: { army_board: boardThing, army_upgrade: upgradeThing },
  label: ({ kind, fields }, _, texts) => (kind === 'upgrade' ? nameOf(texts, 'army_upgrade', String(fields.army_upgrade)) : undefined),
  news: {
    army_upgraded: { icon: ({ army_upgrade }) => picture('army_upgrade', String(army_upgrade)), own: false },
    monster_stormed: { icon: () => one(teamUpgrade), own: false },
  },
  offers: ['upgrade_army'],
  powers: ['army_upgrade'],
};
export default part;
