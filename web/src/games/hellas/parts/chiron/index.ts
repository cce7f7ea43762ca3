/** Chiron: training cards beside hands, and a training that waits for its place. */
import centaur from 'icon:centaur';
import { one } from '../../../../lib/icon';
import Lying from '../../frame/Lying.svelte';
import { artifactIcon, cardIcon } from '../../frame/pictures';
import { cardName, nameOf } from '../../frame/words';
import type { Part } from '../part';
import { icons } from './icons';
import Waiting from './Waiting.svelte';

const chiron: Part = {
  id: 'chiron',
  active: (view) => 'training' in view,
  other: Lying,
  sacred: Waiting,
  icons,
  label: ({ kind, fields }, _, texts) => {
    if (kind === 'show') return cardName(texts, String(fields.card));
    return kind === 'discard_artifact' ? nameOf(texts, 'artifact', String(fields.artifact)) : undefined;
  },
  news: {
    card_shown: { icon: ({ card }) => cardIcon(String(card)), own: false },
    laid_beside: { icon: ({ card }) => cardIcon(String(card)) },
    training_waits: { icon: () => one(centaur) },
    training_ended: { icon: () => one(centaur) },
    artifact_discarded: { icon: ({ artifact }) => artifactIcon(String(artifact)), own: false },
  },
  // The hunt waits behind the artifacts.
  offers: ['discard_artifact'],
  onMap: ['discard_artifact'],
};
export default chiron;
