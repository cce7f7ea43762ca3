/** Puts a small scene beside a place on the board: where it covers as little land as may be, and never the place itself. */
import { elementOf, middleOf, type Spot } from './flight';

/** So far from the middle of the place, and from the board's edges. */
const APART = 44;
const EDGE = 10;
const LAND = '.region, [data-target^="monster:"]';
const ACROSS = [0.05, 0.25, 0.5, 0.75, 0.95];
const DOWN = [0.1, 0.5, 0.9];

interface Frame {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where a box of some size may lie around a spot, the best first, each within the frame. */
export function around(spot: Spot, width: number, height: number, frame: Frame): Spot[] {
  const middle = { x: spot.x - width / 2, y: spot.y - height / 2 };
  const within = ({ x, y }: Spot): Spot => ({
    x: Math.max(frame.left + EDGE, Math.min(x, frame.right - EDGE - width)),
    y: Math.max(frame.top + EDGE, Math.min(y, frame.bottom - EDGE - height)),
  });
  const clear = ({ x, y }: Spot): boolean => x > spot.x + APART / 2 || x + width < spot.x - APART / 2 || y > spot.y + APART / 2 || y + height < spot.y - APART / 2;
  const sides = [
    { x: spot.x + APART, y: middle.y },
    { x: spot.x - APART - width, y: middle.y },
    { x: middle.x, y: spot.y - APART - height },
    { x: middle.x, y: spot.y + APART },
    { x: spot.x + APART, y: spot.y - height },
    { x: spot.x - APART - width, y: spot.y - height },
    { x: spot.x + APART, y: spot.y },
    { x: spot.x - APART - width, y: spot.y },
  ];
  return sides.map(within).filter(clear);
}

/** How much of what matters would be covered there. */
function covers({ x, y }: Spot, width: number, height: number): number {
  let count = 0;
  for (const right of ACROSS) {
    for (const down of DOWN) {
      const there = document.elementFromPoint(x + width * right, y + height * down);
      if (!there?.closest('.board') || there.closest(LAND)) count += 1;
    }
  }
  return count;
}

export function beside(place: string): (slip: HTMLElement) => void {
  return (slip) => {
    const there = elementOf(place);
    const board = slip.closest('.board');
    if (!there || !board) return;
    // Its size once it has unrolled.
    const { offsetWidth: width, offsetHeight: height } = slip;
    const frame = board.getBoundingClientRect();
    const foot = board.querySelector('.foot')?.clientHeight ?? 0;
    const line = document.querySelector('.ask .line')?.getBoundingClientRect().top ?? Infinity;
    const spots = around(middleOf(there), width, height, { left: frame.left, top: frame.top, right: frame.right, bottom: Math.min(frame.bottom - foot, line) });
    const best = spots.map((spot) => ({ spot, covered: covers(spot, width, height) })).toSorted((one, other) => one.covered - other.covered)[0]?.spot;
    if (!best) return;
    const corner = slip.offsetParent!.getBoundingClientRect();
    slip.style.translate = `${best.x - corner.x}px ${best.y - corner.y}px`;
  };
}
