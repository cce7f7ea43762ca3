/**
 * What is shown of a table, which may be less than what is known of it: the board never knows more than the eye has seen.
 *
 * The connection hands over every word of the server as a step. Here it waits, and is told event by event: each takes its
 * time by the game's table, and the step's patch goes into the view with the first of them that changes the board. Whatever is drawn, read or heard
 * goes by what is shown; a question is asked only when nothing waits, so that no answer is given to an old picture.
 */
import { patched } from '../patch';
import type { Sound } from '../sound';
import type { EntryInfo, EventInfo, Fields, Now } from '../wire';
import type { Clock } from './clock';
import { type Announces, type Beat, Echo } from './echo.svelte';
import { Past } from './past';
import { beginsTurn, FACTORS, hasten, isKept, isParty, moverOf, type Pace, PLAIN, type Planned, type Row, type Rows, type Spent, TAKEN_BACK, type Telling, timeOf } from './rows';
import { type Cue, cuesOf, quiet, type Received, type Step, toldUpto } from './steps';
import { Waiting } from './waiting';

export type Mode = 'live' | 'playing' | 'behind' | 'asked' | 'paused' | 'again';

export interface Wishes {
  clock: Clock;
  rows: Rows;
  you: () => number | null;
  pace: () => Pace;
  announces: Announces;
  sound?: (sound: Sound) => void;
}

/** Before a beat begins, steps that may join it are waited for. */
const GATHER = 60;
/** From here on one is behind, and is told so. */
const BEHIND = 3000;
/** A second press within this time leads to now. */
const AGAIN = 600;
/** Who comes back to the page and finds more than this waiting is led to now. */
const MISSED = 15_000;
/** The patch goes in after this part of an event's time, unless it goes in with its start. */
export const ARRIVES = 0.65;
const HUSH = 120;
/** And how something ended that was skipped. */
const TALLY = 600;
/** Where everything is shown at once, large words wait until the table has come to rest for so long. */
const SETTLED = 120;
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
  #queue: Cue[] = [];
  #running: Cue | null = null;
  #beat = $state.raw<Beat | null>(null);
  readonly #echo: Echo;
  #along: Cue[] = []; // what comes to the board together with the one that runs
  #told: EventInfo[] = []; // of the beat that runs
  #weighs = false; // it is not to be shortened
  #mine = false; // the latest battle or hunt is one's own
  #id = 0;
  readonly #later: Waiting;
  #spent = { turn: 0, full: 0, all: 0 };
  /** Since when somebody waits for an answer. */
  #asked: number | null = null;
  #played = 0;
  #pressed = -Infinity;
  #sounded = -Infinity;
  #telling: Telling = 'whole';
  #mover: string | null = null;
  readonly #past: Past;
  #again = false;

  constructor(wishes: Wishes, received: Received) {
    this.#wishes = wishes;
    this.#received = received;
    this.#echo = new Echo(wishes.clock, wishes.rows, wishes.announces, () => this.#start());
    this.#past = new Past(received);
    this.#later = new Waiting(wishes.clock);
    this.#settle();
  }

  /** What is told at this moment. */
  get beat(): Beat | null {
    return this.#beat ?? this.#echo.beat;
  }

  /** Whether something is known that is not shown yet. */
  get waiting(): boolean {
    return this.#queue.length > 0 || this.#running !== null;
  }

  /** How what waits is told: in full, or shorter. */
  get telling(): Telling {
    return this.#telling;
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
    this.#received = received;
    const ends = this.#past.keep(step, received, this.#wishes.you());
    const atOnce = this.#wishes.pace() === 'at_once';
    this.kept = this.#past.kept;
    if (this.#isOwn(step)) this.away = false;
    if (atOnce || this.#isOwn(step) || this.#leavesQuestion()) {
      const jumps = this.waiting;
      this.#toNow(jumps);
      this.events = step.entries.flatMap(({ events }) => events);
      for (const event of this.events) this.#note(event);
      if (ends && !atOnce) this.#rest();
      // What is said belongs to what is on the board: of many steps in a row, to the last.
      if (atOnce) this.#echo.hush();
      this.#echo.tell(step.entries, { after: atOnce ? SETTLED : 0 });
      return;
    }
    this.#queue.push(...this.#cues(step));
    this.now = quiet(this.now);
    this.#reckon();
    this.#start();
  }

  /** Begins with what waits, unless something is still told. */
  #start(): void {
    if (this.#queue.length > 0 && !this.#running && !this.#later.pending && !this.#echo.beat) this.#later.after(GATHER, () => this.#next());
  }

  /** Says that one's turn is over before the next is seen. */
  #rest(): void {
    this.over = true;
    this.#later.after(OVER, () => {
      this.over = false;
      this.#start();
    });
  }

  /** Shows once more what happened since one's last turn, or the turn of one player. */
  again(seat: number | null = null): void {
    const scroll = this.#past.of(seat);
    if (!scroll || this.waiting) return;
    const { from, steps } = scroll;
    this.#echo.hush();
    this.#again = true;
    this.#spent = { turn: 0, full: 0, all: 0 };
    this.view = from.view;
    this.entries = from.entries;
    this.now = quiet(from.now);
    for (const step of steps) this.#queue.push(...this.#cues(step));
    this.jumps += 1;
    this.#reckon();
    this.#start();
  }

  /** How long that takes, in milliseconds; null where there are no pictures of it. */
  lasts(seat: number | null = null): number | null {
    const cues = this.#past.of(seat)?.steps.flatMap((step) => cuesOf(step, this.#wishes.rows));
    if (!cues) return null;
    const spent: Spent = { turn: 0, full: 0, all: 0, asked: null, limited: true, mover: null };
    const { times } = hasten(this.#plan(cues, [], false), this.#watched(), spent);
    return times.reduce((sum, ms) => sum + ms, 0);
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
    if (moves < ((this.#queue.at(-1) ?? this.#running)?.entry.moves ?? this.now.moves)) {
      const unseen = this.#forget(moves);
      for (const cue of cues) [cue.back, cue.silent] = [true, unseen];
    }
    return cues;
  }

  /** What was taken back before it was shown is not shown any more; whether that was all of it. */
  #forget(moves: number): boolean {
    const shown = this.#running?.entry.moves ?? this.now.moves;
    if (shown > moves) return false;
    for (const cue of this.#queue) if (cue.entry.moves > moves) cue.silent = true;
    return true;
  }

  // -- event after event ----------------------------------------------------------------------------------------------

  #rowOf({ event, back, silent }: Cue): Row | null {
    if (silent) return null;
    if (event) return this.#wishes.rows[event.kind] ?? PLAIN;
    return back ? TAKEN_BACK : null;
  }

  /** Cues by the table, after the events of the beat that runs. */
  #plan(cues: readonly Cue[], told: EventInfo[], weighs: boolean): Planned[] {
    const you = this.#wishes.you();
    let [beat, kept, mine] = [told, weighs, this.#mine];
    return cues.map((cue) => {
      const row = this.#rowOf(cue);
      if (!row) return { opens: false, ms: 0, event: null, row: PLAIN, kept: true };
      const event = cue.event ?? { kind: '', fields: {} };
      const time = timeOf(row, event, beat);
      beat = time.opens ? [event] : [...beat, event];
      if (row.parties) mine = isParty(row, event, you);
      kept = isKept(row, event, you, mine) || (kept && !time.opens);
      return { ...time, event, row, kept };
    });
  }

  #hastened(): { plan: Planned[]; times: number[] } {
    const plan = this.#plan(this.#queue, this.#told, this.#weighs);
    const now = this.#wishes.clock.now();
    const spent: Spent = { ...this.#spent, asked: this.#asked === null ? null : now - this.#asked, limited: this.#wishes.you() !== null, mover: this.#mover };
    const { haste, times } = hasten(plan, this.#again ? this.#watched() : this.#wishes.pace(), spent);
    this.#telling = haste.telling;
    return { plan, times };
  }

  /** Who wishes to see something again wishes to see it. */
  #watched(): Pace {
    const wish = this.#wishes.pace();
    return wish === 'at_once' ? 'normal' : wish;
  }

  /** A battle or a hunt that begins is one's own, or it is not. */
  #note(event: EventInfo): void {
    const row = this.#wishes.rows[event.kind];
    if (row?.parties) this.#mine = isParty(row, event, this.#wishes.you());
  }

  /** How many of those that wait move along with the first of them: the last move of the same player that takes no time of its own. */
  #withIt(plan: readonly Planned[], times: readonly number[]): number {
    const mover = this.#telling === 'together' ? moverOf(plan[0]!.row, plan[0]!.event) : null;
    if (mover === null) return 0;
    const parted = times.findIndex((ms, n) => n > 0 && ms > 0);
    return plan.slice(0, parted < 0 ? plan.length : parted).findLastIndex(({ row, event }) => moverOf(row, event) === mover);
  }

  /** Shows the next event, or rests. */
  #next(): void {
    this.#running = null;
    for (;;) {
      const cue = this.#queue[0];
      if (!cue) return this.#drained();
      const { plan, times } = this.#hastened();
      const [time, ms] = [plan[0]!, times[0]!];
      this.#queue.shift();
      this.#running = cue;
      this.#count(cue, time, ms);
      if (ms <= 0) {
        this.#arrive(cue);
        continue;
      }
      this.#along = this.#queue.splice(0, this.#withIt(plan, times));
      const together = plan.slice(1, this.#along.length + 1).flatMap(({ row, event }) => (event && moverOf(row, event) === this.#mover ? [event] : []));
      this.#beat = { id: this.#id, events: this.#told, event: cue.event, entry: cue.entry, row: time.row, ms, echo: false, together };
      this.#along.forEach((one, n) => this.#count(one, plan[n + 1]!, 0));
      this.#reckon();
      const start = time.row.contact === 'start' ? 0 : ms * ARRIVES;
      const land = (): void => {
        for (const one of [cue, ...this.#along]) this.#arrive(one);
        this.#along = [];
        if (time.row.sound) this.#hear(time.row.sound);
        this.#later.after(ms - start, () => this.#next());
      };
      if (start > 0) this.#later.after(start, land);
      else land();
      return;
    }
  }

  /** What is told of the beat with this event, and how much time it has cost. */
  #count({ event, silent }: Cue, time: Planned, ms: number): void {
    if (time.opens || this.#told.length === 0) {
      this.#told = [];
      this.#id += 1;
    }
    if (event && !silent) {
      this.#told = [...this.#told, event];
      this.#weighs = time.kept;
      this.#note(event);
    }
    if (beginsTurn(event)) this.#spent = { ...this.#spent, turn: 0, full: 0 };
    if (ms > 0) this.#mover = moverOf(time.row, time.event);
    if (!time.kept) {
      this.#spent.full += time.ms * FACTORS[this.#again ? this.#watched() : this.#wishes.pace()];
      this.#spent.turn += ms;
      this.#spent.all += ms;
    }
    this.#played += ms;
  }

  /** The event is on the board. */
  #arrive(cue: Cue): void {
    if (cue.patch) this.view = patched(this.view, cue.patch);
    if (cue.event && !cue.silent) this.events = [cue.event];
    this.entries = toldUpto(this.entries, cue);
    if (cue.now) this.now = quiet(cue.now);
  }

  #drained(): void {
    this.#told = [];
    this.#weighs = false;
    this.#beat = null;
    // What was seen again may have been only a part.
    if (this.#again) this.jumps += 1;
    this.#settle();
  }

  /** What is shown is what is known. */
  #settle(): void {
    const { view, now, entries } = this.#received;
    this.#running = null;
    this.#again = false;
    this.view = view;
    this.entries = entries;
    this.now = now;
    this.#played = 0;
    if (now.decision) this.#spent = { turn: 0, full: 0, all: 0 };
    this.#reckon();
  }

  #toNow(jumps = true): void {
    this.#stop();
    this.#queue = [];
    this.#along = [];
    this.#told = [];
    this.#weighs = false;
    this.#beat = null;
    this.#settle();
    if (jumps) this.jumps += 1;
  }

  /** Where one stands, in words for the line. */
  #reckon(): void {
    const { clock } = this.#wishes;
    if (!this.waiting) {
      this.#asked = null;
      this.rest = this.turns = 0;
      this.progress = 1;
    } else {
      if (this.#isAsked() && this.#isWaitedFor()) this.#asked ??= clock.now();
      else this.#asked = null;
      const { times } = this.#hastened();
      this.rest = times.reduce((sum, ms) => sum + ms, 0);
      this.turns = this.#queue.filter(({ event, silent }) => !silent && beginsTurn(event)).length;
      this.progress = this.#played / Math.max(1, this.#played + this.rest);
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
    const begins = this.#queue.some(({ event }) => beginsTurn(event) && event!.fields.seat === you);
    return !begins && this.#received.now.seats.some(({ seat, bot, resigned }) => seat !== you && bot === null && !resigned);
  }

  #modeNow(): Mode {
    if (!this.waiting) return 'live';
    if (this.#later.isHeld('pause')) return 'paused';
    if (this.#again) return 'again';
    if (this.#isAsked()) return 'asked';
    return this.turns > 0 || this.rest >= BEHIND ? 'behind' : 'playing';
  }

  #hear(sound: Sound): void {
    const now = this.#wishes.clock.now();
    if (now - this.#sounded < HUSH) return;
    this.#sounded = now;
    this.#wishes.sound?.(sound);
  }

  // -- what the player wishes -----------------------------------------------------------------------------------------

  /** To the end of this turn; pressed again at once, to now. */
  skip(): void {
    const now = this.#wishes.clock.now();
    const again = now - this.#pressed < AGAIN;
    this.#pressed = now;
    this.#later.release('pause');
    const turn = this.#queue.findIndex(({ event, silent }) => !silent && beginsTurn(event));
    if (again || turn < 0 || this.#again || this.#isAsked()) return this.toNow();
    this.#stop();
    const running = this.#running;
    const over = [...(running && !this.#arrived(running) ? [running] : []), ...this.#along, ...this.#queue.splice(0, turn)];
    for (const cue of over) this.#arrive(cue);
    this.#along = [];
    this.#running = null;
    this.#told = [];
    this.#weighs = false;
    this.#beat = null;
    this.jumps += 1;
    this.#reckon();
    this.#tally(over);
    if (!this.#echo.beat) this.#later.after(0, () => this.#next());
  }

  /** How a battle, a hunt or a fight that was skipped has ended stands for a moment. */
  #tally(skipped: readonly Cue[]): void {
    const last = skipped.findLast(({ event, silent }) => event && !silent && this.#wishes.rows[event.kind]?.skip === 'tally');
    if (last) this.#echo.tell([{ ...last.entry, events: [last.event!] }], { least: TALLY });
  }

  #arrived({ entry, upto }: Cue): boolean {
    const last = this.entries.at(-1);
    return last !== undefined && (last.number > entry.number || (last.number === entry.number && last.events.length >= upto));
  }

  toNow(): void {
    this.#later.release('pause');
    if (!this.waiting) return;
    const skipped = [...(this.#running ? [this.#running] : []), ...this.#along, ...this.#queue];
    this.#toNow();
    this.#tally(skipped);
  }

  /** What is told of one's own deed goes with the next touch. */
  hush(): void {
    this.#echo.hush();
  }

  pause(): void {
    if (this.#later.isHeld('pause')) this.release('pause');
    else if (this.waiting) this.hold('pause');
  }

  /** Time stands still for a reason: it was asked for, the page is not seen, something lies over the board. */
  hold(why: string): void {
    this.#later.hold(why);
    this.#reckon();
  }

  release(why: string): void {
    if (this.#later.release(why)) this.#reckon();
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
    this.#stop();
    this.#echo.hush();
  }

  #stop(): void {
    this.over = false;
    this.#later.stop();
  }
}
