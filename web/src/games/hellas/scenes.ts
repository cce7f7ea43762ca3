/** When the map makes room for a scene. */
import type { View } from '../../lib/board';
import { battleOf, decides, huntOf } from './reading';

/** Questions with cards to choose from. */
const SHELF: ReadonlySet<string> = new Set(['choose_hero', 'draft']);
/** Questions of a battle or a hunt that are answered on the map. */
const ON_MAP: ReadonlySet<string> = new Set([
  'army', 'injure_hero', 'kill', 'keep_artifact', 'next_battle', 'place_hero', 'recruit', 'reinforce', 'take_glory',
  'withdraw', 'wound_monster',
]); // prettier-ignore

const seatOf = (view: View): number | null => (view.you as number | null | undefined) ?? null;

export function onShelf(view: View): boolean {
  return SHELF.has(decides(view, seatOf(view)) ?? '');
}

/** Whoever takes part sees the scene, and so does a spectator; to the others the story tells it. */
export function hasScene(view: View): boolean {
  const you = seatOf(view);
  const asked = decides(view, you);
  if (onShelf(view)) return true;
  const battle = battleOf(view);
  const hunt = huntOf(view);
  if (!battle && !hunt) return false;
  if (asked !== null) return !ON_MAP.has(asked);
  return you === null || (battle?.seats.includes(you) ?? false) || hunt?.seat === you;
}
