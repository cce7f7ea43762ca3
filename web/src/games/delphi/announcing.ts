/** What of the game's events is told in large words: the titan's blow, another's fight, the oracle's word, and news of weight. */
import type { EventInfo } from '../../lib/board';
import { beats } from './beats';
import type { Colour } from './names';
import type { Player } from './reading';

export type Announcement =
  | { kind: 'titan'; roll: number; hurt: { seat: number; colours: Colour[] }[] }
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

/** The n-th of several events in large words; null where it is worth none. */
export function announced(happened: readonly EventInfo[], n: number, players: readonly Pick<Player, 'seat'>[], you: number | null): Announcement | null {
  const event = happened[n]!;
  const { kind, fields } = event;
  const seat = Number(fields.seat);
  if (!beats[kind]?.banner) return null;
  if (strikes(event, happened.slice(n + 1))) {
    // The injuries that follow, up to whatever else happens, are the titan's.
    const hurt = new Map<number, Colour[]>();
    for (const next of happened.slice(n + 1)) {
      if (next.kind === 'injury_drawn') {
        const who = Number(next.fields.seat);
        hurt.set(who, [...(hurt.get(who) ?? []), next.fields.colour as Colour]);
      } else if (next.kind !== 'injuries_discarded' && next.kind !== 'deck_reshuffled') break;
    }
    return { kind: 'titan', roll: Number(fields.roll), hurt: players.map((player) => ({ seat: player.seat, colours: hurt.get(player.seat) ?? [] })) };
  }
  if (kind === 'fight_round' && (seat !== you || fields.won)) {
    const { colour, target, roll, won } = fields;
    return { kind: 'fight', seat, colour: colour as Colour, target: Number(target), roll: Number(roll), won: Boolean(won) };
  }
  if (kind === 'consulted') return { kind: 'oracle', seat, colours: fields.colours as Colour[] };
  return NEWS[kind]?.(fields, you) ? { kind: 'news', seat: Number.isNaN(seat) ? null : seat, event } : null;
}
