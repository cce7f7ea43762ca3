/** What a region, a card or a token is, in words: the title and the text of its explanation. The parts know it. */
import type { Texts, View } from '../../../lib/board';
import type { Thing } from '../parts/part';
import { registry } from '../parts/registry.svelte';
import { players } from './reading';
import { capital, nameOf, textOf } from './words';

export type { Thing } from '../parts/part';

/** A thing that the game's own catalogue names. */
export const namedThing = (texts: Texts, family: string, id: string): Thing => ({ title: capital(nameOf(texts, family, id)), text: textOf(texts, family, id) });

/** A thing with a text of the board's own. */
export const ownThing = (texts: Texts, message: string, fields: Record<string, string | number> = {}): Thing => ({
  title: texts.text(`web-hellas-${message}`, fields),
  text: texts.has(`web-hellas-${message}`, 'text') ? texts.text(`web-hellas-${message}`, fields, 'text') : '',
});

export function thing(view: View, target: string, texts: Texts): Thing | null {
  const [kind = '', id = '', more = ''] = target.split(':');
  const explains = registry.explains(kind);
  if (explains) return explains(view, id, texts, more);
  // Of what no part knows, the catalogue may still say what it does, or have the action's words.
  if (id) return texts.has(`hellas-${kind}-${id}`, 'text') ? namedThing(texts, kind, id) : null;
  return texts.has(`hellas-action-${kind}`) ? { title: texts.text(`hellas-action-${kind}`), text: '' } : null;
}

/** What a player is called where names are not at hand: by the hero. */
export function playerName(view: View, seat: number, texts: Texts): string {
  const hero = players(view)[seat]?.hero;
  return hero ? nameOf(texts, 'hero', hero) : texts.text('web-hellas-player', { number: seat + 1 });
}
