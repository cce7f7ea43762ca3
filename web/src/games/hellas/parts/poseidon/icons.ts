/** Pictures of the god, his trident and fleets. */
import harpoonTrident from 'icon:harpoon-trident';
import trident from 'icon:trident';
import trireme from 'icon:trireme';
import { one } from '../../../../lib/icon';
import type { Icons } from '../part';

export const icons: Icons = {
  god: { poseidon: one(trident), poseidon_full: one(trident) },
  artifact: { poseidons_trident: one(harpoonTrident) },
  attribute: { fleet: one(trireme) },
};
