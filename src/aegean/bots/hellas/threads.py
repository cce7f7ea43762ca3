"""How a lord answers in the City of Steel: whose hero is laid down, and where another's is led."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aegean.bots.hellas.observation import NOWHERE
from aegean.core.values import Action, Decision

if TYPE_CHECKING:
    from aegean.bots.hellas.policy import Policy


def lay_down(me: Policy, decision: Decision, action: Action) -> float:
    """Whoever is fast, and has slain most: a hero who lies comes late to the next monster."""
    lords = me.observation.lords
    lord = next(lord for lord in lords if lord.hero == str(action.args[0]))
    return lord.slain + 0.5 * len(lord.kept) + 0.3 * sum(lord.attributes)


def lead_astray(me: Policy, decision: Decision, action: Action) -> float:
    """To where the hunter's hero is of least use; it is left where it is, if that is such a place."""
    hunter = int(decision.about["hunter"])
    at = me.observation.lords[hunter].hero_at
    if not action.args or at == NOWHERE:
        return 0.0
    theirs = Decision(hunter, decision.kind, decision.actions)
    names = {region: name for name, region in me.board.region.items()}
    here = me.hero_target(theirs, Action("place_hero", (names[at],)))
    return here - me.hero_target(theirs, Action("place_hero", (str(action.args[1]),)))


RANKINGS: Final[dict[str, Callable[[Policy, Decision, Action], float]]] = {
    "lay_down": lay_down,
    "lead_astray": lead_astray,
}
