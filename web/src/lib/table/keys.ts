/** The table by keyboard: what each key does, wherever the focus is. */
import type { Touches } from '../choosing.svelte';
import { explanation } from '../explain.svelte';
import { isDirection, middle, nearest, typing } from '../keyboard';

export interface Keyed {
  choosing: Touches;
  /** Presses one of the question's buttons; whether there was such a one. */
  press: (number: number) => boolean;
  list: () => void;
  undo: () => void;
  redo: () => void;
  chat: () => void;
  /** Asks for advice, where that is allowed. */
  advise: () => void;
  help: () => void;
  /** Opens the rules, at the thing that is explained. */
  rules: () => void;
  /** Puts away what lies over the board; whether there was anything. */
  putAway: () => boolean;
}

type Thing = HTMLElement | SVGElement;

/** The lit things that the keyboard can reach, on the table and in the prompt. */
function reachable(choosing: Touches): Thing[] {
  return [...document.querySelectorAll<Thing>('.table [data-target], .table [data-choice]')].filter(
    (element) =>
      element.tabIndex >= 0 &&
      (element.hasAttribute('data-choice') || choosing.isLit(element.dataset.target!)) &&
      element.getClientRects().length > 0,
  );
}

function walk(event: KeyboardEvent, choosing: Touches): void {
  if (!isDirection(event.key)) return;
  const places = reachable(choosing);
  if (places.length === 0) return;
  event.preventDefault();
  const at = places.indexOf(document.activeElement as HTMLElement);
  if (at < 0) return places[0]!.focus();
  const next = nearest(middle(places[at]!), places.map(middle), event.key);
  if (next >= 0) places[next]!.focus();
}

export function press(event: KeyboardEvent, keyed: Keyed): void {
  const { choosing } = keyed;
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
  if (document.querySelector('dialog[open]')) return;
  if (typing(event.target)) {
    if (event.key === 'Escape') (event.target as HTMLElement).blur();
    return;
  }
  if (event.key === 'Escape' || event.key === 'Backspace') {
    if (explanation.thing) explanation.hide();
    if (choosing.menu || choosing.picked.length) {
      event.preventDefault();
      choosing.back();
    } else if (keyed.putAway()) event.preventDefault();
    return;
  }
  if (choosing.menu) return;
  if (event.key >= '1' && event.key <= '9') {
    const number = Number(event.key);
    if (!keyed.press(number)) reachable(choosing)[number - 1]?.focus();
    return;
  }
  switch (event.key.toLowerCase()) {
    case 'l':
      return keyed.list();
    case 'u':
      return keyed.undo();
    case 'r':
      return keyed.redo();
    case 'c':
      event.preventDefault();
      return keyed.chat();
    case 'p':
      return keyed.advise();
    case 'b':
      return keyed.rules();
    case '?':
      return keyed.help();
    default:
      walk(event, choosing);
  }
}
