/** The server's plain requests. What it refuses comes as a Refusal with its stable code. */
import type {
  Advice, Announcement, Chances, ComponentTables, Fields, Fit, GameInfo, House, Imported, Miss, Person, ProfileForm, Refused, ReplayPage, SeatForm, Statistics,
  StoryPage, TableForm, TableInfo, TableList, Vacation, Verdict,
} from './wire'; // prettier-ignore

export class Refusal extends Error {
  readonly code: string;

  constructor(refused: Pick<Refused, 'code' | 'message'>) {
    super(refused.message);
    this.code = refused.code;
  }
}

export async function ask<T>(method: string, path: string, form?: unknown): Promise<T> {
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
  let refused: Pick<Refused, 'code' | 'message'> = { code: 'broken', message: `${answer.status}` };
  try {
    const body: unknown = JSON.parse(text);
    if (typeof body === 'object' && body !== null && 'code' in body) refused = body as Refused;
  } catch {
    // Not the server's own word, but that of something between.
  }
  throw new Refusal(refused);
}

const table = (id: string): string => `tables/${encodeURIComponent(id)}`;
/** A query of what is there to say; empty words are left out. */
const query = (given: Record<string, string | number>): string => {
  const said = Object.entries(given).filter(([, value]) => value !== '');
  return said.length ? `?${new URLSearchParams(said.map(([name, value]) => [name, String(value)]))}` : '';
};

/** The modules that options choose, as calls about games name them. */
const modules = ({ expansions, mode }: Fields): Record<string, string> => ({
  expansions: Array.isArray(expansions) ? expansions.join(',') : '',
  mode: typeof mode === 'string' && mode !== 'standard' ? mode : '',
});

export const api = {
  me: () => ask<Person>('GET', 'me'),
  house: () => ask<House>('GET', 'house'),
  guest: (name: string, language: string, invitation = '') =>
    ask<Person>('POST', 'guest', { name, language, invitation }),
  account: (name: string, password: string, language: string, invitation = '') =>
    ask<Person>('POST', 'account', { name, password, language, invitation }),
  invitation: (invitation: string) => ask<Person>('POST', 'invitation', { invitation }),
  reset: (secret: string, password: string) => ask<Person>('POST', 'reset', { secret, password }),
  signIn: (name: string, password: string) => ask<Person>('POST', 'sign-in', { name, password }),
  signOut: () => ask<null>('POST', 'sign-out'),
  signOutEverywhere: () => ask<null>('POST', 'sign-out-everywhere'),
  profile: (form: ProfileForm) => ask<Person>('PATCH', 'me', form),
  remove: (password: string) => ask<null>('DELETE', 'me', { password }),
  data: '/api/me/data',
  vacation: () => ask<Vacation>('GET', 'me/vacation'),
  goOnVacation: (days: number) => ask<Vacation>('PUT', 'me/vacation', { days }),
  endVacation: () => ask<Vacation>('DELETE', 'me/vacation'),
  announcement: () => ask<Announcement | null>('GET', 'announcement'),
  games: () => ask<GameInfo[]>('GET', 'games'),
  components: (game: string, options: Fields = {}) => ask<ComponentTables>('GET', `games/${encodeURIComponent(game)}/components${query(modules(options))}`),
  /** Those of all modules. */
  reference: (game: string) => ask<ComponentTables>('GET', `games/${encodeURIComponent(game)}/components${query({ everything: 'true' })}`),
  fit: (game: string, { expansions, mode }: { expansions: readonly string[]; mode: string }, seats: number) =>
    ask<Fit>('GET', `games/${encodeURIComponent(game)}/fit${query({ expansions: expansions.join(','), mode, seats })}`),
  tables: (list: 'open' | 'mine' | 'running' | 'finished') => ask<TableList>('GET', `tables?list=${list}`),
  create: (form: TableForm) => ask<TableInfo>('POST', 'tables', form),
  lesson: (lesson: string) => ask<TableInfo>('POST', 'lessons', { lesson }),
  table: (id: string, invite = '') => ask<TableInfo>('GET', table(id) + query({ invite })),
  join: (id: string, invite: string, seat: number | null) =>
    ask<TableInfo>('POST', `${table(id)}/join`, { invite, seat }),
  leave: (id: string) => ask<TableInfo>('POST', `${table(id)}/leave`),
  start: (id: string) => ask<TableInfo>('POST', `${table(id)}/start`),
  rematch: (id: string) => ask<TableInfo>('POST', `${table(id)}/rematch`),
  close: (id: string) => ask<TableInfo>('DELETE', table(id)),
  seat: (id: string, seat: number, form: SeatForm) => ask<TableInfo>('PUT', `${table(id)}/seats/${seat}`, form),
  advice: (id: string, number: number, seat: number | null) => ask<Advice>('POST', `${table(id)}/advice`, { number, seat }),
  why: (id: string, seat: number, things: string[]) =>
    ask<Miss[]>('GET', `${table(id)}/why?${new URLSearchParams([...things.map((thing) => ['thing', thing]), ['seat', String(seat)]])}`),
  forget: (id: string, seat: number) => ask<null>('DELETE', `${table(id)}/advice?seat=${seat}`),
  say: (id: string, text: string, invite: string) =>
    ask<null>('POST', `${table(id)}/chat${query({ invite })}`, { do: 'say', text }),
  story: (id: string, first: number, invite = '') =>
    ask<StoryPage>('GET', `${table(id)}/story${query({ first, invite })}`),
  verify: (id: string, invite = '') => ask<Verdict>('GET', `${table(id)}/verdict${query({ invite })}`),
  record: (id: string, invite = '') => `/api/${table(id)}/record${query({ invite })}`,
  replay: (id: string, number: number, count: number, eyes: string, invite = '') =>
    ask<ReplayPage>('GET', `${table(id)}/replay${query({ number, count, eyes, invite })}`),
  chances: (id: string, invite = '') => ask<Chances>('GET', `${table(id)}/chances${query({ invite })}`),
  statistics: (id: string, invite = '') => ask<Statistics>('GET', `${table(id)}/statistics${query({ invite })}`),
  bringIn: (record: unknown) => ask<Imported>('POST', 'records', record),
};
