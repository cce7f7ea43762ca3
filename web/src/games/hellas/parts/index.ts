/** Which parts there are: those of every game, and those of modules, which are loaded where a game has them. */
import type { Plain } from '../../../lib/board';
import { addBeats } from '../beats';
import { base } from './base';
import { battle } from './battle';
import { draft } from './draft';
import { hunt } from './hunt';
import { king } from './king';
import type { Part } from './part';
import { registry } from './registry.svelte';

/** In the order of their scenes: a choice of cards lies over a battle, and a battle over a hunt. */
const BASE: readonly Part[] = [base, draft, battle, hunt, king];

/** By the id that the game's options name a module with: `atlantis: () => import('./atlantis')`, the part as its default. */
const MODULES: Record<string, () => Promise<{ default: Part }>> = {
  combat_cards: () => import('./combat_cards'),
  opportunity: () => import('./opportunity'),
  heroes_monsters: () => import('./heroes_monsters'),
  apollo_simple: () => import('./apollo'),
  army_upgrade: () => import('./army_upgrade'),
  hades_simple: () => import('./hades'),
  hephaestus_simple: () => import('./hephaestus'),
  chiron: () => import('./chiron'),
  poseidon_simple: () => import('./poseidon'),
  poseidon_full: () => import('./poseidon/full'),
  hephaestus_full: () => import('./hephaestus/full'),
  hades_full: () => import('./hades/full'),
  apollo_full: () => import('./apollo/full'),
  atlantis: () => import('./atlantis'),
  city_of_steel: () => import('./city_of_steel'),
  atlas_overload: () => import('./atlas/overload'),
  atlas_hesperides: () => import('./atlas/hesperides'),
  orichalkum: () => import('./orichalkum'),
  kronos: () => import('./kronos'),
};

/** Makes the parts known that a game with these options needs. */
export async function loadParts(options: Record<string, Plain>): Promise<void> {
  const named = [options.expansions, options.mode].flat().flatMap((id) => MODULES[String(id)] ?? []);
  const found = await Promise.all(named.map((module) => module()));
  for (const { default: part } of found) addBeats(part.beats);
  registry.all = [...new Set([...BASE, ...found.map((module) => module.default)])];
}
