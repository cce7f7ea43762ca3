import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { ChatLine, TableInfo } from '../wire';
import { alliesOf, Talking } from './talking.svelte';

const line = (id: number, room: string): ChatLine => ({ id, room, name: 'Ann', seat: 1, text: String(id), at: Math.abs(id), removed: false });

describe('what is said', () => {
  it('stands in two rooms, each with what nobody has read', () => {
    const said = $stateful([line(1, 'players'), line(-1, 'side')]);
    const talking = new Talking(() => said.lines);
    expect(talking.in('chat').map(({ id }) => id)).toEqual([1]);
    expect(talking.in('side').map(({ id }) => id)).toEqual([-1]);
    expect(talking.unreadAll).toBe(0);
    said.lines = [...said.lines, line(-2, 'side'), line(2, 'players'), line(-3, 'side')];
    flushSync();
    expect([talking.unread('chat'), talking.unread('side')]).toEqual([1, 2]);
    talking.hear('side');
    expect(talking.unreadAll).toBe(1);
  });
});

function $stateful(lines: ChatLine[]) {
  return { lines };
}

describe('allies', () => {
  const table = (mine: number | null, people: (number | null)[], started: number | null = 1) =>
    ({ mine, started, sides: [0, 1, 1], seats: people.map((person, seat) => ({ seat, person })) }) as unknown as TableInfo;

  it('are other people of the same side, once the game has begun', () => {
    expect(alliesOf(table(1, [7, 8, 9]))).toEqual([2]);
    expect(alliesOf(table(0, [7, 8, 9]))).toEqual([]);
    expect(alliesOf(table(1, [7, 8, 8]))).toEqual([]); // one's own second hero
    expect(alliesOf(table(1, [7, 8, null]))).toEqual([]); // a bot
    expect(alliesOf(table(1, [7, 8, 9], null))).toEqual([]);
    expect(alliesOf(table(null, [7, 8, 9]))).toEqual([]);
  });
});
