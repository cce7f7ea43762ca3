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
  /** Ends the turn, where that may be done now. */
  end: () => void;
  chat: () => void;
  /** Shows the rest of the turn at once; whether there was any. */
  skip: () => boolean;
  /** The next slower pace, or the next faster one. */
  pace: (by: number) => void;
  /** Asks for advice, where that is allowed; while moves of others are shown, stops them or lets them go on. */
  advise: () => void;
  /** Shows what happened since one's last turn, or puts it away. */
  since: () => void;
  /** Points at the thing that is explained, or looks for one. */
  point: () => void;
  help: () => void;
  /** Opens the rules, at the thing that is explained. */
  rules: () => void;
  /** Puts away what lies over the board; whether there was anything. */
  putAway: () => boolean;
}

type Thing = HTMLElement | SVGElement;

const isSeen = (element: Element): boolean => element.getClientRects().length > 0;

/** The lit things that the keyboard can reach, on the table and in the prompt. */
function reachable(choosing: Touches): Thing[] {
  return [...document.querySelectorAll<Thing>('.table [data-target], .table [data-choice]')].filter(
    (element) =>
      element.tabIndex >= 0 &&
      (element.hasAttribute('data-choice') || choosing.isLit(element.dataset.target!)) &&
      isSeen(element),
  );
}

/** Whether Tab walks over lit things, having come to the first of them from where a question stands. */
let walking = false;
/** The question whose lit things were walked over from the page itself: the next time Tab goes the page's own way. */
let walked: unknown = null;

/** What is lit comes first: from the page itself or the question Tab leads to it, and after the last of it everywhere. */
function tab(event: KeyboardEvent, choosing: Touches): void {
  const lit = reachable(choosing);
  const here = document.activeElement as Thing | null;
  const at = here ? lit.indexOf(here) : -1;
  const nowhere = !here || here === (document.body as Element);
  const fresh = nowhere ? walked !== choosing.decision : here.matches('.prompt, .sheet');
  const next = fresh && !event.shiftKey ? lit[0] : walking && at >= 0 ? lit[at + (event.shiftKey ? -1 : 1)] : undefined;
  walking = next !== undefined;
  if (nowhere) walked = choosing.decision;
  if (!next) return;
  event.preventDefault();
  next.focus();
}

function walk(event: KeyboardEvent, choosing: Touches): void {
  if (!isDirection(event.key)) return;
  const places = reachable(choosing);
  if (places.length === 0) return;
  event.preventDefault();
  // From wherever one is on the table, lit or not.
  const here = document.activeElement?.closest('.table *');
  if (!here || !isSeen(here)) return places[0]!.focus();
  const next = nearest(middle(here), places.map(middle), event.key);
  if (next >= 0) places[next]!.focus();
}

/**
 * What was chosen is often gone with its question, and the focus with it: then the next question takes it, so that Tab
 * and arrows go on from there.
 */
export class Focus {
  #last: Element | null = null;

  note = (event: FocusEvent): void => {
    this.#last = event.target as Element;
  };

  /** The scene that asks, if any, lies over the board and the question. */
  follow(scene: HTMLElement | null, question: HTMLElement | null): void {
    if (!this.#last) return;
    const here = document.activeElement;
    const lost = !here || here === document.body || !isSeen(here);
    if (scene ? lost || (here.closest('.board, .prompt') && !here.closest('[role=menu]')) : lost && !isSeen(this.#last)) {
      (scene ?? question)?.focus({ preventScroll: true });
    }
  }
}

/**
 * Space skips what is being shown, wherever the focus is on the board. A button, a field or a link keeps its own Space, and a
 * key that is held down is pressed once.
 */
export function pressSpace(event: KeyboardEvent, skip: () => boolean): void {
  if (event.key !== ' ' || event.ctrlKey || event.metaKey || event.altKey || typing(event.target)) return;
  const here = event.target as Element;
  if (document.querySelector('dialog[open]') || here.closest?.('button, a, summary, [role=menu]')) return;
  if (event.repeat || skip()) {
    event.preventDefault();
    event.stopPropagation();
  }
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
    case 'e':
      return keyed.end();
    case 'tab':
      return tab(event, choosing);
    case 'c':
      event.preventDefault();
      return keyed.chat();
    case 'p':
      return keyed.advise();
    case ',':
      return keyed.pace(-1);
    case '.':
      return keyed.pace(1);
    case 's':
      return keyed.since();
    case 'b':
      return keyed.rules();
    case 'h':
      return keyed.point();
    case '?':
      return keyed.help();
    default:
      walk(event, choosing);
  }
}
