/** Ports: which regions have one, where it is drawn, and when a move goes by port. */
import type { BoardProps, Texts, View } from '../../../../lib/board';
import type { Point as Spot } from '../../../../lib/map/plane';
import { type Layout, middle, type Point, spot } from '../../boards/board';
import { printed } from '../../frame/facts.svelte';
import { players } from '../../frame/reading';
import { ownThing } from '../../frame/thing';
import { nameOf } from '../../frame/words';
import type { Thing } from '../part';

/** In the water before their regions, in the units of the boards. */
const PLACES: Readonly<Record<string, Point>> = {
  acarnania: [166, 376],
  thessaly: [672, 168],
  attica: [852, 604],
  messenia: [432, 850],
  laconia: [612, 896],
  north_atlantis: [1160, 714],
  lesbos: [1112, 296],
};
const BESIDE = 34;

export const portsOf = (view: View): readonly string[] => (view.ports as { regions: string[] } | undefined)?.regions ?? [];

/** Where the port of a region is drawn; without a place of its own it lies under the region's name. */
export function portAt(layout: Layout, region: string): Spot {
  const at = PLACES[region];
  if (at) return spot(at);
  const { x, y } = middle(layout, region);
  return { x, y: y + BESIDE };
}

const others = (view: View, region: string): string[] => portsOf(view).filter((one) => one !== region);
const listed = (view: View, region: string, texts: Texts): string => others(view, region).map((one) => nameOf(texts, 'region', one)).join(', ');

export const portThing = (view: View, region: string, texts: Texts): Thing =>
  ownThing(texts, 'port', { region: nameOf(texts, 'region', region), others: listed(view, region, texts) });

/** A line among what is said of a region. */
export const portLine = (view: View, region: string, texts: Texts): string =>
  portsOf(view).includes(region) ? texts.text('web-hellas-here_port', { things: listed(view, region, texts) }) : '';

/** From where the army sets out whose single step is asked about. */
function setsOut({ choosing }: BoardProps): string | null {
  const { kind, about } = choosing.decision ?? {};
  if (kind === 'onward') return String(about?.region);
  const last = choosing.picked.at(-1);
  return last?.startsWith('region:') ? last.slice('region:'.length) : null;
}

/** Of the regions that are lit, those into which only a port leads. */
export function byPortAlone(shared: BoardProps, lit: readonly string[]): string[] {
  const start = setsOut(shared);
  if (start === null || !portsOf(shared.view).includes(start)) return [];
  const beside = printed.region(start).neighbours;
  return others(shared.view, start).filter((region) => lit.includes(region) && !beside.includes(region));
}

/** The routes that are drawn: those of the port that is looked at, or those that the piece in hand could take. */
export function routes(shared: BoardProps, near: string | null): [from: string, to: string][] {
  const { view, choosing, you } = shared;
  if (near !== null) return others(view, near).map((to) => [near, to]);
  const lit = portsOf(view).filter((region) => choosing.isLit(`region:${region}`));
  const start = setsOut(shared);
  if (start !== null) return byPortAlone(shared, lit).map((to) => [start, to]);
  const me = you === null ? undefined : players(view)[you];
  if (!me?.hero || !me.hero_at || choosing.picked.at(-1) !== `hero:${me.hero}` || !portsOf(view).includes(me.hero_at)) return [];
  return lit.filter((to) => to !== me.hero_at).map((to) => [me.hero_at!, to]);
}
