/** What is drawn on the board is what the game's own data say: borders, sea trails, regions; and each thing has a picture. */
import { describe, expect, it } from 'vitest';
import { tablesOf } from '../../../tests/data';
import { main } from './boards/main';
import { icons } from './parts/base/icons';

const TABLES = tablesOf('hellas');
const REGIONS = main.regions;

const pair = (a: string, b: string): string => [a, b].sort().join(' ');
const points = (path: string): [number, number][] =>
  [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)]);

/** The segments of an outline, each written the same from both sides. */
function segments(path: string): Set<string> {
  const found = new Set<string>();
  for (const part of path.split('Z')) {
    const corners = points(part).map(String);
    corners.forEach((corner, n) => found.add(pair(corner, corners[(n + 1) % corners.length]!)));
  }
  return found;
}

describe('the map', () => {
  const rules = TABLES.regions!;
  const ids = Object.keys(REGIONS);
  const adjacency = (field: string) =>
    new Set(Object.entries(rules).flatMap(([id, entry]) => ((entry[field] as string[] | undefined) ?? []).map((other) => pair(id, other))));

  it('draws a common border exactly where the rules know a land border', () => {
    const outlines = new Map(ids.map((id) => [id, segments(REGIONS[id]!.path)]));
    const drawn = new Set<string>([...main.ferries.map(({ a, b }) => pair(a, b))]);
    ids.forEach((a, n) =>
      ids.slice(n + 1).forEach((b) => {
        if ([...outlines.get(a)!].some((segment) => outlines.get(b)!.has(segment))) drawn.add(pair(a, b));
      }),
    );
    expect([...drawn].sort()).toEqual([...adjacency('neighbours')].sort());
    expect(drawn.size).toBe(28);
  });

  it('has a line for each of them', () => {
    const ferries = main.ferries.map(({ a, b }) => pair(a, b));
    expect(main.borders.map(({ a, b }) => pair(a, b)).sort()).toEqual([...adjacency('neighbours')].filter((one) => !ferries.includes(one)).sort());
  });

  it('draws the sea trails of the rules, from coast to coast of the regions they join', () => {
    expect(main.trails.map(({ a, b }) => pair(a, b)).sort()).toEqual([...adjacency('sea_trails')].sort());
    const nearest = ([x, y]: readonly number[]): string => {
      const far = (id: string) => Math.min(...points(REGIONS[id]!.path).map(([px, py]) => Math.hypot(px - x!, py - y!)));
      return [...ids].sort((a, b) => far(a) - far(b))[0]!;
    };
    for (const { a, b, ends } of [...main.trails, ...main.ferries]) expect(ends.map(nearest), pair(a, b)).toEqual([a, b]);
  });

  it('has a place for the city, the temple and the monument of every region that has one', () => {
    expect(ids.sort()).toEqual(Object.keys(rules).sort());
    const monuments = Object.values(TABLES.gods!).map(({ region }) => region);
    for (const [id, { anchors }] of Object.entries(REGIONS)) {
      const { city, shrine } = rules[id]!;
      for (const [there, anchor] of [[city, anchors.city], [shrine, anchors.temple], [monuments.includes(id), anchors.monument]]) if (there) expect(anchor, id).toBeTruthy();
    }
  });
});

describe('the pictures', () => {
  const FAMILIES: Record<string, string> = {
    hero: 'heroes', monster: 'monsters', god: 'gods', attribute: 'attributes', symbol: 'symbols', special: 'special_actions',
    regular: 'regular_actions', victory: 'victories', artifact: 'artifacts',
  }; // prettier-ignore

  it.each(Object.entries(FAMILIES))('show every %s of the base game, and nothing that is not there', (family, table) => {
    expect(Object.keys(icons[family]!).sort()).toEqual(Object.keys(TABLES[table]!).sort());
  });
});
