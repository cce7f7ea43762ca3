/** Relics that come and go, artifacts that are turned, a goblet, a city that is kept, and cards that one alone sees. */
import type { Rows } from '../../../../lib/time/rows';

const quiet = { opens: 450, joins: 350, camera: 'plate', sound: 'clay', still: 'card', skip: 'end' } as const;

export const beats: Rows = {
  artifact_turned: quiet,
  attacks_seen: { ...quiet, opens: 600 },
  blessing_seen: { ...quiet, opens: 600 },
  card_copied: { ...quiet, opens: 500 },
  goblet_poured: { ...quiet, sound: 'bronze', banner: true },
  lightning_returned: { ...quiet, changes: () => ['beside'] },
  relics_laid_out: { opens: 700, camera: 'none', sound: 'bronze', banner: true, still: 'card', skip: 'end', fate: true, changes: () => ['forge'] },
  winner_turned_back: { opens: 700, camera: 'place', sound: 'bronze', banner: true, still: 'fade', skip: 'mark', waits: true },
};
