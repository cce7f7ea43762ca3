"""Whoever controls Troy (HW-2). Its walls are in the data: who defends it counts as fortified."""

from __future__ import annotations

from typing import Final

from aegean.hellas.effects.hand import HandLimit
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas
from aegean.hellas.queries import hand_limit

CHAPTER: Final[Chapter] = Chapter(__name__)

TROY: Final = "troy"


def holds_troy(p: Hellas, seat: int) -> bool:
    return p.control[p.rules.region[TROY]] == seat


@CHAPTER.answer("hand_limit")
def _hand_limit(p: Hellas, seat: int) -> int:
    """HW-2.1."""
    return p.rules.numbers["hand_limit_of_troy"] if holds_troy(p, seat) else 0


@CHAPTER.answer("control_taken")
@CHAPTER.answer("control_lost")
def _limit_again(p: Hellas, seat: int, region: int) -> None:
    """Whoever had Troy before discards down to the usual limit."""
    if region == p.rules.region[TROY]:
        for other in p.clockwise(p.active):
            if p.hand_size(other) > hand_limit(p, other):
                p.push(HandLimit(other))


@CHAPTER.answer("recruits")
def _recruits(p: Hellas, seat: int, region: int) -> int:
    """In every region of the Troad of one's own, Troy among them (HW-2.2)."""
    troad = p.rules.land_of[p.rules.region[TROY]]
    if p.rules.land_of[region] != troad or not holds_troy(p, seat):
        return 0
    return p.rules.numbers["recruits_of_troy"]
