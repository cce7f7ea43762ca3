import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Refusal } from '../src/lib/api';
import { addressOf, taleOf } from '../src/lib/replay/address';
import { Estimate, seatsBySide, turnings } from '../src/lib/replay/chances.svelte';
import { PAGE, Replay } from '../src/lib/replay/replay.svelte';
import { standing, tale } from '../src/lib/replay/tale';
import { routeOf } from '../src/lib/router.svelte';
import { Texts } from '../src/lib/texts.svelte';
import type { Chances, EntryInfo, EventInfo, ReplayPage } from '../src/lib/wire';

const LAST = 130;
const turn = (seat: number): EventInfo => ({ kind: 'turn_began', fields: { seat, round: 1 } });
const entry = (number: number, events: EventInfo[] = [{ kind: `e${number}`, fields: {} }], kind = 'act', moves = number): EntryInfo => ({
  number, seat: 0, kind, text: null, events, moves, at: 0,
});

/** A game in which move n leads to the view { x: n }; every tenth move begins a turn. */
function page(number: number, count: number, eyes: string, last = LAST): ReplayPage {
  const told = (at: number) => (at % 10 === 0 ? entry(at, [turn(0)]) : entry(at));
  const steps = [];
  for (let at = number + 1; at <= Math.min(last, number + count); at += 1) {
    steps.push({ entry: told(at), patch: [[['x'], at]] as [string[], number][], deciding: [at % 2] });
  }
  return { number, last, eyes: eyes || 'spectator', version: '1', view: { x: number, eyes, same: { deep: true } }, entry: told(number), deciding: [0], steps };
}

const settled = () => vi.waitFor(() => Promise.resolve());

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('a replay', () => {
  const begun = async (eyes = 'above', move: number | null = 57) => {
    const asked: string[] = [];
    const replay = new Replay((number, count, through) => {
      asked.push(`${through}:${number}+${count}`);
      return Promise.resolve(page(number, count, through));
    });
    await replay.open(eyes, move);
    return { replay, asked };
  };

  it('opens at the move of a link with the page that holds it, and reads the rest by itself', async () => {
    const { replay, asked } = await begun();
    expect(asked.slice(0, 2)).toEqual(['above:0+0', `above:${PAGE}+${PAGE - 1}`]);
    expect([replay.at, replay.shown, replay.last, replay.eyes]).toEqual([57, 57, LAST, 'above']);
    expect(replay.moment?.view).toMatchObject({ x: 57 });
    await vi.waitFor(() => expect(replay.whole).toBe(true));
    expect(replay.entries.map(({ number }) => number)).toEqual(Array.from({ length: LAST + 1 }, (_, n) => n));
    const before = asked.length;
    for (const move of [0, 49, 50, 99, 100, LAST]) {
      await replay.go(move);
      expect(replay.moment?.view).toMatchObject({ x: move });
    }
    expect(asked.length).toBe(before);
    replay.close();
  });

  it('opens at the end where no move is named, and through the eyes that the server gives', async () => {
    const { replay } = await begun('', null);
    expect([replay.shown, replay.eyes]).toEqual([LAST, 'spectator']);
    replay.close();
  });

  it('opens at the end where a link leads past it, and through own eyes where others are not allowed', async () => {
    const { replay } = await begun('above', 5000);
    expect(replay.shown).toBe(LAST);
    replay.close();
    const running = new Replay((number, count, eyes) =>
      eyes ? Promise.reject(new Refusal({ code: 'not-allowed', message: '' })) : Promise.resolve(page(number, count, eyes)),
    );
    await running.open('above', 3);
    expect([running.shown, running.eyes, running.refused]).toEqual([3, 'spectator', null]);
    running.close();
  });

  it('keeps what did not change', async () => {
    const { replay } = await begun();
    const before = replay.moment!.view.same;
    await replay.step(1);
    expect(replay.moment!.view.same).toBe(before);
    replay.close();
  });

  it('steps, stays within the game, and tells what happened only with a step forward', async () => {
    const { replay } = await begun('above', 1);
    expect(replay.stepped).toBe(false);
    await replay.step(1);
    expect([replay.stepped, replay.before?.entry.number, replay.moment?.entry.number]).toEqual([true, 1, 2]);
    await replay.step(-1);
    expect(replay.stepped).toBe(false);
    await replay.go(-5);
    expect(replay.at).toBe(0);
    await replay.go(10_000);
    expect(replay.at).toBe(LAST);
    replay.close();
  });

  it('leads from turn to turn, over pages that are not here yet', async () => {
    const { replay } = await begun('above', 43);
    await replay.turn(1);
    expect(replay.at).toBe(50);
    await replay.turn(1);
    await replay.turn(-1);
    await replay.turn(-1);
    expect(replay.at).toBe(40);
    await replay.go(125);
    await replay.turn(1);
    expect(replay.at).toBe(LAST);
    await replay.go(4);
    await replay.turn(-1);
    expect(replay.at).toBe(0);
    replay.close();
  });

  it('shows the last wish where several come at once', async () => {
    const waiting = new Map<number, () => void>();
    const replay = new Replay(
      (number, count, through) => new Promise((go) => waiting.set(number, () => go(page(number, count, through)))),
    );
    const opened = replay.open('above', 0);
    waiting.get(0)!();
    await opened;
    const first = replay.go(60);
    const second = replay.go(110);
    expect([replay.at, replay.shown]).toEqual([110, 0]);
    await settled();
    waiting.get(100)!();
    waiting.get(50)!();
    await Promise.all([first, second]);
    expect(replay.shown).toBe(110);
    replay.close();
  });

  it('looks through other eyes at the same move, and remembers what it saw', async () => {
    const { replay, asked } = await begun();
    await vi.waitFor(() => expect(replay.whole).toBe(true));
    await replay.look('2');
    expect([replay.eyes, replay.shown]).toEqual(['2', 57]);
    expect(replay.moment?.view).toMatchObject({ x: 57, eyes: '2' });
    await vi.waitFor(() => expect(replay.whole).toBe(true));
    const before = asked.length;
    await replay.look('above');
    expect(replay.moment?.view).toMatchObject({ x: 57, eyes: 'above' });
    expect(asked.length).toBe(before);
    replay.close();
  });

  it('plays by itself at a speed, and stops at the end', async () => {
    const { replay } = await begun('above', LAST - 2);
    replay.speed = 2;
    replay.play();
    await vi.advanceTimersByTimeAsync(125);
    expect([replay.playing, replay.at]).toEqual([true, LAST - 1]);
    // A move that is told is waited for.
    const teller: { waiting: boolean } = (replay.tells = { waiting: true });
    await vi.advanceTimersByTimeAsync(5000);
    expect([replay.playing, replay.at]).toEqual([true, LAST - 1]);
    teller.waiting = false;
    replay.told();
    await vi.advanceTimersByTimeAsync(125);
    expect([replay.playing, replay.at]).toEqual([true, LAST]);
    await vi.advanceTimersByTimeAsync(125);
    expect([replay.playing, replay.at]).toEqual([false, LAST]);
    replay.play(); // once more from the beginning
    expect(replay.at).toBe(0);
    replay.toggle();
    await vi.advanceTimersByTimeAsync(5000);
    expect(replay.at).toBe(0);
    replay.close();
  });

  it('says why nothing can be shown', async () => {
    const replay = new Replay(() => Promise.reject(new Refusal({ code: 'not-found', message: '' })));
    await replay.open('above', 3);
    expect(replay.refused?.code).toBe('not-found');
    expect(replay.moment).toBeNull();
  });
});

describe('chances', () => {
  const told = (upto: number, total = 4): Chances => ({
    numbers: [0, 2, 4, 6].slice(0, upto),
    chances: [[0.5, 0.5], [0.6, 0.4], [0.2, 0.8], [0, 1]].slice(0, upto),
    total,
  });

  it('are asked for until all is there, and never become fewer', async () => {
    const answers = [told(0), told(2), told(1), told(4)];
    const ask = vi.fn(() => Promise.resolve(answers.shift()!));
    const estimate = new Estimate(ask);
    await estimate.ask();
    expect([estimate.done, estimate.progress]).toEqual([false, 0]);
    await vi.advanceTimersByTimeAsync(800);
    expect(estimate.progress).toBe(0.5);
    expect([estimate.after(1), estimate.after(3)]).toEqual([[0.5, 0.5], null]);
    await vi.advanceTimersByTimeAsync(800);
    expect(estimate.progress).toBe(0.5);
    await vi.advanceTimersByTimeAsync(800);
    expect(estimate.done).toBe(true);
    await vi.advanceTimersByTimeAsync(10_000);
    expect(ask).toHaveBeenCalledTimes(4);
    expect(estimate.after(3)).toEqual([0.6, 0.4]);
    expect(estimate.after(99)).toEqual([0, 1]);
    expect(estimate.change(3)).toBeNull();
    expect(estimate.change(4)![0]).toBeCloseTo(-0.4);
  });

  it('are waited for where too many ask, and given up where they cannot be had', async () => {
    const answers = [new Refusal({ code: 'too-many', message: '' }), told(4)];
    const estimate = new Estimate(() => {
      const next = answers.shift()!;
      return next instanceof Refusal ? Promise.reject(next) : Promise.resolve(next);
    });
    await estimate.ask();
    expect(estimate.refused).toBeNull();
    await vi.advanceTimersByTimeAsync(5000);
    expect(estimate.done).toBe(true);
    const never = new Estimate(() => Promise.reject(new Refusal({ code: 'conflict', message: '' })));
    await never.ask();
    expect(never.refused?.code).toBe('conflict');
  });

  it('are one for all who win together', async () => {
    const estimate = new Estimate(() => Promise.resolve({ numbers: [0], chances: [[0.4, 0.25, 0.35]], total: 1 }));
    estimate.sides = [0, 1, 1];
    await estimate.ask();
    expect(estimate.after(0)).toEqual([0.4, 0.6, 0.6]);
    expect(seatsBySide(estimate.sides)).toEqual([[0], [1, 2]]);
  });

  it('turn where they change the most, the end aside', () => {
    expect(turnings(told(4), 1)).toEqual([{ move: 4, seat: 1, by: expect.closeTo(0.4) }]);
    expect(turnings(told(4), 3).map(({ move }) => move)).toEqual([4]);
    expect(turnings(told(4), 3, 1).map(({ move }) => move)).toEqual([2, 4]);
  });
});

describe('the tale', () => {
  it('leaves out what was taken back', () => {
    const entries = [
      entry(0, [], 'begin', 0), entry(1, [], 'act', 1), entry(2, [], 'act', 2), entry(3, [], 'undo', 1), entry(4, [], 'redo', 2),
      entry(5, [], 'ask', 2), entry(6, [], 'agree', 0), entry(7, [], 'act', 1),
    ]; // prettier-ignore
    expect(standing(entries.slice(0, 5)).map(({ number }) => number)).toEqual([0, 1, 4]);
    expect(standing(entries).map(({ number }) => number)).toEqual([0, 7]);
  });

  it('is told by turns', async () => {
    const texts = new Texts(() => Promise.resolve('troy-event-deed = { $seat } acts.\ntroy-event-dealt = Cards are dealt.'));
    await texts.need('troy');
    const deed = (seat: number): EventInfo => ({ kind: 'deed', fields: { seat } });
    const told = tale(
      { texts, game: 'troy', names: ['Ada', 'Bo'] },
      [entry(0, [{ kind: 'dealt', fields: {} }, turn(0)], 'begin', 0), entry(1, [deed(0), turn(1), deed(1)]), entry(2, [deed(1)])],
    );
    expect(told.map(({ seat, sentences }) => [seat, sentences.join(' ')])).toEqual([
      [null, 'Cards are dealt.'],
      [0, 'Acts.'],
      [1, 'Acts. Acts.'],
    ]);
    expect(told[1]!.count).toEqual({ of: 'round', number: 1 });
  });
});

describe('addresses', () => {
  it('hold the move and the eyes, and are read again', () => {
    const place = { id: 'abc', invite: 'a b', move: 57, eyes: 'above' };
    const address = addressOf(place);
    expect(address).toBe('/replay/abc?move=57&eyes=above&invite=a+b');
    expect(routeOf(new URL(address, 'http://x'))).toEqual({ page: 'replay', ...place });
    expect(routeOf(new URL('/replay/abc?move=-1', 'http://x'))).toEqual({ page: 'replay', id: 'abc', invite: '', move: null, eyes: '' });
    expect(routeOf(new URL(taleOf('abc', 'w'), 'http://x'))).toEqual({ page: 'tale', id: 'abc', invite: 'w' });
    expect(routeOf(new URL('/replay/abc/other', 'http://x'))).toEqual({ page: 'nowhere' });
  });
});
