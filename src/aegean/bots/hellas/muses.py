"""What a muse is worth to a lord where she stands, and how a lord answers Apollo.

A worth of 1 is that of a blessing like most.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aegean.bots.hellas.observation import NOBODY, NOWHERE, Observation
from aegean.core.values import Action, Decision

if TYPE_CHECKING:
    from aegean.bots.hellas.policy import Policy

_WAITING: Final = 0.6  # a muse who is still to come
_USURPING: Final = 0.55  # a region that hero and muse may take together
_NEAR: Final = 2  # regions from the muse to a hero who may join her


def _land(o: Observation, at: int) -> list[int]:
    return o.board.rules.regions_of_land[o.board.rules.land_of[at]]


def _own(o: Observation, seat: int, at: int) -> int:
    """The regions that a lord holds in the land of a region."""
    return sum(o.control[region] == seat for region in _land(o, at))


def _army(o: Observation, seat: int, at: int) -> int:
    """The lord's hoplites in that land, up to as many as count."""
    return min(5, sum(o.army[seat][region] for region in _land(o, at)))


def _foes(o: Observation, seat: int, at: int) -> bool:
    """Whether hoplites of others stand in that land."""
    return any(o.holder[region] not in (NOBODY, seat) for region in _land(o, at))


def _kalliope(o: Observation, seat: int, at: int) -> float:
    return 0.2 + 0.2 * _own(o, seat, at)


def _euterpe(o: Observation, seat: int, at: int) -> float:
    neutral = [region for region in _land(o, at) if o.control[region] == NOBODY]
    return 0.3 + 0.25 * len(neutral) + 0.15 * sum(o.army[seat][region] > 0 for region in neutral)


def _erato(o: Observation, seat: int, at: int) -> float:
    return 1.6 if _own(o, seat, at) and o.lords[seat].supply else 0.4


def _klio(o: Observation, seat: int, at: int) -> float:
    if o.glory[o.board.rules.land_of[at]] == seat:
        return 0.3
    return 0.5 + (0.2 * _army(o, seat, at) if _foes(o, seat, at) else 0.0)


def _in_battles(o: Observation, seat: int, at: int) -> float:
    return 0.4 + (0.16 if _foes(o, seat, at) else 0.08) * _army(o, seat, at)


def _terpsichore(o: Observation, seat: int, at: int) -> float:
    return 0.4 + 0.2 * _army(o, seat, at)


def _polyhymnia(o: Observation, seat: int, at: int) -> float:
    return 1.3 if any(o.control[region] == seat and o.temple[region] for region in _land(o, at)) else 0.3


def _urania(o: Observation, seat: int, at: int) -> float:
    land = _land(o, at)
    return 0.3 + 0.35 * sum(monster.at in land for monster in o.monsters)


_JUDGED: Final[dict[str, Callable[[Observation, int, int], float]]] = {
    "kalliope": _kalliope,
    "euterpe": _euterpe,
    "erato": _erato,
    "klio": _klio,
    "melpomene": _in_battles,
    "terpsichore": _terpsichore,
    "thalia": _in_battles,
    "polyhymnia": _polyhymnia,
    "urania": _urania,
}


def muse_worth(o: Observation, seat: int, name: str, at: int) -> float:
    """What she does there, and what Usurp with her may bring."""
    if at == NOWHERE:
        return _WAITING
    judging = _JUDGED.get(name)
    worth = judging(o, seat, at) if judging is not None else _WAITING
    lord = o.lords[seat]
    if "usurp" in lord.specials_used or lord.hero_at == NOWHERE or not may_usurp_by_muse(o, seat, at):
        return worth
    far = o.board.hero_far[lord.hero_at][at]
    return worth + (_USURPING / (1 + far) if far <= _NEAR else 0.0)


def may_usurp_by_muse(o: Observation, seat: int, at: int) -> bool:
    """Whether hero and muse could take a region together."""
    owner, glory = o.control[at], o.glory[o.board.rules.land_of[at]]
    return owner != seat and glory != seat and (owner == NOBODY or glory != owner)


def best_moves(me: Policy, seat: int, actions: list[Action], most: int) -> list[Action]:
    """Where one's muse stands best."""
    held = me.observation.muses[seat]
    if held is None or len(actions) <= most:
        return actions
    name, region = held[0], me.board.region
    return sorted(actions, key=lambda one: -muse_worth(me.observation, seat, name, region[str(one.args[0])]))[:most]


def take_muse(me: Policy, decision: Decision, action: Action) -> float:
    """She comes to the hero: the better one for the land where that stands, or the one that one has."""
    o, seat = me.observation, decision.seat
    if action.args:
        return muse_worth(o, seat, str(action.args[0]), o.lords[seat].place(me.board))
    held = o.muses[seat]
    return muse_worth(o, seat, *held) if held is not None else 0.0


def lead_hoplites(me: Policy, decision: Decision, action: Action) -> float:
    start = me.board.region[str(action.args[0])]
    return int(action.args[1]) - me.wants(decision.seat)[start]


RANKINGS: Final[dict[str, Callable[[Policy, Decision, Action], float]]] = {
    "lead_hoplites": lead_hoplites,
    "take_muse": take_muse,
}
