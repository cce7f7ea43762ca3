/** What is drawn on the board is what the game's own data say: borders, sea trails, regions, cards, victories. */
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CARDS, DRAFTS, LANDS, LEVELS, PRIESTS_AT_MONUMENT, REGIONS, TROPHIES } from './facts';
import { VICTORY_ICONS } from './names';
import chart from './map.json';

type Entry = Record<string, unknown>;

/** Enough of TOML for these files: tables, and values on one line that are JSON but for the keys of inline tables. */
function data(file: string): Record<string, Entry> {
  const found: Record<string, Entry> = {};
  let entry: Entry = {};
  for (const line of readFileSync(`../src/aegean/hellas/data/${file}.toml`, 'utf-8').split('\n')) {
    const table = /^\[([\w.]+)\]$/.exec(line);
    const value = /^(\w+) = (.+)$/.exec(line);
    if (table) found[table[1]!] = entry = {};
    else if (value && !/[[{]$/.test(value[2]!)) {
      entry[value[1]!] = JSON.parse(value[2]!.replace(/([{,]\s*)(\w+)\s*=/g, '$1"$2":'));
    }
  }
  return found;
}

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
  const rules = data('regions');
  const ids = Object.keys(REGIONS);
  const adjacency = (field: string) =>
    new Set(Object.entries(rules).flatMap(([id, entry]) => ((entry[field] as string[] | undefined) ?? []).map((other) => pair(id, other))));

  it('draws a common border exactly where the rules know a land border', () => {
    const outlines = new Map(ids.map((id) => [id, segments(REGIONS[id]!.path)]));
    const drawn = new Set<string>([pair(chart.ferry.a, chart.ferry.b)]);
    ids.forEach((a, n) =>
      ids.slice(n + 1).forEach((b) => {
        if ([...outlines.get(a)!].some((segment) => outlines.get(b)!.has(segment))) drawn.add(pair(a, b));
      }),
    );
    expect([...drawn].sort()).toEqual([...adjacency('neighbours')].sort());
    expect(drawn.size).toBe(28);
  });

  it('marks the borders between lands, and only those, as borders of lands', () => {
    for (const { a, b, kind } of chart.borders) expect(kind, pair(a, b)).toBe(REGIONS[a]!.land === REGIONS[b]!.land ? 'region' : 'land');
    expect(chart.borders.map(({ a, b }) => pair(a, b)).sort()).toEqual([...adjacency('neighbours')].filter((one) => one !== pair('locris', 'achaea')).sort());
  });

  it('draws the sea trails of the rules, from coast to coast of the regions they join', () => {
    expect(chart.trails.map(({ a, b }) => pair(a, b)).sort()).toEqual([...adjacency('sea_trails')].sort());
    const nearest = ([x, y]: number[]): string => {
      const far = (id: string) => Math.min(...points(REGIONS[id]!.path).map(([px, py]) => Math.hypot(px - x!, py - y!)));
      return [...ids].sort((a, b) => far(a) - far(b))[0]!;
    };
    for (const { a, b, ends } of [...chart.trails, chart.ferry]) expect(ends.map(nearest), pair(a, b)).toEqual([a, b]);
  });

  it('prints land, population, city and shrine as the rules have them', () => {
    expect(ids.sort()).toEqual(Object.keys(rules).sort());
    for (const [id, { land, population, city, shrine }] of Object.entries(REGIONS)) {
      const rule = rules[id]!;
      expect({ land, population, city, shrine }, id).toEqual({ land: rule.land, population: rule.population, city: rule.city, shrine: rule.shrine });
    }
    expect([...LANDS].sort()).toEqual(Object.keys(data('lands')).sort());
  });
});

describe('the cards and numbers', () => {
  it('prints value and casualties of every combat card', () => {
    const rules = Object.entries(data('combat_cards')).filter(([, entry]) => 'strength' in entry);
    expect(CARDS).toEqual(Object.fromEntries(rules.map(([id, entry]) => [id, { value: entry.strength, casualties: entry.casualties ?? 0 }])));
  });

  it('knows the drafts of the temple cards and the limits', () => {
    expect(DRAFTS).toEqual(Object.fromEntries(Object.entries(data('temple_cards')).map(([id, entry]) => [id, entry.drafts])));
    const limits = data('limits');
    expect([LEVELS, PRIESTS_AT_MONUMENT]).toEqual([limits.monument_levels!.number, limits.priests_on_monument!.number]);
  });

  it('knows the artifact of every monster', () => {
    expect(TROPHIES).toEqual(Object.fromEntries(Object.entries(data('monsters')).map(([id, entry]) => [id, entry.artifact])));
  });

  it('has a picture for each victory', () => {
    expect(Object.keys(VICTORY_ICONS).sort()).toEqual(Object.keys(data('victories')).sort());
  });
});
