import { describe, expect, it } from 'vitest';
import { named } from '../src/lib/names';
import { chapters, pieces, story } from '../src/lib/story';
import { Texts, wordsOf } from '../src/lib/texts.svelte';
import type { EntryInfo } from '../src/lib/wire';

const CATALOGUE = {
  en: `
troy-colour-red = red
troy-phrase-ship = { $colour } ship
troy-action-sail = Sail the { troy-phrase-ship } for { $favours ->
    [one] 1 favour
   *[other] { $favours } favours
}
troy-event-looked = { $seat } sees { $hexes } and { $tiles }.
    .unseen = { $seat } looks at { $hexes }.
troy-event-won = { $won ->
    [true] Won
   *[false] Lost
}
troy-event-painted = { $colour_id ->
    [red] Ruddy
   *[other] Pale
} { $colour }
troy-event-raised = { $seat } raises { $hex }.
    .hex = the { $colour } statue
troy-event-scouted = { $seat } scouts { $hexes }.
    .hexes = { $count } islands
troy-monster-hydra = Hydra
    .the = the Hydra
    .The = The Hydra
    .text = It has many heads.
troy-monster-medusa = Medusa
    .the = Medusa
    .The = Medusa
troy-relic-aegis = Aegis
troy-event-met = { $monster_The } meets { $seat }. { $monster_text }
troy-event-hunted = { $seat } hunts { $prey_the }.
troy-event-used = { $tool_family ->
    [relic] the relic { $tool }
   *[other] { $tool }
}
troy-event-drew = { $seat } draws { $relics }.
troy-field-prey = monster
troy-field-tool = monster relic
troy-field-relics = relic
    .item = “{ $item }”
web-entry-undo = { $name } takes a step back.
`,
  es: 'troy-colour-red = rojo\ntroy-event-painted = { $colour }',
};

async function spoken(): Promise<Texts> {
  const texts = new Texts(async (language, file) => (file === 'troy' ? (CATALOGUE[language as 'en' | 'es'] ?? '') : ''));
  await texts.need('troy');
  return texts;
}

describe('a catalogue', () => {
  it('says fields by their words, and counts', async () => {
    const texts = await spoken();
    expect(texts.sentence('troy-action', 'sail', { colour: 'red', favours: 1 })).toBe('Sail the red ship for 1 favour');
    expect(texts.sentence('troy-action', 'sail', { colour: 'blue', favours: 3 })).toBe('Sail the blue ship for 3 favours');
  });

  it('lets grammar go by the bare value', async () => {
    const texts = await spoken();
    expect(texts.sentence('troy-event', 'painted', { colour: 'red' })).toBe('Ruddy red');
  });

  it('says a word in the form that the sentence needs, and what explains it', async () => {
    const texts = await spoken();
    expect(texts.sentence('troy-event', 'met', { seat: 'Anna', monster: 'hydra' })).toBe('The Hydra meets Anna. It has many heads.');
    expect(texts.sentence('troy-event', 'hunted', { seat: 'Anna', prey: 'hydra' })).toBe('Anna hunts the Hydra.');
    expect(texts.sentence('troy-event', 'hunted', { seat: 'Anna', prey: 'medusa' })).toBe('Anna hunts Medusa.');
  });

  it('says what it has no word or no form for as it is, never as another thing', async () => {
    const texts = await spoken();
    expect(texts.sentence('troy-event', 'hunted', { seat: 'Anna', prey: 'talos' })).toBe('Anna hunts talos.');
    expect(texts.sentence('troy-event', 'met', { seat: 'Anna', monster: 'medusa' })).toBe('Medusa meets Anna. Medusa');
  });

  it('says a field by the words of the families it is declared to hold', async () => {
    const texts = await spoken();
    expect(texts.sentence('troy-event', 'used', { tool: 'aegis' })).toBe('the relic Aegis');
    expect(texts.sentence('troy-event', 'used', { tool: 'hydra' })).toBe('Hydra');
    expect(texts.sentence('troy-event', 'drew', { seat: 'Anna', relics: ['aegis', 'harpe'] })).toBe('Anna draws “Aegis”, “harpe”.');
    expect(texts.word('troy', 'prey', 'hydra')).toBe('Hydra');
  });

  it('means the field where a form is called like it', async () => {
    const texts = await spoken();
    expect(texts.sentence('troy-event', 'met', { seat: 'Anna', monster: 'hydra', monster_The: 'Somebody' })).toBe('Somebody meets Anna. It has many heads.');
  });

  it('says less to whoever may not know it all', async () => {
    const texts = await spoken();
    expect(texts.sentence('troy-event', 'looked', { seat: 'Anna', hexes: ['1,0', '2,0'] })).toBe('Anna looks at 1,0, 2,0.');
    expect(texts.sentence('troy-event', 'looked', { seat: 'Anna', hexes: ['1,0'], tiles: ['x'] })).toBe('Anna sees 1,0 and x.');
  });

  it('says a field in the words that the sentence has for it, if it knows what they need', async () => {
    const texts = await spoken();
    expect(texts.sentence('troy-event', 'raised', { seat: 'Anna', hex: '1,0', colour: 'red' })).toBe('Anna raises the red statue.');
    expect(texts.sentence('troy-event', 'raised', { seat: 'Anna', hex: '1,0' })).toBe('Anna raises 1,0.');
  });

  it('can select on true and false', async () => {
    const texts = await spoken();
    expect(texts.sentence('troy-event', 'won', { won: true })).toBe('Won');
  });

  it('says bare data where a message is missing', async () => {
    const texts = await spoken();
    expect(texts.sentence('troy-event', 'sunk', { ship: 'argo' })).toBe('sunk ship=argo');
    expect(texts.text('troy-nothing')).toBe('troy-nothing');
  });

  it('changes its language with everything that was loaded', async () => {
    const texts = await spoken();
    await texts.speak('es');
    expect(texts.language).toBe('es');
    expect(texts.sentence('troy-event', 'painted', { colour: 'red' })).toBe('rojo');
  });

  it('asks for a folder once, whatever of it was asked for before or is asked for afterwards', async () => {
    const asked: string[] = [];
    const texts = new Texts((_, file) => (asked.push(file), Promise.resolve('')));
    await texts.need('troy/base', 'web');
    await texts.need('troy');
    expect(asked).toEqual(['troy/base', 'web', 'web', 'troy']);
    await texts.need('troy/base');
    expect(asked).toHaveLength(4);
  });

  it('knows which files hold the words of a game: those of the modules that it is played with', () => {
    expect(wordsOf('delphi', {})).toEqual(['delphi']);
    expect(wordsOf('hellas', { expansions: ['opportunity'], heroes: 'dealt' })).toEqual(['hellas/base', 'hellas/opportunity']);
  });

  it('follows the latest wish, however late the files of an earlier one come', async () => {
    const late: Record<string, (text: string) => void> = {};
    const texts = new Texts((language) => new Promise((resolve) => (late[language] = resolve)));
    const first = texts.need('troy');
    late.en!('troy-x = en');
    await first;
    const slow = texts.speak('es');
    const quick = texts.speak('de');
    late.de!('troy-x = de');
    await quick;
    late.es!('troy-x = es');
    await slow;
    expect(texts.text('troy-x')).toBe('de');
  });
});

describe('the story', () => {
  it('puts names for seats', () => {
    expect(named({ seat: 1, winners: [0, 1], count: 1 }, ['Anna', 'Marek'])).toEqual({ seat: 'Marek', winners: ['Anna', 'Marek'], count: 1 });
  });

  it('says what its words name', async () => {
    const texts = await spoken();
    expect(pieces(texts, 'troy-event', 'painted', { colour: 'red' }, [])).toEqual([
      { text: 'Ruddy ' },
      { text: 'red', field: 'colour', values: ['red'] },
    ]);
    expect(pieces(texts, 'troy-event', 'looked', { seat: 0, hexes: ['1,0', '2,0'] }, ['Anna'])).toEqual([
      { text: 'Anna', field: 'seat', values: ['Anna'] },
      { text: ' looks at ' },
      { text: '1,0', field: 'hexes', values: ['1,0'] },
      { text: ', ' },
      { text: '2,0', field: 'hexes', values: ['2,0'] },
      { text: '.' },
    ]);
  });

  it('says what a form names, and leaves explanations alone', async () => {
    const texts = await spoken();
    expect(pieces(texts, 'troy-event', 'met', { seat: 0, monster: 'hydra' }, ['Anna'])).toEqual([
      { text: 'The Hydra', field: 'monster', values: ['hydra'] },
      { text: ' meets ' },
      { text: 'Anna', field: 'seat', values: ['Anna'] },
      { text: '. It has many heads.' },
    ]);
    expect(pieces(texts, 'troy-event', 'drew', { seat: 0, relics: ['aegis'] }, ['Anna'])[2]).toEqual({ text: '“Aegis”', field: 'relics', values: ['aegis'] });
  });

  it('says what the words of a sentence stand for, be it several things', async () => {
    const texts = await spoken();
    expect(pieces(texts, 'troy-event', 'raised', { seat: 0, hex: '1,0', colour: 'red' }, ['Anna'])).toEqual([
      { text: 'Anna', field: 'seat', values: ['Anna'] },
      { text: ' raises ' },
      { text: 'the red statue', field: 'hex', values: ['1,0'] },
      { text: '.' },
    ]);
    expect(pieces(texts, 'troy-event', 'scouted', { seat: 0, count: 2, hexes: ['1,0', '2,0'] }, ['Anna'])[2]).toEqual({
      text: '2 islands',
      field: 'hexes',
      values: ['1,0', '2,0'],
    });
  });

  it('is told entry by entry, with a rule where another player begins', async () => {
    const texts = await spoken();
    const entry = (number: number, seat: number, kind: EntryInfo['kind'], events: EntryInfo['events']): EntryInfo => ({
      number, seat, kind, events, text: null, moves: number, at: 0,
    });
    const told = story(
      texts,
      'troy',
      [
        entry(1, 0, 'act', [{ kind: 'painted', fields: { colour: 'red' } }, { kind: 'looked', fields: { seat: 1, hexes: [] } }]),
        entry(2, 1, 'undo', []),
      ],
      ['Anna', 'Marek'],
    );
    expect(told.map(({ key, seat, breaks }) => [key, seat, breaks])).toEqual([
      ['1.0', 0, false],
      ['1.1', 1, false],
      ['2.0', 1, true],
    ]);
    expect(told[2]!.pieces[0]!.text).toBe('Marek takes a step back.');
  });

  it('is read by turns, by one whom it calls you, with equal deeds in a row as one', async () => {
    const texts = new Texts(() =>
      Promise.resolve(
        [
          'troy-event-recruited = { $seat } recruits one in { $region }.',
          '    .you = You recruit one in { $region }.',
          '    .several = { $seat } recruits { $count } in { $region }.',
          '    .you_several = You recruit { $count } in { $region }.',
          'troy-event-beaten = ¡{ $seat } beats { $loser }!',
          '    .you = You beat { $loser }!',
          '    .you_loser = { $seat } beats you!',
        ].join('\n'),
      ),
    );
    await texts.need('troy');
    const entry = (number: number, seat: number, ...events: EntryInfo['events']): EntryInfo => ({
      number, seat, kind: 'act', events, text: null, moves: number, at: 0,
    });
    const turn = (seat: number, turn: number) => ({ kind: 'turn_began', fields: { seat, turn } });
    const recruited = (seat: number, region: string) => ({ kind: 'recruited', fields: { seat, region } });
    const entries = [
      entry(1, 0, recruited(0, 'elis'), turn(0, 1)),
      entry(2, 0, recruited(0, 'elis')),
      entry(3, 0, recruited(0, 'elis'), recruited(0, 'argolis'), turn(1, 2)),
      entry(4, 1, recruited(1, 'elis'), recruited(1, 'elis'), recruited(1, 'elis')),
      entry(5, 1, { kind: 'beaten', fields: { seat: 1, loser: 0 } }, turn(0, 3), { kind: 'beaten', fields: { seat: 1, loser: 0 } }),
    ];
    const read = (you: number | null) =>
      chapters({ texts, game: 'troy', names: ['Anna', 'Marek'], you, folds: { recruited: 'count' } }, entries).map(({ seat, round, passages }) => [
        seat,
        round,
        passages.map(({ number, pieces }) => `${number} ${pieces.map(({ text }) => text).join('')}`),
      ]);
    expect(read(0)).toEqual([
      [null, null, ['1 You recruit one in elis.']],
      [0, 1, ['3 You recruit 2 in elis.', '3 You recruit one in argolis.']],
      [1, null, ['4 Recruits 3 in elis.', '5 Beats you!']],
      [0, 2, ['5 Marek beats you!']],
    ]);
    expect(read(null)[2]).toEqual([1, null, ['4 Recruits 3 in elis.', '5 ¡Beats Anna!']]);
    expect(read(0)).toEqual(read(0)); // what was told before is told the same again
  });
});
