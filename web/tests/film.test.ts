/** A move of a replay, told beat by beat, with a clock that is turned by hand. */
import { describe, expect, it } from 'vitest';
import { Film } from '../src/lib/replay/film.svelte';
import type { Moment } from '../src/lib/replay/replay.svelte';
import type { Rows } from '../src/lib/time/rows';
import type { EventInfo } from '../src/lib/wire';
import { Hand } from './hand';

const rows: Rows = {
  rolled: { opens: 600, camera: 'place', still: 'die', skip: 'end' },
  moved: { opens: 800, joins: 400, camera: 'way', still: 'fade', skip: 'end' },
};
const event = (kind: string, n: number): EventInfo => ({ kind, fields: { n } });
const moment = (number: number, events: EventInfo[]): Moment => ({
  view: { move: number },
  entry: { number, seat: 0, kind: 'act', text: null, events, moves: number, at: 0 },
  deciding: [number % 2],
});
/** Three beats: a roll with what follows, two rolls. */
const EVENTS = [event('rolled', 1), event('moved', 2), event('rolled', 3), event('rolled', 4)];

function film() {
  const clock = new Hand();
  const wishes = { speed: 1, ended: 0 };
  const [before, after] = [moment(6, []), moment(7, EVENTS)];
  const shown = new Film({ clock, rows, you: () => null, speed: () => wishes.speed, ended: () => void (wishes.ended += 1) }, before, null);
  const seen = () => [shown.moment.view.move, shown.moment.entry.number === 7 ? shown.moment.entry.events.length : 0];
  return { clock, wishes, before, after, shown, seen };
}

describe('a move of a replay', () => {
  it('is told to its end, each event for its time', () => {
    const { clock, wishes, before, after, shown, seen } = film();
    shown.tell(after, before);
    const counts: unknown[] = [];
    for (let at = 0; at < 2400; at += 50) {
      clock.turn(50);
      if (JSON.stringify(counts.at(-1)) !== JSON.stringify(seen())) counts.push(seen());
    }
    expect(counts).toEqual([[6, 0], [7, 1], [7, 2], [7, 3], [7, 4]]);
    expect([shown.waiting, wishes.ended, shown.moment, shown.beat]).toEqual([false, 1, after, null]);
  });

  it('goes by the speed', () => {
    const { clock, wishes, before, after, shown } = film();
    wishes.speed = 4;
    shown.tell(after, before);
    clock.turn(540);
    expect(shown.waiting).toBe(true);
    clock.turn(20);
    expect(shown.waiting).toBe(false);
  });

  it('rests after each beat where one steps by beat, forwards and back', () => {
    const { clock, wishes, before, after, shown, seen } = film();
    shown.tell(after, before, true);
    clock.turn(5000);
    expect([seen(), shown.waiting, shown.beat]).toEqual([[7, 2], true, null]);
    expect(shown.on()).toBe(true);
    clock.turn(100);
    expect(shown.beat?.event).toEqual(EVENTS[2]);
    expect(shown.back()).toBe(true); // the beat that runs is taken back
    expect(seen()).toEqual([7, 2]);
    expect(shown.back()).toBe(false); // before it is the move before
    expect(shown.on()).toBe(true);
    expect(shown.on()).toBe(true); // what runs is there at once
    expect(seen()).toEqual([7, 3]);
    clock.turn(5000);
    expect([shown.waiting, wishes.ended, shown.moment]).toEqual([false, 1, after]);
    expect(shown.back()).toBe(true); // also from its end
    expect(seen()).toEqual([7, 3]);
    expect(shown.on()).toBe(true);
    expect(shown.on()).toBe(false);
    expect(shown.moment.entry.events.length).toBe(4);
  });

  it('stands still, and goes on where it was', () => {
    const { clock, before, after, shown, seen } = film();
    shown.tell(after, before);
    clock.turn(500);
    shown.hold();
    const was = seen();
    clock.turn(60_000);
    expect([seen(), shown.held]).toEqual([was, true]);
    shown.go();
    clock.turn(5000);
    expect(shown.waiting).toBe(false);
  });

  it('without a picture before it is only shown', () => {
    const { after, shown } = film();
    shown.show(after, null);
    expect([shown.back(), shown.on(), shown.moment]).toEqual([false, false, after]);
  });
});
