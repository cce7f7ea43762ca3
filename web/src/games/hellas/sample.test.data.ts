/** A small war of two players, for the tests of the board. */
import { registry } from './parts/registry.svelte';
import { fromDisk } from '../../lib/texts.test.data';
import { vi } from 'vitest';
import type { ActionInfo, BoardProps, DecisionInfo, View } from '../../lib/board';
import { Touches } from '../../lib/choosing.svelte';
import { Settings } from '../../lib/settings.svelte';
import { Texts } from '../../lib/texts.svelte';
import { tablesOf } from '../../../tests/data';
import { main } from './boards/main';
import { printed } from './frame/facts.svelte';
import { loadParts } from './parts';

function player(seat: number, more: object = {}) {
  return {
    seat,
    hero: ['achilles', 'helen'][seat],
    hero_at: 'attica',
    attributes: { leadership: 2, strength: 1, speed: 2 },
    stored: { leadership: 2, strength: 3, speed: 2 },
    injured: ['strength'],
    priests: 1,
    supply: 9,
    specials_used: ['march'],
    artifacts: { aegis: true, harpe: false },
    blessings: ['bluff'],
    blessing_tokens: [],
    slain: ['hydra'],
    kept: [],
    hand_size: 2,
    hand_limit: 4,
    hand: null,
    ...more,
  };
}

/** The table is laid: the parts of the base game, and what is printed on its components. */
export async function laid(): Promise<void> {
  printed.tables = tablesOf('hellas');
  await loadParts({});
}

export const EMPTY = { control: -1, hoplites: {}, fortified: -1, temple: 0, heroes: [], monsters: [] };

export function sampleView(more: object = {}): View {
  const regions: Record<string, object> = Object.fromEntries(Object.keys(main.regions).map((id) => [id, { ...EMPTY }]));
  regions.attica = { ...EMPTY, control: 0, hoplites: { '0': 3 }, fortified: 0, heroes: [0, 1] };
  regions.boeotia = { ...EMPTY, control: 1, hoplites: { '1': 2 }, monsters: ['cyclops'] };
  regions.corinthia = { ...EMPTY, control: 0, temple: 1 };
  return {
    turn: 9,
    active: 0,
    order: [0, 1],
    seats: 3,
    you: 0,
    regular_used: ['prayer'],
    regions,
    monuments: {
      athena: { level: 3, region: 'attica', priests: [1, 0] },
      zeus: { level: 1, region: 'thessaly', priests: [0, 0] },
      hermes: { level: 2, region: 'acarnania', priests: [0, 0] },
    },
    monsters: {
      cyclops: {
        region: 'boeotia',
        wounds: [
          { place: 0, symbol: 'bow', reward: null, covered: true },
          { place: 2, symbol: 'torch', reward: 'priest', covered: false },
        ],
        evolutions: ['cyclops_acarnania'],
      },
    },
    quests: [{ quest: 'amazon_queen', region: 'chalkidiki', heroes: { '1': 2 } }],
    glory: { red: -1, yellow: 1, blue: 0, green: -1, brown: -1 },
    temple_card: 'temple_card_3',
    temples_left: [2, 3, 4, 5, 6],
    oracle_left: true,
    heroes_left: [],
    king: { builder: -1, tokens: 0, region: null, open: false },
    race: {
      warlord_of_hellas: { needed: 2, now: [0, 1], share: [25, 62] },
      monster_slayer: { needed: 3, now: [1, 1], share: [33, 33] },
    },
    decks: { combat: 19, event: 12, attack: 18, neutral: 9, blessing: 30 },
    discards: { combat: { trap_mace: 2 }, open: {}, event: ['hydra_argolis'], attack: [] },
    battle: null,
    hunt: null,
    draft: null,
    players: [player(0, { hand: { trap_sword: 1, assault_axe: 1 } }), player(1)],
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
    act('move_hero boeotia', 'move_hero', { region: 'boeotia' }, 'hero:achilles', 'region:boeotia'),
    act('move attica boeotia', 'move', { start: 'attica', region: 'boeotia', follows: 'battle', attack: 1, defence: 2, lacking: 0, toll: 0 }, 'region:attica', 'region:boeotia'),
    act('move attica corinthia', 'move', { start: 'attica', region: 'corinthia', follows: 'nothing', attack: 0, defence: 0, lacking: 0, toll: 0 }, 'region:attica', 'region:corinthia'),
    act('move attica euboea', 'move', { start: 'attica', region: 'euboea', follows: 'short', attack: 0, defence: 0, lacking: 1, toll: 1 }, 'region:attica', 'region:euboea'),
    act('unfortify attica', 'unfortify', { region: 'attica' }, 'fortified:attica'),
    act('use_artifact aegis', 'use_artifact', { artifact: 'aegis' }, 'artifact:aegis'),
    act('recruit', 'recruit', {}, 'special:recruit'),
    act('build_temple attica', 'build_temple', { region: 'attica' }, 'special:build_temple', 'region:attica'),
    act('build_monument', 'build_monument', {}, 'special:build_monument'),
  ],
};

export const BATTLE = {
  region: 'boeotia',
  seats: [0, 1],
  strength: [6, 5],
  casualties: [1, 0],
  played: [['trap_sword'], []],
  passed: [0, 1],
  ahead: 0,
  items: [[['hoplites', 3], ['played', 2], ['hero:achilles', 1]], [['hoplites', 2], ['fortified', 1], ['blessing:heroic_presence', 2]]],
};

export const CARDS_ASKED: DecisionInfo = {
  kind: 'battle_card',
  about: BATTLE as unknown as DecisionInfo['about'],
  confirm: true,
  since: 0,
  actions: [act('play assault_axe', 'play', { card: 'assault_axe' }, 'card:assault_axe'), act('pass', 'pass', {}, 'pass')],
};

export const HUNT = { seat: 0, monster: 'cyclops', attack: null, strength: 0, defence: 0, attacks: 0, covered: [0] };

export const STRIKE: DecisionInfo = {
  kind: 'hunt_attack',
  about: { monster: 'cyclops', dealt: 1 },
  confirm: true,
  since: 0,
  actions: [
    act('strike_set sickle 2', 'strike_set', { symbol: 'sickle', place: 2, target: 'torch-priest' }, 'symbol:sickle', 'place:2'),
    act('strike trap_sword 2', 'strike', { card: 'trap_sword', place: 2, target: 'torch-priest' }, 'card:trap_sword', 'place:2'),
    act('stop', 'stop', {}, 'stop'),
  ],
};

export async function sampleTexts(): Promise<Texts> {
  const texts = new Texts(fromDisk);
  await texts.need('core', 'web', 'hellas');
  return texts;
}

export async function sample(decision: DecisionInfo | null = TURN, view: View = sampleView()) {
  await laid();
  const taken = vi.fn();
  const explain = vi.fn();
  const choosing = new Touches((choice) => taken(choice.action.text), () => 'none', ({ kind }) => registry.group(kind));
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
