/** The server's plain requests. What it refuses comes as a Refusal with its stable code. */
import type { Advice, GameInfo, Person, Refused, SeatForm, TableForm, TableInfo, TableList, Verdict } from './wire';

export class Refusal extends Error {
  readonly code: string;

  constructor(refused: Refused) {
    super(refused.message);
    this.code = refused.code;
  }
}

async function ask<T>(method: string, path: string, form?: unknown): Promise<T> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      method,
      headers: form === undefined ? {} : { 'content-type': 'application/json' },
      body: form === undefined ? undefined : JSON.stringify(form),
      credentials: 'same-origin',
    });
  } catch {
    throw new Refusal({ code: 'no-connection', message: '' });
  }
  const text = await answer.text();
  if (answer.ok) return (text ? JSON.parse(text) : null) as T;
  let refused: Refused = { code: 'broken', message: `${answer.status}` };
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && 'code' in body) refused = body as Refused;
  } catch {
    // Not the server's own word, but that of something between.
  }
  throw new Refusal(refused);
}

const table = (id: string): string => `tables/${encodeURIComponent(id)}`;

export const api = {
  me: () => ask<Person>('GET', 'me'),
  guest: (name: string, language: string) => ask<Person>('POST', 'guest', { name, language }),
  account: (name: string, password: string) => ask<Person>('POST', 'account', { name, password }),
  signIn: (name: string, password: string) => ask<Person>('POST', 'sign-in', { name, password }),
  signOut: () => ask<null>('POST', 'sign-out'),
  signOutEverywhere: () => ask<null>('POST', 'sign-out-everywhere'),
  profile: (form: { name?: string; language?: string }) => ask<Person>('PATCH', 'me', form),
  remove: (password: string) => ask<null>('DELETE', 'me', { password }),
  games: () => ask<GameInfo[]>('GET', 'games'),
  tables: (list: 'open' | 'mine' | 'running' | 'finished') => ask<TableList>('GET', `tables?list=${list}`),
  create: (form: TableForm) => ask<TableInfo>('POST', 'tables', form),
  lesson: (game: string) => ask<TableInfo>('POST', 'lessons', { game }),
  table: (id: string, invite = '') =>
    ask<TableInfo>('GET', invite ? `${table(id)}?invite=${encodeURIComponent(invite)}` : table(id)),
  join: (id: string, invite: string, seat: number | null) =>
    ask<TableInfo>('POST', `${table(id)}/join`, { invite, seat }),
  leave: (id: string) => ask<TableInfo>('POST', `${table(id)}/leave`),
  start: (id: string) => ask<TableInfo>('POST', `${table(id)}/start`),
  rematch: (id: string) => ask<TableInfo>('POST', `${table(id)}/rematch`),
  close: (id: string) => ask<TableInfo>('DELETE', table(id)),
  seat: (id: string, seat: number, form: SeatForm) => ask<TableInfo>('PUT', `${table(id)}/seats/${seat}`, form),
  advice: (id: string, number: number, seat: number | null) => ask<Advice>('POST', `${table(id)}/advice`, { number, seat }),
  forget: (id: string, seat: number) => ask<null>('DELETE', `${table(id)}/advice?seat=${seat}`),
  say: (id: string, text: string, invite: string) =>
    ask<null>('POST', `${table(id)}/chat?invite=${encodeURIComponent(invite)}`, { do: 'say', text }),
  verify: (id: string) => ask<Verdict>('GET', `${table(id)}/verdict`),
  record: (id: string) => `/api/${table(id)}/record`,
};
