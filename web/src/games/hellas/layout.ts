/** Where things lie on the map, in its own units. */
import type { Box, Point as Spot } from '../../lib/map/plane';
import { REGIONS, type Point } from './facts';
import chart from './map.json';

export const BOX: Box = { x: chart.box[0]!, y: chart.box[1]!, width: chart.box[2]!, height: chart.box[3]! };

export const spot = ([x, y]: Point): Spot => ({ x, y });
export const middle = (region: string): Spot => spot(REGIONS[region]!.label);

/** The n-th of several things that share a region's places; more than there are places huddle around the last. */
export function among(places: readonly Point[], n: number): Spot {
  const at = places[Math.min(n, places.length - 1)]!;
  const more = Math.max(0, n - places.length + 1);
  return { x: at[0] + more * 24, y: at[1] + more * 12 };
}

const DIRECTIONS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest region in the direction of an arrow key. */
export function towards(region: string, key: string): string | null {
  const way = DIRECTIONS[key];
  if (!way) return null;
  const from = middle(region);
  let best: string | null = null;
  let least = Infinity;
  for (const id of Object.keys(REGIONS)) {
    const at = middle(id);
    const along = (at.x - from.x) * way[0] + (at.y - from.y) * way[1];
    const across = Math.abs((at.x - from.x) * way[1]) + Math.abs((at.y - from.y) * way[0]);
    if (id === region || along <= 8 || across > along * 1.6) continue;
    if (along + across * 1.4 < least) [best, least] = [id, along + across * 1.4];
  }
  return best;
}

/** A bent way between two points, for arrows. */
export function bend(from: Spot, to: Spot): string {
  const x = (from.x + to.x) / 2 + (to.y - from.y) * 0.18;
  const y = (from.y + to.y) / 2 - (to.x - from.x) * 0.18;
  return `M${from.x} ${from.y}Q${x.toFixed(1)} ${y.toFixed(1)} ${to.x} ${to.y}`;
}
