/** What can be done about a table besides playing: by its menu, and on the plate of somebody who is away. */
import type { Wish } from '../connection.svelte';
import { texts } from '../texts.svelte';
import type { Now, TableInfo } from '../wire';
import type { Deed } from './TableMenu.svelte';

type Send = (wish: Wish) => void;

/** The menu's, for whoever plays. `handed`: a bot plays their seat. */
export function deedsOf(now: Now, handed: boolean, send: Send): Deed[] {
  const found: Deed[] = [];
  if (now.undoable > 1) found.push({ id: 'restart', grave: false, do: () => send({ do: 'restart' }) });
  if (!now.asked && now.moves > 0) found.push({ id: 'ask_back', grave: false, do: () => send({ do: 'ask_back' }) });
  if (handed) found.push({ id: 'return', grave: false, do: () => send({ do: 'return' }) });
  else found.push({ id: 'hand_over', grave: false, do: () => send({ do: 'hand_over' }) });
  found.push({ id: 'resign', grave: true, do: () => send({ do: 'resign' }) });
  return found;
}

/** What the table's rule lets one do about somebody who is away: a person by their id, at a seat or at none. */
export function replacing(table: TableInfo, person: number | null, you: number | null, seat: number, send: Send): { label: string; do: () => void } | null {
  const hosting = person !== null && person === table.host;
  const absence = table.clock ? 'others' : table.absence; // Where time is kept, it says who is late.
  if (absence === 'host' ? !hosting : you === null) return null;
  const asks = absence === 'others' && table.seats.filter((one) => one.person !== null && !one.resigned).length > 2;
  return { label: texts.text(asks ? 'web-plate-propose' : 'web-plate-replace'), do: () => send({ do: 'replace', seat }) };
}
