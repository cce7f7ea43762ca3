/** Somebody looks at what is to come, or silences a monster; muses come, wander and go. */
import type { Rows } from '../../../../lib/time/rows';

export const beats: Rows = {
  events_seen: { opens: 600, camera: 'plate', sound: 'clay', still: 'card', skip: 'end' },
  roll_ignored: { opens: 700, camera: 'plate', sound: 'lyre', banner: true, still: 'card', skip: 'end', waits: true },
  muse_came: { opens: 500, joins: 250, camera: 'place', sound: 'lyre', still: 'fade', skip: 'end', changes: () => ['muses'] },
  muse_left: { opens: 600, camera: 'plate', sound: 'lyre', banner: true, still: 'card', skip: 'end', changes: () => ['muses'] },
  muse_moved: { opens: 500, camera: 'place', sound: 'lyre', still: 'fade', skip: 'end', changes: () => ['muses'] },
  muse_taken: { opens: 600, camera: 'plate', sound: 'lyre', banner: true, still: 'card', skip: 'end', changes: () => ['muses'] },
  muse_used: { opens: 500, camera: 'plate', sound: 'lyre', still: 'card', skip: 'end' },
  muses_laid_out: { opens: 700, camera: 'none', sound: 'lyre', banner: true, still: 'card', skip: 'end', fate: true, changes: () => ['muses'] },
};
