/** Hero and hoplites that start apart, and blessings that come and go. */
import type { Rows } from '../../../../lib/time/rows';

export const beats: Rows = {
  hero_placed_alone: { opens: 700, camera: 'place', sound: 'piece', still: 'fade', skip: 'end' },
  army_placed: { opens: 600, camera: 'place', sound: 'piece', still: 'fade', skip: 'end' },
  blessing_foreseen: { opens: 600, joins: 600, camera: 'plate', sound: 'clay', still: 'card', skip: 'end' },
};
