/** What is needed to see the others' turns again: the picture at the end of one's own, and every step since. */
import { patched } from '../patch';
import { beginsTurn } from './rows';
import type { Received, Step } from './steps';

/** A picture, and what happened from there. */
export interface Scroll {
  from: Received;
  steps: Step[];
}

interface Turn {
  seat: unknown;
  /** Its first step, and the one after its last. */
  first: number;
  end: number;
}

const turnsIn = ({ entries }: Pick<Step, 'entries'>): unknown[] => entries.flatMap(({ events }) => events.filter(beginsTurn)).map(({ fields }) => fields.seat);

export class Past {
  #turnOf: unknown;
  #whole: Scroll | null = null;
  #turns: Turn[] = [];

  constructor(received: Received) {
    this.forget(received);
  }

  /** There are no pictures of what happened up to here. */
  forget(received: Received): void {
    this.#turnOf = turnsIn(received).at(-1);
    this.#whole = null;
    this.#turns = [];
  }

  /** Keeps a step; whether one's own turn ended with it. */
  keep(step: Step, received: Received, you: number | null): boolean {
    const whole = this.#whole;
    whole?.steps.push(step);
    if (this.#turns.length > 0) this.#turns.at(-1)!.end += 1;
    let ends = false;
    for (const seat of turnsIn(step)) {
      if (this.#turnOf === you && seat !== you) {
        this.#whole = { from: received, steps: [] };
        this.#turns = [];
        ends = true;
      }
      this.#turnOf = seat;
    }
    const at = this.#whole?.steps.length ?? 0;
    if (this.#whole && turnsIn(step).length > 0) this.#turns.push({ seat: this.#turnOf, first: at, end: at });
    return ends;
  }

  get kept(): boolean {
    return this.#whole !== null && this.#whole.steps.length > 0;
  }

  /** All that others did since one's own turn, or the turn of one of them. */
  of(seat: number | null): Scroll | null {
    const whole = this.#whole;
    if (!whole || !this.kept || seat === null) return this.kept ? whole : null;
    const turn = this.#turns.find((one) => one.seat === seat && one.end > one.first);
    if (!turn) return null;
    const before = whole.steps.slice(0, turn.first);
    const from: Received = {
      view: before.reduce((view, { patch }) => patched(view, patch), whole.from.view),
      entries: [...whole.from.entries, ...before.flatMap(({ entries }) => entries)],
      now: before.at(-1)?.now ?? whole.from.now,
    };
    return { from, steps: whole.steps.slice(turn.first, turn.end) };
  }
}
