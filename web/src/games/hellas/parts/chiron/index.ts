/** Chiron: training cards beside hands, and a training that waits for its place. */
import centaur from 'icon:centaur';
import { one } from '../../../../lib/icon';
import Lying from '../../frame/Lying.svelte';
import { cardIcon } from '../../frame/pictures';
import { cardName } from '../../frame/words';
import type { Part } from '../part';
import { beats } from './beats';
import { icons } from './icons';
import Waiting from './Waiting.svelte';

const chiron: Part = {
  id: 'chiron',
  beats,
  active: (view) => 'training' in view,
  other: Lying,
  sacred: Waiting,
  icons,
  label: ({ kind, fields }, _, texts) => {
    return kind === 'show' ? cardName(texts, String(fields.card)) : undefined;
  },
  news: {
    card_shown: { icon: ({ card }) => cardIcon(String(card)), own: false },
    laid_beside: { icon: ({ card }) => cardIcon(String(card)) },
    training_waits: { icon: () => one(centaur) },
    training_ended: { icon: () => one(centaur) },
  },
};
export default chiron;
