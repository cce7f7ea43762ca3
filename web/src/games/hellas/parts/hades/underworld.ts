/** The underworld: who lies there, and where on the map its gates and Warriors are. */
import type { Texts, View } from '../../../../lib/board';
import type { Point as Spot } from '../../../../lib/map/plane';
import { type Layout, type Point, spot } from '../../boards/board';
import { printed } from '../../frame/facts.svelte';
import type { Player } from '../../frame/reading';
import { ownThing } from '../../frame/thing';
import { nameOf } from '../../frame/words';
import type { Thing } from '../part';

interface Underworld {
  dead: number[];
  warriors: Record<string, number>;
  gates: string[];
}
const RAISE = 'raise';
/** What stands for every way to bring the dead back. */
export const RESURRECTION = 'regular:resurrection';
const NONE: Underworld = { dead: [], warriors: {}, gates: [] };

export const underworld = (view: View): Underworld => (view.underworld as Underworld | undefined) ?? NONE;

export const raiseOf = (player: Player): number => player.attributes[RAISE] ?? 0;
export const highest = (): number => Number(printed.of('attributes', RAISE).maximum) || 5;
/** What is asked about: how many a lord raises. */
export const raiseTarget = (seat: number): string => `attribute:${RAISE}:${seat}`;

export const warriorsIn = (view: View, region: string): number => underworld(view).warriors[region] ?? 0;

export const underworldThing = (_view: View, _id: string, texts: Texts): Thing => ownThing(texts, 'underworld', {});
export const gateThing = (_view: View, region: string, texts: Texts): Thing => ownThing(texts, 'gate', { region: nameOf(texts, 'region', region) });
export const warriorThing = (view: View, region: string, texts: Texts): Thing =>
  ownThing(texts, 'warrior', { region: nameOf(texts, 'region', region), count: warriorsIn(view, region) });

/** Lines among what is said of a region. */
export function hereBelow(view: View, region: string, texts: Texts): string {
  const count = warriorsIn(view, region);
  const lines = [underworld(view).gates.includes(region) && texts.text('web-hellas-here_gate'), count > 0 && texts.text('web-hellas-here_warriors', { count })];
  return lines.filter(Boolean).join('\n');
}

const WIDE = 34;

/** Free places in a region for a gate and for Warriors: between what may lie there, as far from it as can be. */
export function freePlaces(layout: Layout, region: string): [gate: Spot, warriors: Spot] {
  const { label, anchors } = layout.regions[region]!;
  const { hoplites, hero, monster, quest, city, fortified, temple, monument } = anchors;
  const [x, y] = label;
  const said: Point[] = [[x - WIDE, y], [x, y], [x + WIDE, y]];
  const lying = [hoplites[0], hoplites[1], hero[0], monster[0], quest, city, fortified, temple, monument].flatMap((one) => (one ? [one] : []));
  const taken = [...said, ...lying].map(spot);
  const between = taken.flatMap((one, n) =>
    taken.slice(n + 1).flatMap((other) => [0.33, 0.5, 0.67].map((part) => ({ x: one.x + (other.x - one.x) * part, y: one.y + (other.y - one.y) * part }))),
  );
  const room = (at: Spot, of: readonly Spot[]): number => Math.min(...of.map((one) => Math.hypot(one.x - at.x, one.y - at.y)));
  const best = (of: readonly Spot[]): Spot => between.reduce((found, one) => (room(one, of) > room(found, of) ? one : found));
  const gate = best(taken);
  return [gate, best([...taken, gate])];
}
