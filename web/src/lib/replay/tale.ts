/** A whole game as a tale: what stood in the end, told turn by turn. */
import { chapters, type Chapter, type Telling } from '../story';
import type { EntryInfo } from '../wire';

export type Turn = Pick<Chapter, 'key' | 'seat' | 'count'> & { sentences: string[] };

/** The entries that were not taken back. */
export function standing(entries: EntryInfo[]): EntryInfo[] {
  const stands: EntryInfo[] = [];
  let begun = 0; // entries that are no actions of anybody come before the first
  for (const entry of entries) {
    const acts = entry.kind === 'act' || entry.kind === 'redo';
    if (entry.kind === 'begin') begun += 1;
    const kept = begun + entry.moves - (acts ? 1 : 0);
    stands.length = Math.min(stands.length, kept);
    if (acts || entry.kind === 'begin') stands.push(entry.kind === 'redo' ? { ...entry, kind: 'act' } : entry);
  }
  return stands;
}

export function tale(telling: Telling, entries: EntryInfo[]): Turn[] {
  return chapters(telling, standing(entries)).flatMap(({ key, seat, count, passages }) =>
    passages.length > 0 ? [{ key, seat, count, sentences: passages.map(({ pieces }) => pieces.map(({ text }) => text).join('')) }] : [],
  );
}
