/** The components of The Oracle of Delphi in the reference. */
import type { Facts, Ground, Group, Picture, Reference } from '../../lib/rules/reference';
import type { Texts } from '../../lib/board';
import { ICONS, type IconName } from '../icons/delphi';
import { clauseOf } from './clauses';
import { type Colour, companionIcon, equipmentIcon, LETTERS, MONSTERS, shipIcon, SYMBOLS, TASKS } from './names';
import { capital } from './thing';

const drawn = (name: IconName, ground: Ground = 'bronze'): Picture => ({ drawing: ICONS[name], ground });
const by = (family: string) => (id: string) => clauseOf(family, id);
const colourOf = (facts: Facts): Colour => facts.colour as Colour;
const colour = (texts: Texts, facts: Facts): string => capital(texts.text(`delphi-colour-${String(facts.colour)}`));

/** The sides of a Zeus tile: its tasks, each with a colour, or white for one of choice. */
function sides(texts: Texts, facts: Facts): string[] {
  return Object.keys(TASKS)
    .filter((task) => facts[task])
    .map((task) => {
      const id = ['own', 'white'].includes(String(facts[task])) ? task : `${task}-${String(facts[task])}`;
      return capital(texts.text(`delphi-tile-${id}`));
    });
}

const GROUPS: Group[] = [
  {
    id: 'gods',
    table: 'gods',
    family: 'god',
    clause: by('god'),
    picture: (_, facts) => drawn(SYMBOLS[colourOf(facts)], `s-${colourOf(facts)}`),
    tags: (texts, facts) => [colour(texts, facts)],
  },
  {
    id: 'equipment',
    table: 'equipment',
    family: 'equipment',
    clause: { within: 'D-12' },
    picture: (id) => drawn(equipmentIcon(id)),
  },
  {
    id: 'ship_tiles',
    table: 'ship_tiles',
    family: 'ship',
    clause: { within: 'D-13' },
    picture: (id) => drawn(shipIcon(id)),
    copies: () => 1,
    tags: (texts, facts) => (facts.first_game ? [texts.text('rules-first-game')] : []),
  },
  {
    id: 'companions',
    table: 'companions',
    family: 'companion',
    clause: by('companion'),
    picture: (id, facts) => drawn(companionIcon(id), `s-${colourOf(facts)}`),
    copies: () => 1,
    tags: (texts, facts) => [texts.text(`rules-companion-${String(facts.type)}`), colour(texts, facts)],
  },
  {
    id: 'monsters',
    table: 'monsters',
    family: 'monster',
    clause: by('monster'),
    picture: (_, facts) => drawn(MONSTERS[colourOf(facts)], `s-${colourOf(facts)}`),
    name: (texts, id) => texts.text(`rules-monster-${id}`),
    text: (texts) => texts.text('delphi-task-monster', {}, 'text'),
    tags: (texts, facts) => [colour(texts, facts)],
  },
  {
    id: 'tasks',
    table: 'tasks',
    family: 'task',
    clause: by('task'),
    picture: (id) => drawn(TASKS[id] ?? 'heavy-lightning'),
    copies: () => null,
    tags: (texts, { count }) => [texts.text('rules-for-each', { count: Number(count) })],
  },
  {
    id: 'zeus_tiles',
    table: 'zeus_tiles',
    family: 'zeus',
    clause: () => clauseOf('tile', ''),
    picture: () => drawn('heavy-lightning'),
    name: (texts, _, facts) => sides(texts, facts).join(' / '),
    tags: (texts) => [texts.text('rules-set-of-each')],
  },
  {
    id: 'island_tiles',
    table: 'island_tiles',
    family: 'island',
    clause: by('island'),
    picture: (_, facts) => ({ letter: LETTERS[String(facts.letter)], ground: `p-${String(facts.owner)}` }),
    text: (texts, _, facts) => texts.text(`delphi-letter-${String(facts.letter)}`, {}, 'text'),
    copies: () => 1,
    tags: (texts, facts) => [capital(texts.text(`delphi-player-${String(facts.owner)}`))],
  },
  {
    id: 'letters',
    table: 'letters',
    family: 'letter',
    clause: by('letter'),
    picture: (id) => ({ letter: LETTERS[id], ground: 'bronze' }),
  },
  {
    id: 'decks',
    table: 'decks',
    family: 'deck',
    clause: by('deck'),
    picture: (id) => drawn(id === 'injury' ? 'drop' : 'fire-bowl', id === 'injury' ? 'clay' : 'bronze'),
    text: (texts, id) => texts.text(id === 'injury' ? 'web-delphi-about_injury' : 'web-delphi-about_card'),
    copies: ({ total }) => Number(total),
    tags: (texts, facts) => [texts.text('rules-of-each-colour', { count: Number(facts.per_colour) })],
  },
  {
    id: 'dice',
    table: 'dice',
    family: 'dice',
    clause: by('dice'),
    picture: (id) => drawn(id === 'titan' ? 'giant' : 'rolling-dices', id === 'oracle' ? 'bronze' : 'clay'),
    name: (texts, id) => texts.text(`rules-dice-${id}`),
    text: (texts, id) => texts.text(`rules-dice-${id}`, {}, 'text'),
    copies: ({ per_table }) => (per_table ? Number(per_table) : null),
    tags: (texts, { per_player }) => (per_player ? [texts.text('rules-for-each', { count: Number(per_player) })] : []),
  },
];

export const reference: Reference = { groups: GROUPS };
