/** "What is this?": one popover beside a thing, on hover, focus or long press. */

/** So soon its name stands there, and so long it takes until all is told. */
const HOVER = 120;
const WHOLE = 700;
const PRESS = 450;
const LEAVE = 400;
/** The id of the popover: the thing beside it is described by it. */
export const EXPLANATION = 'explanation';

class Explanation {
  thing = $state<string | null>(null);
  at = $state.raw<Element | null>(null);
  /** All is told, and not the name and one line alone. */
  whole = $state(false);
  #more: ReturnType<typeof setTimeout> | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #turn = 0;

  show = (thing: string, at: Element, whole = true): void => {
    this.#stop();
    this.#turn += 1;
    this.thing = thing;
    this.at = at;
    this.whole = whole;
  };

  #stop(): void {
    clearTimeout(this.#timer);
    clearTimeout(this.#more);
  }

  /** Also called while the page is being redrawn (an element that has the focus goes away), so it waits a moment. */
  hide = (): void => {
    this.#stop();
    const turn = ++this.#turn;
    queueMicrotask(() => {
      if (turn !== this.#turn) return;
      this.thing = null;
      this.at = null;
    });
  };

  /** The mouse has left: it may be on its way to the link in the explanation. */
  leave = (): void => {
    this.#stop();
    if (this.thing !== null) this.#timer = setTimeout(this.hide, LEAVE);
  };

  /** The mouse has come to the link. */
  stay = (): void => clearTimeout(this.#timer);

  /** The mouse or the keyboard has come to a thing: first its name, then all of it. */
  come(thing: string, at: Element): void {
    this.#stop();
    if (thing === this.thing && at === this.at && this.whole) return;
    this.#timer = setTimeout(() => {
      this.show(thing, at, false);
      this.#more = setTimeout(() => this.show(thing, at), WHOLE - HOVER);
    }, HOVER);
  }
}

export const explanation = new Explanation();

/**
 * Makes everything below an element that carries `data-target` or `data-thing` explain itself: the mouse rests on it, the
 * keyboard comes to it, a finger stays on it. A board need do nothing for that but name its things.
 */
export function explains(root: HTMLElement): () => void {
  const named = (event: Event): [string, Element] | null => {
    const at = (event.target as Element | null)?.closest?.('[data-thing], [data-target]');
    const thing = at?.getAttribute('data-thing') ?? at?.getAttribute('data-target');
    return at && thing ? [thing, at] : null;
  };
  let pressed = false;
  /** The explanation itself stands among the things, and is none. */
  const within = (event: Event) => (event.target as Element | null)?.closest?.(`#${EXPLANATION}`) !== null;
  /** Where the mouse was pressed, until it moves: what comes to lie under it meanwhile was not asked about. */
  let still: { x: number; y: number } | null = null;
  const rests = ({ clientX, clientY }: PointerEvent): boolean => still?.x === clientX && still.y === clientY;
  const over = (event: PointerEvent) => {
    if (event.pointerType !== 'mouse' || within(event) || rests(event)) return;
    still = null;
    const found = named(event);
    if (found) explanation.come(...found);
    else explanation.leave();
  };
  const move = (event: PointerEvent) => {
    if (still) over(event);
  };
  const out = (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && named(event)) explanation.leave();
  };
  const focus = (event: FocusEvent) => {
    const found = named(event);
    if (found && found[1].matches(':focus-visible')) explanation.come(...found);
  };
  const down = (event: PointerEvent) => {
    pressed = false;
    if (within(event)) return;
    explanation.hide();
    still = event.pointerType === 'mouse' ? { x: event.clientX, y: event.clientY } : null;
    const found = event.pointerType === 'mouse' ? null : named(event);
    if (!found) return;
    const timer = setTimeout(() => {
      pressed = true;
      explanation.show(...found);
    }, PRESS);
    const begin = [event.clientX, event.clientY] as const;
    const stop = (later: PointerEvent) => {
      if (later.type === 'pointermove' && Math.hypot(later.clientX - begin[0], later.clientY - begin[1]) < 8) return;
      clearTimeout(timer);
      for (const kind of ENDS) removeEventListener(kind, stop);
    };
    for (const kind of ENDS) addEventListener(kind, stop);
  };
  // A long press asks, it does not choose.
  const click = (event: MouseEvent) => {
    if (!pressed) return;
    pressed = false;
    event.stopPropagation();
    event.preventDefault();
  };
  const menu = (event: Event) => {
    if (named(event) && pressed) event.preventDefault();
  };
  root.addEventListener('pointerover', over);
  root.addEventListener('pointermove', move);
  root.addEventListener('pointerout', out);
  root.addEventListener('focusin', focus);
  root.addEventListener('focusout', explanation.hide);
  root.addEventListener('pointerdown', down, true);
  root.addEventListener('click', click, true);
  root.addEventListener('contextmenu', menu);
  return () => {
    explanation.hide();
    root.removeEventListener('pointerover', over);
    root.removeEventListener('pointermove', move);
    root.removeEventListener('pointerout', out);
    root.removeEventListener('focusin', focus);
    root.removeEventListener('focusout', explanation.hide);
    root.removeEventListener('pointerdown', down, true);
    root.removeEventListener('click', click, true);
    root.removeEventListener('contextmenu', menu);
  };
}

const ENDS = ['pointerup', 'pointercancel', 'pointermove'] as const;
