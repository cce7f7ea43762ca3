/** What a hex, a card or a token is, in words: the title and the text of its explanation. */
import type { Texts, View } from '../../lib/board';
import { bearing } from './bearing';
import { around } from './layout';
import { type Colour, godColour } from './names';
import { goals, island, players, terrain, tileParts } from './reading';

export interface Thing {
  title: string;
  text: string;
}

const GAME = 'delphi';

export function colourWord(texts: Texts, colour: Colour): string {
  return texts.text(`delphi-colour-${colour}`);
}

/** "Monster · red": a thing of a colour by itself, outside any sentence. */
export function phrase(texts: Texts, what: 'monster' | 'offering' | 'statue' | 'injury', colour: Colour): string {
  return texts.text(`web-delphi-of-${what}`, { colour: colourWord(texts, colour) });
}

export const capital = (text: string): string => text.charAt(0).toLocaleUpperCase() + text.slice(1);

export function thing(view: View, target: string, texts: Texts): Thing | null {
  const [kind, ...rest] = target.split(':');
  const id = rest[0] ?? '';
  const named = (family: string): Thing => ({
    title: capital(texts.text(`delphi-${family}-${id}`)),
    text: texts.text(`delphi-${family}-${id}`, {}, 'text'),
  });
  const own = (message: string, fields: Record<string, string | number> = {}): Thing => ({
    title: texts.text(message, fields),
    text: texts.text(message, fields, 'text'),
  });
  switch (kind) {
    case 'hex':
      return hexThing(view, id, texts);
    case 'monster':
      return { title: phrase(texts, 'monster', rest[1] as Colour), text: texts.text('delphi-task-monster', {}, 'text') };
    case 'offering':
      return { title: phrase(texts, 'offering', rest[1] as Colour), text: [texts.text('delphi-task-offering', {}, 'text'), purpose(view, target, texts)].filter(Boolean).join(' ') };
    case 'statue':
      return { title: phrase(texts, 'statue', id as Colour), text: [texts.text('delphi-task-statue', {}, 'text'), purpose(view, target, texts)].filter(Boolean).join(' ') };
    case 'pedestal':
      return own('web-delphi-pedestal', { colour: colourWord(texts, rest[1] as Colour) });
    case 'die':
      return { title: capital(texts.text(`delphi-source-die-${id}`)), text: texts.text('web-delphi-about_die') };
    case 'card':
      return { title: capital(texts.text(`delphi-source-card-${id}`)), text: texts.text('web-delphi-about_card') };
    case 'injury':
      return { title: phrase(texts, 'injury', id as Colour), text: texts.text('web-delphi-about_injury') };
    case 'god':
    case 'power':
      return { title: texts.text(`delphi-god-${id}`), text: godText(view, id, texts) };
    case 'equipment':
    case 'companion':
    case 'ship':
      return named(kind);
    case 'player':
      return { title: texts.text(`delphi-player-${id}`), text: texts.text('web-delphi-about_colour') };
    case 'task':
      return {
        title: capital(texts.text(`delphi-tile-${id}`)),
        text: texts.text(`delphi-task-${id.split('-')[0]}`, {}, 'text'),
      };
    case 'extra':
      return { title: capital(texts.text('delphi-source-extra')), text: texts.text('delphi-equipment-pay3_extra_action', {}, 'text') };
    case 'deck':
      return own('web-delphi-oracle_deck', { count: view.decks?.oracle ?? 0 });
    case 'favours':
      return own('web-delphi-favours');
    case 'strength':
      return own('web-delphi-strength');
    case 'hold':
      return own('web-delphi-hold');
    case 'wheel':
      return own('web-delphi-wheel');
    case 'gods':
      return own('web-delphi-gods');
    case 'look':
      return own('web-delphi-look');
    case 'any_colour':
      return { title: texts.text('web-delphi-any_colour'), text: texts.text('delphi-god-apollo', {}, 'text') };
    case 'end_turn':
      return own('web-delphi-end_turn');
    case 'fight_on':
      return own('web-delphi-fight_on');
    case 'surrender':
      return own('web-delphi-surrender');
    default:
      return null;
  }
}

/** What a piece of cargo is good for: the places where it can be delivered, and where they lie. */
function purpose(view: View, target: string, texts: Texts): string {
  const places = goals(view, target).map((hex) => [titleOf(view, hex, texts), bearing({ hex }, view, texts)].filter(Boolean).join(', '));
  return places.length > 0 ? texts.text('web-delphi-deliver', { things: places.join('; ') }) : '';
}

function godText(view: View, god: string, texts: Texts): string {
  const colour = godColour(god);
  const you = view.you as number | null;
  const row = you === null || you === undefined ? null : players(view)[you]?.gods[god];
  const power = texts.text(`delphi-god-${god}`, {}, 'text');
  const place = row === null || row === undefined ? '' : texts.text('web-delphi-god_row', { row });
  return [power, place, texts.text('web-delphi-god_colour', { colour: colourWord(texts, colour) })].filter(Boolean).join(' ');
}

/** The names of the terrains, as their messages call them. */
const TITLES: Record<string, string> = {
  offering: 'web-delphi-offering_island',
  monster: 'web-delphi-mountain',
  temple: 'web-delphi-temple',
  statue: 'web-delphi-statue_island',
  city: 'web-delphi-city',
  hidden: 'web-delphi-hidden',
  water: 'web-delphi-water',
  shallows: 'web-delphi-shallows',
  zeus: 'web-delphi-zeus',
};

function hexThing(view: View, hex: string, texts: Texts): Thing | null {
  const ground = terrain(view).find((one) => one.hex === hex);
  if (!ground) return null;
  const there = island(view, hex);
  const colour = there?.temple ?? there?.colour ?? ground.colour;
  const message = TITLES[ground.kind] ?? 'web-delphi-water';
  const fields = { colour: colour ? colourWord(texts, colour) : '', count: there?.statues ?? 0 };
  let title = texts.text(message, fields);
  const text = [];
  if (there?.kind === 'hidden' && there.tile) {
    const { letter } = tileParts(there.tile);
    const island_ = String(texts.word(GAME, 'island', there.tile));
    if (there.explored) {
      title = capital(island_);
      text.push(
        there.shrine
          ? texts.text('web-delphi-shrine_here')
          : texts.text('web-delphi-explored', { colour: fields.colour }),
        texts.text(`delphi-letter-${letter}`, {}, 'text'),
      );
    } else text.push(texts.text('web-delphi-seen', { island: island_ }), texts.text(message, fields, 'text'));
  } else text.push(texts.text(message, fields, 'text'));
  const lies = lyingOn(view, hex, texts);
  if (lies.length > 0) text.push(texts.text('web-delphi-here', { things: lies.join(', ') }));
  const beside = ground.kind === 'water' || ground.kind === 'zeus' ? lyingBeside(view, hex, texts) : [];
  if (beside.length > 0) text.push(texts.text('web-delphi-beside', { things: beside.join('; ') }));
  const lookers = there?.kind === 'hidden' && !there.explored ? (there.seen_by ?? []) : [];
  const colours = lookers.flatMap((seat) => players(view)[seat]?.colour ?? []);
  if (colours.length > 0) text.push(texts.text('web-delphi-seen_by', { players: colours.map((one) => texts.text(`delphi-player-${one}`)).join(', ') }));
  return { title, text: text.join(' ') };
}

/** The name of what a hex is. */
function titleOf(view: View, hex: string, texts: Texts): string {
  const ground = terrain(view).find((one) => one.hex === hex);
  const there = island(view, hex);
  if (there?.explored && there.tile) return capital(String(texts.word(GAME, 'island', there.tile)));
  const colour = there?.temple ?? there?.colour ?? ground?.colour;
  return texts.text(TITLES[ground?.kind ?? 'water']!, { colour: colour ? colourWord(texts, colour) : '' });
}

/** The islands around a hex, each with what lies on it. */
function lyingBeside(view: View, hex: string, texts: Texts): string[] {
  return around(hex)
    .filter((one) => island(view, one))
    .map((one) => {
      const lies = lyingOn(view, one, texts);
      return titleOf(view, one, texts) + (lies.length > 0 ? ` (${lies.join(', ')})` : '');
    });
}

/** What lies on an island, and which ships are on a hex, in words. */
export function lyingOn(view: View, hex: string, texts: Texts): string[] {
  const there = island(view, hex);
  const ground = terrain(view).find((one) => one.hex === hex);
  const found = [
    ...(there?.offerings ?? []).map((colour) => phrase(texts, 'offering', colour)),
    ...(there?.monsters ?? []).map((colour) => phrase(texts, 'monster', colour)),
    ...(there?.raised ?? []).map((colour) => phrase(texts, 'statue', colour)),
    ...(there?.offerings_of ?? []).map(() => phrase(texts, 'offering', there!.temple!)),
  ];
  for (const colour of ground?.pedestals ?? []) {
    if (!there?.raised?.includes(colour)) found.push(texts.text('web-delphi-pedestal', { colour: colourWord(texts, colour) }));
  }
  for (const player of players(view)) {
    if (player.ship === hex && player.colour) found.push(texts.text('web-delphi-ship_of', { player: texts.text(`delphi-player-${player.colour}`) }));
  }
  return found;
}

