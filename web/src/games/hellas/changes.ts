/** What the events of Lords of Hellas change in the view (see lib/time/sharing). A module's rows say it themselves. */
import type { EventInfo } from '../../lib/board';
import type { Touch } from '../../lib/time/sharing';

type Fields = EventInfo['fields'];
type Changes = Readonly<Record<string, (fields: Fields) => readonly Touch[]>>;

const own = ({ seat }: Fields, what: string): string => `players/${String(seat)}/${what}`;
const at = (region: unknown, what: string): string => `regions/${String(region)}/${what}`;
const army = ({ seat }: Fields, region: unknown): string => at(region, `hoplites/${String(seat)}`);
const beast = ({ monster }: Fields): string => `monsters/${String(monster)}`;
const count = (fields: Fields): number => Number(fields.count ?? 1);

/** What is used up by a regular action, where it is one. */
const REGULAR: readonly Touch[] = ['regular_used', 'artifact_block'];
/** A battle that is over takes its cards along. */
const BATTLE: readonly Touch[] = ['battle', 'discards/open', 'discards/combat'];
const STRENGTH: readonly Touch[] = ['battle/strength', 'battle/items', 'battle/ahead'];
const HUNT: readonly Touch[] = ['hunt', 'discards/open', 'discards/combat', 'discards/attack', 'decks/attack'];
const DRAFT: readonly Touch[] = ['draft', 'decks/blessing', 'players/*/choosing_from'];

const marched = (fields: Fields): Touch[] => [[army(fields, fields.start), -count(fields)], [army(fields, fields.region), count(fields)], at(fields.start, 'fortified'), at(fields.region, 'fortified')];
const attributes = (fields: Fields): Touch[] => [own(fields, 'attributes'), own(fields, 'stored'), own(fields, 'injured'), own(fields, 'blessing_tokens')];
/** A card that leaves the hand, or one beside it that is used. */
const spent = (fields: Fields): Touch[] => [own(fields, 'hand'), own(fields, 'hand_size'), 'discards/open', 'beside'];
/** Perhaps the reward that ends a hunt. */
const artifact = ({ artifact }: Fields): Touch[] => [`players/*/artifacts/${String(artifact)}`, 'decks/neutral', 'players/*/choosing_from', 'hunt'];
const wounds = (fields: Fields): Touch[] => [`${beast(fields)}/wounds`, 'hunt/covered'];
const specials = (fields: Fields): Touch[] => [own(fields, 'specials_used'), 'extra_specials'];
const quest = (fields: Fields): Touch[] => ['quests', 'regions/*/heroes', own(fields, 'hero_at'), own(fields, 'kept'), 'discards/event'];

export const changes: Changes = {
  turn_began: () => ['turn', 'active', 'order', ...REGULAR, 'extra_specials', 'decks', 'discards'],
  hoplites_moved: (fields) => [...marched(fields), ...REGULAR, ...STRENGTH],
  withdrew: (fields) => [...marched(fields), ...BATTLE],
  fortified: (fields) => [at(fields.region, 'fortified'), [army(fields, fields.region), -1], ...REGULAR],
  unfortified: (fields) => [at(fields.region, 'fortified'), [army(fields, fields.region), 1], ...REGULAR],
  hero_moved: (fields) => [at(fields.start, 'heroes'), at(fields.region, 'heroes'), own(fields, 'hero_at'), ...REGULAR],
  special_taken: specials,
  special_repeated: specials,
  extra_special: specials,
  token_cleared: specials,
  tokens_cleared: () => ['players/*/specials_used', 'extra_specials'],
  recruited: (fields) => [fields.fortified ? at(fields.region, 'fortified') : [army(fields, fields.region), 1], [own(fields, 'supply'), -1], ...STRENGTH],
  control_taken: (fields) => [at(fields.region, 'control'), 'race'],
  control_lost: (fields) => [at(fields.region, 'control'), 'race'],
  glory_taken: ({ land }) => [`glory/${String(land)}`, 'race'],
  glory_returned: ({ land }) => [`glory/${String(land)}`, 'race'],
  artifact_gained: artifact,
  artifact_opened: artifact,
  artifact_discarded: artifact,
  blessing_discarded: (fields) => [own(fields, 'blessings'), own(fields, 'blessing_tokens'), 'aside'],
  artifacts_drawn: () => ['decks/neutral', 'players/*/choosing_from'],
  prayed: (fields) => [[own(fields, 'priests'), -1], `monuments/${String(fields.god)}/priests`, ...REGULAR],
  attribute_changed: attributes,
  healed: attributes,
  injured: (fields) => [...attributes(fields), 'hunt', 'hunt/attack', 'hunt/strength', 'hunt/defence'],
  priests_gained: (fields) => [[own(fields, 'priests'), count(fields)], 'hunt'],
  priests_sacrificed: (fields) => [[own(fields, 'priests'), -count(fields)]],
  combat_drawn: (fields) => ['decks/combat', 'discards/combat', own(fields, 'hand'), [own(fields, 'hand_size'), count(fields)], own(fields, 'choosing_from')],
  combat_discarded: (fields) => ['discards/combat', own(fields, 'hand'), [own(fields, 'hand_size'), -1], own(fields, 'choosing_from'), 'hunt/attack', 'hunt/strength'],
  deck_reshuffled: ({ deck }) => [`decks/${String(deck)}`, `discards/${String(deck)}`],
  power_used: (fields) => [own(fields, 'artifacts'), own(fields, 'blessing_tokens'), ...REGULAR, ...STRENGTH],
  hoplites_killed: (fields) => [[army(fields, fields.region), -count(fields)], at(fields.region, 'fortified'), [own(fields, 'supply'), count(fields)], ...BATTLE],
  hoplites_saved: (fields) => [own(fields, 'artifacts')],
  temple_built: (fields) => [at(fields.region, 'temple'), 'temples_left', 'oracle_left', 'kinds_left', 'race/favored_of_the_gods'],
  monument_raised: ({ god }) => [`monuments/${String(god)}/level`, 'race'],
  new_age: () => ['players/*/priests', 'monuments/*/priests', 'players/*/specials_used', 'players/*/artifacts', 'players/*/blessing_tokens', 'beside'],
  king_countdown: () => ['king', 'race/king_of_kings'],
  king_token_taken: () => ['king', 'race/king_of_kings'],
  king_undecided: () => ['king', 'race/king_of_kings'],
  event_drawn: () => ['decks/event', 'discards/event'],
  monster_appeared: (fields) => [beast(fields), at(fields.region, 'monsters')],
  monster_evolved: (fields) => [`${beast(fields)}/evolutions`, `${beast(fields)}/wounds`],
  monster_moved: (fields) => [`${beast(fields)}/region`, 'regions/*/monsters'],
  quest_placed: () => ['quests', 'training'],
  quest_discarded: () => ['quests', 'discards/event'],
  monster_card_lapsed: () => ['discards/event'],
  quest_started: quest,
  quest_step: quest,
  quest_completed: quest,
  draft_began: () => DRAFT,
  blessings_passed: () => DRAFT,
  blessing_kept: () => DRAFT,
  blessing_gained: (fields) => [own(fields, 'blessings'), own(fields, 'hand_limit'), ...DRAFT],
  hero_chosen: (fields) => [own(fields, 'hero'), own(fields, 'hand_limit'), 'heroes_left', ...attributes(fields)],
  hero_placed: (fields) => [own(fields, 'hero_at'), at(fields.region, 'heroes'), army(fields, fields.region), own(fields, 'supply')],
  battle_began: () => ['battle'],
  battle_card_played: (fields) => [...spent(fields), 'battle/played', 'battle/casualties', ...STRENGTH],
  battle_bonus: () => STRENGTH,
  casualties_changed: () => ['battle/casualties'],
  battle_passed: () => ['battle/passed'],
  battle_won: () => BATTLE,
  battle_avoided: () => BATTLE,
  hunt_began: () => ['hunt'],
  wound_dealt: (fields) => [...spent(fields), ...wounds(fields)],
  attacks_drawn: () => ['decks/attack', 'discards/attack', 'players/*/choosing_from'],
  monster_attacked: () => ['hunt/attack', 'hunt/strength', 'hunt/attacks', 'hunt/defence', 'discards/attack', 'players/*/choosing_from'],
  special_attack: () => ['hunt/attack', 'hunt/strength', 'hunt/attacks', 'discards/attack', 'players/*/choosing_from'],
  monster_healed: wounds,
  defence_played: (fields) => [...spent(fields), 'hunt/defence', 'hunt/strength'],
  defence_raised: () => ['hunt/defence'],
  shield_used: (fields) => [...spent(fields), 'hunt/attack', 'hunt/strength'],
  defended: () => ['hunt/attack', 'hunt/strength', 'hunt/defence', 'discards/open', 'discards/combat'],
  not_defended: () => ['hunt/attack', 'hunt/strength', 'hunt/defence'],
  hunt_ended: () => HUNT,
  monster_slain: (fields) => [beast(fields), 'regions/*/monsters', own(fields, 'slain'), 'race/monster_slayer', ...HUNT],
  game_over: () => ['result'],
};
