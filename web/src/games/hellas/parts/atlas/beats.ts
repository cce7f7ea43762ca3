/** What Atlas shows: hoplites that come and go, his token, and the sky. */
import type { Rows } from '../../../../lib/time/rows';

export const beats: Rows = {
  atlas_left: { opens: 350, joins: 200, camera: 'plate', sound: 'piece', still: 'number', skip: 'end' },
  hoplite_sent: { opens: 600, joins: 350, camera: 'place', sound: 'piece', still: 'fade', skip: 'end' },
  hoplite_sent_for_apple: { opens: 600, joins: 350, camera: 'place', sound: 'piece', still: 'fade', skip: 'end' },
  apple_gained: { opens: 450, joins: 300, camera: 'plate', sound: 'lyre', still: 'number', skip: 'end' },
  apple_eaten: { opens: 500, camera: 'plate', sound: 'bronze', banner: true, still: 'number', skip: 'end' },
  apple_raised: { opens: 500, camera: 'plate', sound: 'bronze', banner: true, still: 'number', skip: 'end' },
  bonus_taken: { opens: 600, camera: 'plate', sound: 'bronze', banner: true, still: 'number', skip: 'mark' },
  sky_sank: { opens: 1100, camera: 'plate', sound: 'drum', banner: true, still: 'fade', skip: 'mark', fate: true, kept: true },
  sky_held: { opens: 800, camera: 'plate', sound: 'bronze', banner: true, still: 'fade', skip: 'mark' },
};
