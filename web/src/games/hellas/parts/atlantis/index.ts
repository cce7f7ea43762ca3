/** Atlantis: its board, the Factory, Talos, and the monsters of the sea. */
import { atlantis } from '../../boards/atlantis';
import { monsterIcon, picture } from '../../frame/pictures';
import { capital, nameOf } from '../../frame/words';
import type { Part } from '../part';
import { beats } from './beats';
import { flights } from './flights';
import { icons } from './icons';
import { ashore, barredLine } from './waters';
import Waters from './Waters.svelte';

const beast = ({ monster }: Record<string, unknown>) => monsterIcon(String(monster));

const part: Part = {
  id: 'atlantis',
  beats,
  flights,
  active: (view) => 'atlantis' in view,
  boards: [atlantis],
  pieces: Waters,
  icons,
  here: barredLine,
  lights: ashore,
  regulars: { talos: { kinds: ['move_talos', 'talos_attack'] } },
  label: ({ kind, fields }, picked, texts) => {
    if (kind === 'swim') return `${nameOf(texts, 'region', String(fields.start))} – ${nameOf(texts, 'region', String(fields.region))}`;
    if (kind === 'call_upon') return `${nameOf(texts, 'god', String(fields.god))} ${String(fields.level)}`;
    if (kind === 'mend') return capital(nameOf(texts, 'target', String(fields.target)));
    if (kind === 'talos_attack') return texts.text('web-hellas-monster_attack');
    if (kind === 'move_talos') return `→ ${nameOf(texts, 'region', String(fields.region))}`;
    return kind === 'strike_down' && picked.length > 0 ? nameOf(texts, 'region', String(fields.region)) : undefined;
  },
  news: {
    god_called: { icon: ({ god }) => picture('god', String(god)), own: false },
    hero_held: { icon: () => monsterIcon('siren') },
    monster_appeared_at_sea: { icon: beast },
    region_attack_at_sea: { icon: beast },
  },
  offers: ['choose_shore'],
  /** Rings like those of the island. */
  lands: { atlantis: { width: 22, height: 22, path: 'M6 11a5 5 0 1 0 10 0a5 5 0 1 0-10 0', stroke: 1.2 } },
};
export default part;
