import { describe, expect, it } from 'vitest';
import { nearest } from '../src/lib/keyboard';
import { beside } from '../src/lib/place';
import { invitation, routeOf } from '../src/lib/router.svelte';
import { preferred } from '../src/lib/settings.svelte';

const at = (path: string) => routeOf(new URL(path, 'https://aegean.test'));

describe('addresses', () => {
  it('lead to pages', () => {
    expect(at('/')).toEqual({ page: 'home' });
    expect(at('/table/k3m')).toEqual({ page: 'table', id: 'k3m', invite: '' });
    expect(at('/table/k3m?invite=a%2Bb')).toEqual({ page: 'table', id: 'k3m', invite: 'a+b' });
    expect(at('/new?game=hellas')).toEqual({ page: 'new', game: 'hellas' });
    expect(at('/settings')).toEqual({ page: 'settings' });
    expect(at('/rules')).toEqual({ page: 'rules', game: null, at: '' });
    expect(at('/rules/hellas#H-9.3')).toEqual({ page: 'rules', game: 'hellas', at: 'H-9.3' });
    expect(at('/rules/hellas/more')).toEqual({ page: 'nowhere' });
    expect(at('/somewhere')).toEqual({ page: 'nowhere' });
    expect(at('/table/k3m/more')).toEqual({ page: 'nowhere' });
  });

  it('are found in what a friend sends', () => {
    expect(invitation(' https://play.example/table/abcdefgh23?invite=xyz ')).toBe('/table/abcdefgh23?invite=xyz');
    expect(invitation('abcdefgh23')).toBe('/table/abcdefgh23');
    expect(invitation('https://play.example/settings')).toBeNull();
    expect(invitation('come and play!')).toBeNull();
  });
});

describe('arrows', () => {
  const places = [
    { x: 0, y: 0 },
    { x: 100, y: 0 },
    { x: 60, y: 80 },
    { x: 200, y: 5 },
  ];
  it('lead to the nearest thing ahead', () => {
    expect(nearest(places[0]!, places, 'ArrowRight')).toBe(1);
    expect(nearest(places[1]!, places, 'ArrowRight')).toBe(3);
    expect(nearest(places[0]!, places, 'ArrowDown')).toBe(2);
  });
  it('stay where nothing lies ahead', () => {
    expect(nearest(places[0]!, places, 'ArrowLeft')).toBe(-1);
  });
});

describe('a panel beside a thing', () => {
  const screen = { width: 400, height: 300 };
  const box = (left: number, top: number) => new DOMRect(left, top, 20, 20);
  it('goes below, or above where there is no room', () => {
    expect(beside(box(190, 50), 100, 80, screen)).toEqual({ left: 150, top: 80 });
    expect(beside(box(190, 250), 100, 80, screen)).toEqual({ left: 150, top: 160 });
  });
  it('stays on the screen', () => {
    expect(beside(box(0, 50), 100, 80, screen).left).toBe(8);
    expect(beside(box(390, 50), 100, 80, screen).left).toBe(292);
  });
  it('goes aside where it fits neither above nor below', () => {
    expect(beside(box(20, 140), 100, 270, screen)).toEqual({ left: 50, top: 15 });
  });
  it('is in the middle without a thing', () => {
    expect(beside(null, 100, 100, screen)).toEqual({ left: 150, top: 100 });
  });
});

describe('the first language', () => {
  it('is one that the browser asks for', () => {
    expect(preferred(['fr-FR', 'de-AT', 'en'])).toBe('de');
    expect(preferred(['fr'])).toBe('en');
  });
});
