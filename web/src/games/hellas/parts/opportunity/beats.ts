/** A card that comes is looked at by everybody; one that nobody used goes quietly. */
import type { Rows } from '../../../../lib/time/rows';

export const beats: Rows = {
  opportunity_came: { opens: 700, camera: 'none', sound: 'clay', banner: true, still: 'card', skip: 'end', fate: true },
  opportunity_lapsed: { opens: 400, joins: 400, camera: 'none', sound: 'clay', still: 'card', skip: 'end', fate: true },
  opportunity_used: { opens: 600, camera: 'plate', sound: 'lyre', banner: true, still: 'card', skip: 'end', waits: true },
};
