/** What a module may bring that this client has no picture for is drawn all the same; and what a part brings finds its place. */
import { cleanup, fireEvent, render } from '@testing-library/svelte';
import { createRawSnippet } from 'svelte';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { one } from '../../lib/icon';
import { ICONS } from '../icons/hellas';
import { layoutFor } from './boards/board';
import { main } from './boards/main';
import { icon } from './frame/actions';
import Board from './frame/Board.svelte';
import Card from './frame/Card.svelte';
import { printed } from './frame/facts.svelte';
import Own from './frame/Own.svelte';
import { blessingIcon, cardIcon, heroIcon, isPictured, monsterIcon, picture } from './frame/pictures';
import Scene from './frame/Scene.svelte';
import { thing } from './frame/thing';
import hellas from './index';
import type { Part } from './parts/part';
import { registry } from './parts/registry.svelte';
import { EMPTY, laid, sample, sampleView } from './sample.test.data';

beforeEach(laid);
afterEach(cleanup);

const target = (name: string) => document.querySelector<HTMLElement>(`[data-target="${name}"]`)!;

/** A game with an island that no board has a shape for, a hero and a monster of its own. */
function strange() {
  const view = sampleView();
  view.regions.thera = { ...EMPTY, control: 1, hoplites: { '1': 2 }, heroes: [1], monsters: ['talos'] };
  view.monsters.talos = { region: 'thera', wounds: [{ place: 0, symbol: 'hammer', reward: null, covered: false }], evolutions: [] };
  view.players[1] = { ...view.players[1], hero: 'jason', hero_at: 'thera', hand_size: 1, attributes: { ...view.players[1].attributes, fleet: 2 } };
  view.quests.push({ quest: 'golden_fleece', region: 'thera', heroes: {} });
  return view;
}

describe('a region without a shape', () => {
  it('is drawn as a disc at the edge, clear of everything else, with its name and its pieces', async () => {
    const { props } = await sample(undefined, strange());
    render(Board, { props });
    const region = target('region:thera');
    expect(region.getAttribute('aria-label')).toContain('Thera');
    expect(region.querySelector('path')!.getAttribute('d')).toContain('a62');
    expect([...document.querySelectorAll('.labels text')].map((one) => one.textContent)).toContain('Thera');
    expect(document.querySelector('.army[data-thing="region:thera"]')).toBeTruthy();
    for (const piece of ['monster:talos', 'hero:jason', 'quest:golden_fleece']) expect(target(piece), piece).toBeTruthy();
    await fireEvent.click(region);
    expect(props.explain).toHaveBeenCalledWith('region:thera', region);
  });

  it('lies where no other region does, however many there are', () => {
    const ids = [...Object.keys(main.regions), 'a', 'b', 'c'];
    const { regions, discs, box, unused } = layoutFor(ids, [main]);
    expect([discs, unused]).toEqual([['a', 'b', 'c'], []]);
    const middles = discs.map((id) => regions[id]!.label);
    const others = Object.entries(regions).filter(([id]) => !discs.includes(id)).flatMap(([, { path }]) => [...path.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]) => [Number(x), Number(y)] as const));
    middles.forEach(([x, y], n) => {
      expect(x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).toBe(true);
      expect(Math.min(...others.map(([a, b]) => Math.hypot(a - x, b - (y + 26))))).toBeGreaterThan(62);
      for (const [a, b] of middles.slice(n + 1)) expect(Math.hypot(a - x, b - y)).toBeGreaterThan(124);
    });
  });

  it('is linked to its neighbours as far as the data name them', async () => {
    printed.tables = { ...printed.tables, regions: { ...printed.tables.regions, thera: { land: 'atlantis', population: 4, neighbours: ['crete', 'nowhere'] } } };
    const { props } = await sample(undefined, strange());
    printed.tables = { ...printed.tables, regions: { ...printed.tables.regions, thera: { land: 'atlantis', population: 4, neighbours: ['crete', 'nowhere'] } } };
    render(Board, { props });
    expect(document.querySelectorAll('.lines > .trail:not(.under)')).toHaveLength(main.trails.length + 1);
    expect(target('region:thera').style.getPropertyValue('--wash')).toContain('--land-atlantis');
  });

  it('is not drawn where the game has it not', async () => {
    const view = sampleView();
    delete view.regions.crete;
    const { props } = await sample(undefined, view);
    render(Board, { props });
    expect(target('region:crete')).toBeNull();
    expect(document.querySelectorAll('[data-target^="region:"]')).toHaveLength(18);
  });
});

describe('things without a picture', () => {
  it('have the plain one of their family, never that of another thing', () => {
    const pictures = registry.all.flatMap(({ icons }) => [icons?.hero, icons?.monster, icons?.symbol, icons?.attribute]).flatMap((family) => Object.values(family ?? {}));
    for (const drawn of [heroIcon('jason'), monsterIcon('talos'), cardIcon('no_such_card'), picture('attribute', 'fleet'), picture('symbol', 'hammer')]) {
      expect(pictures).not.toContain(drawn);
      expect(drawn.parts.length).toBeGreaterThan(0);
    }
    expect(icon({ text: '', kind: 'sail', fields: { hero: 'jason' }, targets: [] })).toBe(ICONS.barbute.parts[0]!.outline);
    expect(icon({ text: '', kind: 'sail', fields: {}, targets: [] })).toBeNull();
  });

  it('are called by their name where they stand', async () => {
    const { props } = await sample(undefined, strange());
    render(Board, { props });
    expect(target('monster:talos').querySelector('.called')!.textContent).toBe('Talos');
    expect(target('hero:jason').querySelector('.called')!.textContent).toBe('Jason');
    expect(target('monster:cyclops').querySelector('.called')).toBeNull();
    for (const name of ['monster:talos', 'hero:jason', 'card:spear_of_doom', 'region:thera', 'attribute:fleet']) {
      const told = thing(props.view, name, props.texts)!;
      expect(told.title + told.text, name).not.toMatch(/hellas-|_|undefined/);
    }
  });

  it('lie in the own area and in a hand as others do', async () => {
    const view = strange();
    view.players[0] = { ...view.players[0], hand: { spear_of_doom: 1 }, attributes: { ...view.players[0].attributes, fleet: 3 }, artifacts: { argo: true } };
    const { props } = await sample(undefined, view);
    render(Own, { props });
    expect(target('attribute:fleet').textContent).toContain('3');
    expect(target('artifact:argo').textContent).toContain('Argo');
    expect(target('card:spear_of_doom').textContent).toContain('Spear of doom');
    render(Card, { props: { card: 'spear_of_doom', texts: props.texts } });
  });
});

describe('a blessing', () => {
  it('is drawn with its god by the data, in every language alike', () => {
    expect(blessingIcon('cunning_tactician')).toBe(ICONS.owl);
    expect(blessingIcon('no_such_blessing')).toBe(ICONS['hand-of-god']);
  });
});

describe('a part', () => {
  const words = (text: string) => createRawSnippet<[]>(() => ({ render: () => `<p class="fleet">${text}</p>` }));
  const component = (text: string) => ((anchor: Comment) => (words(text) as unknown as (at: Comment) => void)(anchor)) as unknown as NonNullable<Part['own']>;
  const fleet: Part = {
    id: 'fleet',
    active: (view) => view.fleet !== undefined,
    own: component('own fleet'),
    scene: { Scene: component('storm') as unknown as NonNullable<Part['scene']>['Scene'], shows: (view) => view.fleet === 'storm' },
    module: { Panel: component('all of the fleet') as unknown as NonNullable<Part['module']>['Panel'], Line: component('3 ships') as unknown as NonNullable<Part['module']>['Line'] },
    icons: { monster: { talos: one('M0 0h9v9z') } },
    things: { port: (_, id) => ({ title: `Port of ${id}`, text: '' }) },
    label: ({ kind }) => (kind === 'sail' ? 'Sail!' : undefined),
    news: { sailed: { icon: () => ICONS.run } },
    offers: ['choose_port'],
    onMap: ['sail'],
  };

  it('brings its things to the frame, which does not know it', async () => {
    const view = strange();
    view.fleet = 'storm';
    const { props } = await sample(undefined, view);
    registry.all = [...registry.all, fleet];
    expect(isPictured('monster', 'talos')).toBe(true);
    expect(hellas.thing(view, 'port:crete', props.texts)!.title).toBe('Port of crete');
    expect(hellas.label!({ text: '', kind: 'sail', fields: {}, targets: [] }, [], props.texts, view)).toBe('Sail!');
    expect(hellas.hasScene!(view) && hellas.hasModules!(view)).toBe(true);
    expect(registry.news('sailed')!.icon({})).toBe(ICONS.run);
    expect(registry.offers('choose_port') && registry.answersOnMap('sail')).toBe(true);
    render(Own, { props });
    expect(document.querySelector('.part .fleet')!.textContent).toBe('own fleet');
    render(hellas.Modules!, { props });
    render(hellas.Modules!, { props: { ...props, line: true } });
    expect([...document.querySelectorAll('.module .fleet, .line .fleet')].map((one) => one.textContent)).toEqual(['all of the fleet', '3 ships']);
    render(Scene, { props });
    expect([...document.querySelectorAll('.fleet')].map((one) => one.textContent)).toContain('storm');
  });

  it('that the game has not is nowhere', async () => {
    const { props } = await sample();
    registry.all = [...registry.all, fleet];
    expect(hellas.hasScene!(props.view) || hellas.hasModules!(props.view)).toBe(false);
    render(Own, { props });
    expect(document.querySelector('.fleet')).toBeNull();
  });
});
