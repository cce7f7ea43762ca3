import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import OwnSeats from './OwnSeats.svelte';
import Pointing from './Pointing.svelte';

afterEach(() => {
  cleanup();
  document.body.innerHTML = '';
});

describe('several seats of one person', () => {
  it('are tabs, and the one that is waited for says so', async () => {
    const go = vi.fn();
    render(OwnSeats, { props: { own: { seats: [1, 2], waited: [2], go }, you: 1, names: ['Kim', 'Ann', 'Ann (2)'], deciding: [2], called: (seat: number) => ['', 'Achilles', null][seat] ?? null } });
    const tabs = [...document.querySelectorAll<HTMLElement>('[role="tab"]')];
    expect(tabs.map((tab) => tab.querySelector('b')!.textContent)).toEqual(['Achilles', 'Ann (2)']);
    expect(tabs.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['true', 'false']);
    expect(tabs[1]!.classList.contains('waited')).toBe(true);
    await fireEvent.click(tabs[0]!);
    expect(go).not.toHaveBeenCalled();
    await fireEvent.click(tabs[1]!);
    expect(go).toHaveBeenCalledWith(2);
  });
});

describe('a pointing hand', () => {
  it('takes the next thing that is touched, and nothing else happens to it', async () => {
    document.body.innerHTML = '<div class="table"><button data-target="region:crete">Crete</button></div>';
    const crete = document.querySelector<HTMLElement>('button')!;
    const [touched, point] = [vi.fn(), vi.fn()];
    crete.addEventListener('click', touched);
    render(Pointing, { props: { pointed: [], you: 1, names: ['Kim', 'Ann', 'Bob'], called: () => 'Crete', pointing: true, point } });
    await fireEvent.click(crete);
    expect(point).toHaveBeenCalledWith('region:crete');
    expect(touched).not.toHaveBeenCalled();
    await fireEvent.click(crete);
    expect(touched).toHaveBeenCalledOnce();
  });
});
