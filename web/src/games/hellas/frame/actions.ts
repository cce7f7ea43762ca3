/** Short words and icons for the buttons of the prompt. */
import type { ActionInfo, Texts, View } from '../../../lib/board';
import type { Icon } from '../../../lib/icon';
import { registry } from '../parts/registry.svelte';
import { artifactIcon, cardIcon, picture } from './pictures';
import { capital } from './words';

/** The fields that may name what an action is about, in the order of what tells most. */
const FAMILIES = ['artifact', 'attribute', 'card', 'symbol', 'god', 'monster', 'hero', 'special'] as const;

function iconOf(action: ActionInfo): Icon | null {
  const known = registry.icon('special', action.kind) ?? registry.icon('action', action.kind);
  if (known) return known;
  const family = FAMILIES.find((one) => typeof action.fields[one] === 'string' && action.fields[one] !== '');
  if (!family) return null;
  const id = String(action.fields[family]);
  if (family === 'card') return cardIcon(id);
  return family === 'artifact' ? artifactIcon(id) : picture(family, id);
}

export function icon(action: ActionInfo): string | null {
  const drawing = iconOf(action);
  // A button takes a single outline as it stands; what is combined is left out.
  return drawing && drawing.box === 512 && drawing.parts.length === 1 && !drawing.parts[0]!.shift ? drawing.parts[0]!.outline : null;
}

/** What a move of hoplites would start, in a word or two; the server says what that is. */
export function outcome(action: ActionInfo, texts: Texts): string {
  const { follows, attack, defence, lacking } = action.fields;
  switch (follows) {
    case 'battle':
      return `${capital(texts.text('hellas-follows-battle'))} ${Number(attack)} : ${Number(defence)}`;
    case 'control':
      return capital(texts.text('hellas-follows-control'));
    case 'short':
      return texts.text('web-hellas-short_by', { count: Number(lacking) });
    default:
      return '';
  }
}

/** Where the question already says what is done, the thing alone is enough. */
export function label(action: ActionInfo, picked: string[], texts: Texts, view: View): string | null {
  for (const part of registry.active(view)) {
    const found = part.label?.(action, picked, texts, view);
    if (found !== undefined) return found;
  }
  return null;
}
