/** Pictures of the god, his helmet and what rises. */
import dungeonGate from 'icon:dungeon-gate';
import hadesSymbol from 'icon:hades-symbol';
import raiseSkeleton from 'icon:raise-skeleton';
import skullMask from 'icon:skull-mask';
import warlordHelmet from 'icon:warlord-helmet';
import { one } from '../../../../lib/icon';
import type { Icons } from '../part';

export const icons: Icons = {
  god: { hades: one(hadesSymbol), hades_full: one(hadesSymbol) },
  artifact: { hades_helmet: one(warlordHelmet) },
  strength: { warriors: one(skullMask) }, // they stand in the painting of a battle
  piece: { gate: one(dungeonGate) },
  attribute: { raise: one(raiseSkeleton) },
  regular: { resurrection: one(raiseSkeleton) },
  action: { escort: one(skullMask), resurrect: one(raiseSkeleton), resurrect_to_supply: one(raiseSkeleton) },
};
