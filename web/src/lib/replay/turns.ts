/** Where turns begin: every game tells it with the same event, and counts rounds or turns with it. */
import type { EntryInfo, EventInfo } from '../wire';

const TURN = 'turn_began';

export interface Count {
  of: 'round' | 'turn';
  number: number;
}

/** What the event counts, if it begins a turn. */
export function counted({ kind, fields }: EventInfo): Count | null {
  if (kind !== TURN) return null;
  const { round, turn } = fields;
  if (typeof round === 'number') return { of: 'round', number: round };
  return { of: 'turn', number: typeof turn === 'number' ? turn : 0 };
}

export function begins({ events }: EntryInfo): boolean {
  return events.some(({ kind }) => kind === TURN);
}
