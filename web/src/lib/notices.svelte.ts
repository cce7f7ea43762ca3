/** Short words to the player: shown for a while, and read out. */

export interface Notice {
  id: number;
  text: string;
  bad: boolean;
}

class Notices {
  shown = $state.raw<Notice[]>([]);
  /** The latest words for screen readers alone. */
  spoken = $state('');
  #next = 1;

  tell(text: string, bad = false): void {
    const notice = { id: this.#next++, text, bad };
    this.shown = [...this.shown.slice(-2), notice];
    setTimeout(() => this.dismiss(notice.id), bad ? 8000 : 5000);
  }

  dismiss(id: number): void {
    this.shown = this.shown.filter((notice) => notice.id !== id);
  }

  say(text: string): void {
    this.spoken = text;
  }
}

export const notices = new Notices();
