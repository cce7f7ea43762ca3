/** All that can be found on the page, made ready once for every letter that is typed. */
import type { Named } from './naming';
import type { Component } from './reference';
import type { Clause } from './rulebook';
import { fits, prepared, wordsOf } from './search';

export interface Found {
  clauses: Clause[];
  components: Component[];
  /** What to mark. */
  words: string[];
}

/** A search over clauses and components; null while nothing is asked. Ids in clauses are found by their names as well. */
export function indexed(clauses: Clause[], components: Component[], named: Named): (query: string) => Found | null {
  const texts = clauses.map(({ number, plain }) => prepared(`${number} ${number.slice(2)} ${withNames(plain, named)}`));
  const cards = components.map(({ name, text, tags, anchor }) => prepared([name, text, ...tags, anchor.replaceAll('_', ' ')].join(' ')));
  return (query) => {
    const words = wordsOf(query);
    if (words.length === 0) return null;
    return {
      clauses: clauses.filter((_, at) => fits(texts[at]!, words)),
      components: components.filter((_, at) => fits(cards[at]!, words)),
      words,
    };
  };
}

function withNames(plain: string, named: Named): string {
  const names = [...plain.matchAll(/\b[a-z]+(?:_[a-z0-9]+)*\b/g)].map(([id]) => named.get(id)?.name ?? '');
  return [plain, ...new Set(names)].join(' ');
}
