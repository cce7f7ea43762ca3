/** Army upgrades at the table: one's own board, another's plate, the draft, two hoplites in a city. */
import { cleanup, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it } from 'vitest';
import Board from '../../frame/Board.svelte';
import Other from '../../frame/Other.svelte';
import Own from '../../frame/Own.svelte';
import { hoplites, inside } from '../../frame/reading';
import { thing } from '../../frame/thing';
import { BATTLE, CARDS_ASKED, laid, sample, sampleView } from '../../sample.test.data';
import BattleScene from '../battle/BattleScene.svelte';
import { loadParts } from '..';
import { boardOf, cellsOf, printedOn } from './army';

beforeEach(laid);
afterEach(cleanup);

const armed = (more: object = {}) =>
  sampleView({
    army_upgrade: { boards: { vanguard: 0, bulwark: 1 }, upgrades: { quick_step: 0, city_guard: 1, double_garrison: 1 }, stormed: false },
    garrisons: { doubled: ['attica'] },
    ...more,
  });

/** The table of `sample`, with the module at it. */
async function seated() {
  const found = await sample(undefined, armed());
  await loadParts({ expansions: ['army_upgrade'] });
  return found;
}

it('knows whose board is which, and the cells of each, the upper one first', () => {
  expect([boardOf(armed(), 0), boardOf(armed(), 1), boardOf(sampleView(), 0)]).toEqual(['vanguard', 'bulwark', null]);
  expect(printedOn('ruthless')).toEqual(['pursuit', 'no_quarter', 'blood_price']);
  expect(cellsOf(armed(), 'vanguard').map(({ id, taken, upper }) => [id, taken, upper])).toEqual([
    ['quick_step', true, true],
    ['long_march', false, false],
    ['spearhead', false, false],
  ]);
});

it('lays the own board among the own things, with a token on what the army has', async () => {
  const { props } = await seated();
  render(Own, { props });
  const cells = [...document.querySelectorAll('.part .cell')];
  expect(cells.map((cell) => cell.querySelector('.title')!.textContent)).toEqual(['Quick Step', 'Long March', 'Spearhead']);
  expect(cells.map((cell) => cell.classList.contains('taken'))).toEqual([true, false, false]);
});

it('shows the board and two squares in the plate of another', async () => {
  const { props } = await seated();
  render(Other, { props: { ...props, seat: 1 } });
  const army = document.querySelector('.army')!;
  expect(army.textContent).toContain('Bulwark');
  expect([...army.querySelectorAll('i')].map((square) => square.getAttribute('data-thing'))).toEqual(['army_upgrade:city_guard', 'army_upgrade:double_garrison']);
});

it('says in a draft that an upgrade takes the place of a blessing', async () => {
  const { props } = await seated();
  const about = (view: ReturnType<typeof armed>) => thing(view, 'army_upgrade:spearhead', props.texts)!.text;
  expect(about(armed({ deciding: [{ seat: 0, kind: 'draft' }] }))).toBe('Army upgrade, instead of a blessing.\nArmy strength +1 when you attack.');
  expect(about(armed({ deciding: [{ seat: 0, kind: 'turn' }] }))).toBe('Army strength +1 when you attack.');
});

it('counts and draws two in a city', async () => {
  expect([inside(armed(), 'attica'), hoplites(armed(), 0, 'attica'), inside(sampleView(), 'attica'), inside(armed(), 'boeotia')]).toEqual([2, 5, 1, 0]);
  const { props } = await seated();
  render(Board, { props });
  const city = document.querySelector('[data-target="fortified:attica"]')!;
  expect(city.querySelectorAll('[transform="translate(9 6)"]')).toHaveLength(1);
});

it('names the upgrade that counts in a battle', async () => {
  const battle = { ...BATTLE, items: [[['hoplites', 6]], [['hoplites', 4], ['army_upgrade:city_guard', 1]]] };
  const { props } = await sample(CARDS_ASKED, armed({ battle, deciding: [{ seat: 0, kind: 'battle_card' }] }));
  await loadParts({ expansions: ['army_upgrade'] });
  render(BattleScene, { props });
  expect(document.querySelector('dl [data-thing="army_upgrade:city_guard"]')!.textContent).toBe('City Guard+1');
});
