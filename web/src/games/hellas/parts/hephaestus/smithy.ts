/** The forge: relics that lie open, and those that lords have. */
import type { View } from '../../../../lib/board';
import { beside, players } from '../../frame/reading';

export const LIGHTNING = 'lightning';

interface Shown {
  display: string[];
  deck: number;
  lowered: number;
}
const shown = (view: View): Shown => view.forge as unknown as Shown;

export const hasForge = (view: View): boolean => 'forge' in view;
export const display = (view: View): string[] => shown(view).display;
export const deck = (view: View): number => shown(view).deck;
/** By how much the next attack of the monster is weaker. */
export const lowered = (view: View): number => shown(view).lowered;

export interface Owned {
  seat: number;
  card: string;
  charged: boolean;
}
/** The relics that lords have, lord by lord. */
export const owned = (view: View): Owned[] => players(view).flatMap(({ seat }) => beside(view, seat).map((one) => ({ seat, ...one })));
