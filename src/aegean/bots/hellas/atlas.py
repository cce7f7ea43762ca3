"""How a lord answers Atlas: hoplites to send, the attribute that his token raises, a hero who holds up the sky."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aegean.bots.hellas.observation import NOWHERE, Observation
from aegean.core.values import Action, Decision
from aegean.hellas.expansions.atlas.titan import PLACE

if TYPE_CHECKING:
    from aegean.bots.hellas.policy import Policy

_NEAR: Final = 9  # spaces: from here on the sky may come down soon
_END: Final = 4  # spaces that it often sinks at once
_SENT: Final = 0.4  # for the token, and for holding the sky up a little
_LAST: Final = 0.3  # what it costs to send the last hoplite of a region
_HERO: Final = 0.6  # what it costs to be without a hero for a while
_APPLE: Final = 0.5  # what an apple is worth beside a step of a hoplite
_SHARE: Final = 12.0  # turns to a victory of which nothing is done yet


def _fear(me: Policy, seat: int) -> float:
    """How near another is to winning when the sky comes down, from 0 to 1."""
    o = me.observation
    others = [turns.get("overload", _SHARE) for other, turns in enumerate(o.others) if other != seat]
    return max(0.0, 1 - min(others, default=_SHARE) / _SHARE) if o.sky <= _NEAR else 0.0


def _hope(me: Policy, seat: int) -> float:
    o = me.observation
    return max(0.0, 1 - o.others[seat].get("overload", _SHARE) / _SHARE) if o.sky <= _NEAR else 0.0


def under_the_sky(o: Observation) -> int:
    """Where a hero can hold the sky up, once it may come down soon: a move there is always looked at."""
    return o.board.region[PLACE] if 0 <= o.sky <= _NEAR else NOWHERE


def send_hoplite(me: Policy, decision: Decision, action: Action) -> float:
    """Whoever may win by it sends all, and whoever fears another who may; else one is spared where others are left."""
    if not action.args:
        return 0.0
    o, seat = me.observation, decision.seat
    at = me.board.region[str(action.args[0])]
    value = _SENT + 1.5 * _hope(me, seat) + _fear(me, seat)
    if o.army[seat][at] == 1:
        value -= _LAST * (2 if me.prospects.is_threatened(seat, at) else 1)
    return value


def place_bonus(me: Policy, decision: Decision, action: Action) -> float:
    """Leadership moves armies; an injured attribute is the worth of two."""
    lord = me.observation.lords[decision.seat]
    number = me.board.rules.attribute[str(action.args[0])]
    healed = lord.stored[number] - lord.attributes[number]
    return {"leadership": 1.0, "speed": 0.8}.get(str(action.args[0]), 0.6) + 0.15 * healed


def hold_sky(me: Policy, decision: Decision, action: Action) -> float:
    """Only where it comes down for somebody else."""
    if action.kind == "decline":
        return 0.0
    near = me.observation.sky <= _END
    return (1.6 if near else 0.9) * _fear(me, decision.seat) - _HERO - _hope(me, decision.seat)


def send_for_apple(me: Policy, decision: Decision, action: Action) -> float:
    """Where more than one stands, or nobody threatens."""
    seat, at = decision.seat, me.board.region[str(action.args[0])]
    if me.observation.army[seat][at] > 1:
        return _APPLE
    return -_APPLE if me.prospects.is_threatened(seat, at) else 0.0


RANKINGS: Final[dict[str, Callable[[Policy, Decision, Action], float]]] = {
    "hold_sky": hold_sky,
    "place_bonus": place_bonus,
    "send_hoplite": send_hoplite,
}
