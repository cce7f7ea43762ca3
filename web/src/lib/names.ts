/** What tables, seats and games are called. */
import type { Texts } from './texts.svelte';
import type { Plain, Refused, Result, SeatInfo, TableInfo } from './wire';

/** Fields of decisions, actions and events that hold players. */
const SEATS = ['seat', 'seats', 'winners', 'hunter', 'defender', 'loser'];

export function gameTitle(texts: Texts, game: string): string {
  return texts.has(`web-game-${game}`) ? texts.text(`web-game-${game}`) : game;
}

/** A bot goes by its level and, where it is somebody, its character: `pythia.atalanta`. */
export const levelOf = (bot: string): string => bot.split('.')[0]!;
export const characterOf = (bot: string): string => bot.split('.')[1] ?? '';

export function botLevel(texts: Texts, bot: string): string {
  const level = levelOf(bot);
  return texts.has(`web-level-${level}`) ? texts.text(`web-level-${level}`) : level;
}

/** What a bot says of itself, if it is somebody. */
export function botWords(texts: Texts, bot: string): string {
  const who = characterOf(bot);
  return who && texts.has(`bots-character-${who}`) ? texts.text(`bots-character-${who}`, {}, 'text') : '';
}

/** A seat's name: its person's, its bot's, or one that a bot without a character goes by in this place. */
export function seatName(texts: Texts, seat: SeatInfo): string {
  if (seat.name) return seat.name;
  if (seat.bot === null) return texts.text('web-seat-free');
  const who = `bots-character-${characterOf(seat.bot)}`;
  if (texts.has(who)) return texts.text(who);
  const names = texts.text('web-bot-names').split(',').map((name) => name.trim());
  return names[seat.seat % names.length]!;
}

/** The same at a table that has begun, where no seat is free: whoever is not known by name is known by number. */
export function playerName(texts: Texts, seat: SeatInfo): string {
  return seat.name || seat.bot !== null ? seatName(texts, seat) : texts.text('web-player', { number: seat.seat + 1 });
}

export function tableTitle(texts: Texts, table: TableInfo): string {
  if (table.title) return table.title;
  const host = table.seats.find((seat) => seat.person !== null && seat.person === table.host);
  return host?.name ? texts.text('web-table-of', { name: host.name }) : gameTitle(texts, table.game);
}

/** The fields with players' names in place of seats. */
export function named(fields: Record<string, Plain>, names: string[]): Record<string, Plain> {
  const found = { ...fields };
  for (const field of SEATS) {
    const value = found[field];
    if (typeof value === 'number') found[field] = names[value] ?? value;
    else if (Array.isArray(value)) found[field] = value.map((seat) => names[seat as number] ?? seat);
  }
  return found;
}

export function refusal(texts: Texts, refused: Pick<Refused, 'code' | 'message'>): string {
  const id = `web-refused-${refused.code}`;
  return texts.has(id) ? texts.text(id) : texts.text('web-refused-other', { message: refused.message });
}

/** Why nobody plays at a closed table any more. */
export function closing(texts: Texts, table: Pick<TableInfo, 'ended_by' | 'reason'>): string {
  if (table.ended_by !== 'house') return texts.text('web-lobby-closed');
  return table.reason ? texts.text('web-closed-because', { reason: table.reason }) : texts.text('web-closed');
}

/** A time to wait, in the largest unit that fits. */
export function waitOf(texts: Texts, seconds: number): string {
  const [unit, length] = seconds >= 86_400 ? ['days', 86_400] : seconds >= 3600 ? ['hours', 3600] : ['minutes', 60];
  return texts.text(`web-wait-${unit}`, { count: Math.round((seconds / Number(length)) * 10) / 10 });
}

export function resultOf(value: Plain | undefined): Result | null {
  return typeof value === 'object' && value !== null && 'winners' in value ? (value as unknown as Result) : null;
}
