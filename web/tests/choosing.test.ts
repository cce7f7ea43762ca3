import { describe, expect, it, vi } from 'vitest';
import { Touches } from '../src/lib/choosing.svelte';
import type { ActionInfo, DecisionInfo } from '../src/lib/wire';
import type { Confirm } from '../src/lib/settings.svelte';

function action(text: string, ...targets: string[]): ActionInfo {
  const [kind = '', ...rest] = text.split(' ');
  return { text, kind, fields: Object.fromEntries(rest.map((word, place) => [`word${place}`, word])), targets };
}

function table(actions: ActionInfo[], confirm: Confirm = 'none', lost: Record<string, string[]> = {}) {
  const taken: string[] = [];
  const choosing = new Touches(
    ({ action }) => taken.push(action.text),
    () => confirm,
    ({ kind }) => (kind === 'sail' ? 'all:sailing' : null),
    ({ action }) => lost[action.text] ?? [],
  );
  const decision: DecisionInfo = { kind: 'turn', about: {}, confirm: false, actions, since: 3 };
  choosing.ask(decision);
  return { choosing, taken, decision };
}

const turn = [
  action('sail red 1,0', 'die:red', 'hex:1,0'),
  action('sail red 2,0', 'die:red', 'hex:2,0'),
  action('sail blue 2,0', 'die:blue', 'hex:2,0'),
  action('favours red', 'die:red', 'favours'),
  action('end_turn', 'end_turn'),
];

describe('touching things', () => {
  it('lights the first untouched thing of every action that fits', () => {
    const { choosing } = table(turn);
    expect(choosing.lit).toEqual(['die:red', 'die:blue', 'end_turn']);
    choosing.touch('die:red');
    expect(choosing.lit).toEqual(['hex:1,0', 'hex:2,0', 'favours']);
    expect(choosing.isPicked('die:red')).toBe(true);
    expect(choosing.open.map(({ action }) => action.text)).toEqual(['sail red 1,0', 'sail red 2,0', 'favours red']);
  });

  it('takes the one action that is left', () => {
    const { choosing, taken } = table(turn);
    choosing.touch('die:red');
    choosing.touch('hex:2,0');
    expect(taken).toEqual(['sail red 2,0']);
    expect(choosing.lit).toEqual([]);
  });

  it('shows the rest of a single way before it is taken', () => {
    const { choosing, taken } = table(turn);
    choosing.touch('die:blue');
    expect(taken).toEqual([]);
    expect(choosing.lit).toEqual(['hex:2,0']);
  });

  it('lets a later thing narrow, but never takes an action by it unasked', () => {
    const { choosing, taken } = table(turn);
    expect(choosing.isLit('hex:1,0')).toBe(false);
    choosing.touch('hex:1,0');
    expect(taken).toEqual([]);
    expect(choosing.menu?.choices.map(({ action }) => action.text)).toEqual(['sail red 1,0']);
    choosing.back();
    choosing.touch('hex:2,0');
    expect(choosing.lit).toEqual(['die:red', 'die:blue']);
    choosing.touch('die:blue');
    expect(taken).toEqual(['sail blue 2,0']);
  });

  it('names the actions behind a thing', () => {
    const { choosing } = table(turn);
    expect(choosing.through('hex:2,0').map(({ index }) => index)).toEqual([1, 2]);
  });

  it('opens a menu where things do not tell actions apart', () => {
    const { choosing, taken } = table([action('kill 1', 'hoplite'), action('kill 2', 'hoplite')]);
    const at = document.createElement('i');
    choosing.touch('hoplite', at);
    expect(taken).toEqual([]);
    expect(choosing.menu).toMatchObject({ at, sure: false });
    choosing.choose(choosing.menu!.choices[1]!);
    expect(taken).toEqual(['kill 2']);
  });

  it('asks which is meant where one way goes on and another ends', () => {
    const { choosing } = table([action('sail', 'hex:1,0'), action('load', 'hex:1,0', 'offering:red')]);
    choosing.touch('hex:1,0');
    expect(choosing.menu?.choices.map(({ action }) => action.text)).toEqual(['sail', 'load']);
  });

  it('ignores what leads nowhere', () => {
    const { choosing, taken } = table(turn);
    choosing.touch('hex:9,9');
    expect(choosing.picked).toEqual([]);
    expect(taken).toEqual([]);
  });

  it('wants a thing twice that an action names twice', () => {
    const { choosing, taken } = table([action('march', 'region:a', 'region:a'), action('hold', 'region:a', 'region:b')]);
    choosing.touch('region:a');
    expect(choosing.lit).toEqual(['region:a', 'region:b']);
    choosing.touch('region:a');
    expect(taken).toEqual(['march']);
  });

  it('tells actions of the same things apart by the order of the touches', () => {
    const march = [action('march a b', 'region:a', 'region:b'), action('march b a', 'region:b', 'region:a')];
    const there = table(march);
    there.choosing.touch('region:a');
    expect(there.choosing.through('region:b').map(({ action }) => action.text)).toEqual(['march a b', 'march b a']);
    there.choosing.touch('region:b');
    expect(there.taken).toEqual(['march a b']);
    const back = table(march);
    back.choosing.touch('region:b');
    expect(back.choosing.through('region:a').map(({ action }) => action.text)).toEqual(['march b a', 'march a b']);
    back.choosing.touch('region:a');
    expect(back.taken).toEqual(['march b a']);
  });

  it('asks where another action goes on from the same touches in the same order', () => {
    const { choosing, taken } = table([
      action('march a b', 'region:a', 'region:b'),
      action('march b a', 'region:b', 'region:a'),
      action('march a b and fortify', 'region:a', 'region:b', 'fortify'),
    ]);
    choosing.touch('region:a');
    choosing.touch('region:b');
    expect(taken).toEqual([]);
    expect(choosing.menu?.choices.map(({ action }) => action.text)).toContain('march a b and fortify');
    choosing.touch('fortify');
    expect(taken).toEqual(['march a b and fortify']);
  });

  it('asks only about the order that was touched', () => {
    const { choosing } = table([
      action('march a b 1', 'region:a', 'region:b'),
      action('march a b 2', 'region:a', 'region:b'),
      action('march b a 1', 'region:b', 'region:a'),
    ]);
    choosing.touch('region:a');
    choosing.touch('region:b');
    expect(choosing.menu?.choices.map(({ action }) => action.text)).toEqual(['march a b 1', 'march a b 2']);
  });
});

describe('stepping back', () => {
  it('puts back one thing at a time', () => {
    const { choosing } = table([action('a', 'x', 'y', 'z'), action('b', 'x', 'y', 'w'), action('c', 'v')]);
    choosing.touch('x');
    choosing.touch('y');
    choosing.back();
    expect(choosing.picked).toEqual(['x']);
    choosing.back();
    choosing.back();
    expect(choosing.picked).toEqual([]);
    expect(choosing.lit).toEqual(['x', 'v']);
  });

  it('puts a touched thing back when it is touched again, with all that came after it', () => {
    const { choosing } = table([action('a', 'x', 'y', 'z'), action('b', 'x', 'y', 'w')]);
    choosing.touch('x');
    choosing.touch('y');
    choosing.touch('x');
    expect(choosing.picked).toEqual([]);
  });
});

describe('asking once more', () => {
  it('asks before every action if the player wishes so', () => {
    const { choosing, taken } = table(turn, 'all');
    choosing.touch('die:red');
    choosing.touch('favours');
    expect(taken).toEqual([]);
    expect(choosing.menu?.sure).toBe(true);
    choosing.back();
    expect(choosing.menu).toBeNull();
    expect(choosing.lit).toContain('favours');
    choosing.touch('favours');
    choosing.take(choosing.menu!.choices[0]!);
    expect(taken).toEqual(['favours red']);
  });

  it('asks before what loses something, and says what', () => {
    const { choosing, taken } = table(turn, 'ending', { end_turn: ['Two dice are unspent.'] });
    choosing.touch('end_turn');
    expect(choosing.menu).toMatchObject({ sure: true, losses: ['Two dice are unspent.'] });
    expect(taken).toEqual([]);
    choosing.take(choosing.menu!.choices[0]!);
    expect(taken).toEqual(['end_turn']);
  });

  it('does not ask where nothing would be lost, nor about other actions, nor anybody who does not wish it', () => {
    const alone = table(turn, 'ending');
    alone.choosing.touch('end_turn');
    expect(alone.taken).toEqual(['end_turn']);
    const unasked = table(turn, 'none', { end_turn: ['Two dice are unspent.'] });
    unasked.choosing.touch('end_turn');
    expect(unasked.taken).toEqual(['end_turn']);
    const other = table(turn, 'ending', { end_turn: ['Two dice are unspent.'] });
    other.choosing.touch('die:red');
    other.choosing.touch('favours');
    expect(other.taken).toEqual(['favours red']);
  });
});

describe('the next question', () => {
  it('lets go of what was touched for the old one', () => {
    const { choosing, decision } = table(turn);
    choosing.touch('die:red');
    choosing.ask({ ...decision, since: 4 });
    expect(choosing.picked).toEqual([]);
  });

  it('narrows to the actions of a group, and lights what they begin with', () => {
    const { choosing, taken } = table(turn);
    expect(choosing.isLit('all:sailing')).toBe(true);
    expect(choosing.lit).not.toContain('all:sailing');
    choosing.touch('all:sailing');
    expect(choosing.isPicked('all:sailing')).toBe(true);
    expect(choosing.isLit('all:sailing')).toBe(false);
    expect(choosing.lit).toEqual(['die:red', 'die:blue']);
    choosing.touch('die:red');
    expect(choosing.lit).toEqual(['hex:1,0', 'hex:2,0']);
    choosing.back();
    choosing.back();
    expect(choosing.lit).toEqual(['die:red', 'die:blue', 'end_turn']);
    choosing.touch('all:sailing');
    choosing.touch('die:red');
    choosing.touch('hex:2,0');
    expect(taken).toEqual(['sail red 2,0']);
  });

  it('keeps what was touched while the same question stands', () => {
    const { choosing, decision } = table(turn);
    choosing.touch('die:red');
    choosing.ask(structuredClone(decision));
    expect(choosing.picked).toEqual(['die:red']);
  });

  it('answers in one go as long as the same is asked, and stops at anything else', async () => {
    const rolls = ['hydra', 'medusa', 'sphinx'].map((monster) => action(`roll ${monster}`, `monster:${monster}`));
    const { choosing, taken, decision } = table(rolls);
    choosing.takeAll();
    choosing.ask(null); // the roll is looked at
    choosing.ask({ ...decision, actions: rolls.slice(1), since: 4 });
    expect(taken).toEqual(['roll hydra', 'roll medusa']);
    choosing.ask({ ...decision, kind: 'monster_choice', actions: turn, since: 5 });
    choosing.ask({ ...decision, actions: rolls.slice(2), since: 6 });
    expect(taken).toEqual(['roll hydra', 'roll medusa']);
    choosing.takeAll();
    choosing.again();
    choosing.ask({ ...decision, actions: rolls.slice(1), since: 7 });
    expect(taken).toEqual(['roll hydra', 'roll medusa', 'roll sphinx']);
  });

  it('stands again after a refusal', () => {
    const take = vi.fn();
    const choosing = new Touches(take, () => 'none');
    choosing.ask({ kind: 'turn', about: {}, confirm: false, actions: turn, since: 0 });
    choosing.touch('end_turn');
    expect(choosing.lit).toEqual([]);
    choosing.touch('die:red');
    expect(take).toHaveBeenCalledTimes(1);
    choosing.again();
    expect(choosing.lit).toEqual(['die:red', 'die:blue', 'end_turn']);
  });
});
