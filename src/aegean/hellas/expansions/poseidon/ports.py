"""Ports: regions that are joined for heroes and for armies on the march, and for nobody else (HP-2)."""

from __future__ import annotations

from typing import ClassVar, Final

from aegean.core.parts import Part
from aegean.core.values import Plain
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas
from aegean.hellas.queries import ARMY, HERO, MARCH, MUSE
from aegean.hellas.rules import Rules


class Ports(Part):
    """Where the ports are. It never changes: the part tells it to those who look at the map."""

    KEY: ClassVar[str] = "ports"
    __slots__ = ()

    def __init__(self, rules: Rules, seats: int) -> None:
        """Nothing is kept: the rules know."""

    def view(self, p: Hellas, seat: int | None) -> Plain:
        return {"regions": [p.rules.region_ids[region] for region in p.rules.ports]}


CHAPTER: Final[Chapter] = Chapter(
    __name__,
    words={
        "where": (
            "every_own_port_region",
            "own_port_region",  # one region with a port that the player controls
            "port_region",
        )
    },
    part=("ports", Ports),
)

ABOARD: Final = (HERO, MARCH, ARMY, MUSE)  # who goes from port to port


def has_port(p: Hellas, region: int) -> bool:
    return region in p.rules.ports


def own_ports(p: Hellas, seat: int) -> list[int]:
    """The port regions that the seat controls."""
    return [region for region in p.rules.ports if p.control[region] == seat]


@CHAPTER.answer("ways")
def _from_port_to_port(p: Hellas, mover: str, seat: int, region: int, ends: set[int]) -> set[int]:
    """HP-2.2, HP-2.3."""
    if mover not in ABOARD or not has_port(p, region):
        return ends
    return ends.union(p.rules.ports) - {region}


@CHAPTER.answer("reach")
def _port_regions(p: Hellas, seat: int, where: str | None) -> int | None:
    if where == "port_region":
        return sum(1 << region for region in p.rules.ports)
    if where in ("own_port_region", "every_own_port_region"):
        return sum(1 << region for region in own_ports(p, seat))
    return None
