/** Hades with the underworld: gates and Warriors on the map, and the board on which the dead lie. */
import dungeonGate from 'icon:dungeon-gate';
import raiseSkeleton from 'icon:raise-skeleton';
import skullMask from 'icon:skull-mask';
import { one } from '../../../../lib/icon';
import { outcome } from '../../frame/actions';
import { nameOf } from '../../frame/words';
import type { Part } from '../part';
import simple from './index';
import Shades from './Shades.svelte';
import { gateThing, hereBelow, underworldThing, warriorsIn, warriorThing } from './underworld';
import Underworld from './Underworld.svelte';
import UnderworldLine from './UnderworldLine.svelte';

const part: Part = {
  ...simple,
  pieces: Shades,
  module: { Panel: Underworld, Line: UnderworldLine },
  things: { underworld: underworldThing, gate: gateThing, warrior: warriorThing },
  here: hereBelow,
  population: warriorsIn,
  regulars: {
    resurrection: { kinds: ['resurrect', 'resurrect_to_supply'] },
  },
  label: (action, _, texts) => {
    const { region } = action.fields;
    if (action.kind === 'resurrect') return [nameOf(texts, 'region', String(region)), outcome(action, texts)].filter(Boolean).join(' · ');
    return action.kind === 'place_warrior' ? nameOf(texts, 'region', String(region)) : undefined;
  },
  news: {
    ...simple.news,
    warriors_struck: { icon: () => one(skullMask) },
    hoplites_raised: { icon: () => one(raiseSkeleton), own: false },
    hoplites_returned: { icon: () => one(raiseSkeleton), own: false },
    warrior_placed: { icon: () => one(skullMask), own: false },
    gate_placed: { icon: () => one(dungeonGate), own: false },
  },
};
export default part;
