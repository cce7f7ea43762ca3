/** Where a small scene may lie beside a place. */
import { describe, expect, it } from 'vitest';
import { around } from '../src/lib/time/beside';

describe('beside a place', () => {
  const frame = { left: 0, top: 0, right: 1000, bottom: 700 };

  it.each([[500, 350], [5, 5], [995, 695], [500, 10], [20, 690]])('at %i, %i', (x, y) => {
    const spots = around({ x, y }, 360, 150, frame);
    expect(spots.length).toBeGreaterThan(0);
    for (const spot of spots) {
      expect([spot.x >= 0, spot.y >= 0, spot.x + 360 <= 1000, spot.y + 150 <= 700]).toEqual([true, true, true, true]);
      expect(x > spot.x && x < spot.x + 360 && y > spot.y && y < spot.y + 150).toBe(false);
    }
  });

  it('on a phone lies above or below', () => {
    const spots = around({ x: 190, y: 200 }, 374, 130, { left: 0, top: 100, right: 390, bottom: 500 });
    expect(spots.length).toBeGreaterThan(0);
    for (const { y } of spots) expect(y > 200 || y + 130 < 200).toBe(true);
  });
});
