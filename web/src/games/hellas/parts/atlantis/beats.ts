/** What swims, what is held, and a wound that closes. */
import type { Rows } from '../../../../lib/time/rows';

const beast = (fields: Record<string, unknown>): string => `monsters/${String(fields.monster)}`;

export const beats: Rows = {
  god_called: { opens: 650, camera: 'place', sound: 'lyre', banner: true, still: 'card', skip: 'end' },
  hero_held: { opens: 700, camera: 'plate', sound: 'drum', banner: true, still: 'card', skip: 'mark', harms: 'seat', changes: ({ seat }) => [`players/${String(seat)}/hero_at`, `players/${String(seat)}/away`, 'regions'] },
  monster_appeared_at_sea: { opens: 600, joins: 500, camera: 'place', sound: 'drum', banner: true, still: 'fade', skip: 'end', fate: true, changes: (fields) => [beast(fields)] },
  monster_swam: { opens: 600, joins: 400, camera: 'place', sound: 'surf', still: 'fade', skip: 'end', fate: true, changes: (fields) => [beast(fields)] },
  region_attack_at_sea: { opens: 700, joins: 450, camera: 'place', sound: 'drum', banner: true, still: 'fade', skip: 'mark', fate: true, waits: true, outcome: true, changes: () => [] },
  wound_mended: { opens: 600, joins: 450, camera: 'scene', sound: 'bronze', still: 'card', skip: 'tally', changes: (fields) => [beast(fields)] },
};
