import { cleanup, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { BoardProps, GameClient } from '../board';
import type { SeatInfo } from '../wire';
import Strip from './Strip.svelte';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The chips of so many players, each of whom is on so many ways to victory and farthest on the second. */
function chips(players: number, ways: number, narrow = true) {
  vi.stubGlobal('matchMedia', (media: string) => ({ media, matches: narrow, addEventListener: () => {}, removeEventListener: () => {} }));
  const seats = Array.from({ length: players }, (_, seat) => ({ seat }) as SeatInfo);
  const standing = () => Array.from({ length: ways }, (_, way) => ({ now: way, needed: 9, share: way === 1 ? 90 : 10 }));
  const { container } = render(Strip, {
    props: {
      seats,
      shared: { view: {}, names: ['Ada', 'Bo', 'Cy', 'Di', 'Ed'] } as unknown as BoardProps,
      client: { standing } as unknown as GameClient,
      deciding: [],
      opened: null,
      open: () => {},
    },
  });
  return { crowded: container.querySelector('.strip')!.classList.contains('crowded'), first: [...container.querySelectorAll('button')[0]!.querySelectorAll('.far')].map((far) => far.textContent) };
}

describe('the chips of the players', () => {
  it('tell all ways where there is room', () => {
    expect(chips(4, 4)).toEqual({ crowded: false, first: ['0', '1', '2', '3'] });
    expect(chips(3, 5)).toEqual({ crowded: false, first: ['0', '1', '2', '3', '4'] });
    expect(chips(4, 5, false).first).toEqual(['0/9', '1/9', '2/9', '3/9', '4/9']);
  });

  it('tell the farthest of five ways where four players share a phone, as where five do', () => {
    expect(chips(4, 5)).toEqual({ crowded: true, first: ['1/9'] });
    expect(chips(5, 4)).toEqual({ crowded: true, first: ['1/9'] });
  });
});
