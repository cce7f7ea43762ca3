/** Cards that are shown and learned, trainings that wait or end. */
import type { Rows } from '../../../../lib/time/rows';

export const beats: Rows = {
  card_shown: { opens: 600, joins: 500, camera: 'plate', sound: 'clay', still: 'card', skip: 'end', changes: () => [] },
  laid_beside: { opens: 700, joins: 600, camera: 'plate', sound: 'lyre', banner: true, still: 'card', skip: 'end', changes: () => ['beside'] },
  quest_pushed_out: { opens: 400, joins: 400, camera: 'none', sound: 'clay', still: 'card', skip: 'end', fate: true, changes: () => ['quests', 'discards/event'] },
  training_waits: { opens: 600, camera: 'none', sound: 'clay', banner: true, still: 'card', skip: 'end', fate: true, changes: () => ['training'] },
  training_ended: { opens: 600, joins: 500, camera: 'place', sound: 'drum', banner: true, still: 'card', skip: 'end', changes: () => ['training', 'quests'] },
};
