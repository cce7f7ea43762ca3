/** What the events of The Oracle of Delphi change in the view (see lib/time/sharing). */
import type { EventInfo } from '../../lib/board';
import type { Touch } from '../../lib/time/sharing';

type Fields = EventInfo['fields'];
type Changes = Readonly<Record<string, (fields: Fields) => readonly Touch[]>>;

const own = ({ seat }: Fields, what: string): string => `players/${String(seat)}/${what}`;
const on = ({ hex }: Fields, what: string): string => `islands/${String(hex)}/${what}`;

/** A tile is done with its deed; it is counted when that is told. */
const counted = (fields: Fields): Touch => [own(fields, 'tasks_left'), -1];
const god = (fields: Fields): Touch[] => [own(fields, `gods/${String(fields.god)}`)];
/** What is on offer, and what it gives whoever takes it. */
const equipment = (fields: Fields): Touch[] => ['display', 'decks/equipment', own(fields, 'equipment'), own(fields, 'storage'), own(fields, 'range')];
const dice = (fields: Fields): Touch[] => [own(fields, 'dice'), own(fields, 'any_colour'), own(fields, 'extra_used'), own(fields, 'oracle_used'), 'discards/oracle'];

export const changes: Changes = {
  colour_taken: (fields) => [own(fields, 'colour')],
  ship_chosen: (fields) => ['ships_on_offer', own(fields, 'ship_tile'), own(fields, 'storage'), own(fields, 'range'), own(fields, 'favours'), own(fields, 'strength'), own(fields, 'gods')],
  task_dropped: (fields) => [own(fields, 'tasks'), counted(fields)],
  turn_began: () => ['round', 'active', 'titan', 'players/*/extra_used', 'players/*/any_colour', 'players/*/oracle_used'],
  source_used: (fields) => [...dice(fields), own(fields, 'oracle'), [own(fields, 'favours'), -Number(fields.favours)]],
  ship_moved: (fields) => [own(fields, 'ship')],
  offering_loaded: (fields) => [on(fields, 'offerings'), own(fields, 'hold/offerings')],
  statue_loaded: (fields) => ['islands/*/statues', `statues/${String(fields.colour)}`, own(fields, 'hold/statues')],
  offering_made: (fields) => [on(fields, 'offerings_of'), own(fields, 'hold/offerings'), own(fields, 'done/offerings'), own(fields, 'tasks')],
  statue_raised: (fields) => [on(fields, 'raised'), own(fields, 'hold/statues'), own(fields, 'done/statues'), own(fields, 'tasks')],
  shrine_built: (fields) => [on(fields, 'shrine'), own(fields, 'shrines'), own(fields, 'tasks')],
  task_completed: (fields) => [counted(fields)],
  favours_gained: (fields) => [[own(fields, 'favours'), Number(fields.count)]],
  strength_gained: (fields) => [own(fields, 'strength')],
  oracle_drawn: (fields) => ['decks/oracle', 'discards/oracle', typeof fields.colour === 'string' ? [own(fields, `oracle/${fields.colour}`), 1] : own(fields, 'oracle')],
  injuries_discarded: (fields) => [[own(fields, `injuries/${String(fields.colour)}`), -Number(fields.count)], `discards/injury/${String(fields.colour)}`],
  explored: (fields) => [on(fields, 'explored'), on(fields, 'tile'), on(fields, 'letter')],
  looked: () => ['islands/*/seen_by', 'islands/*/tile'],
  power_used: (fields) => [...god(fields), own(fields, 'any_colour')],
  god_advanced: god,
  god_returned: god,
  god_sent_back: god,
  // Another roll costs a favour.
  fight_round: (fields) => [own(fields, 'favours')],
  monster_defeated: (fields) => [on(fields, 'monsters'), own(fields, 'done/monsters'), own(fields, 'tasks')],
  equipment_taken: equipment,
  equipment_shown: equipment,
  equipment_lapsed: equipment,
  companion_gained: (fields) => ['companions', own(fields, 'companions'), own(fields, 'storage'), own(fields, 'range')],
  declined: () => [],
  consulted: dice,
  titan_rolled: () => ['titan'],
  titan_struck: () => ['titan'],
  injury_drawn: (fields) => [[own(fields, `injuries/${String(fields.colour)}`), 1], ['decks/injury', -1]],
  recovering: (fields) => [own(fields, 'dice'), own(fields, 'injuries'), 'discards/injury'],
  deck_reshuffled: ({ deck }) => [`decks/${String(deck)}`, `discards/${String(deck)}`],
  reached_zeus: (fields) => [own(fields, 'arrived')],
  game_over: () => ['result'],
};
