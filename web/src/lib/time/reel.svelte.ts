/**
 * What waits to be seen, told event after event: each takes its time by the game's table, and what it changes comes to the
 * board when it arrives. How long each may take is said by whoever shows the table, live or looking back.
 */
import type { Sound } from '../sound';
import type { EventInfo } from '../wire';
import type { Clock } from './clock';
import type { Beat } from './echo.svelte';
import { FACTORS, isKept, isParty, moverOf, PLAIN, type Planned, type Row, type Rows, TAKEN_BACK, type Telling, timeOf } from './rows';
import type { Cue } from './steps';
import { Waiting } from './waiting';

export interface Shown {
  clock: Clock;
  rows: Rows;
  you: () => number | null;
  /** How long each of those that wait is told, in milliseconds as they are played. */
  times: (plan: readonly Planned[]) => { times: number[]; telling: Telling };
  /** One is told next and takes so long; what takes no time passes. */
  counts: (cue: Cue, planned: Planned, ms: number) => void;
  arrives: (cue: Cue) => void;
  /** Something new is told: what waits is less. */
  begins: () => void;
  /** Nothing waits any more. */
  drained: () => void;
  /** Whether it rests where a beat ends. */
  rests?: () => boolean;
  sound?: (sound: Sound) => void;
}

/** The patch goes in after this part of an event's time, unless it goes in with its start. */
export const ARRIVES = 0.65;
/** Before a beat begins, steps that may join it are waited for. */
const GATHER = 60;
const HUSH = 120;
/** A die that was thrown late is waited for, but no longer than this. */
const PATIENCE = 1500;
/** What a slow machine is late with is made up for where a beat rests; more than this is not. */
const LATE = 500;

export class Reel {
  readonly later: Waiting;
  readonly #shown: Shown;
  #queue: Cue[] = [];
  #running: Cue | null = null;
  #landed = $state(false);
  #beat = $state.raw<Beat | null>(null);
  #along: Cue[] = []; // what comes to the board together with the one that runs
  #told: EventInfo[] = []; // of the beat that runs
  #weighs = false; // it is not to be shortened
  #mine = false; // the latest battle or hunt is one's own
  #id = 0;
  #telling: Telling = 'whole';
  #mover: string | null = null;
  #sounded = -Infinity;
  #late = 0;

  constructor(shown: Shown) {
    this.#shown = shown;
    this.later = new Waiting(shown.clock);
  }

  /** What is told at this moment. */
  get beat(): Beat | null {
    return this.#beat;
  }

  get waiting(): boolean {
    return this.#queue.length > 0 || this.#running !== null;
  }

  get queue(): readonly Cue[] {
    return this.#queue;
  }

  /** The latest that is known here: of those that wait, or that which runs. */
  get latest(): Cue | null {
    return this.#queue.at(-1) ?? this.#running;
  }

  get running(): Cue | null {
    return this.#running;
  }

  get telling(): Telling {
    return this.#telling;
  }

  /** Whose moves were seen last. */
  get mover(): string | null {
    return this.#mover;
  }

  push(cues: readonly Cue[]): void {
    this.#queue.push(...cues);
  }

  /** Begins with what waits, unless something runs. */
  start(wait = GATHER): void {
    if (this.#queue.length === 0 || this.#running || this.later.pending) return;
    this.#late = 0;
    this.later.after(wait, () => this.#next());
  }

  /** A battle or a hunt that begins is one's own, or it is not. */
  note(event: EventInfo): void {
    const row = this.#shown.rows[event.kind];
    if (row?.parties) this.#mine = isParty(row, event, this.#shown.you());
  }

  /** Cues by the table, after the events of the beat that runs. */
  plan(cues: readonly Cue[], told: EventInfo[] = [], weighs = false): Planned[] {
    const you = this.#shown.you();
    let [beat, kept, mine] = [told, weighs, this.#mine];
    return cues.map((cue) => {
      const row = this.#rowOf(cue);
      if (!row) return { opens: false, ms: 0, event: null, row: PLAIN, kept: true };
      const event = cue.event ?? { kind: '', fields: {} };
      const time = timeOf(row, event, beat);
      beat = time.opens ? [event] : [...beat, event];
      if (row.parties) mine = isParty(row, event, you);
      kept = isKept(row, event, you, mine) || (kept && !time.opens);
      const ends = row.mine !== undefined && (mine || (you !== null && event.fields.seat === you));
      // One has seen what one did; what comes of it may be quick, unless it weighs.
      const ms = ends ? row.mine! : cue.own && !kept ? time.ms * FACTORS.fast : time.ms;
      return { opens: time.opens, ms, event, row, kept: kept || ends, ends };
    });
  }

  /** What waits, and how long each of it is told. */
  reckon(): { plan: Planned[]; times: number[] } {
    const plan = this.plan(this.#queue, this.#told, this.#weighs);
    const { times, telling } = this.#shown.times(plan);
    this.#telling = telling;
    return { plan, times };
  }

  /** Brings what runs and so many of those that wait to the board at once; returns them. */
  pass(count: number): Cue[] {
    const over = [...(this.#running && !this.#landed ? [this.#running] : []), ...this.#along, ...this.#queue.splice(0, count)];
    this.later.stop();
    for (const cue of over) this.#shown.arrives(cue);
    this.#end();
    return over;
  }

  /** Nothing waits; returns what did. */
  clear(): Cue[] {
    const over = [...(this.#running ? [this.#running] : []), ...this.#along, ...this.#queue];
    this.later.stop();
    this.#queue = [];
    this.#end();
    return over;
  }

  #rowOf({ event, back, silent }: Cue): Row | null {
    if (silent) return null;
    if (event) return this.#shown.rows[event.kind] ?? PLAIN;
    return back ? TAKEN_BACK : null;
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
    this.#late += this.later.late;
    for (;;) {
      const cue = this.#queue[0];
      if (!cue) {
        this.#end();
        return this.#shown.drained();
      }
      const { plan, times } = this.reckon();
      const [time, ms] = [plan[0]!, times[0]!];
      if (time.opens && this.#told.length > 0 && this.#shown.rests?.()) return this.#end();
      this.#queue.shift();
      this.#running = cue;
      this.#landed = false;
      this.#count(cue, time, ms);
      if (ms <= 0) {
        this.#shown.arrives(cue);
        continue;
      }
      this.#along = this.#queue.splice(0, this.#withIt(plan, times));
      const together = plan.slice(1, this.#along.length + 1).flatMap(({ row, event }) => (event && moverOf(row, event) === this.#mover ? [event] : []));
      this.#along.forEach((one, n) => this.#count(one, plan[n + 1]!, 0));
      return this.#tell(cue, time.row, ms, together);
    }
  }

  /** An event takes its time: it comes to the board when it arrives, and rests there. */
  #tell(cue: Cue, row: Row, ms: number, together: EventInfo[]): void {
    const { clock } = this.#shown;
    const start = row.contact === 'start' ? 0 : ms * ARRIVES;
    let [flying, due] = [0, Infinity];
    const land = (): void => {
      this.#late = Math.min(LATE, this.#late + clock.now() - due);
      this.#landed = true;
      for (const one of [cue, ...this.#along]) this.#shown.arrives(one);
      this.#along = [];
      if (row.sound) this.#hear(row.sound);
      // A die that came to rest late is looked at no shorter for it.
      const made = row.still === 'die' ? 0 : Math.min(this.#late, (ms - start) / 2);
      this.#late -= made;
      this.later.after(ms - start - made, () => this.#next());
    };
    const arrive = (late: number): void => {
      due = clock.now() - late;
      if (flying > 0) this.later.after(PATIENCE, land);
      else land();
    };
    const landed = (): boolean => this.#landed;
    const beat: Beat = {
      id: this.#id,
      events: this.#told,
      event: cue.event,
      entry: cue.entry,
      row,
      ms,
      echo: false,
      get landed() {
        return landed();
      },
      holds: () => {
        flying += 1;
        return () => {
          flying -= 1;
          if (flying === 0 && due < Infinity && this.#beat === beat && !this.#landed) this.later.after(0, land);
        };
      },
      together,
    };
    this.#beat = beat;
    this.#shown.begins();
    if (start > 0) this.later.after(start, () => arrive(this.later.late));
    else arrive(0);
  }

  /** What is told of the beat with this event. */
  #count(cue: Cue, time: Planned, ms: number): void {
    if (time.opens || this.#told.length === 0) {
      this.#told = [];
      this.#id += 1;
    }
    if (cue.event && !cue.silent) {
      this.#told = [...this.#told, cue.event];
      this.#weighs = time.kept;
      this.note(cue.event);
    }
    if (ms > 0) this.#mover = moverOf(time.row, time.event);
    this.#shown.counts(cue, time, ms);
  }

  /** The beat is over. */
  #end(): void {
    this.#running = null;
    this.#along = [];
    this.#told = [];
    this.#weighs = false;
    this.#beat = null;
  }

  #hear(sound: Sound): void {
    const now = this.#shown.clock.now();
    if (now - this.#sounded < HUSH) return;
    this.#sounded = now;
    this.#shown.sound?.(sound);
  }
}
