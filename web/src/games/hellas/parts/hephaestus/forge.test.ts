import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Modules from '../../frame/Modules.svelte';
import { laid, sample, sampleView } from '../../sample.test.data';
import { loadParts } from '..';

beforeEach(laid);
afterEach(cleanup);

const view = () =>
  sampleView({
    goblet: { attribute: null },
    forge: { display: ['mirror_shield', 'labrys', 'eurytus_bow'], deck: 5, lowered: 0, justice: 0 },
    beside: { ready: { lightning: [1] }, used: { sword_of_justice: [0] } },
  });

describe('the forge', () => {
  it('shows what lies open, Lightning, and who has which relic', async () => {
    const { props } = await sample(undefined, view());
    await loadParts({ expansions: ['hephaestus_full'] });
    render(Modules, { props });
    const relics = [...document.querySelectorAll<HTMLElement>('.card')];
    expect(relics.map((relic) => relic.dataset.target)).toEqual(['card:mirror_shield', 'card:labrys', 'card:eurytus_bow', 'card:lightning']);
    expect([...document.querySelectorAll('.had li')].map((one) => one.classList.contains('used'))).toEqual([true, false]);
  });
});
