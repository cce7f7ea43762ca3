/** Where the rules speak of a thing of the board: at its component (`artifact-aegis`) or in a clause (`H-9.5`). */

interface Written {
  /** Clauses by kind and id (`victory-king_of_kings`), or by kind alone. */
  clauses?: Record<string, string>;
  /** Kinds of things that are components, with the names of their own. */
  components?: readonly string[];
}
const parts = Object.values(import.meta.glob<Written>('./parts/*/written.ts', { eager: true }));

/** Kinds of things that are components, with the names of their own. */
const COMPONENTS = new Set([
  'artifact', 'attack', 'attribute', 'blessing', 'card', 'evolution', 'god', 'hero', 'land', 'monster', 'quest', 'region', 'regular',
  'special', 'symbol', 'temple_card', 'victory', ...parts.flatMap(({ components }) => components ?? []),
]);

export const CLAUSES: Record<string, string> = {
  'attribute-leadership': 'H-6.4',
  'attribute-strength': 'H-10.2',
  'attribute-speed': 'H-6.1',
  'special-recruit': 'H-5.3',
  'special-march': 'H-5.4',
  'special-build_temple': 'H-5.5',
  'special-prepare': 'H-5.7',
  'special-usurp': 'H-5.10',
  'special-hunt': 'H-5.12',
  'special-build_monument': 'H-5.13',
  'regular-use_artifacts': 'H-4.4',
  'regular-prayer': 'H-13.1',
  'regular-hero_movement': 'H-6.1',
  'regular-hoplite_movement': 'H-6.4',
  'symbol-shield': 'H-10.10',
  'temple_card-temple_card_1': 'H-14.4',
  'temple_card-temple_card_2': 'H-14.5',
  'temple_card-temple_card_3': 'H-14.6',
  'temple_card-temple_card_4': 'H-14.7',
  'temple_card-temple_card_5': 'H-14.8',
  'victory-warlord_of_hellas': 'H-23.3',
  'victory-favored_of_the_gods': 'H-23.4',
  'victory-monster_slayer': 'H-23.5',
  'effect-heal_injuries': 'H-5.7',
  'effect-draw_combat_cards': 'H-5.7',
  'effect-recruit': 'H-5.7',
  'deck-combat': 'H-1.12',
  'deck-event': 'H-12.5',
  'deck-attack': 'H-10.7',
  'deck-neutral': 'H-1.13',
  'deck-blessing': 'H-14.2',
  // Whatever the id is:
  symbol: 'H-10.4',
  roll: 'H-12.2',
  land: 'H-15.1',
  city: 'H-2.3',
  fortified: 'H-8.1',
  priests: 'H-1.10',
  supply: 'H-1.8',
  hand: 'H-1.11',
  shrine: 'H-2.4',
  oracle: 'H-2.4',
  temple: 'H-5.6',
  blessings: 'H-14.3',
  ...Object.assign({}, ...parts.map(({ clauses }) => clauses)),
};

export const clauseOf = (family: string, id: string): string | null => CLAUSES[`${family}-${id}`] ?? CLAUSES[family] ?? null;

/** The anchor on the page of the rules; null where they have nothing to add. */
export function anchorOf(kind: string, id: string): string | null {
  return COMPONENTS.has(kind) && id ? `${kind}-${id}` : clauseOf(kind, id);
}
