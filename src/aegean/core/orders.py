"""Standing orders: what a seat has said in advance to questions that it may be asked.

They are no rules: whoever carries them out applies the action that `answer` names, as the seat itself would.
"""

from __future__ import annotations

from typing import NamedTuple

from aegean.core.state import State
from aegean.core.values import Action


class Always(NamedTuple):
    """To this question this answer, wherever it is offered."""

    decision: str  # its kind
    action: str  # its notation
    occasion: str = ""  # where it is meant for one occasion only, such as a battle: which


class Orders(NamedTuple):
    """`always` in the order in which they were given: the first that is offered is taken."""

    single: bool = False  # what has one sensible answer is not asked
    always: tuple[Always, ...] = ()
    never: tuple[str, ...] = ()  # powers that are not used: notations of actions, or how they begin


def answer(state: State, seat: int, orders: Orders) -> Action | None:
    """What the orders say to the question that is open for the seat; None: that is for its player to decide."""
    decision, game = state.decision_of(seat), state.game
    if decision is None or decision.kind in game.deliberate:
        return None
    left = tuple(action for action in decision.actions if not _among(str(action), orders.never))
    offered = {str(action): action for action in left}
    occasion = game.occasion(state)
    for order in orders.always:
        if order.decision == decision.kind and order.occasion in ("", occasion) and order.action in offered:
            return offered[order.action]
    if len(left) < len(decision.actions) and left and all(action.kind in game.declining for action in left):
        return left[0]
    return game.sensible(decision) if orders.single else None


def _among(notation: str, powers: tuple[str, ...]) -> bool:
    return any(notation == power or notation.startswith(f"{power} ") for power in powers)


def power_of(action: Action) -> str:
    """What `never` names when somebody does not want to be asked for this action: its kind, and the thing it uses."""
    return str(Action(action.kind, action.args[:1]))
