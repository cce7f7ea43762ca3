/** Opportunity cards: the one that lies open on the event deck. */
import scrollUnfurled from 'icon:scroll-unfurled';
import { one } from '../../../../lib/icon';
import { picture } from '../../frame/pictures';
import { namedThing } from '../../frame/thing';
import { nameOf } from '../../frame/words';
import type { Part } from '../part';
import { beats } from './beats';
import { icons } from './icons';
import Line from './Line.svelte';
import { openCard } from './opportunity';
import Panel from './Panel.svelte';

const opportunity: Part = {
  id: 'opportunity',
  beats,
  active: (view) => openCard(view) !== null,
  module: { Panel, Line },
  icons,
  things: { event_card: (_, id, texts) => namedThing(texts, 'event_card', id) },
  label: ({ kind, fields }, _, texts) => {
    if (kind === 'charge') return nameOf(texts, 'artifact', String(fields.artifact));
    return kind === 'give_up' ? nameOf(texts, 'region', String(fields.region)) : undefined;
  },
  news: {
    opportunity_came: { icon: ({ event_card }) => picture('event_card', String(event_card)) },
    opportunity_used: { icon: () => one(scrollUnfurled), own: false },
  },
  offers: ['charge_artifact'],
  powers: ['event_card'],
};

export default opportunity;
