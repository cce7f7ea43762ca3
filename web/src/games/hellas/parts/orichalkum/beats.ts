/** What orichalkum shows: tokens that are taken and spent, constructs that come and go. */
import type { Rows } from '../../../../lib/time/rows';

export const beats: Rows = {
  orichalkum_taken: { opens: 500, camera: 'place', sound: 'bronze', still: 'fade', skip: 'end' },
  orichalkum_spent: { opens: 350, joins: 250, camera: 'plate', sound: 'bronze', still: 'number', skip: 'end' },
  construct_used: { opens: 700, camera: 'plate', sound: 'bronze', banner: true, still: 'card', skip: 'mark' },
  constructs_laid_out: { opens: 500, camera: 'plate', sound: 'clay', still: 'card', skip: 'end' },
  blessings_drawn: { opens: 500, camera: 'plate', sound: 'clay', still: 'card', skip: 'end' },
};
