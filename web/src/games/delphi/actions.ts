/** Short words and icons for the buttons of the prompt. */
import type { ActionInfo, Texts, View } from '../../lib/board';
import type { Icon } from '../../lib/icon';
import { ICONS, type IconName } from '../icons/delphi';
import { bearing } from './bearing';
import { type Colour, godColour, MONSTERS, SYMBOLS } from './names';
import { pickedSource } from './reading';
import { colourWord } from './thing';

const PICTURES: Record<string, IconName> = {
  draw_oracle: 'fire-bowl',
  send_back: 'fire-bowl',
  end_turn: 'fire-bowl',
  take_favours: 'olive',
  favours: 'olive',
  fight_on: 'olive',
  look_islands: 'spyglass',
  look: 'spyglass',
  scout: 'spyglass',
  explore: 'spyglass',
  artemis: 'deer-head',
  sail: 'sail',
  build_shrine: 'ionic-column',
  load_offering: 'amphora',
  receive_offering: 'amphora',
  make_offering: 'greek-temple',
  load_statue: 'stone-bust',
  receive_statue: 'stone-bust',
  raise_statue: 'stone-bust',
  discard_injuries: 'drop',
  discard_injury: 'drop',
  discard_colour: 'drop',
  aphrodite: 'rose',
  apollo: 'sun',
  poseidon: 'trident',
  hermes: 'wingfoot',
  ares: 'spartan-helmet',
  god_steps: 'sparkles',
};

export function icon(action: ActionInfo): string | null {
  const { god, colour } = action.fields;
  let name = PICTURES[action.kind];
  if (action.kind === 'fight') name = MONSTERS[colour as Colour];
  else if (!name && typeof god === 'string') name = SYMBOLS[godColour(god)];
  const drawing: Icon | null = name ? ICONS[name] : null;
  // A button takes a single outline as it stands; what is turned or combined is left out.
  return drawing && drawing.box === 512 && drawing.parts.length === 1 && !drawing.parts[0]!.shift ? drawing.parts[0]!.outline : null;
}

/** With a source in hand, the source need not be named again. */
export function label(action: ActionInfo, picked: string[], texts: Texts, view: View): string | null {
  if (action.kind === 'end_turn') return texts.text('web-delphi-end_turn');
  const id = `web-delphi-do-${action.kind}`;
  if (pickedSource(picked) === null || !texts.has(id)) return null;
  const { colour, god, favours } = action.fields;
  const words = texts.text(id, {
    where: bearing(action.fields, view, texts) ?? '',
    god: typeof god === 'string' ? texts.text(`delphi-god-${god}`) : '',
    colour: typeof colour === 'string' ? colourWord(texts, colour as Colour) : '',
    card: typeof colour === 'string' ? texts.text(`delphi-equipment-die_combo_${colour}`) : '',
  });
  const price = typeof favours === 'number' && favours > 0 ? ` · ${texts.text('web-delphi-cost', { favours })}` : '';
  return words + price;
}
