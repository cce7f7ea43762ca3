/** Words as small as they must be. `text` is asked again whenever it may have changed. */

/** Settles an element's words now, when fonts have come, and whenever its parent has another size. */
function settling(text: () => string, settle: (element: HTMLElement) => void) {
  return (element: HTMLElement) => {
    const again = () => {
      element.style.fontSize = '';
      settle(element);
    };
    void text();
    again();
    void document.fonts?.ready.then(again);
    const watching = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(again);
    if (element.parentElement) watching?.observe(element.parentElement);
    return () => watching?.disconnect();
  };
}

const sizeOf = (element: HTMLElement): number => parseFloat(getComputedStyle(element).fontSize);

/** So that no word is cut or broken. */
export const fitted = (text: () => string) =>
  settling(text, (element) => {
    const { clientWidth: room, scrollWidth: needed } = element;
    if (room === 0 || needed <= room) return;
    element.style.fontSize = `${Math.floor((sizeOf(element) * room * 10) / (needed + 1)) / 10}px`;
  });

/** Smaller than this nobody reads it. */
const LEAST = 11;
const STEP = 8;
/** What widens does so by no more than this. */
const MOST = 120;

/** So that all its lines fit the height that a text is given; where they do not, what holds it (`widens`) is made wider. */
export const fittedHigh = (text: () => string, widens = '') =>
  settling(text, (element) => {
    const isCut = () => element.clientHeight > 0 && element.scrollHeight > element.clientHeight + 1;
    let size = sizeOf(element);
    const holder = widens ? element.closest<HTMLElement>(widens) : null;
    if (holder) holder.style.minWidth = '';
    while (size > LEAST && isCut()) {
      size = Math.max(LEAST, size - 0.5);
      element.style.fontSize = `${size}px`;
    }
    const width = holder?.offsetWidth ?? 0;
    for (let more = STEP; holder && more <= MOST && isCut(); more += STEP) holder.style.minWidth = `${width + more}px`;
  });
