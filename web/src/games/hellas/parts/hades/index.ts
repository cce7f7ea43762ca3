/** Hades: his helmet, and the graves that the plague fills. */
import hadesSymbol from 'icon:hades-symbol';
import warlordHelmet from 'icon:warlord-helmet';
import { one } from '../../../../lib/icon';
import type { Part } from '../part';
import { beats } from './beats';
import { flights } from './flights';
import { icons } from './icons';

const part: Part = {
  id: 'hades',
  beats,
  flights,
  active: (view) => 'graves' in view,
  icons,
  news: {
    injury_ignored: { icon: () => one(warlordHelmet), own: false },
    hoplites_removed: { icon: () => one(hadesSymbol) },
    hoplite_removed: { icon: () => one(hadesSymbol) },
  },
};
export default part;
