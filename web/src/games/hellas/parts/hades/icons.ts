/** Pictures of the god and his helmet. */
import hadesSymbol from 'icon:hades-symbol';
import warlordHelmet from 'icon:warlord-helmet';
import { one } from '../../../../lib/icon';
import type { Icons } from '../part';

export const icons: Icons = {
  god: { hades: one(hadesSymbol) },
  artifact: { hades_helmet: one(warlordHelmet) },
};
