/** Where a small panel goes beside a thing so that it stays on the screen and does not cover the thing. */

const EDGE = 8;
const GAP = 10;

export interface Spot {
  left: number;
  top: number;
}

export function beside(thing: DOMRect | null, width: number, height: number, screen = { width: innerWidth, height: innerHeight }): Spot {
  const clamp = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));
  if (!thing) return { left: clamp((screen.width - width) / 2, screen.width - width), top: clamp((screen.height - height) / 2, screen.height - height) };
  const middle = clamp(thing.left + thing.width / 2 - width / 2, screen.width - width);
  if (thing.bottom + GAP + height <= screen.height - EDGE) return { left: middle, top: thing.bottom + GAP };
  if (thing.top - GAP - height >= EDGE) return { left: middle, top: thing.top - GAP - height };
  const top = clamp(thing.top + thing.height / 2 - height / 2, screen.height - height);
  if (thing.right + GAP + width <= screen.width - EDGE) return { left: thing.right + GAP, top };
  return { left: clamp(thing.left - GAP - width, screen.width - width), top };
}

/** Keeps an element beside a thing; `at` is asked again whenever the page moves. */
export function placed(at: () => Element | null) {
  return (panel: HTMLElement) => {
    const settle = () => {
      const thing = at();
      const spot = beside(thing?.isConnected ? thing.getBoundingClientRect() : null, panel.offsetWidth, panel.offsetHeight);
      panel.style.left = `${spot.left}px`;
      panel.style.top = `${spot.top}px`;
    };
    settle();
    addEventListener('resize', settle);
    addEventListener('scroll', settle, true);
    return () => {
      removeEventListener('resize', settle);
      removeEventListener('scroll', settle, true);
    };
  };
}
