/** Leaving a battle is told inside it. */
import type { Rows } from '../../../../lib/time/rows';

export const beats: Rows = {
  battle_left: { opens: 400, joins: 400, camera: 'scene', sound: 'piece', still: 'fade', skip: 'tally' },
};
