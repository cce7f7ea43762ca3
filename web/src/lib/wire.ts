/** What travels between the server and this client: the server's own types, and what they leave open. */
import type { Plain, SocketCommand } from './wire.generated';

export type * from './wire.generated';

/** What can be said over a table's line. */
export type Command = SocketCommand;

/** How a game ended: the seats that won, everybody by rank, and why. It comes as `result`, which is null before. */
export interface Result {
  winners: number[];
  ranking: number[][];
  reason: string;
}

/** An entry of a `patch`: [path, value] puts a value in place, [path] takes the key at the path's end away. */
export type Change = [path: (string | number)[], value?: Plain];
