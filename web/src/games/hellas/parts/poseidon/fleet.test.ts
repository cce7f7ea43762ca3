import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { tablesOf } from '../../../../../tests/data';
import { printed } from '../../frame/facts.svelte';
import Modules from '../../frame/Modules.svelte';
import { players } from '../../frame/reading';
import { thing } from '../../frame/thing';
import { laid, sample, sampleTexts, sampleView } from '../../sample.test.data';
import { loadParts } from '..';

beforeEach(laid);
afterEach(cleanup);

const FLEETS = [4, 2];
/** A game with fleets, the hoplites of the first lord in a port region. */
function view() {
  const found = sampleView({ ports: { regions: ['attica', 'messenia'] } });
  for (const player of players(found)) player.attributes.fleet = player.stored.fleet = FLEETS[player.seat]!;
  return found;
}

describe('fleets', () => {
  it('have a lane for each lord, with the ship at its berth', async () => {
    const { props } = await sample(undefined, view());
    await loadParts({ expansions: ['poseidon_full'] });
    render(Modules, { props });
    const lanes = [...document.querySelectorAll<HTMLElement>('.lane')];
    expect(lanes.map((lane) => lane.dataset.thing)).toEqual(['attribute:fleet:0', 'attribute:fleet:1']);
    expect(lanes.map((lane) => lane.querySelector<HTMLElement>('.water')!.style.getPropertyValue('--at'))).toEqual(['4', '2']);
    expect(lanes[0]!.textContent).toContain('Fleet 4');
    cleanup();
    render(Modules, { props: { ...props, line: true } });
    expect(document.querySelector('.line')!.textContent).toMatch(/Fleets\s*4\s*2/);
  });

  it('are no board without them', async () => {
    const { props } = await sample(undefined, view());
    await loadParts({ expansions: ['poseidon_simple'] });
    render(Modules, { props });
    expect(document.querySelector('.fleets')).toBeNull();
  });

  it('are counted at a port, up to the hoplites there', async () => {
    await loadParts({ expansions: ['poseidon_full'] });
    const texts = await sampleTexts();
    expect(thing(view(), 'port:attica', texts)!.text).toMatch(/\nAchilles: army strength \+4 with Fleet 4$/);
    expect(thing(view(), 'port:messenia', texts)!.text).not.toContain('Fleet');
  });

  it('bring another side of the god’s help card', async () => {
    const texts = await sampleTexts();
    const tables = tablesOf('hellas');
    expect(thing(view(), 'god:poseidon', texts)!.text).toContain('Leadership');
    printed.tables = { ...tables, gods: { ...tables.gods, poseidon: { side: 'poseidon_full' } } };
    expect(thing(view(), 'god:poseidon', texts)!.text).toContain('Fleet');
  });
});
