/**
 * How the modules of a game are offered at a new table: as cards in groups, with pictures, and in sets that go well together. A
 * game's folder has a `modules.ts`; which modules there are and what goes together says the server, their names the catalogue.
 */
import type { Component } from 'svelte';
import type { Roles } from '../pages/new/roles.svelte';
import type { Texts } from './texts.svelte';
import type { Fields, ModuleInfo, Plain } from './wire';

export interface Card {
  /** One module, or several ways to play with the same thing, of which one is chosen. */
  modules: readonly string[];
  group: string;
  /** Its place among all cards. */
  order: number;
  /** How much it adds to learn, from 1 to 3. */
  weight?: number;
  /** Outlines (512 x 512). */
  icons: readonly string[];
  /** Of another game altogether: what it is about, and who plays what. */
  about?: () => Promise<{ default: Component<{ seats: string[]; roles: Roles; bot: string }> }>;
}

export interface Preset {
  id: string;
  /** Its name's text. */
  title: string;
  icon: string;
  /** The expansions for so many seats; null: all that fit. */
  expansions: (seats: number) => readonly string[] | null;
  mode?: string;
  /** The numbers of seats it is for; without them any. */
  seats?: readonly number[];
}

export interface Group {
  id: string;
  title: string;
  /** Its cards lie broad, with the picture at the left. */
  broad?: boolean;
}

export interface Offer {
  /** The groups in their order, with their titles' texts. */
  groups: readonly Group[];
  cards: readonly Card[];
  presets: readonly Preset[];
}

const NONE: Offer = { groups: [], cards: [], presets: [] };
const folders = import.meta.glob<{ offer: Offer }>('../games/*/modules.ts');

export async function offerOf(game: string): Promise<Offer> {
  const found = folders[`../games/${game}/modules.ts`];
  return found ? (await found()).offer : NONE;
}

/** A module in the catalogue's words, or by its id. */
export function moduleName(texts: Texts, game: string, id: string): string {
  const message = `${game}-expansion-${id}`;
  return texts.has(message) ? texts.text(message) : said(id);
}

/** What several ways to play with the same thing are called together: by the words that their names begin with. */
export function familyName(texts: Texts, game: string, ways: readonly string[]): string {
  const names = ways.map((id) => moduleName(texts, game, id).split(' '));
  const [first = []] = names;
  let common = 0;
  while (common < first.length && names.every((words) => bare(words[common] ?? '') === bare(first[common]!))) common += 1;
  return bare(first.slice(0, common).join(' ')) || names.at(-1)!.join(' ');
}

/** And each of them within the family: as the catalogue says in `.short`, or by what its name adds. */
export function wayName(texts: Texts, game: string, ways: readonly string[], id: string): string {
  const message = `${game}-expansion-${id}`;
  if (texts.has(message, 'short')) return texts.text(message, {}, 'short');
  const name = moduleName(texts, game, id);
  const family = familyName(texts, game, ways);
  const rest = name.startsWith(family) ? name.slice(family.length).replace(/^[\s,:(]+|[\s)]+$/g, '') : name;
  return said(rest || id.split('_').at(-1)!);
}

const bare = (text: string): string => text.replace(/[\s,:(]+$/, '');
const said = (id: string): string => id.charAt(0).toLocaleUpperCase() + id.slice(1).replaceAll('_', ' ');

export const moduleText = (texts: Texts, game: string, id: string): string =>
  texts.has(`${game}-expansion-${id}`, 'about') ? texts.text(`${game}-expansion-${id}`, {}, 'about') : '';

/** "2–6", "5", "2, 4": numbers of seats as people say them. */
export function seatsText(seats: readonly number[]): string {
  const [first, last] = [seats[0], seats.at(-1)];
  if (first === undefined || last === undefined) return '';
  return seats.length > 2 && last - first === seats.length - 1 ? `${first}–${last}` : seats.join(', ');
}

/** The expansions that options name, in words. */
export function expansionsText(texts: Texts, game: string, options: Fields): string {
  const { expansions } = options;
  if (!Array.isArray(expansions) || expansions.length === 0) return '';
  return new Intl.ListFormat(texts.language, { type: 'unit' }).format(expansions.map((id) => moduleName(texts, game, String(id))));
}

/** An option of a table with its value, both in words; null where there is nothing to say of it. */
export function optionText(texts: Texts, game: string, name: string, value: Plain): { name: string; label: string; value: string } | null {
  const label = `${game}-option-${name}`;
  if (!texts.has(label)) return null;
  const choice = `${game}-choice-${name}-${String(value)}`;
  const told = name === 'expansions' ? expansionsText(texts, game, { [name]: value }) : texts.has(choice) ? texts.text(choice) : '';
  return told ? { name, label: texts.text(label), value: told } : null;
}

/** Cards for the modules that the game has; one that no card is for gets a plain one in a group of its own. */
export function cardsFor(offer: Offer, modules: readonly ModuleInfo[]): Card[] {
  const there = new Set(modules.map(({ id }) => id));
  const known = new Set(offer.cards.flatMap((card) => card.modules));
  const cards = offer.cards.map((card) => ({ ...card, modules: card.modules.filter((id) => there.has(id)) })).filter((card) => card.modules.length > 0);
  const further = modules.filter(({ id }) => !known.has(id)).map(({ id }): Card => ({ modules: [id], group: '', order: Infinity, icons: [] }));
  return [...cards.sort((a, b) => a.order - b.order), ...further];
}
