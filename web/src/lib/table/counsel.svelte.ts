/** Pythia's counsel at a table: asked for, thought out elsewhere, and void as soon as the question is another one. */
import { api, Refusal } from '../api';
import type { Advice, DecisionInfo } from '../wire';

export class Counsel {
  /** What the advice is about; null while none is asked for. */
  #about = $state.raw<DecisionInfo | null>(null);
  #advice = $state.raw<Advice | null>(null);
  /** The action that is shown on the table instead of the advised one. */
  shown = $state<number | null>(null);
  #turn = 0;
  readonly #refused: (refusal: Refusal) => void;
  readonly #ask: typeof api.advice;
  readonly #forget: typeof api.forget;

  constructor(refused: (refusal: Refusal) => void, ask = api.advice, forget = api.forget) {
    this.#refused = refused;
    this.#ask = ask;
    this.#forget = forget;
  }

  get about(): DecisionInfo | null {
    return this.#about;
  }

  get advice(): Advice | null {
    return this.#advice;
  }

  get thinking(): boolean {
    return this.#about !== null && this.#advice === null;
  }

  async ask(table: string, seat: number, number: number, decision: DecisionInfo): Promise<void> {
    const turn = ++this.#turn;
    this.#about = decision;
    this.#advice = null;
    try {
      const advice = await this.#ask(table, number, seat);
      if (turn !== this.#turn) return;
      if (advice.since === decision.since) this.#advice = advice;
      else this.#about = null;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      if (turn !== this.#turn) return;
      this.#about = null;
      this.#refused(fault);
    }
  }

  /** Enough; a question that is still being thought about is withdrawn. */
  close(table: string, seat: number): void {
    const thinking = this.thinking;
    this.drop();
    if (thinking) void this.#forget(table, seat).catch(() => {}); // Then it is thought out in vain.
  }

  drop(): void {
    this.#turn += 1;
    this.shown = null;
    this.#about = null;
    this.#advice = null;
  }
}
