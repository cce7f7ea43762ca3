/** The coach of a first game: where the lesson stands, what comes next, and what to say to what the player did. */
import type { Choice } from '../lib/board';
import type { DecisionInfo, EntryInfo } from '../lib/wire';
import type { Step } from './index';

/** What the latest deed was: the one that was waited for, or another. */
export type Reaction = 'done' | 'other' | null;

/** Where the place in a lesson is kept, so that it is found again. */
export interface Bookmark {
  read(): string | null;
  write(text: string): void;
}

export function bookmark(table: string): Bookmark {
  const name = `aegean.lesson.${table}`;
  return {
    read: () => {
      try {
        return localStorage.getItem(name);
      } catch {
        return null; // Then the lesson is found by what has happened.
      }
    },
    write: (text) => {
      try {
        localStorage.setItem(name, text);
      } catch {
        // Likewise.
      }
    },
  };
}

export class Coach {
  readonly steps: Step[];
  readonly #mark: Bookmark;
  #at = $state(0);
  #away = $state(false);
  #reaction = $state<Reaction>(null);
  /** What was suggested when the player acted last. */
  #suggested: string | null = null;
  #heard = -1;

  constructor(steps: Step[], mark: Bookmark) {
    this.steps = steps;
    this.#mark = mark;
    const [at, away] = (mark.read() ?? '0').split(' ');
    this.#at = Math.max(0, Math.min(steps.length - 1, Number(at) || 0));
    this.#away = away === 'away';
  }

  get at(): number {
    return this.#at;
  }

  get step(): Step {
    return this.steps[this.#at]!;
  }

  /** The step before, for its praise. */
  get before(): Step | undefined {
    return this.steps[this.#at - 1];
  }

  get away(): boolean {
    return this.#away;
  }

  get reaction(): Reaction {
    return this.#reaction;
  }

  get last(): boolean {
    return this.#at === this.steps.length - 1;
  }

  /** The offered action that leads on, if there is one. */
  suggestion(decision: DecisionInfo | null): Choice | null {
    for (const text of this.step.take ?? []) {
      const index = decision?.actions.findIndex((action) => action.text === text) ?? -1;
      if (index >= 0) return { index, action: decision!.actions[index]! };
    }
    return null;
  }

  /** Something happened, or the page was opened: goes on where the step has come about, and reacts where another thing has. */
  hear(entries: EntryInfo[], decision: DecisionInfo | null, you: number): void {
    const fresh = entries.filter(({ number }) => number > this.#heard);
    const first = this.#heard < 0;
    const before = this.#at;
    this.#heard = entries.at(-1)?.number ?? this.#heard;
    const happened = counted(entries, you);
    while (!this.last && this.step.until !== undefined && this.#hasCome(happened)) this.#at += 1;
    const own = fresh.filter((entry) => entry.seat === you);
    if (this.#at > before && !first) this.#reaction = 'done';
    else if (own.some(({ kind }) => kind === 'undo')) this.#reaction = null;
    else if (!first && this.#suggested !== null && own.some(({ kind, text }) => kind === 'act' && text !== this.#suggested)) {
      this.#reaction = 'other';
    }
    this.#suggested = this.suggestion(decision)?.action.text ?? null;
    this.#keep();
  }

  /** Whether what the step waits for has happened as often as steps up to here wait for it. */
  #hasCome(happened: Map<string, number>): boolean {
    const { until } = this.step;
    const wanted = this.steps.slice(0, this.#at + 1).filter((step) => step.until === until).length;
    return (happened.get(until!) ?? 0) >= wanted;
  }

  next(entries: EntryInfo[], decision: DecisionInfo | null, you: number): void {
    if (this.last) return this.put(true);
    this.#at += 1;
    this.#reaction = null;
    this.hear(entries, decision, you);
  }

  put(away: boolean): void {
    this.#away = away;
    this.#keep();
  }

  #keep(): void {
    this.#mark.write(`${this.#at}${this.#away ? ' away' : ''}`);
  }
}

/** How often each kind of event has happened to the player, in what was not taken back. */
function counted(entries: EntryInfo[], you: number): Map<string, number> {
  let standing: EntryInfo[] = [];
  for (const entry of entries) {
    const acts = entry.kind === 'act' || entry.kind === 'redo';
    standing = standing.filter(({ moves }) => moves <= entry.moves - (acts ? 1 : 0));
    if (acts) standing.push(entry);
  }
  const found = new Map<string, number>();
  for (const { events } of standing) {
    for (const { kind, fields } of events) {
      if (fields.seat === undefined || fields.seat === you) found.set(kind, (found.get(kind) ?? 0) + 1);
    }
  }
  return found;
}
