/** Atlas: Overload: the ports and the titan on the map, and the sky that sinks. */
import atlasIcon from 'icon:atlas';
import { one } from '../../../../lib/icon';
import { nameOf } from '../../frame/words';
import type { Part } from '../part';
import { beats } from './beats';
import { flights } from './flights';
import { atlasThing, hereSends, sendingThing } from './atlas';
import { icons } from './icons';
import Titan from './Titan.svelte';
import Vault from './Vault.svelte';
import VaultLine from './VaultLine.svelte';

const face = () => one(atlasIcon);

const part: Part = {
  id: 'atlas_overload',
  beats,
  flights,
  active: (view) => 'overload' in view,
  pieces: Titan,
  module: { Panel: Vault, Line: VaultLine },
  icons,
  things: { atlas: atlasThing, sending: sendingThing },
  here: hereSends,
  label: ({ kind, fields }, _, texts) => (kind === 'bonus' ? nameOf(texts, 'attribute', String(fields.attribute)) : undefined),
  news: {
    bonus_taken: { icon: face, own: false },
    sky_held: { icon: face, own: false },
    sky_sank: { icon: face },
  },
};
export default part;
