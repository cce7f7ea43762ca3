import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { flyersOf, markOf } from '../src/lib/time/flight';

describe('where a piece lands', () => {
  beforeEach(() => {
    vi.spyOn(Element.prototype, 'getClientRects').mockImplementation(function (this: Element) {
      return (this.closest('[hidden]') ? [] : [{}]) as unknown as DOMRectList;
    });
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue({ width: 10, height: 10 } as DOMRect);
    document.body.innerHTML = `
      <main class="table">
        <section class="strip" hidden><button data-seat="1"><i class="shield">chip</i></button></section>
        <article data-seat="1"><i class="shield">shield</i><b>Marek</b><i data-thing="favours">3</i><i data-thing="injury:red">0</i></article>
        <article data-seat="2"><i class="shield">other</i></article>
        <section data-seat="0"><i data-target="favours">mine</i></section>
      </main>`;
  });
  afterEach(() => {
    document.body.innerHTML = '';
    vi.restoreAllMocks();
  });

  it.each([
    ['seat:1/favours', '3'],
    ['seat:1/injury:', '0'],
    ['seat:1/companions', 'shield'],
    ['seat:2/favours', 'other'],
    ['seat:0/favours', 'mine'],
    ['seat:1', 'shield'],
  ])('%s', (place, text) => {
    expect(markOf(place)?.textContent).toBe(text);
  });

  it('is beside the one before, where several are thrown', () => {
    const die = (to: string) => ({ to, look: 'die' }) as const;
    expect(flyersOf('1', [die('seat:1'), die('seat:1'), die('seat:2')]).map(({ nth }) => nth)).toEqual([0, 1, 0]);
  });
});
