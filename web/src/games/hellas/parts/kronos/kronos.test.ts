import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { ActionInfo, DecisionInfo, View } from '../../../../lib/board';
import hellas from '../..';
import Board from '../../frame/Board.svelte';
import Modules from '../../frame/Modules.svelte';
import Other from '../../frame/Other.svelte';
import Own from '../../frame/Own.svelte';
import { players } from '../../frame/reading';
import { thing } from '../../frame/thing';
import { HUNT, laid, sample, sampleTexts, sampleView } from '../../sample.test.data';
import { loadParts } from '..';
import HuntScene from '../hunt/HuntScene.svelte';
import { registry } from '../registry.svelte';

beforeEach(laid);
afterEach(cleanup);

const wound = (place: number, symbol: string, chain: string | null, covered = false) => ({ place, symbol, reward: null, covered, chain });
const BOARD = {
  seat: 0,
  region: 'euboea',
  anger: 7,
  most_anger: 13,
  attributes: { might: 2, anger: 3, authority: 1 },
  chains: { kronos_wrath: 'used', famine: 'ready' },
  unbroken: 2,
  own_chains: ['flood', 'earthquake'],
  wounds: [wound(0, 'torch', null, true), wound(1, 'bow', null), wound(4, 'torch', 'kronos_wrath'), wound(11, 'bow', 'famine')],
  attitudes: { red: 'neutral', yellow: 'wary', blue: 'hostile', green: 'hostile', brown: 'neutral' },
  lying: [0, 1, 0],
  tokens: { '1': 'helen', '2': 'perseus' },
  temples_destroyed: ['corinthia'],
  monuments_destroyed: ['zeus'],
  finals: false,
  gates_closed: false,
  can_be_hunted: false,
  taken: 0,
  allowed: 1,
  next_hero: 1,
  prices: { monster_movement: 1, destroy_temple: 4, play_order: 2, kronos_movement: 4 },
  terror_prices: { red: 1, yellow: 2, blue: 1, green: 1, brown: 3 },
  attack_prices: { medusa: 2, hydra: 3 },
  restores: 9,
};
const RACE = {
  five_hostile_lands: { needed: 5, now: [2, 0, 0], share: [40, 0, 0] },
  kronos_slain: { needed: 1, now: [0, 0, 0], share: [0, 25, 25] },
  three_lands: { needed: 3, now: [0, 1, 1], share: [0, 33, 33] },
};

/** Kronos in Euboea against Helen and Perseus, as a seat sees it. */
function against(you: number | null, more: object = {}): View {
  const [first, second] = players(sampleView());
  const kronos = { ...first, role: 'kronos', hero: null, hero_at: null };
  const hero = (seat: number, name: string) => ({ ...second, seat, role: 'lord', hero: name });
  const own = you === 0;
  return sampleView({
    you,
    players: [kronos, hero(1, 'helen'), hero(2, 'perseus')],
    race: RACE,
    quests: [{ quest: 'blessing_of_rhea', region: 'chalkidiki', heroes: {} }],
    kronos: { ...BOARD, own_chains: own ? BOARD.own_chains : [] },
    orders: { hand: own ? ['medusa_aetolia', 'cerberus_epirus'] : [], hand_size: 2, deck: 10, discard: [], revealed: null },
    ...more,
  });
}

const act = (text: string, kind: string, fields: ActionInfo['fields'], ...targets: string[]): ActionInfo => ({ text, kind, fields, targets });
const TURN: DecisionInfo = {
  kind: 'kronos_turn',
  about: { left: 1, anger: 7 },
  confirm: true,
  since: 0,
  actions: [
    act('monster_movement', 'monster_movement', {}, 'kronos_action:monster_movement'),
    act('terror medusa', 'terror', { monster: 'medusa' }, 'kronos_action:terror', 'monster:medusa'),
    act('terror hydra', 'terror', { monster: 'hydra' }, 'kronos_action:terror', 'monster:hydra'),
    act('evolve cerberus_epirus', 'evolve', { order: 'cerberus_epirus' }, 'order:cerberus_epirus'),
    act('use_chain famine', 'use_chain', { chain: 'famine' }, 'chain:famine'),
    act('kronos_pass', 'kronos_pass', {}, 'kronos_action:pass'),
  ],
};

async function seated(you: number | null, decision: DecisionInfo | null = null, more: object = {}) {
  const found = await sample(decision, against(you, more));
  await loadParts({ mode: 'kronos' });
  found.choosing.ask(decision);
  Object.assign(found.props, { you, names: ['Zenon', 'Lucía', 'Marek'], texts: await sampleTexts() });
  return found;
}

describe('Kronos', () => {
  it('has a board of his own instead of a hero: anger, actions with their prices, chains, orders', async () => {
    const { props, taken } = await seated(0, TURN);
    render(Own, { props });
    expect(document.querySelector('.now i')!.textContent).toBe('7');
    expect(document.querySelector('.pass small')).not.toBeNull();
    const terror = document.querySelector<HTMLElement>('[data-thing="kronos_action:terror"]')!;
    expect(terror.textContent).toContain('1–3');
    expect(terror.classList.contains('open')).toBe(true);
    expect(document.querySelector('[data-thing="kronos_action:destroy_temple"]')!.classList.contains('open')).toBe(false);
    expect([...document.querySelectorAll('.chain')].map((one) => one.getAttribute('data-target'))).toEqual(['chain:kronos_wrath', 'chain:famine', 'chain:flood', 'chain:earthquake']);
    expect(document.querySelectorAll('.order').length).toBe(2);
    await fireEvent.click(terror);
    expect(props.choosing.isLit('monster:medusa')).toBe(true);
    props.choosing.touch('monster:hydra');
    expect(taken).toHaveBeenCalledWith('terror hydra');
  });

  it('says why an action costs what it costs', async () => {
    const { props } = await seated(0, TURN);
    const told = thing(props.view, 'kronos_action:terror', props.texts)!.text;
    expect(told).toContain('Famine');
    expect(told).toContain('Helen');
    expect(told).toMatch(/Brown land 3/);
    expect(thing(props.view, 'kronos_action:kronos_movement', props.texts)!.text).toContain('2 chains are still unbroken');
  });

  it('shows the heroes what is open, and not what he alone knows', async () => {
    const { props } = await seated(1);
    render(Other, { props: { ...props, seat: 0 } });
    expect([...document.querySelectorAll('.chain')].map((one) => one.getAttribute('data-target'))).toEqual(['chain:kronos_wrath', 'chain:famine']);
    expect(document.querySelector('.hidden')!.textContent).toContain('2');
    expect(document.body.textContent).toContain('2 orders');
    expect(document.body.textContent).not.toContain('Flood');
  });
});

describe('the people of the lands', () => {
  it('stand on a track, with what both sides win by and what still bars it', async () => {
    const { props } = await seated(1);
    render(Modules, { props });
    expect(document.querySelectorAll('td.hostile.here').length).toBe(2);
    expect(document.querySelectorAll('td.wary.here').length).toBe(1);
    const slain = document.querySelector('[data-thing="victory:kronos_slain"]')!;
    expect(slain.textContent).toContain('1/4');
    expect(slain.textContent).toContain('Blessing of Rhea');
    expect(document.querySelector('[data-thing="quest:finding_omphalos"]')!.classList.contains('done')).toBe(true);
    cleanup();
    render(Modules, { props: { ...props, line: true } });
    expect(document.querySelectorAll('.line svg').length).toBe(5);
  });

  it('are seen on the map, with Kronos, the ruins and whoever lies on the ground', async () => {
    const { props } = await seated(1);
    render(Board, { props });
    flushSync();
    expect(document.querySelector('[data-target="monster:kronos"]')).not.toBeNull();
    expect(document.querySelectorAll('.thorns').length).toBeGreaterThan(3);
    expect(document.querySelector('[data-thing="ruin:corinthia"]')).not.toBeNull();
    expect(document.querySelectorAll('[data-target^="land:"]').length).toBe(5);
    expect(document.querySelector('[data-target="hero:helen"]')!.getAttribute('aria-label')).toContain('lies on the ground');
    expect(thing(props.view, 'region:euboea', props.texts)!.text).toContain('no hoplite may enter');
  });
});

describe('sides', () => {
  it('win by ways of their own', async () => {
    const { props } = await seated(1);
    expect(registry.races(props.view, 0)).toEqual(['five_hostile_lands']);
    expect(registry.races(props.view, 2)).toEqual(['kronos_slain', 'three_lands']);
    expect([hellas.allied!(props.view, 1, 2), hellas.allied!(props.view, 0, 1)]).toEqual([true, false]);
    expect(hellas.called!(props.view, 0, props.texts)).toBe('Kronos');
    expect(hellas.called!(props.view, 1, props.texts)).toBe('Helen');
  });

  it('have heroes whose boards do not count: their tokens do', async () => {
    const { props } = await seated(1);
    render(Own, { props });
    expect(document.querySelector('.ability')!.textContent).toContain('cost 1 anger more');
  });
});

describe('the hunt of Kronos', () => {
  it('has a row for his board and one for each broken chain', async () => {
    const { props } = await seated(1, null, { hunt: { ...HUNT, seat: 1, monster: 'kronos', attack: 'attack_1', strength: 5 } });
    render(HuntScene, { props });
    const rows = [...document.querySelectorAll('.trays li')].map((row) => row.querySelectorAll('.wound').length);
    expect(rows).toEqual([2, 1, 1]);
    expect(document.body.textContent).toContain('2 chains are unbroken');
    expect(document.querySelector('.attack')!.textContent).toContain('with Might 2');
  });
});
