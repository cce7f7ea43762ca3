/** The board goes on event by event: each brings its share of its step's changes, by the tables of the games and in real games. */
import { describe, expect, it } from 'vitest';
import { beats as delphi } from '../src/games/delphi/beats';
import { hellasBeats as hellas } from './data';
import { difference, patched } from '../src/lib/patch';
import { PLAIN, type Rows } from '../src/lib/time/rows';
import { sharesOf, withShare } from '../src/lib/time/sharing';
import { Showing } from '../src/lib/time/showing.svelte';
import type { Change, EntryInfo, EventInfo, Fields, Now, Plain } from '../src/lib/wire';
import { Hand } from './hand';
import { type Stream, streamsOf } from './recorded';

/** What is nobody's news: who decides, how many moves there were, what the client never shows, what lapses with the turn. */
const UNTOLD = /^(moves|deciding|result|pending|extra_specials)\b/;
const at = (view: Fields, path: string): Plain | undefined =>
  path.split('/').reduce<Plain | undefined>((value, key) => (value as Record<string, Plain> | null | undefined)?.[key], view);

interface Told {
  where: string;
  events: EventInfo[];
  patch: Plain[][];
  /** Before the first event, and after each. */
  views: Fields[];
}

function* steps(streams: Stream[], rows: Rows): Generator<Told> {
  for (const { name, view: begun, steps } of streams) {
    let view = begun;
    for (const [n, { events, patch }] of steps.entries()) {
      const views = [view];
      for (const share of sharesOf(events.length > 0 ? events : [null], patch, rows)) views.push(withShare(views.at(-1)!, share));
      yield { where: `${name} ${n}`, events, patch, views };
      view = patched(view, patch);
    }
  }
}

describe.each([['hellas', hellas], ['delphi', delphi]] as [string, Rows][])('%s', (game, rows) => {
  const all = [...steps(streamsOf(game, 24), rows)];
  const many = all.filter(({ events }) => events.length > 1);

  it('is after the last event of a step where the server is', () => {
    expect(many.length).toBeGreaterThan(1000);
    for (const { where, patch, views } of all) expect(views.at(-1), where).toEqual(patched(views[0]!, patch));
  });

  it('finds between two views what the server found', () => {
    for (const { where, patch, views } of all) expect(patched(views[0]!, difference(views[0]!, patched(views[0]!, patch))), where).toEqual(patched(views[0]!, patch));
  });

  it('knows of every change which event brings it', () => {
    const missed = new Map<string, string>();
    for (const { where, events, patch } of many) {
      if (events.some(({ kind }) => !rows[kind]!.changes && !rows[kind]!.waits)) continue; // a module's: whatever it likes
      const claims = events.flatMap((event) => rows[event.kind]!.changes?.(event.fields) ?? []).map((touch) => (typeof touch === 'string' ? touch : touch[0]).split('/'));
      for (const [path] of patch as Change[]) {
        const known = claims.some((keys) => keys.every((key, n) => n >= path.length || key === '*' || key === String(path[n])));
        if (!known && !UNTOLD.test(path.join('/'))) missed.set(`${path.map((key) => (typeof key === 'number' ? '#' : key)).join('/')} of ${events.map(({ kind }) => kind).join(' ')}`, where);
      }
    }
    expect([...missed.keys()]).toEqual([]);
  });

  /** Whether something is as it was until its event, and changed with it. */
  function comesWith(kind: string, path: (fields: Fields) => string): void {
    let seen = 0;
    for (const { where, events, views } of many) {
      const n = events.findLastIndex((event) => event.kind === kind);
      if (n < 1) continue;
      const place = path(events[n]!.fields);
      if (JSON.stringify(at(views[0]!, place)) === JSON.stringify(at(views.at(-1)!, place))) continue;
      const first = events.findIndex((event) => event.kind === kind && path(event.fields) === place);
      seen += 1;
      for (let before = 0; before <= first; before += 1) expect(at(views[before]!, place), `${where} before ${kind}`).toEqual(at(views[0]!, place));
      expect(at(views[n + 1]!, place), `${where} ${kind}`).not.toEqual(at(views[0]!, place));
    }
    expect(seen, kind).toBeGreaterThan(3);
  }

  it.each<[string, (fields: Fields) => string]>(
    game === 'hellas'
      ? [
          ['control_taken', ({ region }) => `regions/${String(region)}/control`],
          ['hoplites_killed', ({ seat }) => `players/${String(seat)}/supply`],
          ['withdrew', ({ region, seat }) => `regions/${String(region)}/hoplites/${String(seat)}`],
          ['artifact_gained', ({ artifact, seat }) => `players/${String(seat)}/artifacts/${String(artifact)}`],
          ['monster_moved', ({ monster }) => `monsters/${String(monster)}/region`],
          ['monster_evolved', ({ monster }) => `monsters/${String(monster)}/evolutions`],
          ['temple_built', ({ region }) => `regions/${String(region)}/temple`],
          ['combat_drawn', ({ seat }) => `players/${String(seat)}/hand_size`],
          ['turn_began', () => 'active'],
        ]
      : [
          ['monster_defeated', ({ hex }) => `islands/${String(hex)}/monsters`],
          ['ship_moved', ({ seat }) => `players/${String(seat)}/ship`],
          ['task_completed', ({ seat }) => `players/${String(seat)}/tasks_left`],
          ['injury_drawn', ({ seat, colour }) => `players/${String(seat)}/injuries/${String(colour)}`],
          ['explored', ({ hex }) => `islands/${String(hex)}/tile`],
          ['god_returned', ({ seat, god }) => `players/${String(seat)}/gods/${String(god)}`],
          ['turn_began', () => 'active'],
        ],
  )('nothing of it is on the board before %s', comesWith);
});

describe('a battle, as it is shown', () => {
  const seats = Array.from({ length: 4 }, (_, seat) => ({ seat, name: '', person: null, bot: 'hoplite', connected: true, absent: false, resigned: false, clock: null }));
  const now = (number: number): Now => ({ number, moves: number, decision: null, deciding: [0], undoable: 0, redoable: false, asked: null, time: null, result: null, seats });

  it('first costs lives, then the region', () => {
    const battles = [...steps(streamsOf('hellas', 3), hellas)].filter(({ events }) => events.some(({ kind }) => kind === 'hoplites_killed') && events.some(({ kind }) => kind === 'control_taken'));
    expect(battles.length).toBeGreaterThan(3);
    for (const { where, events, patch, views } of battles) {
      const clock = new Hand();
      const entry: EntryInfo = { number: 1, seat: 1, kind: 'act', text: null, events, moves: 1, at: 0 };
      const after = patched(views[0]!, patch);
      const showing = new Showing({ clock, rows: hellas, you: () => null, pace: () => 'normal', announces: () => false }, { view: views[0]!, now: now(0), entries: [] });
      showing.take({ entries: [entry], patch, now: now(1) }, { view: after, now: now(1), entries: [entry] });
      const control = events.find(({ kind }) => kind === 'control_taken')!;
      const place = `regions/${String(control.fields.region)}/control`;
      const seen = new Map<string, Set<unknown>>();
      while (showing.waiting) {
        const kind = showing.beat?.event?.kind ?? '';
        seen.set(kind, (seen.get(kind) ?? new Set()).add(at(showing.view, place)));
        clock.turn(10);
      }
      expect([...seen.get('hoplites_killed')!], where).toEqual([at(views[0]!, place)]);
      expect([...seen.get('control_taken')!], where).toEqual([at(views[0]!, place), control.fields.seat]);
      expect(showing.view, where).toEqual(after);
    }
  });
});

describe('shares', () => {
  const rows: Rows = {
    killed: { ...PLAIN, changes: ({ count }) => [['men', -Number(count)]] },
    withdrew: { ...PLAIN, changes: () => [['men', -2], 'there'] },
    rolled: { ...PLAIN, waits: true },
    new: PLAIN,
  };
  const event = (kind: string, fields: Fields = {}): EventInfo => ({ kind, fields });
  const seen = (events: EventInfo[], before: Fields, patch: Plain[][]) => {
    const views = [before];
    for (const share of sharesOf(events.length > 0 ? events : [null], patch, rows)) views.push(withShare(views.at(-1)!, share));
    return views.slice(1);
  };

  it('count what several events take from, as far as each goes', () => {
    const patch = [[['men']], [['there'], 2], [['moves'], 8]] as Plain[][];
    expect(seen([event('killed', { count: 1 }), event('withdrew')], { men: 3, moves: 7 }, patch)).toEqual([{ men: 2, moves: 7 }, { there: 2, moves: 8 }]);
  });

  it('wait for the last where the numbers do not come to what the server says', () => {
    const patch = [[['men'], 1]] as Plain[][];
    expect(seen([event('killed', { count: 1 }), event('withdrew')], { men: 3 }, patch)).toEqual([{ men: 3 }, { men: 1 }]);
  });

  it('leave what nobody speaks for to the end, or to an event that may change anything', () => {
    const patch = [[['other'], 1], [['men'], 2]] as Plain[][];
    expect(seen([event('killed', { count: 1 }), event('rolled')], { men: 3 }, patch)).toEqual([{ men: 2 }, { men: 2, other: 1 }]);
    expect(seen([event('rolled'), event('new'), event('killed', { count: 1 })], { men: 3 }, patch)).toEqual([{ men: 3 }, { men: 3, other: 1 }, { men: 2, other: 1 }]);
  });
});
