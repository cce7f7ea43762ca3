/** Short words and icons for the buttons of the prompt. */
import type { ActionInfo, Texts, View } from '../../lib/board';
import type { Icon } from '../../lib/icon';
import { ICONS, type IconName } from '../icons/hellas';
import { artifactIcon, ATTRIBUTE_ICONS, cardSymbol, GODS, HEROES, MONSTERS, SPECIAL_ICONS, SYMBOL_ICONS } from './names';
import type { Attribute } from './facts';
import { NOBODY, type Player, players } from './reading';
import { capital, cardName } from './words';

const PICTURES: Record<string, IconName> = {
  move: 'spears',
  move_hero: 'run',
  place: 'spartan',
  place_fortified: 'spartan',
  fortify: 'polis',
  unfortify: 'polis',
  march_off: 'footsteps',
  onward: 'footsteps',
  army: 'footsteps',
  withdraw: 'footsteps',
  fight: 'crossed-swords',
  murderous_march: 'footsteps',
  quest_step: 'scroll-unfurled',
  start_quest: 'scroll-unfurled',
  use_quest: 'scroll-unfurled',
  use_blessing: 'hand-of-god',
  keep_blessing: 'hand-of-god',
  take_glory: 'laurels',
  return_glory: 'laurels',
  draw: 'card-draw',
  suffer: 'drop',
  injure_hero: 'drop',
  monster_move: 'footsteps',
  monster_attack: 'claws',
  attack: 'claws',
};

export function icon(action: ActionInfo): string | null {
  const { artifact, attribute, card, god, hero, monster, special, symbol } = action.fields as Record<string, string | undefined>;
  const name =
    SPECIAL_ICONS[action.kind] ??
    PICTURES[action.kind] ??
    (artifact && artifactIcon(artifact)) ??
    (attribute && ATTRIBUTE_ICONS[attribute as Attribute]) ??
    (card && SYMBOL_ICONS[cardSymbol(card)]) ??
    (symbol && SYMBOL_ICONS[symbol as keyof typeof SYMBOL_ICONS]) ??
    (god && GODS[god]) ??
    (monster && MONSTERS[monster]) ??
    (hero && HEROES[hero]) ??
    (special && SPECIAL_ICONS[special]);
  const drawing: Icon | null = name ? ICONS[name as IconName] : null;
  // A button takes a single outline as it stands; what is combined is left out.
  return drawing && drawing.box === 512 && drawing.parts.length === 1 && !drawing.parts[0]!.shift ? drawing.parts[0]!.outline : null;
}

/** What a move of hoplites would start, in a word or two; the server says what that is. */
export function outcome(action: ActionInfo, texts: Texts): string {
  const { follows, attack, defence, lacking } = action.fields;
  switch (follows) {
    case 'battle':
      return `${capital(texts.text('hellas-follows-battle'))} ${Number(attack)} : ${Number(defence)}`;
    case 'control':
      return capital(texts.text('hellas-follows-control'));
    case 'short':
      return texts.text('web-hellas-short_by', { count: Number(lacking) });
    default:
      return '';
  }
}

const you = (view: View): Player | undefined => players(view)[(view.you as number | null) ?? NOBODY];

/** Where the question already says what is done, the thing alone is enough. */
export function label(action: ActionInfo, picked: string[], texts: Texts, view: View): string | null {
  const { artifact, attribute, card, count, god, land, monster, number, region, special, start } = action.fields;
  switch (action.kind) {
    case 'injure':
    case 'attribute':
      return `${texts.text(`hellas-attribute-${attribute}`)} ${you(view)?.attributes[attribute as Attribute] ?? ''}`.trim();
    case 'heal':
      return `${texts.text(`hellas-attribute-${attribute}`)} → ${you(view)?.stored[attribute as Attribute] ?? ''}`;
    case 'take_glory':
    case 'return_glory':
      return capital(texts.text(`hellas-land-${land}`));
    case 'clear_token':
      return texts.text(`hellas-special-${special}`);
    case 'discard':
    case 'play':
    case 'defend':
    case 'spend':
      return cardName(texts, String(card));
    case 'march_off':
      return [texts.text('web-hellas-march_with', { count: Number(count) }), outcome(action, texts)].filter(Boolean).join(' · ');
    case 'roll':
    case 'choose_monster':
    case 'wound_monster':
      return texts.text(`hellas-monster-${monster}`);
    case 'wound':
      return capital(texts.text(`hellas-target-${action.fields.target}`));
    case 'keep_artifact':
      return texts.text(`hellas-artifact-${artifact}`);
    case 'start_quest':
      return texts.text('web-hellas-quest_step', { number: Number(number) });
    case 'raise_monument':
      return texts.text(`hellas-god-${god}`);
    case 'pray':
      return picked.includes('priests') ? texts.text(`hellas-god-${god}`) : null;
    case 'move_hero':
      return picked.some((target) => target.startsWith('hero:')) ? `→ ${texts.text(`hellas-region-${region}`)}` : null;
    case 'place':
    case 'withdraw':
    case 'fight':
    case 'move_monster':
    case 'start_in':
    case 'place_hero':
      return texts.text(`hellas-region-${region}`);
    case 'onward':
      return [texts.text(`hellas-region-${region}`), outcome(action, texts)].filter(Boolean).join(' · ');
    case 'move':
    case 'march':
    case 'murderous_march': {
      const from = picked.includes(`region:${start}`) ? '' : `${texts.text(`hellas-region-${start}`)} `;
      if (from && !picked.includes('special:march')) return null;
      return [`${from}→ ${texts.text(`hellas-region-${region}`)}`, outcome(action, texts)].filter(Boolean).join(' · ');
    }
    default:
      return null;
  }
}
