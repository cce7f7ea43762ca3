/** How likely each seat was to win, as the server works it out; and where the game turned. Who wins together has one chance. */
import { Refusal } from '../api';
import type { Chances } from '../wire';

const AGAIN = 800;
const LATER = 5000;
const TRIES = 40;
const SLIGHT = 1e-6;

/** The seats of each side, in the order of their first ones. */
export function seatsBySide(sides: readonly number[]): number[][] {
  const found = new Map<number, number[]>();
  sides.forEach((side, seat) => found.set(side, [...(found.get(side) ?? []), seat]));
  return [...found.values()];
}

export class Estimate {
  told = $state.raw<Chances | null>(null);
  refused = $state.raw<Refusal | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;
  #closed = false;
  readonly #source: () => Promise<Chances>;
  /** The side of each seat, where that is known before the chances are. */
  sides: readonly number[] = [];

  done = $derived(this.told !== null && this.told.numbers.length >= this.told.total);
  /** From 0 to 1. */
  progress = $derived(this.told ? this.told.numbers.length / Math.max(1, this.told.total) : 0);

  constructor(source: () => Promise<Chances>) {
    this.#source = source;
  }

  /** What a side is told to win with is told of each of its seats. */
  #together(told: Chances): Chances {
    if (new Set(this.sides).size === this.sides.length) return told;
    const of = (chances: number[], side: number | undefined) => chances.reduce((sum, chance, seat) => (this.sides[seat] === side ? sum + chance : sum), 0);
    return { ...told, chances: told.chances.map((chances) => chances.map((_, seat) => of(chances, this.sides[seat]))) };
  }

  /** Asks until all is there. Another process of the server may know less: then what is known stays. */
  async ask(tries = TRIES): Promise<void> {
    this.refused = null;
    clearTimeout(this.#timer);
    let wait = AGAIN;
    try {
      const told = this.#together(await this.#source());
      if (this.#closed) return;
      if (told.numbers.length >= (this.told?.numbers.length ?? 0)) {
        if (told.numbers.length > (this.told?.numbers.length ?? 0)) tries = TRIES;
        this.told = told;
      }
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      if (this.#closed) return;
      if ((fault.code !== 'too-many' && fault.code !== 'no-connection') || tries <= 0) {
        this.refused = fault;
        return;
      }
      wait = LATER;
    }
    if (!this.done && !this.#closed && tries > 0) this.#timer = setTimeout(() => void this.ask(tries - 1), wait);
  }

  close(): void {
    this.#closed = true;
    clearTimeout(this.#timer);
  }

  /** The chances after a move, or after the latest one before it that was looked at; nothing yet where none was. */
  after(move: number): number[] | null {
    const place = this.place(move);
    if (place < 0 || (!this.done && move > this.told!.numbers.at(-1)!)) return null;
    return this.told!.chances[place]!;
  }

  /** How the chances changed with a move. */
  change(move: number): number[] | null {
    const place = this.place(move);
    if (place < 1 || this.told!.numbers[place] !== move) return null;
    const before = this.told!.chances[place - 1]!;
    return this.told!.chances[place]!.map((chance, seat) => chance - before[seat]!);
  }

  place(move: number): number {
    const numbers = this.told?.numbers ?? [];
    let low = -1;
    let high = numbers.length;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (numbers[middle]! <= move) low = middle;
      else high = middle;
    }
    return low;
  }
}

export interface Turning {
  move: number;
  seat: number;
  by: number;
}

/** The moves that changed somebody's chances the most, in their order; not two of them close together. */
export function turnings({ numbers, chances }: Chances, most: number, apart = 4): Turning[] {
  const found: Turning[] = [];
  for (let place = 1; place < numbers.length - 1; place += 1) {
    const changes = chances[place]!.map((chance, seat) => chance - chances[place - 1]![seat]!);
    const weights = changes.map((change) => Math.abs(change) + (change > 0 ? SLIGHT : 0)); // of two, who gained
    const seat = weights.indexOf(Math.max(...weights));
    found.push({ move: numbers[place]!, seat, by: changes[seat]! });
  }
  const taken: Turning[] = [];
  for (const one of found.toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))) {
    if (taken.length === most || Math.abs(one.by) < 0.05) break;
    if (taken.every(({ move }) => Math.abs(move - one.move) >= apart)) taken.push(one);
  }
  return taken.toSorted((a, b) => a.move - b.move);
}
