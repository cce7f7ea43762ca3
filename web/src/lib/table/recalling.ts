/** What is long past at a table, as the server tells it to one's own eyes. */
import { api } from '../api';
import { type Scroll, scrolled } from '../time/past';
import type { Received } from '../time/steps';
import type { ReplayPage } from '../wire';

/** So many steps are told at once. */
const STEPS = 100;

export async function recalled(table: string, you: number | null, invite: string, first: number, last: number, received: Received): Promise<Scroll> {
  let from = first - 1;
  const read = () => api.replay(table, from, Math.min(last - from, STEPS), you === null ? '' : String(you), invite);
  const pages: [ReplayPage, ...ReplayPage[]] = [await read()];
  while (from + STEPS < last) {
    from += STEPS;
    pages.push(await read());
  }
  return scrolled(pages, received);
}
