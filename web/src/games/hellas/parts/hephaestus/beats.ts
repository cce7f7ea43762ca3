/** Artifacts that are turned, a goblet, a city that is kept, and cards that one alone sees. */
import type { Rows } from '../../../../lib/time/rows';

const quiet = { opens: 450, joins: 350, camera: 'plate', sound: 'clay', still: 'card', skip: 'end' } as const;

export const beats: Rows = {
  artifact_turned: quiet,
  attacks_seen: { ...quiet, opens: 600 },
  blessing_seen: { ...quiet, opens: 600 },
  goblet_poured: { ...quiet, sound: 'bronze', banner: true },
  winner_turned_back: { opens: 700, camera: 'place', sound: 'bronze', banner: true, still: 'fade', skip: 'mark', waits: true },
};
