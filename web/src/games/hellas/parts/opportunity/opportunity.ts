import type { View } from '../../../../lib/board';

/** The opportunity card that lies open; null where none does. */
export const openCard = (view: View): string | null => (view.opportunity as { open: string | null } | null | undefined)?.open ?? null;
