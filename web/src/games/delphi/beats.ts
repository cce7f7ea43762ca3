/** How long what happens in The Oracle of Delphi is looked at (see lib/time/rows). */
import type { Row, Rows } from '../../lib/time/rows';
import { changes } from './changes';

/** What a player gets or gives, told at the plate. */
const gain: Row = { opens: 300, joins: 200, camera: 'plate', sound: 'bronze', still: 'number', skip: 'end' };
const loaded: Row = { opens: 450, joins: 450, camera: 'place', sound: 'piece', still: 'fade', skip: 'end' };
const placed: Row = { opens: 500, joins: 500, camera: 'place', sound: 'bronze', still: 'fade', skip: 'end' };
const start: Row = { opens: 600, camera: 'plate', sound: 'piece', still: 'card', skip: 'end' };
const shelf: Row = { opens: 100, joins: 100, camera: 'none', still: 'card', skip: 'end' };

const times: Rows = {
  colour_taken: start,
  ship_chosen: start,
  task_dropped: start,
  // A quarter of a second between two seats comes before it.
  turn_began: { opens: 650, camera: 'plate', still: 'fade', skip: 'end', outcome: true },
  source_used: { opens: 120, camera: 'plate', sound: 'bronze', still: 'number', skip: 'end' },
  ship_moved: { opens: 140, joins: 140, each: { field: 'length', ms: 140 }, most: 980, camera: 'way', sound: 'surf', contact: 'start', still: 'fade', skip: 'end' },
  offering_loaded: loaded,
  statue_loaded: loaded,
  offering_made: placed,
  statue_raised: placed,
  shrine_built: placed,
  task_completed: { opens: 400, joins: 400, camera: 'plate', sound: 'bronze', banner: true, still: 'number', skip: 'mark' },
  favours_gained: gain,
  strength_gained: gain,
  oracle_drawn: { ...gain, sound: 'clay' },
  injuries_discarded: { ...gain, joins: 300, sound: 'clay' },
  explored: { opens: 600, joins: 600, camera: 'place', sound: 'clay', still: 'card', skip: 'end' },
  looked: { opens: 400, joins: 400, camera: 'place', still: 'card', skip: 'end' },
  power_used: { opens: 450, joins: 450, camera: 'plate', sound: 'lyre', still: 'card', skip: 'end' },
  god_advanced: { ...gain, more: [60], sound: 'lyre' },
  god_returned: { opens: 300, joins: 200, camera: 'plate', still: 'number', skip: 'end' },
  god_sent_back: { opens: 300, joins: 200, camera: 'plate', still: 'number', skip: 'end' },
  fight_round: { opens: 900, more: [700, 350], camera: 'place', sound: 'piece', banner: true, still: 'die', skip: 'tally', outcome: false },
  monster_defeated: { opens: 500, joins: 500, mine: 1200, camera: 'place', sound: 'bronze', still: 'fade', skip: 'tally', outcome: true },
  surrendered: { opens: 500, joins: 500, camera: 'place', still: 'fade', skip: 'tally' },
  equipment_taken: { opens: 450, joins: 450, camera: 'plate', sound: 'clay', still: 'card', skip: 'end' },
  equipment_shown: shelf,
  equipment_lapsed: shelf,
  companion_gained: { opens: 400, joins: 400, camera: 'plate', sound: 'lyre', still: 'card', skip: 'end' },
  declined: { ...shelf, opens: 200, joins: 100 },
  consulted: { opens: 800, camera: 'plate', sound: 'piece', banner: true, still: 'die', skip: 'end' },
  titan_rolled: { opens: 1000, camera: 'all', sound: 'drum', banner: true, still: 'die', skip: 'mark' },
  titan_struck: { opens: 1000, joins: 600, camera: 'all', sound: 'drum', banner: true, still: 'die', skip: 'mark', fate: true },
  injury_drawn: { opens: 300, joins: 80, camera: 'plate', sound: 'drum', still: 'number', skip: 'mark', harms: 'seat' },
  recovering: { opens: 700, camera: 'plate', banner: true, still: 'number', skip: 'mark', harms: 'seat' },
  deck_reshuffled: { opens: 0, joins: 0, camera: 'none', sound: 'clay', still: 'number', skip: 'end' },
  reached_zeus: { opens: 1200, camera: 'place', sound: 'lyre', banner: true, still: 'fade', skip: 'mark', kept: true },
  // The scene that follows takes its own time.
  game_over: { opens: 1200, camera: 'all', sound: 'lyre', banner: true, still: 'card', skip: 'end', kept: true },
};

export const beats: Rows = Object.fromEntries(Object.entries(times).map(([kind, row]): [string, Row] => [kind, { ...row, changes: changes[kind] }]));
