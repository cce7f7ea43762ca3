/** A game's own data for tests, as the server tells them: table, id, facts. */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'smol-toml';
import type { Tables } from '../src/lib/rules/reference';

export function tablesOf(game: string): Tables {
  const folder = `../src/aegean/${game}/data`;
  const files = readdirSync(folder).filter((file) => file.endsWith('.toml'));
  return Object.fromEntries(files.map((file) => [file.slice(0, -'.toml'.length), parse(readFileSync(`${folder}/${file}`, 'utf-8')) as Tables[string]]));
}
