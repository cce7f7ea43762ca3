/** How the words of the game are drawn: the symbol of each colour, the icon of each thing. */
import type { IconName } from '../icons/delphi';

export type Colour = 'red' | 'black' | 'pink' | 'blue' | 'yellow' | 'green';

/** As they follow each other on the wheel of the oracle. */
export const COLOURS: readonly Colour[] = ['red', 'black', 'pink', 'blue', 'yellow', 'green'];

/** The symbol of a colour is the emblem of its god. */
export const SYMBOLS: Record<Colour, IconName> = {
  red: 'rose',
  black: 'spartan-helmet',
  pink: 'wingfoot',
  blue: 'trident',
  yellow: 'sun',
  green: 'deer-head',
};

export const GODS: Record<Colour, string> = {
  red: 'aphrodite',
  black: 'ares',
  pink: 'hermes',
  blue: 'poseidon',
  yellow: 'apollo',
  green: 'artemis',
};

export const MONSTERS: Record<Colour, IconName> = {
  red: 'cyclops',
  black: 'minotaur',
  pink: 'hydra',
  blue: 'mermaid',
  yellow: 'chimera',
  green: 'medusa-head',
};

export const TASKS: Record<string, IconName> = {
  shrine: 'ionic-column',
  statue: 'stone-bust',
  offering: 'amphora',
  monster: 'hydra',
};

export const LETTERS: Record<string, string> = { phi: 'Φ', psi: 'Ψ', omega: 'Ω', sigma: 'Σ' };

const EQUIPMENT: Record<string, IconName> = {
  sail_plus_one: 'sail',
  sail_over_shallows: 'waves',
  reach_monster_shrine: 'stone-spear',
  reach_statue: 'cargo-crane',
  reach_offering: 'fishing-boat',
  injury_limit_raised: 'lion',
  pay3_extra_action: 'third-eye',
  task_reward_god_step: 'incense',
  hold_plus_one_and_strength: 'locked-chest',
  die_combo_pink: 'winged-leg',
  die_combo_green: 'pocket-bow',
  die_combo_blue: 'trident',
  roll_bonus_red: 'gem-pendant',
  roll_bonus_yellow: 'gem-pendant',
  roll_bonus_black: 'gem-pendant',
  instant_statue_rgy: 'stone-bust',
  instant_statue_pbk: 'stone-bust',
  instant_offering_rgy: 'basket',
  instant_offering_pbk: 'column-vase',
  instant_god_to_throne: 'stairs',
  instant_bundle: 'cornucopia',
  instant_scout_explore: 'owl',
};

const SHIPS: Record<string, IconName> = {
  ship_strength_two: 'ram',
  ship_gods_on_first_cloud: 'fluffy-cloud',
  ship_sail_plus_two: 'dolphin',
  ship_two_way_recolour_hold_four: 'palette',
  ship_eleven_tasks: 'heavy-lightning',
  ship_cheap_recolour: 'sail',
  ship_extra_favour: 'clover',
  ship_start_equipment_oracle: 'trireme',
};

const COMPANIONS: Record<string, IconName> = { hero: 'crested-helmet', demigod: 'laurel-crown', creature: 'pegasus' };

export const equipmentIcon = (id: string): IconName => EQUIPMENT[id] ?? 'breastplate';
export const shipIcon = (id: string): IconName => SHIPS[id] ?? 'trireme';
export const companionIcon = (id: string): IconName => COMPANIONS[id.split('_')[0]!] ?? 'crested-helmet';

/** The colour that stands at the end of an id, as in `die_combo_blue`; none where there is no such. */
export function colourIn(id: string): Colour | null {
  return COLOURS.find((colour) => id.endsWith(`_${colour}`) || id.endsWith(`-${colour}`)) ?? null;
}

export const godColour = (god: string): Colour => COLOURS.find((colour) => GODS[colour] === god) ?? 'red';
