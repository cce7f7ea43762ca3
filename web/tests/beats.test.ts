/** Every event of a game has its time: the words that tell it are in the catalogue, and its row in the game's table. */
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { beats as delphi } from '../src/games/delphi/beats';
import { hellasBeats as hellas } from './data';
import { type Rows, timeOf } from '../src/lib/time/rows';

const LOCALES = '../src/aegean/locales/en';
/** The kinds of a game's events, modules' too: `hellas.ftl`, or all files of the folder `hellas`. */
function vocabulary(game: string): string[] {
  const place = `${LOCALES}/${game}`;
  const isFolder = statSync(place, { throwIfNoEntry: false })?.isDirectory() ?? false;
  const files = isFolder ? readdirSync(place).map((file) => `${place}/${file}`) : [`${place}.ftl`];
  const words = files.map((file) => readFileSync(file, 'utf-8')).join('\n');
  return [...words.matchAll(new RegExp(`^${game}-event-([a-z_]+) =`, 'gm'))].map(([, kind]) => kind!);
}

describe.each([['hellas', hellas], ['delphi', delphi]] as [string, Rows][])('the table of %s', (game, rows) => {
  const kinds = vocabulary(game);

  it('has a row for every event, and for nothing else', () => {
    expect(kinds.length).toBeGreaterThan(30);
    expect(Object.keys(rows).toSorted()).toEqual(kinds.toSorted());
  });

  it.each(Object.entries(rows))('%s lasts no longer than a look', (kind, row) => {
    const event = { kind, fields: { seat: 1, length: 3 } };
    const alone = timeOf(row, event, []);
    expect(alone.opens).toBe(true);
    expect(alone.ms).toBeLessThanOrEqual(row.kept ? 4000 : 1300);
    const joined = timeOf(row, event, [{ kind: 'another', fields: {} }]);
    expect(joined.opens).toBe(row.joins === undefined);
    if (!joined.opens) expect(joined.ms).toBeLessThanOrEqual(alone.ms);
  });
});

describe('beats', () => {
  const at = (region: string) => ({ kind: 'hoplites_moved', fields: { seat: 1, region } });

  it('take more of the same in less time, and never more than their limit', () => {
    const moved = hellas.hoplites_moved!;
    expect(timeOf(moved, at('elis'), [at('elis')])).toEqual({ opens: false, ms: 140 });
    expect(timeOf(moved, at('elis'), [at('crete')])).toEqual({ opens: true, ms: 800 });
    let beat = [at('elis')];
    let whole = 800;
    for (let n = 0; n < 8; n += 1) {
      whole += timeOf(moved, at('elis'), beat).ms;
      beat = [...beat, at('elis')];
    }
    expect(whole).toBe(1300);
  });

  it('go by the length of a way', () => {
    const sailed = (length: number) => timeOf(delphi.ship_moved!, { kind: 'ship_moved', fields: { seat: 0, length } }, [{ kind: 'source_used', fields: {} }]).ms;
    expect([1, 3, 9].map(sailed)).toEqual([280, 560, 980]);
  });

  it('share a beat where monsters do nothing', () => {
    const rolled = (roll: string) => ({ kind: 'monster_rolled', fields: { seat: 1, monster: 'hydra', roll } });
    const row = hellas.monster_rolled!;
    expect(timeOf(row, rolled('nothing'), [])).toEqual({ opens: true, ms: 500 });
    expect(timeOf(row, rolled('nothing'), [rolled('nothing')])).toEqual({ opens: false, ms: 200 });
    expect(timeOf(row, rolled('move'), [rolled('nothing')])).toEqual({ opens: true, ms: 600 });
  });

  it('of one fight follow each other faster', () => {
    const round = { kind: 'fight_round', fields: { seat: 1 } };
    const row = delphi.fight_round!;
    expect([[], [round], [round, round], [round, round, round]].map((beat) => timeOf(row, round, beat).ms)).toEqual([900, 700, 350, 350]);
  });
});
