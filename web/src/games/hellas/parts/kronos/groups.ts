/** Kronos' board, chains and cards in the reference. */
import cardPlay from 'icon:card-play';
import { one } from '../../../../lib/icon';
import type { Group } from '../../../../lib/rules/reference';
import { ICONS } from '../../../icons/hellas';
import { icons } from './icons';
import { clauses } from './written';

const written: Record<string, string> = clauses;
const by = (family: string) => (id: string) => written[`${family}-${id}`] ?? null;

const picture = (family: string) => (id: string) => ({ drawing: icons[family]![id] ?? one(cardPlay), ground: 'clay' as const });

export const groups: Group[] = [
  { id: 'kronos_actions', table: 'kronos_actions', family: 'kronos_action', clause: by('kronos_action'), picture: picture('kronos_action') },
  { id: 'kronos_attributes', table: 'kronos_attributes', family: 'kronos_attribute', clause: by('kronos_attribute'), picture: picture('kronos_attribute') },
  { id: 'chains', table: 'chains', family: 'chain', clause: { within: 'HK-6' }, picture: picture('chain') },
  { id: 'orders', table: 'orders', family: 'order', clause: { within: 'HK-4' }, picture: () => ({ drawing: one(cardPlay), ground: 'clay' }), copies: () => 1 },
  { id: 'hero_tokens', table: 'hero_tokens', family: 'hero_token', clause: { within: 'HK-9' }, picture: () => ({ drawing: ICONS.spartan, ground: 'clay' }) },
];
