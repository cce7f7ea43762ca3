/** A whole game as a tale: what stood in the end, told turn by turn. */
import { story } from '../story';
import { counted, type Count } from './turns';
import type { Texts } from '../texts.svelte';
import type { EntryInfo } from '../wire';

export interface Chapter {
  number: number;
  /** Whose turn it is; null for what comes before the first. */
  seat: number | null;
  /** The round or turn that its beginning names. */
  count: Count | null;
  sentences: string[];
}

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

export function chapters(texts: Texts, game: string, entries: EntryInfo[], names: string[]): Chapter[] {
  const found: Chapter[] = [];
  for (const entry of standing(entries)) {
    for (const event of entry.events) {
      const count = counted(event);
      if (count || found.length === 0) {
        const seat = count ? event.fields.seat : null;
        found.push({ number: found.length, seat: typeof seat === 'number' ? seat : null, count, sentences: [] });
        if (count) continue;
      }
      const told = story(texts, game, [{ ...entry, events: [event], kind: 'act' }], names);
      found.at(-1)!.sentences.push(...told.map(({ pieces }) => pieces.map(({ text }) => text).join('')));
    }
  }
  return found.filter(({ sentences }) => sentences.length > 0);
}
