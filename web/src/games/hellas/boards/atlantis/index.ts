/** The board of the base game with Atlantis beside it: one map, the island in its bronze oval. */
import type { Chart } from '../board';
import { main } from '../main';
import map from './map.json';

const [x, y, width, height] = map.box as [number, number, number, number];
const [cx, cy, rx, ry] = map.oval as [number, number, number, number];
const added = map as unknown as Pick<Chart, 'regions' | 'borders' | 'trails' | 'coast'>;

/** Small islands where the oval lies are not drawn. */
const apart = (islet: string): boolean => {
  const [, px, py] = islet.match(/^M(-?[\d.]+) (-?[\d.]+)/)!.map(Number) as [number, number, number];
  return ((px - cx) / rx) ** 2 + ((py - cy) / ry) ** 2 > 1.2;
};

export const atlantis: Chart = {
  ...main,
  id: 'atlantis',
  box: { x, y, width, height },
  regions: { ...main.regions, ...added.regions },
  borders: [...main.borders, ...added.borders],
  trails: [...main.trails, ...added.trails],
  coast: main.coast + added.coast,
  islets: main.islets.filter(apart),
  ovals: [{ cx, cy, rx, ry }],
};
