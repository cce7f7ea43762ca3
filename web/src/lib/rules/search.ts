/** Looking something up: every word that is typed must begin some word of the text; accents and capitals do not matter. */

/** What NFD does not take apart. */
const LETTERS: Record<string, string> = { ł: 'l', ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o' };

/** One letter as it is compared. */
function folded(letter: string): string {
  const bare = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  return LETTERS[bare] ?? bare;
}

const IN_WORD = /[\p{L}\p{N}]/u;

export function fold(text: string): string {
  return [...text].map(folded).join('');
}

/** The words of a query, without the marks around them. */
export function wordsOf(query: string): string[] {
  return fold(query)
    .split(/[^\p{L}\p{N}.-]+/u)
    .map((word) => word.replace(/^[.-]+|[.-]+$/g, ''))
    .filter(Boolean);
}

/** A text made ready for many searches. */
export function prepared(text: string): string {
  return ` ${fold(text).replaceAll('_', ' ')}`;
}

function begins(ready: string, word: string): boolean {
  for (let at = ready.indexOf(word); at >= 0; at = ready.indexOf(word, at + 1)) {
    if (at === 0 || !IN_WORD.test(ready[at - 1]!)) return true;
  }
  return false;
}

export function fits(ready: string, words: string[]): boolean {
  return words.length > 0 && words.every((word) => begins(ready, word));
}

export interface Stretch {
  text: string;
  hit: boolean;
}

/** The text in stretches, those that a word begins marked. */
export function marked(text: string, words: string[]): Stretch[] {
  if (words.length === 0) return [{ text, hit: false }];
  const letters = [...text];
  const ready = letters.map(folded);
  const hits = new Array<boolean>(letters.length).fill(false);
  let before = '';
  letters.forEach((letter, at) => {
    if (!IN_WORD.test(before)) {
      for (const word of words) {
        const length = reaches(ready, at, word);
        if (length > 0) hits.fill(true, at, at + length);
      }
    }
    before = letter === '_' ? '' : letter;
  });
  const found: Stretch[] = [];
  letters.forEach((letter, at) => {
    const last = found.at(-1);
    if (last && last.hit === hits[at]) last.text += letter;
    else found.push({ text: letter, hit: hits[at]! });
  });
  return found;
}

/** How many letters from a place on spell the word; 0 if they do not. */
function reaches(ready: string[], from: number, word: string): number {
  let spelled = '';
  for (let at = from; at < ready.length; at += 1) {
    spelled += ready[at];
    if (spelled.length >= word.length) return spelled.startsWith(word) ? at - from + 1 : 0;
    if (!word.startsWith(spelled)) return 0;
  }
  return 0;
}
