"""Victories that no bot was written for: how near they are is what the rules say of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from aegean.core.values import Plain

KNOWN_VICTORIES: Final = ("warlord_of_hellas", "favored_of_the_gods", "monster_slayer", "king_of_kings")
_WHOLE: Final = 100
_FAR: Final = 12.0  # turns to a victory of which nothing is done yet


def other_turns(race: Mapping[str, Plain], seat: int) -> dict[str, float]:
    """Turns to each victory that bots know nothing of, guessed from how much of the way is done."""
    return {
        name: _FAR * (1 - runners["share"][seat] / _WHOLE)
        for name, runners in race.items()
        if name not in KNOWN_VICTORIES
    }
