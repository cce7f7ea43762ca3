/** Pieces that share a region lie beside each other. */
import { describe, expect, it } from 'vitest';
import { spread } from '../src/games/hellas/boards/spread';

describe('pieces in a region', () => {
  it('keep their places where there is room', () => {
    const apart = [{ x: 0, y: 0, radius: 10 }, { x: 50, y: 0, radius: 10 }];
    expect(spread(apart)).toEqual(apart);
  });

  it('move apart, also from the same place, and keep clear of what is built', () => {
    const five = [{ x: 0, y: 0, radius: 18 }, { x: 0, y: 0, radius: 18 }, { x: 20, y: 5, radius: 20 }, { x: 10, y: -8, radius: 20 }];
    const city = { x: -10, y: 4, radius: 13 };
    const found = [...spread(five, [city]), city];
    for (const [n, one] of found.entries()) {
      for (const other of found.slice(n + 1)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan((one.radius + other.radius) * 0.72);
    }
  });

  it('never stray far into a neighbour', () => {
    const crowd = Array.from({ length: 9 }, () => ({ x: 5, y: 5, radius: 20 }));
    for (const { x, y } of spread(crowd)) expect(Math.hypot(x - 5, y - 5)).toBeLessThanOrEqual(34.01);
  });
});
