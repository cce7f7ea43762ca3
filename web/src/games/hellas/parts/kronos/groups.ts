/** Kronos' board, chains and cards in the reference. */
import cardPlay from 'icon:card-play';
import spartan from 'icon:spartan';
import { one } from '../../../../lib/icon';
import type { Group } from '../../../../lib/rules/reference';
import { icons } from './icons';

const picture = (family: string) => (id: string) => ({ drawing: icons[family]![id] ?? one(cardPlay), ground: 'clay' as const });

export const groups: Group[] = [
  { id: 'kronos_actions', table: 'kronos_actions', family: 'kronos_action', clause: { within: 'HK-3' }, picture: picture('kronos_action') },
  { id: 'kronos_attributes', table: 'kronos_attributes', family: 'kronos_attribute', clause: { within: 'HK-5' }, picture: picture('kronos_attribute') },
  { id: 'chains', table: 'chains', family: 'chain', clause: { within: 'HK-6' }, picture: picture('chain') },
  { id: 'orders', table: 'orders', family: 'order', clause: { within: 'HK-4' }, picture: () => ({ drawing: one(cardPlay), ground: 'clay' }), copies: () => 1 },
  { id: 'hero_tokens', table: 'hero_tokens', family: 'hero_token', clause: { within: 'HK-9' }, picture: () => ({ drawing: one(spartan), ground: 'clay' }) },
];
