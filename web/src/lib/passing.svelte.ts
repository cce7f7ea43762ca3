/** What is shown for a moment each, one after the other. */
export class Passing<Show> {
  show = $state.raw<Show | null>(null);
  #queue: Show[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #lasts: (show: Show, waiting: number) => number;

  /** How long each is shown, by how many wait behind it. */
  constructor(lasts: (show: Show, waiting: number) => number) {
    this.#lasts = lasts;
  }

  get waiting(): number {
    return this.#queue.length;
  }

  /** Lets more wait; no more than four do, because what is long past is in the story. */
  add(shows: readonly Show[], wanted: (show: Show) => boolean = () => true): void {
    this.#queue = [...this.#queue, ...shows].filter(wanted).slice(-4);
  }

  /** Shows what comes next, or nothing where it would not be seen. */
  next(unseen = false): void {
    clearTimeout(this.#timer);
    this.show = unseen ? null : (this.#queue.shift() ?? null);
    if (this.show) this.#timer = setTimeout(() => this.next(unseen), this.#lasts(this.show, this.#queue.length));
  }

  drop(): void {
    this.#queue = [];
  }

  stop(): void {
    clearTimeout(this.#timer);
  }
}
