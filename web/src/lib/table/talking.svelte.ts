/** What is said at a table: to all who play, and among one's own side; and how much of it nobody here has read. */
import { untrack } from 'svelte';
import type { ChatLine, TableInfo } from '../wire';

export type Room = 'chat' | 'side';

const roomOf = ({ room }: ChatLine): Room => (room === 'side' ? 'side' : 'chat');

export class Talking {
  readonly #lines: () => ChatLine[];
  #read = $state<Record<Room, number>>({ chat: 0, side: 0 });

  constructor(lines: () => ChatLine[]) {
    this.#lines = lines;
    untrack(() => (['chat', 'side'] as const).forEach((room) => this.hear(room)));
  }

  in(room: Room): ChatLine[] {
    return this.#lines().filter((line) => roomOf(line) === room);
  }

  unread(room: Room): number {
    return Math.max(0, this.in(room).length - this.#read[room]);
  }

  get unreadAll(): number {
    return this.unread('chat') + this.unread('side');
  }

  /** Somebody looks at it. */
  hear(room: Room): void {
    this.#read[room] = this.in(room).length;
  }
}

/** The seats of one's own side that other people play, once the game has begun: whom one talks and points with. */
export function alliesOf({ sides, seats, mine, started }: TableInfo): number[] {
  if (mine === null || started === null) return [];
  return seats.filter(({ seat, person }) => sides[seat] === sides[mine] && person !== null && person !== seats[mine]?.person).map(({ seat }) => seat);
}
