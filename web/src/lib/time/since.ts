/** What happened since one's last turn: harm first, then danger, then a line for each player, then what befell the table. */
import type { GameClient, View } from '../board';
import { named } from '../names';
import { forms } from '../story';
import type { Texts } from '../texts.svelte';
import type { EntryInfo, EventInfo } from '../wire';
import { beginsTurn, type Row, type Rows } from './rows';

interface Happened {
  entry: EntryInfo;
  event: EventInfo;
  /** Whose turn it was. */
  turn: number;
}

const isAgainst = (row: Row | undefined, { fields }: EventInfo, you: number): boolean => row?.harms !== undefined && fields[row.harms] === you;
/** Beginning to be harmed is no harm yet. */
const isHarm = (row: Row | undefined, event: EventInfo, you: number): boolean => isAgainst(row, event, you) && row!.parties === undefined;

/** What stands: what was taken back has not happened. */
function standing(entries: readonly EntryInfo[]): Happened[] {
  let found: Happened[] = [];
  let moves = 0;
  for (const entry of entries) {
    if (entry.moves < moves) found = found.filter((one) => one.entry.moves <= entry.moves);
    ({ moves } = entry);
    for (const event of entry.events) {
      const turn = beginsTurn(event) ? Number(event.fields.seat) : (found.at(-1)?.turn ?? -1);
      found.push({ entry, event, turn });
    }
  }
  return found;
}

/** The others' turns before one's own, while it lasts; null: it is not that time. */
export function between(entries: readonly EntryInfo[], you: number): Happened[] | null {
  const all = standing(entries);
  const begun = all.findLastIndex(({ event }) => beginsTurn(event));
  if (begun < 0 || all[begun]!.event.fields.seat !== you) return null;
  const before = all.slice(0, begun).findLastIndex(({ event }) => beginsTurn(event) && event.fields.seat === you);
  const from = all.findIndex(({ event }, n) => n > before && beginsTurn(event));
  const found = all.slice(from, begun).filter(({ event }) => !beginsTurn(event));
  return found.some(({ entry }) => entry.seat !== you) ? found : null;
}

/** Whether one has done something in one's turn. */
export function hasActed(entries: readonly EntryInfo[], you: number): boolean {
  const start = entries.findLast(({ events }) => events.some(beginsTurn))?.number ?? -1;
  return entries.some(({ number, seat, kind }) => number > start && seat === you && kind === 'act');
}

/** A sentence, the seat that it is about, and the events that it tells. */
export interface Told {
  seat: number;
  text: string;
  events: EventInfo[];
  /** Whose turn it was; null where it belongs to none. */
  turn: number | null;
  /** The place of something that is no event. */
  place?: string;
}

export interface Since {
  harm: Told[];
  danger: Told[];
  others: Told[];
  table: Told[];
}

/** So many deeds of a player, or of fate, are worth a word. */
const DEEDS = 3;
/** What is won by a single step is near when half of the way there is gone, in per cent. */
const HALF = 50;

/** Several sentences about one player as one, in which the name is said once. */
function together(sentences: readonly string[], name: string): string {
  return sentences
    .map((sentence, n) => {
      const bare = n < sentences.length - 1 ? sentence.replace(/[.!]$/, '') : sentence;
      return n > 0 && bare.startsWith(`${name} `) ? bare.slice(name.length + 1) : bare;
    })
    .join('; ');
}

export function since(happened: readonly Happened[], view: View, you: number, rows: Rows, client: GameClient, texts: Texts, game: string, names: string[]): Since {
  /** To whoever is harmed it is said to their face. */
  const words = ({ entry, event, turn }: Happened): Told => {
    const known = named(event.fields, names);
    const text = texts.sentence(`${game}-event`, event.kind, known, known, { form: forms(event, you)[0] ?? '' });
    return { seat: typeof event.fields.seat === 'number' ? event.fields.seat : entry.seat, text, events: [event], turn };
  };
  const weight = ({ kind }: EventInfo): number => (rows[kind]?.opens ?? 0) + (rows[kind]?.banner ? 1000 : 0) + (rows[kind]?.skip === 'mark' ? 500 : 0);
  /** The weightiest, in their order; what was done several times is told once. */
  const best = (some: readonly Happened[]): Told[] => {
    const told = new Map<string, Told>();
    for (const one of some.map(words)) {
      const before = told.get(one.text);
      if (before) before.events.push(...one.events);
      else told.set(one.text, one);
    }
    const all = [...told.values()].map((one) => (one.events.length > 1 ? { ...one, text: one.text.replace(/\.?$/, ` ×${one.events.length}.`) } : one));
    const chosen = all.toSorted((one, other) => weight(other.events[0]!) - weight(one.events[0]!)).slice(0, DEEDS);
    return all.filter((one) => chosen.includes(one));
  };
  const harm = happened.filter(({ event }) => isHarm(rows[event.kind], event, you));
  const rest = happened.filter((one) => !harm.includes(one));
  const fate = rest.filter(({ event }) => rows[event.kind]?.fate);
  const seats = [...names.keys()].map((n) => (you + 1 + n) % names.length).filter((seat) => seat !== you);
  const others = seats.flatMap((seat): Told[] => {
    const told = best(rest.filter(({ event }) => event.fields.seat === seat && !rows[event.kind]?.fate));
    return told.length > 0 ? [{ seat, text: together(told.map(({ text }) => text), names[seat] ?? ''), events: told.flatMap(({ events }) => events), turn: seat }] : [];
  });
  const danger = seats.filter((seat) => !client.allied?.(view, you, seat)).flatMap((seat): Told[] =>
    (client.standing?.(view, seat) ?? []).filter(({ now, needed, share }) => now === needed - 1 && (needed > 1 || share >= HALF)).map(({ now, needed, name }) => ({
      seat,
      text: texts.text('web-since-near', { name: names[seat] ?? '', way: name ? texts.text(name) : '', now, needed, named: name ? 'yes' : 'no' }),
      events: [],
      turn: null,
    })),
  ); // prettier-ignore
  const told = client.dangers?.(view, you, texts, names).map((one): Told => ({ ...one, events: [], turn: null })) ?? [];
  return { harm: harm.map(words), danger: [...danger, ...told], others, table: best(fate) };
}

/** Harm that is not answered yet, where it was done: `region:elis` with a number, or the own things with none. */
export interface Mark {
  place: string;
  text: string;
  /** It was one's own, and is somebody else's now. */
  taken: boolean;
}

export function marks(entries: readonly EntryInfo[], view: View, you: number, rows: Rows, client: GameClient): Mark[] {
  const found = new Map<string, { lost: number; taken: boolean }>();
  for (const event of unanswered(entries, you, rows)) {
    const place = client.where?.(event, view) ?? `seat:${you}`;
    const mark = found.get(place) ?? { lost: 0, taken: false };
    const { count } = event.fields;
    found.set(place, { lost: mark.lost + (typeof count === 'number' ? count : 0), taken: mark.taken || rows[event.kind]!.takes === true });
  }
  return [...found].map(([place, { lost, taken }]) => ({ place, text: lost > 0 ? `−${lost}` : '!', taken }));
}

/** Harm to oneself since one has acted last; what one's answer in another's turn led to is not answered by it. */
function unanswered(entries: readonly EntryInfo[], you: number, rows: Rows): EventInfo[] {
  const last = entries.findLast(({ seat, kind }) => seat === you && kind === 'act')?.number ?? -1;
  const fresh = standing(entries).filter(({ entry: { number }, turn }) => number > last || (number === last && turn !== you));
  return fresh.flatMap(({ event }) => (isHarm(rows[event.kind], event, you) ? [event] : []));
}

/** Who has taken something from one since then. */
export function takers(entries: readonly EntryInfo[], you: number, rows: Rows): number[] {
  const seats = unanswered(entries, you, rows).map(({ fields }) => fields.seat);
  return [...new Set(seats.filter((seat) => typeof seat === 'number' && seat !== you))] as number[];
}
