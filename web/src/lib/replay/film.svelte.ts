/**
 * One move of a replay, told as it was told at the table: beat by beat, each for as long as the game's table says, divided by the
 * speed that was chosen. Without limits: who looks back has the time they want.
 */
import { difference } from '../patch';
import type { Sound } from '../sound';
import type { Clock } from '../time/clock';
import type { Beat } from '../time/echo.svelte';
import { Reel } from '../time/reel.svelte';
import type { Rows } from '../time/rows';
import { withShare } from '../time/sharing';
import { type Cue, cuesOf, toldUpto } from '../time/steps';
import type { EventInfo } from '../wire';
import type { Moment } from './replay.svelte';

export interface Wishes {
  clock: Clock;
  rows: Rows;
  you: () => number | null;
  speed: () => number;
  sound?: (sound: Sound) => void;
  /** All of the move has been told. */
  ended: () => void;
}

export class Film {
  /** What is seen: the table before the move, on the way, or after it. */
  moment = $state.raw<Moment>(null!);
  events = $state.raw<EventInfo[]>([]);
  /** It stands still, and may go on. */
  held = $state(false);
  #waiting = $state(false);
  readonly #wishes: Wishes;
  readonly #reel: Reel;
  #from: Moment | null = null;
  #to: Moment;
  #cues: Cue[] = [];
  #arrived = 0;
  /** It rests after every beat. */
  #byBeat = false;

  constructor(wishes: Wishes, moment: Moment, before: Moment | null) {
    this.#wishes = wishes;
    this.#to = moment;
    this.#reel = new Reel({
      ...wishes,
      times: (plan) => ({ times: plan.map(({ ms }) => ms / wishes.speed()), telling: 'whole' }),
      counts: () => {},
      arrives: (cue) => this.#arrive(cue),
      begins: () => {},
      drained: () => {
        this.show(this.#to, this.#from);
        wishes.ended();
      },
      rests: () => this.#byBeat,
    });
    this.show(moment, before);
  }

  get beat(): Beat | null {
    return this.#reel.beat;
  }

  /** Something of the move is still to be told. */
  get waiting(): boolean {
    return this.#waiting;
  }

  /** The table after a move, as it stands. */
  show(moment: Moment, before: Moment | null): void {
    this.#load(moment, before);
    this.#arrived = this.#cues.length;
    this.moment = moment;
    this.events = [];
    this.#waiting = false;
  }

  /** Tells a move after another: to its end, or its first beat. */
  tell(moment: Moment, before: Moment, byBeat = false): void {
    this.#load(moment, before);
    this.#byBeat = byBeat;
    this.#play(0);
  }

  /** The next beat; what is told of the one before is there at once. Whether there was one. */
  on(): boolean {
    if (!this.#waiting) return false;
    this.release();
    this.#byBeat = true;
    this.#reel.pass(this.#restOfBeat());
    if (this.#reel.queue.length > 0) {
      this.#reel.start(0);
      return true;
    }
    this.show(this.#to, this.#from);
    return false;
  }

  /** The picture before the latest beat. Whether that is one of this move. */
  back(): boolean {
    const begins = this.#begins().filter((at) => at < this.#arrived + (this.#reel.running ? 1 : 0));
    // As long as nothing of it has been told, it is the move before that is seen.
    if (!this.#from || begins.length < 2) return false;
    this.#reel.clear();
    this.#byBeat = true;
    this.#put(begins.at(-1)!);
    this.#reel.push(this.#cues.slice(this.#arrived));
    return true;
  }

  hold(): void {
    this.#reel.later.hold('pause');
    this.held = true;
  }

  /** Goes on to the end of the move. */
  go(): void {
    this.release();
    this.#byBeat = false;
    this.#reel.start(0);
  }

  release(): void {
    this.#reel.later.release('pause');
    this.held = false;
  }

  leave(): void {
    this.#reel.clear();
  }

  #load(moment: Moment, before: Moment | null): void {
    this.release();
    this.#reel.clear();
    [this.#to, this.#from] = [moment, before];
    // From the pictures: of the first move of a page there is no patch.
    this.#cues = before ? cuesOf({ entries: [moment.entry], patch: difference(before.view, moment.view), now: null }, this.#wishes.rows) : [];
  }

  #play(at: number): void {
    this.#put(at);
    this.#reel.push(this.#cues.slice(at));
    this.#reel.start(0);
  }

  /** The picture after so many events of the move. */
  #put(count: number): void {
    this.#arrived = 0;
    this.moment = this.#from!;
    this.events = [];
    this.#waiting = true;
    for (const cue of this.#cues.slice(0, count)) this.#arrive(cue);
    this.events = [];
  }

  #arrive(cue: Cue): void {
    const { view, deciding } = this.moment;
    const [entry] = toldUpto([], cue);
    this.moment = { view: withShare(view, cue), entry: entry!, deciding };
    if (cue.event) this.events = [cue.event];
    this.#arrived += 1;
  }

  /** Where beats begin; what takes no time belongs to the one before. */
  #begins(): number[] {
    return this.#reel.plan(this.#cues).flatMap(({ opens, ms }, n) => (n === 0 || (opens && ms > 0) ? [n] : []));
  }

  /** So many of those that wait belong to the beat that runs, or is about to. */
  #restOfBeat(): number {
    const { running, later } = this.#reel;
    if (!running && !later.pending) return 0;
    const at = running ? this.#cues.indexOf(running) : this.#arrived;
    const next = this.#begins().find((one) => one > at) ?? this.#cues.length;
    return next - at - (running ? 1 : 0);
  }
}
