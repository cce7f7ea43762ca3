/** What is left on a clock, and how it is written. */
import { afterEach, describe, expect, it, vi } from 'vitest';
import { heardTime, serverTime } from '../src/lib/clock/server_time';
import { isLow, leftOf, markOf, shown, spelled, total } from '../src/lib/clock/time';
import type { SeatClock } from '../src/lib/wire';

const clock = (own: number, budget: number, since: number | null): SeatClock => ({ own, budget, since, rests: null, late: false });

afterEach(() => vi.restoreAllMocks());

describe('a clock', () => {
  it('uses the own time of a decision first, and then the budget', () => {
    expect(leftOf(clock(100, 50, 1000), 1040)).toEqual({ own: 60, budget: 50, runs: true });
    expect(leftOf(clock(100, 50, 1000), 1120)).toEqual({ own: 0, budget: 30, runs: true });
    expect(total(leftOf(clock(100, 50, 1000), 9999))).toBe(0);
  });

  it('stands where the table does not wait, and until its player is back from vacation', () => {
    expect(leftOf(clock(0, 50, null), 1040)).toEqual({ own: 0, budget: 50, runs: false });
    expect(leftOf(clock(100, 50, 5000), 1040)).toEqual({ own: 100, budget: 50, runs: false });
  });

  it('says when little is left, by its kind', () => {
    const left = { own: 0, budget: 120, runs: true };
    expect([isLow(left, 'slow'), isLow(left, 'live'), isLow({ ...left, budget: 59 }, 'live'), isLow({ ...left, runs: false }, 'slow')]).toEqual([true, false, true, false]);
    expect([7 * 3600, 6 * 3600, 3000, 59].map((seconds) => markOf(seconds, 'slow'))).toEqual([null, 21_600, 3600, 60]);
  });
});

describe('its figures', () => {
  it('of a slow one are days and hours, hours, minutes, and seconds in the last minute', () => {
    const day = 86_400;
    expect([7 * day, 3 * day + 7300, 2 * day - 1, 9.9 * 3600, 3600, 3599, 60, 59.9, 0].map((left) => spelled('en', left))).toEqual(['7d', '3d 2h', '47h', '9h', '1h', '59m', '1m', '59s', '0s']);
    expect(spelled('de', 9 * 3600, 'long')).toBe('9 Stunden');
  });

  it('of a live one tick', () => {
    expect([3909, 3600, 754.9, 59, 0].map((left) => shown('en', left, 'live'))).toEqual(['1:05:09', '1:00:00', '12:34', '0:59', '0:00']);
  });
});

describe("the server's time", () => {
  it('goes by the message that was on its way for the shortest time, and never back', () => {
    const here = vi.spyOn(performance, 'now').mockReturnValue(10_000);
    heardTime(1000, true);
    expect(serverTime()).toBe(1000);
    here.mockReturnValue(12_000);
    heardTime(1001.5); // half a second late
    expect(serverTime()).toBe(1002);
    heardTime(1002.25);
    expect(serverTime()).toBe(1002.25);
    heardTime(null);
    here.mockReturnValue(13_000);
    expect(serverTime()).toBe(1003.25);
  });
});
