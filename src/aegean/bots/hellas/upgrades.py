"""What upgrades of an army are worth to a lord: each of their effects is judged by how the lord stands.

A worth of 1 is that of a blessing like most. An effect that is not known here is worth a little less.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aegean.bots.hellas.observation import NOBODY, Observation
from aegean.bots.hellas.weights import Weights
from aegean.hellas.components import Effect

_UNKNOWN: Final = 0.7
_OPENS: Final = 0.3  # of the better lower upgrade's worth: what an upper one opens
_FOLLOWS: Final = 0.6  # the same when a board is chosen, and both are still to come

Judging = Callable[[Observation, int], float]


# -- how a lord stands ------------------------------------------------------------------------------------------------


def _hoplites(o: Observation, seat: int) -> int:
    return sum(o.army[seat])


def _fights(o: Observation, seat: int) -> float:
    """How much of one's army stands next to somebody else's, between 0 and 1."""
    mine = [at for at, count in enumerate(o.army[seat]) if count]
    if not mine:
        return 0.0
    near = [at for at in mine if any(o.size[n] and o.holder[n] != seat for n in o.board.neighbours[at])]
    return len(near) / len(mine)


def _held(o: Observation, seat: int) -> list[int]:
    return [at for at, owner in enumerate(o.control) if owner == seat]


def _cities(o: Observation, seat: int) -> int:
    return sum(1 for at in _held(o, seat) if o.board.recruits[at])


def _empty(o: Observation, seat: int) -> int:
    return sum(1 for at in _held(o, seat) if not o.army[seat][at])


def _to_settle(o: Observation, seat: int) -> int:
    """Regions of nobody's that would be easier to take."""
    return sum(1 for at, owner in enumerate(o.control) if owner == NOBODY and o.population(seat, at) > 1)


def _beasts_near(o: Observation, seat: int) -> int:
    """Monsters among one's hoplites, or next to them."""
    return sum(
        1
        for monster in o.monsters
        if o.army[seat][monster.at] or any(o.army[seat][n] for n in o.board.neighbours[monster.at])
    )


def _prey(o: Observation, seat: int) -> int:
    """Monsters that an army is near enough and large enough to pay for."""
    return sum(
        1
        for monster in o.monsters
        if len(monster.shores) == 1
        and o.army[seat][monster.at] + max((o.army[seat][n] for n in o.board.neighbours[monster.at]), default=0) > 2
    )


def _hunts(o: Observation, seat: int) -> float:
    lord = o.lords[seat]
    return min(1.0, 0.3 * lord.slain + 0.25 * (lord.stored[o.board.strength] - 1))


# By effect: what it is worth to the seat, and the victory that it serves.
_WORTH: Final[dict[str, tuple[Judging, str]]] = {
    "kill_after_battle": (lambda o, seat: 0.5 + 0.7 * _fights(o, seat), "warlord"),
    "give_no_quarter": (lambda o, seat: 0.5 + 0.6 * _fights(o, seat), "warlord"),
    "wound_for_hoplites": (lambda o, seat: 0.5 + 0.35 * _prey(o, seat) + 0.5 * o.lords[seat].slain, "slayer"),
    "lower_population_strength": (lambda o, seat: 0.3 + 0.06 * _to_settle(o, seat), "warlord"),
    "leave_neutral": (lambda o, seat: 0.2 + 0.15 * _empty(o, seat), "temples"),
    "withstand_region_attacks": (lambda o, seat: 0.2 + 0.35 * _beasts_near(o, seat), "temples"),
    "move_more_hoplites": (lambda o, seat: 0.8 + 0.04 * _hoplites(o, seat), "warlord"),
    "march_range": (lambda o, seat: 0.6 + 0.04 * _hoplites(o, seat), "king"),
    "army_strength": (lambda o, seat: 0.5 + 0.5 * _fights(o, seat), "warlord"),
    "fortify_more": (lambda o, seat: 0.2 + 0.18 * _cities(o, seat), "king"),
    "lose_nobody_by_defeat": (lambda o, seat: 0.4 + 0.4 * _fights(o, seat), "king"),
    "recruit_more": (lambda o, seat: 1.1 if o.lords[seat].supply > 2 else 0.4, "warlord"),
    "recruit_after_victory": (lambda o, seat: 0.4 + 0.6 * _fights(o, seat), "warlord"),
    "recruit_more_usurping": (lambda o, seat: 0.2 + 0.3 * o.glory.count(seat), "king"),
    "recruit_more_preparing": (lambda o, seat: 0.5 if o.lords[seat].supply > 2 else 0.1, "temples"),
    "draw_after_victory": (lambda o, seat: 0.4 + 0.5 * _fights(o, seat), "warlord"),
    "hold_more_cards": (lambda o, seat: 0.9, "slayer"),
    "draw_more_hunting": (lambda o, seat: 0.4 + 0.7 * _hunts(o, seat), "slayer"),
}


# -- worths -----------------------------------------------------------------------------------------------------------


def _judged(o: Observation, seat: int, effects: tuple[Effect, ...], weights: Weights | None) -> float:
    worth = 0.0
    for one in effects:
        judging, victory = _WORTH.get(one.effect, (lambda o, seat: _UNKNOWN, "king"))
        worth += judging(o, seat) * (1.0 if weights is None else float(getattr(weights, victory)))
    return worth


def upgrade_worth(o: Observation, seat: int, name: str, weights: Weights | None = None) -> float:
    """What an upgrade is worth to a seat that has it; with weights, to one who likes some victories more."""
    return _judged(o, seat, o.board.upgrades[name].effects, weights)


def gaining_worth(o: Observation, seat: int, name: str) -> float:
    """What it is worth to take it: an upper one opens the way to the lower ones."""
    upgrade = o.board.upgrades[name]
    worth = upgrade_worth(o, seat, name) + 0.5 * len(upgrade.gain)
    if upgrade.level != "upper":
        return worth
    return worth + _OPENS * max(upgrade_worth(o, seat, lower) for lower in _lower(o, upgrade.board))


def board_worth(o: Observation, seat: int, board: str, weights: Weights) -> float:
    """What a board promises to one who likes some victories more than others."""
    upper = [name for name, upgrade in o.board.upgrades.items() if upgrade.board == board and upgrade.level == "upper"]
    value = sum(upgrade_worth(o, seat, name, weights) for name in upper)
    return value + _FOLLOWS * max(upgrade_worth(o, seat, name, weights) for name in _lower(o, board))


def _lower(o: Observation, board: str) -> list[str]:
    return [name for name, upgrade in o.board.upgrades.items() if upgrade.board == board and upgrade.level == "lower"]
