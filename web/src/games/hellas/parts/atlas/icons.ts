/** Pictures of Atlas, of the sky he holds, and of the apples in his garden. */
import anchor from 'icon:anchor';
import atlas from 'icon:atlas';
import shinyApple from 'icon:shiny-apple';
import { one } from '../../../../lib/icon';
import type { Icons } from '../part';

export const icons: Icons = {
  victory: { overload: one(atlas) },
  piece: { atlas: one(atlas), apple: one(shinyApple) },
  strength: { apple: one(shinyApple) },
  action: {
    bonus: one(atlas),
    hold_sky: one(atlas),
    send: one(anchor),
    send_for_apple: one(shinyApple),
    eat_apple: one(shinyApple),
    heal_by_apple: one(shinyApple),
    raise_by_apple: one(shinyApple),
  },
};
