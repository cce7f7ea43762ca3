/** The calls about notifications: apart from the others, since one page alone makes them. */
import { ask } from '../../lib/api';
import type { DestinationForm, DestinationMade, Notifications, NotificationSettings } from '../../lib/wire';

const there = (id: number) => `notifications/destinations/${id}`;

export const calls = {
  all: () => ask<Notifications>('GET', 'notifications'),
  wish: (settings: NotificationSettings) => ask<NotificationSettings>('PUT', 'notifications', settings),
  add: (form: DestinationForm) => ask<DestinationMade>('POST', 'notifications/destinations', form),
  switch: (id: number, on: boolean) => ask<null>('PATCH', there(id), { on }),
  remove: (id: number) => ask<null>('DELETE', there(id)),
  test: (id: number) => ask<null>('POST', `${there(id)}/test`),
  confirm: (secret: string) => ask<null>('POST', 'notifications/confirm', { secret }),
  silence: (table: string, on: boolean) => ask<null>(on ? 'PUT' : 'DELETE', `tables/${encodeURIComponent(table)}/silence`),
};

/** Stops what a message's link is for. It is no call below /api: mail programs make it too. */
export async function stop(word: string): Promise<boolean> {
  try {
    return (await fetch(`/stop/${encodeURIComponent(word)}`, { method: 'POST' })).ok;
  } catch {
    return false;
  }
}
