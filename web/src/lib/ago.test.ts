import { describe, expect, it } from 'vitest';
import { ago, lasting } from './ago';

describe('how long ago', () => {
  it('is said in the largest whole unit', () => {
    const said = [0, 59, 60, 3599, 7200, 86_400, 3 * 86_400, 15 * 86_400, 70 * 86_400, 800 * 86_400].map((passed) => ago('en', 1000, 1000 + passed));
    expect(said).toEqual(['now', 'now', '1 minute ago', '59 minutes ago', '2 hours ago', 'yesterday', '3 days ago', '2 weeks ago', '2 months ago', '2 years ago']);
  });

  it('speaks the language, and clocks that differ make no future', () => {
    expect(ago('pl', 1000, 1000 + 7200)).toBe('2 godziny temu');
    expect(ago('de', 1000, 900)).toBe('jetzt');
  });
});

describe('how long something still lasts', () => {
  it('is said in days, hours, minutes, and in the last one in seconds', () => {
    expect([3 * 86_400, 2 * 86_400 - 1, 9.5 * 3600, 3599, 59, 0].map((left) => lasting('en', left))).toEqual(['3 days', '47 hours', '9 hours', '59 minutes', '59 seconds', '0 seconds']);
    expect(lasting('pl', 9 * 3600)).toBe('9 godzin');
  });
});
