"""A bot's advice: what it would do in somebody's place, and what speaks for that in the game's own terms."""

from __future__ import annotations

from typing import Final, NamedTuple

from aegean.bots.bot import Bot, Table
from aegean.bots.insight import insight_of
from aegean.bots.reasons import Ground, Reason
from aegean.core.state import State
from aegean.core.values import Action, Plain

_DEAL: Final = 0  # any deal will do: nothing is counted that it decides


class Step(NamedTuple):
    """An action that is planned, with the fields that its sentence is made of when it is its turn."""

    action: Action
    fields: dict[str, Plain]


class Advice(NamedTuple):
    reason: Reason
    plan: tuple[Step, ...]
    grounds: tuple[Ground, ...]


def advise(bot: Bot, table: Table) -> Advice:
    """What the bot would do at this table, as far ahead as no luck and nobody else has a say."""
    reason = bot.explain(table)
    before = table.sample(_DEAL)
    steps, after, end = _foreseen(before, table, reason.plan)
    grounds = [] if after.over else insight_of(table).grounds(before, after)
    return Advice(reason, tuple(steps), (*grounds, *end))


def _foreseen(before: State, table: Table, plan: tuple[Action, ...]) -> tuple[list[Step], State, list[Ground]]:
    """The plan as far as it surely goes, the state that it leads to, and what cannot be foreseen after that."""
    state, seat, steps = before.copy(), table.seat, list[Step]()
    for action in plan:
        decision = state.decision_of(seat)
        if decision is None or action not in decision.actions:
            break
        steps.append(Step(action, table.game.fields(action, state)))
        following = state.copy()
        following.apply(action, seat)
        if following.over:
            return steps, following, [Ground("end", {})]
        if following.undoable(seat) == 0:  # something was rolled, drawn or shown: that is luck, and not foreseen
            luck = following.decision_of(seat) is not None
            return steps, state, [Ground("luck", {})] if luck else []
        state = following
    return steps, state, []
