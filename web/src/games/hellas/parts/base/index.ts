/** The base game: what lies on the table in every game. */
import { main } from '../../boards/main';
import { asked } from '../../frame/scenes';
import Shelf from '../../frame/Shelf.svelte';
import type { Part } from '../part';
import { label } from './actions';
import { icons } from './icons';
import { lands } from './lands';
import { news } from './news';
import { things } from './things';

export const base: Part = {
  id: 'base',
  active: () => true,
  /** The heroes before the game. */
  scene: { Scene: Shelf, shows: (view) => asked(view) === 'choose_hero' },
  icons,
  things,
  label,
  news,
  regulars: {
    hero_movement: {
      kinds: ['move_hero', 'quest_step'],
      begins: (offered, player) => (offered.has('quest_step') ? 'quest_step' : offered.has('move_hero') ? `hero:${player.hero}` : null),
    },
    // Hoplites and artifacts begin on the map and among the cards.
    hoplite_movement: { kinds: ['move', 'fortify', 'unfortify'] },
    prayer: { kinds: ['pray'], begins: (offered) => (offered.has('pray') ? 'priests' : null) },
    use_artifacts: { kinds: ['use_artifact'] },
  },
  boards: [main],
  lands,
  offers: [
    'after_hero_movement', 'after_march', 'after_prepare', 'discard_artifact', 'keep_artifact', 'return_glory', 'save_hoplites', 'start_quest', 'take_glory',
    'turn_start',
  ], // prettier-ignore
  onMap: ['discard_artifact', 'injure_hero', 'keep_artifact', 'kill', 'place_hero', 'recruit', 'take_glory', 'wound_monster'],
  powers: ['artifact', 'blessing', 'hero', 'quest'],
};
