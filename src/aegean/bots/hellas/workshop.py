"""How a lord answers constructs: orichalkum to take, a blessing to keep, monsters and hoplites to hit, the horse."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aegean.bots.hellas.evaluation import blessing_worth
from aegean.core.values import Action, Decision

if TYPE_CHECKING:
    from aegean.bots.hellas.policy import Policy


def take(me: Policy, decision: Decision, action: Action) -> float:
    return 0.0 if action.kind == "decline" else 1.0


def keep_blessing(me: Policy, decision: Decision, action: Action) -> float:
    return blessing_worth(me.observation, decision.seat, str(action.args[0]))


def shoot(me: Policy, decision: Decision, action: Action) -> float:
    """The one that is nearest to death."""
    return -next((len(one.uncovered) for one in me.observation.monsters if one.name == action.args[0]), 9)


def trample(me: Policy, decision: Decision, action: Action) -> float:
    """Others where one would like to be; never one's own."""
    if not action.args:
        return 0.0
    at, seat = me.board.region[str(action.args[0])], decision.seat
    if me.observation.holder[at] == seat:
        return -1.0
    return 0.1 + min(int(decision.about["left"]), me.observation.size[at]) + me.wants(seat)[at]


def ride(me: Policy, decision: Decision, action: Action) -> float:
    start, end = (me.board.region[str(name)] for name in action.args)
    seat, o = decision.seat, me.observation
    if o.holder[end] not in (-1, seat) and o.army[seat][start] + 2 <= o.size[end]:
        return -1.0
    wants = me.wants(seat)
    return wants[end] - 0.8 * wants[start]


RANKINGS: Final[dict[str, Callable[[Policy, Decision, Action], float]]] = {
    "antikythera": keep_blessing,
    "shoot_monster": shoot,
    "take_orichalkum": take,
    "trample": trample,
    "trojan_horse": ride,
}
