import { describe, expect, it, vi } from 'vitest';
import { Panning } from '../src/lib/map/panning.svelte';

const SCREEN = { width: 390, height: 400 };
const CORNER = { x: 0, y: 100 };
const COVERED = 120;
const MAP = { x: 0, y: 0, width: 1000, height: 1000 };

/** A map on a phone, and a thing on it, where it would be drawn. */
function stand(x: number, y: number): { pan: Panning; thing: Element; at: () => [number, number] } {
  const pan = new Panning();
  pan.resize(SCREEN.width, SCREEN.height, MAP, { x: 500, y: 500 });
  const at = (): [number, number] => [Math.round(x * pan.scale + pan.x), Math.round(y * pan.scale + pan.y)];
  const thing = {
    getBoundingClientRect: () => ({ x: CORNER.x + at()[0] - 5, y: CORNER.y + at()[1] - 5, width: 10, height: 10 }),
  } as Element;
  return { pan, thing, at };
}

describe('what somebody points at on a map', () => {
  it('comes to the middle of what is not covered, if it was out of sight', () => {
    for (const [x, y] of [[500, 250], [500, 750], [500, 650]] as const) {
      const { pan, thing, at } = stand(x, y);
      pan.seek(thing, CORNER, COVERED);
      expect(at()).toEqual([195, 140]);
    }
  });

  it('comes from the map’s edge no further than it must, whoever leads there: the screen stays full of map', () => {
    for (const led of [null, { moved: false, still: true }]) {
      for (const [x, y, there] of [[200, 500, [120, 140]], [40, 500, [58, 140]], [500, 40, [195, 58]], [980, 980, [332, 222]]] as const) {
        const { pan, thing, at } = stand(x, y);
        pan.seek(thing, CORNER, COVERED, led);
        expect(at()).toEqual(there);
      }
    }
  });

  it('begins at the map’s edge with a screen that is full of map', () => {
    const pan = new Panning();
    pan.resize(SCREEN.width, SCREEN.height, MAP, { x: 900, y: 120 });
    expect([pan.seen.x + pan.seen.width, pan.seen.y]).toEqual([1000, 0]);
  });

  it('keeps a map that is lower than the screen within it', () => {
    const pan = new Panning();
    pan.resize(SCREEN.width, 700, { ...MAP, height: 600 }, { x: 500, y: 300 });
    const thing = { getBoundingClientRect: () => ({ x: 700 * pan.scale + pan.x, y: 60 * pan.scale + pan.y - 400, width: 0, height: 0 }) } as Element;
    pan.moved = true;
    pan.seek(thing, { x: 0, y: -400 }, 0, { moved: false, still: true });
    expect(pan.seen.y + pan.seen.height).toBeGreaterThanOrEqual(600);
    expect(pan.seen.y).toBeLessThanOrEqual(0);
  });

  it('stays where it is well seen', () => {
    const { pan, thing, at } = stand(480, 460);
    const before = at();
    pan.seek(thing, CORNER, COVERED);
    expect(at()).toEqual(before);
  });

  it('moves no map that is seen as a whole', () => {
    const { pan, thing, at } = stand(20, 20);
    pan.showAll();
    const before = at();
    pan.seek(thing, CORNER, COVERED);
    expect(at()).toEqual(before);
  });

  it('shows a way with both its ends, and comes near again', () => {
    vi.useFakeTimers();
    const { pan, thing, at } = stand(200, 200);
    const before = pan.scale;
    const from = { getBoundingClientRect: () => ({ x: 700 * pan.scale + pan.x + CORNER.x, y: 800 * pan.scale + pan.y + CORNER.y, width: 0, height: 0 }) } as Element;
    const led = { moved: false, still: true, from };
    pan.seek(thing, CORNER, COVERED, led);
    expect(led.moved).toBe(true);
    expect(pan.scale).toBeLessThan(before);
    for (const [x, y] of [at(), [700 * pan.scale + pan.x, 800 * pan.scale + pan.y]] as const) {
      expect([x >= 0, x <= SCREEN.width, y >= 0, y <= SCREEN.height - COVERED]).toEqual([true, true, true, true]);
    }
    vi.advanceTimersByTime(2000);
    expect(pan.scale).toBe(before);
    expect(at()[0]).toBeGreaterThan(0);
    vi.useRealTimers();
  });
});
