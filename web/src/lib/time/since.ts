/** What happened since one's last turn: harm first, then danger, then a line for each player, then what befell the table. */
import type { GameClient, View } from '../board';
import { story } from '../story';
import type { Texts } from '../texts.svelte';
import type { EntryInfo, EventInfo } from '../wire';
import { beginsTurn, type Row, type Rows } from './rows';

interface Happened {
  entry: EntryInfo;
  event: EventInfo;
}

/** Beginning to be harmed is no harm yet. */
const isHarm = (row: Row | undefined, { fields, kind }: EventInfo, you: number): boolean => row?.harms !== undefined && fields[row.harms] === you && !kind.endsWith('_began');

/** What stands: what was taken back has not happened. */
function standing(entries: readonly EntryInfo[]): Happened[] {
  let found: Happened[] = [];
  let moves = 0;
  for (const entry of entries) {
    if (entry.moves < moves) found = found.filter((one) => one.entry.moves <= entry.moves);
    ({ moves } = entry);
    found.push(...entry.events.map((event) => ({ entry, event })));
  }
  return found;
}

/** The others' turns before one's own, as long as one has done nothing in it; null: it is not that time. */
export function between(entries: readonly EntryInfo[], you: number): Happened[] | null {
  const all = standing(entries);
  const begun = all.findLastIndex(({ event }) => beginsTurn(event));
  if (begun < 0 || all[begun]!.event.fields.seat !== you) return null;
  const start = all[begun]!.entry.number;
  if (entries.some(({ number, seat, kind }) => number > start && seat === you && kind === 'act')) return null;
  const before = all.slice(0, begun).findLastIndex(({ event }) => beginsTurn(event) && event.fields.seat === you);
  const from = all.findIndex(({ event }, n) => n > before && beginsTurn(event));
  const found = all.slice(from, begun).filter(({ event }) => !beginsTurn(event));
  return found.some(({ entry }) => entry.seat !== you) ? found : null;
}

/** A sentence, the seat that it is about, and the events that it tells. */
export interface Told {
  seat: number;
  text: string;
  events: EventInfo[];
}

export interface Since {
  harm: Told[];
  danger: Told[];
  others: Told[];
  table: Told[];
}

/** So many deeds of a player, or of fate, are worth a word. */
const DEEDS = 3;

/** Several sentences about one player as one, in which the name is said once. */
function together(sentences: readonly string[], name: string): string {
  return sentences
    .map((sentence, n) => {
      const bare = n < sentences.length - 1 ? sentence.replace(/\.$/, '') : sentence;
      return n > 0 && bare.startsWith(`${name} `) ? bare.slice(name.length + 1) : bare;
    })
    .join('; ');
}

export function since(happened: readonly Happened[], view: View, you: number, rows: Rows, client: GameClient, texts: Texts, game: string, names: string[]): Since {
  const words = ({ entry, event }: Happened): Told => {
    const [passage] = story(texts, game, [{ ...entry, kind: 'act', events: [event] }], names);
    return { seat: passage?.seat ?? -1, text: passage?.pieces.map(({ text }) => text).join('') ?? '', events: [event] };
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
    return told.length > 0 ? [{ seat, text: together(told.map(({ text }) => text), names[seat] ?? ''), events: told.flatMap(({ events }) => events) }] : [];
  });
  const danger = seats.flatMap((seat): Told[] =>
    (client.standing?.(view, seat) ?? []).filter(({ now, needed }) => now === needed - 1).map(({ now, needed, name }) => ({
      seat,
      text: texts.text('web-since-near', { name: names[seat] ?? '', way: name ? texts.text(name) : '', now, needed, named: name ? 'yes' : 'no' }),
      events: [],
    })),
  ); // prettier-ignore
  return { harm: harm.map(words), danger, others, table: best(fate) };
}

/** Harm that is not answered yet, where it was done: `region:elis` with a number, or the own things with none. */
export interface Mark {
  place: string;
  text: string;
}

export function marks(entries: readonly EntryInfo[], view: View, you: number, rows: Rows, client: GameClient): Mark[] {
  const last = entries.findLast(({ seat, kind }) => seat === you && kind === 'act')?.number ?? -1;
  const found = new Map<string, { lost: number; other: boolean }>();
  for (const { event } of standing(entries.filter(({ number }) => number > last))) {
    if (!isHarm(rows[event.kind], event, you)) continue;
    const place = client.where?.(event, view) ?? `seat:${you}`;
    const mark = found.get(place) ?? { lost: 0, other: false };
    const { count } = event.fields;
    found.set(place, { lost: mark.lost + (typeof count === 'number' ? count : 0), other: mark.other || typeof count !== 'number' });
  }
  return [...found].map(([place, { lost }]) => ({ place, text: lost > 0 ? `−${lost}` : '!' }));
}
