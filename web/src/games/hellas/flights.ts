/** What is seen to move with the events of Lords of Hellas, and where they happen. */
import type { EventInfo, View } from '../../lib/board';
import type { ActionInfo, DecisionInfo } from '../../lib/wire';
import type { Flight } from '../../lib/time/flight';
import { ICONS, type IconName } from '../icons/hellas';
import { artifactIcon, blessingIcon, godIcon, heroIcon, monsterIcon, picture } from './frame/pictures';
import { monsters, monuments, players, quests } from './frame/reading';
import type { Flights } from './parts/part';
import { registry } from './parts/registry.svelte';

type Fields = EventInfo['fields'];

/** The faces of the monster die. */
const DIE: Record<string, IconName> = { nothing: 'token', region_attack: 'claws', move: 'footsteps', move_or_region_attack: 'rolling-dices' };

const plate = ({ seat }: Fields): string => `seat:${String(seat)}`;
const region = (fields: Fields): string => `region:${String(fields.region)}`;

/** The place of a deed: a region, what stands in one, or the plate of whoever it is about. */
export function where({ kind, fields }: EventInfo, view: View): string | null {
  if (typeof fields.region === 'string') return `region:${fields.region}`;
  if (typeof fields.god === 'string' && monuments(view)[fields.god]) return `god:${fields.god}`;
  if (typeof fields.monster === 'string' && monsters(view)[fields.monster]) return `monster:${fields.monster}`;
  if (typeof fields.quest === 'string' && quests(view).some(({ quest }) => quest === fields.quest)) return `quest:${fields.quest}`;
  return kind !== 'game_over' && typeof fields.seat === 'number' ? plate(fields) : null;
}

/** Where a way began. */
export const whence = ({ fields }: EventInfo): string | null => (typeof fields.start === 'string' ? `region:${fields.start}` : null);

const march = (fields: Fields): Flight[] => [
  { from: `region:${String(fields.start)}`, to: region(fields), look: 'shield', seat: Number(fields.seat), count: Number(fields.count ?? 1) },
];
const shield = (from: string, to: string, fields: Fields): Flight[] => [{ from, to, look: 'shield', seat: Number(fields.seat) }];
/** Something settles at the place. */
const stamp = (to: string, icon: Flight['icon']): Flight[] => [{ to, look: 'token', icon }];
const on = (fields: Fields, part: string): string => `${plate(fields)}/${part}`;
const got = (fields: Fields, part: string, icon: Flight['icon']): Flight[] => [{ to: on(fields, part), look: 'token', icon }];
const card = (fields: Fields, part: string, icon: Flight['icon']): Flight[] => [{ to: on(fields, part), look: 'card', icon, count: Number(fields.count ?? 1) }];
const lost = (fields: Fields, part: string): Flight[] => [{ to: on(fields, part), look: 'loss', text: '' }];
const attribute = ({ attribute }: Fields): string => `attribute:${String(attribute)}`;

const FLIGHTS: Flights = {
  hoplites_moved: march,
  withdrew: march,
  recruited: (fields) => shield(on(fields, 'supply'), region(fields), fields),
  hero_placed: (fields, view) => [{ from: on(fields, 'hero:'), to: region(fields), look: 'token', icon: heroIcon(players(view)[Number(fields.seat)]?.hero ?? null) }],
  fortified: (fields) => shield(region(fields), `city:${String(fields.region)}`, fields),
  unfortified: (fields) => shield(`city:${String(fields.region)}`, region(fields), fields),
  control_taken: (fields) => [{ to: region(fields), look: 'shield', seat: Number(fields.seat) }],
  hoplites_killed: (fields) => [{ to: region(fields), look: 'loss', text: `−${String(fields.count)}` }],
  prayed: (fields) => [{ from: on(fields, 'priests'), to: `god:${String(fields.god)}`, look: 'token', icon: ICONS.prayer }],
  special_taken: (fields) => got(fields, `special:${String(fields.special)}`, picture('special', String(fields.special))),
  priests_gained: (fields) => got(fields, 'priests', ICONS.prayer),
  glory_taken: (fields) => got(fields, `land:${String(fields.land)}`, ICONS.laurels),
  attribute_changed: (fields) => got(fields, attribute(fields), picture('attribute', String(fields.attribute))),
  injured: (fields) => lost(fields, attribute(fields)),
  artifact_discarded: (fields) => lost(fields, 'regular:use_artifacts'),
  blessing_discarded: (fields) => lost(fields, 'blessings'),
  artifact_gained: (fields) => card(fields, 'regular:use_artifacts', artifactIcon(String(fields.artifact))),
  artifact_opened: (fields) => card(fields, 'regular:use_artifacts', artifactIcon(String(fields.artifact))),
  artifacts_drawn: (fields) => card(fields, 'regular:use_artifacts', ICONS['jeweled-chalice']),
  blessing_gained: (fields) => card(fields, 'blessings', blessingIcon(String(fields.blessing))),
  combat_drawn: (fields) => card(fields, 'hand', ICONS['card-draw']),
  temple_built: (fields) => stamp(region(fields), ICONS['greek-temple']),
  monument_raised: (fields) => stamp(`god:${String(fields.god)}`, godIcon(String(fields.god))),
  monster_rolled: (fields) => [{ to: `monster:${String(fields.monster)}`, look: 'die', icon: ICONS[DIE[String(fields.roll)] ?? 'rolling-dices'] }],
  monster_appeared: (fields) => stamp(region(fields), monsterIcon(String(fields.monster))),
  region_attack: (fields) => [{ from: `monster:${String(fields.monster)}`, to: region(fields), look: 'token', icon: ICONS.claws }],
  battle_began: (fields) => stamp(region(fields), ICONS['crossed-swords']),
  hunt_began: (fields) => stamp(region(fields), ICONS['crossed-swords']),
  wound_dealt: (fields) => stamp(`monster:${String(fields.monster)}`, picture('symbol', String(fields.symbol))),
  monster_slain: (fields) => [{ from: `monster:${String(fields.monster)}`, to: plate(fields), look: 'token', icon: monsterIcon(String(fields.monster)) }],
  quest_completed: (fields) => [{ from: `quest:${String(fields.quest)}`, to: plate(fields), look: 'token', icon: ICONS['scroll-unfurled'] }],
  control_lost: (fields) => [{ to: region(fields), look: 'loss', text: '' }],
};

export const flights = ({ kind, fields }: EventInfo, view: View): Flight[] => (FLIGHTS[kind] ?? registry.flights(kind))?.(fields, view) ?? [];

const HERO: ReadonlySet<string> = new Set(['move_hero', 'place_hero']);
const RECRUIT: ReadonlySet<string> = new Set(['place', 'place_fortified', 'start_in']);

/** One's own pieces before the server has answered: hoplites and the hero, from where they are to where they are sent. */
export function ghost({ kind, fields }: ActionInfo, { about }: DecisionInfo, view: View, you: number): Flight[] {
  const to = `region:${String(fields.region ?? about.region)}`;
  const start = fields.start ?? (kind === 'onward' ? about.region : about.start);
  const own = { look: 'shield', seat: you } as const;
  if (HERO.has(kind)) {
    const { hero_at: at, hero } = players(view)[you]!;
    return at === null ? [] : [{ from: `region:${at}`, to, look: 'token', icon: heroIcon(hero) }];
  }
  if (RECRUIT.has(kind)) return [{ ...own, from: `seat:${you}`, to }];
  if (kind === 'pray') return [{ from: `seat:${you}`, to: `god:${String(fields.god)}`, look: 'token', icon: ICONS.prayer }];
  return /^(move|onward|march_off)$/.test(kind) && typeof start === 'string' ? [{ ...own, from: `region:${start}`, to, count: Number(fields.count ?? 1) }] : [];
}
