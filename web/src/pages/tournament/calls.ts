/** The calls about tournaments: apart from the others, since their pages alone make them. */
import { ask } from '../../lib/api';
import type { SeasonForm, TournamentChange, TournamentForm, TournamentInfo, TournamentList } from '../../lib/wire';

export type Which = 'open' | 'running' | 'finished' | 'mine';

const of = (id: string): string => `tournaments/${encodeURIComponent(id)}`;

export const calls = {
  list: (which: Which, before?: number) =>
    ask<TournamentList>('GET', `tournaments?${new URLSearchParams({ list: which, ...(before !== undefined && { before: String(before) }) })}`),
  show: (id: string, invite: string) => ask<TournamentInfo>('GET', `${of(id)}${invite && `?${new URLSearchParams({ invite })}`}`),
  create: (form: TournamentForm) => ask<TournamentInfo>('POST', 'tournaments', form),
  change: (id: string, form: TournamentChange) => ask<TournamentInfo>('PATCH', of(id), form),
  enter: (id: string, invite: string) => ask<TournamentInfo>('POST', `${of(id)}/entry`, { invite }),
  leave: (id: string) => ask<TournamentInfo>('DELETE', `${of(id)}/entry`),
  start: (id: string) => ask<TournamentInfo>('POST', `${of(id)}/start`),
  callOff: (id: string) => ask<TournamentInfo>('DELETE', of(id)),
  takeOut: (id: string, entrant: number) => ask<TournamentInfo>('DELETE', `${of(id)}/entrants/${entrant}`),
  letIn: (id: string, entrant: number) => ask<TournamentInfo>('PUT', `${of(id)}/entrants/${entrant}`),
  decide: (id: string, game: number, places: (number | null)[]) => ask<TournamentInfo>('PUT', `${of(id)}/fixtures/${game}`, { places }),
  again: (id: string, game: number) => ask<TournamentInfo>('DELETE', `${of(id)}/fixtures/${game}`),
  season: (id: string, form: SeasonForm) => ask<TournamentInfo>('POST', `${of(id)}/season`, form),
};
