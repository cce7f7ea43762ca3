/** Playing by keyboard: arrows lead to the nearest lit thing in their direction. */

export type Direction = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

interface Box {
  x: number;
  y: number;
}

const TOWARDS: Record<Direction, Box> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

export function isDirection(key: string): key is Direction {
  return key in TOWARDS;
}

/** The nearest of the places that lies in a direction; what is far to the side counts as farther away. */
export function nearest(from: Box, places: Box[], direction: Direction): number {
  const towards = TOWARDS[direction];
  let best = -1;
  let least = Infinity;
  places.forEach((place, index) => {
    const x = place.x - from.x;
    const y = place.y - from.y;
    const ahead = x * towards.x + y * towards.y;
    const aside = Math.abs(x * towards.y) + Math.abs(y * towards.x);
    if (ahead <= 1) return;
    const distance = ahead + 2 * aside;
    if (distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}

export function middle(element: Element): Box {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

export function typing(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, textarea, select, [contenteditable]') !== null;
}
