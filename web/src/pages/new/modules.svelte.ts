/** Which modules a new table is played with: what is chosen, what the server says of it, and the steps that make room. */
import { api, Refusal } from '../../lib/api';
import type { Card, Preset } from '../../lib/modules';
import type { Fields, Fit, GameInfo, ModuleFit, ModuleInfo } from '../../lib/wire';

/** What a step leads to. */
export interface Step {
  expansions: string[];
  mode: string;
  seats: number;
}

/** Why a module cannot be added as things stand, and the step that makes room for it. */
export interface Hindrance {
  id: string;
  reason: Exclude<ModuleFit['reason'], ''>;
  others: string[];
  step: Step | null;
}

export class Modules {
  readonly game: GameInfo;
  chosen = $state.raw<readonly string[]>([]);
  mode = $state('');
  seats = $state(2);
  fit = $state.raw<Fit | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  /** The set that everything began with. */
  preset = $state.raw<{ id: string; expansions: readonly string[]; mode: string } | null>(null);
  #turn = 0;

  constructor(game: GameInfo) {
    this.game = game;
    this.mode = this.usualMode;
    this.seats = Math.min(...game.seats);
  }

  get usualMode(): string {
    return String(this.game.options.find(({ name }) => name === 'mode')?.default ?? '');
  }

  /** The options that the choice stands for. */
  get options(): Fields {
    const names = new Set(this.game.modules.map(({ option }) => option));
    return { ...(names.has('expansions') && { expansions: [...this.chosen] }), ...(names.has('mode') && { mode: this.mode }) };
  }

  info(id: string): ModuleInfo | undefined {
    return this.game.modules.find((one) => one.id === id);
  }

  isMode(id: string): boolean {
    return this.info(id)?.option === 'mode';
  }

  isChosen(id: string): boolean {
    return this.isMode(id) ? this.mode === id : this.chosen.includes(id);
  }

  /** All that is chosen, in the order of the game. */
  get played(): ModuleInfo[] {
    return this.game.modules.filter(({ id }) => this.isChosen(id));
  }

  /** Goes a step, and asks the server what it leads to. Seats that no longer fit become the nearest that do. */
  async go(step: Partial<Step>): Promise<void> {
    this.chosen = step.expansions ?? this.chosen;
    this.mode = step.mode ?? this.mode;
    this.seats = step.seats ?? this.seats;
    if (this.game.modules.length === 0) return;
    const turn = ++this.#turn;
    try {
      const fit = await this.#ask(this.chosen, this.mode, this.seats);
      if (turn !== this.#turn) return;
      const seats = nearest(fit.seats, this.seats);
      if (seats !== null && seats !== this.seats) return await this.go({ seats });
      this.fit = fit;
      this.refusal = null;
    } catch (fault) {
      if (!(fault instanceof Refusal)) throw fault;
      if (turn === this.#turn) this.refusal = fault;
    }
  }

  /** Adds a module or takes it out; of several ways to play with the same thing one is in. */
  toggle(id: string, wished: boolean, card: Card): Promise<void> {
    if (this.isMode(id)) return this.go({ mode: wished ? id : this.usualMode });
    const others = this.chosen.filter((one) => !card.modules.includes(one));
    return this.go({ expansions: wished ? [...others, id] : others });
  }

  /** What speaks against a module; other ways to play with the same thing do not. */
  hindrance(id: string, card: Card): Hindrance | null {
    const found = this.fit?.modules.find((one) => one.id === id);
    const others = found?.clash.filter((one) => !card.modules.includes(one)) ?? [];
    if (!found || others.length === 0 || found.reason === '') return null;
    if (this.isMode(id) && others.every((one) => one === 'seats')) return null; // Another game brings its own seats.
    const marked = found.reason === 'excludes' && [id, ...others].every((one) => this.info(one)?.marked);
    return { id, reason: marked ? 'marked' : found.reason, others, step: this.#room(found, others) };
  }

  #room({ id, remedy, clash }: ModuleFit, others: string[]): Step | null {
    const seats = nearest(this.info(id)?.seats ?? [], this.seats) ?? this.seats;
    if (remedy === null && others.some((one) => one !== 'seats')) return null;
    const mode = this.isMode(id) ? id : clash.some((one) => this.isMode(one)) ? this.usualMode : this.mode;
    return { expansions: remedy ?? (this.isMode(id) ? [...this.chosen] : [...this.chosen, id]), mode, seats };
  }

  /** The step to a number of seats: none where it fits already, otherwise with what brings it, or without what forbids it. */
  toSeats(seats: number): { step: Step; module: string | null } {
    if (!this.fit || this.fit.seats.includes(seats)) return { step: { expansions: [...this.chosen], mode: this.mode, seats }, module: null };
    const forbids = this.played.filter((one) => !one.seats.includes(seats));
    const brings = this.game.modules
      .filter((one) => one.seats.includes(seats) && !one.seats.includes(this.seats) && !this.isChosen(one.id))
      .sort((a, b) => a.seats.length - b.seats.length)[0];
    const found = brings && this.fit.modules.find(({ id }) => id === brings.id);
    const mode = forbids.some(({ option }) => option === 'mode') ? this.usualMode : this.mode;
    if (brings && !this.isMode(brings.id)) return { step: { expansions: found?.remedy ?? [...this.chosen, brings.id], mode, seats }, module: brings.id };
    const without = this.chosen.filter((id) => !forbids.some((one) => one.id === id));
    return { step: { expansions: without, mode, seats }, module: null };
  }

  /** Takes a set as it is; the one of everything is found by adding as long as something fits. */
  async take(preset: Preset): Promise<void> {
    const seats = nearest(preset.seats ?? this.game.seats, this.seats) ?? this.seats;
    const mode = preset.mode ?? this.usualMode;
    const expansions = preset.expansions(seats) ?? (await this.#everything(mode, seats));
    this.preset = { id: preset.id, expansions, mode };
    await this.go({ expansions: [...expansions], mode, seats });
  }

  /** How much was changed since the set was taken. */
  get changed(): number {
    if (!this.preset) return 0;
    const { expansions, mode } = this.preset;
    return this.chosen.filter((id) => !expansions.includes(id)).length + expansions.filter((id) => !this.chosen.includes(id)).length + Number(mode !== this.mode);
  }

  async #everything(mode: string, seats: number): Promise<string[]> {
    const wished = this.game.modules.filter((one) => one.option === 'expansions' && one.seats.includes(seats)).sort((a, b) => Number(a.marked) - Number(b.marked));
    let chosen: string[] = [];
    let fit = await this.#ask(chosen, mode, seats);
    for (const { id } of wished) {
      const found = fit.modules.find((one) => one.id === id);
      const more = found?.clash.length === 0 ? [...chosen, id] : found?.reason === 'needs' ? found.remedy : null;
      if (chosen.includes(id) || !more || chosen.some((one) => !more.includes(one))) continue;
      const next = await this.#ask(more, mode, seats);
      if (next.refused && !fit.refused) continue;
      chosen = more;
      fit = next;
    }
    return chosen;
  }

  #ask(expansions: readonly string[], mode: string, seats: number): Promise<Fit> {
    return api.fit(this.game.id, { expansions: [...expansions], mode }, seats);
  }
}

function nearest(seats: readonly number[], wished: number): number | null {
  if (seats.length === 0) return null;
  return seats.reduce((best, one) => (Math.abs(one - wished) < Math.abs(best - wished) ? one : best));
}
