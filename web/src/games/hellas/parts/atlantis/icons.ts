/** Pictures of its hero, monsters, artifacts and quests. */
import bigWave from 'icon:big-wave';
import curledTentacle from 'icon:curled-tentacle';
import factory from 'icon:factory';
import jewelCrown from 'icon:jewel-crown';
import mermaid from 'icon:mermaid';
import robotGolem from 'icon:robot-golem';
import seaSerpent from 'icon:sea-serpent';
import { one } from '../../../../lib/icon';
import type { Icons } from '../part';

export const icons: Icons = {
  hero: { cleito: one(bigWave) },
  monster: { siren: one(mermaid), cetus: one(seaSerpent), talos: one(robotGolem) },
  artifact: { sirens_crown: one(jewelCrown), cetus_tentacle: one(curledTentacle) },
  away: { siren: one(mermaid) },
  temple_kind: { factory: one(factory) },
  regular: { talos: one(robotGolem) },
  action: { move_talos: one(robotGolem), talos_attack: one(robotGolem), swim: one(seaSerpent) },
};
