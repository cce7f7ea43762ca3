/** An injury that is none, hoplites that the plague takes for good, and what comes from below. */
import type { Rows } from '../../../../lib/time/rows';

const plague = { opens: 500, joins: 350, sound: 'drum', banner: true, still: 'fade', skip: 'mark', harms: 'seat' } as const;
const set = { opens: 500, joins: 250, camera: 'place', sound: 'piece', still: 'fade', skip: 'end' } as const;

export const beats: Rows = {
  injury_ignored: { opens: 600, camera: 'plate', sound: 'bronze', banner: true, still: 'card', skip: 'end', waits: true },
  hoplites_removed: { ...plague, camera: 'plate' },
  hoplite_removed: { ...plague, camera: 'place' },
  warrior_placed: set,
  gate_placed: set,
  warriors_moved: { opens: 500, joins: 250, camera: 'way', sound: 'piece', still: 'fade', skip: 'end' },
  warriors_struck: { opens: 600, joins: 400, camera: 'place', sound: 'drum', banner: true, still: 'fade', skip: 'mark' },
  hoplites_raised: { opens: 800, camera: 'place', sound: 'drum', banner: true, still: 'fade', skip: 'mark' },
  hoplites_returned: { opens: 500, camera: 'plate', sound: 'piece', still: 'number', skip: 'end' },
};
