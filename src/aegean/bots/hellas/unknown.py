"""Decisions that no bot was written for: they are answered by a look one step ahead."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aegean.bots.hellas.policy import RANKINGS
from aegean.core.state import State
from aegean.core.values import Action, Decision

_LOOKS: Final = 8  # actions that are looked at


def is_unknown(decision: Decision) -> bool:
    return decision.kind not in RANKINGS


def looked_ahead(state: State, decision: Decision, judge: Callable[[State], float]) -> Action:
    """The action after which the deciding seat stands best, of the first few; the first among equals."""
    best, most = decision.actions[0], float("-inf")
    for action in decision.actions[:_LOOKS]:
        after = state.copy()
        after.apply(action, decision.seat)
        value = judge(after)
        if value > most:
            best, most = action, value
    return best
