import { describe, expect, it } from 'vitest';
import delphi from '../../games/delphi';
import { sampleTexts as delphiTexts, sampleView as delphiView } from '../../games/delphi/sample.test.data';
import hellas from '../../games/hellas';
import { BATTLE, laid, sample, sampleTexts, sampleView, STRIKE } from '../../games/hellas/sample.test.data';
import type { ActionInfo, DecisionInfo } from '../wire';
import { Asking } from './asking';

const act = (text: string, fields: ActionInfo['fields'], ...targets: string[]): ActionInfo => ({ text, kind: text.split(' ')[0]!, fields, targets });
const asked = (kind: string, ...actions: ActionInfo[]): DecisionInfo => ({ kind, about: {}, confirm: true, since: 0, actions });
const choice = (action: ActionInfo) => ({ index: 0, action });
const NAMES = ['Elena', 'Marek'];

async function inHellas(view = sampleView()): Promise<Asking> {
  await laid();
  return new Asking('hellas', hellas, await sampleTexts(), () => view, () => NAMES);
}

const inDelphi = async (view = delphiView()): Promise<Asking> => new Asking('delphi', delphi, await delphiTexts(), () => view, () => NAMES);

describe('a half-made choice', () => {
  const to = (region: string) => act(`march attica ${region}`, { start: 'attica', region }, 'special:march', 'region:attica', `region:${region}`);
  const from = (start: string) => act(`march ${start} phocis`, { start, region: 'phocis' }, 'special:march', `region:${start}`, 'region:phocis');

  it('asks for what is missing, with what is known by then', async () => {
    const asking = await inHellas();
    const open = [to('boeotia'), to('corinthia')].map(choice);
    expect(asking.narrowed({ picked: ['special:march', 'region:attica'], open })).toMatch(/^Where do(es)? your .*hoplites? march from Attica\? A March ends your turn\.$/);
    expect(asking.narrowed({ picked: ['special:march'], open: [...open, choice(from('boeotia'))] })).toBe('Where do your hoplites march from? A March ends your turn.');
  });

  it('names the thing in hand where it may become different things', async () => {
    const asking = await inHellas();
    const murderous = act('murderous_march attica boeotia', { start: 'attica', region: 'boeotia' }, 'special:march', 'blessing:murderous_march', 'region:attica', 'region:boeotia');
    expect(asking.narrowed({ picked: ['special:march'], open: [choice(murderous), choice(to('boeotia'))] })).toBe('March: what do you do?');
  });

  it('goes by the order in which things were touched', async () => {
    const asking = await inHellas();
    const open = [choice(act('move attica boeotia', { start: 'attica', region: 'boeotia' }, 'region:attica', 'region:boeotia')), choice(to('boeotia'))];
    expect(asking.narrowed({ picked: ['region:attica'], open })).toBe('Where does a hoplite from Attica move?');
  });

  it('asks by the card in hand in a hunt, and for any move of a group', async () => {
    const asking = await inHellas();
    const { choosing } = await sample(STRIKE);
    const strikes = choosing.open.filter(({ action }) => action.kind === 'strike');
    expect(asking.narrowed({ picked: ['card:trap_sword'], open: strikes })).toMatch(/^Which wound do you cover/);
    expect(asking.narrowed({ picked: ['regular:hoplite_movement'], open: [] })).toBe('Which hoplite moves? Tap where it stands.');
  });
});

describe('whose turn it is', () => {
  it('is never one’s own for a reaction', async () => {
    const asking = await inHellas({ ...sampleView(), active: 1 });
    expect(asking.whose(0, { kind: 'save_hoplites' })).toBe('Marek’s turn: you may save hoplites');
    expect(asking.whose(0, { kind: 'of_another_game' })).toBe('Marek’s turn: you decide');
    expect(asking.whose(0, null)).toBe('Marek’s turn');
    expect(asking.whose(1, { kind: 'turn' })).toBe('Your turn');
    expect(asking.another(0)).toBe('Marek’s turn');
    expect(asking.another(1)).toBe('');
  });
});

describe('the last question before an action', () => {
  const prepare = act('prepare', {}, 'special:prepare');
  const hero = act('move_hero elis', { region: 'elis' }, 'hero:achilles', 'region:elis');

  it('names the regular actions that a special one cuts off, if they are possible', async () => {
    const asking = await inHellas();
    expect(asking.losses(choice(prepare), asked('turn', prepare, hero), false)).toEqual(['Your hero has not moved.']);
    expect(asking.losses(choice(prepare), asked('turn', prepare), false)).toEqual([]);
    expect(asking.losses(choice(hero), asked('turn', prepare, hero), false)).toEqual([]);
  });

  it('says who wins if one passes, unless it is oneself', async () => {
    const pass = act('pass', {}, 'pass');
    const play = act('play trap_sword', { card: 'trap_sword' }, 'card:trap_sword');
    const seats = BATTLE.seats as number[];
    const told = async (ahead: number) => (await inHellas({ ...sampleView(), you: seats[0], battle: { ...BATTLE, ahead } })).losses(choice(pass), asked('battle_card', play, pass), false);
    expect(await told(seats[1]!)).toEqual([expect.stringMatching(/^As it stands, (Elena|Marek) wins \d+ to \d+\.$/)]);
    expect(await told(seats[0]!)).toEqual([]);
  });

  it('counts the dice that are left in Delphi, and by touch what is spent', async () => {
    const end = act('end_turn', {}, 'end_turn');
    const view = delphiView();
    const mine = view.players[view.you as number];
    const withDice = (dice: string[]) => ({ ...view, players: view.players.map((one: object) => (one === mine ? { ...mine, dice } : one)) });
    expect((await inDelphi(withDice(['red', 'blue']))).losses(choice(end), asked('turn', end), false)).toEqual(['2 dice are unused.']);
    expect((await inDelphi(withDice([]))).losses(choice(end), asked('turn', end), false)).toEqual([]);
    const sail = act('sail die-red 1,0', { source: 'die-red', hex: '1,0', favours: 2 }, 'die:red', 'hex:1,0');
    const asking = await inDelphi();
    expect(asking.losses(choice(sail), asked('turn', sail), false)).toEqual([]);
    expect(asking.losses(choice(sail), asked('turn', sail), true)).toEqual(['Cost: 2 favours.']);
  });
});

describe('why not', () => {
  it('tells each reason once, with the special action it stands before', async () => {
    const asking = await inHellas();
    const refusal = { reason: 'that_region_is_not_yours', clause: 'H-5.7', fields: { region: 'crete' } };
    const miss = (kind: string, first: string) => ({ kind, targets: [first, 'region:crete'], refusal });
    const over = { kind: 'march', targets: ['special:march'], refusal: { reason: 'another_seat_decides', clause: '', fields: { seats: [1] } } };
    expect(asking.misses('region:crete', [miss('build_temple', 'special:build_temple'), miss('other', 'special:march'), over])).toEqual([
      { text: 'Build Temple: You do not control Crete.', clause: 'H-5.7' },
      { text: 'March: It is not your decision now.', clause: '' },
    ]);
  });
});
