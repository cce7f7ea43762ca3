/** Short words for the buttons of the base game's actions. */
import type { ActionInfo, Texts, View } from '../../../../lib/board';
import { outcome } from '../../frame/actions';
import { huntOf, NOBODY, type Player, players } from '../../frame/reading';
import { capital, cardName, nameOf } from '../../frame/words';

const you = (view: View): Player | undefined => players(view)[(view.you as number | null) ?? NOBODY];

/** Where the question already says what is done, the thing alone is enough. */
export function label(action: ActionInfo, picked: string[], texts: Texts, view: View): string | null | undefined {
  const { artifact, attribute, card, count, god, land, monster, number, region, special, start } = action.fields;
  switch (action.kind) {
    case 'injure': {
      // In a hunt it is the hunter's hero, whoever chooses.
      const hurt = players(view)[huntOf(view)?.seat ?? NOBODY] ?? you(view);
      return `${nameOf(texts, 'attribute', String(attribute))} ${hurt?.attributes[attribute as string] ?? ''}`.trim();
    }
    case 'attribute':
      return `${nameOf(texts, 'attribute', String(attribute))} ${you(view)?.attributes[attribute as string] ?? ''}`.trim();
    case 'heal':
      return `${nameOf(texts, 'attribute', String(attribute))} → ${you(view)?.stored[attribute as string] ?? ''}`;
    case 'take_glory':
    case 'return_glory':
      return capital(nameOf(texts, 'land', String(land)));
    case 'clear_token':
      return nameOf(texts, 'special', String(special));
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
      return nameOf(texts, 'monster', String(monster));
    case 'wound':
      return capital(nameOf(texts, 'target', String(action.fields.target)));
    case 'discard_artifact':
    case 'keep_artifact':
      return nameOf(texts, 'artifact', String(artifact));
    case 'monster_move':
    case 'monster_attack':
      return texts.text(`web-hellas-${action.kind}`);
    case 'start_quest':
      return texts.text('web-hellas-quest_step', { number: Number(number) });
    case 'raise_monument':
      return nameOf(texts, 'god', String(god));
    case 'pray':
      return picked.includes('priests') ? nameOf(texts, 'god', String(god)) : null;
    case 'move_hero':
      return picked.some((target) => target.startsWith('hero:')) ? `→ ${nameOf(texts, 'region', String(region))}` : null;
    case 'place':
    case 'withdraw':
    case 'fight':
    case 'move_monster':
    case 'start_in':
    case 'place_hero':
      return nameOf(texts, 'region', String(region));
    case 'onward':
      return [nameOf(texts, 'region', String(region)), outcome(action, texts)].filter(Boolean).join(' · ');
    case 'move':
    case 'march':
    case 'murderous_march': {
      const from = picked.includes(`region:${start}`) ? '' : `${nameOf(texts, 'region', String(start))} `;
      if (from && !picked.includes('special:march')) return null;
      return [`${from}→ ${nameOf(texts, 'region', String(region))}`, outcome(action, texts)].filter(Boolean).join(' · ');
    }
    default:
      return undefined;
  }
}
