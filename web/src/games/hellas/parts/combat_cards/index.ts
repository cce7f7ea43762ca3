/** Additional combat cards: how long what they do is looked at. All else the frame draws as it draws any card. */
import type { Part } from '../part';
import { beats } from './beats';

const part: Part = { id: 'combat_cards', active: () => true, beats };
export default part;
