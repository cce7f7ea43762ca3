/** Boards that are chosen, armies that learn, a monster that an army pays for, and a region that falls to nobody. */
import type { Rows } from '../../../../lib/time/rows';

export const beats: Rows = {
  board_chosen: { opens: 600, camera: 'plate', sound: 'clay', still: 'card', skip: 'end' },
  army_upgraded: { opens: 600, joins: 500, camera: 'plate', sound: 'bronze', banner: true, still: 'card', skip: 'end' },
  monster_stormed: { opens: 600, camera: 'place', sound: 'drum', banner: true, still: 'fade', skip: 'mark' },
};
