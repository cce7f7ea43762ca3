/** What is said of a tournament, in words; the catalogues `tournament` and `clock` are to be there. */
import type { Texts } from '../../lib/texts.svelte';
import type { FixtureInfo, StandingInfo, TournamentInfo, TournamentLine } from '../../lib/wire';

/** A moment, as people write it. */
export const moment = (texts: Texts, seconds: number): string =>
  new Intl.DateTimeFormat(texts.language, { dateStyle: 'medium', timeStyle: 'short' }).format(seconds * 1000);

/** How it goes, in a sentence. */
export function planText(texts: Texts, { kind, plan, seats }: Pick<TournamentInfo, 'kind' | 'plan' | 'seats'>): string {
  const pairs = seats === 2 ? '-two' : '';
  return texts.text(`tournament-plan-${kind}${kind === 'league' ? '' : pairs}`, {
    seats,
    division: plan.division ?? 4,
    moves: plan.moves ?? 1,
    rounds: plan.rounds ?? 3,
  });
}

/** When it begins, as long as it has not. */
export function beginText(texts: Texts, { begins, begins_with }: Pick<TournamentLine, 'begins' | 'begins_with'>): string {
  const full = begins_with === null ? '' : texts.text('tournament-begins-with', { count: begins_with });
  if (begins === null) return full || texts.text('tournament-begins-by-hand');
  return full ? `${full} ${texts.text('tournament-begins-latest', { when: moment(texts, begins) })}` : texts.text('tournament-begins', { when: moment(texts, begins) });
}

/** Names by number. */
export function namesOf(texts: Texts, { people }: Pick<TournamentInfo, 'people'>): (number: number) => string {
  const names = new Map(people.map((one) => [one.number, one.name || texts.text('tournament-somebody', { number: one.number })]));
  return (number) => names.get(number) ?? String(number);
}

export const list = (texts: Texts, names: string[]): string => new Intl.ListFormat(texts.language, { type: 'conjunction' }).format(names);

const number = (texts: Texts, value: number): string => new Intl.NumberFormat(texts.language, { maximumFractionDigits: 2 }).format(value);
export { number as numberText };

/** What tells a row from the one above, where points do not. */
export function tieText(texts: Texts, row: StandingInfo, above: StandingInfo | undefined, name: (number: number) => string): string {
  if (!above || row.by === '' || row.by === 'points') return '';
  if (row.by === 'lot') return texts.text('tournament-by-lot', { name: name(above.entrant) });
  return texts.text(`tournament-by-${row.by}`, { name: name(above.entrant), own: number(texts, row[row.by]), other: number(texts, above[row.by]) });
}

/** Who won it: the first of a cup's last game, or of the standings. */
export function winners({ kind, status, fixtures, divisions }: TournamentInfo): number[] {
  if (status !== 'over') return [];
  const last = fixtures.at(-1);
  if (kind === 'cup') return last?.places ? last.entrants.filter((_, seat) => last.places![seat] === 1).slice(0, 1) : [];
  const first = divisions[0]?.standings[0];
  return first ? [first.entrant] : [];
}

/** Whether somebody sits there who still has to play. */
export const plays = (game: FixtureInfo, entrant: number | null): boolean => entrant !== null && game.decided === '' && game.entrants.includes(entrant);

/** The page of a game's table: to play and watch as long as it runs, to look back on afterwards. */
export function tablePath({ table, running, decided }: FixtureInfo, word: string): string | null {
  if (table === null) return null;
  const invite = word && `invite=${encodeURIComponent(word)}`;
  if (running) return `/table/${table}${invite && `?${invite}`}`;
  return decided === 'played' ? `/replay/${table}?move=0${invite && `&${invite}`}` : null;
}
