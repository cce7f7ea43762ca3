/** Apollo with muses: the cards that lie open, the muses on the map and the lands they sing in. */
import { nameOf } from '../../frame/words';
import { picture } from '../../frame/pictures';
import type { Part } from '../part';
import simple from './index';
import { hereSings, museThing, OWN } from './muses';
import Muses from './Muses.svelte';
import MusesLine from './MusesLine.svelte';
import Song from './Song.svelte';

const face = ({ muse }: Record<string, unknown>) => picture('muse', String(muse));

const part: Part = {
  ...simple,
  pieces: Song,
  module: { Panel: Muses, Line: MusesLine },
  things: { ...simple.things, muse: museThing },
  here: hereSings,
  regulars: { muse_movement: { kinds: ['move_muse', 'call_muse'], begins: (offered) => (offered.has('move_muse') || offered.has('call_muse') ? OWN : null) } },
  label: ({ kind, fields }, picked, texts) => {
    if (kind === 'take_muse') return nameOf(texts, 'muse', String(fields.muse));
    return kind === 'move_muse' && picked.includes(OWN) ? `→ ${nameOf(texts, 'region', String(fields.region))}` : undefined;
  },
  news: {
    ...simple.news,
    muse_left: { icon: face, own: false },
    muse_taken: { icon: face, own: false },
    muse_used: { icon: face, own: false },
    muses_laid_out: { icon: () => picture('god', 'apollo') },
  },
  offers: ['take_muse'],
  powers: ['muse'],
};
export default part;
