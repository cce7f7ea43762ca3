/** The calls about people among each other: apart from the others, since their pages alone make them. */
import { ask } from '../api';
import type { Company, FinishedList, Ladder, Profile, SeatRating, ShownForm, ShownTo, Speed, TableInfo } from '../wire';

export const calls = {
  company: () => ask<Company>('GET', 'company'),
  profile: (person: number) => ask<Profile>('GET', `people/${person}`),
  games: (person: number, before?: number) => ask<FinishedList>('GET', `people/${person}/games${before === undefined ? '' : `?before=${before}`}`),
  showTo: (shown_to: ShownTo) => ask<ShownForm>('PUT', 'me/shown-to', { shown_to }),
  askByName: (name: string) => ask<Company>('POST', 'company/asks', { name }),
  /** It agrees, too, with who has asked. */
  ask: (person: number) => ask<Company>('PUT', `people/${person}/friend`),
  /** It withdraws, declines or ends. */
  part: (person: number) => ask<Company>('DELETE', `people/${person}/friend`),
  block: (person: number) => ask<Company>('PUT', `people/${person}/block`),
  unblock: (person: number) => ask<Company>('DELETE', `people/${person}/block`),
  invite: (table: string, person: number) => ask<TableInfo>('POST', `tables/${table}/guests`, { person }),
  decline: (table: string) => ask<Company>('DELETE', `tables/${table}/guests`),
  ladder: (game: string, speed: Speed) => ask<Ladder>('GET', `ratings?${new URLSearchParams({ game, speed })}`),
  atTable: (table: string, invite: string) => ask<SeatRating[]>('GET', `tables/${table}/ratings?${new URLSearchParams({ invite })}`),
};
