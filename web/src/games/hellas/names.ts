/** Which icon stands for what. */
import type { IconName } from '../icons/hellas';
import type { Attribute, WoundSymbol } from './facts';

export const HEROES: Record<string, IconName> = {
  achilles: 'crested-helmet',
  helen: 'queen-crown',
  heracles: 'lion',
  perseus: 'winged-sword',
};

export const MONSTERS: Record<string, IconName> = {
  cyclops: 'cyclops',
  hydra: 'hydra',
  cerberus: 'cerberus',
  medusa: 'medusa-head',
  sphinx: 'greek-sphinx',
  chimera: 'chimera',
  minotaur: 'minotaur',
};

export const GODS: Record<string, IconName> = { athena: 'owl', zeus: 'heavy-lightning', hermes: 'wingfoot' };

export const ATTRIBUTE_ICONS: Record<Attribute, IconName> = { leadership: 'laurel-crown', strength: 'biceps', speed: 'run' };

export const SYMBOL_ICONS: Record<WoundSymbol, IconName> = {
  torch: 'torch',
  bow: 'pocket-bow',
  sword: 'gladius',
  mace: 'flanged-mace',
  axe: 'battle-axe',
  spear: 'stone-spear',
  shield: 'round-shield',
  sickle: 'sickle',
};

export const SPECIAL_ICONS: Record<string, IconName> = {
  recruit: 'spartan',
  march: 'footsteps',
  build_temple: 'greek-temple',
  prepare: 'bandaged',
  usurp: 'crown',
  hunt: 'pocket-bow',
  build_monument: 'obelisk',
};

export const REGULAR_ICONS: Record<string, IconName> = {
  hero_movement: 'run',
  hoplite_movement: 'spears',
  prayer: 'prayer',
  use_artifacts: 'jeweled-chalice',
};

export const VICTORY_ICONS: Record<string, IconName> = {
  warlord_of_hellas: 'flying-flag',
  favored_of_the_gods: 'greek-temple',
  monster_slayer: 'claws',
  king_of_kings: 'obelisk',
};

const ARTIFACTS: Record<string, IconName> = {
  owl_of_athena: 'owl',
  boots_of_hermes: 'wingfoot',
  thunder_of_zeus: 'heavy-lightning',
  caduceus: 'caduceus',
  apollos_arrow: 'winged-arrow',
  femes_trumpet: 'trumpet',
  harpe: 'sickle',
  pandoras_box: 'locked-chest',
  horn_of_plenty: 'cornucopia',
  ambrosia: 'pouring-chalice',
  aegis: 'attached-shield',
  eye_of_graeae: 'brass-eye',
  ariadnes_thread: 'yarn',
  poison_arrows: 'quiver',
  minotaurs_horn: 'bull-horns',
  head_of_sphinx: 'greek-sphinx',
  eye_of_cyclops: 'cyclops',
  medusas_blood: 'blood',
  chimeras_fire: 'fire-breath',
  adamant_tethers: 'crossed-chains',
};

export const heroIcon = (hero: string | null): IconName => HEROES[hero ?? ''] ?? 'crested-helmet';
export const monsterIcon = (monster: string): IconName => MONSTERS[monster] ?? 'claws';
export const godIcon = (god: string): IconName => GODS[god] ?? 'obelisk';
export const artifactIcon = (artifact: string): IconName => ARTIFACTS[artifact] ?? 'jeweled-chalice';

/** `phalanx_torch_2`: the symbol is part of a combat card's id. */
export function cardSymbol(card: string): WoundSymbol {
  const words = card.split('_');
  return (words.find((word) => word in SYMBOL_ICONS) ?? 'sword') as WoundSymbol;
}
