/** Pictures of the god and his trident. */
import harpoonTrident from 'icon:harpoon-trident';
import trident from 'icon:trident';
import { one } from '../../../../lib/icon';
import type { Icons } from '../part';

export const icons: Icons = {
  god: { poseidon: one(trident) },
  artifact: { poseidons_trident: one(harpoonTrident) },
};
