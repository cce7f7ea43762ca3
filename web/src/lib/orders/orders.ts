/** Standing orders: what one says in advance to questions at a table. All of it is loaded when somebody asks for it. */
import { mount, unmount } from 'svelte';
import { ask } from '../api';
import type { Asking } from '../table/asking';
import { texts } from '../texts.svelte';
import type { Orderable, OrdersForm, StandingOrder, StandingOrders } from '../wire';
import Orders from './Orders.svelte';

const call = (table: string, seat: number): string => `tables/${encodeURIComponent(table)}/orders?seat=${seat}`;

export const read = (table: string, seat: number): Promise<StandingOrders> => ask('GET', call(table, seat));
export const give = (table: string, seat: number, form: OrdersForm): Promise<StandingOrders> => ask('PUT', call(table, seat), form);

/** Opens the dialog above the page. */
export async function orders(table: string, seat: number, asking: Asking): Promise<void> {
  await texts.need('orders');
  const shown = mount(Orders, { target: document.body, props: { table, seat, asking, close: () => void unmount(shown) } });
}

/** What the server holds, as one says it anew. */
export const formOf = ({ single, always, never, steward }: StandingOrders): OrdersForm => ({
  single,
  always: always.map(({ decision, action, once = false }) => ({ decision, action, once })),
  never: never.map(({ action }) => action),
  steward,
});

export type Wish = 'ask' | 'always' | 'once' | 'never';

/** What is said of an answer that is offered now. A power is ruled out by its name, of which its notation is one case. */
export function wishOf({ always, never }: StandingOrders, offer: Orderable): Wish {
  if (never.some(({ action }) => isOf(offer.action, action))) return 'never';
  const order = always.find(({ decision, action }) => decision === offer.decision && action === offer.action);
  if (!order) return 'ask';
  return order.once ? 'once' : 'always';
}

/** The orders with another word on one of the answers. */
export function wished(now: StandingOrders, offer: Orderable, wish: Wish): OrdersForm {
  const form = formOf(now);
  const others = form.always!.filter(({ decision, action }) => decision !== offer.decision || action !== offer.action);
  const mine: StandingOrder[] = wish === 'always' || wish === 'once' ? [{ decision: offer.decision, action: offer.action, once: wish === 'once' }] : [];
  const never = form.never!.filter((action) => !isOf(offer.action, action));
  return { ...form, always: [...others, ...mine], never: wish === 'never' ? [...never, offer.action] : never };
}

const isOf = (action: string, power: string): boolean => action === power || action.startsWith(`${power} `);
