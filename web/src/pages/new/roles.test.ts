import { describe, expect, it } from 'vitest';
import { Roles } from './roles.svelte';
import { PERSON, SELF } from './seats';

const kronos = () => new Roles(() => [0, 1, 1], () => ['kronos', 'lord', 'lord']);

describe('who plays what', () => {
  it('is nothing to ask where all play the same', () => {
    const roles = new Roles(() => [0, 1, 2], () => ['', '', '']);
    expect(roles.differ).toBe(false);
    expect(roles.led).toEqual([]);
  });

  it('puts oneself on the other side where somebody else is Kronos', () => {
    const roles = kronos();
    const seats = [SELF, 'hoplite', 'hoplite'];
    expect(roles.part(seats)).toBe(SELF);
    const friend = roles.choose(PERSON, seats, 'hoplite');
    expect(friend).toEqual([PERSON, SELF, 'hoplite']);
    expect(roles.choose(SELF, friend, 'hoplite')).toEqual([SELF, PERSON, 'hoplite']);
    expect(roles.choose('bot', seats, 'hoplite')).toEqual(['hoplite', SELF, 'hoplite']);
  });

  it('may be left to the lot', () => {
    const roles = kronos();
    const seats = roles.choose('lot', [SELF, PERSON, PERSON], 'hoplite');
    expect(roles.dealt).toBe(true);
    expect(roles.part(seats)).toBe('lot');
    roles.choose(SELF, seats, 'hoplite');
    expect(roles.dealt).toBe(false);
  });

  it('lets one player lead all heroes', () => {
    const roles = kronos();
    roles.together = true;
    expect(roles.led).toEqual([1, 2]);
    expect(roles.seated([SELF, PERSON, 'hoplite'])).toEqual([SELF, PERSON, PERSON]);
  });
});
