/** Where the hexes lie: pointed ones of side 50, by their axial coordinates. */
import type { Box, Point } from '../../lib/map/plane';

const WIDE = 86.6025;
const HIGH = 75;
/** Half of a hex, with its rim. */
const RIM = 52;

export function axial(hex: string): [q: number, r: number] {
  const [q, r] = hex.split(',').map(Number);
  return [q ?? 0, r ?? 0];
}

export function centre(hex: string): Point {
  const [q, r] = axial(hex);
  return { x: round(WIDE * (q + r / 2)), y: round(HIGH * r) };
}

export function box(hexes: readonly string[], margin = 0): Box {
  const points = hexes.map(centre);
  const left = Math.min(...points.map(({ x }) => x)) - RIM - margin;
  const top = Math.min(...points.map(({ y }) => y)) - RIM - margin;
  const right = Math.max(...points.map(({ x }) => x)) + RIM + margin;
  const bottom = Math.max(...points.map(({ y }) => y)) + RIM + margin;
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** All hexes as one outline. */
export function coast(hexes: readonly string[]): string {
  const corners = [[0, -51], [44.2, -25.5], [44.2, 25.5], [0, 51], [-44.2, 25.5], [-44.2, -25.5]] as const;
  return hexes
    .map(centre)
    .map(({ x, y }) => `M${corners.map(([dx, dy]) => `${round(x + dx)} ${round(y + dy)}`).join('L')}Z`)
    .join('');
}

/** The hex of the list that lies next to one in the direction of an arrow key; up and down take the nearer of two. */
export function towards(hexes: ReadonlySet<string>, from: string, key: string): string | null {
  const [q, r] = axial(from);
  const steps: Record<string, [number, number][]> = {
    ArrowLeft: [[-1, 0], [-2, 0], [-1, -1], [-2, 1]],
    ArrowRight: [[1, 0], [2, 0], [2, -1], [1, 1]],
    ArrowUp: r % 2 ? [[0, -1], [1, -1], [1, -2]] : [[1, -1], [0, -1], [1, -2]],
    ArrowDown: r % 2 ? [[-1, 1], [0, 1], [-1, 2]] : [[0, 1], [-1, 1], [-1, 2]],
  };
  for (const [dq, dr] of steps[key] ?? []) {
    const hex = `${q + dq},${r + dr}`;
    if (hexes.has(hex)) return hex;
  }
  return null;
}

/** The hexes around one. */
export function around(hex: string): string[] {
  const [q, r] = axial(hex);
  return [[1, 0], [0, 1], [-1, 1], [-1, 0], [0, -1], [1, -1]].map(([dq, dr]) => `${q + dq!},${r + dr!}`);
}

/** The outline of an island: a round shore, each a little different, always the same for the same hex. */
export function shore(hex: string, radius: number): string {
  const [q, r] = axial(hex);
  let seed = ((q + 50) * 7919 + (r + 50) * 104729) % 2147483647;
  const chance = () => ((seed = (seed * 48271) % 2147483647) / 2147483647);
  const points = Array.from({ length: 14 }, (_, n) => {
    const angle = (n / 14) * 2 * Math.PI;
    const far = radius * (0.93 + 0.11 * chance());
    return { x: round(far * Math.cos(angle)), y: round(far * Math.sin(angle)) };
  });
  const between = (n: number): Point => {
    const [a, b] = [points[n % 14]!, points[(n + 1) % 14]!];
    return { x: round((a.x + b.x) / 2), y: round((a.y + b.y) / 2) };
  };
  const start = between(0);
  const curves = points.map((_, n) => {
    const corner = points[(n + 1) % 14]!;
    const end = between(n + 1);
    return `Q${corner.x} ${corner.y} ${end.x} ${end.y}`;
  });
  return `M${start.x} ${start.y}${curves.join('')}Z`;
}

/** Where `count` small things lie on an island, below its picture. */
export function places(count: number): Point[] {
  if (count <= 1) return [{ x: 0, y: 20 }];
  if (count === 2) return [{ x: -15, y: 19 }, { x: 15, y: 19 }];
  if (count === 3) return [{ x: -24, y: 14 }, { x: 0, y: 23 }, { x: 24, y: 14 }];
  if (count === 4) return [{ x: -26, y: 2 }, { x: -13, y: 24 }, { x: 13, y: 24 }, { x: 26, y: 2 }];
  return Array.from({ length: count }, (_, n) => {
    const angle = Math.PI * (-0.12 + (1.24 * n) / (count - 1));
    return { x: round(-27 * Math.cos(angle)), y: round(2 + 24 * Math.sin(angle)) };
  });
}

/** Several ships on one hex stand beside each other. */
export function berth(n: number, count: number): Point {
  if (count <= 1) return { x: 0, y: 4 };
  const columns = count > 2 ? 2 : count;
  const rows = Math.ceil(count / columns);
  const inRow = Math.min(columns, count - Math.floor(n / columns) * columns);
  return {
    x: ((n % columns) - (inRow - 1) / 2) * 40,
    y: 5 + (Math.floor(n / columns) - (rows - 1) / 2) * 36,
  };
}

const round = (value: number): number => Math.round(value * 10) / 10;

export const SHAPES = {
  outer: 'M0 -51L44.2 -25.5L44.2 25.5L0 51L-44.2 25.5L-44.2 -25.5Z',
  hex: 'M-2.6 -47.2Q0 -48.7 2.6 -47.2L39.6 -25.8Q42.2 -24.3 42.2 -21.3L42.2 21.3Q42.2 24.3 39.6 25.8L2.6 47.2Q0 48.7 -2.6 47.2L-39.6 25.8Q-42.2 24.3 -42.2 21.3L-42.2 -21.3Q-42.2 -24.3 -39.6 -25.8Z',
  inner: 'M-3.5 -41.5Q0 -43.5 3.5 -41.5L34.2 -23.7Q37.7 -21.7 37.7 -17.7L37.7 17.7Q37.7 21.7 34.2 23.7L3.5 41.5Q0 43.5 -3.5 41.5L-34.2 23.7Q-37.7 21.7 -37.7 17.7L-37.7 -17.7Q-37.7 -21.7 -34.2 -23.7Z',
  ring: 'M-5.2 -43.5Q0 -46.5 5.2 -43.5L35.1 -26.2Q40.3 -23.2 40.3 -17.2L40.3 17.2Q40.3 23.2 35.1 26.2L5.2 43.5Q0 46.5 -5.2 43.5L-35.1 26.2Q-40.3 23.2 -40.3 17.2L-40.3 -17.2Q-40.3 -23.2 -35.1 -26.2Z',
  ripples: 'M-27 25q9-6.5 18 0t18 0t18 0M-18-26q9-6.5 18 0t18 0',
  shallows: 'M-24-20q8-6 16 0t16 0t16 0M-24 0q8-6 16 0t16 0t16 0M-24 20q8-6 16 0t16 0t16 0',
  spiky:
    'M0-12.7L2.8-9.6L6.8-10.6L7.6-6.6L11.5-5.3L9.9-1.4L12.5 1.8L9.1 4.2L9.6 8.3L5.4 8.4L3.6 12.1L0 10L-3.6 12.1L-5.4 8.4L-9.6 8.3L-9.1 4.2L-12.5 1.8L-9.9-1.4L-11.5-5.3L-7.6-6.6L-6.8-10.6L-2.8-9.6Z',
  hull: 'M-30-8Q-22 3-13 5H13Q23 3 27-10Q32 4 21 13Q0 22-20 13Q-30 7-30-8Z',
  stripe: 'M-22 9Q0 16 22 9',
  canvas: 'M-16-33Q0-38 16-33Q12-18 17-4Q0-9-17-4Q-12-18-16-33Z',
} as const;
