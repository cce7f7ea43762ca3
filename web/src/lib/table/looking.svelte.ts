/** What is looked at of a table: on a phone one part at a time, elsewhere what was opened beside the board. */
import type { Page } from './Side.svelte';
import type { Room } from './talking.svelte';

export type Tab = 'board' | 'own' | 'players' | 'story';

export class Looking {
  tab = $state<Tab>('board');
  side = $state<Page>('story');
  /** The player whose plate lies over the board. */
  opened = $state<number | null>(null);
  /** The modules lie over the board, where they have no place beside it. */
  unfolded = $state(false);
  /** Somebody looks at a page of the chat. */
  readonly #reads: (room: Room) => void;

  constructor(reads: (room: Room) => void) {
    this.#reads = reads;
  }

  /** Whether something lies over the board, or instead of it. */
  get away(): boolean {
    return this.opened !== null || this.unfolded || this.tab !== 'board';
  }

  show(tab: Tab): void {
    this.tab = tab;
    this.opened = null;
    this.unfolded = false;
    if (tab === 'story') this.turn(this.side);
  }

  turn = (page: Page): void => {
    this.side = page;
    if (page === 'chat' || page === 'side') this.#reads(page);
  };

  /** Opens a page beside the board, or puts it away. */
  open = (page: Page): void => {
    const there = this.tab === 'story' && (this.side === 'world') === (page === 'world');
    this.show(there ? 'board' : 'story');
    if (!there) this.turn(page);
  };

  /** By a tab of a phone. */
  look(at: Tab | 'world'): void {
    if (at !== 'world' && at !== 'story') return this.show(at);
    this.show('story');
    this.turn(at === 'story' && this.side !== 'world' ? this.side : at);
  }

  plate = (seat: number | null): void => {
    this.opened = seat;
    this.unfolded = false;
  };

  unfold = (): void => {
    this.unfolded = !this.unfolded;
    this.opened = null;
  };
}
