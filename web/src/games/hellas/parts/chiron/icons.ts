/** Pictures of Chiron and of his spear. His cards are drawn by their symbols. */
import centaur from 'icon:centaur';
import sunSpear from 'icon:sun-spear';
import { one } from '../../../../lib/icon';
import type { Icons } from '../part';

export const icons: Icons = {
  monster: { chiron: one(centaur) },
  artifact: { ashen_spear: one(sunSpear) },
};
