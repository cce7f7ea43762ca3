/** What is told of the others' turns, and which harm stands on the table until one acts. */
import { describe, expect, it } from 'vitest';
import { beats } from '../src/games/hellas/beats';
import type { GameClient } from '../src/lib/board';
import { texts } from '../src/lib/texts.svelte';
import { between, hasActed, marks, since, takers } from '../src/lib/time/since';
import type { EntryInfo, EventInfo, Fields } from '../src/lib/wire';

const YOU = 0;
const NAMES = ['Ada', 'Marek', 'Zenon'];
let number = 0;
const entry = (seat: number, events: EventInfo[], kind = 'act', moves = (number += 1)): EntryInfo => ({ number: (number += 1), seat, kind, text: null, events, moves, at: 0 });
const event = (kind: string, seat: number, fields: Fields = {}): EventInfo => ({ kind, fields: { ...fields, seat } });
const turn = (seat: number, of: number) => event('turn_began', seat, { turn: of });

const client = {
  where: ({ fields }: EventInfo) => (typeof fields.region === 'string' ? `region:${fields.region}` : `seat:${String(fields.seat)}`),
  standing: (_: unknown, seat: number) => [{ now: seat === 2 ? 4 : 1, needed: 5, share: 0, name: 'hellas-victory-favored_by_the_gods' }],
} as unknown as GameClient;

function game() {
  number = 0;
  return [
    entry(0, [turn(0, 1)]),
    entry(0, [event('hoplites_killed', 0, { region: 'crete', count: 3 })]),
    entry(0, [turn(1, 2)]),
    entry(1, [event('hoplites_moved', 1, { start: 'elis', region: 'argolis', count: 2 })]),
    entry(1, [event('hoplites_killed', 0, { region: 'argolis', count: 2 }), event('control_taken', 1, { region: 'argolis', loser: 0 })]),
    entry(1, [turn(2, 3)]),
    entry(2, [event('region_attack', 2, { monster: 'hydra', region: 'phocis' }), event('injured', 0, { attribute: 'speed' })]),
    entry(2, [event('temple_built', 2, { region: 'elis', number: 4, temple_kind: '' }), turn(0, 4)]),
  ];
}

describe('since one’s last turn', () => {
  const kinds = (entries: EntryInfo[]) => between(entries, YOU)?.map(({ event }) => event.kind) ?? null;

  it('are the turns of others before one’s own', () => {
    expect(kinds(game())).toEqual(['hoplites_moved', 'hoplites_killed', 'control_taken', 'region_attack', 'injured', 'temple_built']);
  });

  it('is nothing in another’s turn, before anybody has acted, and once one has acted oneself', () => {
    expect(kinds(game().slice(0, -1))).toBeNull();
    expect(kinds(game().slice(0, 1))).toBeNull();
    expect(hasActed(game(), YOU)).toBe(false);
    expect(hasActed([...game(), entry(0, [])], YOU)).toBe(true);
  });

  it('does not tell what was taken back', () => {
    const entries = game();
    const last = entries.pop()!;
    const before = entries.at(-2)!.moves;
    const back = { ...entry(2, [], 'undo', before), number: 90 };
    expect(kinds([...entries, back, { ...last, moves: before + 1, number: 91 }])).not.toContain('region_attack');
  });

  it('puts harm first, then danger, then a line for each player, then the table', async () => {
    await texts.need('web', 'hellas');
    const found = since(between(game(), YOU)!, {}, YOU, beats, client, texts, 'hellas', NAMES);
    expect(found.harm.map(({ events }) => events[0]!.kind)).toEqual(['hoplites_killed', 'control_taken', 'injured']);
    expect(found.harm.map(({ text }) => text)).toEqual(['You lose 2 hoplites in Argolis.', 'Marek takes Argolis from you.', 'You take an injury on Speed.']);
    expect(found.harm.map(({ turn }) => turn)).toEqual([1, 1, 2]);
    expect(found.danger.map(({ seat }) => seat)).toEqual([2]);
    expect(found.danger[0]!.text).toContain('Zenon');
    expect(found.others.map(({ seat }) => seat)).toEqual([1, 2]);
    expect(found.others[1]!.text.match(/Zenon/g)).toHaveLength(1);
    expect(found.table.map(({ events }) => events[0]!.kind)).toEqual(['region_attack']);
  });

  it('tells once what was done several times', async () => {
    await texts.need('web', 'hellas');
    const recruit = event('recruited', 1, { region: 'elis', fortified: 0 });
    const entries = [entry(0, [turn(1, 1)]), entry(1, [recruit, { ...recruit }, event('hero_moved', 1, { start: 'elis', region: 'crete' })]), entry(1, [turn(0, 2)])];
    const found = since(between(entries, YOU)!, {}, YOU, beats, client, texts, 'hellas', NAMES);
    expect(found.others.map(({ text }) => text)).toEqual(['Marek recruits a hoplite in Elis ×2; Marek’s hero moves to Crete.']);
  });

  it('marks the harm where it was done, until one acts', () => {
    const place = (entries: EntryInfo[]) => marks(entries, {}, YOU, beats, client);
    expect(place(game())).toEqual([{ place: 'region:argolis', text: '−2', taken: true }, { place: 'seat:0', text: '!', taken: false }]);
    expect(takers(game(), YOU, beats)).toEqual([1]);
    const answered = game().with(4, entry(0, [event('hoplites_killed', 0, { region: 'argolis', count: 2 })], 'act', 5));
    expect(place(answered.map((one, n) => ({ ...one, number: n, moves: n })))).toContainEqual({ place: 'region:argolis', text: '−2', taken: false });
    expect(place([...game(), entry(0, [])])).toEqual([]);
    expect(takers([...game(), entry(0, [])], YOU, beats)).toEqual([]);
  });
});
