import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { DecisionInfo } from '../../../../lib/board';
import { layoutFor } from '../../boards/board';
import { main } from '../../boards/main';
import Board from '../../frame/Board.svelte';
import { thing } from '../../frame/thing';
import { laid, sample, sampleTexts, sampleView, TURN } from '../../sample.test.data';
import { loadParts } from '..';
import { portAt } from './ports';

const PORTS = ['thessaly', 'acarnania', 'attica', 'messenia', 'laconia'];
const view = () => sampleView({ ports: { regions: PORTS } });
const ASKED: DecisionInfo = {
  ...TURN,
  kind: 'onward',
  about: { region: 'attica', left: 1 },
  actions: ['boeotia', 'messenia', 'laconia'].map((region) => ({ text: `onward ${region}`, kind: 'onward', fields: { region }, targets: [`region:${region}`] })),
};

beforeEach(laid);
afterEach(cleanup);

const port = (region: string) => document.querySelector<HTMLElement>(`[data-target="port:${region}"]`)!;
/** A game with ports. */
async function table(decision?: DecisionInfo) {
  const laidOut = await sample(decision, view());
  await loadParts({ expansions: ['poseidon_simple'] });
  render(Board, { props: laidOut.props });
  flushSync();
  return laidOut;
}
const rings = () => document.querySelectorAll('.rings .halo').length;

describe('ports', () => {
  it('are drawn at the regions that the view names, and say what they join', async () => {
    const { props } = await table();
    expect(PORTS.map((region) => Boolean(port(region)))).toEqual(PORTS.map(() => true));
    await fireEvent.click(port('messenia'));
    expect(props.explain).toHaveBeenCalledWith('port:messenia', port('messenia'));
    const texts = await sampleTexts();
    expect(thing(view(), 'port:messenia', texts)).toEqual({ title: 'Port · Messenia', text: expect.stringMatching(/: Thessaly, Acarnania, Attica, Laconia\.$/) });
    expect(thing(view(), 'region:messenia', texts)!.text).toContain('Port, joined with: Thessaly, Acarnania, Attica, Laconia');
    expect(thing(view(), 'region:elis', texts)!.text).not.toContain('Port');
  });

  it('are not there without the module', async () => {
    const { props } = await sample();
    render(Board, { props });
    expect(document.querySelector('[data-target^="port:"]')).toBeNull();
  });

  it('show their routes to whoever looks at one', async () => {
    await table();
    const drawn = () => document.querySelectorAll('.routes .under').length;
    expect(drawn()).toBe(0);
    await fireEvent.pointerEnter(port('laconia'));
    expect(drawn()).toBe(4);
    await fireEvent.pointerLeave(port('laconia'));
    expect(drawn()).toBe(0);
  });

  it('light up themselves where a step leads there by port alone, and lead into their regions', async () => {
    const { taken } = await table(ASKED);
    expect(rings()).toBe(1); // Boeotia, over land
    expect(PORTS.filter((region) => port(region).classList.contains('lit'))).toEqual(['messenia', 'laconia']);
    await fireEvent.click(port('laconia'));
    expect(taken).toHaveBeenCalledWith('onward laconia');
  });

  it('find a place at a region that no board has one for', () => {
    const layout = layoutFor([...Object.keys(main.regions), 'thera'], [main]);
    expect(portAt(layout, 'thera').y).toBeGreaterThan(layout.regions.thera!.label[1]);
  });
});
