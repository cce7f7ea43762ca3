/** The City of Steel: its board, Troy, Satyr, and heroes who are led, laid down or spun in. */
import { troad } from '../../boards/troad';
import { heroIcon, monsterIcon } from '../../frame/pictures';
import { nameOf } from '../../frame/words';
import type { Part } from '../part';
import { beats } from './beats';
import { flights } from './flights';
import { icons } from './icons';
import { barredLine, mark } from './threads';

const hero = ({ hero: id }: Record<string, unknown>) => heroIcon(String(id));

const part: Part = {
  id: 'city_of_steel',
  beats,
  flights,
  active: (view) => 'threads' in view,
  boards: [troad],
  icons,
  here: barredLine,
  mark,
  label: ({ kind, fields }, picked, texts) => {
    const region = (): string => nameOf(texts, 'region', String(fields.region));
    if (kind === 'lead_hero') return picked.length > 0 ? `→ ${region()}` : `${nameOf(texts, 'hero', String(fields.hero))} → ${region()}`;
    if (kind === 'lay_down') return nameOf(texts, 'hero', String(fields.hero));
    return kind === 'settle' ? region() : undefined;
  },
  news: {
    hero_led: { icon: hero, own: false },
    hero_laid_down: { icon: hero, own: false },
    hero_spun_in: { icon: () => monsterIcon('arachne') },
  },
  /** Courses of a wall. */
  lands: { troad: { width: 26, height: 16, path: 'M0 4h26M0 12h26M7 4v8M20 12v4M20 0v4', stroke: 1 } },
};
export default part;
