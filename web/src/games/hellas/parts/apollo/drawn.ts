/** An event card before it happens: what it would do as the board stands. */
import type { Texts, View } from '../../../../lib/board';
import { printed } from '../../frame/facts.svelte';
import { monsterIcon } from '../../frame/pictures';
import { monsters, players, quests } from '../../frame/reading';
import { namedThing } from '../../frame/thing';
import { textOf } from '../../frame/words';
import type { Thing } from '../part';

/** It is called by what it is: a monster's, a quest, or one of a module. */
const FAMILIES = ['evolution', 'quest', 'event_card'];

export function drawnThing(view: View, id: string, texts: Texts): Thing | null {
  const family = FAMILIES.find((name) => texts.has(`hellas-${name}-${id}`, 'text'));
  if (!family) return null;
  const named = namedThing(texts, family, id);
  if (family === 'evolution') return ofMonster(view, id, texts, named);
  const full = family === 'quest' && quests(view).length >= printed.limit('quest_slots');
  return full ? { ...named, text: texts.sentence('hellas-event', 'quest_discarded', { quest: id }) } : named;
}

/** A monster's card brings the monster, or lets it evolve, or has come too late. */
function ofMonster(view: View, evolution: string, texts: Texts, named: Thing): Thing {
  const { monster, region } = printed.of('monster_cards', evolution);
  if (typeof monster !== 'string' || typeof region !== 'string') return named;
  const would = (kind: string): string => texts.sentence('hellas-event', kind, { monster, region, evolution });
  const icon = monsterIcon(monster);
  if (monster in monsters(view)) return { ...named, icon, text: would('monster_evolved') };
  if (players(view).some(({ slain }) => slain.includes(monster))) return { ...named, icon, text: would('monster_card_lapsed') };
  return { ...named, icon, text: `${would('monster_appeared')}\n${textOf(texts, 'monster', monster)}` };
}
