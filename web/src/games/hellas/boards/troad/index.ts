/** The board of Atlantis with the Troad above it: one map, to the coast of Asia. */
import { atlantis } from '../atlantis';
import type { Chart } from '../board';
import map from './map.json';

const added = map as unknown as Pick<Chart, 'regions' | 'borders' | 'trails' | 'coast' | 'shores'>;

export const troad: Chart = {
  ...atlantis,
  id: 'troad',
  regions: { ...atlantis.regions, ...added.regions },
  borders: [...atlantis.borders, ...added.borders],
  trails: [...atlantis.trails, ...added.trails],
  coast: atlantis.coast + added.coast,
  shores: [...atlantis.shores, ...added.shores],
};
