import type { View } from '../../../../lib/board';

interface Draft {
  seat: number;
  cards: number;
  waiting: number[];
}

export const draftOf = (view: View): Draft | null => (view.draft as Draft | null | undefined) ?? null;

/** The order in which a draft's cards go round: from its first seat to the right. */
export function draftOrder(view: View): number[] {
  const draft = draftOf(view);
  const order = [...(view.order as number[])].reverse();
  if (!draft) return order;
  const n = order.indexOf(draft.seat);
  return [...order.slice(n), ...order.slice(0, n)];
}
