/** What of the game's events is told in large words: the titan's blow, another's fight, the oracle's word, and news of weight. */
import type { EventInfo } from '../../lib/board';
import { beats } from './beats';
import type { Colour } from './names';
import type { Player } from './reading';

export type Announcement =
  | { kind: 'titan'; roll: number; hurt: { seat: number; colours: Colour[] }[]; over: boolean }
  | { kind: 'fight'; seat: number; colour: Colour; target: number; roll: number; won: boolean }
  | { kind: 'oracle'; seat: number; colours: Colour[] }
  | { kind: 'news'; seat: number | null; event: EventInfo };

/** Whoever has so few tasks left is near the end. */
const NEAR = 2;

const NEWS: Record<string, (fields: EventInfo['fields'], you: number | null) => boolean> = {
  recovering: () => true,
  reached_zeus: () => true,
  game_over: () => true,
  task_completed: ({ left, seat }, you) => Number(left) <= NEAR && seat !== you,
};

/** By the first version of the rules the roll was the blow: then the next turn began. */
const strikesAtOnce = (then: readonly EventInfo[]): boolean =>
  then.some(({ kind }) => kind === 'turn_began' || kind === 'game_over') && !then.some(({ kind }) => kind === 'titan_struck');

const strikes = ({ kind }: EventInfo, then: readonly EventInfo[]): boolean => kind === 'titan_struck' || (kind === 'titan_rolled' && strikesAtOnce(then));

/** What belongs to the titan's blow: injuries, and what follows from them. */
const BLOW: ReadonlySet<string> = new Set(['injury_drawn', 'injuries_discarded', 'deck_reshuffled']);

/** The n-th of several events in large words, of which so many have been told by now; null where it is worth none. */
export function announced(
  happened: readonly EventInfo[],
  n: number,
  players: readonly Pick<Player, 'seat'>[],
  you: number | null,
  told = happened.length,
): Announcement | null {
  const event = happened[n]!;
  const { kind, fields } = event;
  const seat = Number(fields.seat);
  if (!beats[kind]?.banner) return null;
  if (strikes(event, happened.slice(n + 1))) {
    const other = happened.findIndex((next, at) => at > n && !BLOW.has(next.kind));
    const end = other < 0 ? happened.length : other;
    const drawn = happened.slice(n + 1, Math.min(end, told)).filter((next) => next.kind === 'injury_drawn');
    const hurt = players.map((player) => ({ seat: player.seat, colours: drawn.filter((next) => next.fields.seat === player.seat).map((next) => next.fields.colour as Colour) }));
    return { kind: 'titan', roll: Number(fields.roll), hurt, over: told >= end };
  }
  if (kind === 'fight_round' && (seat !== you || fields.won)) {
    const { colour, target, roll, won } = fields;
    return { kind: 'fight', seat, colour: colour as Colour, target: Number(target), roll: Number(roll), won: Boolean(won) };
  }
  if (kind === 'consulted') return { kind: 'oracle', seat, colours: fields.colours as Colour[] };
  return NEWS[kind]?.(fields, you) ? { kind: 'news', seat: Number.isNaN(seat) ? null : seat, event } : null;
}
