/**
 * The components of a game as a reference: which tables of its data are shown, in which groups, with which icon and under
 * which clause. A game's folder has a `reference.ts`; the facts themselves come from the server, the words from the
 * catalogues.
 */
import type { Icon } from '../icon';
import type { Texts } from '../texts.svelte';
import type { Plain } from '../wire';
import type { Block, Piece, Rulebook } from './rulebook';

export type Facts = Record<string, Plain>;
export type Tables = Record<string, Record<string, Facts>>;

/** What a component is drawn on: a clay medallion, a bronze roundel, or a stone or shield of a colour (`s-red`, `p-red`). */
export type Ground = 'clay' | 'bronze' | `s-${string}` | `p-${string}`;

/** What a component's roundel shows: an icon, or a letter. */
export interface Picture {
  drawing?: Icon;
  letter?: string;
  ground: Ground;
}

export interface Group {
  /** The title is the message `rules-group-<game>-<id>`. */
  id: string;
  /** Of the game's data. */
  table: string;
  /** The name of a component is the message `<game>-<family>-<id>`, its anchor on the page `<family>-<id>`. */
  family: string;
  /** The clause on a component; `within` a chapter it is the first that names the component's id. */
  clause: { within: string } | ((id: string) => string | null);
  picture(id: string, facts: Facts): Picture;
  /** What else is said of it in a word: a god, a region, a colour. */
  tags?(texts: Texts, facts: Facts, id: string): string[];
  /** How many there are, where the data do not say `copies`. */
  copies?(facts: Facts): number | null;
  /** Name and effect, where the game's catalogue has them elsewhere. */
  name?(texts: Texts, id: string, facts: Facts): string;
  text?(texts: Texts, id: string, facts: Facts): string;
}

export interface Reference {
  groups: Group[];
}

export interface Component {
  anchor: string;
  group: string;
  name: string;
  text: string;
  copies: number | null;
  tags: string[];
  /** The values that we set ourselves: field names of the data; `all` for the whole component. */
  reconstructed: string[];
  clause: string | null;
  /** Whether the rules name it by its id. */
  written: boolean;
  picture: Picture;
}

const folders = import.meta.glob<{ reference: Reference }>('../../games/*/reference.ts');

export async function referenceOf(game: string): Promise<Reference | null> {
  const found = folders[`../../games/${game}/reference.ts`];
  return found ? (await found()).reference : null;
}

const upper = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The first clause of a chapter that names an id; what a module brings is named in the module's own chapters. */
function naming(book: Rulebook, chapter: string, id: string): string | null {
  const named = (piece: Piece): boolean => ('pieces' in piece ? piece.pieces.some(named) : piece.kind === 'id' && piece.text === id);
  const inBlock = (block: Block): boolean =>
    block.kind === 'text' ? block.pieces.some(named) : block.rows.some((row) => row.some((cell) => cell.some(named)));
  const own = book.chapters.filter(({ number }) => number === chapter);
  return [...own, ...book.chapters].flatMap(({ clauses }) => clauses).find(({ blocks }) => blocks.some(inBlock))?.number ?? null;
}

export function componentsOf(game: string, reference: Reference, tables: Tables, book: Rulebook, texts: Texts): Component[] {
  return reference.groups.flatMap((group) =>
    Object.entries(tables[group.table] ?? {}).map(([id, facts]): Component => {
      const message = `${game}-${group.family}-${id}`;
      const told = texts.has(message, 'text') ? texts.text(message, {}, 'text') : '';
      const given = facts.reconstructed;
      return {
        anchor: `${group.family}-${id}`,
        group: group.id,
        name: upper(group.name?.(texts, id, facts) ?? texts.text(message)),
        text: group.text?.(texts, id, facts) ?? told,
        copies: group.copies ? group.copies(facts) : typeof facts.copies === 'number' ? facts.copies : null,
        tags: group.tags?.(texts, facts, id) ?? [],
        reconstructed: Array.isArray(given) ? given.map(String) : facts.source === 'reconstructed' ? ['all'] : [],
        clause: 'within' in group.clause ? naming(book, group.clause.within, id) : group.clause(id),
        written: 'within' in group.clause,
        picture: group.picture(id, facts),
      };
    }),
  );
}
