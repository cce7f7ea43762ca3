/**
 * What is printed on the components and so is not in the view: regions, combat cards, limits. The tests hold it equal to
 * the game's own data.
 */
import chart from './map.json';

export type Land = 'red' | 'yellow' | 'blue' | 'green' | 'brown';
export type Point = readonly [x: number, y: number];

export interface Region {
  land: Land;
  population: number;
  city?: 'city' | 'sparta';
  shrine?: 'shrine' | 'oracle';
  label: Point;
  anchors: {
    hoplites: Point[];
    hero: Point[];
    monster: Point[];
    control: Point;
    population: Point;
    quest: Point;
    city?: Point;
    fortified?: Point;
    temple?: Point;
    monument?: Point;
  };
  path: string;
}

export const REGIONS = chart.regions as unknown as Record<string, Region>;
export const LANDS: readonly Land[] = ['red', 'yellow', 'blue', 'green', 'brown'];

export interface Printed {
  value: number;
  casualties: number;
}
const card = (value: number, casualties = 0): Printed => ({ value, casualties });

/** The combat cards: value, and casualty symbols. */
export const CARDS: Record<string, Printed> = {
  fortification_torch: card(1),
  local_support_torch: card(1),
  glory_torch: card(1),
  phalanx_torch_1: card(1, 1),
  phalanx_torch_2: card(2, 1),
  local_support_bow: card(1),
  fortification_bow: card(1),
  glory_bow: card(1),
  flank_attack_bow: card(2, 1),
  trap_sword: card(1, 1),
  tactical_maneuver_sword: card(2),
  encirclement_sword: card(2, 1),
  wild_attack_sword: card(3, 1),
  trap_mace: card(1, 1),
  tactical_maneuver_mace: card(2),
  encirclement_mace: card(2, 1),
  wild_attack_mace: card(3, 1),
  reinforcements_shield: card(0),
  charge_sickle: card(4, 2),
  javelin_volley_axe: card(2),
  wild_attack_axe: card(3, 1),
  assault_axe: card(4, 2),
  javelin_volley_spear: card(2),
  wild_attack_spear: card(3, 1),
  assault_spear: card(4, 2),
};

/** The temples of each temple card that bring a blessing draft. */
export const DRAFTS: Record<string, readonly number[]> = {
  temple_card_1: [2, 4, 6, 8],
  temple_card_2: [2, 3, 6, 8],
  temple_card_3: [2, 3, 5, 7],
  temple_card_4: [3, 4, 5, 7],
  temple_card_5: [3, 4, 6, 7],
};

/** The artifact of each monster, for whoever slays it. */
export const TROPHIES: Record<string, string> = {
  cyclops: 'eye_of_cyclops',
  hydra: 'poison_arrows',
  cerberus: 'adamant_tethers',
  medusa: 'medusas_blood',
  sphinx: 'head_of_sphinx',
  chimera: 'chimeras_fire',
  minotaur: 'minotaurs_horn',
};

export const LEVELS = 5;
export const PRIESTS_AT_MONUMENT = 2;
export const QUEST_STEPS = 3;

export const ATTRIBUTES = ['leadership', 'strength', 'speed'] as const;
export type Attribute = (typeof ATTRIBUTES)[number];
export const SPECIALS = ['recruit', 'march', 'build_temple', 'prepare', 'usurp', 'hunt', 'build_monument'] as const;
export const REGULARS = ['hero_movement', 'hoplite_movement', 'prayer', 'use_artifacts'] as const;
export const SYMBOLS = ['torch', 'bow', 'sword', 'mace', 'axe', 'spear', 'shield', 'sickle'] as const;
export type WoundSymbol = (typeof SYMBOLS)[number];
