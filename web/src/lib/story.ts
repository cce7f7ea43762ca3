/**
 * What happened, as a story. A sentence is made of pieces, so that what it names can be pointed at: while a sentence is
 * put together, every word that stands for a thing carries marks around it that no text contains.
 */
import { named } from './names';
import type { Texts } from './texts.svelte';
import type { EntryInfo, EventInfo, Plain } from './wire';

export interface Piece {
  text: string;
  /** What it names: the field's name and the bare values, as in `god` and `ares`. */
  field?: string;
  values?: string[];
}

const OPEN = '\uE000';
const MIDDLE = '\uE001';
const CLOSE = '\uE002';

/** Puts the marks around a word. Numbers stay what they are, for grammar goes by them. */
function marked(field: string, value: Plain | undefined, word: Plain | undefined): Plain | undefined {
  const values = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
  return values.length > 0 ? OPEN + [field, ...values, word].join(MIDDLE) + CLOSE : word;
}

/** A sentence's pieces; those that name something say what. */
export function pieces(texts: Texts, prefix: string, kind: string, fields: Record<string, Plain>, names: string[]): Piece[] {
  const known = named(fields, names);
  return taken(texts.sentence(prefix, kind, known, known, { mark: marked }));
}

/** Takes the marks out of a sentence again. */
function taken(text: string): Piece[] {
  const found: Piece[] = [];
  let at = 0;
  for (const match of text.matchAll(/\uE000([^\uE002]*)\uE002/g)) {
    if (match.index > at) found.push({ text: text.slice(at, match.index) });
    const [field, ...values] = match[1]!.split(MIDDLE);
    found.push({ text: values.pop()!, field: field!, values });
    at = match.index + match[0].length;
  }
  if (at < text.length) found.push({ text: text.slice(at) });
  return found;
}

/** Before the first entry. */
const NOBODY = -2;

export interface Passage {
  key: string;
  seat: number;
  number: number;
  /** A rule is drawn above it: another player's turn begins. */
  breaks: boolean;
  pieces: Piece[];
}

interface Told {
  edition: object;
  names: string;
  pieces: Piece[];
}
const said = new WeakMap<EventInfo, Told>();

/** What was told before is not put into words again: a story is long, and every move adds but a little. */
function told(texts: Texts, game: string, event: EventInfo, names: string[]): Piece[] {
  const [edition, called] = [texts.edition, names.join()];
  const before = said.get(event);
  if (before?.edition === edition && before.names === called) return before.pieces;
  const found = pieces(texts, `${game}-event`, event.kind, event.fields, names);
  said.set(event, { edition, names: called, pieces: found });
  return found;
}

/** The entries that still stand, told one after the other. What was taken back is told as taken back, not as done. */
export function story(texts: Texts, game: string, entries: EntryInfo[], names: string[]): Passage[] {
  const passages: Passage[] = [];
  let last = NOBODY;
  for (const entry of entries) {
    const sentences = entry.events.map((event) => ({
      seat: typeof event.fields.seat === 'number' ? event.fields.seat : entry.seat,
      pieces: told(texts, game, event, names),
    }));
    const id = `web-entry-${entry.kind}`;
    if (entry.kind !== 'act' && texts.has(id)) {
      const other = names[Number(entry.text?.split(' ')[0])] ?? '';
      sentences.unshift({ seat: entry.seat, pieces: [{ text: texts.text(id, { name: names[entry.seat] ?? '', other }) }] });
    }
    sentences.forEach((sentence, place) => {
      if (sentence.pieces.length === 0) return;
      const breaks = place === 0 && entry.seat !== last && last !== NOBODY;
      last = entry.seat;
      passages.push({ key: `${entry.number}.${place}`, number: entry.number, breaks, ...sentence });
    });
  }
  return passages;
}
