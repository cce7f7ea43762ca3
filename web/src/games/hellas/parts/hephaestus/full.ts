/** Hephaestus with relics: the forge where they lie, and those beside hands. */
import anvil from 'icon:anvil';
import { one } from '../../../../lib/icon';
import Lying from '../../frame/Lying.svelte';
import { cardIcon } from '../../frame/pictures';
import { cardName } from '../../frame/words';
import type { Part } from '../part';
import Forge from './Forge.svelte';
import ForgeLine from './ForgeLine.svelte';
import simple from './index';
import { LIGHTNING } from './smithy';

const part: Part = {
  ...simple,
  module: { Panel: Forge, Line: ForgeLine },
  other: Lying,
  label: ({ kind, fields }, _, texts) => (kind === 'reforge' ? cardName(texts, String(fields.card)) : undefined),
  news: {
    ...simple.news,
    card_copied: { icon: ({ card }) => cardIcon(String(card)), own: false },
    laid_beside: { icon: ({ card }) => cardIcon(String(card)) },
    lightning_returned: { icon: () => cardIcon(LIGHTNING), own: false },
    relics_laid_out: { icon: () => one(anvil) },
  },
};
export default part;
