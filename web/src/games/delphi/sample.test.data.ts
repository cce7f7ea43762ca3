/** A small sea and two players, for the tests of the board. */
import { readFileSync } from 'node:fs';
import { vi } from 'vitest';
import type { ActionInfo, BoardProps, DecisionInfo, View } from '../../lib/board';
import { Touches } from '../../lib/choosing.svelte';
import { Settings } from '../../lib/settings.svelte';
import { Texts } from '../../lib/texts.svelte';

const NONE = { red: 0, black: 0, pink: 0, blue: 0, yellow: 0, green: 0 };

function player(seat: number, more: object = {}) {
  return {
    seat,
    colour: ['red', 'yellow'][seat],
    favours: 3,
    strength: 1,
    ship: '0,0',
    arrived: false,
    ship_tile: 'ship_sail_plus_two',
    storage: 2,
    range: 3,
    dice: ['red', 'blue', 'blue'],
    oracle: { ...NONE, pink: 2 },
    oracle_used: null,
    any_colour: 0,
    extra_used: false,
    injuries: { ...NONE, green: 1 },
    gods: { aphrodite: 0, ares: 6, hermes: 0, poseidon: 2, apollo: 0, artemis: 0 },
    hold: { offerings: ['blue'], statues: [] },
    tasks: ['shrine', 'shrine', 'statue', 'offering', 'offering-blue', 'monster-black'],
    tasks_left: 6,
    done: { statues: ['red', 'green'], offerings: [], monsters: ['pink'] },
    shrines: 2,
    equipment: ['die_combo_blue'],
    companions: ['hero_red'],
    ...more,
  };
}

export function sampleView(more: object = {}): View {
  return {
    round: 4,
    active: 0,
    you: 0,
    hexes: [
      { hex: '0,0', kind: 'water', colour: 'red' },
      { hex: '1,0', kind: 'water', colour: 'blue' },
      { hex: '2,0', kind: 'water', colour: 'black' },
      { hex: '0,1', kind: 'monster' },
      { hex: '1,1', kind: 'hidden', colour: 'blue' },
      { hex: '2,-1', kind: 'hidden', colour: 'pink' },
      { hex: '-1,1', kind: 'temple' },
      { hex: '1,-1', kind: 'city', colour: 'green' },
      { hex: '0,-1', kind: 'statue', pedestals: ['red', 'blue', 'green'] },
      { hex: '-1,0', kind: 'zeus' },
    ],
    islands: {
      '0,1': { kind: 'monster', monsters: ['black', 'pink'] },
      '1,1': { kind: 'hidden', explored: false, tile: null, shrine: false, seen_by: [] },
      '2,-1': { kind: 'hidden', explored: true, tile: 'red_phi', shrine: true, seen_by: [] },
      '-1,1': { kind: 'temple', temple: 'yellow' },
      '1,-1': { kind: 'city', colour: 'green', statues: 2 },
      '0,-1': { kind: 'statue', raised: ['blue'] },
    },
    players: [player(0), player(1, { ship: '2,0' })],
    display: ['sail_plus_one', 'instant_bundle'],
    companions: ['hero_black'],
    ships_on_offer: [],
    decks: { oracle: 7, injury: 9, equipment: 4 },
    deciding: [{ seat: 0, kind: 'turn' }],
    ...more,
  };
}

const act = (text: string, kind: string, fields: ActionInfo['fields'], ...targets: string[]): ActionInfo => ({ text, kind, fields, targets });

export const TURN: DecisionInfo = {
  kind: 'turn',
  about: {},
  confirm: true,
  since: 0,
  actions: [
    act('sail die-red 1,0', 'sail', { source: 'die-red', hex: '1,0', favours: 3 }, 'die:red', 'hex:1,0'),
    act('sail die-blue 1,0', 'sail', { source: 'die-blue', hex: '1,0', favours: 0 }, 'die:blue', 'hex:1,0'),
    act('sail die-blue 2,0', 'sail', { source: 'die-blue', hex: '2,0', favours: 2 }, 'die:blue', 'hex:2,0'),
    act('fight die-red 0,1 black', 'fight', { source: 'die-red', hex: '0,1', colour: 'black', favours: 1 }, 'die:red', 'hex:0,1', 'monster:0,1:black'),
    act('fight die-red 0,1 pink', 'fight', { source: 'die-red', hex: '0,1', colour: 'pink', favours: 2 }, 'die:red', 'hex:0,1', 'monster:0,1:pink'),
    act('advance_god die-blue poseidon', 'advance_god', { source: 'die-blue', god: 'poseidon', favours: 0 }, 'die:blue', 'god:poseidon'),
    act('advance_god die-blue apollo', 'advance_god', { source: 'die-blue', god: 'apollo', favours: 1 }, 'die:blue', 'god:apollo'),
    act('end_turn', 'end_turn', {}, 'end_turn'),
  ],
};

export const FIGHT: DecisionInfo = {
  kind: 'fight',
  about: { hex: '0,1', colour: 'black', target: 8, rolled: 4, next: 7, favours: 1 },
  confirm: false,
  since: 0,
  actions: [act('fight_on', 'fight_on', {}, 'fight_on'), act('surrender', 'surrender', {}, 'surrender')],
};

export async function sampleTexts(): Promise<Texts> {
  const texts = new Texts((language, file) =>
    Promise.resolve(readFileSync(`../src/aegean/locales/${language}/${file}.ftl`, 'utf-8')),
  );
  await texts.need('core', 'web', 'delphi');
  return texts;
}

export async function sample(decision: DecisionInfo | null = TURN, view: View = sampleView()) {
  const taken = vi.fn();
  const explain = vi.fn();
  const choosing = new Touches((choice) => taken(choice.action.text), () => 'none');
  choosing.ask(decision);
  const props: BoardProps = {
    view,
    table: {} as BoardProps['table'],
    you: 0,
    choosing,
    texts: await sampleTexts(),
    names: ['Elena', 'Marek'],
    events: [],
    beat: null,
    marks: [],
    entries: [],
    explain,
    settings: new Settings(),
  };
  return { props, choosing, taken, explain };
}
