/** Small pieces of text: names of things, of cards without what is drawn on them, the width of a label. */
import type { Texts } from '../../../lib/board';
import { printed } from './facts.svelte';
import type { Monster } from './reading';

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** The tables of the game's data, by the families of their messages. */
const TABLES: Record<string, string> = {
  attack: 'monster_attacks',
  card: 'combat_cards',
  evolution: 'monster_cards',
  hero: 'heroes',
  regular: 'regular_actions',
  special: 'special_actions',
  victory: 'victories',
};

/** What a thing is called: in the catalogue's words, or else as it is printed, or by its id. */
export function nameOf(texts: Texts, family: string, id: string): string {
  const message = `hellas-${family}-${id}`;
  if (texts.has(message)) return texts.text(message);
  const { name } = printed.of(TABLES[family] ?? `${family}s`, id);
  return typeof name === 'string' ? name : capital(id.replaceAll('_', ' '));
}

/** What a thing is or does, where the catalogue says it. */
export const textOf = (texts: Texts, family: string, id: string): string =>
  texts.has(`hellas-${family}-${id}`, 'text') ? texts.text(`hellas-${family}-${id}`, {}, 'text') : '';

/** "Trap (sword)" is drawn with its sword: the name alone. */
export const cardName = (texts: Texts, card: string): string => nameOf(texts, 'card', card).replace(/\s*\(.*\)$/, '');
export const attackName = (texts: Texts, attack: string): string => nameOf(texts, 'attack', attack).replace(/\s*\(.*\)$/, '');

/** A card's text begins with its value and casualties, which are drawn: what follows. */
export function cardEffect(texts: Texts, card: string): string {
  const text = textOf(texts, 'card', card);
  const end = text.indexOf('. ');
  return end < 0 ? text : text.slice(end + 2);
}

/** Where a monster is: its region, or the two ends of its sea trail. */
export const lair = (texts: Texts, { region, trail }: Pick<Monster, 'region' | 'trail'>): string =>
  (trail ?? (region === null ? [] : [region])).map((one) => nameOf(texts, 'region', one)).join(' – ');

/** About how wide a name on the map is, in the map's units (18 high). */
export function labelWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += /[iljtfrI.’]/.test(letter) ? 5.4 : /[mwMW]/.test(letter) ? 13.4 : letter === letter.toLowerCase() ? 8.9 : 11;
  return width;
}
