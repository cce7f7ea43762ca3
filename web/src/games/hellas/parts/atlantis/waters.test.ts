import { describe, expect, it } from 'vitest';
import { atlantis } from '../../boards/atlantis';
import { layoutFor } from '../../boards/board';
import { main } from '../../boards/main';
import { swimmers, trailOf } from './waters';

const regions = Object.keys(atlantis.regions);

describe('the board with Atlantis', () => {
  it('is taken where its regions are in the view, and has a shape for each of them', () => {
    const layout = layoutFor(regions, [main, atlantis]);
    expect(layout.chart.id).toBe('atlantis');
    expect(layout.discs).toEqual([]);
    expect(layoutFor(Object.keys(main.regions), [main, atlantis]).chart.id).toBe('main');
  });

  it('has every sea trail of the island, with a place on it for who lives there', () => {
    const layout = layoutFor(regions, [main, atlantis]);
    for (const [from, to] of [['attica', 'north_atlantis'], ['crete', 'south_atlantis'], ['chalkidiki', 'euboea']] as const) {
      expect(atlantis.trails.some(({ a, b }) => [a, b].includes(from) && [a, b].includes(to))).toBe(true);
      const { middle } = trailOf(layout, from, to);
      expect(middle.x).toBeGreaterThan(0);
      expect(middle.y).toBeLessThan(atlantis.box.height);
      expect(trailOf(layout, to, from).middle).toEqual(middle);
    }
  });
});

describe('monsters at sea', () => {
  it('are those with a trail', () => {
    const wounds = { wounds: [], evolutions: [] };
    const view = { monsters: { hydra: { region: 'crete', ...wounds }, cetus: { region: null, trail: ['crete', 'south_atlantis'], ...wounds } } };
    expect(swimmers(view)).toEqual([['cetus', ['crete', 'south_atlantis']]]);
  });
});
