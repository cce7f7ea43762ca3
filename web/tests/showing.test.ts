/** Time at the table, with a clock that is turned by hand. */
import { describe, expect, it } from 'vitest';
import { patched } from '../src/lib/patch';
import { scrolled } from '../src/lib/time/past';
import type { Pace, Rows } from '../src/lib/time/rows';
import { Showing } from '../src/lib/time/showing.svelte';
import type { Received, Step } from '../src/lib/time/steps';
import { Hand } from './hand';
import type { DecisionInfo, EntryInfo, EventInfo, Fields, Now, ReplayPage } from '../src/lib/wire';

const rows: Rows = {
  turn_began: { opens: 500, camera: 'plate', still: 'fade', skip: 'end' },
  moved: { opens: 800, more: [140], alike: 'region', most: 1300, camera: 'way', sound: 'piece', still: 'fade', skip: 'end' },
  paid: { opens: 300, joins: 200, camera: 'plate', still: 'number', skip: 'end' },
  won: { opens: 600, joins: 600, camera: 'scene', still: 'card', skip: 'tally' },
  taken: { opens: 800, joins: 500, camera: 'place', sound: 'bronze', banner: true, still: 'fade', skip: 'mark', harms: 'loser' },
};
const YOU = 0;
const seat = { name: '', person: null, bot: null, connected: true, absent: false, resigned: false, clock: null };
const decision = (since: number): DecisionInfo => ({ kind: 'turn', about: {}, confirm: false, actions: [], since });
const plainNow = (number: number, moves: number): Now => ({
  number, moves, decision: null, deciding: [1], undoable: 0, redoable: false, asked: null, time: null, result: null,
  seats: [0, 1, 2].map((one) => ({ ...seat, seat: one, bot: one === YOU ? null : 'hoplite' })),
}); // prettier-ignore

const event = (kind: string, by: number, fields: Fields = {}): EventInfo => ({ kind, fields: { ...fields, seat: by } });

/** A server with a view that says how many steps it has seen, and a table that shows them. */
function table(pace: Pace = 'normal', by: Rows = rows) {
  const clock = new Hand();
  const wishes = { pace, recalled: [] as number[][] };
  const sounds: string[] = [];
  const log: string[] = [];
  let number = 0;
  let moves = 0;
  let received: Received = { view: { steps: 0, holder: -1 }, now: { ...plainNow(0, 0), decision: decision(0), undoable: 1 }, entries: [] };
  /** The server tells what is long past in pages, as the same eyes saw it. */
  const recall = (first: number, last: number) => {
    wishes.recalled.push([first, last]);
    const told = received.entries.filter(({ number }) => number >= first && number <= last);
    const steps = told.map((entry) => ({ entry, patch: [[['steps'], entry.number]], deciding: [1] }));
    const entry = received.entries.find(({ number }) => number === first - 1)!;
    const page: ReplayPage = { number: first - 1, last, eyes: '0', version: '', view: { steps: first - 1, holder: -1 }, entry, deciding: [1], steps };
    return Promise.resolve(scrolled([page], received));
  };
  const showing = new Showing({ clock, rows: by, you: () => YOU, pace: () => wishes.pace, announces: ({ kind }) => kind === 'taken' || kind === 'won', sound: (one) => sounds.push(one), recall }, received);
  const send = (by: number, events: EventInfo[], change: Partial<Now> = {}, kind = 'act', upto = moves + 1): Step => {
    number += 1;
    moves = upto;
    const entry: EntryInfo = { number, seat: by, kind, text: null, events, moves, at: 0 };
    const step: Step = { entries: [entry], patch: [[['steps'], number]], now: { ...plainNow(number, moves), ...change } };
    received = { view: patched(received.view, step.patch), now: step.now, entries: [...received.entries, entry] };
    showing.take(step, received);
    return step;
  };
  const settled = () => {
    expect(showing.mode).toBe('live');
    expect(showing.waiting).toBe(false);
    expect([showing.view, showing.now, showing.entries]).toEqual([received.view, received.now, received.entries]);
  };
  /** Turns the clock until nothing waits; notes each event as it comes to the board. */
  const play = (by = 10, limit = 200_000) => {
    const begun = clock.now();
    let last = showing.events;
    while (showing.waiting && clock.now() - begun < limit) {
      clock.turn(by);
      if (showing.events !== last) log.push(...showing.events.map(({ kind, fields }) => `${kind} ${String(fields.seat)}`));
      last = showing.events;
      if (showing.waiting) expect([showing.now.decision, showing.now.undoable, showing.now.redoable]).toEqual([null, 0, false]);
    }
    return clock.now() - begun;
  };
  const told = () => showing.entries.flatMap(({ events }) => events.map(({ kind, fields }) => `${kind} ${String(fields.seat)}`));
  return { clock, wishes, showing, send, play, settled, sounds, log, told, received: () => received };
}

/** Two turns of others, and one's own begins. */
function round({ send }: ReturnType<typeof table>) {
  send(0, [event('paid', 0), event('turn_began', 1)]);
  send(1, [event('moved', 1, { region: 'elis' })]);
  send(1, [event('moved', 1, { region: 'elis' }), event('taken', 1, { region: 'elis', loser: -1 })]);
  send(1, [event('paid', 1), event('turn_began', 2)]);
  send(2, [event('moved', 2, { region: 'crete' })]);
  send(2, [event('turn_began', 0)], { decision: decision(6), deciding: [0] });
}

describe('what happens at the table', () => {
  it('is shown in the order of the story, each event once, and ends at what is known', () => {
    const it = table();
    round(it);
    expect(it.showing.view.steps).toBe(1);
    it.play();
    it.settled();
    const story = it.received().entries.slice(1).flatMap(({ events }) => events.map(({ kind, fields }) => `${kind} ${String(fields.seat)}`));
    expect(it.log).toEqual(story);
    expect(it.sounds.length).toBeGreaterThan(2);
  });

  it('waits with its patch until it is seen to arrive, and the story with it', () => {
    const it = table();
    it.send(1, [event('moved', 1, { region: 'elis' }), event('taken', 1, { loser: 2 })]);
    it.clock.turn(60);
    expect(it.showing.beat).toMatchObject({ ms: 800, echo: false });
    it.clock.turn(500);
    expect([it.showing.view.steps, it.told(), it.showing.beat!.landed]).toEqual([0, [], false]);
    it.clock.turn(30);
    expect([it.showing.view.steps, it.told(), it.showing.beat!.landed]).toEqual([1, ['moved 1'], true]);
    it.clock.turn(270);
    expect(it.showing.beat!.events.map(({ kind }) => kind)).toEqual(['moved', 'taken']);
    expect(it.told()).toEqual(['moved 1']);
    it.clock.turn(500);
    it.settled();
  });

  it('changes the board with the first event of a step that changes it by the table', () => {
    const it = table('normal', { ...rows, rolled: { opens: 400, camera: 'place', still: 'die', skip: 'end', waits: true } });
    it.send(1, [event('rolled', 1), event('moved', 1, { region: 'elis' })]);
    it.clock.turn(60 + 400);
    expect([it.showing.view.steps, it.told()]).toEqual([0, ['rolled 1']]);
    it.clock.turn(530);
    expect([it.showing.view.steps, it.told()]).toEqual([1, ['rolled 1', 'moved 1']]);
    it.play();
    it.send(1, [event('rolled', 1)]);
    it.play();
    it.settled();
  });

  it('waits for a die that is still on its way', () => {
    const it = table('normal', { ...rows, rolled: { opens: 1000, camera: 'place', still: 'die', skip: 'end' } });
    it.send(1, [event('rolled', 1)]);
    it.send(1, [event('rolled', 2)]);
    it.clock.turn(60);
    const { beat } = it.showing;
    const [first, second] = [beat!.holds!(), beat!.holds!()];
    it.clock.turn(650);
    first();
    it.clock.turn(100);
    expect([it.told(), beat!.landed]).toEqual([[], false]);
    second();
    it.clock.turn(0);
    expect([it.told(), beat!.landed]).toEqual([['rolled 1'], true]);
    it.clock.turn(350);
    const next = it.showing.beat;
    expect(next!.event).toEqual(event('rolled', 2));
    // One that never comes to rest, and one that is skipped, hold nothing up.
    next!.holds!();
    it.clock.turn(650 + 1500);
    expect(next!.landed).toBe(true);
    it.play();
    it.send(1, [event('rolled', 1)]);
    it.clock.turn(60);
    const skipped = it.showing.beat!.holds!();
    it.clock.turn(700);
    it.showing.toNow();
    it.send(2, [event('rolled', 2)]);
    it.clock.turn(60 + 600);
    skipped();
    it.clock.turn(0);
    expect(it.showing.beat!.landed).toBe(false);
    it.play();
    it.settled();
  });

  it('takes no longer on a machine that is late with each of its beats', () => {
    const it = table();
    const { after } = it.clock;
    it.clock.after = (wait, deed) => after(wait + 30, deed);
    for (const region of ['a', 'b', 'c', 'd']) it.send(1, [event('moved', 1, { region })]);
    expect(it.play()).toBeLessThan(60 + 4 * 800 + 100);
    it.settled();
  });

  it('joins what belongs together in one beat', () => {
    const it = table();
    it.send(1, [event('moved', 1, { region: 'elis' })]);
    it.send(1, [event('moved', 1, { region: 'elis' })]);
    it.send(1, [event('paid', 1)]);
    it.send(1, [event('moved', 1, { region: 'crete' })]);
    const beats = new Map<number, string[]>();
    while (it.showing.waiting) {
      it.clock.turn(10);
      const { beat } = it.showing;
      if (beat) beats.set(beat.id, beat.events.map(({ kind, fields }) => `${kind} ${String(fields.region ?? '')}`.trim()));
    }
    expect([...beats.values()]).toEqual([['moved elis', 'moved elis', 'paid'], ['moved crete']]);
  });

  it('lets a step join a beat that runs', () => {
    const it = table();
    it.send(1, [event('moved', 1, { region: 'elis' })]);
    it.clock.turn(300);
    const { id } = it.showing.beat!;
    it.send(1, [event('taken', 1, { loser: -1 })]);
    it.clock.turn(700);
    expect(it.showing.beat).toMatchObject({ id, event: { kind: 'taken' } });
  });

  it('shows one’s own moves at once, and what others do afterwards in its time', () => {
    const it = table();
    it.send(0, [event('moved', 0, { region: 'elis' }), event('taken', 0, { loser: 1 })], { decision: decision(1), undoable: 2 });
    it.settled();
    expect(it.showing.beat).toMatchObject({ echo: true, event: { kind: 'taken' } });
    it.showing.hush();
    expect(it.showing.beat).toBeNull();
    it.send(1, [event('paid', 1)]);
    it.send(0, [event('paid', 0)], { decision: decision(3) });
    it.settled();
  });

  it('shows what comes of one’s own deed after it, in half the time, and asks then', () => {
    const it = table('normal', { ...rows, strikes: { ...rows.taken!, opens: 1000, outcome: true } });
    it.send(0, [event('moved', 0, { region: 'elis' }), event('strikes', 2)], { decision: decision(1), deciding: [0] });
    expect([it.told(), it.showing.waiting, it.showing.now.decision]).toEqual([['moved 0'], true, null]);
    it.clock.turn(60 + 300);
    expect(it.told()).toEqual(['moved 0']);
    expect(it.play()).toBeCloseTo(500 - 300, -2);
    it.settled();
    it.send(0, [event('moved', 0, { region: 'elis' }), event('strikes', 2)], { decision: decision(2), deciding: [0] });
    it.showing.skip();
    it.settled();
  });

  it('tells how one’s own battle ends for as long as that takes, also where one ends it oneself, and where others’ moves are fast', () => {
    const it = table('fast', { ...rows, won: { ...rows.won!, mine: 2400, outcome: true }, fight: { ...rows.taken!, parties: ['seat', 'defender'] } });
    it.send(1, [event('fight', 1, { defender: YOU })], { decision: decision(1), deciding: [0] });
    it.play();
    it.send(0, [event('paid', 0), event('won', 1)], { decision: decision(2), deciding: [0] });
    it.clock.turn(60);
    expect(it.showing.beat).toMatchObject({ event: { kind: 'won' }, ms: 2400 });
  });

  it('does not disturb somebody who is choosing while others choose', () => {
    const it = table();
    it.send(1, [event('paid', 1)], { decision: decision(0), deciding: [0, 2] });
    it.settled();
    expect(it.showing.now.decision).not.toBeNull();
  });

  it('counts a bot in one’s own place as another', () => {
    const it = table();
    const seats = plainNow(0, 0).seats.map((one) => ({ ...one, bot: 'hoplite' }));
    it.send(0, [event('moved', 0, { region: 'elis' })], { seats });
    expect(it.showing.waiting).toBe(true);
  });
});

describe('the pace', () => {
  it.each([['slow', 1.6], ['normal', 1], ['fast', 0.5]] as const)('%s', (pace, factor) => {
    const it = table(pace);
    it.send(1, [event('moved', 1, { region: 'elis' })]);
    expect(it.play()).toBeCloseTo(60 + 800 * factor, -1);
  });

  it('at once: nothing ever waits', () => {
    const it = table('at_once');
    round(it);
    it.settled();
    expect(it.showing.events).toEqual([event('turn_began', 0)]);
  });

  it('at once: large words belong to what is on the board, and are said when it rests', () => {
    const it = table('at_once');
    const taken = (by: number) => it.send(by, [event('taken', by, { loser: 2 }), event('won', by)]);
    taken(1);
    expect(it.showing.beat).toBeNull();
    it.clock.turn(130);
    expect(it.showing.beat).toMatchObject({ echo: true, event: { kind: 'won', fields: { seat: 1 } } });
    it.send(2, [event('paid', 2)]);
    expect(it.showing.beat).toBeNull();
    it.clock.turn(5000);
    expect(it.showing.beat).toBeNull();
    taken(1);
    it.clock.turn(50);
    taken(2);
    it.clock.turn(130);
    expect(it.showing.beat).toMatchObject({ event: { kind: 'won', fields: { seat: 2 } } });
    it.clock.turn(1700);
    expect(it.showing.beat).toBeNull();
  });

  it('may be changed while something waits', () => {
    const it = table();
    round(it);
    it.clock.turn(300);
    it.wishes.pace = 'at_once';
    it.showing.paced();
    it.settled();
  });

  /** Turns of three bots, each with so many moves. */
  const busy = (it: ReturnType<typeof table>, count: number, fields: Fields = {}) => {
    for (const by of [1, 2]) {
      it.send(0, [event('turn_began', by)], { seats: plainNow(0, 0).seats.map((one) => ({ ...one, bot: 'hoplite' })) });
      for (let n = 0; n < count; n += 1) it.send(by, [event('moved', by, { region: `r${n}` }), event('paid', by), event('taken', by, { region: `r${n}`, loser: -1, ...fields })]);
    }
  };
  /** When each turn began to be seen, and when all was. */
  const lengths = (it: ReturnType<typeof table>) => {
    const begun: number[] = [];
    let last: EventInfo | null = null;
    while (it.showing.waiting) {
      it.clock.turn(10);
      const now = it.showing.beat?.event ?? null;
      if (now !== last && now?.kind === 'turn_began') begun.push(it.clock.now());
      last = now;
    }
    return [...begun, it.clock.now()].slice(1).map((end, n) => end - begun[n]!);
  };

  it.each([['slow', 20_000, 24_000], ['normal', 12_000, 15_000], ['fast', 6000, 8000]] as const)('%s: a turn and a row of turns end in time', (pace, most, all) => {
    for (const count of [1, 3, 5, 8, 14, 30]) {
      const it = table(pace);
      busy(it, count);
      const turns = lengths(it);
      expect(turns).toHaveLength(2);
      for (const turn of turns) expect(turn, `${count}`).toBeLessThanOrEqual(most + 100);
      expect(turns[0]! + turns[1]!, `${count}`).toBeLessThanOrEqual(all + 200);
      it.settled();
    }
  });

  it('counts to the row of turns what they wait until one’s own deed has been told', () => {
    const it = table('normal', { ...rows, turn_began: { ...rows.turn_began!, outcome: true } });
    const begun = it.clock.now();
    it.send(0, [event('taken', 0, { loser: 1 }), event('turn_began', 1)]);
    expect(it.showing.beat?.echo).toBe(true);
    busy(it, 14);
    it.play();
    expect(it.clock.now() - begun).toBeLessThanOrEqual(15_000 + 100);
    it.settled();
  });

  it('counts to it what bots think in between', () => {
    const it = table();
    const begun = it.clock.now();
    it.send(0, [event('paid', 0)]);
    for (const by of [1, 2, 1]) {
      it.clock.turn(1500);
      it.send(by, [event('moved', by, { region: 'elis' })]);
      it.play();
    }
    busy(it, 14);
    it.play();
    expect(it.clock.now() - begun).toBeLessThanOrEqual(15_000 + 200);
    it.settled();
  });

  it('tells longer turns in half of what is too much, and short ones in full', () => {
    const short = table();
    short.send(1, [event('turn_began', 1)]);
    for (const region of ['a', 'b', 'c']) short.send(1, [event('moved', 1, { region })]);
    expect(short.play()).toBeCloseTo(60 + 500 + 3 * 800, -2);
    const long = table();
    long.send(1, [event('turn_began', 1)]);
    for (let n = 0; n < 10; n += 1) long.send(1, [event('moved', 1, { region: `r${n}` })]);
    expect(long.play()).toBeCloseTo(6000 + 2500 / 2 + 60, -2);
  });

  it('sums up what is far too long: what has no place costs nothing, then moves run together', () => {
    const it = table();
    busy(it, 10);
    it.clock.turn(100);
    expect(it.showing.telling).toBe('summary');
    busy(it, 14);
    it.clock.turn(1000);
    expect(it.showing.telling).toBe('together');
  });

  it('lets moves of one player that nothing parts run together', () => {
    const it = table();
    it.send(0, [event('turn_began', 1)], { seats: plainNow(0, 0).seats.map((one) => ({ ...one, bot: 'hoplite' })) });
    for (let n = 0; n < 60; n += 1) it.send(1, [event('moved', 1, { region: `r${n}` })]);
    it.clock.turn(900);
    const { beat } = it.showing;
    expect(beat).toMatchObject({ event: { kind: 'moved', fields: { region: 'r0' } } });
    expect(beat!.together).toHaveLength(59);
    expect(it.play()).toBeLessThan(1000);
    it.settled();
  });

  it('never shortens what happens in one’s own battle', () => {
    const mine = { ...rows, fight: { opens: 800, camera: 'place', still: 'card', skip: 'tally', parties: ['seat', 'defender'] } } as Rows;
    for (const [by, least] of [[YOU, 599], [1, 0]] as const) {
      const it = table('normal', mine);
      it.send(by, [event('fight', by, { defender: 2 })]);
      busy(it, 20);
      it.send(2, [event('won', 2)]);
      let lasted = 0;
      while (it.showing.waiting) {
        it.clock.turn(10);
        if (it.showing.beat?.event?.kind === 'won') lasted = it.showing.beat.ms;
      }
      if (least) expect(lasted).toBeGreaterThan(least);
      else expect(lasted).toBeLessThan(599);
    }
  });

  it('never shortens harm to oneself', () => {
    const it = table();
    busy(it, 14);
    it.send(2, [event('taken', 2, { loser: YOU }), event('won', 2)]);
    const lasted: Record<string, number> = {};
    while (it.showing.waiting) {
      it.clock.turn(10);
      const { beat } = it.showing;
      if (beat?.events.some(({ fields }) => fields.loser === YOU)) lasted[beat.event!.kind] = (lasted[beat.event!.kind] ?? 0) + 10;
    }
    // And nothing that belongs to it.
    expect(lasted.taken).toBeGreaterThanOrEqual(490);
    expect(lasted.won).toBeGreaterThanOrEqual(590);
  });

  it.each([[null, 0, 4100], ['hoplite', 4200, 15_000]])('lets no person wait for more than four seconds for an answer in another’s turn; a bot (%s) has time', (bot, least, most) => {
    const it = table();
    busy(it, 8);
    it.clock.turn(500);
    const seats = plainNow(0, 0).seats.map((one) => (one.seat === 2 ? { ...one, bot } : one));
    it.send(1, [event('moved', 1, { region: 'elis' })], { decision: decision(99), deciding: [0], seats });
    expect(it.showing.mode).toBe('asked');
    const took = it.play();
    expect(took).toBeGreaterThan(least);
    expect(took).toBeLessThanOrEqual(most);
    expect(it.showing.now.decision?.since).toBe(99);
  });

  it('shows the others’ turns in their time when one’s own turn comes after them', () => {
    const it = table();
    it.send(1, [event('turn_began', 2)]);
    for (const region of ['a', 'b', 'c', 'd', 'e']) it.send(2, [event('moved', 2, { region })]);
    it.send(2, [event('turn_began', 0)], { decision: decision(7), deciding: [0] });
    expect(it.showing.mode).toBe('asked');
    expect(it.play()).toBeCloseTo(60 + 500 + 5 * 800 + 500, -2);
  });
});

describe('the player', () => {
  it('is told how far behind the picture is', () => {
    const it = table();
    it.send(1, [event('paid', 1)]);
    expect(it.showing.mode).toBe('playing');
    it.send(1, [event('turn_began', 2)]);
    it.send(2, [event('turn_began', 1)]);
    expect([it.showing.mode, it.showing.turns]).toEqual(['behind', 2]);
    it.play();
    expect([it.showing.mode, it.showing.turns, it.showing.progress]).toEqual(['live', 0, 1]);
  });

  it('skips to the end of the turn, and with a second press to now', () => {
    const it = table();
    round(it);
    it.send(0, [], { decision: null });
    for (const by of [1, 2]) {
      it.send(by, [event('turn_began', by)]);
      it.send(by, [event('moved', by, { region: 'elis' })]);
    }
    it.clock.turn(700);
    const before = it.showing.jumps;
    it.showing.skip();
    it.clock.turn(1);
    expect(it.showing.beat!.event).toMatchObject({ kind: 'turn_began', fields: { seat: 2 } });
    expect(it.showing.jumps).toBe(before + 1);
    it.clock.turn(500);
    it.showing.skip();
    it.settled();
  });

  it('sees for a moment how a battle ended that was skipped', () => {
    const it = table();
    it.send(1, [event('moved', 1, { region: 'elis' }), event('won', 1)]);
    it.send(1, [event('paid', 1)]);
    it.clock.turn(100);
    it.showing.toNow();
    it.settled();
    expect(it.showing.beat).toMatchObject({ event: { kind: 'won' }, echo: true, ms: 600 });
    it.clock.turn(600);
    expect(it.showing.beat).toBeNull();
  });

  it('comes to the same picture whenever the skip is pressed', () => {
    for (let at = 0; at < 9000; at += 50) {
      const it = table();
      round(it);
      it.send(1, [event('paid', 1)], { decision: null });
      it.clock.turn(at);
      const seen = it.told().length;
      it.showing.skip();
      expect(it.told().length).toBeGreaterThanOrEqual(seen);
      expect(it.showing.view.steps).toBe(it.showing.entries.at(-1)!.number);
      it.play();
      it.settled();
    }
  });

  it('pauses and goes on where it was', () => {
    const it = table();
    it.send(1, [event('moved', 1, { region: 'elis' })]);
    it.clock.turn(400);
    it.showing.pause();
    expect(it.showing.mode).toBe('paused');
    it.clock.turn(60_000);
    expect([it.showing.mode, it.showing.view.steps]).toEqual(['paused', 0]);
    it.send(2, [event('paid', 2)]);
    it.showing.pause();
    expect(it.play()).toBeCloseTo(460 + 200, -1);
    it.settled();
  });

  it('finds little waiting played on and much passed over when the page is seen again', () => {
    for (const [count, jumps] of [[1, 0], [200, 1]] as const) {
      const it = table();
      it.showing.seen(false);
      for (let n = 0; n < count; n += 1) it.send(1, [event('taken', 1, { loser: YOU, region: `r${n}` })]);
      it.clock.turn(100_000);
      expect(it.showing.view.steps).toBe(0);
      it.showing.seen(true);
      expect(it.showing.jumps).toBe(jumps);
      it.play();
      it.settled();
    }
  });
});

describe('one’s own turn', () => {
  it('can be taken back as soon as the server allows it, whatever is still to be seen', () => {
    const it = table('normal', { ...rows, turn_began: { ...rows.turn_began!, outcome: true } });
    it.send(1, [event('turn_began', 0)], { decision: decision(1), deciding: [0] });
    it.play();
    it.send(0, [event('moved', 0, { region: 'elis' }), event('turn_began', 1)], { undoable: 1 });
    expect([it.showing.waiting, it.showing.over, it.showing.now.undoable]).toEqual([true, true, 1]);
    it.clock.turn(700);
    expect([it.showing.waiting, it.showing.now.undoable]).toEqual([true, 1]);
    it.send(1, [event('moved', 1, { region: 'crete' })]);
    expect(it.showing.now.undoable).toBe(0);
    it.play();
    it.settled();
  });

  it('is over for a moment before the next is seen', () => {
    const it = table();
    it.send(1, [event('turn_began', 0)], { decision: decision(1), deciding: [0] });
    it.play();
    it.send(0, [event('turn_began', 1)]);
    expect(it.showing.over).toBe(true);
    it.settled();
    it.send(1, [event('moved', 1, { region: 'elis' })]);
    it.clock.turn(490);
    expect([it.showing.over, it.showing.beat]).toEqual([true, null]);
    it.clock.turn(80);
    expect([it.showing.over, it.showing.beat?.event?.kind]).toEqual([false, 'moved']);
    it.play();
    it.settled();
  });

  it('is followed by others’, which can be seen again from its end', () => {
    const it = table();
    it.send(1, [event('turn_began', 0)], { decision: decision(1), deciding: [0] });
    it.play();
    expect(it.showing.kept).toBe(false);
    round(it);
    it.play();
    const story = it.log.slice(1);
    it.log.length = 0;
    expect(it.showing.kept).toBe(true);
    it.showing.again();
    expect([it.showing.mode, it.showing.view.steps, it.showing.now.decision]).toEqual(['again', 2, null]);
    it.play();
    expect(it.log).toEqual(story);
    it.settled();
    it.showing.again();
    it.clock.turn(700);
    it.showing.skip();
    it.settled();
    // Or the turn of one of them.
    it.log.length = 0;
    expect(it.showing.lasts(2)!).toBeLessThan(it.showing.lasts()!);
    it.showing.again(2);
    expect(it.showing.view.steps).toBe(5);
    it.play();
    expect(it.log).toEqual(['moved 2', 'turn_began 0']);
    it.settled();
    expect(it.showing.lasts(0)).toBeNull();
    // Even where everything is shown at once, and whatever comes meanwhile.
    it.wishes.pace = 'at_once';
    it.showing.again();
    expect(it.showing.waiting).toBe(true);
    it.send(0, [event('paid', 0)], { decision: decision(9) });
    it.settled();
  });

  it('is seen again from any entry to any other, and what is long past is asked for', async () => {
    const it = table();
    it.send(1, [event('turn_began', 0)], { decision: decision(1), deciding: [0] });
    it.play();
    round(it);
    it.play();
    it.log.length = 0;
    const late = it.showing.entries.at(-2)!.number;
    await it.showing.recall(late, late);
    expect([it.showing.mode, it.showing.view.steps, it.wishes.recalled]).toEqual(['again', late - 1, []]);
    it.play();
    expect(it.log).toEqual(['moved 2']);
    it.settled();
    it.log.length = 0;
    await it.showing.recall(2, 3);
    expect([it.showing.mode, it.showing.view.steps, it.wishes.recalled]).toEqual(['again', 1, [[2, 3]]]);
    expect(it.showing.entries.at(-1)?.number).toBe(1);
    it.play();
    expect(it.log.length).toBeGreaterThan(0);
    it.settled();
    // Whatever comes meanwhile belongs to now.
    await it.showing.recall(2, 3);
    it.clock.turn(200);
    const { number } = it.showing.now;
    it.send(2, [event('moved', 2)]);
    expect([it.showing.mode === 'again', it.showing.now.number > number]).toEqual([false, true]);
    it.play();
    it.settled();
  });

  it('cannot be seen again where the line was broken, and the player is told so', () => {
    const it = table();
    it.send(1, [event('turn_began', 0)], { decision: decision(1), deciding: [0] });
    round(it);
    it.showing.begin(it.received());
    expect([it.showing.kept, it.showing.away]).toEqual([false, false]);
    const later = { ...it.received(), now: { ...it.received().now, number: 99 } };
    it.showing.begin(later);
    expect(it.showing.away).toBe(true);
    it.send(0, [event('paid', 0)], { decision: decision(9) });
    expect(it.showing.away).toBe(false);
  });
});

describe('whatever comes in between', () => {
  /** Something happens after every bit of time; in the end what is shown is what is known. */
  function always(deed: (it: ReturnType<typeof table>) => void) {
    for (let at = 0; at < 6000; at += 150) {
      const it = table();
      round(it);
      it.clock.turn(at);
      deed(it);
      it.play();
      it.settled();
    }
  }

  it('is an undo', () => {
    always((it) => it.send(2, [], {}, 'undo', 3));
  });

  it('is the whole state anew', () => {
    always((it) => {
      it.showing.begin({ ...it.received(), view: { steps: 77 } });
      expect(it.showing.view.steps).toBe(77);
      expect(it.showing.waiting).toBe(false);
      it.showing.begin(it.received());
    });
  });

  it('is a page that is not looked at', () => {
    always((it) => {
      it.showing.seen(false);
      it.clock.turn(5000);
      it.showing.seen(true);
    });
  });

  it('is a pause, a press, another pace', () => {
    always((it) => {
      it.showing.pause();
      it.clock.turn(1000);
      it.wishes.pace = 'fast';
      it.showing.paced();
      it.showing.pause();
    });
  });

  it('what was taken back unseen is not shown, and the story says so; what was seen goes back in a beat', () => {
    const unseen = table();
    unseen.send(1, [event('turn_began', 1)]);
    unseen.send(1, [event('moved', 1, { region: 'elis' })]);
    unseen.send(1, [], {}, 'undo', 1);
    unseen.play();
    expect(unseen.log).toEqual(['turn_began 1']);
    unseen.settled();
    const seen = table();
    seen.send(1, [event('moved', 1, { region: 'elis' })]);
    seen.play();
    seen.send(1, [], {}, 'undo', 0);
    seen.clock.turn(100);
    expect(seen.showing.beat).toMatchObject({ event: null, ms: 300, entry: { kind: 'undo' } });
    seen.play();
    seen.settled();
  });
});
