/** What everybody sees of the base game's events: dice of the monster phase, quests, monuments, temples. */
import type { EventInfo } from '../../../../lib/board';
import { ICONS, type IconName } from '../../../icons/hellas';
import { godIcon, monsterIcon } from '../../frame/pictures';
import type { News } from '../part';

const DIE: Record<string, IconName> = { nothing: 'token', region_attack: 'claws', move: 'footsteps', move_or_region_attack: 'rolling-dices' };

const beast = ({ monster }: EventInfo['fields']) => monsterIcon(String(monster));

export const news: Record<string, News> = {
  monster_rolled: { icon: beast, die: ({ roll }) => ICONS[DIE[String(roll)] ?? 'rolling-dices'] },
  region_attack: { icon: beast },
  monster_appeared: { icon: beast },
  monster_evolved: { icon: beast },
  quest_placed: { icon: () => ICONS['scroll-unfurled'] },
  quest_completed: { icon: () => ICONS['scroll-unfurled'] },
  monument_raised: { icon: ({ god }) => godIcon(String(god)) },
  new_age: { icon: () => ICONS.prayer },
  temple_built: { icon: () => ICONS['greek-temple'], own: false },
  glory_taken: { icon: () => ICONS.laurels },
  blessing_gained: { icon: () => ICONS['hand-of-god'], own: false },
};
