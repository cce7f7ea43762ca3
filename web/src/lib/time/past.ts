/**
 * What is needed to see turns again: the picture at the end of one's own, and every step since. What is older is asked of the
 * server, which tells it as the same eyes saw it.
 */
import { patched } from '../patch';
import type { ReplayPage } from '../wire';
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
    return this.#part(whole, turn.first, turn.end);
  }

  /** From one entry to another, where both are here. */
  between(first: number, last: number): Scroll | null {
    const whole = this.#whole;
    if (!whole || first <= whole.from.now.number) return null;
    const begin = whole.steps.findIndex(({ entries }) => entries.some(({ number }) => number >= first));
    const end = whole.steps.findLastIndex(({ entries }) => entries.some(({ number }) => number <= last)) + 1;
    return begin < 0 || end <= begin ? null : this.#part(whole, begin, end);
  }

  #part({ from, steps }: Scroll, begin: number, end: number): Scroll {
    const before = steps.slice(0, begin);
    return {
      from: {
        view: before.reduce((view, { patch }) => patched(view, patch), from.view),
        entries: [...from.entries, ...before.flatMap(({ entries }) => entries)],
        now: before.at(-1)?.now ?? from.now,
      },
      steps: steps.slice(begin, end),
    };
  }
}

/** What the server told of what is long past, as it would have come at its time. */
export function scrolled([page, ...more]: readonly [ReplayPage, ...ReplayPage[]], { now, entries }: Received): Scroll {
  const at = ({ entry, deciding }: Pick<ReplayPage, 'entry' | 'deciding'>) => ({ ...now, number: entry.number, moves: entry.moves, deciding });
  return {
    from: { view: page.view, entries: entries.filter(({ number }) => number <= page.number), now: at(page) },
    steps: [page, ...more].flatMap(({ steps }) => steps.map((step) => ({ entries: [step.entry], patch: step.patch, now: at(step) }))),
  };
}
