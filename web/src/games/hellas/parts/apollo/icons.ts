/** Pictures of the god, his lute and the muses. */
import astrolabe from 'icon:astrolabe';
import dramaMasks from 'icon:drama-masks';
import dualityMask from 'icon:duality-mask';
import flute from 'icon:flute';
import harp from 'icon:harp';
import lyre from 'icon:lyre';
import prayer from 'icon:prayer';
import scrollQuill from 'icon:scroll-quill';
import sunPriest from 'icon:sun-priest';
import tambourine from 'icon:tambourine';
import tiedScroll from 'icon:tied-scroll';
import { one } from '../../../../lib/icon';
import type { Icons } from '../part';

export const icons: Icons = {
  god: { apollo: one(sunPriest), apollo_full: one(sunPriest) },
  artifact: { apollos_lute: one(lyre) },
  regular: { muse_movement: one(harp) },
  action: { move_muse: one(harp), call_muse: one(harp), take_muse: one(harp) },
  muse: {
    kalliope: one(scrollQuill),
    euterpe: one(flute),
    erato: one(harp),
    klio: one(tiedScroll),
    melpomene: one(dualityMask),
    terpsichore: one(tambourine),
    thalia: one(dramaMasks),
    polyhymnia: one(prayer),
    urania: one(astrolabe),
  },
};
