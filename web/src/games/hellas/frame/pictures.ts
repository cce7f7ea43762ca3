/** Which icon stands for what. What no part has a picture of gets its family's plain one, never another thing's. */
import type { Icon } from '../../../lib/icon';
import { ICONS, type IconName } from '../../icons/hellas';
import { registry } from '../parts/registry.svelte';
import { printed } from './facts.svelte';

export type Drawn = IconName | Icon;
export const drawing = (drawn: Drawn): Icon => (typeof drawn === 'string' ? ICONS[drawn] : drawn);

const PLAIN: Record<string, IconName> = {
  hero: 'barbute',
  monster: 'claws',
  god: 'obelisk',
  artifact: 'jeweled-chalice',
  blessing: 'hand-of-god',
  quest: 'scroll-unfurled',
  drawn: 'scroll-unfurled',
  card: 'card-draw',
  deck: 'card-draw',
  land: 'laurels',
  victory: 'laurels',
};

export const plainPicture = (family: string): Icon => ICONS[PLAIN[family] ?? 'token'];
/** Whether the picture is the thing's own; where it is not, its name is written beside it. */
export const isPictured = (family: string, id: string): boolean => registry.icon(family, id) !== null;
export const picture = (family: string, id: string): Icon => registry.icon(family, id) ?? plainPicture(family);

export const heroIcon = (hero: string | null): Icon => picture('hero', hero ?? '');
export const monsterIcon = (monster: string): Icon => picture('monster', monster);
export const godIcon = (god: string): Icon => picture('god', god);
export const artifactIcon = (artifact: string): Icon => picture('artifact', artifact);
/** A combat card is drawn by its symbol, a blessing by its god. */
export const cardIcon = (card: string): Icon => registry.icon('symbol', printed.card(card).symbol) ?? plainPicture('card');
export const blessingIcon = (blessing: string): Icon => registry.icon('god', printed.godOf(blessing) ?? '') ?? plainPicture('blessing');
