/**
 * A table at any of its moves, through anybody's eyes. The server sends a view and the changes that follow, in pages; each
 * page is unrolled once, and what it shows is kept. The views share what did not change, so that keeping all is cheap.
 */
import { Refusal } from '../api';
import { patched } from '../patch';
import type { EntryInfo, Fields, ReplayPage } from '../wire';
import { begins } from './turns';

/** The table after one entry. */
export interface Moment {
  view: Fields;
  entry: EntryInfo;
  deciding: number[];
}

export type Source = (number: number, count: number, eyes: string) => Promise<ReplayPage>;

export const PAGE = 50;
export const SPEEDS = [0.5, 1, 2, 4] as const;
/** Between two moves, where it plays by itself. */
const APART = 250;
const PATIENCE = 1500;

export class Replay {
  /** The move that is wished for; `shown` follows when it is there. */
  at = $state(0);
  shown = $state(0);
  last = $state(0);
  /** As the server calls them; empty until it has spoken. */
  eyes = $state('');
  playing = $state(false);
  speed = $state<number>(1);
  /** The code of the refusal that nothing can be shown after. */
  refused = $state.raw<Refusal | null>(null);
  #moments = $state.raw<(Moment | undefined)[]>([]);
  /** What was seen through other eyes. */
  #seen = new Map<string, (Moment | undefined)[]>();
  #coming = new Map<string, Promise<void>>();
  /** Whether one has come to the move from the one before. */
  stepped = $state(false);
  /** Whoever tells a move says when it has been told. */
  tells: { readonly waiting: boolean } | null = null;
  #closed = false;
  #beat: ReturnType<typeof setTimeout> | undefined;
  readonly #source: Source;

  moment = $derived(this.#moments[this.shown] ?? null);
  /** The story as far as it is here. */
  entries = $derived(this.#moments.flatMap((moment) => (moment ? [moment.entry] : [])));
  whole = $derived(this.eyes !== '' && this.entries.length === this.last + 1);
  /** The moves with which turns begin, as far as they are here. */
  turns = $derived(this.entries.filter(begins).map(({ number }) => number));

  constructor(source: Source) {
    this.#source = source;
  }

  /** The table before the move that is shown, where it is here. */
  get before(): Moment | null {
    return this.#moments[this.shown - 1] ?? null;
  }

  /** Looks through some eyes at a move; without a move, or past the end, at the last one. */
  async open(eyes: string, move: number | null): Promise<void> {
    try {
      if (move === null || move >= PAGE) {
        const { last } = await this.#source(0, 0, eyes);
        move = Math.min(move ?? last, last);
      }
      await this.#fetch(Math.floor(move / PAGE), eyes);
      move = Math.min(move, this.last);
      this.shown = move;
      await this.go(move);
      void this.#fill();
    } catch (fault) {
      // A link may tell of eyes that the one who follows it does not have.
      if (eyes !== '' && fault instanceof Refusal && fault.code === 'not-allowed') return this.open('', move);
      this.#fail(fault);
    }
  }

  close(): void {
    this.#closed = true;
    this.pause();
  }

  /** To a move, or as near as there are moves. */
  async go(move: number): Promise<void> {
    const to = Math.max(0, Math.min(move, this.last));
    this.at = to;
    if (this.#moments[to] === undefined) {
      try {
        await this.#fetch(Math.floor(to / PAGE), this.eyes);
      } catch (fault) {
        this.pause();
        if (this.moment === null) this.#fail(fault);
        return;
      }
      if (this.at !== to) return; // Another wish came meanwhile.
    }
    this.stepped = to === this.shown + 1;
    this.shown = to;
  }

  step(by: number): Promise<void> {
    this.pause();
    return this.go(this.at + by);
  }

  /** To the next move that begins a turn, or the one before. */
  async turn(by: 1 | -1): Promise<void> {
    this.pause();
    for (let at = this.at + by; at > 0 && at < this.last; at += by) {
      if (this.#moments[at] === undefined) await this.#fetch(Math.floor(at / PAGE), this.eyes).catch(() => {});
      const moment = this.#moments[at];
      if (moment === undefined || begins(moment.entry)) return this.go(at);
    }
    return this.go(by > 0 ? this.last : 0);
  }

  /** The same move through other eyes. */
  async look(eyes: string): Promise<void> {
    if (eyes === this.eyes) return;
    this.pause();
    try {
      await this.#fetch(Math.floor(this.at / PAGE), eyes, true);
      await this.go(this.at);
      void this.#fill();
    } catch (fault) {
      if (this.moment === null) this.#fail(fault);
      else throw fault;
    }
  }

  // -- on its own -----------------------------------------------------------------------------------------------------

  toggle(): void {
    if (this.playing) this.pause();
    else this.play();
  }

  play(): void {
    this.playing = true;
    if (this.at >= this.last) void this.go(0);
    this.#next();
  }

  /** The move has been told. */
  told(): void {
    if (this.playing) this.#next();
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.#beat);
  }

  #next(): void {
    clearTimeout(this.#beat);
    this.#beat = setTimeout(() => {
      if (!this.playing || this.tells?.waiting) return;
      if (this.at >= this.last) return this.pause();
      void this.go(this.at + 1).then(() => this.told());
    }, APART / this.speed);
  }

  // -- pages ----------------------------------------------------------------------------------------------------------

  /** A page of moments; with `turn`, its eyes become ours. */
  #fetch(page: number, eyes: string, turn = this.eyes === ''): Promise<void> {
    const key = `${eyes}/${page}`;
    const coming = this.#coming.get(key) ?? this.#read(page, eyes, turn).finally(() => this.#coming.delete(key));
    this.#coming.set(key, coming);
    return coming;
  }

  async #read(page: number, eyes: string, turn: boolean): Promise<void> {
    const known = this.#seen.get(eyes);
    if (turn && known?.[page * PAGE]) {
      this.#become(eyes, known);
      return;
    }
    const told = await this.#source(page * PAGE, PAGE - 1, eyes);
    const moments = [...(this.#seen.get(told.eyes) ?? [])];
    let view = told.view;
    moments[told.number] = { view, entry: told.entry, deciding: told.deciding };
    for (const { entry, patch, deciding } of told.steps) {
      view = patched(view, patch);
      moments[entry.number] = { view, entry, deciding };
    }
    this.#seen.set(told.eyes, moments);
    this.last = Math.max(this.last, told.last);
    if (turn || this.eyes === told.eyes) this.#become(told.eyes, moments);
  }

  #become(eyes: string, moments: (Moment | undefined)[]): void {
    this.eyes = eyes;
    this.#moments = moments;
  }

  /** Reads the rest of the story in the background, from where one is to the end and then what came before. */
  async #fill(): Promise<void> {
    const eyes = this.eyes;
    const pages = Math.floor(this.last / PAGE) + 1;
    const here = Math.floor(this.at / PAGE);
    for (let offset = 0; offset < pages; ) {
      if (this.#closed || this.eyes !== eyes) return;
      const page = (here + offset) % pages;
      try {
        if (this.#moments[page * PAGE] === undefined) await this.#fetch(page, eyes);
        offset += 1;
      } catch {
        await new Promise((go) => setTimeout(go, PATIENCE));
      }
    }
  }

  #fail(fault: unknown): void {
    if (!(fault instanceof Refusal)) throw fault;
    this.refused = fault;
  }
}
