/** The muses: those that lie open, whose the others are, and where they stand. */
import type { Texts, View } from '../../../../lib/board';
import { printed } from '../../frame/facts.svelte';
import { namedThing } from '../../frame/thing';
import { nameOf } from '../../frame/words';
import type { Thing } from '../part';

interface Shown {
  open: string[];
  deck: number;
  owners: Record<string, number>;
  places: Record<string, number[]>;
}
const NONE: Shown = { open: [], deck: 0, owners: {}, places: {} };
const shown = (view: View): Shown => (view.muses as unknown as Shown | undefined) ?? NONE;

/** What stands for one's own muse. */
export const OWN = 'muse';

export const lyingOpen = (view: View): string[] => shown(view).open;
export const deck = (view: View): number => shown(view).deck;

export interface Standing {
  seat: number;
  muse: string;
  /** Null while she waits for a hero who is off the map. */
  region: string | null;
}
/** The muses that lords have, lord by lord. */
export function standing(view: View): Standing[] {
  const { owners, places } = shown(view);
  const at = new Map(Object.entries(places).flatMap(([region, seats]) => seats.map((seat) => [seat, region] as const)));
  return Object.entries(owners).map(([muse, seat]) => ({ seat, muse, region: at.get(seat) ?? null })).sort((one, other) => one.seat - other.seat);
}
export const museOf = (view: View, seat: number | null): Standing | null => standing(view).find((one) => one.seat === seat) ?? null;

/** The regions of the land in which a region lies. */
export function landOf(regions: readonly string[], region: string): string[] {
  const { land } = printed.region(region);
  return regions.filter((id) => printed.region(id).land === land);
}

/** A muse by her name, or one's own. */
export function museThing(view: View, id: string, texts: Texts): Thing | null {
  const muse = id || museOf(view, view.you as number | null)?.muse;
  return muse ? namedThing(texts, 'muse', muse) : null;
}

/** Who of them stands in a region, among what is said of it. */
export const hereSings = (view: View, region: string, texts: Texts): string =>
  standing(view).filter((one) => one.region === region).map(({ muse }) => `${nameOf(texts, 'muse', muse)}: ${texts.text(`hellas-muse-${muse}`, {}, 'text')}`).join('\n');
