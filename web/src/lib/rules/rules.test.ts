/** The rules as the page reads them: clauses and links, what a search finds, and that every component has its clause. */
import { fromDisk } from '../texts.test.data';
import { beforeAll, describe, expect, it } from 'vitest';
import { anchorOf as delphiAnchor, CLAUSES as DELPHI } from '../../games/delphi/clauses';
import { anchorOf as hellasAnchor, CLAUSES as HELLAS } from '../../games/hellas/clauses';
import { tablesOf } from '../../../tests/data';
import { LANGUAGES } from '../settings.svelte';
import { Texts } from '../texts.svelte';
import { indexed } from './finding';
import { namedBy } from './naming';
import { type Component, componentsOf, referenceOf } from './reference';
import { type Block, clausesOf, gamesWithRules, type Piece, readRulebook, rulebook } from './rulebook';
import { fits, marked, prepared, wordsOf } from './search';

const BOOK = readRulebook(`# A game: the rules

An opening.

## X-1 The map

Before all clauses, see X-2.

**X-1.1** The map has two
regions (X-2.1). *Ruling: it says so, see X-2.1.*

| region | holds |
| --- | --- |
| \`attica\` | a city |

**X-1.2** *Sail.* The ship \`argo\` sails. *Reconstructed.*

## X-2 The end

**X-2.1** A *term* is no note.
`);

const kinds = (block: Block): string[] => (block.kind === 'text' ? block.pieces.map(({ kind }) => kind) : ['table']);

describe('a rulebook', () => {
  it('has chapters and clauses', () => {
    expect(BOOK.title).toBe('A game: the rules');
    expect(BOOK.chapters.map(({ number, title }) => [number, title])).toEqual([
      ['X-1', 'The map'],
      ['X-2', 'The end'],
    ]);
    expect(clausesOf(BOOK).map(({ number }) => number)).toEqual(['X-1.1', 'X-1.2', 'X-2.1']);
    expect(BOOK.chapters[0]!.opening.map(kinds)).toEqual([['text', 'link', 'text']]);
  });

  it('links clauses, keeps tables, and tells rulings from reconstructions, headings and terms', () => {
    const [map, sail, end] = clausesOf(BOOK);
    expect(map!.blocks.map(kinds)).toEqual([['text', 'link', 'text', 'ruling'], ['table']]);
    expect(sail!.blocks.map(kinds)).toEqual([['term', 'text', 'id', 'text', 'reconstructed']]);
    expect(end!.blocks.map(kinds)).toEqual([['text', 'term', 'text']]);
    expect(map!.plain).toContain('two regions (X-2.1). Ruling: it says so');
    expect(map!.plain).toContain('attica a city');
  });
});

describe('a search', () => {
  it('minds neither accents nor capitals', () => {
    for (const [text, query] of [['Böotien', 'bootien'], ['Łuk', 'luk'], ['región', 'REGION'], ['größer', 'grosser'], ['Świątynia', 'swiat']]) {
      expect(fits(prepared(text!), wordsOf(query!)), query).toBe(true);
    }
  });

  it('wants every word to begin one', () => {
    const ready = prepared('The hoplites withdraw from owl_of_athena.');
    expect(fits(ready, wordsOf('with hop'))).toBe(true);
    expect(fits(ready, wordsOf('athena'))).toBe(true);
    expect(fits(ready, wordsOf('draw'))).toBe(false);
    expect(fits(ready, wordsOf('hoplites army'))).toBe(false);
    expect(fits(ready, wordsOf('  '))).toBe(false);
  });

  it('marks what was found, letter by letter of the original', () => {
    const hits = (text: string, query: string) => marked(text, wordsOf(query)).filter(({ hit }) => hit).map(({ text: found }) => found);
    expect(hits('Świątynie i świat', 'swia')).toEqual(['Świą', 'świa']);
    expect(hits('größer als groß', 'gross')).toEqual(['größ', 'groß']);
    expect(hits('withdraw', 'draw')).toEqual([]);
    expect(marked('Ares strikes', wordsOf('strike')).map(({ text }) => text).join('')).toBe('Ares strikes');
  });

  it('finds clauses by number, word and the name of a component', () => {
    const argo: Component = {
      anchor: 'ship-argo', group: 'ships', name: 'Daughter of Jason', text: 'Fast.', copies: 1, tags: ['wooden'], reconstructed: [],
      clause: 'X-1.2', written: true, picture: { ground: 'bronze' },
    };
    const search = indexed(clausesOf(BOOK), [argo], namedBy([argo]));
    const numbers = (query: string) => search(query)!.clauses.map(({ number }) => number);
    expect(search('')).toBeNull();
    expect(numbers('x-1.2')).toEqual(['X-1.2']);
    expect(numbers('1.2')).toEqual(['X-1.2']);
    expect(numbers('jason')).toEqual(['X-1.2']);
    expect(search('wooden')!.components).toEqual([argo]);
    expect(search('fast jason')!.components).toEqual([argo]);
    expect(search('nothing like it')!.components).toEqual([]);
  });
});

describe.each(['delphi', 'hellas'])('the reference of %s', (game) => {
  const texts = new Texts(fromDisk);
  const anchors = game === 'delphi' ? DELPHI : HELLAS;

  beforeAll(() => texts.need('web', 'rules', game));

  it('has rules in every language', async () => {
    expect(gamesWithRules()).toContain(game);
    for (const language of LANGUAGES) expect(clausesOf((await rulebook(game, language))!).length).toBeGreaterThan(100);
  });

  it('sends nobody to a clause that is not there', async () => {
    const book = (await rulebook(game, 'en'))!;
    const there = new Set([...clausesOf(book).map(({ number }) => number), ...book.chapters.map(({ number }) => number)]);
    expect(Object.values(anchors).filter((clause) => !there.has(clause))).toEqual([]);
    const linked = (pieces: Piece[]): string[] => pieces.flatMap((piece) => ('pieces' in piece ? linked(piece.pieces) : piece.kind === 'link' ? [piece.to] : []));
    for (const { number, blocks } of clausesOf(book)) {
      for (const block of blocks) if (block.kind === 'text') expect(linked(block.pieces).filter((to) => !there.has(to)), number).toEqual([]);
    }
  });

  it('gives every component a name, a picture and a clause, in every language', async () => {
    const reference = (await referenceOf(game))!;
    const facts = tablesOf(game);
    for (const language of LANGUAGES) {
      await texts.speak(language);
      const components = componentsOf(game, reference, facts, (await rulebook(game, language))!, texts);
      expect(components.length).toBe(reference.groups.reduce((sum, { table }) => sum + Object.keys(facts[table]!).length, 0));
      expect(new Set(components.map(({ anchor }) => anchor)).size).toBe(components.length);
      for (const { anchor, name, clause, picture, tags } of components) {
        expect(clause, anchor).toMatch(/^[A-Z]+-\d+\.\d+$/);
        expect(picture.drawing ?? picture.letter, anchor).toBeTruthy();
        expect([name, ...tags].join(' '), `${anchor} in ${language}`).not.toMatch(/\b(delphi|hellas|web|rules)-\w/i);
      }
      for (const { id } of reference.groups) expect(texts.has(`rules-group-${game}-${id}`), id).toBe(true);
    }
  });
});

describe('things of the board', () => {
  it('lead to their component or their clause', () => {
    expect(hellasAnchor('artifact', 'aegis')).toBe('artifact-aegis');
    expect(hellasAnchor('pass', '')).toBe('H-9.5');
    expect(hellasAnchor('effect', 'recruit')).toBe('H-5.7');
    expect(hellasAnchor('count', '3')).toBeNull();
    expect(delphiAnchor('power', 'ares')).toBe('god-ares');
    expect(delphiAnchor('task', 'offering-red')).toBe('D-6.16');
    expect(delphiAnchor('companion', 'hero_red')).toBe('companion-hero_red');
    expect(delphiAnchor('ground', 'water')).toBe('D-6.9');
  });
});
