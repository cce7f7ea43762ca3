/** Pictures of Atlas, of the sky he holds, and of the apples in his garden. */
import anchor from 'icon:anchor';
import atlas from 'icon:atlas';
import { one } from '../../../../lib/icon';
import type { Icons } from '../part';

export const icons: Icons = {
  victory: { overload: one(atlas) },
  piece: { atlas: one(atlas) },
  action: { bonus: one(atlas), hold_sky: one(atlas), send: one(anchor) },
};
