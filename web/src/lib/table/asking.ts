/** How a table asks: words for its actions and things, from the catalogue and the game's client. */
import type { Choice, GameClient, View } from '../board';
import { named } from '../names';
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
  ) {}

  question(decision: DecisionInfo): string {
    return this.texts.sentence(`${this.game}-decision`, decision.kind, named(decision.about, this.names()));
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

  /** Why something is not possible: what every game says alike, or in the game's own words. */
  why({ reason, fields }: Reason): string {
    const speaker = this.texts.has(`core-why-${reason}`) ? 'core' : this.game;
    return this.texts.sentence(`${speaker}-why`, reason, named(fields, this.names()), fields);
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
