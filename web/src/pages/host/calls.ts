/** The calls of those who look after the house: apart from the others, since one page alone makes them. */
import { ask } from '../../lib/api';
import type { ActInfo, Announcement, Barred, Health, Load, OutboxInfo, PersonInfo, ReportInfo, TableLine } from '../../lib/wire';

const searching = (search: string, status = '') => `?${new URLSearchParams({ search, ...(status && { status }) })}`;
const of = (table: string) => `house/tables/${encodeURIComponent(table)}`;

export const calls = {
  /** It answers with what is wrong when something is: that is no refusal here. */
  health: async () => (await (await fetch('/health')).json()) as Health,
  load: () => ask<Load>('GET', 'host/load'),
  reports: (settled: boolean) => ask<ReportInfo[]>('GET', `host/reports?settled=${settled}`),
  removeLine: (line: number) => ask<null>('DELETE', `house/chat/${line}`),
  settle: (report: number, decision: 'upheld' | 'dismissed') => ask<null>('POST', `host/reports/${report}/settle`, { decision }),
  tables: (search: string, status: string) => ask<TableLine[]>('GET', `host/tables${searching(search, status)}`),
  people: (search: string) => ask<PersonInfo[]>('GET', `host/people${searching(search)}`),
  bans: () => ask<Barred>('GET', 'host/bans'),
  ban: (person: number, reason: string) => ask<null>('PUT', `host/bans/${person}`, { reason }),
  unban: (person: number) => ask<null>('DELETE', `host/bans/${person}`),
  mute: (person: number, hours: number) => ask<null>('POST', `house/people/${person}/mute`, { hours }),
  rename: (person: number, name: string) => ask<null>('PATCH', `house/people/${person}`, { name }),
  close: (table: string, reason: string) => ask<null>('POST', `${of(table)}/close`, { reason }),
  clearTitle: (table: string) => ask<null>('DELETE', `${of(table)}/title`),
  giveSeat: (table: string, seat: number, person: string) => ask<null>('PUT', `${of(table)}/seats/${seat}`, { person }),
  takeBack: (table: string, actions: number) => ask<null>('POST', `${of(table)}/take-back`, { actions }),
  announce: (text: string, hours: number) => ask<Announcement>('PUT', 'house/announcement', { text, hours }),
  announceNoMore: () => ask<null>('DELETE', 'house/announcement'),
  outbox: () => ask<OutboxInfo>('GET', 'house/outbox'),
  log: () => ask<ActInfo[]>('GET', 'house/log'),
};

/** A moment, as people write it. */
export const moment = (language: string, seconds: number) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);
