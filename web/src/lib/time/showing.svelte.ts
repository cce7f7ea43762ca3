/**
 * What is shown of a table, which may be less than what is known of it: the board never knows more than the eye has seen.
 *
 * The connection hands over every word of the server as a step. Here it waits, and is told event by event: each takes its
 * time by the game's table, and the step's patch goes into the view with the first of them. Whatever is drawn, read or heard
 * goes by what is shown; a question is asked only when nothing waits, so that no answer is given to an old picture.
 */
import { patched } from '../patch';
import type { Sound } from '../sound';
import type { EntryInfo, EventInfo, Fields, Now, Plain } from '../wire';
import type { Clock } from './clock';
import { type Announces, type Beat, Echo } from './echo.svelte';
import { beginsTurn, FACTORS, hasten, isKept, moverOf, type Pace, PLAIN, type Planned, type Row, type Rows, type Spent, TAKEN_BACK, type Telling, timeOf } from './rows';

/** One word of the server: what happened, and what changed by it. */
export interface Step {
  entries: EntryInfo[];
  patch: Plain[][];
  now: Now;
}

/** What the connection knows. */
export interface Received {
  view: Fields;
  now: Now;
  entries: EntryInfo[];
}

export type Mode = 'live' | 'playing' | 'behind' | 'asked' | 'paused' | 'again';

export interface Wishes {
  clock: Clock;
  rows: Rows;
  you: () => number | null;
  pace: () => Pace;
  announces: Announces;
  sound?: (sound: Sound) => void;
}

/** An event of a step in its place; a step without events has one that tells nothing. */
interface Cue {
  event: EventInfo | null;
  entry: EntryInfo;
  /** How many events of the entry have been told with it. */
  upto: number;
  /** The first of a step brings its patch, the last its `now`. */
  patch: Plain[][] | null;
  now: Now | null;
  /** Something that stood before is taken back by it. */
  back: boolean;
  /** It was taken back before anybody saw it. */
  silent: boolean;
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
  #told: EventInfo[] = []; // of the beat that runs
  #weighs = false; // it is not to be shortened
  #id = 0;
  #timer: { off: () => void; deed: () => void; due: number } | null = null;
  #left: { deed: () => void; wait: number } | null = null; // while it is held
  #held = new Set<string>();
  #spent = { turn: 0, full: 0, all: 0 };
  /** Since when somebody waits for an answer. */
  #asked: number | null = null;
  #played = 0;
  #pressed = -Infinity;
  #sounded = -Infinity;
  #telling: Telling = 'whole';
  #moved = new Set<string>();
  /** The picture at the end of one's last turn, and the steps since. */
  #past: (Received & { steps: Step[] }) | null = null;
  #turnOf: unknown;
  #again = false;

  constructor(wishes: Wishes, received: Received) {
    this.#wishes = wishes;
    this.#received = received;
    this.#echo = new Echo(wishes.clock, wishes.rows, wishes.announces, () => this.#start());
    this.#turnOf = received.entries.flatMap(({ events }) => events).findLast(beginsTurn)?.fields.seat;
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
    this.#turnOf = received.entries.flatMap(({ events }) => events).findLast(beginsTurn)?.fields.seat;
    this.#past = null;
    this.kept = false;
    this.events = [];
    this.#echo.hush();
    this.#toNow();
  }

  /** A step, and what is known with it. What one does oneself, and everything where one wishes it so, is shown at once. */
  take(step: Step, received: Received): void {
    this.#received = received;
    const ends = this.#keep(step);
    if (this.#isOwn(step)) this.away = false;
    if (this.#wishes.pace() === 'at_once' || this.#isOwn(step) || this.#leavesQuestion()) {
      const jumps = this.waiting;
      this.#toNow(jumps);
      this.events = step.entries.flatMap(({ events }) => events);
      if (ends && this.#wishes.pace() !== 'at_once') this.#rest();
      this.#echo.tell(step.entries);
      return;
    }
    this.#queue.push(...this.#cues(step));
    this.now = this.#quiet(this.now);
    this.#reckon();
    this.#start();
  }

  /** Begins with what waits, unless something is still told. */
  #start(): void {
    if (this.#queue.length > 0 && !this.#running && !this.#timer && !this.#left && !this.#echo.beat) this.#wait(GATHER, () => this.#next());
  }

  /** Says that one's turn is over before the next is seen. */
  #rest(): void {
    this.over = true;
    this.#wait(OVER, () => {
      this.over = false;
      this.#start();
    });
  }

  /** Keeps what is needed to see the others' turns again, from the end of one's own; whether this was it. */
  #keep(step: Step): boolean {
    let ends = false;
    if (this.#past) this.#past.steps.push(step);
    for (const event of step.entries.flatMap(({ events }) => events)) {
      if (!beginsTurn(event)) continue;
      if (this.#turnOf === this.#wishes.you() && event.fields.seat !== this.#turnOf) {
        this.#past = { ...this.#received, steps: [] };
        ends = true;
      }
      this.#turnOf = event.fields.seat;
    }
    this.kept = this.#past !== null && this.#past.steps.length > 0;
    return ends;
  }

  /** Shows once more what happened since one's last turn. */
  again(): void {
    const past = this.#past;
    if (!past || this.waiting) return;
    this.#echo.hush();
    this.#again = true;
    this.#spent = { turn: 0, full: 0, all: 0 };
    this.view = past.view;
    this.entries = past.entries;
    this.now = this.#quiet(past.now);
    for (const step of past.steps) this.#queue.push(...this.#cues(step));
    this.jumps += 1;
    this.#reckon();
    this.#start();
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

  #cues({ entries, patch, now }: Step): Cue[] {
    const cues = entries.flatMap((entry): Cue[] => {
      const rest = { entry, patch: null, now: null, back: false, silent: false };
      if (entry.events.length === 0) return [{ ...rest, event: null, upto: 0 }];
      return entry.events.map((event, n) => ({ ...rest, event, upto: n + 1 }));
    });
    if (cues.length === 0) return [];
    cues[0]!.patch = patch;
    cues.at(-1)!.now = now;
    const { moves } = entries.at(-1)!;
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

  /** Everything that waits, by the table. */
  #plan(): Planned[] {
    const you = this.#wishes.you();
    let beat = this.#told;
    let kept = this.#weighs;
    return this.#queue.map((cue) => {
      const row = this.#rowOf(cue);
      if (!row) return { opens: false, ms: 0, event: null, row: PLAIN, kept: true };
      const event = cue.event ?? { kind: '', fields: {} };
      const time = timeOf(row, event, beat);
      beat = time.opens ? [event] : [...beat, event];
      kept = isKept(row, event, you) || (kept && !time.opens);
      return { ...time, event, row, kept };
    });
  }

  #hastened(): { plan: Planned[]; times: number[] } {
    const plan = this.#plan();
    const now = this.#wishes.clock.now();
    const spent: Spent = { ...this.#spent, asked: this.#asked === null ? null : now - this.#asked, limited: this.#wishes.you() !== null, moved: this.#moved };
    const { haste, times } = hasten(plan, this.#pace(), spent);
    this.#telling = haste.telling;
    return { plan, times };
  }

  /** Who wishes to see something again wishes to see it. */
  #pace(): Pace {
    const wish = this.#wishes.pace();
    return this.#again && wish === 'at_once' ? 'normal' : wish;
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
      if (time.opens || this.#told.length === 0) {
        this.#told = [];
        this.#id += 1;
      }
      if (cue.event && !cue.silent) {
        this.#told = [...this.#told, cue.event];
        this.#weighs = time.kept;
      }
      if (beginsTurn(cue.event)) {
        this.#spent = { ...this.#spent, turn: 0, full: 0 };
        this.#moved.clear();
      }
      const mover = moverOf(time.row, time.event);
      if (mover) this.#moved.add(mover);
      if (!time.kept) {
        this.#spent.full += time.ms * FACTORS[this.#pace()];
        this.#spent.turn += ms;
        this.#spent.all += ms;
      }
      this.#played += ms;
      if (ms <= 0) {
        this.#arrive(cue);
        continue;
      }
      this.#beat = { id: this.#id, events: this.#told, event: cue.event, entry: cue.entry, row: time.row, ms, echo: false };
      this.#reckon();
      const start = time.row.contact === 'start' ? 0 : ms * ARRIVES;
      const land = (): void => {
        this.#arrive(cue);
        if (time.row.sound) this.#hear(time.row.sound);
        this.#wait(ms - start, () => this.#next());
      };
      if (start > 0) this.#wait(start, land);
      else land();
      return;
    }
  }

  /** The event is on the board. */
  #arrive(cue: Cue): void {
    if (cue.patch) this.view = patched(this.view, cue.patch);
    if (cue.event && !cue.silent) this.events = [cue.event];
    const { entry, upto } = cue;
    const before = this.entries.filter(({ number }) => number < entry.number);
    this.entries = [...before, upto < entry.events.length ? { ...entry, events: entry.events.slice(0, upto) } : entry];
    if (cue.now) this.now = this.#quiet(cue.now);
  }

  /** As long as something waits nothing can be decided, taken back or over. */
  #quiet(now: Now): Now {
    return { ...now, decision: null, undoable: 0, redoable: false, result: null };
  }

  #drained(): void {
    this.#told = [];
    this.#weighs = false;
    this.#beat = null;
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
    if (this.#held.has('pause')) return 'paused';
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
    this.#held.delete('pause');
    const turn = this.#queue.findIndex(({ event, silent }) => !silent && beginsTurn(event));
    if (again || turn < 0 || this.#again || this.#isAsked()) return this.toNow();
    this.#stop();
    const running = this.#running;
    const over = [...(running && !this.#arrived(running) ? [running] : []), ...this.#queue.splice(0, turn)];
    for (const cue of over) this.#arrive(cue);
    this.#running = null;
    this.#told = [];
    this.#weighs = false;
    this.#beat = null;
    this.jumps += 1;
    this.#reckon();
    this.#tally(over);
    if (!this.#echo.beat) this.#wait(0, () => this.#next());
  }

  /** How a battle, a hunt or a fight that was skipped has ended stands for a moment. */
  #tally(skipped: readonly Cue[]): void {
    const last = skipped.findLast(({ event, silent }) => event && !silent && this.#wishes.rows[event.kind]?.skip === 'tally');
    if (last) this.#echo.tell([{ ...last.entry, events: [last.event!] }], TALLY);
  }

  #arrived({ entry, upto }: Cue): boolean {
    const last = this.entries.at(-1);
    return last !== undefined && (last.number > entry.number || (last.number === entry.number && last.events.length >= upto));
  }

  toNow(): void {
    this.#held.delete('pause');
    if (!this.waiting) return;
    const skipped = [...(this.#running ? [this.#running] : []), ...this.#queue];
    this.#toNow();
    this.#tally(skipped);
  }

  /** What is told of one's own deed goes with the next touch. */
  hush(): void {
    this.#echo.hush();
  }

  pause(): void {
    if (this.#held.has('pause')) this.release('pause');
    else if (this.waiting) this.hold('pause');
  }

  /** Time stands still for a reason: it was asked for, the page is not seen, something lies over the board. */
  hold(why: string): void {
    this.#held.add(why);
    if (this.#timer) {
      const { off, deed, due } = this.#timer;
      off();
      this.#timer = null;
      this.#left = { deed, wait: Math.max(0, due - this.#wishes.clock.now()) };
    }
    this.#reckon();
  }

  release(why: string): void {
    if (!this.#held.delete(why)) return;
    if (this.#held.size === 0 && this.#left) {
      const { deed, wait } = this.#left;
      this.#left = null;
      this.#wait(wait, deed);
    }
    this.#reckon();
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

  #wait(wait: number, deed: () => void): void {
    this.#timer?.off();
    this.#timer = this.#left = null;
    if (this.#held.size > 0) {
      this.#left = { deed, wait };
      return;
    }
    const { clock } = this.#wishes;
    const run = (): void => {
      this.#timer = null;
      deed();
    };
    this.#timer = { off: clock.after(wait, run), deed, due: clock.now() + wait };
  }

  #stop(): void {
    this.over = false;
    this.#timer?.off();
    this.#timer = this.#left = null;
  }
}
