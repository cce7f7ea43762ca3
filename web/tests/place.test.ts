/** Where small panels go: beside the thing, on the screen, and not over what is lit. */
import { describe, expect, it } from 'vitest';
import { type Area, beside } from '../src/lib/place';

const SCREEN = { width: 1000, height: 800 };
const box = (left: number, top: number, size = 40): Area => ({ left, top, right: left + size, bottom: top + size });
const covers = (spot: { left: number; top: number }, width: number, height: number, one: Area) =>
  spot.left < one.right && spot.left + width > one.left && spot.top < one.bottom && spot.top + height > one.top;

describe('a panel beside a thing', () => {
  it('stands below it, or above where there is no room', () => {
    expect(beside(box(480, 100), 200, 100, SCREEN).top).toBe(150);
    expect(beside(box(480, 740), 200, 100, SCREEN).top).toBe(630);
  });

  it('goes to another side rather than over something lit', () => {
    const thing = box(480, 300);
    const spot = beside(thing, 200, 100, SCREEN, [box(490, 380)]);
    expect(spot.top).toBe(190);
  });

  it('finds the nearest free place where every side is lit', () => {
    const thing = box(480, 380);
    const lit = [-100, -50, 0, 50, 100].flatMap((x) => [-100, -50, 0, 50, 100].filter((y) => x !== 0 || y !== 0).map((y) => box(480 + x, 380 + y)));
    const spot = beside(thing, 200, 100, SCREEN, lit);
    expect([thing, ...lit].filter((one) => covers(spot, 200, 100, one))).toEqual([]);
    expect(Math.hypot(spot.left - 400, spot.top - 350)).toBeLessThan(300);
  });
});
