import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it } from 'vitest';
import type { EventInfo } from '../../lib/board';
import { Asking } from '../../lib/table/asking';
import type { Beat } from '../../lib/time/echo.svelte';
import { bearing } from './bearing';
import Board from './Board.svelte';
import Fight from './Fight.svelte';
import delphi from './index';
import { coast, towards } from './layout';
import Other from './Other.svelte';
import Own from './Own.svelte';
import Spectacle from './Spectacle.svelte';
import { players, taskRows, turnCost } from './reading';
import { FIGHT, sample, sampleTexts, sampleView } from './sample.test.data';
import { thing } from './thing';
import { turning } from './turning.svelte';

afterEach(cleanup);

const target = (name: string, within: ParentNode = document) => within.querySelector<HTMLElement>(`[data-target="${name}"]`)!;

describe('the map', () => {
  it('shows at each hex that a die reaches what it costs in favours', async () => {
    const { props, choosing } = await sample();
    render(Board, { props });
    choosing.touch('die:blue');
    flushSync();
    expect(target('hex:1,0').classList).toContain('lit');
    expect(target('hex:1,0').getAttribute('aria-label')).toContain('no favours');
    expect(target('hex:2,0').getAttribute('aria-label')).toContain('2 favours');
    expect(target('hex:0,0').classList).not.toContain('lit');
    expect([...document.querySelectorAll('.prices text')].map((text) => text.textContent)).toEqual(['0', '2']);
  });

  it('takes a sail by a click on a lit hex, and by Enter', async () => {
    const { props, choosing, taken } = await sample();
    render(Board, { props });
    choosing.touch('die:blue');
    flushSync();
    await fireEvent.keyDown(target('hex:2,0'), { key: 'Enter' });
    expect(taken).toHaveBeenCalledWith('sail die-blue 2,0');
  });

  it('explains a hex on which nothing can be done', async () => {
    const { props, explain, taken } = await sample();
    render(Board, { props });
    await fireEvent.click(target('hex:-1,0'));
    expect(explain).toHaveBeenCalledWith('hex:-1,0', target('hex:-1,0'));
    expect(taken).not.toHaveBeenCalled();
  });

  it('lets the hex be touched before the die', async () => {
    const { props, choosing } = await sample();
    render(Board, { props });
    await fireEvent.click(target('hex:0,1'));
    expect(choosing.picked).toEqual(['hex:0,1']);
    expect(choosing.isLit('die:red')).toBe(true);
    expect(choosing.isLit('die:blue')).toBe(false);
  });

  it('fights the monster that is touched, through its mountain', async () => {
    const { props, choosing, taken } = await sample();
    render(Board, { props });
    choosing.touch('die:red');
    flushSync();
    await fireEvent.click(target('monster:0,1:pink'));
    expect(taken).toHaveBeenCalledWith('fight die-red 0,1 pink');
  });

  it('moves the focus to the neighbour in the direction of an arrow', async () => {
    const { props } = await sample();
    render(Board, { props });
    target('hex:0,0').focus();
    await fireEvent.keyDown(target('hex:0,0'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(target('hex:1,0'));
  });
});

describe('the own area', () => {
  it('turns the wheel to the die in hand, and prices the other colours', async () => {
    const { props, choosing } = await sample();
    render(Own, { props });
    expect(screen.queryByRole('button', { name: /Turn to yellow/ })).toBeNull();
    await fireEvent.click(target('die:blue'));
    const yellow = screen.getByRole('button', { name: 'Change to yellow for 1 favour' });
    await fireEvent.click(yellow);
    expect(turning.colour).toBe('yellow');
    choosing.back();
    flushSync();
    expect(turning.colour).toBeNull();
  });

  it('counts the tiles of Zeus, done and owed', async () => {
    const { props } = await sample();
    render(Own, { props });
    expect(screen.getByText('4 of 10')).toBeTruthy();
  });

  it('makes targets of one’s own things alone', async () => {
    const { props } = await sample();
    const { container } = render(Other, { props: { ...props, seat: 1 } });
    expect(container.querySelectorAll('[data-target]')).toHaveLength(0);
    expect(container.querySelector('[data-thing="die:red"]')).toBeTruthy();
  });
});

describe('a fight', () => {
  it('says what the next roll needs, and the chances', async () => {
    const { props } = await sample(FIGHT);
    render(Fight, { props });
    expect(screen.getByText('The next roll needs 7 or more')).toBeTruthy();
    expect(screen.getByText(/7 or more wins, 30%/)).toBeTruthy();
    expect(screen.getByText('With all 3 favours: 79%.')).toBeTruthy(); // 1 - .7 * .6 * .5
  });

  it('is given up, or fought on, by its buttons', async () => {
    const { props, taken } = await sample(FIGHT);
    render(Fight, { props });
    await fireEvent.click(target('fight_on'));
    expect(taken).toHaveBeenCalledWith('fight_on');
  });

  it('is a scene for whoever fights it, and not for the others', () => {
    expect(delphi.hasScene!(sampleView({ deciding: [{ seat: 0, kind: 'fight' }] }))).toBe(true);
    expect(delphi.hasScene!(sampleView({ deciding: [{ seat: 1, kind: 'fight' }] }))).toBe(false);
    expect(delphi.hasScene!(sampleView({ you: null }))).toBe(false);
  });
});

describe('what is read off the view', () => {
  it('knows the price of a colour from the actions of that colour', async () => {
    const { props, choosing } = await sample();
    choosing.touch('die:blue');
    expect(turnCost(props.view, choosing.open, 'blue')).toBe(0);
    expect(turnCost(props.view, choosing.open, 'yellow')).toBe(1);
    expect(turnCost(props.view, choosing.open, 'black')).toBe(2); // the sail to black water is all there is
    expect(turnCost(props.view, choosing.open, 'pink')).toBeNull();
  });

  it('counts a shrine as done where it stands on the own island', () => {
    const view = sampleView();
    const [shrines] = taskRows(view, players(view)[0]!);
    expect(shrines!.tiles.map(({ done }) => done)).toEqual([true, false, false]);
  });

  it('has words for every thing that an action names', async () => {
    const texts = await sampleTexts();
    const view = sampleView();
    const targets = [
      ...view.hexes.map(({ hex }: { hex: string }) => `hex:${hex}`),
      'monster:0,1:black', 'offering:0,1:red', 'pedestal:0,-1:red', 'statue:green', 'die:red', 'card:pink', 'injury:green',
      'god:ares', 'power:apollo', 'equipment:sail_plus_one', 'companion:hero_red', 'ship:ship_sail_plus_two', 'task:offering-blue',
      'extra', 'any_colour', 'deck:oracle', 'favours', 'look', 'gods', 'end_turn', 'fight_on', 'surrender',
    ]; // prettier-ignore
    for (const name of targets) {
      const told = thing(view, name, texts);
      expect(told, name).not.toBeNull();
      expect(told!.title + told!.text, name).not.toMatch(/web-|delphi-|\{|undefined/);
      expect(told!.text.length, name).toBeGreaterThan(3);
    }
  });

  it('tells where a hex lies from the ship, all around', async () => {
    const texts = await sampleTexts();
    const from = (hex: string) => bearing({ hex }, sampleView(), texts);
    expect(['1,0', '0,2', '1,1', '-1,2', '-3,0', '0,-1', '1,-2', '2,-1'].map(from)).toEqual([
      '1 space east', '2 spaces south-east', '2 spaces south-east', '2 spaces south',
      '3 spaces west', '1 space north-west', '2 spaces north', '2 spaces north-east',
    ]); // prettier-ignore
    expect(from('0,0')).toBeNull(); // the ship is there
  });

  it('names a place only where two actions would read alike, and by its coordinates only where nothing else helps', async () => {
    const texts = await sampleTexts();
    const asking = new Asking('delphi', delphi, texts, sampleView, () => ['Ada', 'Ben']);
    const look = (hex: string) => ({ kind: 'look', fields: { hex } });
    expect(asking.pointed([look('1,1')])).toEqual(['Look at the island']);
    expect(asking.pointed([look('1,1'), look('2,-1')])).toEqual(['Look at the island · 2 spaces south-east', 'Look at the island · 2 spaces north-east']);
    expect(asking.pointed([look('0,2'), look('1,1'), look('2,-1')])).toEqual([
      'Look at the island at 0,2', 'Look at the island at 1,1', 'Look at the island · 2 spaces north-east',
    ]); // prettier-ignore
  });

  it('finds neighbours and one outline for all hexes', () => {
    const hexes = new Set(['0,0', '1,0', '1,-1']);
    expect(towards(hexes, '0,0', 'ArrowUp')).toBe('1,-1');
    expect(towards(hexes, '0,0', 'ArrowLeft')).toBeNull();
    expect(coast([...hexes]).match(/Z/g)).toHaveLength(3);
  });
});

describe('what is told in large words', () => {
  it('speaks to whoever looks, and of the others', async () => {
    const { props } = await sample();
    const said = (kind: string, fields: Record<string, unknown>) => {
      cleanup();
      const event = { kind, fields } as EventInfo;
      const beat = { id: 1, events: [event], event, entry: { events: [event] }, row: {}, ms: 800, echo: false, landed: true, together: [] } as unknown as Beat;
      return render(Spectacle, { props: { ...props, you: 0, names: ['Elena', 'Marek'], beat } }).container.textContent;
    };
    expect(said('consulted', { seat: 0, colours: ['red'] })).toContain('You consult the oracle');
    expect(said('consulted', { seat: 1, colours: ['red'] })).toContain('Marek consults the oracle');
    const fight = { colour: 'red', target: 5, roll: 6, won: true };
    expect(said('fight_round', { seat: 0, ...fight })).toContain('You needed 5 and win!');
    expect(said('fight_round', { seat: 1, ...fight })).toContain('Marek needed 5 and wins!');
  });
});
