/** Every move has an address. */

export interface Place {
  id: string;
  /** The word that opens a table that is not public; empty for the others. */
  invite: string;
  move: number | null;
  eyes: string;
}

export function addressOf({ id, invite, move, eyes }: Place): string {
  const said = new URLSearchParams();
  if (move !== null) said.set('move', String(move));
  if (eyes) said.set('eyes', eyes);
  if (invite) said.set('invite', invite);
  const query = said.toString();
  return `/replay/${encodeURIComponent(id)}${query ? `?${query}` : ''}`;
}

export function taleOf(id: string, invite: string): string {
  return `/replay/${encodeURIComponent(id)}/story${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`;
}
