import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DecisionInfo } from '../../../../lib/board';
import { main } from '../../boards/main';
import { layoutFor } from '../../boards/board';
import Board from '../../frame/Board.svelte';
import Modules from '../../frame/Modules.svelte';
import { players } from '../../frame/reading';
import { thing } from '../../frame/thing';
import { laid, sample, sampleTexts, sampleView, TURN } from '../../sample.test.data';
import { loadParts } from '..';
import { freePlaces } from './underworld';

beforeEach(laid);
afterEach(cleanup);

const RAISE = [3, 1];
/** A game with an underworld: six dead and two. */
function view() {
  const found = sampleView({ graves: { gone: [0, 0] }, underworld: { dead: [6, 2], warriors: { attica: 2, elis: 1 }, gates: ['attica', 'elis'] } });
  for (const player of players(found)) player.attributes.raise = player.stored.raise = RAISE[player.seat]!;
  return found;
}
const ASKED: DecisionInfo = {
  ...TURN,
  actions: [
    { text: 'resurrect elis', kind: 'resurrect', fields: { region: 'elis', count: 3 }, targets: ['region:elis'] },
    { text: 'resurrect_to_supply', kind: 'resurrect_to_supply', fields: { count: 3 }, targets: ['resurrect_to_supply'] },
  ],
};

describe('the underworld', () => {
  it('has a column for each lord, and those who would rise stand out', async () => {
    const { props } = await sample(undefined, view());
    await loadParts({ expansions: ['hades_full'] });
    render(Modules, { props });
    const lords = [...document.querySelectorAll<HTMLElement>('.lord')];
    expect(lords.map((lord) => lord.dataset.thing)).toEqual(['attribute:raise:0', 'attribute:raise:1']);
    expect(lords.map((lord) => lord.querySelectorAll('.dead i.rises').length)).toEqual([3, 1]);
    expect(lords[0]!.textContent).toContain('6 dead');
    cleanup();
    render(Modules, { props: { ...props, line: true } });
    expect(document.querySelector('.line')!.textContent).toMatch(/Underworld\s*6/);
  });

  it('shows gates and Warriors on the map, and the people they make', async () => {
    const { props } = await sample(undefined, view());
    await loadParts({ expansions: ['hades_full'] });
    render(Board, { props });
    flushSync();
    expect(document.querySelectorAll('[data-target^="gate:"]').length).toBe(2);
    const warrior = document.querySelector<HTMLElement>('[data-target="warrior:elis"]')!;
    expect(document.querySelector('[data-target="warrior:attica"]')!.textContent).toContain('2');
    await fireEvent.click(warrior);
    expect(props.explain).toHaveBeenCalledWith('warrior:elis', warrior);
    const texts = await sampleTexts();
    expect(thing(view(), 'region:attica', texts)!.text).toContain('Gate of Hades\nWarriors of Hades: 2');
    expect(document.querySelectorAll('.labels .more').length).toBe(2);
  });

  it('gives the dead back through a gate, once Resurrection is chosen', async () => {
    const { props, taken } = await sample(ASKED, view());
    await loadParts({ expansions: ['hades_full'] });
    render(Modules, { props });
    await fireEvent.click(document.querySelector('[data-thing="underworld"]')!);
    expect(props.choosing.isPicked('regular:resurrection')).toBe(true);
    props.choosing.touch('region:elis');
    expect(taken).toHaveBeenCalledWith('resurrect elis');
  });

  it('finds places that keep apart from each other', () => {
    const layout = layoutFor(Object.keys(main.regions), [main]);
    for (const region of layout.ids) {
      const [gate, warriors] = freePlaces(layout, region);
      expect(Math.hypot(gate.x - warriors.x, gate.y - warriors.y)).toBeGreaterThan(12);
    }
  });
});
