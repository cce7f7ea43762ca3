/**
 * The question of a half-made choice: `<game>-narrow-<kind>` asks for what an action of the kind still needs. Its form
 * `.known` is taken where what it names is the same in all actions that still fit. A group of kinds has `<game>-begin-<id>`.
 */
import type { Choosing } from '../board';
import type { Texts } from '../texts.svelte';
import type { Fields } from '../wire';

/** Null where actions of several kinds still fit: then only the thing in hand can be named. */
export function narrowed(game: string, texts: Texts, { picked, open }: Pick<Choosing, 'picked' | 'open'>, read: (fields: Fields) => Fields): string | null {
  const begun = `${game}-begin-${picked.at(-1)?.split(':')[1] ?? ''}`;
  if (picked.length === 1 && texts.has(begun)) return texts.text(begun);
  // What was touched in its own order is what was meant.
  const actions = open.map(({ action }) => action);
  const touched = picked.filter((thing) => actions.some(({ targets }) => targets.includes(thing)));
  const inOrder = actions.filter(({ targets }) => touched.every((thing, n) => targets[n] === thing));
  const [first, ...others] = inOrder.length > 0 ? inOrder : actions;
  if (!first || others.some(({ kind }) => kind !== first.kind) || !texts.has(`${game}-narrow-${first.kind}`)) return null;
  const same = Object.entries(first.fields).filter(([name, value]) => others.every(({ fields }) => fields[name] === value));
  const fields = read(Object.fromEntries(same));
  return texts.sentence(`${game}-narrow`, first.kind, fields, fields, { form: 'known' });
}
