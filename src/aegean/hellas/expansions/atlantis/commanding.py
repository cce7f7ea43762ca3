"""Who commands Talos: whoever controls the region of the Factory (HI-2.4). The part tells it to those who look."""

from __future__ import annotations

from typing import ClassVar, Final

from aegean.core.parts import Observed, Part
from aegean.core.values import Plain
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, ON_MAP, Hellas
from aegean.hellas.rules import Rules

TALOS: Final = "talos"
FACTORY: Final = "factory"


def factory_region(rules: Rules) -> int:
    """Where the Factory is built."""
    return rules.temple_site[-1 - rules.temple_kinds.index(FACTORY)]


def commander(p: Hellas) -> int:
    """The seat that commands Talos, or NOBODY."""
    if p.monster_state[p.rules.monster[TALOS]] != ON_MAP:
        return NOBODY
    return p.control[factory_region(p.rules)]


class Commanded(Part):
    """Nothing is kept: the map says it."""

    KEY: ClassVar[str] = "atlantis"
    OBSERVED: ClassVar[tuple[Observed, ...]] = (Observed("commander", "seat"),)
    __slots__ = ()

    def __init__(self, rules: Rules, seats: int) -> None:
        """As it is before setup."""

    def view(self, p: Hellas, seat: int | None) -> Plain:
        return {"commander": commander(p)}


CHAPTER: Final[Chapter] = Chapter(__name__, part=("atlantis", Commanded))
