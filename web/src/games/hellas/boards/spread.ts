/** Pieces that share a region do not lie on each other. */

export interface Disc {
  x: number;
  y: number;
  /** How much room it takes around its middle. */
  radius: number;
}

const ROUNDS = 40;
/** No piece goes farther from its own place than this: it would lie in another region. */
const FARTHEST = 34;

/** The same discs, moved apart as far as they must be; what is fixed stays, and the others keep away from it. */
export function spread<T extends Disc>(discs: readonly T[], fixed: readonly Disc[] = []): T[] {
  const moved = discs.map((disc) => ({ ...disc }));
  for (let round = 0; round < ROUNDS; round += 1) {
    let still = true;
    moved.forEach((one, n) => {
      for (const [m, other] of [...moved, ...fixed].entries()) {
        if (m === n || (m < n && m < moved.length)) continue;
        const [x, y] = [one.x - other.x || 0.01 * (n - m), one.y - other.y];
        const [far, wanted] = [Math.hypot(x, y), one.radius + other.radius];
        if (far >= wanted - 0.5) continue;
        still = false;
        const free = m < moved.length;
        const by = (wanted - far) / far / (free ? 2 : 1);
        one.x += x * by;
        one.y += y * by;
        if (free) {
          other.x -= x * by;
          other.y -= y * by;
        }
      }
    });
    moved.forEach((one, n) => {
      const { x, y } = discs[n]!;
      const far = Math.hypot(one.x - x, one.y - y);
      if (far <= FARTHEST) return;
      one.x = x + ((one.x - x) * FARTHEST) / far;
      one.y = y + ((one.y - y) * FARTHEST) / far;
    });
    if (still) break;
  }
  return moved;
}
