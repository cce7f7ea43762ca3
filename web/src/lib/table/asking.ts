/** How a table asks: words for its actions and things, from the catalogue and the game's client. */
import type { Choice, Choosing, GameClient, View } from '../board';
import { named } from '../names';
import { narrowed } from './narrowing';
import type { Telling } from '../story';
import type { Texts } from '../texts.svelte';
import type { ActionInfo, DecisionInfo, Miss, Reason } from '../wire';

/** An action as far as its sentence goes. */
type Deed = Pick<ActionInfo, 'kind' | 'fields'>;

export class Asking {
  constructor(
    readonly game: string,
    readonly client: GameClient,
    readonly texts: Texts,
    readonly view: () => View,
    readonly names: () => string[],
    /** Whoever reads; null for a spectator. */
    readonly you: () => number | null = () => null,
  ) {}

  /** How the story is told here. */
  get telling(): Telling {
    return { texts: this.texts, game: this.game, names: this.names(), you: this.you(), folds: this.client.folds };
  }

  /** Where the card that it is about lies there to be read, it is not read out. */
  question(decision: DecisionInfo): string {
    const fields = named(decision.about, this.names());
    return this.texts.sentence(`${this.game}-decision`, decision.kind, fields, fields, { form: 'laid' });
  }

  /** The question once something is picked: what is still to be touched, and what will follow. */
  narrowed(choosing: Pick<Choosing, 'picked' | 'open'>): string {
    const narrowing = narrowed(this.game, this.texts, choosing, (fields) => ({ ...named(fields, this.names()), ...this.client.place?.(fields, this.view()) }));
    return narrowing ?? this.texts.text('web-narrow', { thing: this.title(choosing.picked.at(-1)!) });
  }

  /** The seat whose turn it is, if any. */
  get turn(): number | null {
    return this.client.turn?.(this.view()) ?? null;
  }

  /** Whose turn it is, and in another's turn what one is asked, if anything; empty where nobody's is. */
  whose(you: number | null, asked: Pick<DecisionInfo, 'kind'> | null): string {
    const { turn } = this;
    if (turn === null) return asked ? this.texts.text('web-your-turn') : '';
    if (turn === you) return this.texts.text('web-your-turn');
    const name = this.names()[turn] ?? '';
    return asked ? this.texts.text('web-turn-asked', { name, asked: this.short(asked) }) : this.texts.text('web-turn-of', { name });
  }

  /** The question in a few words, as all that may be asked in another's turn have them. */
  short({ kind }: Pick<DecisionInfo, 'kind'>): string {
    const id = `${this.game}-decision-${kind}`;
    return this.texts.has(id, 'short') ? this.texts.text(id, {}, 'short') : this.texts.text('web-turn-decide');
  }

  /** Whose turn it is, where one is asked something in somebody else's. */
  another(you: number): string {
    const { turn } = this;
    return turn === null || turn === you ? '' : this.texts.text('web-turn-of', { name: this.names()[turn] ?? '' });
  }

  /** The whole sentence of an action; in another form where the catalogue has it. */
  sentence(action: Deed, form = ''): string {
    const fields = { ...named(action.fields, this.names()), ...this.client.place?.(action.fields, this.view()) };
    return this.texts.sentence(`${this.game}-action`, action.kind, fields, fields, { form });
  }

  /** The sentences of actions whose places are pointed at: they need not be named, unless two would read alike. */
  pointed(actions: Deed[]): string[] {
    const bare = (action: Deed) => this.sentence(action, 'pointed');
    const placed = (action: Deed) => [bare(action), this.client.bearing?.(action.fields, this.view(), this.texts)].filter(Boolean).join(' · ');
    return apart(actions, [bare, placed, (action) => this.sentence(action)]);
  }

  /** What would be lost by an action; by touch also what it spends. */
  losses({ action }: Choice, decision: DecisionInfo | null, touch: boolean): string[] {
    const lost = decision ? (this.client.losses?.(action, decision, this.view(), this.texts, this.names()) ?? []) : [];
    const spent = touch ? (this.client.spends?.(action, this.texts) ?? '') : '';
    return spent ? [...lost, spent] : lost;
  }

  /** Why something is not possible: what every game says alike, or in the game's own words. */
  why({ reason, fields }: Reason): string {
    const speaker = this.texts.has(`core-why-${reason}`) ? 'core' : this.game;
    return this.texts.sentence(`${speaker}-why`, reason, named(fields, this.names()), fields, { form: 'pointed' });
  }

  /** The same of actions that a thing stands for, each reason once; where another thing comes before it, that is named. */
  misses(thing: string, misses: Miss[]): { text: string; clause: string }[] {
    const told = new Map<string, { text: string; clause: string }>();
    for (const { targets, refusal } of misses) {
      const text = this.why(refusal);
      const first = targets[0] ?? thing;
      const about = misses.length > 1 && first !== thing && first.startsWith('special:') ? `${this.title(first)}: ` : '';
      if (!told.has(text)) told.set(text, { text: about + text, clause: refusal.clause });
    }
    return [...told.values()];
  }

  /** Choices of which none comes to the same as another: the first of each. */
  apart(choices: Choice[]): Choice[] {
    const outcome = ({ action }: Choice) => this.client.outcome?.(action) ?? action.text;
    const first = new Map<string, Choice>();
    for (const choice of choices) if (!first.has(outcome(choice))) first.set(outcome(choice), choice);
    return [...first.values()];
  }

  label({ action }: Choice, picked: string[]): string {
    return this.client.label?.(action, picked, this.texts, this.view()) ?? this.sentence(action);
  }

  icon({ action }: Choice): string | null {
    return this.client.icon?.(action) ?? null;
  }

  cost({ action }: Choice): number {
    return this.client.cost?.(action) ?? 0;
  }

  /** What a thing is called. */
  title(target: string): string {
    const thing = this.client.thing(this.view(), target, this.texts);
    if (thing) return thing.title;
    const [family = '', ...rest] = target.split(':');
    const value = rest.join(':');
    const word = value ? this.texts.word(this.game, family, value) : target;
    return String(word);
  }
}

/** Each action as it is told first, or in the next way where another one reads the same. */
function apart(actions: Deed[], [tell, ...ways]: ((action: Deed) => string)[]): string[] {
  const told = actions.map(tell!);
  if (ways.length === 0) return told;
  const alike = (text: string) => told.indexOf(text) !== told.lastIndexOf(text);
  const again = apart(actions.filter((_, n) => alike(told[n]!)), ways);
  return told.map((text) => (alike(text) ? again.shift()! : text));
}
