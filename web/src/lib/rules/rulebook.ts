/**
 * A game's rules as they are read: the Markdown of docs/rules in chapters, clauses and pieces of text.
 *
 * A reference to another clause becomes a link, an id in backticks a piece of its own. A note is what stands in italics as
 * whole sentences behind a clause: a ruling (`*Ruling: ...*`) or the mark of a value that is ours (`*Reconstructed.*`). That
 * is the same in every language.
 */
import type { Language } from '../settings.svelte';

export type Piece =
  | { kind: 'text'; text: string }
  | { kind: 'id'; text: string }
  | { kind: 'link'; text: string; to: string }
  | { kind: 'term' | 'ruling' | 'reconstructed'; pieces: Piece[] };

export type Block = { kind: 'text'; pieces: Piece[] } | { kind: 'table'; head: Piece[][]; rows: Piece[][][] };

export interface Clause {
  number: string;
  blocks: Block[];
  /** Its words without any marks, for the search. */
  plain: string;
}

export interface Chapter {
  number: string;
  title: string;
  opening: Block[];
  clauses: Clause[];
}

export interface Rulebook {
  title: string;
  opening: Block[];
  chapters: Chapter[];
}

const NUMBER = /\b[A-Z]+-\d+(?:\.\d+)?\b/g;

export function readRulebook(text: string): Rulebook {
  const [head = '', ...chapters] = text.split(/^## /m);
  const [title = '', ...opening] = head.trim().split('\n');
  return { title: title.replace(/^# /, ''), opening: blocks(opening.join('\n')), chapters: chapters.map(chapter) };
}

function chapter(text: string): Chapter {
  const [, number = '', title = ''] = /^(\S+) (.*)$/m.exec(text) ?? [];
  const [opening = '', ...rest] = text.slice(text.indexOf('\n')).split(/^\*\*([A-Z]+-\d+\.\d+)\*\* /m);
  const clauses: Clause[] = [];
  for (let at = 0; at < rest.length; at += 2) {
    const found = blocks(rest[at + 1]!, true);
    clauses.push({ number: rest[at]!, blocks: found, plain: found.map(words).join(' ') });
  }
  return { number, title, opening: blocks(opening), clauses };
}

/** Paragraphs and tables, which an empty line divides. */
function blocks(text: string, clause = false): Block[] {
  return text
    .split(/\n\s*\n/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part, at) => (part.startsWith('|') ? table(part) : { kind: 'text', pieces: pieces(part.replace(/\s+/g, ' '), clause && at === 0) }));
}

function table(text: string): Block {
  const [head = [], , ...rows] = text.split('\n').map((line) =>
    line
      .replace(/^\||\|$/g, '')
      .split('|')
      .map((cell) => pieces(cell.trim(), true)),
  );
  return { kind: 'table', head, rows };
}

/** The pieces of a paragraph; the first italics of a clause are its heading, never a note. */
function pieces(text: string, heading: boolean): Piece[] {
  return text
    .split(/(\*[^*]+\*)/)
    .flatMap((part, at): Piece[] => {
      if (!part.startsWith('*')) return plainPieces(part);
      const inner = part.slice(1, -1);
      const note = inner.endsWith('.') && !(heading && at === 1 && text.startsWith('*'));
      const kind = !note ? 'term' : inner.includes(':') ? 'ruling' : 'reconstructed';
      return [{ kind, pieces: plainPieces(inner) }];
    });
}

function plainPieces(text: string): Piece[] {
  return text.split(/(`[^`]+`)/).flatMap((part): Piece[] => {
    if (part.startsWith('`')) return [{ kind: 'id', text: part.slice(1, -1) }];
    const found: Piece[] = [];
    let end = 0;
    for (const match of part.matchAll(NUMBER)) {
      if (match.index > end) found.push({ kind: 'text', text: part.slice(end, match.index) });
      found.push({ kind: 'link', text: match[0], to: match[0] });
      end = match.index + match[0].length;
    }
    if (end < part.length) found.push({ kind: 'text', text: part.slice(end) });
    return found;
  });
}

function words(block: Block): string {
  const said = (piece: Piece): string => ('pieces' in piece ? piece.pieces.map(said).join('') : piece.text);
  if (block.kind === 'text') return block.pieces.map(said).join('');
  return [block.head, ...block.rows].map((row) => row.map((cell) => cell.map(said).join('')).join(' ')).join(' ');
}

/** The clauses in the order of the book. */
export const clausesOf = (book: Rulebook): Clause[] => book.chapters.flatMap(({ clauses }) => clauses);

const files = import.meta.glob<string>('@rules/**/*.md', { query: '?raw', import: 'default' });
const read = new Map<string, Promise<Rulebook>>();

/** A game's rules in a language; English has the folder itself, every other language one below it. */
export function rulebook(game: string, language: Language): Promise<Rulebook> | null {
  const home = language === 'en' ? '/rules' : `/rules/${language}`;
  const found = Object.keys(files).find((file) => file.endsWith(`${home}/${game}.md`));
  if (!found) return null;
  let book = read.get(found);
  if (!book) {
    const modules = Object.keys(files).filter((file) => file.includes(`${home}/${game}/`)).sort();
    read.set(found, (book = Promise.all([found, ...modules].map((file) => files[file]!())).then(joined)));
  }
  return book;
}

/** The rules of a game, with those of its modules after its own. */
function joined([own, ...modules]: string[]): Rulebook {
  const book = readRulebook(own!);
  return { ...book, chapters: [...book.chapters, ...modules.flatMap((text) => readRulebook(text).chapters)] };
}

/** The games that there are rules of. */
export function gamesWithRules(): string[] {
  return Object.keys(files).flatMap((file) => /\/rules\/(\w+)\.md$/.exec(file)?.[1] ?? []);
}
