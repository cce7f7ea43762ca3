import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Board from '../../frame/Board.svelte';
import Modules from '../../frame/Modules.svelte';
import { thing } from '../../frame/thing';
import { laid, sample, sampleTexts, sampleView } from '../../sample.test.data';
import { loadParts } from '..';

beforeEach(laid);
afterEach(cleanup);

const PORTS = ['crete', 'messenia', 'boeotia', 'acarnania', 'chalkidiki'];
const titan = (on: number[]) => ({ ports: PORTS, numbers: {}, on, count: [0, 1].map((seat) => on.filter((one) => one === seat).length), slots: 6 });
const overloaded = (left: number) => sampleView({ atlas: titan([1, 1, 0]), overload: { left, track: 15, owner: 1, attribute: 'speed' } });
const garden = () => sampleView({ atlas: titan([0]), garden: { left: 11, most: 15, held: [3, 1], raised: null, used: false } });

describe('the sky over Atlas', () => {
  it('shows how far it is, who stands below and whose the token is', async () => {
    const { props } = await sample(undefined, overloaded(3));
    await loadParts({ expansions: ['atlas_overload'] });
    render(Modules, { props });
    expect(document.querySelector('.space.now')!.textContent).toBe('3');
    expect(document.querySelectorAll('.slots .shield').length).toBe(3);
    expect([...document.querySelectorAll('ol .port')].map((one) => one.textContent)).toEqual(['1', '2', '3', '4', '5']);
    expect(document.querySelector('.soon')!.textContent).toContain('3 left');
    cleanup();
    render(Modules, { props: { ...props, line: true } });
    expect(document.querySelector('.line')!.textContent).toContain('3 left');
  });

  it('has ports with numbers on the map, and Atlas in Messenia', async () => {
    const { props } = await sample(undefined, overloaded(9));
    await loadParts({ expansions: ['atlas_overload'] });
    render(Board, { props });
    flushSync();
    expect(PORTS.map((region) => document.querySelector(`[data-target="sending:${region}"]`)!.textContent!.trim())).toEqual(['1', '2', '3', '4', '5']);
    const atlas = document.querySelector('[data-target="atlas"]')!;
    await fireEvent.click(atlas);
    expect(props.explain).toHaveBeenCalledWith('atlas', atlas);
    const texts = await sampleTexts();
    expect(thing(overloaded(9), 'region:messenia', texts)!.text).toContain('Port 2: a hoplite may be sent to Atlas\nAtlas kneels here');
  });
});

describe('the Garden of the Hesperides', () => {
  it('shows the apples that are left, and those of each lord', async () => {
    const { props } = await sample(undefined, garden());
    await loadParts({ expansions: ['atlas_hesperides'] });
    render(Modules, { props });
    expect(document.querySelectorAll('.apple:not(.gone)').length).toBe(11);
    expect([...document.querySelectorAll('.lord b')].map((one) => one.textContent)).toEqual(['3', '1']);
  });
});
