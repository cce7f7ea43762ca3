/** Hunts. */
import type { EventInfo, Texts, View } from '../../../../lib/board';
import { printed } from '../../frame/facts.svelte';
import { monsterIcon } from '../../frame/pictures';
import { huntOf } from '../../frame/reading';
import { isSeen } from '../../frame/scenes';
import { namedThing, ownThing } from '../../frame/thing';
import { capital, nameOf, textOf } from '../../frame/words';
import type { Part, Thing } from '../part';
import { registry } from '../registry.svelte';
import HuntScene from './HuntScene.svelte';

const beast = ({ monster }: EventInfo['fields']) => monsterIcon(String(monster));

export const hunt: Part = {
  id: 'hunt',
  active: (view) => huntOf(view) !== null,
  scene: { Scene: HuntScene, shows: (view) => isSeen(view, [huntOf(view)!.seat]) },
  things: {
    attack: (_, id, texts) => namedThing(texts, 'attack', id),
    stop: (_, __, texts) => ownThing(texts, 'stop'),
    suffer: (_, __, texts) => ownThing(texts, 'suffer'),
    place: (view, id, texts) => woundThing(view, Number(id), texts),
    reward: (view, id, texts) => ({
      title: texts.sentence('hellas-action', 'reward', { reward: id }),
      text: id === 'monster_artifact' ? trophyText(view, texts) : '',
    }),
  },
  news: {
    hunt_began: { icon: beast, own: false },
    hunt_ended: { icon: beast },
    monster_slain: { icon: beast },
  },
  powers: ['reward'],
};

/** What the monster of the hunt leaves to whoever slays it. */
function trophyText(view: View, texts: Texts): string {
  const trophy = printed.trophy(huntOf(view)?.monster ?? '');
  return trophy ? `${nameOf(texts, 'artifact', trophy)}. ${textOf(texts, 'artifact', trophy)}` : '';
}

function woundThing(view: View, number: number, texts: Texts): Thing | null {
  const running = huntOf(view);
  const wound = running && registry.prey(view, running.monster).monster?.wounds.find((one) => one.place === number);
  if (!wound) return null;
  const reward = wound.reward ? texts.text(`web-hellas-reward-${wound.reward}`) : '';
  return {
    title: capital(nameOf(texts, 'symbol', wound.symbol)),
    text: [texts.text(`web-hellas-wound-${wound.covered ? 'covered' : 'open'}`), reward].filter(Boolean).join('\n'),
  };
}
