/** An injury that is none, and hoplites that the plague takes for good. */
import type { Rows } from '../../../../lib/time/rows';

const plague = { opens: 500, joins: 350, sound: 'drum', banner: true, still: 'fade', skip: 'mark', harms: 'seat' } as const;

export const beats: Rows = {
  injury_ignored: { opens: 600, camera: 'plate', sound: 'bronze', banner: true, still: 'card', skip: 'end', waits: true },
  hoplites_removed: { ...plague, camera: 'plate' },
  hoplite_removed: { ...plague, camera: 'place' },
};
