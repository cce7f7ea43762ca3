/** The parts of the game at the table. The frame asks here, and `parts/index.ts` says which there are. */
import type { DecisionInfo, Texts, View } from '../../../lib/board';
import type { Icon } from '../../../lib/icon';
import { type Chart, type Layout, layoutFor } from '../boards/board';
import { type Monster, monsters, type Player, races } from '../frame/reading';
import type { Explains, Flights, Icons, Mark, News, Part, Prey, Regular, Role } from './part';

class Registry {
  /** All that are loaded, the base game's first. */
  all = $state.raw<readonly Part[]>([]);

  /** Those that this game has, or that go on now. */
  active(view: View): Part[] {
    return this.all.filter((part) => part.active(view));
  }

  /** The first part's that shows a scene now. */
  scene(view: View): NonNullable<Part['scene']> | null {
    return this.active(view).find((part) => part.scene?.shows(view))?.scene ?? null;
  }

  /** How a role is played that is no lord's. */
  role(player: Pick<Player, 'role'> | null | undefined): Role | null {
    return player?.role ? this.#first((part) => part.roles?.[player.role!]) : null;
  }

  /** The victories that can be won in this game; with a seat, those it can win by. */
  races(view: View, seat?: number): string[] {
    const all = races(view);
    return seat === undefined ? all : all.filter((victory) => !this.active(view).some((part) => part.wins?.(view, seat, victory) === false));
  }

  /** What is hunted, and how its wounds are drawn where that is another way than a monster's. */
  prey(view: View, id: string): { monster: Monster | null; own: Prey | null } {
    for (const { prey } of this.active(view)) {
      const found = prey?.of(view, id);
      if (found) return { monster: found, own: prey! };
    }
    return { monster: monsters(view)[id] ?? null, own: null };
  }

  /** What a hero can do, where that is not what its board says. */
  ability(view: View, hero: string, seat: number | null, texts: Texts): string | null {
    return this.active(view).map(({ ability }) => ability?.(view, hero, seat, texts)).find((told) => told !== undefined) ?? null;
  }

  /** The picture of a thing; null where no part has one. */
  icon(family: string, id: string): Icon | null {
    return iconAmong(this.all.flatMap<Icons>(({ icons }) => (icons ? [icons] : [])), family, id);
  }

  explains(kind: string): Explains | null {
    return this.#first((part) => part.things?.[kind]);
  }

  news(event: string): News | null {
    return this.#first((part) => part.news?.[event]);
  }

  flights(event: string): Flights[string] | null {
    return this.#first((part) => part.flights?.[event]);
  }

  regular(id: string): Regular | null {
    return this.#first((part) => part.regulars?.[id]);
  }

  /** The regular action that stands for all actions of a kind, where none of their own things does. */
  group(kind: string): string | null {
    for (const part of this.all)
      for (const [id, { kinds, begins }] of Object.entries(part.regulars ?? {})) if (!begins && kinds.includes(kind)) return `regular:${id}`;
    return null;
  }

  /** What pieces add to the population that is printed on a region. */
  population(view: View, region: string): number {
    return this.active(view).reduce((sum, part) => sum + (part.population?.(view, region) ?? 0), 0);
  }

  /** The signs at the hero of a seat. */
  marks(view: View, seat: number, texts: Texts): Mark[] {
    return this.active(view).flatMap((part) => part.mark?.(view, seat, texts) ?? []);
  }

  offers(decision: string): boolean {
    return this.all.some(({ offers }) => offers?.includes(decision));
  }

  about(decision: DecisionInfo): string | null {
    return this.all.map(({ about }) => about?.(decision)).find(Boolean) ?? null;
  }

  answersOnMap(decision: string): boolean {
    return this.all.some(({ onMap }) => onMap?.includes(decision));
  }

  isPower(kind: string): boolean {
    return this.all.some(({ powers }) => powers?.includes(kind));
  }

  #layouts = new Map<string, Layout>();
  #boards: readonly Chart[] = [];

  /** Where the regions of a view lie: the same object for the same regions. */
  layout(view: View): Layout {
    const boards = this.all.flatMap((part) => part.boards ?? []);
    if (boards.length !== this.#boards.length) this.#layouts.clear();
    this.#boards = boards;
    const ids = Object.keys(view.regions as object);
    const key = ids.join(' ');
    let found = this.#layouts.get(key);
    if (!found) this.#layouts.set(key, (found = layoutFor(ids, boards)));
    return found;
  }

  #first<T>(of: (part: Part) => T | undefined): T | null {
    for (const part of this.all) {
      const found = of(part);
      if (found) return found;
    }
    return null;
  }
}

export function iconAmong(sources: readonly Icons[], family: string, id: string): Icon | null {
  for (const icons of sources) {
    const found = icons[family]?.[id];
    if (found) return found;
  }
  return null;
}

export const registry = new Registry();
