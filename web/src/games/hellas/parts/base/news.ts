/** What everybody is told of the base game's events: monsters, quests, monuments, temples, lands that change hands. */
import type { EventInfo } from '../../../../lib/board';
import { ICONS } from '../../../icons/hellas';
import { artifactIcon, godIcon, monsterIcon } from '../../frame/pictures';
import { NOBODY } from '../../frame/reading';
import type { News } from '../part';

const beast = ({ monster }: EventInfo['fields']) => monsterIcon(String(monster));

export const news: Record<string, News> = {
  region_attack: { icon: beast },
  monster_appeared: { icon: beast },
  monster_evolved: { icon: beast },
  quest_placed: { icon: () => ICONS['scroll-unfurled'] },
  quest_completed: { icon: () => ICONS['scroll-unfurled'] },
  monument_raised: { icon: ({ god }) => godIcon(String(god)) },
  new_age: { icon: () => ICONS.prayer },
  temple_built: { icon: () => ICONS['greek-temple'], own: false },
  control_taken: { icon: () => ICONS['flying-flag'], own: false, when: ({ loser }) => loser !== NOBODY },
  hoplites_killed: { icon: () => ICONS.drop, when: ({ seat }, you) => seat === you },
  game_over: { icon: () => ICONS.laurels },
  glory_taken: { icon: () => ICONS.laurels },
  artifact_discarded: { icon: ({ artifact }) => artifactIcon(String(artifact)), own: false },
  blessing_discarded: { icon: () => ICONS['hand-of-god'], own: false },
  blessing_gained: { icon: () => ICONS['hand-of-god'], own: false },
};
