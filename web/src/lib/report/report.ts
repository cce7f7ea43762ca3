/** Opens the dialog of a report above the page; all of it is loaded when somebody reports. */
import { mount, unmount } from 'svelte';
import { ask } from '../api';
import { Attempt } from '../attempt.svelte';
import { router } from '../router.svelte';
import { texts } from '../texts.svelte';
import type { ChatLine } from '../wire';
import Report from './Report.svelte';

/** Nobody is shown what the line says any more. */
export const remove = (line: ChatLine): Promise<void> => new Attempt().told(async () => void (await ask('DELETE', `house/chat/${line.id}`)));

/** Of a line of chat, or of a person at the table that is before one's eyes. */
export async function report(line: ChatLine | null = null): Promise<void> {
  const { route } = router;
  if (route.page !== 'table') return;
  await texts.need('host');
  const shown = mount(Report, { target: document.body, props: { table: route.id, invite: route.invite, line, close: () => void unmount(shown) } });
}
