import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { towards } from './boards/board';
import Actions from './frame/Actions.svelte';
import Board from './frame/Board.svelte';
import Other from './frame/Other.svelte';
import Own from './frame/Own.svelte';
import { players, races, standing } from './frame/reading';
import { thing } from './frame/thing';
import hellas from './index';
import BattleScene from './parts/battle/BattleScene.svelte';
import HuntScene from './parts/hunt/HuntScene.svelte';
import { registry } from './parts/registry.svelte';
import { BATTLE, CARDS_ASKED, HUNT, laid, sample, sampleTexts, sampleView, STRIKE } from './sample.test.data';

beforeAll(laid);
afterEach(cleanup);

const target = (name: string, within: ParentNode = document) => within.querySelector<HTMLElement>(`[data-target="${name}"]`)!;

describe('the map', () => {
  it('moves a hoplite from region to region by two clicks', async () => {
    const { props, taken, choosing } = await sample();
    render(Board, { props });
    expect(target('region:attica').classList).toContain('lit');
    expect(target('region:boeotia').classList).not.toContain('lit');
    await fireEvent.click(target('region:attica'));
    expect(choosing.picked).toEqual(['region:attica']);
    flushSync();
    await fireEvent.click(target('region:corinthia'));
    expect(taken).toHaveBeenCalledWith('move attica corinthia');
  });

  it('says at each region what a move there would start, once it is known who moves', async () => {
    const { props } = await sample();
    render(Board, { props });
    const omens = () => [...document.querySelectorAll('.omens > g')].map((one) => [one.classList[0], one.textContent]);
    expect(omens()).toEqual([]);
    await fireEvent.click(target('region:attica'));
    flushSync();
    expect(omens()).toEqual([
      ['battle', '1 : 2'],
      ['short', '−1−1'],
    ]);
  });

  it('lights the way of a piece that is carried, and puts it back where it cannot go', async () => {
    const { props, choosing, taken } = await sample();
    render(Board, { props });
    const carry = async (from: Element, over: Element) => {
      document.elementFromPoint = () => over;
      await fireEvent.pointerDown(from, { button: 0, clientX: 100, clientY: 100 });
      await fireEvent.pointerMove(window, { clientX: 180, clientY: 100 });
      expect(choosing.picked).toEqual(['region:attica']);
      expect(choosing.isLit('region:corinthia')).toBe(true);
      await fireEvent.pointerUp(window, { clientX: 180, clientY: 100 });
    };
    const army = document.querySelector('.army[data-thing="region:attica"]')!;
    await carry(army, target('region:crete'));
    expect(choosing.picked).toEqual([]);
    await carry(army, target('region:corinthia'));
    expect(taken).toHaveBeenCalledWith('move attica corinthia');
  });

  it('moves the hero by keyboard', async () => {
    const { props, taken } = await sample();
    render(Board, { props });
    const hero = target('hero:achilles');
    expect(hero.getAttribute('tabindex')).toBe('0');
    await fireEvent.keyDown(hero, { key: 'Enter' });
    flushSync();
    await fireEvent.keyDown(target('region:boeotia'), { key: 'Enter' });
    expect(taken).toHaveBeenCalledWith('move_hero boeotia');
  });

  it('says of a region who holds it and what stands there, and explains it when it cannot be chosen', async () => {
    const { props, explain } = await sample();
    render(Board, { props });
    const label = target('region:boeotia').getAttribute('aria-label')!;
    for (const part of ['Boeotia', 'Control: Helen', 'Hoplites: Helen 2', 'Cyclops']) expect(label).toContain(part);
    await fireEvent.click(target('region:epirus'));
    expect(explain).toHaveBeenCalledWith('region:epirus', target('region:epirus'));
  });

  it('lets a piece stand for its region', async () => {
    const { props, choosing } = await sample();
    render(Board, { props });
    await fireEvent.click(document.querySelector('.army[data-thing="region:attica"]')!);
    expect(choosing.picked).toEqual(['region:attica']);
  });

  it('draws as many drums as a monument has levels, and the priests in its places', async () => {
    const { props } = await sample();
    render(Board, { props });
    expect(target('god:athena').querySelectorAll('.drum')).toHaveLength(3);
    expect(target('god:athena').querySelectorAll('.slot')).toHaveLength(1);
    expect(target('god:zeus').querySelectorAll('.slot')).toHaveLength(2);
  });

  it('counts the wounds of a monster', async () => {
    const { props } = await sample();
    render(Board, { props });
    expect(target('monster:cyclops').textContent).toContain('1/2');
  });

  it('brings the focus to the nearest region in the direction of an arrow', () => {
    const layout = registry.layout(sampleView());
    expect(towards(layout, 'attica', 'ArrowUp')).toBe('euboea');
    expect(towards(layout, 'laconia', 'ArrowLeft')).toBe('messenia');
    expect(towards(layout, 'crete', 'ArrowDown')).toBeNull();
  });
});

describe('the own area', () => {
  it('shows one’s own way to every victory', async () => {
    const { props } = await sample();
    render(Own, { props });
    const way = (victory: string) => document.querySelector(`[data-thing="victory:${victory}"]`)!;
    expect(way('warlord_of_hellas').textContent).toContain('0/2');
    expect(way('monster_slayer').querySelector('i')!.style.width).toBe('33%');
  });

  it('does not offer a move of the hero where the hero is asked for something else', async () => {
    const { props } = await sample({ kind: 'after_prepare', about: {}, confirm: false, since: 0, actions: [{ text: 'use_hero achilles', kind: 'use_hero', fields: { hero: 'achilles' }, targets: ['hero:achilles'] }] });
    render(Actions, { props: { ...props, player: players(props.view)[0]! } });
    expect(document.querySelectorAll('.lit')).toHaveLength(0);
  });

  it('shows which actions are used and which are open', async () => {
    const { props } = await sample();
    render(Actions, { props: { ...props, player: players(props.view)[0]! } });
    const classes = (thing: string) => document.querySelector(`[data-thing="regular:${thing}"]`)!.classList;
    expect(classes('prayer')).toContain('done');
    expect(classes('hoplite_movement')).toContain('open');
    expect(target('special:march').classList).toContain('done');
    expect(target('special:recruit').classList).toContain('lit');
    expect(target('special:hunt').classList).not.toContain('open');
  });

  it('shows the stored value behind an injury, and used artifacts as used', async () => {
    const { props } = await sample();
    render(Own, { props });
    expect(target('attribute:strength').querySelector('s')!.textContent).toBe('3');
    expect(target('artifact:harpe').classList).toContain('used');
    expect(target('artifact:aegis').classList).not.toContain('used');
    expect(document.querySelectorAll('[data-target^="card:"]')).toHaveLength(2);
  });

  it('makes targets of one’s own things alone', async () => {
    const { props } = await sample();
    const { container } = render(Other, { props: { ...props, seat: 1 } });
    expect(container.querySelectorAll('[data-target]')).toHaveLength(0);
    expect(container.querySelector('[data-thing="artifact:aegis"]')).toBeTruthy();
  });

  it('puts more than four victories closer together', async () => {
    const way = { needed: 3, now: [1, 1], share: [33, 33] };
    const four = { warlord_of_hellas: way, favored_of_the_gods: way, monster_slayer: way, king_of_kings: way };
    for (const [race, many] of [[four, false], [{ ...four, overload: way }, true]] as const) {
      const { props } = await sample(undefined, sampleView({ race }));
      const { container, unmount } = render(Other, { props: { ...props, seat: 1 } });
      expect(container.querySelectorAll('.race li')).toHaveLength(Object.keys(race).length);
      expect(container.querySelector('.race')!.classList.contains('many')).toBe(many);
      unmount();
    }
  });
});

describe('a battle', () => {
  const battle = BATTLE;

  it('takes the army strength apart, and says what passing would mean', async () => {
    const view = sampleView({ battle, deciding: [{ seat: 0, kind: 'battle_card' }] });
    (view.regions as Record<string, { hoplites: object }>).boeotia!.hoplites = { '0': 3, '1': 2 };
    const { props } = await sample(CARDS_ASKED, view);
    const { container } = render(BattleScene, { props });
    const tally = [...container.querySelectorAll('dl')].map((one) => [...one.querySelectorAll('div')].map((row) => row.textContent!.trim()));
    expect(tally).toEqual([
      ['Hoplites3', 'Trap+1', 'Effects of cards and powers+1', 'Achilles+1', 'Army strength6', 'Casualties1'],
      ['Hoplites2', 'Fortified in the city+1', 'Heroic Presence+2', 'Army strength5', 'Casualties0'],
    ]);
    expect(screen.getByText('As it stands, you win 6 to 5.')).toBeTruthy();
  });

  it('gives each card and each power a line of its own', async () => {
    const view = sampleView({ battle, deciding: [{ seat: 0, kind: 'battle_card' }] });
    const event = (kind: string, fields: object) => ({ kind, fields: { seat: 0, ...fields } });
    const events = [
      event('power_used', { blessing: 'murderous_march', power: 'murderous_march' }),
      event('battle_bonus', { number: 5 }),
      event('battle_began', { region: 'boeotia', defender: 1 }),
      event('battle_card_played', { card: 'trap_sword' }),
      event('power_used', { artifact: 'aegis', power: 'aegis' }),
      event('battle_bonus', { number: 1 }),
    ];
    const { props } = await sample(CARDS_ASKED, view);
    const { container } = render(BattleScene, { props: { ...props, entries: [{ events } as unknown as (typeof props.entries)[number]] } });
    const [attack] = [...container.querySelectorAll('dl')].map((one) => [...one.querySelectorAll('div')].map((row) => row.textContent!.trim()));
    expect(attack!.slice(0, 4)).toEqual(['Hoplites3', 'Trap+1', 'Aegis+1', 'Achilles+1']);
  });

  it('says who has passed', async () => {
    const view = sampleView({ battle, deciding: [{ seat: 0, kind: 'battle_card' }] });
    const { props } = await sample(CARDS_ASKED, view);
    render(BattleScene, { props });
    expect(screen.getByText('has passed')).toBeTruthy();
  });

  it('says who has won while its end stands, and that nobody plays any more', async () => {
    const view = sampleView({ battle, deciding: [] });
    const event = (kind: string, fields: object) => ({ kind, fields: { seat: 0, ...fields } });
    const began = event('battle_began', { region: 'boeotia', defender: 1 });
    const compared = event('battle_compared', { region: 'boeotia', attack: 6, defence: 7 });
    const won = event('battle_won', { seat: 1, region: 'boeotia', loser: 0 });
    const { props } = await sample(null, view);
    const shown = (events: unknown[]) => {
      cleanup();
      const { container } = render(BattleScene, { props: { ...props, entries: [{ events } as unknown as (typeof props.entries)[number]] } });
      const words = (of: string) => [...container.querySelectorAll(of)].map((one) => one.textContent!.trim());
      return { states: words('.state'), sums: words('.strengths b'), title: words('h2') };
    };
    expect(shown([began])).toEqual({ states: ['may still play · cards: 2', 'has passed'], sums: ['6', '5'], title: ['Battle: Boeotia'] });
    expect(shown([began, event('battle_passed', {}), compared]).states).toEqual(['has passed', 'has passed']);
    expect(shown([began, compared]).states).toEqual(['', 'has passed']);
    expect(shown([began, compared, won])).toEqual({ states: ['has lost', 'has won'], sums: ['6', '7'], title: ['Marek wins'] });
    expect(shown([began, compared, event('battle_won', { loser: 1 })]).title).toEqual(['You win']);
    expect(shown([began, compared, won, began]).states, 'the next battle').toEqual(['may still play · cards: 2', 'has passed']);
  });

  it('plays a card and passes by its own things', async () => {
    const view = sampleView({ battle, deciding: [{ seat: 0, kind: 'battle_card' }] });
    const { props, taken } = await sample(CARDS_ASKED, view);
    render(BattleScene, { props });
    expect(target('card:trap_sword').classList).not.toContain('lit');
    await fireEvent.click(target('card:assault_axe'));
    expect(taken).toHaveBeenCalledWith('play assault_axe');
  });
});

describe('a hunt', () => {
  const hunt = HUNT;

  it('covers a wound symbol with the chosen card', async () => {
    const { props, taken } = await sample(STRIKE, sampleView({ hunt, deciding: [{ seat: 0, kind: 'hunt_attack' }] }));
    render(HuntScene, { props });
    await fireEvent.click(target('card:trap_sword'));
    flushSync();
    expect(target('place:2').classList).toContain('lit');
    await fireEvent.click(target('place:2'));
    expect(taken).toHaveBeenCalledWith('strike trap_sword 2');
  });
});

describe('scenes', () => {
  const has = (more: object) => hellas.hasScene!(sampleView(more));

  it('are for those who take part, and for spectators', () => {
    expect(has({})).toBe(false);
    expect(has({ battle: BATTLE, deciding: [{ seat: 1, kind: 'battle_card' }] })).toBe(true);
    expect(has({ battle: { ...BATTLE, seats: [1, 2] }, deciding: [{ seat: 1, kind: 'battle_card' }] })).toBe(false);
    expect(has({ you: null, battle: BATTLE, deciding: [{ seat: 1, kind: 'battle_card' }] })).toBe(true);
    expect(has({ hunt: { ...HUNT, seat: 1 }, deciding: [{ seat: 0, kind: 'monster_attack' }] })).toBe(true);
    expect(has({ deciding: [{ seat: 0, kind: 'draft' }] })).toBe(true);
  });

  it('make room where the answer lies on the map', () => {
    expect(has({ battle: BATTLE, deciding: [{ seat: 0, kind: 'withdraw' }] })).toBe(false);
  });
});

describe('what is read off the view', () => {
  it('tells the ways to victory that the game has, and how far everybody is', () => {
    const view = sampleView();
    expect(races(view)).toEqual(['warlord_of_hellas', 'monster_slayer']);
    expect(standing(view, 1, 'warlord_of_hellas')).toEqual({ now: 1, needed: 2, share: 62 });
    expect(hellas.standing!(view, 0).map(({ now, needed, name }) => [name, now, needed])).toEqual([
      ['hellas-victory-warlord_of_hellas', 0, 2],
      ['hellas-victory-monster_slayer', 1, 3],
    ]);
  });

  it('has words for every thing that an action names, in every language', async () => {
    const texts = await sampleTexts();
    const view = sampleView({ hunt: HUNT });
    const things = [
      'region:attica', 'city:attica', 'city:laconia', 'fortified:attica', 'card:trap_sword', 'hero:achilles', 'monster:cyclops', 'god:zeus',
      'quest:amazon_queen', 'attribute:strength', 'land:yellow', 'temple:3', 'place:2', 'deck:combat', 'special:recruit', 'regular:prayer',
      'artifact:aegis', 'blessing:bluff', 'attack:fury', 'evolution:hydra_argolis', 'victory:king_of_kings', 'temple_card:temple_card_3',
      'symbol:torch', 'priests', 'supply', 'hand', 'shrine', 'oracle', 'blessings', 'effect:recruit', 'effect:wound_monster', 'reward:priest',
      'side:attacker', 'pass', 'done', 'stop', 'suffer', 'decline', 'quest_step', 'monster_move', 'monster_attack', 'not_this_turn',
    ]; // prettier-ignore
    for (const language of ['en', 'es', 'de', 'pl'] as const) {
      await texts.speak(language);
      for (const name of things) {
        const told = thing(view, name, texts);
        expect(told, `${language} ${name}`).not.toBeNull();
        expect(told!.title, `${language} ${name}`).not.toBe('');
        expect(told!.title + told!.text, `${language} ${name}`).not.toMatch(/web-|hellas-|\{|undefined/);
      }
    }
  });
});
