/**
 * Boards: the shapes of regions and where their pieces lie. Which board is drawn follows from the regions in the view, and
 * every region in the view is drawn: one that no board has a shape for becomes a disc at a free place of the edge.
 */
import type { Box, Point as Spot } from '../../../lib/map/plane';

export type Point = readonly [x: number, y: number];

/** A region as it is drawn. What it holds comes from the view, what is printed on it from the game's data. */
export interface Shape {
  path: string;
  label: Point;
  anchors: {
    hoplites: readonly Point[];
    hero: readonly Point[];
    monster: readonly Point[];
    quest: Point;
    city?: Point;
    fortified?: Point;
    temple?: Point;
    monument?: Point;
  };
}

interface Border {
  a: string;
  b: string;
  path: string;
}
/** A way over the water, with the points at which it begins and ends. */
interface Crossing extends Border {
  ends: readonly Point[];
}

export interface Chart {
  id: string;
  box: Box;
  regions: Readonly<Record<string, Shape>>;
  borders: readonly Border[];
  trails: readonly Crossing[];
  ferries: readonly Crossing[];
  coast: string;
  /** Land that belongs to nobody, and small islands. */
  shores: readonly string[];
  islets: readonly string[];
  /** Islands of another board, set into the sea in a frame of bronze. */
  ovals?: readonly { cx: number; cy: number; rx: number; ry: number }[];
  seas: readonly { id: string; x: number; y: number; rotate: number }[];
}

/** A board as a game uses it: exactly the regions of the view. */
export interface Layout {
  chart: Chart;
  box: Box;
  ids: readonly string[];
  regions: Readonly<Record<string, Shape>>;
  /** Regions without a shape of their own, which are drawn as discs. */
  discs: readonly string[];
  /** Shapes of the board that are no regions of this game: shores like any other. */
  unused: readonly string[];
}

const RADIUS = 62;

const circle = ([x, y]: Point, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${radius * 2} 0a${radius} ${radius} 0 1 0 ${-radius * 2} 0Z`;

function disc(at: Point): Shape {
  const [x, y] = at;
  const around = (right: number, down: number): Point => [x + right, y + down];
  return {
    path: circle(at, RADIUS),
    label: around(0, -26),
    anchors: {
      hoplites: [around(-30, 6), around(2, 14)],
      hero: [around(32, 8), around(44, -14), around(20, 34)],
      monster: [around(-8, 44), around(36, 40)],
      quest: around(-48, -44),
      city: around(-62, 0),
      fortified: around(-50, 12),
      temple: around(0, -62),
      monument: around(62, -14),
    },
  };
}

const corners = (path: string): Spot[] => [...path.matchAll(/(-?[\d.]+)[ ,](-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

/** The place along the edge of the box that is farthest from everything that is drawn already. */
function freePlace({ x, y, width, height }: Box, taken: readonly Spot[]): Point {
  const rim = RADIUS + 28;
  const [left, top, right, bottom] = [x + rim, y + rim, x + width - rim, y + height - rim];
  const places: Point[] = [];
  for (let n = 0; n <= 12; n += 1) {
    const [across, down] = [left + ((right - left) * n) / 12, top + ((bottom - top) * n) / 12];
    places.push([across, bottom], [right, down], [left, down], [across, top]);
  }
  const room = ([px, py]: Point): number => Math.min(...taken.map((one) => Math.hypot(one.x - px, one.y - py)));
  return places.reduce((best, place) => (room(place) > room(best) ? place : best));
}

/** The board that has shapes for most of the regions, with a disc for each of the others. */
export function layoutFor(regions: readonly string[], charts: readonly Chart[]): Layout {
  const known = (chart: Chart): number => regions.filter((id) => chart.regions[id]).length;
  // Of two that know as many, the one with less around them.
  const chart = charts.reduce((best, one) => {
    const more = known(one) - known(best);
    return more > 0 || (more === 0 && Object.keys(one.regions).length < Object.keys(best.regions).length) ? one : best;
  });
  const drawn = Object.keys(chart.regions).filter((id) => regions.includes(id));
  const discs = regions.filter((id) => !chart.regions[id]);
  const shapes: Record<string, Shape> = Object.fromEntries(drawn.map((id) => [id, chart.regions[id]!]));
  const taken = [...Object.values(chart.regions).map(({ path }) => path), ...chart.shores].flatMap(corners);
  for (const id of discs) {
    const at = freePlace(chart.box, taken);
    shapes[id] = disc(at);
    // A disc keeps others away by its rim, not by its middle.
    for (let n = 0; n < 12; n += 1) taken.push({ x: at[0] + (RADIUS + 20) * Math.cos((n * Math.PI) / 6), y: at[1] + (RADIUS + 20) * Math.sin((n * Math.PI) / 6) });
  }
  return {
    chart,
    box: chart.box,
    ids: [...drawn, ...discs],
    regions: shapes,
    discs,
    unused: Object.keys(chart.regions).filter((id) => !regions.includes(id)),
  };
}

export const spot = ([x, y]: Point): Spot => ({ x, y });
export const middle = (layout: Layout, region: string): Spot => spot(layout.regions[region]!.label);

/** The n-th of several things that share a region's places; more than there are places huddle around the last. */
export function among(places: readonly Point[], n: number): Spot {
  const at = places[Math.min(n, places.length - 1)]!;
  const more = Math.max(0, n - places.length + 1);
  return { x: at[0] + more * 24, y: at[1] + more * 12 };
}

const DIRECTIONS: Record<string, Point> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The nearest region in the direction of an arrow key. */
export function towards(layout: Layout, region: string, key: string): string | null {
  const way = DIRECTIONS[key];
  if (!way) return null;
  const from = middle(layout, region);
  let best: string | null = null;
  let least = Infinity;
  for (const id of layout.ids) {
    const at = middle(layout, id);
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
