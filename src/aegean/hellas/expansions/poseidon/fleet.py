"""Fleets: an attribute beside those of the hero, which adds to army strength in port regions (HPF-2)."""

from __future__ import annotations

from typing import Final

from aegean.hellas.expansions.poseidon.ports import has_port
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas

CHAPTER: Final[Chapter] = Chapter(__name__)

FLEET: Final = "fleet"


@CHAPTER.answer("strength_item")
def _ships(p: Hellas, seat: int, region: int) -> list[tuple[str, int]]:
    """As many as the own hoplites in the battle at most (HPF-2.3)."""
    if not has_port(p, region):
        return []
    return [(f"attribute:{FLEET}", min(p.value_of(seat, FLEET), p.army(seat, region)))]
