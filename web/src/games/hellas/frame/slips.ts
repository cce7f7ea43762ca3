/** Battles and hunts of others, as they stand while they are told. */
import type { EventInfo, View } from '../../../lib/board';
import type { Beat } from '../../../lib/time/echo.svelte';
import type { EntryInfo } from '../../../lib/wire';
import { battleOf } from './reading';

const BEGINS: ReadonlySet<string> = new Set(['battle_began', 'hunt_began']);
const ENDS: ReadonlySet<string> = new Set(['battle_won', 'battle_avoided', 'battle_left', 'hunt_ended', 'monster_slain']);

interface Side {
  seat: number;
  strength: number | null;
  cards: string[];
  passed: boolean;
}

export interface Slip {
  key: string;
  region: string;
  /** The latest of its events, to be told in words. */
  event: EventInfo;
  sides: Side[];
  /** Of a hunt. */
  monster: string | null;
  /** Whoever has won, once it is over. */
  winner: number | null;
}

/** What has been told since the latest battle or hunt began, with what is told now; nothing where none began. */
function since(entries: readonly EntryInfo[], beat: Beat): { number: number; events: EventInfo[] } | null {
  const found: EventInfo[] = [];
  const now = beat.event!;
  const told = entries.at(-1)?.events.includes(now) ? [] : [now];
  for (const { number, events } of [...entries.slice(-60), { number: beat.entry.number, events: told }].reverse()) {
    const begun = events.findLastIndex(({ kind }) => BEGINS.has(kind));
    found.unshift(...events.slice(Math.max(0, begun)));
    if (begun >= 0) return { number, events: found };
  }
  return null;
}

/** The slip to be seen with a beat; null where it is about something else, or about a battle of one's own. */
export function slipOf(entries: readonly EntryInfo[], beat: Beat | null, view: View, you: number | null): Slip | null {
  if (!beat?.event || beat.echo) return null;
  const whole = since(entries, beat);
  if (!whole) return null;
  const { number, events } = whole;
  const { kind, fields } = events[0]!;
  const seats = kind === 'battle_began' ? [Number(fields.seat), Number(fields.defender)] : [Number(fields.seat)];
  if (you !== null && seats.includes(you)) return null;
  const ended = events.findIndex((one) => ENDS.has(one.kind));
  if (ended >= 0 && !beat.events.includes(events[ended]!)) return null;
  const compared = events.find((one) => one.kind === 'battle_compared')?.fields;
  const strength = compared ? [Number(compared.attack), Number(compared.defence)] : battleOf(view)?.strength;
  const won = events.find((one) => one.kind === 'battle_won' || one.kind === 'monster_slain');
  return {
    key: `${kind} ${number}`,
    region: String(fields.region),
    event: events.findLast((one) => one.kind !== 'battle_bonus' && one.kind !== 'casualties_changed') ?? events[0]!,
    sides: seats.map((seat, n) => ({
      seat,
      strength: strength?.[n] ?? null,
      cards: events.flatMap((one) => (one.kind === 'battle_card_played' && one.fields.seat === seat ? [String(one.fields.card)] : [])),
      passed: events.some((one) => one.kind === 'battle_passed' && one.fields.seat === seat),
    })),
    monster: kind === 'hunt_began' ? String(fields.monster) : null,
    winner: won ? Number(won.fields.seat) : null,
  };
}
