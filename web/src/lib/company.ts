/** Whom one last played alone against bots with, by game: "Play now" begins such a game again. Kept in this browser. */
import { characterOf, levelOf } from './names';
import type { Fields, GameInfo } from './wire';

export interface Company {
  /** The bots' levels, seat by seat after one's own. */
  bots: string[];
  options: Fields;
}

const place = (game: string) => `aegean.company.${game}`;

export function remember(game: string, company: Company): void {
  try {
    localStorage.setItem(place(game), JSON.stringify(company));
  } catch {
    // Then the usual company comes next time.
  }
}

/** The remembered company, if such a game can be played here; otherwise the smallest, of the usual bots. */
export function companyFor(game: GameInfo): Company {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(place(game.id)) ?? 'null');
    if (isCompany(kept) && game.seats.includes(kept.bots.length + 1) && kept.bots.every((bot) => isBot(game, bot))) return kept;
  } catch {
    // What cannot be read is not there.
  }
  return { bots: Array.from({ length: Math.min(...game.seats) - 1 }, () => game.usual), options: {} };
}

const isBot = (game: GameInfo, bot: string) =>
  game.bots.includes(levelOf(bot)) && (!characterOf(bot) || game.characters.includes(characterOf(bot)));

function isCompany(value: unknown): value is Company {
  if (typeof value !== 'object' || value === null) return false;
  const { bots, options } = value as Record<string, unknown>;
  return Array.isArray(bots) && bots.length > 0 && bots.every((bot) => typeof bot === 'string') && typeof options === 'object' && options !== null;
}
