"""Why a thing on the table cannot be touched now: of the actions it stands for, those that are most nearly possible."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from aegean.core.refusal import GENERAL, Refusal
from aegean.core.values import Action

if TYPE_CHECKING:
    from aegean.core.game import Game
    from aegean.core.state import State

MOST: Final = 4  # kinds of action that are told apart: nobody reads more


class Miss(NamedTuple):
    """An action that is not offered, and the condition that fails."""

    action: Action
    refusal: Refusal


class _Kind(NamedTuple):
    """How near the best candidates of one kind of action come; the larger, the nearer."""

    in_order: bool  # the things are touched in the action's own order
    there: int  # so many of its things stand for offered actions too
    misses: list[Miss]


def near_misses(game: Game, things: Sequence[str], state: State, seat: int) -> list[Miss]:
    """For each kind of action that the touched things stand for together the reason why it is not offered, the nearest
    first; none where one of them is offered, or where they stand for nothing."""
    decision = state.decision_of(seat)
    if decision is None or state.over:
        return _for_all(game, things, state, seat)
    offered = set(decision.actions)
    lit = {thing for action in decision.actions for thing in game.targets(action, state)}
    kinds: dict[str, _Kind] = {}
    for action in _standing_for(game, things, state):
        if action in offered:
            return []
        refusal = game.why_not(action, state, seat)
        assert refusal is not None
        targets = game.targets(action, state)
        in_order = targets[: len(things)] == tuple(things)
        there = sum(thing in lit for thing in targets)
        best = kinds.get(action.kind)
        if best is None or (in_order, there) > (best.in_order, best.there):
            kinds[action.kind] = _Kind(in_order, there, [Miss(action, refusal)])
        elif (in_order, there) == (best.in_order, best.there):
            best.misses.append(Miss(action, refusal))
    nearest = sorted(kinds.values(), key=lambda kind: (not kind.in_order, -kind.there))
    found = [_commonest(kind.misses) for kind in nearest]
    telling = [miss for miss in found if miss.refusal.reason not in GENERAL]
    return telling[:MOST] or found[:1]


def _standing_for(game: Game, things: Sequence[str], state: State) -> list[Action]:
    """Every action of the vocabulary that all of the things stand for."""
    wanted = set(things)
    return [action for action in game.all_actions(state) if wanted.issubset(game.stands_for(action, state))]


def _commonest(misses: list[Miss]) -> Miss:
    """What holds whichever way the action would go on is the commonest reason."""
    counted = Counter(miss.refusal.reason for miss in misses if miss.refusal.reason not in GENERAL)
    if not counted:
        return misses[0]
    reason = counted.most_common(1)[0][0]
    return next(miss for miss in misses if miss.refusal.reason == reason)


def _for_all(game: Game, things: Sequence[str], state: State, seat: int) -> list[Miss]:
    """Where the seat decides nothing, every action is refused alike."""
    for action in _standing_for(game, things, state):
        refusal = game.why_not(action, state, seat)
        return [Miss(action, refusal)] if refusal is not None else []
    return []
