/** What of the game's events is told in large words, and to whom. */
import type { EventInfo } from '../../../lib/board';
import { beats } from '../beats';
import type { News } from '../parts/part';
import { registry } from '../parts/registry.svelte';

/** What one does oneself needs no announcement; how it ended does. */
export function newsOf({ kind, fields }: EventInfo, you: number | null): News | null {
  const news = beats[kind]?.banner ? registry.news(kind) : null;
  if (!news || (you !== null && fields.seat === you && news.own === false)) return null;
  return news.when?.(fields, you) === false ? null : news;
}
