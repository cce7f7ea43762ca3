import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import delphi from '../../games/delphi';
import { sampleTexts, sampleView, TURN } from '../../games/delphi/sample.test.data';
import type { Advice as Counsel } from '../wire';
import Advice from './Advice.svelte';
import { Asking } from './asking';

afterEach(cleanup);

const SAID: Counsel = {
  since: 0,
  action: 1,
  alternatives: [
    { action: 1, chance: 0.4, looks: 50 },
    { action: 2, chance: 0.3, looks: 20 },
    { action: 5, chance: null, looks: 0 },
  ],
  plan: [],
  grounds: [],
  chances: [0.4, 0.6],
  looks: 70,
};

it('shows what else was weighed while somebody looks at it, and does only what was advised', async () => {
  const texts = await sampleTexts();
  const [show, take] = [vi.fn(), vi.fn()];
  const asking = new Asking('delphi', delphi, texts, sampleView, () => ['Elena', 'Marek']);
  render(Advice, { asking, about: TURN, advice: SAID, show, take, close: () => {} });
  const others = screen.getAllByTitle(/pythia-show/);
  expect(others).toHaveLength(1); // what was not looked into is not named
  const other = others[0]!;
  await fireEvent.pointerEnter(other);
  expect(show).toHaveBeenLastCalledWith(2);
  await fireEvent.pointerLeave(other);
  expect(show).toHaveBeenLastCalledWith(null);
  await fireEvent.focus(other);
  expect(show).toHaveBeenLastCalledWith(2);
  await fireEvent.blur(other);
  expect(show).toHaveBeenLastCalledWith(null);
  await fireEvent.click(other);
  expect(show).toHaveBeenLastCalledWith(2);
  expect(take).not.toHaveBeenCalled();
  await fireEvent.click(document.querySelector('.choice button')!);
  expect(take).toHaveBeenCalledWith({ index: 1, action: TURN.actions[1] });
});
