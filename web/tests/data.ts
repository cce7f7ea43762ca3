/** A game's own data for tests, as the server tells them: table, id, facts. Of modules it has the tables that are theirs alone. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { beats } from '../src/games/hellas/beats';
import type { Rows } from '../src/lib/time/rows';
import { parse } from 'smol-toml';
import type { Tables } from '../src/lib/rules/reference';

function read(folder: string): Tables {
  const files = readdirSync(folder).filter((file) => file.endsWith('.toml'));
  return Object.fromEntries(files.map((file) => [file.slice(0, -'.toml'.length), parse(readFileSync(`${folder}/${file}`, 'utf-8')) as Tables[string]]));
}

export function tablesOf(game: string): Tables {
  const modules = `../src/aegean/${game}/expansions`;
  const folders = existsSync(modules) ? readdirSync(modules).flatMap((module) => ['data', 'full'].map((part) => `${modules}/${module}/${part}`)) : [];
  return Object.assign({}, ...folders.filter((folder) => existsSync(folder)).map(read), read(`../src/aegean/${game}/data`)) as Tables;
}

/** The table of Lords of Hellas with the rows of all its modules. */
const rows = import.meta.glob<Rows>('../src/games/hellas/parts/*/beats.ts', { eager: true, import: 'beats' });
export const hellasBeats: Rows = Object.assign({}, beats, ...Object.values(rows)) as Rows;
