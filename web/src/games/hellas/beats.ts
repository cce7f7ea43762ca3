/** How long what happens in Lords of Hellas is looked at (see lib/time/rows). Rows of modules come with their parts. */
import type { Row, Rows } from '../../lib/time/rows';
import { changes } from './changes';

const move: Row = { opens: 800, more: [140], alike: 'region', most: 1300, camera: 'way', sound: 'piece', still: 'fade', skip: 'end' };
const hop: Row = { opens: 400, joins: 140, camera: 'place', sound: 'piece', still: 'fade', skip: 'end' };
/** What comes to a plate or leaves it. */
const card: Row = { opens: 350, joins: 350, camera: 'plate', sound: 'clay', still: 'card', skip: 'end' };
const lost: Row = { opens: 500, joins: 400, camera: 'plate', sound: 'drum', banner: true, still: 'card', skip: 'mark', harms: 'seat' };
const number: Row = { opens: 300, joins: 200, camera: 'plate', still: 'number', skip: 'end' };
const glory: Row = { opens: 400, joins: 400, camera: 'plate', sound: 'lyre', banner: true, still: 'number', skip: 'mark' };
const king: Row = { opens: 900, camera: 'place', sound: 'bronze', banner: true, still: 'fade', skip: 'mark', kept: true };
/** An event card's own effect. */
const event: Row = { opens: 500, joins: 500, camera: 'place', sound: 'clay', banner: true, still: 'fade', skip: 'end', fate: true };
const quest: Row = { opens: 600, camera: 'place', sound: 'lyre', still: 'fade', skip: 'end' };
const start: Row = { opens: 700, camera: 'place', sound: 'piece', still: 'fade', skip: 'end' };
/** Inside a battle or a hunt. */
const inner: Row = { opens: 600, joins: 600, camera: 'scene', still: 'number', skip: 'tally' };
const small: Row = { ...inner, opens: 300, joins: 200 };

const times: Rows = {
  // A quarter of a second between two seats comes before it.
  turn_began: { opens: 750, camera: 'plate', still: 'fade', skip: 'end', outcome: true },
  hoplites_moved: move,
  fortified: hop,
  unfortified: hop,
  hero_moved: { opens: 700, camera: 'way', sound: 'piece', contact: 'start', still: 'fade', skip: 'end' },
  special_taken: { opens: 350, camera: 'plate', sound: 'bronze', still: 'number', skip: 'end' },
  special_repeated: { opens: 300, joins: 200, camera: 'plate', still: 'number', skip: 'end' },
  recruited: { opens: 500, more: [140], most: 1600, camera: 'place', sound: 'piece', still: 'fade', skip: 'end' },
  control_taken: { opens: 800, joins: 500, camera: 'place', sound: 'bronze', banner: true, still: 'fade', skip: 'mark', harms: 'loser', takes: true },
  glory_taken: glory,
  glory_returned: { ...glory, banner: undefined },
  artifact_gained: card,
  artifact_opened: card,
  artifacts_drawn: card,
  prayed: { opens: 650, camera: 'place', sound: 'lyre', still: 'fade', skip: 'end' },
  attribute_changed: number,
  healed: number,
  artifact_discarded: lost,
  blessing_discarded: lost,
  artifact_charged: { opens: 350, joins: 350, camera: 'plate', sound: 'clay', still: 'card', skip: 'end' },
  injured: { ...number, sound: 'drum', skip: 'mark', harms: 'seat' },
  priests_gained: number,
  priests_sacrificed: number,
  combat_drawn: { ...number, sound: 'clay' },
  combat_discarded: { ...number, sound: 'clay' },
  extra_special: number,
  token_cleared: number,
  tokens_cleared: number,
  deck_reshuffled: { opens: 0, joins: 0, camera: 'none', sound: 'clay', still: 'number', skip: 'end' },
  power_used: { opens: 450, joins: 200, camera: 'plate', sound: 'lyre', still: 'card', skip: 'end' },
  hoplites_killed: { opens: 400, joins: 250, camera: 'place', sound: 'drum', banner: true, still: 'fade', skip: 'mark', harms: 'seat' },
  hoplites_saved: { opens: 400, joins: 250, camera: 'place', sound: 'bronze', still: 'fade', skip: 'mark' },
  temple_built: { opens: 600, joins: 600, camera: 'place', sound: 'bronze', banner: true, still: 'fade', skip: 'end' },
  monument_raised: { opens: 800, joins: 800, camera: 'place', sound: 'bronze', banner: true, still: 'fade', skip: 'end' },
  new_age: { opens: 900, camera: 'all', sound: 'lyre', banner: true, still: 'number', skip: 'end', fate: true, outcome: true },
  king_countdown: king,
  king_token_taken: { ...king, banner: undefined },
  king_undecided: king,
  event_drawn: { opens: 900, camera: 'none', sound: 'clay', still: 'card', skip: 'end', outcome: true },
  monster_appeared: { ...event, sound: 'drum' },
  monster_evolved: event,
  quest_placed: event,
  quest_discarded: { ...event, banner: undefined },
  monster_card_lapsed: { ...event, banner: undefined },
  quest_started: quest,
  quest_step: quest,
  quest_completed: { opens: 900, joins: 900, camera: 'plate', sound: 'lyre', banner: true, still: 'fade', skip: 'end' },
  monster_rolled: { opens: 600, idle: { field: 'roll', value: 'nothing', opens: 500, more: 200 }, camera: 'place', sound: 'piece', still: 'die', skip: 'end', waits: true },
  monster_moved: { opens: 600, joins: 400, camera: 'way', sound: 'drum', contact: 'start', still: 'fade', skip: 'end', fate: true },
  region_attack: { opens: 600, joins: 450, camera: 'place', sound: 'drum', banner: true, still: 'fade', skip: 'mark', fate: true, waits: true, outcome: true },
  draft_began: { opens: 600, camera: 'none', sound: 'clay', still: 'card', skip: 'end' },
  blessings_passed: { opens: 300, joins: 60, camera: 'none', sound: 'clay', still: 'card', skip: 'end' },
  blessing_kept: { opens: 300, joins: 60, camera: 'plate', sound: 'clay', still: 'card', skip: 'end' },
  blessing_gained: { opens: 500, more: [250], camera: 'plate', sound: 'lyre', banner: true, still: 'card', skip: 'end' },
  hero_chosen: start,
  hero_placed: start,
  battle_began: { opens: 800, camera: 'place', sound: 'drum', banner: true, contact: 'start', still: 'card', skip: 'tally', harms: 'defender', parties: ['seat', 'defender'] },
  battle_card_played: { ...inner, sound: 'clay', still: 'card' },
  battle_bonus: small,
  casualties_changed: small,
  battle_passed: { ...small, joins: 150 },
  battle_compared: { ...inner, opens: 700, joins: 700, sound: 'drum', waits: true, outcome: true },
  battle_won: { ...inner, joins: 600, mine: 2400, sound: 'bronze', banner: true, still: 'card', harms: 'loser' },
  battle_avoided: { opens: 400, joins: 400, camera: 'place', still: 'fade', skip: 'end' },
  withdrew: { opens: 500, joins: 350, camera: 'way', sound: 'piece', still: 'fade', skip: 'mark', harms: 'seat' },
  hunt_began: { opens: 800, camera: 'place', sound: 'drum', banner: true, contact: 'start', still: 'card', skip: 'tally', parties: ['seat'] },
  wound_dealt: { ...inner, joins: 450, more: [450, 200, 100], most: 1400, sound: 'clay', still: 'card' },
  attacks_drawn: { ...small, joins: 150, sound: 'clay', skip: 'end' },
  monster_attacked: { ...inner, sound: 'drum', still: 'card' },
  special_attack: { ...inner, sound: 'drum', still: 'card' },
  monster_healed: { ...inner, joins: 400, sound: 'drum', still: 'card' },
  defence_played: { ...inner, joins: 350, sound: 'clay' },
  defence_raised: { ...inner, joins: 350, sound: 'clay' },
  shield_used: { ...inner, joins: 350, sound: 'clay' },
  defended: { ...inner, joins: 400, sound: 'bronze', skip: 'mark' },
  not_defended: { ...inner, joins: 400, sound: 'drum', skip: 'mark', harms: 'seat' },
  hunt_ended: { ...inner, opens: 700, joins: 700, still: 'card', banner: true, outcome: true },
  monster_slain: { ...inner, opens: 900, joins: 900, mine: 2000, sound: 'bronze', still: 'card', banner: true, outcome: true },
  control_lost: { opens: 600, joins: 400, camera: 'place', sound: 'drum', still: 'fade', skip: 'mark', harms: 'seat' },
  // The scene that follows takes its own time.
  game_over: { opens: 1200, camera: 'all', sound: 'lyre', banner: true, still: 'card', skip: 'end', kept: true },
};

export const beats: Rows = Object.fromEntries(Object.entries(times).map(([kind, row]): [string, Row] => [kind, { ...row, changes: changes[kind] }]));

/** Makes the rows of a module known. */
export const addBeats = (rows: Rows | undefined): void => void Object.assign(beats, rows);
