/** What a player would lose by an action: for the last question before it. */
import type { ActionInfo, DecisionInfo, Texts, View } from '../../../lib/board';
import { registry } from '../parts/registry.svelte';
import { printed } from './facts.svelte';
import { battleOf } from './reading';

export function losses(action: ActionInfo, decision: DecisionInfo, view: View, texts: Texts, names: string[]): string[] {
  if (decision.kind === 'turn' && action.targets[0]?.startsWith('special:')) return untaken(decision, texts);
  if (decision.kind === 'extra_special' && action.kind === 'decline') return [texts.text('web-hellas-loss-extra_special')];
  if (decision.actions.length > 1 && (action.kind === 'pass' || (decision.kind === 'bluff' && action.kind === 'decline'))) return defeat(view, texts, names);
  return [];
}

/** A special action ends the turn: the regular ones that could still be taken. */
function untaken(decision: DecisionInfo, texts: Texts): string[] {
  const offered = new Set(decision.actions.map(({ kind }) => kind));
  return printed.regulars
    .filter((id) => registry.regular(id)?.kinds.some((kind) => offered.has(kind)) && texts.has(`web-hellas-loss-${id}`))
    .map((id) => texts.text(`web-hellas-loss-${id}`));
}

/** Whoever passes while the other side is ahead has lost, unless something else happens. */
function defeat(view: View, texts: Texts, names: string[]): string[] {
  const battle = battleOf(view);
  if (!battle || battle.ahead === view.you) return [];
  const ahead = battle.seats.indexOf(battle.ahead);
  return [texts.text('web-hellas-ahead_other', { name: names[battle.ahead] ?? '', more: battle.strength[ahead]!, less: battle.strength[1 - ahead]! })];
}
