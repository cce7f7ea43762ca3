/** A dialog over the page: it opens with its focus where it belongs, and gives it back; Escape and a touch beside it close it. */
export const modal = (close: () => void, first: (dialog: HTMLDialogElement) => HTMLElement | null) => (dialog: HTMLDialogElement) => {
  const before = document.activeElement;
  const cancelled = (event: Event): void => {
    event.preventDefault();
    close();
  };
  const touched = (event: Event): void => {
    if (event.target === dialog) close();
  };
  dialog.addEventListener('cancel', cancelled);
  dialog.addEventListener('click', touched);
  dialog.showModal();
  first(dialog)?.focus();
  return () => {
    dialog.removeEventListener('cancel', cancelled);
    dialog.removeEventListener('click', touched);
    dialog.close();
    if (before instanceof HTMLElement) before.focus();
  };
};
