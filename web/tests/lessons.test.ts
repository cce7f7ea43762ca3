import { describe, expect, it } from 'vitest';
import { Refusal } from '../src/lib/api';
import { Counsel } from '../src/lib/table/counsel.svelte';
import type { Advice, DecisionInfo, EntryInfo } from '../src/lib/wire';
import { stepsOf, type Step } from '../src/lessons';
import { Coach, type Bookmark } from '../src/lessons/coach.svelte';

const kept = (text: string | null = null): Bookmark & { text: string | null } => ({
  text,
  read() {
    return this.text;
  },
  write(word) {
    this.text = word;
  },
});

const entry = (number: number, text: string, kind: string, moves = number, seat = 0): EntryInfo => ({
  number,
  seat,
  kind: 'act',
  text,
  events: kind ? [{ kind, fields: { seat } }] : [],
  moves,
  at: 0,
});

const asks = (...actions: string[]): DecisionInfo => ({
  kind: 'turn',
  about: {},
  confirm: false,
  actions: actions.map((text) => ({ text, kind: text, fields: {}, targets: [] })),
  since: 0,
});

const STEPS: Step[] = [
  { id: 'read' },
  { id: 'sail', take: ['sail there', 'sail'], until: 'moved' },
  { id: 'again', take: ['sail'], until: 'moved' },
  { id: 'end' },
];

describe('the coach', () => {
  it('goes on by what happens, as often as steps wait for it', () => {
    const coach = new Coach(STEPS, kept());
    coach.hear([], asks('sail'), 0);
    expect(coach.step.id).toBe('read');
    coach.next([], asks('sail'), 0);
    expect(coach.suggestion(asks('rest', 'sail'))?.index).toBe(1);
    coach.hear([entry(1, 'sail', 'moved', 1, 1)], asks('sail'), 0); // Another's ship.
    expect(coach.step.id).toBe('sail');
    const first = [entry(1, 'sail', 'moved')];
    coach.hear([...first, entry(2, 'rest', '', 2, 1)], asks('sail'), 0);
    expect([coach.step.id, coach.reaction]).toEqual(['again', 'done']);
    coach.hear([...first, entry(2, 'rest', '', 2, 1), entry(3, 'sail', 'moved')], null, 0);
    expect([coach.step.id, coach.last]).toEqual(['end', true]);
  });

  it('says so where something else was done, and forgets it when that is taken back', () => {
    const coach = new Coach(STEPS, kept('1'));
    coach.hear([entry(0, '', '')], asks('rest', 'sail'), 0);
    const other = [entry(0, '', ''), entry(1, 'rest', 'rested')];
    coach.hear(other, asks('sail'), 0);
    expect(coach.reaction).toBe('other');
    coach.hear([...other, { ...entry(2, '1', ''), kind: 'undo', moves: 0 }], asks('rest', 'sail'), 0);
    expect(coach.reaction).toBe(null);
  });

  it('does not count what was taken back', () => {
    const coach = new Coach(STEPS, kept('1'));
    coach.hear([entry(1, 'sail', 'moved'), { ...entry(2, '1', ''), kind: 'undo', moves: 0 }], asks('sail'), 0);
    expect(coach.step.id).toBe('sail');
  });

  it('is found again where it was, away or not', () => {
    const mark = kept();
    const coach = new Coach(STEPS, mark);
    coach.next([], null, 0);
    coach.put(true);
    const again = new Coach(STEPS, mark);
    expect([again.step.id, again.away]).toEqual(['sail', true]);
    expect(new Coach(STEPS, kept('nonsense')).at).toBe(0);
    expect(new Coach(STEPS, kept('99')).last).toBe(true);
  });
});

const catalogues = import.meta.glob<string>('@locales/en/lesson/*.ftl', { query: '?raw', import: 'default', eager: true });
const words = (lesson: string): string => Object.entries(catalogues).find(([path]) => path.endsWith(`/lesson/${lesson}.ftl`))![1];

describe('lessons', () => {
  it.each(['delphi', 'hellas', 'hellas-heroes', 'hellas-kronos'])('of %s have words for every step', async (lesson) => {
    const steps = await stepsOf(lesson);
    const catalogue = words(lesson);
    expect(steps.length).toBeGreaterThan(7);
    expect(new Set(steps.map(({ id }) => id)).size).toBe(steps.length);
    for (const { id, until } of steps) {
      const message = catalogue.split(`lesson-step-${lesson}-${id} =`)[1]?.split(/\n(?=\S)/)[0] ?? '';
      expect(message, id).toContain('.title =');
      expect(message.includes('.done ='), id).toBe(until !== undefined);
    }
    expect(await stepsOf('chess')).toEqual([]);
  });
});

describe('counsel', () => {
  const advice: Advice = { since: 0, action: 0, alternatives: [], plan: [], grounds: [], chances: [1], looks: 0 };

  it('is thrown away where it comes too late', async () => {
    let tell: (advice: Advice) => void = () => {};
    const forgotten: string[] = [];
    const counsel = new Counsel(
      () => {},
      () => new Promise((resolve) => (tell = resolve)),
      (table) => Promise.resolve(void forgotten.push(table)) as Promise<never>,
    );
    const asked = counsel.ask('t', 0, 3, asks('sail'));
    expect(counsel.thinking).toBe(true);
    counsel.close('t', 0);
    tell(advice);
    await asked;
    expect([counsel.advice, counsel.about, forgotten]).toEqual([null, null, ['t']]);
  });

  it('is shown, or refused in words', async () => {
    const refused: string[] = [];
    const counsel = new Counsel(({ code }) => refused.push(code), async () => advice);
    await counsel.ask('t', 0, 3, asks('sail'));
    expect(counsel.advice).toEqual(advice);
    const silent = new Counsel(({ code }) => refused.push(code), async () => Promise.reject(new Refusal({ code: 'no-advice', message: '' })));
    await silent.ask('t', 0, 3, asks('sail'));
    expect([silent.about, refused]).toEqual([null, ['no-advice']]);
  });
});
