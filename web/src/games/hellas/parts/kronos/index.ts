/** Kronos: one against the heroes. His board is the own area of his seat; what the people of the lands think is everybody's. */
import fallDown from 'icon:fall-down';
import giant from 'icon:giant';
import { one } from '../../../../lib/icon';
import { picture } from '../../frame/pictures';
import { namedThing, ownThing } from '../../frame/thing';
import { nameOf, textOf } from '../../frame/words';
import type { Part } from '../part';
import { beats } from './beats';
import { flights } from './flights';
import Foot from './Foot.svelte';
import Ground from './Ground.svelte';
import { icons } from './icons';
import { actionThing, attitudeThing, chainThing, hereOfKronos, isKronos, KRONOS, kronosOf, ORDERS, orderThing, OWN_VICTORIES, preyOf } from './kronos';
import KronosWounds from './KronosWounds.svelte';
import Lands from './Lands.svelte';
import LandsLine from './LandsLine.svelte';
import Other from './Other.svelte';
import Own from './Own.svelte';
import Pieces from './Pieces.svelte';
import Token from './Token.svelte';

const part: Part = {
  id: KRONOS,
  active: isKronos,
  beats,
  flights,
  icons,
  pieces: Pieces,
  ground: Ground,
  module: { Panel: Lands, Line: LandsLine },
  own: Token,
  other: Token,
  roles: { [KRONOS]: { Own, Other, Foot, at: (view) => kronosOf(view).region, name: (texts) => nameOf(texts, 'monster', KRONOS) } },
  wins: (view, seat, victory) => OWN_VICTORIES.includes(victory) === (seat === kronosOf(view).seat),
  replaces: ['web-hellas-page-race', 'web-hellas-page-decks'],
  prey: { of: preyOf, Wounds: KronosWounds, figure: one(giant), adds: (view, texts) => texts.text('web-hellas-kronos-might', { might: kronosOf(view).attributes.might ?? 0 }) },
  // What heroes' boards say does not count here (HK-1.9): their tokens do.
  ability: (view, hero, seat, texts) => textOf(texts, 'hero_token', kronosOf(view).tokens[String(seat)] ?? hero),
  here: hereOfKronos,
  mark: (view, seat, texts) => (kronosOf(view).lying[seat] === 1 ? { icon: one(fallDown), text: texts.text('web-hellas-kronos-lies') } : null),
  regulars: { play_order: { kinds: ORDERS } },
  things: {
    kronos_action: actionThing,
    chain: chainThing,
    order: orderThing,
    attitude: attitudeThing,
    hero_token: (_, id, texts) => namedThing(texts, 'hero_token', id),
    kronos_attribute: (_, id, texts) => namedThing(texts, 'kronos_attribute', id),
    anger: (_, __, texts) => ownThing(texts, 'kronos-anger'),
    chains: (_, __, texts) => ownThing(texts, 'kronos-chains'),
    ruin: (_, region, texts) => ({ title: texts.text('web-hellas-kronos-ruin'), text: nameOf(texts, 'region', region) }),
  },
  news: {
    kronos_placed: { icon: () => picture('monster', KRONOS) },
    kronos_acted: { icon: ({ kronos_action }) => picture('kronos_action', String(kronos_action)), own: false },
    kronos_moved: { icon: () => picture('monster', KRONOS), own: false },
    terror_spread: { icon: () => picture('kronos_action', 'terror'), own: false },
    chain_broken: { icon: ({ chain }) => picture('chain', String(chain)) },
    chain_used: { icon: ({ chain }) => picture('chain', String(chain)), own: false },
    chain_destroyed: { icon: ({ chain }) => picture('chain', String(chain)) },
    finals_unlocked: { icon: () => picture('monster', KRONOS) },
    temple_destroyed: { icon: () => picture('kronos_action', 'destroy_temple') },
    monument_damaged: { icon: () => picture('kronos_action', 'kronos_destroy_monument') },
    monument_destroyed: { icon: () => picture('victory', 'three_destroyed_monuments') },
    hero_brought_down: { icon: () => one(fallDown) },
    hero_banished: { icon: () => picture('monster', KRONOS) },
    order_played: { icon: () => picture('kronos_action', 'play_order'), own: false },
  },
  onMap: ['banish_hero'],
  powers: ['chain', 'order', 'hero_token'],
};
export default part;
