import { untrack } from 'svelte';

/** Where a small panel goes beside a thing so that it stays on the screen and covers neither the thing nor what is lit. */

const EDGE = 8;
const GAP = 10;
/** So far apart are the places that are tried where none beside the thing is free. */
const STEP = 24;
/** So much of a lit thing, around its middle, must be seen. */
const HEART = 20;

export interface Spot {
  left: number;
  top: number;
}

export interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The middle of something that can be touched. */
export function heart(thing: Element): Area {
  return heartOf(thing.getBoundingClientRect());
}

export function beside(thing: Area | null, width: number, height: number, screen = { width: innerWidth, height: innerHeight }, avoid: readonly Area[] = []): Spot {
  const clamp = (value: number, most: number) => Math.max(EDGE, Math.min(value, most - EDGE));
  const [right, bottom] = [screen.width - width, screen.height - height];
  if (!thing) return { left: clamp(right / 2, right), top: clamp(bottom / 2, bottom) };
  const [x, y] = [(thing.left + thing.right) / 2, (thing.top + thing.bottom) / 2];
  const [middle, level] = [clamp(x - width / 2, right), clamp(y - height / 2, bottom)];
  const spots: Spot[] = [];
  if (thing.bottom + GAP + height <= screen.height - EDGE) spots.push({ left: middle, top: thing.bottom + GAP });
  if (thing.top - GAP - height >= EDGE) spots.push({ left: middle, top: thing.top - GAP - height });
  if (thing.right + GAP + width <= screen.width - EDGE) spots.push({ left: thing.right + GAP, top: level });
  spots.push({ left: clamp(thing.left - GAP - width, right), top: level });
  const kept = [heartOf(thing), ...avoid];
  const covered = ({ left, top }: Spot) => kept.filter((one) => left < one.right && left + width > one.left && top < one.bottom && top + height > one.top).length;
  const best = spots.find((spot) => covered(spot) === 0);
  if (best || avoid.length === 0) return best ?? spots[0]!;
  const far = ({ left, top }: Spot) => Math.hypot(left + width / 2 - x, top + height / 2 - y);
  let found = spots.reduce((one, other) => (covered(other) < covered(one) ? other : one));
  let least = covered(found);
  for (let left = EDGE; left <= right - EDGE; left += STEP) {
    for (let top = EDGE; top <= bottom - EDGE; top += STEP) {
      const spot = { left, top };
      const count = covered(spot);
      if (count < least || (count === least && far(spot) < far(found))) [found, least] = [spot, count];
    }
  }
  return found;
}

function heartOf({ left, top, right, bottom }: Area): Area {
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const [across, down] = [Math.min((right - left) / 2, HEART), Math.min((bottom - top) / 2, HEART)];
  return { left: x - across, right: x + across, top: y - down, bottom: y + down };
}

/** Keeps an element beside a thing; `at`, and what it shall not cover, is asked again whenever the page moves. */
export function placed(at: () => Element | null, avoid: () => Area[] = () => []) {
  return (panel: HTMLElement) => {
    const settle = () => {
      const thing = at();
      const screen = { width: innerWidth, height: innerHeight };
      const spot = beside(thing?.isConnected ? thing.getBoundingClientRect() : null, panel.offsetWidth, panel.offsetHeight, screen, untrack(avoid));
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
