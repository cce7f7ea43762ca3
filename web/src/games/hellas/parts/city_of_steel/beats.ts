/** Heroes who are led, laid down, spun in, and stand up again. */
import type { Rows } from '../../../../lib/time/rows';

export const beats: Rows = {
  hero_laid_down: { opens: 600, joins: 450, camera: 'place', sound: 'drum', banner: true, still: 'card', skip: 'mark', changes: () => ['threads'] },
  hero_led: { opens: 600, joins: 400, camera: 'place', sound: 'lyre', banner: true, still: 'card', skip: 'end', changes: () => [] },
  hero_spun_in: { opens: 700, camera: 'plate', sound: 'drum', banner: true, still: 'card', skip: 'mark', harms: 'seat', changes: ({ seat }) => [`players/${String(seat)}/hero_at`, `players/${String(seat)}/away`, 'regions', 'threads'] },
  hero_stood_up: { opens: 500, joins: 350, camera: 'plate', sound: 'piece', still: 'fade', skip: 'end', changes: () => ['threads'] },
};
