"""How a lord answers Hades: monsters to drive, hoplites to strike or to give up, Warriors to place and to lead."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from aegean.core.values import Action, Decision

if TYPE_CHECKING:
    from aegean.bots.hellas.policy import Policy

_LEAST: Final = 0.3  # harm to others for which a monster is driven at all
_ENOUGH: Final = 4  # hoplites in a region of which two may be given up
_FEW: Final = 2  # priests above which another one is not worth hoplites


def _place_of(me: Policy, monster: str) -> int | None:
    return next((one.at for one in me.observation.monsters if one.name == monster), None)


def drive_monster(me: Policy, decision: Decision, action: Action) -> float:
    """The one that does others most harm beside where it stands, or leaves one's own hoplites alone."""
    at = _place_of(me, str(action.args[0])) if action.args else None
    if at is None:
        return _LEAST
    return max(me.harm(decision.seat, end) for end in (at, *me.board.neighbours[at])) - min(
        0.0, me.harm(decision.seat, at)
    )


def command_monster(me: Policy, decision: Decision, action: Action) -> float:
    """It attacks where that harms others more than oneself, else it goes where it would."""
    at = _place_of(me, str(decision.about["monster"]))
    if at is None or action.kind == "done":
        return 0.0
    here = me.harm(decision.seat, at)
    if action.kind == "monster_attack":
        return here
    return 0.5 * (max(me.harm(decision.seat, end) for end in me.board.neighbours[at]) - here)


def strike_enemy(me: Policy, decision: Decision, action: Action) -> float:
    """Where one would like to be, and the less they are there, the better."""
    if not action.args:
        return 0.0
    at = me.board.region[str(action.args[0])]
    return 1.0 + me.wants(decision.seat)[at] / (1 + me.observation.size[at])


def remove_hoplite(me: Policy, decision: Decision, action: Action) -> float:
    at = me.board.region[str(action.args[0])]
    return 0.3 * me.observation.army[decision.seat][at] - me.wants(decision.seat)[at]


def soul_bargain(me: Policy, decision: Decision, action: Action) -> float:
    if not action.args:
        return 0.0
    at, seat = me.board.region[str(action.args[0])], decision.seat
    spare = me.observation.army[seat][at] - _ENOUGH
    return 0.5 + 0.1 * spare if spare >= 0 and me.observation.lords[seat].priests <= _FEW else -1.0


def place_warrior(me: Policy, decision: Decision, action: Action) -> float:
    """Where others might start or grow and oneself need not: with a Warrior in it a region is dear to take. Beside
    others who have started already it hinders them most."""
    o, board = me.observation, me.board
    at = board.region[str(action.args[0])]
    value = 0.2 * board.recruits[at] + (0.4 if board.shrine[at] else 0.0) - 0.1 * board.rules.population[at]
    for other, army in enumerate(o.army):
        if other != decision.seat:
            value += sum(0.5 / (1 + board.far[at][n]) for n, hoplites in enumerate(army) if hoplites)
    return value - (2.0 if o.control[at] not in (-1, decision.seat) else 0.0) - o.warriors.get(at, 0)


def escort(me: Policy, decision: Decision, action: Action) -> float:
    """All go into a battle; out of a region that is threatened, or into one that lacks people for control, none."""
    count = int(action.args[0]) if action.args else 0
    o, seat = me.observation, decision.seat
    start, end = (me.board.region[str(decision.about[key])] for key in ("start", "region"))
    if o.holder[end] not in (-1, seat):
        return float(count)
    if o.control[end] == -1 or (me.prospects.is_threatened(seat, start) and o.army[seat][start] > 1):
        return -float(count)
    return count * (me.prospects.taking(seat)[end] - me.prospects.taking(seat)[start] - 0.01)


RANKINGS: Final[dict[str, Callable[[Policy, Decision, Action], float]]] = {
    "command_monster": command_monster,
    "drive_monster": drive_monster,
    "escort": escort,
    "place_warrior": place_warrior,
    "remove_hoplites": remove_hoplite,
    "soul_bargain": soul_bargain,
    "strike_enemy": strike_enemy,
}
