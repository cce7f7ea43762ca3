/** Somebody looks at what is to come, or silences a monster. */
import type { Rows } from '../../../../lib/time/rows';

export const beats: Rows = {
  events_seen: { opens: 600, camera: 'plate', sound: 'clay', still: 'card', skip: 'end' },
  roll_ignored: { opens: 700, camera: 'plate', sound: 'lyre', banner: true, still: 'card', skip: 'end', waits: true },
};
