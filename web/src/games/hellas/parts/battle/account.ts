/** What each card and each power has added to a side's army strength in the running battle, as its events tell it. */
import type { EntryInfo, Fields } from '../../../../lib/wire';

export interface Added {
  /** `card:trap_sword`, `artifact:...`: what it came from. */
  thing: string;
  number: number;
}

const FAMILIES = ['hero', 'blessing', 'artifact'] as const;

function powerOf(fields: Fields): string {
  const family = FAMILIES.find((one) => fields[one] !== undefined) ?? 'artifact';
  return `${family}:${String(fields.power)}`;
}

/**
 * In the order in which they came. What comes after a card or a power is its doing; `valueOf` is a card's printed value.
 * Where the events do not go back to the first of the cards, the cards alone are told.
 */
export function added(entries: readonly EntryInfo[], seat: number, cards: readonly string[], valueOf: (card: string) => number): Added[] {
  const events = entries.flatMap((entry) => entry.events);
  const began = events.findLastIndex(({ kind }) => kind === 'battle_began');
  const found: Added[] = [];
  let cause: Added | null = null;
  for (const { kind, fields } of events.slice(began + 1)) {
    if (fields.seat !== seat) continue;
    if (kind === 'battle_card_played') found.push((cause = { thing: `card:${String(fields.card)}`, number: valueOf(String(fields.card)) }));
    else if (kind === 'power_used') found.push((cause = { thing: powerOf(fields), number: 0 }));
    else if (kind === 'battle_bonus' && cause) cause.number += Number(fields.number);
  }
  const told = found.filter(({ thing }) => thing.startsWith('card:')).map(({ thing }) => thing.slice('card:'.length));
  if (told.join() !== cards.join()) return cards.map((card) => ({ thing: `card:${card}`, number: valueOf(card) })).filter(({ number }) => number !== 0);
  return found.filter(({ number }) => number !== 0);
}
