import { beforeEach, describe, expect, it } from 'vitest';
import { companyFor, remember } from './company';
import type { GameInfo } from './wire';

const GAME = { id: 'hellas', seats: [2, 3, 4], bots: ['shepherd', 'hoplite'], usual: 'hoplite', options: [], modules: [], characters: ['gorgo'], lessons: ['hellas'], version: '2' } as GameInfo;

describe('the company of the last game', () => {
  beforeEach(() => localStorage.clear());

  it('is the smallest, of usual bots, where nothing is remembered', () => {
    expect(companyFor(GAME)).toEqual({ bots: ['hoplite'], options: {} });
  });

  it('comes again, for its own game', () => {
    const company = { bots: ['shepherd', 'hoplite', 'hoplite'], options: { heroes: 'dealt' } };
    remember('hellas', company);
    expect(companyFor(GAME)).toEqual(company);
    expect(companyFor({ ...GAME, id: 'delphi' }).bots).toEqual(['hoplite']);
  });

  it('does not come where it cannot be had any more', () => {
    for (const bots of [['minotaur'], ['hoplite', 'hoplite', 'hoplite', 'hoplite'], [], 'hoplite']) {
      localStorage.setItem('aegean.company.hellas', JSON.stringify({ bots, options: {} }));
      expect(companyFor(GAME).bots).toEqual(['hoplite']);
    }
    localStorage.setItem('aegean.company.hellas', '{');
    expect(companyFor(GAME).bots).toEqual(['hoplite']);
  });
});
