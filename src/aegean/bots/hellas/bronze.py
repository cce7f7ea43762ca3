"""How a lord answers Atlantis: Talos to command, monsters of the sea, injuries and wounds to choose, a god to call."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aegean.core.values import Action, Decision

if TYPE_CHECKING:
    from aegean.bots.hellas.observation import Monster
    from aegean.bots.hellas.policy import Policy

_LEAST: Final = 0.4  # harm to others for which he strikes at all
_STEP: Final = 0.3  # of the harm that he could do from where he goes
_REWARDS: Final = {"priest": 0.4, "artifact": 0.6}
_RARE: Final = {"axe": 0.5, "spear": 0.5, "sword": 0.2, "mace": 0.2}


def at_sea(me: Policy, seat: int, shores: tuple[int, ...]) -> float:
    """A trail is best barred where others have hoplites and heroes on its shores, and oneself has none."""
    o = me.observation
    value = 0.5 * sum(me.harm(seat, shore) for shore in shores)
    for other, lord in enumerate(o.lords):
        if lord.hero_at in shores:
            value += 0.4 if other == seat else -0.2
    return value


def harm_of(me: Policy, seat: int, monster: Monster) -> float:
    """What its region attack does to others rather than to oneself."""
    if len(monster.shores) == 1:
        return me.harm(seat, monster.at)
    return sum(me.strike_worth(seat, port) for port in me.board.rules.ports)


def talos(me: Policy, decision: Decision, action: Action) -> float:
    """He strikes where that takes a hoplite of another, else he goes where more of them are."""
    seat, rules = decision.seat, me.board.rules
    if not action.args:
        if action.kind == "pass":
            return 0.0
        here = next((one.at for one in me.observation.monsters if one.name == "talos"), None)
        land = rules.regions_of_land[rules.land_of[here]] if here is not None else ()
        return max((me.strike_worth(seat, at) for at in land), default=0.0) - _LEAST
    at = me.board.region[str(action.args[0])]
    return _STEP * me.harm(seat, at) - 0.1


def choose_injury(me: Policy, decision: Decision, action: Action) -> float:
    """The attribute that the hunter will miss most."""
    lord = me.observation.lords[int(decision.about["hunter"])]
    return float(lord.attributes[me.board.rules.attribute[str(action.args[0])]])


def mend(me: Policy, decision: Decision, action: Action) -> float:
    """The symbol that is hardest to cover again, and what it is worth to the next hunter."""
    rules = me.board.rules
    wound = rules.symbols[rules.monster[str(decision.about["monster"])]][int(action.args[0])]
    return _RARE.get(wound.symbol, 0.0) + _REWARDS.get(wound.reward or "", 0.0)


def call_upon(me: Policy, decision: Decision, action: Action) -> float:
    """The higher, the better; and the god whose monument has grown least, since the others can be prayed to."""
    god, level = me.board.rules.god[str(action.args[0])], int(action.args[1])
    return level - 0.6 * me.observation.levels[god]


RANKINGS: Final[dict[str, Callable[[Policy, Decision, Action], float]]] = {
    "call_upon": call_upon,
    "choose_injury": choose_injury,
    "choose_shore": lambda me, decision, action: me.glory(decision, action),
    "mend": mend,
    "talos": talos,
    "talos_strikes": lambda me, decision, action: me.strike(decision, action),
}
