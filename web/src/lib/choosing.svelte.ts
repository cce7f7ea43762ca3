/**
 * From many actions to one, by touching things: the one mechanism of every game.
 *
 * An action names the things that stand for it, in the order a hand would touch them. Lit is the first untouched thing of
 * every action that still fits. A thing that comes later in that order may be touched too: it narrows as well, only
 * nothing is taken by it unasked. Where the same things stand for several actions, the order tells them apart.
 *
 * A group is a thing that stands for many actions at once and is no part of any: a button for all moves. It may be touched
 * first, and narrows to its actions.
 */
import type { Choice, Choosing } from './board';
import type { Confirm } from './settings.svelte';
import type { ActionInfo, DecisionInfo } from './wire';

/** A small menu at a thing: where one thing answers several actions, or where the last word is asked for. */
export interface Menu {
  choices: Choice[];
  at: Element | null;
  /** The player is asked about one action once more. */
  sure: boolean;
  /** What would be lost by it, in words. */
  losses?: string[];
}

export class Touches implements Choosing {
  #decision = $state.raw<DecisionInfo | null>(null);
  #picked = $state.raw<string[]>([]);
  #menu = $state.raw<Menu | null>(null);
  /** The question that is being answered in one go, as long as it is asked again. */
  #series: string | null = null;
  /** An action is on its way: nothing is lit until the server has spoken. */
  #taken = $state(false);

  readonly #take: (choice: Choice) => void;
  readonly #confirm: () => Confirm;
  readonly #groupOf: (action: ActionInfo) => string | null;
  readonly #lossesOf: (choice: Choice) => string[];

  #all = $derived<Choice[]>(this.#decision?.actions.map((action, index) => ({ index, action })) ?? []);
  /** What is touched of the actions' own things, and the group that was touched before them. */
  #group = $derived(this.#all.some(({ action }) => this.#groupOf(action) === this.#picked[0]) ? this.#picked[0]! : null);
  #things = $derived(this.#group === null ? this.#picked : this.#picked.slice(1));
  #open = $derived(
    this.#taken ? [] : this.#all.filter(({ action }) => (this.#group === null || this.#groupOf(action) === this.#group) && holds(action.targets, this.#things)),
  );
  #lit = $derived(
    new Set(this.#open.flatMap(({ action }) => untouched(action.targets, this.#things).slice(0, 1))),
  );

  constructor(
    take: (choice: Choice) => void,
    confirm: () => Confirm = () => 'ending',
    groupOf: (action: ActionInfo) => string | null = () => null,
    lossesOf: (choice: Choice) => string[] = () => [],
  ) {
    this.#take = take;
    this.#confirm = confirm;
    this.#groupOf = groupOf;
    this.#lossesOf = lossesOf;
  }

  get decision(): DecisionInfo | null {
    return this.#decision;
  }

  get picked(): string[] {
    return this.#picked;
  }

  get open(): Choice[] {
    return this.#open;
  }

  get menu(): Menu | null {
    return this.#menu;
  }

  get taken(): boolean {
    return this.#taken;
  }

  /** Everything that is lit, in the order of the actions. */
  get lit(): string[] {
    return [...this.#lit];
  }

  /** A new question, or none. What was touched for the old one is let go, unless it is still the same question. */
  ask(decision: DecisionInfo | null): void {
    const same = decision !== null && JSON.stringify(decision) === JSON.stringify(this.#decision);
    this.#taken = false;
    if (same) return;
    this.#decision = decision;
    this.#picked = [];
    this.#menu = null;
    // While it is seen what came of an answer, nothing is asked, and nothing ends.
    if (this.#series === null || decision === null) return;
    if (decision.kind === this.#series) this.take(this.#all[0]!);
    else this.#series = null;
  }

  /** Takes the first action, and again as long as the same is asked: anything else that is asked ends it. */
  takeAll(): void {
    if (this.#taken || !this.#decision) return;
    this.#series = this.#decision.kind;
    this.take(this.#all[0]!);
  }

  /** The server would not have it: the question stands again. */
  again(): void {
    this.#series = null;
    this.#taken = false;
    this.#picked = [];
    this.#menu = null;
  }

  isLit(target: string): boolean {
    return this.#lit.has(target) || (this.#picked.length === 0 && this.#grouped(target).length > 0);
  }

  isPicked(target: string): boolean {
    return this.#picked.includes(target);
  }

  /** Those that are touched in their own order come first. */
  through(target: string): Choice[] {
    const touched = [...this.#things, target];
    const through = this.#open.filter(({ action }) => untouched(action.targets, this.#things).includes(target));
    if (through.length === 0 && this.#picked.length === 0) return this.#grouped(target);
    const inOrder = through.filter(({ action }) => begins(action.targets, touched));
    return [...inOrder, ...through.filter((choice) => !inOrder.includes(choice))];
  }

  /** The actions that a group stands for. */
  #grouped(group: string): Choice[] {
    return this.#open.filter(({ action }) => this.#groupOf(action) === group);
  }

  touch(target: string, at: Element | null = null): void {
    if (this.#taken) return;
    const leads = this.through(target);
    if (leads.length === 0) {
      const place = this.#picked.indexOf(target);
      if (place >= 0) {
        this.#picked = this.#picked.slice(0, place);
        this.#menu = null;
      }
      return;
    }
    const wasLit = this.isLit(target);
    this.#menu = null;
    this.#picked = [...this.#picked, target];
    if (target === this.#group) return;
    const complete = leads.filter(({ action }) => untouched(action.targets, this.#things).length === 0);
    const inOrder = leads.filter(({ action }) => begins(action.targets, this.#things));
    const meant = inOrder.length > 0 && inOrder.every((choice) => complete.includes(choice)) ? inOrder : null;
    if (meant?.length === 1) this.choose(meant[0]!, at);
    else if (meant) this.#menu = { choices: meant, at, sure: false };
    else if (leads.length === 1) {
      const told = complete.length === 1 || this.#things.length > 1;
      if (told && wasLit) this.choose(leads[0]!, at);
      else if (told || !wasLit) this.#menu = { choices: leads, at, sure: false };
    } else if (complete.length > 0) {
      this.#menu = { choices: complete.length > 1 || leads.length < 9 ? leads : complete, at, sure: false };
    }
  }

  /** Takes an action, or asks about it once more: where something would be lost by it, or always if the player wishes that. */
  choose(choice: Choice, at: Element | null = null): void {
    if (this.#taken) return;
    const wish = this.#confirm();
    const losses = wish === 'none' ? [] : this.#lossesOf(choice);
    if (wish === 'all' || losses.length > 0) this.#menu = { choices: [choice], at, sure: true, losses };
    else this.take(choice);
  }

  /** Takes an action without asking again: the menu's own word. */
  take(choice: Choice): void {
    if (this.#taken) return;
    this.#menu = null;
    this.#taken = true;
    this.#take(choice);
  }

  /** Shows at a thing everything that can be done with it. */
  offer(target: string, at: Element): void {
    const choices = this.through(target);
    if (choices.length > 0) this.#menu = { choices, at, sure: false };
  }

  back(): void {
    if (this.#menu?.sure) {
      this.#menu = null;
      if (this.#open.length === 1) this.#picked = this.#picked.slice(0, -1);
    } else {
      this.#menu = null;
      this.#picked = this.#picked.slice(0, -1);
    }
  }
}

/** What of an action's things is not touched yet; a thing that is named twice must be touched twice. */
function untouched(targets: string[], picked: string[]): string[] {
  const rest = [...targets];
  for (const target of picked) {
    const place = rest.indexOf(target);
    if (place >= 0) rest.splice(place, 1);
  }
  return rest;
}

function begins(targets: string[], picked: string[]): boolean {
  return picked.every((target, place) => targets[place] === target);
}

function holds(targets: string[], picked: string[]): boolean {
  return targets.length - untouched(targets, picked).length === picked.length;
}
