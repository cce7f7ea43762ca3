/** The pictures of the opportunity cards. */
import bleedingWound from 'icon:bleeding-wound';
import bullHorns from 'icon:bull-horns';
import fallingLeaf from 'icon:falling-leaf';
import sprout from 'icon:sprout';
import twoCoins from 'icon:two-coins';
import { one } from '../../../../lib/icon';
import type { Icons } from '../part';

export const icons: Icons = {
  event_card: {
    power_from_blood: one(bleedingWound),
    reinvigoration: one(sprout),
    mercenaries: one(twoCoins),
    hecatomb: one(bullHorns),
    fading_glory: one(fallingLeaf),
  },
};
