/** Atlas: who stands on his monument, the ports in their order, and where they are drawn. */
import type { BoardProps, Texts, View } from '../../../../lib/board';
import type { Point as Spot } from '../../../../lib/map/plane';
import { type Layout, middle, type Point, spot } from '../../boards/board';
import { place } from '../../frame/reading';
import { namedThing, ownThing } from '../../frame/thing';
import { nameOf } from '../../frame/words';
import type { Thing } from '../part';

interface Atlas {
  ports: string[];
  on: number[];
  count: number[];
  slots: number;
}
interface Overload {
  left: number;
  track: number;
  owner: number;
  attribute: string | null;
}
interface Garden {
  left: number;
  most: number;
  held: number[];
  raised: string | null;
  used: boolean;
}
/** What stands for one's golden apples. */
export const APPLE = 'apple';
const SENDING = ['send', 'send_for_apple'];
export const HOME = 'messenia';

export const atlas = (view: View): Atlas => view.atlas as unknown as Atlas;
export const overload = (view: View): Overload | null => (view.overload as Overload | undefined) ?? null;

export const garden = (view: View): Garden => view.garden as unknown as Garden;

/** In the water before their regions, clear of Poseidon's ports, in the units of the boards. */
const PLACES: Readonly<Record<string, Point>> = {
  acarnania: [150, 432],
  boeotia: [700, 470],
  chalkidiki: [740, 108],
  crete: [836, 822],
  messenia: [470, 868],
};
const BESIDE = 34;

/** Where the port of a region is drawn; without a place of its own it lies under the region's name. */
export function portAt(layout: Layout, region: string): Spot {
  const at = PLACES[region];
  if (at) return spot(at);
  const { x, y } = middle(layout, region);
  return { x, y: y + BESIDE };
}

export const numberOf = (view: View, region: string): number => atlas(view).ports.indexOf(region) + 1;

/** Whose hoplites stand in a region, and so may be sent from there; null: nobody's. */
export function senderAt(view: View, region: string): number | null {
  const { hoplites, fortified } = place(view, region);
  const seats = Object.keys(hoplites).map(Number);
  return seats[0] ?? (fortified >= 0 ? fortified : null);
}

/** Whether a hoplite may be sent from a region now. */
export const canSend = (choosing: BoardProps['choosing'], region: string): boolean =>
  choosing.through(`region:${region}`).some(({ action }) => SENDING.includes(action.kind));

/** Who has more hoplites there than every other; null: nobody. */
export function leader(view: View): number | null {
  const { count } = atlas(view);
  const most = Math.max(...count);
  return most > 0 && count.filter((one) => one === most).length === 1 ? count.indexOf(most) : null;
}

/** What may be sent from a port. */
const sends = (view: View, region: string, texts: Texts): string =>
  texts.text(overload(view) ? 'web-hellas-here_atlas_port' : 'web-hellas-here_garden_port', { number: numberOf(view, region) });

export const sendingThing = (view: View, region: string, texts: Texts): Thing => ({
  ...ownThing(texts, overload(view) ? 'atlas_port' : 'garden_port', { region: nameOf(texts, 'region', region), number: numberOf(view, region) }),
  text: sends(view, region, texts),
});

export const atlasThing = (view: View, _id: string, texts: Texts): Thing =>
  overload(view) ? namedThing(texts, 'victory', 'overload') : { ...ownThing(texts, 'garden'), text: texts.text('hellas-expansion-atlas_hesperides', {}, 'about') };

export const appleThing = (_view: View, _id: string, texts: Texts): Thing => ownThing(texts, 'apple', {});

/** A line among what is said of a region. */
export function hereSends(view: View, region: string, texts: Texts): string {
  const lines = [
    atlas(view).ports.includes(region) && sends(view, region, texts),
    region === HOME && texts.text('web-hellas-here_atlas'),
  ];
  return lines.filter(Boolean).join('\n');
}
