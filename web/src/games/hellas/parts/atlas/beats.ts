/** What Atlas shows: hoplites that come and go, his token, and the sky. */
import type { Rows } from '../../../../lib/time/rows';

export const beats: Rows = {
  atlas_left: { opens: 350, joins: 200, camera: 'plate', sound: 'piece', still: 'number', skip: 'end' },
  hoplite_sent: { opens: 600, joins: 350, camera: 'place', sound: 'piece', still: 'fade', skip: 'end' },
  bonus_taken: { opens: 600, camera: 'plate', sound: 'bronze', banner: true, still: 'number', skip: 'mark' },
  sky_sank: { opens: 1100, camera: 'plate', sound: 'drum', banner: true, still: 'fade', skip: 'mark', fate: true, kept: true },
  sky_held: { opens: 800, camera: 'plate', sound: 'bronze', banner: true, still: 'fade', skip: 'mark' },
};
