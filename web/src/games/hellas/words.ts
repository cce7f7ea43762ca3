/** Small pieces of text: names of cards without what is drawn on them, the width of a label. */
import type { Texts } from '../../lib/board';

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

/** "Trap (sword)" is drawn with its sword: the name alone. */
export const cardName = (texts: Texts, card: string): string => texts.text(`hellas-card-${card}`).replace(/\s*\(.*\)$/, '');
export const attackName = (texts: Texts, attack: string): string => texts.text(`hellas-attack-${attack}`).replace(/\s*\(.*\)$/, '');

/** A card's text begins with its value and casualties, which are drawn: what follows. */
export function cardEffect(texts: Texts, card: string): string {
  const text = texts.text(`hellas-card-${card}`, {}, 'text');
  const end = text.indexOf('. ');
  return end < 0 ? text : text.slice(end + 2);
}

/** About how wide a name on the map is, in the map's units (18 high). */
export function labelWidth(text: string): number {
  let width = 0;
  for (const letter of text) width += /[iljtfrI.’]/.test(letter) ? 5.4 : /[mwMW]/.test(letter) ? 13.4 : letter === letter.toLowerCase() ? 8.9 : 11;
  return width;
}
