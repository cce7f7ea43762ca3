/**
 * What is shown of a table, which may be less than what is known of it: the board never knows more than the eye has seen.
 *
 * The connection hands over every word of the server as a step. Here it waits in a reel, and is told event by event; each brings
 * its share of the step's patch (see sharing). Whatever is drawn, read or heard goes by what is shown; a
 * question is asked only when nothing waits, so that no answer is given to an old picture.
 */
import type { Sound } from '../sound';
import type { Change, EntryInfo, EventInfo, Fields, Now } from '../wire';
import type { Clock } from './clock';
import { type Announces, type Beat, Echo } from './echo.svelte';
import { Past, type Scroll } from './past';
import { Reel } from './reel.svelte';
import { beginsTurn, isOutcome, type Pace, PLAIN, type Rows, type Telling } from './rows';
import { withShare } from './sharing';
import { lasting, Spending } from './spending';
import { type Cue, cuesOf, quiet, type Received, type Step, toldUpto } from './steps';

export type Mode = 'live' | 'playing' | 'behind' | 'asked' | 'paused' | 'again';

export interface Wishes {
  clock: Clock;
  rows: Rows;
  you: () => number | null;
  pace: () => Pace;
  announces: Announces;
  sound?: (sound: Sound) => void;
  /** What is long past, from one entry to another. */
  recall?: (first: number, last: number) => Promise<Scroll>;
}

/** From here on one is behind, and is told so. */
const BEHIND = 3000;
/** A second press within this time leads to now. */
const AGAIN = 600;
/** Who comes back to the page and finds more than this waiting is led to now. */
const MISSED = 15_000;
/** And how something ended that was skipped. */
const TALLY = 600;
/** What one did oneself is told so long where something comes of it. */
const BRIEFLY = 1400;
/** Where everything is shown at once, large words wait until the table has come to rest for so long. */
const SETTLED = 120;
/** There the picture comes up anew with the first of many steps: with one that comes so long after the one before. */
const LEAP = 1000;
/** That one's turn is over is said for so long. */
const OVER = 500;

export class Showing {
  view = $state.raw<Fields>({});
  now = $state.raw<Now>(null!);
  entries = $state.raw<EntryInfo[]>([]);
  /** What the board has just been shown, for animation. */
  events = $state.raw<EventInfo[]>([]);
  /** How many times the picture has jumped over something. */
  jumps = $state(0);
  /** And how many times it came up anew because everything is shown at once. */
  leaps = $state(0);
  mode = $state<Mode>('live');
  /** Turns of others that wait after the one that is shown. */
  turns = $state(0);
  /** How much of what is known is told, from 0 to 1. */
  progress = $state(1);
  /** The line was broken, and what happened meanwhile was never seen. */
  away = $state(false);
  /** One's own turn has just ended; the next one is about to be seen. */
  over = $state(false);
  /** Whether there are pictures of all that happened since one's last turn. */
  kept = $state(false);
  /** What waits takes so long, in milliseconds. */
  rest = $state(0);

  readonly #wishes: Wishes;
  #received: Received;
  readonly #reel: Reel;
  readonly #echo: Echo;
  readonly #spending: Spending;
  #pressed = -Infinity;
  #leapt = -Infinity;
  readonly #past: Past;
  #again = false;

  constructor(wishes: Wishes, received: Received) {
    this.#wishes = wishes;
    this.#received = received;
    this.#spending = new Spending(wishes.clock);
    this.#reel = new Reel({
      ...wishes,
      times: (plan) => this.#spending.times(plan, this.#pace(), wishes.you() !== null, this.#reel.mover),
      counts: (_, planned, ms) => this.#spending.count(planned, this.#pace(), ms),
      arrives: (cue) => this.#arrive(cue),
      begins: () => this.#reckon(),
      drained: () => this.#drained(),
    });
    this.#echo = new Echo(wishes.clock, wishes.rows, wishes.announces, () => this.#start());
    this.#past = new Past(received);
    this.#settle();
  }

  /** What is told at this moment. */
  get beat(): Beat | null {
    return this.#reel.beat ?? this.#echo.beat;
  }

  /** Whether something is known that is not shown yet. */
  get waiting(): boolean {
    return this.#reel.waiting;
  }

  /** How what waits is told: in full, or shorter. */
  get telling(): Telling {
    return this.#reel.telling;
  }

  // -- what the connection hears --------------------------------------------------------------------------------------

  /** Everything anew: there are no pictures between the old one and this. */
  begin(received: Received): void {
    this.away = received.now.number > this.#received.now.number;
    this.#received = received;
    this.#past.forget(received);
    this.kept = false;
    this.events = [];
    this.#echo.hush();
    this.#toNow();
  }

  /** A step, and what is known with it. What one does oneself, and everything where one wishes it so, is shown at once. */
  take(step: Step, received: Received): void {
    // What is new belongs to the picture of now, not to the one that is seen again.
    if (this.#again) this.#toNow();
    this.#received = received;
    const ends = this.#past.keep(step, received, this.#wishes.you());
    const atOnce = this.#wishes.pace() === 'at_once';
    this.kept = this.#past.kept;
    if (this.#isOwn(step)) this.away = false;
    if (!atOnce && this.#follows(step, ends)) return;
    if (atOnce || this.#isOwn(step) || this.#leavesQuestion()) {
      const jumps = this.waiting;
      this.#toNow(jumps);
      this.events = step.entries.flatMap(({ events }) => events);
      for (const event of this.events) this.#reel.note(event);
      if (ends && !atOnce) this.#rest();
      // What is said belongs to what is on the board: of many steps in a row, to the last.
      if (atOnce) this.#echo.hush();
      if (atOnce && !this.#isOwn(step)) this.#leap();
      this.#echo.tell(step.entries, { after: atOnce ? SETTLED : 0 });
      return;
    }
    this.#reel.push(this.#cues(step));
    this.now = this.#quiet(this.now);
    this.#reckon();
    this.#start();
  }

  /** One's own deed is there at once; what comes of it is seen after it, where it is worth that. Whether it is. */
  #follows(step: Step, ends: boolean): boolean {
    if (!this.#isOwn(step) || this.waiting) return false;
    const { rows } = this.#wishes;
    const cues = this.#cues(step);
    const from = cues.findIndex(({ event, back }) => event !== null && !back && isOutcome(rows[event.kind] ?? PLAIN));
    if (from < 0) return false;
    const [deed, rest] = [cues.slice(0, from), cues.slice(from).map((cue) => ({ ...cue, own: true }))];
    const events = deed.flatMap(({ event }) => event ?? []);
    for (const event of events) this.#reel.note(event);
    for (const cue of deed) this.#put(cue);
    if (events.length > 0) this.events = events;
    // One has answered, and what is asked next comes with the last event: in between nobody is asked anything.
    this.view = { ...this.view, deciding: [] };
    const last = rest.at(-1)!;
    last.patch = [...last.patch.filter((change) => (change as Change)[0][0] !== 'deciding'), [['deciding'], this.#received.view.deciding ?? []]];
    this.now = this.#quiet(this.now);
    this.#echo.tell(deed.slice(-1).map(({ entry }) => ({ ...entry, events })), { least: BRIEFLY });
    this.#reel.push(rest);
    // Where more comes of it first, the turn's end is told with the turn that begins.
    if (ends && beginsTurn(rest[0]!.event)) this.#rest();
    this.#reckon();
    this.#start();
    return true;
  }

  /** Begins with what waits, unless something is still told. */
  #start(): void {
    if (this.waiting && !this.#reel.running) this.#spending.queued();
    if (!this.#echo.beat) this.#reel.start();
  }

  #leap(): void {
    const now = this.#wishes.clock.now();
    if (now - this.#leapt > LEAP) this.leaps += 1;
    this.#leapt = now;
  }

  /** Says that one's turn is over before the next is seen. */
  #rest(): void {
    this.over = true;
    this.#reel.later.after(OVER, () => {
      this.over = false;
      this.#start();
    });
  }

  /** Shows once more what happened since one's last turn, or the turn of one player. */
  again(seat: number | null = null): void {
    const scroll = this.#past.of(seat);
    if (scroll) this.#unroll(scroll);
  }

  /** Shows once more what happened from one entry to another, however long it is past. */
  async recall(first: number, last: number): Promise<void> {
    const scroll = this.#past.between(first, last) ?? (await this.#wishes.recall?.(first, last));
    if (scroll) this.#unroll(scroll);
  }

  #unroll({ from, steps }: Scroll): void {
    if (this.waiting) return;
    this.#echo.hush();
    this.#again = true;
    this.#spending.begin();
    this.view = from.view;
    this.entries = from.entries;
    this.now = quiet(from.now);
    for (const step of steps) this.#reel.push(this.#cues(step));
    this.jumps += 1;
    this.#reckon();
    this.#start();
  }

  /** How long that takes, in milliseconds; null where there are no pictures of it. */
  lasts(seat: number | null = null): number | null {
    const cues = this.#past.of(seat)?.steps.flatMap((step) => cuesOf(step, this.#wishes.rows));
    return cues ? lasting(this.#reel.plan(cues), this.#watched()) : null;
  }

  #isOwn({ entries }: Step): boolean {
    const you = this.#wishes.you();
    const { seats } = this.#received.now;
    return you !== null && entries.length > 0 && entries.every(({ seat }) => seat === you) && (seats[you]?.bot ?? null) === null;
  }

  /** Several may decide at the same time: nobody is disturbed in their choice by another's. */
  #leavesQuestion(): boolean {
    const asked = this.now.decision;
    return asked !== null && this.#received.now.decision?.since === asked.since;
  }

  #cues(step: Step): Cue[] {
    const cues = cuesOf(step, this.#wishes.rows);
    const moves = step.entries.at(-1)?.moves ?? Infinity;
    if (moves < (this.#reel.latest?.entry.moves ?? this.now.moves)) {
      const unseen = this.#forget(moves);
      for (const cue of cues) [cue.back, cue.silent] = [true, unseen];
    }
    return cues;
  }

  /** What was taken back before it was shown is not shown any more; whether that was all of it. */
  #forget(moves: number): boolean {
    const shown = this.#reel.running?.entry.moves ?? this.now.moves;
    if (shown > moves) return false;
    for (const cue of this.#reel.queue) if (cue.entry.moves > moves) cue.silent = true;
    return true;
  }

  // -- event after event ----------------------------------------------------------------------------------------------

  #pace(): Pace {
    return this.#again ? this.#watched() : this.#wishes.pace();
  }

  /** Who wishes to see something again wishes to see it. */
  #watched(): Pace {
    const wish = this.#wishes.pace();
    return wish === 'at_once' ? 'normal' : wish;
  }

  /** The event is on the board. */
  #arrive(cue: Cue): void {
    if (cue.event && !cue.silent) this.events = [cue.event];
    this.#put(cue);
  }

  #put(cue: Cue): void {
    this.view = withShare(this.view, cue);
    this.entries = toldUpto(this.entries, cue);
    if (cue.now) this.now = this.#quiet(cue.now);
  }

  /** What one did last one may take back as soon as the server allows it, whatever comes of it is still to be seen. */
  #quiet(now: Now): Now {
    return { ...quiet(now), undoable: this.#again ? 0 : this.#received.now.undoable };
  }

  #drained(): void {
    // What was seen again may have been only a part.
    if (this.#again) this.jumps += 1;
    this.#settle();
  }

  /** What is shown is what is known. */
  #settle(): void {
    const { view, now, entries } = this.#received;
    this.#again = false;
    this.view = view;
    this.entries = entries;
    this.now = now;
    this.#spending.rest();
    if (now.decision) this.#spending.begin();
    else if (!this.#isAwaited()) this.#spending.queued();
    this.#reckon();
  }

  /** Nothing waits any more; returns what did. */
  #toNow(jumps = true): Cue[] {
    this.over = false;
    const skipped = this.#reel.clear();
    this.#settle();
    if (jumps) this.jumps += 1;
    return skipped;
  }

  /** Where one stands, in words for the line. */
  #reckon(): void {
    this.#spending.waits(this.waiting && this.#isAsked() && this.#isWaitedFor());
    if (!this.waiting) {
      this.rest = this.turns = 0;
      this.progress = 1;
    } else {
      const { times } = this.#reel.reckon();
      this.rest = times.reduce((sum, ms) => sum + ms, 0);
      this.turns = this.#reel.queue.filter(({ event, silent }) => !silent && beginsTurn(event)).length;
      const { played } = this.#spending;
      this.progress = played / Math.max(1, played + this.rest);
    }
    this.mode = this.#modeNow();
  }

  #isAsked(): boolean {
    return this.#received.now.decision !== null && this.#wishes.you() !== null && !this.#again;
  }

  /**
   * Whether another person waits for an answer in somebody else's turn. Bots have time, and when one's own turn begins the
   * others' are seen before it as ever: otherwise the moves of bots, which come at once, would never be seen in their time.
   */
  #isWaitedFor(): boolean {
    const you = this.#wishes.you();
    const begins = this.#reel.queue.some(({ event }) => beginsTurn(event) && event!.fields.seat === you);
    return !begins && this.#isAwaited();
  }

  /** Whether there are other people at the table. The time that bots need to think is a part of what their turns may take. */
  #isAwaited(): boolean {
    return this.#received.now.seats.some(({ seat, bot, resigned }) => seat !== this.#wishes.you() && bot === null && !resigned);
  }

  #modeNow(): Mode {
    if (!this.waiting) return 'live';
    if (this.#reel.later.isHeld('pause')) return 'paused';
    if (this.#again) return 'again';
    if (this.#isAsked()) return 'asked';
    return this.turns > 0 || this.rest >= BEHIND ? 'behind' : 'playing';
  }

  // -- what the player wishes -----------------------------------------------------------------------------------------

  /** To the end of this turn; pressed again at once, to now. */
  skip(): void {
    const now = this.#wishes.clock.now();
    const again = now - this.#pressed < AGAIN;
    this.#pressed = now;
    this.#reel.later.release('pause');
    const turn = this.#reel.queue.findIndex(({ event, silent }) => !silent && beginsTurn(event));
    if (again || turn < 0 || this.#again || this.#isAsked()) return this.toNow();
    this.over = false;
    const over = this.#reel.pass(turn);
    this.jumps += 1;
    this.#reckon();
    this.#tally(over);
    if (!this.#echo.beat) this.#reel.start(0);
  }

  /** How a battle, a hunt or a fight that was skipped has ended stands for a moment. */
  #tally(skipped: readonly Cue[]): void {
    const last = skipped.findLast(({ event, silent }) => event && !silent && this.#wishes.rows[event.kind]?.skip === 'tally');
    if (last) this.#echo.tell([{ ...last.entry, events: [last.event!] }], { least: TALLY });
  }

  toNow(): void {
    this.#reel.later.release('pause');
    if (!this.waiting) return;
    this.#tally(this.#toNow());
  }

  /** What is told of one's own deed goes with the next touch. */
  hush(): void {
    this.#echo.hush();
  }

  pause(): void {
    if (this.#reel.later.isHeld('pause')) this.release('pause');
    else if (this.waiting) this.hold('pause');
  }

  /** Time stands still for a reason: it was asked for, the page is not seen, something lies over the board. */
  hold(why: string): void {
    this.#reel.later.hold(why);
    this.#reckon();
  }

  release(why: string): void {
    if (this.#reel.later.release(why)) this.#reckon();
  }

  /** The page is looked at again, or no longer. */
  seen(visible: boolean): void {
    if (!visible) return this.hold('hidden');
    if (this.waiting && this.rest > MISSED) this.#toNow();
    this.release('hidden');
  }

  /** Another pace: what waits is told by it, or is there at once. */
  paced(): void {
    if (this.#wishes.pace() === 'at_once') this.toNow();
    else this.#reckon();
  }

  leave(): void {
    this.over = false;
    this.#reel.later.stop();
    this.#echo.hush();
  }
}
