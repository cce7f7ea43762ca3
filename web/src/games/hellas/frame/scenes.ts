/** When the map makes room for a scene. */
import type { View } from '../../../lib/board';
import { registry } from '../parts/registry.svelte';
import { decides } from './reading';

const seatOf = (view: View): number | null => (view.you as number | null | undefined) ?? null;

/** What one is asked oneself. */
export const asked = (view: View): string | null => decides(view, seatOf(view));

/** Whoever takes part sees what goes on, and so does a spectator; to the others the story tells it. */
export function isSeen(view: View, seats: readonly number[]): boolean {
  const kind = asked(view);
  if (kind !== null) return !registry.answersOnMap(kind);
  const you = seatOf(view);
  return you === null || seats.includes(you);
}

export const hasScene = (view: View): boolean => registry.scene(view) !== null;
