import { expect, test } from 'vitest';
import { browserName } from './push';
import { clockOf, minuteOf, zones } from './quiet';

test('minutes of a day and a clock are the same', () => {
  for (const minute of [0, 5, 420, 1320, 1439]) expect(minuteOf(clockOf(minute))).toBe(minute);
  expect(clockOf(425)).toBe('07:05');
  expect(minuteOf('')).toBeNull();
});

test('the zone that was chosen can be chosen, even where the browser does not know it', () => {
  expect(zones('Mars/Olympus')).toContain('Mars/Olympus');
  expect(zones('UTC')).toContain('UTC');
});

test('a browser has the name that its owner knows it by', () => {
  expect(browserName('Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0')).toBe('Firefox · Linux');
  expect(browserName('Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0')).toBe('Edge · Windows');
  expect(browserName('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 Version/18.0 Safari/604.1')).toBe('Safari · iPhone');
  expect(browserName('something')).toBe('');
});
