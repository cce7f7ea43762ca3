/** What is printed on the components, and so is not in the view: the game's own data, as the server tells them. */
import { api, Refusal } from '../../../lib/api';
import type { Plain } from '../../../lib/board';
import type { Facts, Tables } from '../../../lib/rules/reference';

export interface RegionFacts {
  land: string | null;
  population: number | null;
  city: string | null;
  shrine: string | null;
  /** Over land and over the sea. */
  neighbours: string[];
}

export interface CardFacts {
  value: number;
  casualties: number;
  symbol: string;
}

const text = (value: Plain | undefined): string | null => (typeof value === 'string' ? value : null);
const number = (value: Plain | undefined): number | null => (typeof value === 'number' ? value : null);
const list = (value: Plain | undefined): Plain[] => (Array.isArray(value) ? value : []);

class Printed {
  tables = $state.raw<Tables>({});

  of(table: string, id: string): Facts {
    return this.tables[table]?.[id] ?? {};
  }

  region(id: string): RegionFacts {
    const { land, population, city, shrine, neighbours, sea_trails } = this.of('regions', id);
    return {
      land: text(land),
      population: number(population),
      city: text(city),
      shrine: text(shrine),
      neighbours: [...list(neighbours), ...list(sea_trails)].map(String),
    };
  }

  card(id: string): CardFacts {
    const { strength, casualties, symbol } = this.of('combat_cards', id);
    return { value: number(strength) ?? 0, casualties: number(casualties) ?? 0, symbol: text(symbol) ?? '' };
  }

  /** The temples of a temple card that bring a blessing draft. */
  drafts(templeCard: string): number[] {
    return list(this.of('temple_cards', templeCard).drafts).map(Number);
  }

  /** The artifact of a monster, for whoever slays it. */
  trophy(monster: string): string | null {
    return text(this.of('monsters', monster).artifact);
  }

  godOf(blessing: string): string | null {
    return text(this.of('blessings', blessing).god);
  }

  /** The side of a god's help card that is used: the god's own word, or another beside it. */
  side(god: string): string {
    return text(this.of('gods', god).side) ?? god;
  }

  questSteps(quest: string): number {
    return list(this.of('quests', quest).steps).length;
  }

  limit(name: string): number {
    return number(this.of('limits', name).number) ?? 0;
  }

  get regulars(): string[] {
    return Object.keys(this.tables.regular_actions ?? {});
  }

  get specials(): string[] {
    return Object.keys(this.tables.special_actions ?? {});
  }

  /** A special action that a token marks as used. */
  isMarked(special: string): boolean {
    return this.of('special_actions', special).marked === true;
  }
}

export const printed = new Printed();

const PAUSE = 2000;
let wanted = '';

/** Asks the server for the data of a game with these options. The board can be drawn without them, so a server that is away is asked again meanwhile. */
export async function loadFacts(game: string, options: Record<string, Plain>): Promise<void> {
  const key = JSON.stringify([game, options.expansions ?? [], options.mode ?? '']);
  if (wanted === key && Object.keys(printed.tables).length > 0) return;
  wanted = key;
  try {
    const { tables } = await api.components(game, options);
    if (wanted === key) printed.tables = tables;
  } catch (fault) {
    if (!(fault instanceof Refusal)) throw fault;
    setTimeout(() => wanted === key && void loadFacts(game, options), PAUSE);
  }
}
