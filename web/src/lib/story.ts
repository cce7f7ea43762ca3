/**
 * What happened, as a story. A sentence is made of pieces, so that what it names can be pointed at: while a sentence is
 * put together, every word that stands for a thing carries marks around it that no text contains.
 */
import { named } from './names';
import { counted, type Count } from './replay/turns';
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

/** A sentence's pieces; those that name something say what. Of several forms the first that the catalogue has is taken. */
export function pieces(texts: Texts, prefix: string, kind: string, fields: Record<string, Plain>, names: string[], forms: string[] = []): Piece[] {
  const known = named(fields, names);
  const form = forms.find((one) => texts.has(`${prefix}-${kind}`, one)) ?? '';
  return taken(texts.sentence(prefix, kind, known, known, { mark: marked, form }));
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

/** Who tells the story to whom, of which game. */
export interface Telling {
  texts: Texts;
  game: string;
  names: string[];
  /** Whoever reads, and is "you"; null: everybody goes by name. */
  you?: number | null;
  /** The kinds of events that are told as one where they follow each other, with the field that counts them. */
  folds?: Record<string, string>;
}

interface Told {
  edition: object;
  key: string;
  pieces: Piece[];
}
const said = new WeakMap<EventInfo, Told>();

/** The fields of an event by which it may concern whoever reads: as the one who acts, or the one who is acted on. */
const PEOPLE = ['seat', 'defender', 'loser', 'hunter'];

/** The forms of a sentence, the best first: those that speak to whoever reads, and those for several that are told as one. */
export function forms({ fields }: EventInfo, you: number | null, times = 1): string[] {
  const own = you === null ? undefined : PEOPLE.find((field) => fields[field] === you);
  const form = own && (own === 'seat' ? 'you' : `you_${own}`);
  const several = [form, 'several'].filter(Boolean).join('_');
  return [...(times > 1 ? [several] : []), ...(form ? [form] : [])];
}

/** What was told before is not put into words again: a story is long, and every move adds but a little. */
function told(telling: Telling, event: EventInfo, times = 1): Piece[] {
  const { texts, game, names, you = null } = telling;
  const [edition, key] = [texts.edition, [you, ...names].join()];
  const before = said.get(event);
  if (before?.edition === edition && before.key === key) return before.pieces;
  const found = pieces(texts, `${game}-event`, event.kind, event.fields, names, forms(event, you, times));
  said.set(event, { edition, key, pieces: found });
  return found;
}

/** What is told of an entry that is no move: a step back, a bot that takes over. */
function remark({ texts, names }: Telling, entry: EntryInfo): Piece[] | null {
  const id = [`web-entry-${entry.kind}`, `clock-entry-${entry.kind}`].find((one) => texts.has(one));
  if (entry.kind === 'act' || !id) return null;
  const [what = ''] = entry.text?.split(' ') ?? [];
  return [{ text: texts.text(id, { name: names[entry.seat] ?? '', other: names[Number(what)] ?? '', what }) }];
}

const actor = (event: EventInfo, entry: EntryInfo): number => (typeof event.fields.seat === 'number' ? event.fields.seat : entry.seat);

/** The entries that still stand, told one after the other. What was taken back is told as taken back, not as done. */
export function story(texts: Texts, game: string, entries: EntryInfo[], names: string[], you: number | null = null): Passage[] {
  const telling = { texts, game, names, you };
  const passages: Passage[] = [];
  let last = NOBODY;
  for (const entry of entries) {
    const sentences = entry.events.map((event) => ({ seat: actor(event, entry), pieces: told(telling, event) }));
    const first = remark(telling, entry);
    if (first) sentences.unshift({ seat: entry.seat, pieces: first });
    sentences.forEach((sentence, place) => {
      if (sentence.pieces.length === 0) return;
      const breaks = place === 0 && entry.seat !== last && last !== NOBODY;
      last = entry.seat;
      passages.push({ key: `${entry.number}.${place}`, number: entry.number, breaks, ...sentence });
    });
  }
  return passages;
}

/** A player's turn, or what comes before the first. */
export interface Chapter {
  key: string;
  seat: number | null;
  /** The round or turn that its beginning names. */
  count: Count | null;
  /** The round that begins with it, where it does. */
  round: number | null;
  passages: (Omit<Passage, 'breaks'> & { first: number })[];
  /** The entry that it begins with, and the latest of it. */
  first: number;
  last: number;
}

interface Heap {
  event: EventInfo;
  times: number;
}
const heaps = new WeakMap<EventInfo, { onto: EventInfo; heap: Heap }>();

/** Two events of a kind as one, if they differ in nothing but their number; the same ones are always the same object. */
function heaped(onto: Heap, event: EventInfo, field: string): Heap | null {
  const before = heaps.get(event);
  if (before?.onto === onto.event) return before.heap;
  const number = (value: Plain | undefined) => (typeof value === 'number' ? value : 1);
  const [a, b] = [onto.event.fields, event.fields];
  if (onto.event.kind !== event.kind) return null;
  const fields: Record<string, Plain> = {};
  for (const name of new Set([...Object.keys(a), ...Object.keys(b)])) {
    const [one, other] = [a[name], b[name]];
    if (name === field) continue;
    if (Array.isArray(one) && Array.isArray(other)) fields[name] = [...one, ...other];
    else if (one !== other) return null;
    else fields[name] = one!;
  }
  fields[field] = number(a[field]) + number(b[field]);
  const heap = { event: { ...event, fields }, times: onto.times + 1 };
  heaps.set(event, { onto: onto.event, heap });
  return heap;
}

/** The sentence without the name it begins with, which stands above it. */
function nameless(sentence: Piece[]): Piece[] {
  const at = sentence[0]?.text === '¡' ? 1 : 0;
  const next = sentence[at + 1];
  if (sentence[at]?.field !== 'seat' || !next?.text.startsWith(' ')) return sentence;
  const rest = next.text.trimStart();
  return sentence.toSpliced(at, 2, { ...next, text: rest.charAt(0).toLocaleUpperCase() + rest.slice(1) });
}

/** The same by turns, as one reads it: each under the name of whose turn it is, equal deeds in a row as one. */
export function chapters(telling: Telling, entries: EntryInfo[]): Chapter[] {
  const { names, you = null, folds = {} } = telling;
  const found: Chapter[] = [{ key: 'start', seat: null, count: null, round: null, passages: [], first: 0, last: 0 }];
  let round = 0;
  let last: { heap: Heap; passage: Chapter['passages'][number] } | null = null;
  for (const entry of entries) {
    const key = (place: number) => `${entry.number}.${place}`;
    found.at(-1)!.last = entry.number;
    const first = remark(telling, entry);
    if (first) {
      found.at(-1)!.passages.push({ key: key(-1), seat: entry.seat, first: entry.number, number: entry.number, pieces: first });
      last = null;
    }
    entry.events.forEach((event, place) => {
      const count = counted(event);
      if (count) {
        const now = count.of === 'round' ? count.number : Math.ceil(count.number / Math.max(names.length, 1));
        found.push({ key: key(place), seat: actor(event, entry), count, round: now > round ? now : null, passages: [], first: entry.number, last: entry.number });
        round = Math.max(round, now);
        last = null;
        return;
      }
      const chapter = found.at(-1)!;
      const seat = actor(event, entry);
      const field = folds[event.kind];
      const heap: Heap | null = last && field ? heaped(last.heap, event, field) : null;
      const one: Heap = heap ?? { event, times: 1 };
      const sentence = told(telling, one.event, one.times);
      const pieces = seat === chapter.seat && seat !== you ? nameless(sentence) : sentence;
      if (heap && last) {
        last = { heap, passage: Object.assign(last.passage, { number: entry.number, pieces }) };
      } else if (pieces.length > 0) {
        const passage = { key: key(place), seat, first: entry.number, number: entry.number, pieces };
        chapter.passages.push(passage);
        last = { heap: one, passage };
      }
    });
  }
  return found;
}
