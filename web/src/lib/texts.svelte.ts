/**
 * People's texts, from the same Fluent catalogues that the server and the terminal use (see aegean.texts).
 *
 * A structured thing, a kind with its fields, becomes a sentence through `sentence`: a field `colour` with the value "red"
 * reads as the message `delphi-colour-red`, where there is one; `$colour_id` is the bare value, `$cards_count` how many
 * a list holds; an attribute with the field's name says it in the form that this sentence needs; the attribute `.unseen` is the sentence for whoever may not
 * know all the fields that the message itself needs. Other forms of a sentence are attributes too: `.pointed`.
 *
 * The attributes of a word are offered to every sentence that has it in a field: `$region_in`, `$region_text`. A field of
 * another name than the family of its words is declared: `hellas-field-power = artifact blessing hero quest`. Its word is
 * that of the first family that has one, `$power_family`; the declaration's `.item` is how one of a list reads.
 */
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Language } from './settings.svelte';
import type { Plain } from './wire';

type Values = Record<string, Plain | undefined>;
/** What stands in a sentence for the value of a field, given the word for it. */
export type Mark = (field: string, value: Plain | undefined, word: Plain | undefined) => Plain | undefined;
export interface Saying {
  mark?: Mark;
  form?: string;
}
type Pattern = Parameters<FluentBundle['formatPattern']>[0];
/** The attributes of a word that explain it; all others are its forms. */
const EXPLANATIONS = new Set(['text', 'about', 'short']);
/** One text of a catalogue: a language's file by its name. */
export type Source = (language: Language, file: string) => Promise<string>;

const files = import.meta.glob<string>(['@locales/*/*.ftl', '@locales/*/*/*.ftl', '!@locales/*/cli.ftl'], {
  query: '?raw',
  import: 'default',
});

const fromFolder: Source = async (language, file) => {
  // A game whose words stand by module has a folder of its own.
  const found = Object.keys(files).filter((path) => path.endsWith(`/${language}/${file}.ftl`) || path.includes(`/${language}/${file}/`));
  return (await Promise.all(found.map((path) => files[path]!()))).join('\n');
};

/** The files with the words of a game with these options: where they stand by module, those of the modules that it is played with. */
export function wordsOf(game: string, options: Record<string, Plain>): string[] {
  if (!Object.keys(files).some((path) => path.endsWith(`/${game}/base.ftl`))) return [game];
  const modules = [options.expansions, options.mode].flat().filter((id) => typeof id === 'string');
  return ['base', ...modules].map((module) => `${game}/${module}`);
}

export class Texts {
  #language = $state<Language>('en');
  #bundle = $state.raw(new FluentBundle('en', { useIsolating: false }));
  /** The attributes that words of a family have, by the beginning of its ids: `hellas-region`. */
  #forms = new Map<string, Set<string>>();
  #wanted = new Set<string>();
  #turn = 0;
  readonly #source: Source;

  constructor(source: Source = fromFolder) {
    this.#source = source;
  }

  get language(): Language {
    return this.#language;
  }

  /** Another one whenever anything may read differently: for whoever keeps what was said. */
  get edition(): object {
    return this.#bundle;
  }

  /** Speaks a language from now on; everything on the page that was said is said anew. */
  async speak(language: Language): Promise<void> {
    const turn = ++this.#turn;
    const bundle = new FluentBundle(language, { useIsolating: false });
    const texts = await Promise.all([...this.#wanted].map((file) => this.#source(language, file)));
    if (turn !== this.#turn) return; // Another wish came meanwhile.
    const forms = new Map<string, Set<string>>();
    for (const text of texts) {
      const resource = new FluentResource(text);
      bundle.addResource(resource);
      for (const { id, attributes } of resource.body) {
        for (const [name, part] of Object.entries(attributes)) {
          if (variables(part).size > 0) continue;
          const family = id.split('-', 2).join('-');
          forms.set(family, (forms.get(family) ?? new Set()).add(name));
        }
      }
    }
    this.#forms = forms;
    this.#language = language;
    this.#bundle = bundle;
  }

  /** Makes a file's messages known, now and in every language that is spoken later; a folder's name stands for all its files. */
  async need(...names: string[]): Promise<void> {
    const unknown = names.filter((file) => !this.#wanted.has(file) && !this.#wanted.has(file.split('/', 1)[0]!));
    if (unknown.length === 0) return;
    for (const file of unknown) {
      for (const part of this.#wanted) if (part.startsWith(`${file}/`)) this.#wanted.delete(part);
      this.#wanted.add(file);
    }
    await this.speak(this.#language);
  }

  has(id: string, attribute = ''): boolean {
    const message = this.#bundle.getMessage(id);
    return attribute ? message?.attributes[attribute] !== undefined : message !== undefined && message.value !== null;
  }

  /** The message's text, or that of an attribute; the fields are put in as they are. A missing one is its bare id. */
  text(id: string, fields: Values = {}, attribute = ''): string {
    const pattern = this.#pattern(id, attribute);
    if (pattern === null) return attribute ? `${id}.${attribute}` : id;
    const words: Record<string, string | number> = {};
    for (const [name, value] of Object.entries(fields)) words[name] = plain(value);
    return this.#bundle.formatPattern(pattern, words, []);
  }

  /**
   * A kind and its fields in words: sentence('delphi-action', 'sail', { hex: '3,-1' }). Where `bare` is given, it holds the
   * bare values that grammar goes by, and the fields are words already. `mark` sees every word that stands for a field; a `form` is taken where it can be said.
   */
  sentence(prefix: string, kind: string, fields: Values = {}, bare: Values = fields, { mark = (_, __, word) => word, form = '' }: Saying = {}): string {
    const game = prefix.split('-', 1)[0]!;
    const id = `${prefix}-${kind.replaceAll('.', '-')}`;
    const pattern = this.#pattern(id);
    if (pattern === null && !this.has(id, 'unseen')) {
      return [kind, ...Object.entries(fields).map(([name, value]) => `${name}=${plain(value)}`)].join(' ');
    }
    const words: Values = {};
    const marked: Values = {};
    for (const [name, value] of Object.entries(fields)) {
      const word = this.#id(game, name, value);
      words[`${name}_id`] = bare[name];
      if (Array.isArray(value)) words[`${name}_count`] = value.length;
      words[`${name}_family`] = word.split('-', 2)[1] ?? '';
      for (const shape of this.families(game, name).flatMap((family) => [...(this.#forms.get(`${game}-${family}`) ?? [])])) {
        const said = this.has(word, shape) ? this.text(word, {}, shape) : this.word(game, name, value);
        words[`${name}_${shape}`] = said;
        if (!EXPLANATIONS.has(shape)) marked[`${name}_${shape}`] = mark(name, value, said);
      }
    }
    // Where a form is called like a field, the field is meant.
    for (const [name, value] of Object.entries(fields)) words[name] = this.word(game, name, value);
    const sayable = (part: Pattern | null) => part !== null && [...variables(part)].every((name) => name in words);
    for (const [name, value] of Object.entries(fields)) {
      if (sayable(this.#pattern(id, name))) marked[name] = mark(name, value, this.text(id, words, name));
      else if (Array.isArray(value)) marked[name] = value.map((item) => plain(mark(name, item, this.#item(game, name, item)))).join(', ');
      else marked[name] = mark(name, value, words[name]);
    }
    const all = { ...words, ...marked };
    if (form && sayable(this.#pattern(id, form))) return this.text(id, all, form);
    return this.text(id, all, sayable(pattern) || !this.has(id, 'unseen') ? '' : 'unseen');
  }

  /** What a game calls a value of one of its families, or of a field: word('delphi', 'colour', 'red'). */
  word(game: string, family: string, value: Plain | undefined): Plain {
    if (Array.isArray(value)) return value.map((item) => plain(this.#item(game, family, item))).join(', ');
    const id = this.#id(game, family, value);
    return id ? this.text(id) : (value ?? null);
  }

  #item(game: string, field: string, value: Plain): Plain {
    const [id, item] = [`${game}-field-${field}`, this.word(game, field, value)];
    return this.has(id, 'item') ? this.text(id, { item }, 'item') : item;
  }

  /** The families whose words a field may hold: those it is declared to hold, or the one of its own name. */
  families(game: string, field: string): string[] {
    const id = `${game}-field-${field}`;
    return this.has(id) ? this.text(id).split(' ') : [field];
  }

  /** The message of a field's word, or nothing. */
  #id(game: string, field: string, value: Plain | undefined): string {
    if (typeof value !== 'string') return '';
    const ids = this.families(game, field).map((family) => `${game}-${family}-${value.replaceAll('.', '-')}`);
    return ids.find((id) => this.has(id)) ?? '';
  }

  #pattern(id: string, attribute = ''): Pattern | null {
    const message = this.#bundle.getMessage(id);
    return (attribute ? message?.attributes[attribute] : message?.value) ?? null;
  }
}

/** What Fluent can take: a number that plurals go by, or a text; true, false and none can be selected on. */
function plain(value: Plain | undefined): string | number {
  if (typeof value === 'number' || typeof value === 'string') return value;
  if (value === null || value === undefined) return 'none';
  if (Array.isArray(value)) return value.map(plain).join(', ');
  return typeof value === 'boolean' ? String(value) : JSON.stringify(value);
}

/** The names of the fields that a text itself needs; those of messages it refers to are not among them. */
function variables(part: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(part)) for (const item of part) variables(item, found);
  else if (typeof part === 'object' && part !== null) {
    const { type, name, ...rest } = part as { type?: string; name?: string };
    if (type === 'var' && name) found.add(name);
    for (const inner of Object.values(rest)) variables(inner, found);
  }
  return found;
}

export const texts = new Texts();
