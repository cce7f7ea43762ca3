import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DecisionInfo } from '../../../../lib/board';
import Board from '../../frame/Board.svelte';
import Modules from '../../frame/Modules.svelte';
import { laid, sample, sampleView, TURN } from '../../sample.test.data';
import { loadParts } from '..';

beforeEach(laid);
afterEach(cleanup);

const OPEN = ['trojan_horse', 'field_forge', 'labyrinth'];
const view = () => sampleView({ orichalkum: { tokens: ['attica', 'elis'], held: [3, 0], display: OPEN, deck: 7, gone: [], used: false, drawn: [] } });
const ASKED: DecisionInfo = {
  ...TURN,
  actions: [{ text: 'use_construct field_forge', kind: 'use_construct', fields: { construct: 'field_forge' }, targets: ['construct:field_forge'] }],
};

describe('the workshop', () => {
  it('shows the constructs that lie open, and lights those that can be used', async () => {
    const { props, taken } = await sample(ASKED, view());
    await loadParts({ expansions: ['orichalkum'] });
    render(Modules, { props });
    const cards = [...document.querySelectorAll<HTMLElement>('.card')];
    expect(cards.map((card) => card.dataset.target)).toEqual(OPEN.map((one) => `construct:${one}`));
    expect(cards.map((card) => card.classList.contains('lit'))).toEqual([false, true, false]);
    expect([...document.querySelectorAll('.lord b')].map((one) => one.textContent)).toEqual(['3', '0']);
    await fireEvent.click(cards[1]!);
    expect(taken).toHaveBeenCalledWith('use_construct field_forge');
  });

  it('shows orichalkum at the cities', async () => {
    const { props } = await sample(undefined, view());
    await loadParts({ expansions: ['orichalkum'] });
    render(Board, { props });
    flushSync();
    expect(document.querySelectorAll('[data-target^="orichalkum:"]').length).toBe(2);
  });
});
