/** Makes words as small as they must be so that none is cut or broken: `text` is asked again whenever it may have changed. */
export function fitted(text: () => string) {
  return (element: HTMLElement) => {
    const settle = () => {
      element.style.fontSize = '';
      const { clientWidth: room, scrollWidth: needed } = element;
      if (room === 0 || needed <= room) return;
      const size = parseFloat(getComputedStyle(element).fontSize);
      element.style.fontSize = `${Math.floor((size * room * 10) / (needed + 1)) / 10}px`;
    };
    void text();
    settle();
    void document.fonts?.ready.then(settle);
    const watching = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(settle);
    if (element.parentElement) watching?.observe(element.parentElement);
    return () => watching?.disconnect();
  };
}

/** Makes a text as small as it must be so that all its lines fit the height it is given. */
export function fittedHigh(text: () => string, least = 9.5) {
  return (element: HTMLElement) => {
    const settle = () => {
      element.style.fontSize = '';
      let size = parseFloat(getComputedStyle(element).fontSize);
      while (size > least && element.clientHeight > 0 && element.scrollHeight > element.clientHeight + 1) {
        size -= 0.5;
        element.style.fontSize = `${size}px`;
      }
    };
    void text();
    settle();
    void document.fonts?.ready.then(settle);
    const watching = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(settle);
    if (element.parentElement) watching?.observe(element.parentElement);
    return () => watching?.disconnect();
  };
}
