/** Pictures of the god and his lute. */
import lyre from 'icon:lyre';
import sunPriest from 'icon:sun-priest';
import { one } from '../../../../lib/icon';
import type { Icons } from '../part';

export const icons: Icons = {
  god: { apollo: one(sunPriest) },
  artifact: { apollos_lute: one(lyre) },
};
