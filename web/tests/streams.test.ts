/**
 * Whole recorded games of bots as a seat is told them, played at every pace: what is shown is the story, in its order and
 * once, ends at what is known, and no turn takes longer than it may.
 *
 * `AEGEAN_STREAMS` says how many games of each there are to be; `AEGEAN_SUMS` writes down how long they took.
 */
import { describe, expect, it } from 'vitest';
import { beats as delphi } from '../src/games/delphi/beats';
import { hellasBeats as hellas } from './data';
import { patched } from '../src/lib/patch';
import type { Beat } from '../src/lib/time/echo.svelte';
import type { Pace, Rows } from '../src/lib/time/rows';
import { Showing } from '../src/lib/time/showing.svelte';
import type { Received, Step } from '../src/lib/time/steps';
import type { EntryInfo, EventInfo, Now } from '../src/lib/wire';
import { Hand } from './hand';
import { type Stream, streamsOf } from './recorded';

const LIMITS = { slow: [20_000, 24_000], normal: [12_000, 15_000], fast: [6000, 8000] } as const;
/** Never shortened, besides harm and one's own battles. */
const WEIGHTY = /^(king_\w+|reached_zeus|game_over)$/;
const IN_BATTLE = /^(battle_\w+|casualties_changed|wound_dealt|attacks_drawn|monster_(attacked|healed|slain)|special_attack|defen\w+|shield_used|not_defended|hunt_ended)$/;

const nowOf = ({ seat, seats }: Stream, number: number, deciding: number[], since: number): Now => ({
  number,
  moves: number,
  decision: deciding.includes(seat) ? { kind: 'turn', about: {}, confirm: false, actions: [], since } : null,
  deciding,
  undoable: 0,
  redoable: false,
  asked: null,
  time: null,
  result: null,
  seats: Array.from({ length: seats }, (_, n) => ({ seat: n, name: '', person: null, bot: n === seat ? null : 'hoplite', connected: true, absent: false, resigned: false, clock: null })),
});

/** Whether what is told is to be seen in full, by what its beat told up to now. */
function isExempt({ events }: Beat, you: number, rows: Rows, mine: boolean): boolean {
  return events.some(({ kind, fields }) => {
    const { harms } = rows[kind]!;
    return WEIGHTY.test(kind) || (harms !== undefined && fields[harms] === you) || (mine && IN_BATTLE.test(kind)) || (kind.endsWith('_began') && kind !== 'turn_began' && fields.seat === you);
  });
}

const key = (event: EventInfo) => JSON.stringify(event);

/** Plays a game for its seat; a step comes some time after the one before it. */
function play(stream: Stream, rows: Rows, pace: Pace, apart: number) {
  const clock = new Hand();
  const you = stream.seat;
  const shown: string[] = [];
  const story: string[] = [];
  const turns: number[] = [];
  const between: number[] = [];
  const exempt: number[] = [];
  const tellings = new Map<string, number>();
  let [turn, all, mine] = [0, 0, false];
  let since = 0;
  let received: Received = { view: stream.view, now: nowOf(stream, 0, stream.deciding, 0), entries: [] };
  const showing = new Showing({ clock, rows, you: () => you, pace: () => pace, announces: () => false }, received);

  // Each event is seen to arrive, also where several come to the board at once.
  const arrivals: EventInfo[][] = [];
  let held = showing.events;
  Object.defineProperty(showing, 'events', { get: () => held, set: (events: EventInfo[]) => arrivals.push((held = events)) });

  let last: Beat | null = null;
  const look = () => {
    for (const events of arrivals.splice(0)) shown.push(...events.map(key));
    const { beat } = showing;
    if (!beat || beat === last || beat.echo) return;
    last = beat;
    tellings.set(showing.telling, (tellings.get(showing.telling) ?? 0) + 1);
    const { kind, fields } = beat.event!;
    if (kind === 'battle_began' || kind === 'hunt_began') mine = fields.seat === you || fields.defender === you;
    if (kind === 'turn_began') {
      turns.push(turn);
      turn = 0;
    }
    if (isExempt(beat, you, rows, mine)) exempt.push(beat.ms);
    else {
      turn += beat.ms;
      all += beat.ms;
    }
  };
  stream.steps.forEach(({ seat, events, patch, deciding }, n) => {
    const number = n + 1;
    const asked = deciding.includes(you);
    if (!asked || seat === you) since = number;
    const entry: EntryInfo = { number, seat, kind: 'act', text: null, events, moves: number, at: 0 };
    const step: Step = { entries: [entry], patch, now: nowOf(stream, number, deciding, since) };
    received = { view: patched(received.view, patch), now: step.now, entries: [...received.entries, entry] };
    if (seat === you) {
      for (const { kind, fields } of events) if (kind === 'battle_began' || kind === 'hunt_began') mine = fields.seat === you || fields.defender === you;
      // One acts when one has seen everything, and is asked.
      expect(showing.waiting).toBe(false);
      between.push(all);
      turns.push(turn);
      all = turn = 0;
    }
    showing.take(step, received);
    story.push(...events.map(key));
    look();
    const until = clock.now() + apart;
    const rest = asked || n === stream.steps.length - 1;
    while ((rest ? showing.waiting || showing.over : true) && clock.step(rest ? Infinity : until)) look();
    if (!rest) clock.turn(Math.max(0, until - clock.now()));
    if (showing.waiting) expect(showing.now.decision).toBeNull();
    else expect([showing.view, showing.now, showing.entries]).toEqual([received.view, received.now, received.entries]);
  });
  expect(showing.waiting).toBe(false);
  between.push(all);
  turns.push(turn);
  return { shown, story, turns, between, exempt, tellings };
}

describe.each([['hellas', hellas], ['delphi', delphi]] as [string, Rows][])('%s', (game, rows) => {
  const streams = streamsOf(game, Number(process.env.AEGEAN_STREAMS ?? 3));
  it.each((['slow', 'normal', 'fast', 'at_once'] as const).flatMap((pace) => [[pace, 0], [pace, 350]] as [Pace, number][]))('%s, steps %i ms apart', (pace, apart) => {
    const sums = { turns: [] as number[], between: [] as number[], exempt: [] as number[], tellings: {} as Record<string, number> };
    for (const stream of streams) {
      const { shown, story, turns, between, exempt, tellings } = play(stream, rows, pace, apart);
      expect(shown, stream.name).toEqual(story);
      if (pace === 'at_once') continue;
      const [most, all] = LIMITS[pace];
      for (const turn of turns) expect(turn, stream.name).toBeLessThanOrEqual(most + 1);
      for (const sum of between) expect(sum, stream.name).toBeLessThanOrEqual(all + 1);
      sums.turns.push(...turns.filter((turn) => turn > 0));
      sums.between.push(...between.filter((sum) => sum > 0));
      sums.exempt.push(...exempt);
      for (const [telling, count] of tellings) sums.tellings[telling] = (sums.tellings[telling] ?? 0) + count;
    }
    if (!process.env.AEGEAN_SUMS || pace === 'at_once') return;
    const told = (numbers: number[]) => `mean ${(numbers.reduce((sum, one) => sum + one, 0) / numbers.length / 1000).toFixed(1)} s, most ${(Math.max(...numbers) / 1000).toFixed(1)} s of ${numbers.length}`;
    console.log(`${game} ${pace} ${apart}: ${streams.length} games; a turn ${told(sums.turns)}; between questions ${told(sums.between)}; exempt beats ${told(sums.exempt)}; beats told ${JSON.stringify(sums.tellings)}`);
  });
});
