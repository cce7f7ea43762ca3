/** What a region, a card or a token is, in words: the title and the text of its explanation. */
import type { Texts, View } from '../../lib/board';
import { ATTRIBUTES, DRAFTS, REGIONS, TROPHIES } from './facts';
import { draftOf, glory, huntOf, monsters, monuments, NOBODY, place, players, quests } from './reading';
import { capital, cardName } from './words';

export interface Thing {
  title: string;
  text: string;
}

/** Kinds of targets whose names and texts the game's own catalogue holds. */
const NAMED = new Set(['special', 'regular', 'artifact', 'blessing', 'attack', 'evolution', 'victory', 'temple_card', 'symbol']);
/** Things with a text of the board's own. */
const OWN = new Set(['priests', 'supply', 'hand', 'shrine', 'oracle', 'stop', 'suffer', 'pass', 'done', 'blessings']);

export function thing(view: View, target: string, texts: Texts): Thing | null {
  const [kind = '', id = '', more = ''] = target.split(':');
  const named = (family: string, name = id): Thing => ({
    title: capital(texts.text(`hellas-${family}-${name}`)),
    text: texts.has(`hellas-${family}-${name}`, 'text') ? texts.text(`hellas-${family}-${name}`, {}, 'text') : '',
  });
  const own = (message: string, fields: Record<string, string | number> = {}): Thing => ({
    title: texts.text(`web-hellas-${message}`, fields),
    text: texts.has(`web-hellas-${message}`, 'text') ? texts.text(`web-hellas-${message}`, fields, 'text') : '',
  });
  if (NAMED.has(kind)) return named(kind);
  if (OWN.has(kind)) return own(kind);
  switch (kind) {
    case 'region':
      return regionThing(view, id, texts);
    case 'city':
      return own(REGIONS[id]?.city === 'sparta' ? 'sparta' : 'city', { region: texts.text(`hellas-region-${id}`) });
    case 'fortified':
      return own('fortified', { region: texts.text(`hellas-region-${id}`) });
    case 'card':
      return { title: cardName(texts, id), text: [texts.text(`hellas-card-${id}`, {}, 'text'), symbolText(texts, id)].join('\n') };
    case 'hero':
      return heroThing(view, id, texts);
    case 'monster':
      return monsterThing(view, id, texts);
    case 'god':
      return godThing(view, id, texts);
    case 'quest':
      return questThing(view, id, texts);
    case 'attribute':
      return attributeThing(view, id, more, texts);
    case 'land':
      return gloryThing(view, id, texts);
    case 'temple':
      return own('temple', { number: id });
    case 'place':
      return woundThing(view, Number(id), texts);
    case 'deck':
      return own(`deck-${id}`, { count: (view.decks as Record<string, number>)[id] ?? 0 });
    case 'king':
      return named('victory', 'king_of_kings');
    case 'count':
      return { title: id, text: '' };
    case 'effect':
    case 'reward':
    case 'side':
      return { title: texts.sentence('hellas-action', ACTIONS[kind]!(id), { [kind]: id }), text: id === 'monster_artifact' ? trophyText(view, texts) : '' };
    default:
      return texts.has(`hellas-action-${kind}`) && !target.includes(':') ? { title: texts.text(`hellas-action-${kind}`), text: '' } : null;
  }
}

/** Which action's sentence names an effect, a reward or a side. */
const PREPARING = new Set(['heal_injuries', 'draw_combat_cards', 'recruit']);
const ACTIONS: Record<string, (id: string) => string> = {
  effect: (id) => (PREPARING.has(id) ? 'option' : 'choose_effect'),
  reward: () => 'reward',
  side: () => 'first',
};

/** What the monster of the hunt leaves to whoever slays it. */
function trophyText(view: View, texts: Texts): string {
  const trophy = TROPHIES[huntOf(view)?.monster ?? ''];
  return trophy ? `${texts.text(`hellas-artifact-${trophy}`)}. ${texts.text(`hellas-artifact-${trophy}`, {}, 'text')}` : '';
}

/** What a player is called where names are not at hand: by the hero. */
export function playerName(view: View, seat: number, texts: Texts): string {
  const hero = players(view)[seat]?.hero;
  return hero ? texts.text(`hellas-hero-${hero}`) : texts.text('web-hellas-player', { number: seat + 1 });
}

function symbolText(texts: Texts, card: string): string {
  const symbol = card.split('_').find((word) => texts.has(`hellas-symbol-${word}`));
  return symbol ? `${capital(texts.text(`hellas-symbol-${symbol}`))}: ${texts.text(`hellas-symbol-${symbol}`, {}, 'text')}` : '';
}

function regionThing(view: View, id: string, texts: Texts): Thing | null {
  if (!REGIONS[id]) return null;
  const here = place(view, id);
  const who = (seat: number) => playerName(view, seat, texts);
  const line = (message: string, things: (string | number)[]): string =>
    things.length > 0 ? texts.text(`web-hellas-${message}`, { things: things.join(', ') }) : '';
  const lines = [
    texts.text(`hellas-region-${id}`, {}, 'text'),
    line('here_control', here.control === NOBODY ? [] : [who(here.control)]),
    line('here_hoplites', Object.entries(here.hoplites).map(([seat, count]) => `${who(Number(seat))} ${count}`)),
    line('here_fortified', here.fortified === NOBODY ? [] : [who(here.fortified)]),
    line('here_heroes', here.heroes.map(who)),
    line('here_monsters', here.monsters.map((monster) => texts.text(`hellas-monster-${monster}`))),
    line('here_quest', quests(view).filter(({ region }) => region === id).map(({ quest }) => texts.text(`hellas-quest-${quest}`))),
    line('here_temple', here.temple === 0 ? [] : [here.temple === 'oracle' ? texts.text('web-hellas-oracle') : here.temple]),
  ];
  return { title: texts.text(`hellas-region-${id}`), text: lines.filter(Boolean).join('\n') };
}

function heroThing(view: View, id: string, texts: Texts): Thing {
  const player = players(view).find(({ hero }) => hero === id);
  const values = player && ATTRIBUTES.map((name) => `${texts.text(`hellas-attribute-${name}`)} ${player.attributes[name]}`).join(', ');
  return { title: texts.text(`hellas-hero-${id}`), text: [texts.text(`hellas-hero-${id}`, {}, 'text'), values].filter(Boolean).join('\n') };
}

function monsterThing(view: View, id: string, texts: Texts): Thing {
  const monster = monsters(view)[id];
  const lines = [texts.text(`hellas-monster-${id}`, {}, 'text')];
  if (monster) {
    const dealt = monster.wounds.filter(({ covered }) => covered).length;
    lines.push(texts.text('web-hellas-wounds_of', { dealt, all: monster.wounds.length }));
    for (const one of monster.evolutions) lines.push(texts.text(`hellas-evolution-${one}`, {}, 'text'));
  }
  return { title: texts.text(`hellas-monster-${id}`), text: lines.join('\n') };
}

function godThing(view: View, id: string, texts: Texts): Thing {
  const monument = monuments(view)[id];
  const level = monument ? texts.text('web-hellas-monument_level', { level: monument.level }) : '';
  return { title: texts.text(`hellas-god-${id}`), text: [level, texts.text(`hellas-god-${id}`, {}, 'text')].filter(Boolean).join('\n') };
}

function questThing(view: View, id: string, texts: Texts): Thing {
  const quest = quests(view).find((one) => one.quest === id);
  const steps = Object.entries(quest?.heroes ?? {}).map(([seat, step]) => texts.text('web-hellas-on_step', { who: playerName(view, Number(seat), texts), step }));
  return { title: texts.text(`hellas-quest-${id}`), text: [texts.text(`hellas-quest-${id}`, {}, 'text'), ...steps].join('\n') };
}

function attributeThing(view: View, id: string, seat: string, texts: Texts): Thing {
  const who = seat === '' ? (view.you as number | null) : Number(seat);
  const player = who === null || who === undefined ? undefined : players(view)[who];
  const hurt = player?.injured.find((name) => name === id);
  const text = [texts.text(`hellas-attribute-${id}`, {}, 'text'), hurt && player ? texts.text('web-hellas-injured', { stored: player.stored[hurt] }) : ''];
  return { title: texts.text(`hellas-attribute-${id}`), text: text.filter(Boolean).join('\n') };
}

function gloryThing(view: View, id: string, texts: Texts): Thing {
  const owner = glory(view)[id] ?? NOBODY;
  const whose = owner === NOBODY ? texts.text('web-hellas-glory_free') : texts.text('web-hellas-glory_owner', { who: playerName(view, owner, texts) });
  return { title: capital(texts.text(`hellas-land-${id}`)), text: [whose, texts.text(`hellas-land-${id}`, {}, 'text')].join('\n') };
}

function woundThing(view: View, number: number, texts: Texts): Thing | null {
  const hunt = huntOf(view);
  const wound = hunt && monsters(view)[hunt.monster]?.wounds.find((one) => one.place === number);
  if (!wound) return null;
  const reward = wound.reward ? texts.text(`web-hellas-reward-${wound.reward}`) : '';
  return {
    title: capital(texts.text(`hellas-symbol-${wound.symbol}`)),
    text: [texts.text(`web-hellas-wound-${wound.covered ? 'covered' : 'open'}`), reward].filter(Boolean).join('\n'),
  };
}

/** The temple at a place of the temple card brings a draft. */
export const bringsDraft = (view: View, number: number): boolean => (DRAFTS[view.temple_card as string] ?? []).includes(number);

/** The order in which a draft's cards go round: from its first seat to the right. */
export function draftOrder(view: View): number[] {
  const draft = draftOf(view);
  const order = [...(view.order as number[])].reverse();
  if (!draft) return order;
  const n = order.indexOf(draft.seat);
  return [...order.slice(n), ...order.slice(0, n)];
}
