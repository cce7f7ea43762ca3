/** How the running battle has ended, as its events tell it: the view keeps it as it was until its end has been seen. */
import type { BoardProps, EventInfo } from '../../../../lib/board';

export interface End {
  /** Both strengths as they were compared, the attacker's first; null where nothing was left to compare. */
  strength: [number, number] | null;
  /** Whose victory was told; null while the strengths are compared. */
  won: EventInfo | null;
}

/** So many entries back at most a battle that still goes on has begun. */
const LONG = 60;

/** The events of the running battle up to now. What is told although the board has moved on may be of another one. */
export function toldOf(entries: BoardProps['entries'], beat: BoardProps['beat']): EventInfo[] {
  const events = entries.slice(-LONG).flatMap((entry) => entry.events);
  if (beat?.event && !beat.echo && !events.includes(beat.event)) events.push(beat.event);
  return events.slice(Math.max(0, events.findLastIndex(({ kind }) => kind === 'battle_began')));
}

/** Null while cards are played. */
export function endOf(events: readonly EventInfo[]): End | null {
  const compared = events.find(({ kind }) => kind === 'battle_compared')?.fields;
  const won = events.find(({ kind }) => kind === 'battle_won') ?? null;
  return compared || won ? { strength: compared ? [Number(compared.attack), Number(compared.defence)] : null, won } : null;
}
