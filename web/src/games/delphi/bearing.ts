/** Where a hex lies from one's ship, in words. */
import type { Fields, Texts, View } from '../../lib/board';
import { axial, centre } from './layout';
import { players } from './reading';

/** Clockwise from the east. */
const WAYS = ['east', 'south_east', 'south', 'south_west', 'west', 'north_west', 'north', 'north_east'] as const;

/** "2 spaces north-east" of the ship that is about to move; nothing where the ship lies there. */
export function bearing({ hex }: Fields, view: View, texts: Texts): string | null {
  const seat = (view.you as number | null | undefined) ?? (view.active as number);
  const ship = players(view)[seat]?.ship;
  if (typeof hex !== 'string' || !ship || ship === hex) return null;
  const [from, to] = [centre(ship), centre(hex)];
  const turn = Math.atan2(to.y - from.y, to.x - from.x) / (2 * Math.PI);
  const way = WAYS[(Math.round(turn * WAYS.length) + WAYS.length) % WAYS.length]!;
  return texts.text('web-delphi-bearing', { spaces: distance(ship, hex), way });
}

/** In hexes, over land and water. */
function distance(one: string, other: string): number {
  const [[q, r], [p, s]] = [axial(one), axial(other)];
  return Math.max(Math.abs(q - p), Math.abs(r - s), Math.abs(q + r - p - s));
}
