import { expect, test } from 'vitest';
import { routeOf } from '../router.svelte';
import { lengthText, share } from './words';

test('a length of time comes in the unit that fits', () => {
  expect(lengthText('en', 42.4)).toBe('42 sec');
  expect(lengthText('en', 150)).toBe('2.5 min');
  expect(lengthText('en', 9000)).toBe('2.5 hr');
  expect(lengthText('en', 4 * 86_400)).toBe('4 days');
});

test('a share of nothing is nothing', () => {
  expect(share('en', 0, 0)).toBe('0%');
  expect(share('en', 1, 3)).toBe('33%');
});

test('people and ladders have addresses', () => {
  const page = (path: string) => routeOf(new URL(path, 'http://house'));
  expect(page('/people')).toEqual({ page: 'company' });
  expect(page('/people/17')).toEqual({ page: 'person', id: 17 });
  expect(page('/ratings')).toEqual({ page: 'ratings' });
  expect(page('/people/ada').page).toBe('nowhere');
});
