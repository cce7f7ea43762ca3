import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announcements } from '../src/lib/announcements.svelte';
import { Connection, type Socket } from '../src/lib/connection.svelte';
import type { Received, Step } from '../src/lib/time/steps';
import type { EntryInfo, Message, Now, TableInfo } from '../src/lib/wire';

class Line implements Socket {
  onopen = null;
  onmessage: ((event: any) => void) | null = null;
  onclose: ((event: any) => void) | null = null;
  sent: any[] = [];
  closed = false;
  constructor(readonly address: string) {}
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {
    this.closed = true;
  }
  say(message: Message) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  breaks(code = 1006, reason = '') {
    this.onclose?.({ code, reason });
  }
}

const entry = (number: number): EntryInfo => ({ number, seat: 0, kind: 'act', text: null, events: [{ kind: `e${number}`, fields: {} }], moves: number, at: 0 });
const now = (number: number): Now => ({ number, moves: number, decision: null, undoable: 0, redoable: false, asked: null, time: null, seats: [], result: null, deciding: [] });
const table = { id: 'abc', status: 'running', seats: [] } as unknown as TableInfo;

function begun() {
  const lines: Line[] = [];
  const connection = new Connection(
    (since) => `since=${since}`,
    (address) => {
      lines.push(new Line(address));
      return lines.at(-1)!;
    },
  );
  connection.open();
  return { connection, lines };
}

const state = (...numbers: number[]): Message => ({
  type: 'state', table, now: now(numbers.at(-1) ?? 0), view: { x: 1 }, entries: numbers.map(entry), chat: [],
});

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the line to a table', () => {
  it('begins with the whole state and follows the changes', () => {
    const { connection, lines } = begun();
    expect(lines[0]!.address).toBe('since=null');
    const shown: Step[] = [];
    const begins: Received[] = [];
    connection.shows = { begin: (received) => begins.push(received), take: (step) => shown.push(step) };
    lines[0]!.say(state(0, 1));
    expect(begins.map(({ view, now }) => [view, now.number])).toEqual([[{ x: 1 }, 1]]);
    expect(connection.line).toBe('open');
    lines[0]!.say({ type: 'moved', now: now(2), entries: [entry(2)], patch: [[['x'], 2]] });
    expect(connection.view).toEqual({ x: 2 });
    expect(connection.entries.map(({ number }) => number)).toEqual([0, 1, 2]);
    expect(shown.map(({ entries }) => entries[0]!.events[0]!.kind)).toEqual(['e2']);
  });

  it('shows the chat anew where a line was removed, and passes on what everybody is to read', () => {
    const { connection, lines } = begun();
    const line = { id: 1, room: 'players', name: 'Ada', seat: 0, text: 'rude', at: 0, removed: false };
    lines[0]!.say({ ...state(0), chat: [line] } as Message);
    lines[0]!.say({ type: 'chat_again', chat: [{ ...line, text: '', removed: true }] });
    expect(connection.chat.map(({ text, removed }) => [text, removed])).toEqual([['', true]]);
    const until = Date.now() / 1000 + 60;
    lines[0]!.say({ type: 'announcement', announcement: { text: 'late', until } });
    expect(announcements.shown).toBe('late');
    announcements.dismiss();
    expect(announcements.shown).toBe('');
    lines[0]!.say({ type: 'announcement', announcement: { text: 'later', until } });
    expect(announcements.shown).toBe('later');
    lines[0]!.say({ type: 'announcement', announcement: { text: '', until } });
    expect(announcements.shown).toBe('');
    lines[0]!.say({ type: 'announcement', announcement: { text: 'over', until: until - 120 } });
    expect(announcements.shown).toBe('');
  });

  it('comes back by itself, and asks for what it missed by number', () => {
    const { connection, lines } = begun();
    lines[0]!.say(state(0, 1));
    lines[0]!.breaks();
    expect(connection.line).toBe('waiting');
    vi.advanceTimersByTime(400);
    expect(lines[1]!.address).toBe('since=1');
    lines[1]!.say(state(2, 3));
    expect(connection.line).toBe('open');
    expect(connection.entries.map(({ number }) => number)).toEqual([0, 1, 2, 3]);
  });

  it('is opened anew for somebody else, keeps what it knows, and hears the old line no more', async () => {
    const { connection, lines } = begun();
    lines[0]!.say(state(0, 1));
    const answer = connection.send({ do: 'say', text: 'hail' });
    connection.renew();
    expect(await answer).toMatchObject({ done: false, code: 'no-connection' });
    expect(lines[0]!.closed).toBe(true);
    expect(lines[1]!.address).toBe('since=1');
    expect(connection.view).toEqual({ x: 1 });
    lines[0]!.say({ type: 'moved', now: now(2), entries: [entry(2)], patch: [[['x'], 2]] });
    lines[0]!.breaks();
    expect(connection.view).toEqual({ x: 1 });
    lines[1]!.say(state(2));
    expect(connection.line).toBe('open');
    expect(connection.entries.map(({ number }) => number)).toEqual([0, 1, 2]);
    expect(lines).toHaveLength(2);
  });

  it('waits longer each time that it fails', () => {
    const { lines } = begun();
    lines[0]!.breaks();
    vi.advanceTimersByTime(400);
    lines[1]!.breaks();
    vi.advanceTimersByTime(799);
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(1);
    expect(lines).toHaveLength(3);
  });

  it('tries at once when the network is back', () => {
    const { connection, lines } = begun();
    lines[0]!.breaks();
    connection.hurry();
    expect(lines).toHaveLength(2);
    vi.advanceTimersByTime(400);
    expect(lines).toHaveLength(2);
  });

  it('comes again at once when the server asks for it', () => {
    const { lines } = begun();
    lines[0]!.say({ type: 'table', table });
    lines[0]!.breaks(4001, 'again');
    expect(lines).toHaveLength(2);
  });

  it('stays away when it is refused', () => {
    const { connection, lines } = begun();
    lines[0]!.breaks(4000, 'not-found');
    vi.advanceTimersByTime(60_000);
    expect(lines).toHaveLength(1);
    expect(connection.line).toBe('refused');
    expect(connection.refusedCode).toBe('not-found');
  });

  it('stays away when its session is over, whatever wakes it, until somebody signs in', () => {
    const { connection, lines } = begun();
    lines[0]!.say(state(0, 1));
    lines[0]!.breaks(4003, 'not-signed-in');
    vi.advanceTimersByTime(60_000);
    connection.hurry();
    expect(lines).toHaveLength(1);
    expect(connection.line).toBe('ended');
    expect(connection.refusedCode).toBe('not-signed-in');
    connection.renew();
    expect(lines).toHaveLength(2);
    expect(connection.line).toBe('opening');
  });

  it('sends commands with the number it has seen, and hears the answer', async () => {
    const { connection, lines } = begun();
    lines[0]!.say(state(0, 1));
    const done = connection.send({ do: 'act', action: 4 });
    const refused = connection.send({ do: 'undo' });
    expect(lines[0]!.sent).toEqual([
      { do: 'act', action: 4, number: 1, id: 1 },
      { do: 'undo', number: 1, id: 2 },
    ]);
    lines[0]!.say({ type: 'refused', id: 2, code: 'no-undo', message: 'sealed', number: null, refusal: null });
    lines[0]!.say({ type: 'done', id: 1, number: 2 });
    expect(await done).toMatchObject({ done: true });
    expect(await refused).toEqual({ done: false, code: 'no-undo', message: 'sealed', refusal: null });
  });

  it('says that a command found no line', async () => {
    const { connection, lines } = begun();
    lines[0]!.say(state(0));
    const lost = connection.send({ do: 'say', text: 'hello' });
    lines[0]!.breaks();
    expect(connection.left).toBe(false);
    expect(await lost).toMatchObject({ done: false, code: 'no-connection' });
    expect(await connection.send({ do: 'undo' })).toMatchObject({ done: false, code: 'no-connection' });
  });

  it('knows that the page has left it for another line', async () => {
    const { connection, lines } = begun();
    lines[0]!.say(state(0));
    const late = connection.send({ do: 'undo' });
    connection.close();
    lines[0]!.breaks();
    expect(await late).toMatchObject({ done: false });
    expect(connection.left).toBe(true);
  });
});
