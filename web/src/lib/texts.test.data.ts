/** The catalogues as they lie on the disk: a file of a name, or all files of a folder of that name. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import type { Source } from './texts.svelte';

export const fromDisk: Source = async (language, file) => {
  const home = `../src/aegean/locales/${language}/${file}`;
  if (existsSync(`${home}.ftl`)) return readFileSync(`${home}.ftl`, 'utf-8');
  return readdirSync(home).map((name) => readFileSync(`${home}/${name}`, 'utf-8')).join('\n');
};
