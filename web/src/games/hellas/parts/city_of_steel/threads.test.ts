import { describe, expect, it } from 'vitest';
import { atlantis } from '../../boards/atlantis';
import { layoutFor } from '../../boards/board';
import { main } from '../../boards/main';
import { troad } from '../../boards/troad';
import { lies } from './threads';

describe('the board with the Troad', () => {
  const boards = [main, atlantis, troad];

  it('is taken where its regions are in the view, and has a shape for each of them', () => {
    const layout = layoutFor(Object.keys(troad.regions), boards);
    expect(layout.chart.id).toBe('troad');
    expect(layout.discs).toEqual([]);
    expect(layoutFor(Object.keys(atlantis.regions), boards).chart.id).toBe('atlantis');
  });

  it('has its five sea trails', () => {
    const joined = [['troy', 'chalkidiki'], ['troy', 'lesbos'], ['lesbos', 'euboea'], ['lesbos', 'ionia'], ['ionia', 'north_atlantis']];
    for (const [one, other] of joined) expect(troad.trails.filter(({ a, b }) => [a, b].includes(one!) && [a, b].includes(other!))).toHaveLength(1);
  });

  it('draws every piece within the box', () => {
    for (const id of ['troy', 'lesbos', 'mysia', 'ionia']) {
      const { label, anchors } = troad.regions[id]!;
      for (const [x, y] of [label, anchors.quest, ...anchors.hoplites, ...anchors.hero, ...anchors.monster]) {
        expect(x).toBeGreaterThan(troad.box.x);
        expect(x).toBeLessThan(troad.box.x + troad.box.width);
        expect(y).toBeGreaterThan(troad.box.y);
        expect(y).toBeLessThan(troad.box.y + troad.box.height);
      }
    }
  });
});

describe('heroes laid down', () => {
  it('are told by their seats', () => {
    const view = { threads: { lies: [0, 1, 0] } };
    expect([lies(view, 0), lies(view, 1), lies({}, 1)]).toEqual([false, true, false]);
  });
});
