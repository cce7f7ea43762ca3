/** Battles. */
import { ICONS } from '../../../icons/hellas';
import { battleOf } from '../../frame/reading';
import { isSeen } from '../../frame/scenes';
import { ownThing } from '../../frame/thing';
import type { Part } from '../part';
import BattleScene from './BattleScene.svelte';

export const battle: Part = {
  id: 'battle',
  active: (view) => battleOf(view) !== null,
  scene: { Scene: BattleScene, shows: (view) => isSeen(view, battleOf(view)?.seats ?? []) },
  things: {
    pass: (_, __, texts) => ownThing(texts, 'pass'),
    side: (_, id, texts) => ({ title: texts.sentence('hellas-action', 'first', { side: id }), text: '' }),
  },
  news: {
    battle_began: { icon: () => ICONS['crossed-swords'], own: false },
    battle_won: { icon: () => ICONS.laurels },
  },
  onMap: ['army', 'next_battle', 'reinforce', 'withdraw'],
};
