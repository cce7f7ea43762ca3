/** What the light over the map falls on. */
import type { Point } from '../../lib/map/plane';
import { berth, centre } from './layout';
import type { Player } from './reading';

/** A hex that may be touched: what it costs at least, whether it fits the colour that is looked at, where its price stands. */
export interface LitHex {
  hex: string;
  at: Point;
  price: number | null;
  fits: boolean;
  tag: number;
}

/** A space on the way of a ship: how far it has come there, and whether the space counts. */
export interface Leg {
  at: Point;
  step: number;
  counts: boolean;
}

export interface Moored {
  player: Player;
  at: Point;
  /** So many ships share the space. */
  crowd: number;
}

/** Where each ship lies: beside each other where several share a space. */
export function fleet(players: Player[]): Moored[] {
  return players.map((player) => {
    const there = players.filter(({ ship }) => ship === player.ship);
    const at = centre(player.ship);
    const by = berth(there.indexOf(player), there.length);
    return { player, at: { x: at.x + by.x, y: at.y + by.y }, crowd: there.length };
  });
}
