/** One's own piece before the server has answered, with a clock that is turned by hand. */
import { describe, expect, it } from 'vitest';
import type { Flight } from '../src/lib/time/flight';
import { BACK, Ghost } from '../src/lib/time/ghost.svelte';
import { Hand } from './hand';

const flights: Flight[] = [{ from: 'region:elis', to: 'region:arcadia', look: 'shield', seat: 0 }];

describe('a ghost', () => {
  it('does not set out where the answer is there at once', () => {
    const clock = new Hand();
    const ghost = new Ghost(clock);
    ghost.send(flights);
    clock.turn(50);
    ghost.end();
    clock.turn(1000);
    expect(ghost.going).toBe(false);
  });

  it('sets out within a tenth of a second, and stays until the answer', () => {
    const clock = new Hand();
    const ghost = new Ghost(clock);
    ghost.send(flights);
    clock.turn(100);
    expect(ghost.flights).toEqual(flights);
    clock.turn(10_000);
    expect([ghost.going, ghost.refused]).toEqual([true, false]);
    ghost.end();
    expect(ghost.going).toBe(false);
  });

  it('goes back where it is refused', () => {
    const clock = new Hand();
    const ghost = new Ghost(clock);
    ghost.send(flights);
    clock.turn(300);
    ghost.refuse();
    expect([ghost.going, ghost.refused]).toEqual([true, true]);
    clock.turn(BACK);
    expect([ghost.going, ghost.refused]).toEqual([false, false]);
    ghost.send(flights);
    ghost.refuse();
    clock.turn(1000);
    expect(ghost.going).toBe(false);
  });
});
