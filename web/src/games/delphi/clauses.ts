/** Where the rules speak of a thing of the board: at its component (`equipment-instant_bundle`) or in a clause (`D-6.9`). */

/** Kinds of things that are components, with the names of their own. */
const COMPONENTS = new Set(['equipment', 'companion', 'ship', 'god', 'letter']);

export const CLAUSES: Record<string, string> = {
  'god-poseidon': 'D-10.8',
  'god-apollo': 'D-10.9',
  'god-artemis': 'D-10.10',
  'god-aphrodite': 'D-10.11',
  'god-ares': 'D-10.12',
  'god-hermes': 'D-10.13',
  'letter-psi': 'D-8.5',
  'letter-phi': 'D-8.6',
  'letter-omega': 'D-8.7',
  'letter-sigma': 'D-8.8',
  'task-shrine': 'D-6.14',
  'task-statue': 'D-6.18',
  'task-offering': 'D-6.16',
  'task-monster': 'D-7.6',
  'dice-oracle': 'D-5.1',
  'dice-titan': 'D-14.5',
  'dice-battle': 'D-7.2',
  'deck-oracle': 'D-5.2',
  'deck-injury': 'D-4.2',
  'ground-water': 'D-6.9',
  'ground-shallows': 'D-2.9',
  'ground-zeus': 'D-2.10',
  'ground-offering': 'D-6.15',
  'ground-monster': 'D-6.13',
  'ground-temple': 'D-6.16',
  'ground-statue': 'D-6.18',
  'ground-city': 'D-6.17',
  'ground-hidden': 'D-6.12',
  // Whatever the id is:
  monster: 'D-7.1',
  offering: 'D-6.15',
  statue: 'D-6.17',
  pedestal: 'D-6.18',
  die: 'D-5.1',
  card: 'D-5.2',
  injury: 'D-4.2',
  island: 'D-8.1',
  tile: 'D-3.12',
  task: 'D-9.2',
  extra: 'D-12.10',
  deck: 'D-6.4',
  favours: 'D-6.6',
  strength: 'D-1.6',
  hold: 'D-9.6',
  wheel: 'D-5.4',
  gods: 'D-10.1',
  look: 'D-6.7',
  any_colour: 'D-5.8',
  player: 'D-3.17',
  end_turn: 'D-14.1',
  decline: 'D-10.4',
  fight_on: 'D-7.4',
  surrender: 'D-7.5',
};

const COMPANIONS: Record<string, string> = { hero: 'D-11.2', demigod: 'D-11.3', creature: 'D-11.4' };

export function clauseOf(family: string, id: string): string | null {
  if (family === 'companion') return COMPANIONS[id.split('_')[0]!] ?? null;
  return CLAUSES[`${family}-${id}`] ?? CLAUSES[family] ?? null;
}

/** The anchor on the page of the rules; null where they have nothing to add. */
export function anchorOf(kind: string, id: string): string | null {
  if (kind === 'power') return anchorOf('god', id);
  if (kind === 'task') return clauseOf('task', id.split('-')[0]!);
  return COMPONENTS.has(kind) && id ? `${kind}-${id}` : clauseOf(kind, id);
}
