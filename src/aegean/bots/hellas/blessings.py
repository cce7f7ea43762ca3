"""What blessings are worth to a lord that depend on how the lord stands: those of ports, lands and armies.

A worth of 1 is that of a blessing like most.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aegean.bots.hellas.observation import Observation

Judging = Callable[[Observation, int], float]


def _ports(o: Observation, seat: int) -> int:
    """The port regions that a lord holds, up to as many as count."""
    return min(3, sum(1 for at in o.board.rules.ports if o.control[at] == seat))


def _by_the_sea(o: Observation, seat: int) -> int:
    """Hoplites that could set out over a sea trail, up to as many as count."""
    return min(4, sum(count for at, count in enumerate(o.army[seat]) if o.board.rules.regions[at].sea_trails))


def _ahead(o: Observation, seat: int) -> float:
    """The share of the others who hold less than the lord."""
    held = [o.control.count(other) for other in range(o.seats)]
    return sum(1 for other in range(o.seats) if held[other] < held[seat]) / (o.seats - 1)


def _nearest_land(o: Observation, seat: int) -> int:
    """How many regions the lord lacks of the land of which it lacks fewest."""
    lands = o.board.rules.regions_of_land
    return min(sum(1 for at in land if o.control[at] != seat) for land in lands)


def fleet_worth(o: Observation, seat: int) -> float:
    """What the attribute is worth beside those of the hero: it fights, and recruits, in port regions alone."""
    return 0.5 + 0.2 * _ports(o, seat)


def raise_worth(o: Observation, seat: int) -> float:
    """What Raise is worth beside the attributes of the hero: the more dead there are to come back, the more."""
    return 0.6 + 0.08 * min(6, o.dead[seat] if o.dead else 0)


def attribute_worth(o: Observation, seat: int, attribute: int) -> float:
    """What an attribute is worth beside those of the hero."""
    if attribute == o.board.fleet:
        return fleet_worth(o, seat)
    return raise_worth(o, seat) if attribute == o.board.raising else 1.0


JUDGED: Final[dict[str, Judging]] = {
    "sea_raiders": lambda o, seat: 0.8 + 0.15 * _by_the_sea(o, seat),
    "tyrant": lambda o, seat: 0.6 + 0.6 * _ahead(o, seat),
    "hegemony": lambda o, seat: (1.8, 1.2, 0.8)[min(2, _nearest_land(o, seat))],
    "harbour_levy": lambda o, seat: 0.5 + 0.4 * _ports(o, seat),
    "following_wind": lambda o, seat: 0.8 + 0.02 * sum(o.army[seat]),
    "earthshaker": lambda o, seat: 0.7,
    "coastal_watch": lambda o, seat: 0.3 + 0.3 * _ports(o, seat),
    "temple_of_the_waves": lambda o, seat: 0.6 + 0.5 * min(1, _ports(o, seat)),
    "shipwrights": lambda o, seat: 1.2,
    "tribute_of_the_sea": lambda o, seat: (0.5, 0.9, 1.6, 1.7)[_ports(o, seat)],
}
