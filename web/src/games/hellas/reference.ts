/** The components of Lords of Hellas in the reference. */
import type { Ground, Group, Picture, Reference } from '../../lib/rules/reference';
import type { Texts } from '../../lib/board';
import { ICONS, type IconName } from '../icons/hellas';
import { clauseOf } from './clauses';
import { plainPicture } from './frame/pictures';
import { capital } from './frame/words';
import type { Icons } from './parts/part';
import { iconAmong } from './parts/registry.svelte';

// The pictures of every module, and the groups of its own, without what it brings to the table.
const icons = Object.values(import.meta.glob<Icons>('./parts/*/icons.ts', { eager: true, import: 'icons' }));
const further = Object.values(import.meta.glob<Group[]>('./parts/*/groups.ts', { eager: true, import: 'groups' })).flat();

const drawn = (name: IconName, ground: Ground = 'bronze'): Picture => ({ drawing: ICONS[name], ground });
const pictured = (family: string, id: unknown, ground: Ground = 'bronze'): Picture => ({ drawing: iconAmong(icons, family, String(id)) ?? plainPicture(family), ground });
const word = (texts: Texts, family: string, id: unknown): string => capital(texts.text(`hellas-${family}-${String(id)}`));
const by = (family: string) => (id: string) => clauseOf(family, id);

const GROUPS: Group[] = [
  { id: 'heroes', table: 'heroes', family: 'hero', clause: { within: 'H-16' }, picture: (id) => pictured('hero', id, 'clay') },
  { id: 'attributes', table: 'attributes', family: 'attribute', clause: by('attribute'), picture: (id) => pictured('attribute', id) },
  { id: 'regular_actions', table: 'regular_actions', family: 'regular', clause: by('regular'), picture: (id) => pictured('regular', id) },
  { id: 'special_actions', table: 'special_actions', family: 'special', clause: by('special'), picture: (id) => pictured('special', id) },
  { id: 'victories', table: 'victories', family: 'victory', clause: by('victory'), picture: (id) => pictured('victory', id) },
  {
    id: 'gods',
    table: 'gods',
    family: 'god',
    clause: { within: 'H-13' },
    picture: (id) => pictured('god', id),
    tags: (texts, { region, attribute, artifact }) => [word(texts, 'region', region), word(texts, 'attribute', attribute), word(texts, 'artifact', artifact)],
  },
  {
    id: 'monsters',
    table: 'monsters',
    family: 'monster',
    clause: { within: 'H-20' },
    picture: (id) => pictured('monster', id, 'clay'),
  },
  {
    id: 'monster_cards',
    table: 'monster_cards',
    family: 'evolution',
    clause: { within: 'H-20' },
    picture: (_, { monster }) => pictured('monster', monster, 'clay'),
    tags: (texts, { monster, region }) => [word(texts, 'monster', monster), word(texts, 'region', region)],
    copies: () => 1,
  },
  {
    id: 'monster_attacks',
    table: 'monster_attacks',
    family: 'attack',
    clause: { within: 'H-19' },
    picture: () => drawn('claws', 'clay'),
  },
  {
    id: 'monster_die',
    table: 'monster_die',
    family: 'roll',
    clause: by('roll'),
    picture: () => drawn('rolling-dices'),
    copies: () => null,
    tags: (texts, { faces }) => [texts.text('rules-faces', { count: Number(faces) })],
  },
  {
    id: 'combat_cards',
    table: 'combat_cards',
    family: 'card',
    clause: { within: 'H-18' },
    picture: (_, { symbol }) => pictured('symbol', symbol),
    tags: (texts, { symbol }) => [word(texts, 'symbol', symbol)],
    copies: ({ copies }) => Number(copies) || 1,
  },
  { id: 'symbols', table: 'symbols', family: 'symbol', clause: by('symbol'), picture: (id) => pictured('symbol', id) },
  {
    id: 'artifacts',
    table: 'artifacts',
    family: 'artifact',
    clause: { within: 'H-17' },
    picture: (id) => pictured('artifact', id),
    tags: (texts, { kind }) => [texts.text(`rules-artifact-${String(kind)}`)],
    copies: () => 1,
  },
  {
    id: 'blessings',
    table: 'blessings',
    family: 'blessing',
    clause: { within: 'H-21' },
    picture: (_, { god }) => pictured('god', god),
    tags: (texts, { god }) => [word(texts, 'god', god)],
    copies: () => 1,
  },
  {
    id: 'quests',
    table: 'quests',
    family: 'quest',
    clause: { within: 'H-11' },
    picture: () => drawn('scroll-unfurled'),
    tags: (texts, { region }) => (region ? [word(texts, 'region', region)] : []),
    copies: () => 1,
  },
  { id: 'temple_cards', table: 'temple_cards', family: 'temple_card', clause: by('temple_card'), picture: () => drawn('greek-temple'), copies: () => 1 },
  { id: 'lands', table: 'lands', family: 'land', clause: by('land'), picture: () => drawn('flying-flag') },
  {
    id: 'regions',
    table: 'regions',
    family: 'region',
    clause: { within: 'H-2' },
    picture: (_, { city, shrine }) => drawn(city === 'sparta' ? 'lambda' : city ? 'polis' : shrine === 'oracle' ? 'fire-bowl' : 'ancient-columns'),
    tags: (texts, { land }) => [word(texts, 'land', land)],
  },
];

export const reference: Reference = { groups: [...GROUPS, ...further] };
