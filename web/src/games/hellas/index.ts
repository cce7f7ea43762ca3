/** Lords of Hellas on the table. */
import type { Fields, GameClient, Reach, Texts, View } from '../../lib/board';
import type { Result } from '../../lib/wire';
import { beats } from './beats';
import { anchorOf, clauseOf } from './clauses';
import { flights, ghost, whence, where } from './flights';
import { icon, label } from './frame/actions';
import Board from './frame/Board.svelte';
import Ending from './frame/Ending.svelte';
import { loadFacts } from './frame/facts.svelte';
import { losses } from './frame/losses';
import Modules from './frame/Modules.svelte';
import { newsOf } from './frame/news';
import Other from './frame/Other.svelte';
import Own from './frame/Own.svelte';
import { picture } from './frame/pictures';
import { hoplites, monsters, place, players, races, standing } from './frame/reading';
import Scene from './frame/Scene.svelte';
import { hasScene } from './frame/scenes';
import { thing } from './frame/thing';
import { nameOf } from './frame/words';
import World from './frame/World.svelte';
import { loadParts } from './parts';
import { kingOf } from './parts/king/king';
import { registry } from './parts/registry.svelte';

/** How far on the ways to victory: lands, temples, monsters, tokens. */
const reaches = (view: View, seat: number): Reach[] =>
  registry.races(view, seat).map((victory) => ({
    ...standing(view, seat, victory),
    icon: picture('victory', victory).parts[0]!.outline,
    name: `hellas-victory-${victory}`,
  }));

/** How many of one's hoplites stand where an action begins. */
function standingAt({ start }: Fields, view: View): Fields {
  return typeof start === 'string' && typeof view.you === 'number' ? { standing: hoplites(view, view.you, start) } : {};
}

/** Before the first turn heroes are chosen and placed, from the last seat to the first. */
function turn(view: View): number | null {
  const away = (view.quests as { heroes: object }[]).flatMap(({ heroes }) => Object.keys(heroes));
  const settling = view.turn === 1 && players(view).some(({ seat, role, hero, hero_at, away: held }) => !registry.role({ role }) && (!hero || (!hero_at && !held && !away.includes(String(seat)))));
  return settling ? null : (view.active as number);
}

/** The race, the temples, the monsters: what stands below the players' plates, as far as there is room. */
function heights(view: View): number[] {
  const lairs = Object.values(monsters(view)).map(({ evolutions }) => 54 + evolutions.length * 36);
  const race = registry.active(view).some(({ replaces }) => replaces?.includes('web-hellas-page-race')) ? [] : [42 + races(view).length * 27];
  return [...race, 126, 36 + lairs.reduce((sum, height) => sum + height, 0)];
}

/** What the victor rules: the regions with temples, the one of the first monument, all of them; or where the hero stands who slew the monsters. */
function prize(view: View, { winners, reason }: Result): string[] {
  const regions = Object.keys(view.regions as object).filter((region) => winners.includes(place(view, region).control));
  const places: Record<string, () => string[]> = {
    favored_of_the_gods: () => regions.filter((region) => place(view, region).temple),
    king_of_kings: () => [kingOf(view)?.region ?? ''],
    monster_slayer: () => winners.flatMap((seat) => players(view)[seat]?.hero_at ?? []),
    warlord_of_hellas: () => regions,
  };
  return (places[reason]?.() ?? []).map((region) => `region:${region}`);
}

/** The crown that is about to be given, and a monster where the hero stands. */
function dangers(view: View, you: number, texts: Texts, names: string[]): { seat: number; text: string; place: string }[] {
  const king = kingOf(view);
  const crown = king?.region
    ? [{ seat: king.builder, place: `region:${king.region}`, text: texts.text('web-hellas-danger-king', { tokens: king.tokens, name: names[king.builder] ?? '', region: nameOf(texts, 'region', king.region) }) }]
    : [];
  const here = players(view)[you]?.hero_at ?? null;
  const beside = here === null ? [] : place(view, here).monsters;
  return [
    ...crown,
    ...beside.map((monster) => ({
      seat: -1,
      place: `monster:${monster}`,
      text: texts.text('web-hellas-danger-monster', { monster: nameOf(texts, 'monster', monster), region: nameOf(texts, 'region', here!) }),
    })),
  ];
}

const hellas: GameClient = {
  Board,
  Own,
  Other,
  Scene,
  hasScene,
  Ending,
  prize,
  spoils: () => import('./frame/Spoils.svelte'),
  Modules,
  World: { Sections: World, heights },
  hasModules: (view) => registry.active(view).some(({ module }) => module),
  thing,
  anchor: (target) => {
    const [kind = '', id = ''] = target.split(':');
    return anchorOf(kind, id);
  },
  endClause: (reason) => clauseOf('victory', reason),
  label,
  place: standingAt,
  group: (action) => registry.group(action.kind),
  turn,
  losses,
  series: ({ kind, actions }, texts) => {
    if (kind !== 'roll' || actions.length < 2) return null;
    const monsters = actions.map(({ fields }) => nameOf(texts, 'monster', String(fields.monster)));
    return texts.text('web-hellas-roll_all', { monsters: monsters.join(', ') });
  },
  // Two wounds of the same symbol and reward are the same wound.
  outcome: ({ text, kind, fields }) => ('target' in fields ? `${kind} ${JSON.stringify({ ...fields, place: null })}` : text),
  icon,
  called: (view, seat, texts) => {
    const player = players(view)[seat];
    return registry.role(player)?.name(texts) ?? (player?.hero ? nameOf(texts, 'hero', player.hero) : null);
  },
  allied: (view, one, other) => new Set(players(view).map(({ role }) => role)).size > 1 && players(view)[one]?.role === players(view)[other]?.role,
  standing: reaches,
  dangers,
  folds: { recruited: 'count', hoplites_moved: 'count', hoplites_killed: 'count', combat_drawn: 'count', priests_gained: 'count' },
  beats,
  where,
  whence,
  flights,
  ghost,
  announces: (event, you) => newsOf(event, you) !== null,
  load: async (options) => {
    await Promise.all([loadParts(options), loadFacts('hellas', options)]);
  },
};

export default hellas;
