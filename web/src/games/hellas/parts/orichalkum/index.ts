/** Orichalkum at the cities, and the constructs that are paid with it. */
import goldBar from 'icon:gold-bar';
import { one } from '../../../../lib/icon';
import { picture } from '../../frame/pictures';
import { nameOf } from '../../frame/words';
import type { Part } from '../part';
import { beats } from './beats';
import { flights } from './flights';
import { icons } from './icons';
import Tokens from './Tokens.svelte';
import { constructThing, hereLies, METAL, metalThing } from './workshop';
import Workshop from './Workshop.svelte';
import WorkshopLine from './WorkshopLine.svelte';

const part: Part = {
  id: 'orichalkum',
  beats,
  flights,
  active: (view) => 'orichalkum' in view,
  pieces: Tokens,
  module: { Panel: Workshop, Line: WorkshopLine },
  icons,
  things: { [METAL]: metalThing, construct: constructThing },
  here: hereLies,
  label: ({ kind, fields }, picked, texts) => {
    if (kind === 'charge_with_orichalkum' && picked.includes(METAL)) return nameOf(texts, 'artifact', String(fields.artifact));
    if (kind === 'keep_blessing') return nameOf(texts, 'blessing', String(fields.blessing));
    if (kind === 'use_construct') return nameOf(texts, 'construct', String(fields.construct));
    return kind === 'ride' && picked.length > 0 ? `→ ${nameOf(texts, 'region', String(fields.region))}` : undefined;
  },
  news: {
    construct_used: { icon: ({ construct }) => picture('construct', String(construct)), own: false },
    constructs_laid_out: { icon: () => one(goldBar) },
    orichalkum_taken: { icon: () => one(goldBar), own: false },
  },
  offers: ['antikythera'],
  powers: ['construct'],
};
export default part;
