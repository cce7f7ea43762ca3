/** Artifacts that are turned or given up, a goblet, a city that is kept, and cards that one alone sees. */
import type { Rows } from '../../../../lib/time/rows';

const quiet = { opens: 450, joins: 350, camera: 'plate', sound: 'clay', still: 'card', skip: 'end' } as const;

export const beats: Rows = {
  artifact_offered: { ...quiet, banner: true },
  artifact_turned: quiet,
  attacks_seen: { ...quiet, opens: 600 },
  blessing_exchanged: { ...quiet, opens: 600, banner: true },
  blessing_put_away: quiet,
  blessing_seen: { ...quiet, opens: 600 },
  goblet_poured: { ...quiet, sound: 'bronze', banner: true },
  winner_turned_back: { opens: 700, camera: 'place', sound: 'bronze', banner: true, still: 'fade', skip: 'mark', waits: true },
};
