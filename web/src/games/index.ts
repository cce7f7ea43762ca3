/** The boards by their game's id. A game without a folder of its own is drawn as plain lists. */
import type { Fields, GameClient } from '../lib/board';

const folders = import.meta.glob<{ default: GameClient }>('./*/index.ts');

export async function gameClient(game: string, options: Fields): Promise<GameClient> {
  const folder = folders[`./${game}/index.ts`] ?? folders['./plain/index.ts']!;
  const client = (await folder()).default;
  await client.load(options);
  return client;
}
