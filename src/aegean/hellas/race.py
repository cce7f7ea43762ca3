"""How near every seat is to every victory (H-23), for all to see."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from aegean.core.values import Plain
from aegean.hellas.position import NOBODY, Hellas

_WHOLE: Final = 100


def race_of(p: Hellas) -> dict[str, Plain]:
    """By victory: how many of what counts are needed, how many each seat has, and how much of the way that is, in
    hundredths; these count parts of what does not count yet."""
    return {
        name: {
            "needed": needed,
            "now": [now for now, _ in runners],
            "share": [min(_WHOLE, share) for _, share in runners],
        }
        for name, needed in p.rules.needed.items()
        if needed and name in RACES
        for runners in [RACES[name](p, needed)]
    }


def _lands(p: Hellas, needed: int) -> list[tuple[int, int]]:
    """Whole lands; the lands of which most regions are held are the way to them."""
    parts: list[list[int]] = [[] for _ in range(p.seats)]
    for land in p.rules.lands_to_hold:
        held = [0] * p.seats
        for region in land:
            if p.control[region] != NOBODY:
                held[p.control[region]] += 1
        for seat, count in enumerate(held):
            if count:
                parts[seat].append(_WHOLE * count // len(land))
    return [(most.count(_WHOLE), sum(sorted(most, reverse=True)[:needed]) // needed) for most in parts]


def _temples(p: Hellas, needed: int) -> list[tuple[int, int]]:
    held = [0] * p.seats
    for region, temple in enumerate(p.temples):
        if temple and p.control[region] != NOBODY:
            held[p.control[region]] += 1
    return [(count, _WHOLE * count // needed) for count in held]


def _monsters(p: Hellas, needed: int) -> list[tuple[int, int]]:
    return [(slain.bit_count(), _WHOLE * slain.bit_count() // needed) for slain in p.slain]


def _tokens(p: Hellas, needed: int) -> list[tuple[int, int]]:
    """Half of the way is to complete a monument, by whoever; then the tokens that have left its card count for whoever
    controls its region."""
    if p.king_builder == NOBODY:
        levels = p.rules.limits["monument_levels"]
        highest = [0] * p.seats
        for god, region in enumerate(p.rules.god_region):
            owner = p.control[region]
            if owner != NOBODY:
                highest[owner] = max(highest[owner], p.levels[god])
        return [(0, _WHOLE * level // (2 * levels)) for level in highest]
    gone = needed - p.king_tokens
    holder = p.control[p.king_region]
    share = _WHOLE // 2 + _WHOLE * gone // (2 * needed)
    return [(gone, share) if seat == holder else (0, 0) for seat in range(p.seats)]


RACES: Final[dict[str, Callable[[Hellas, int], list[tuple[int, int]]]]] = {
    "warlord_of_hellas": _lands,
    "favored_of_the_gods": _temples,
    "monster_slayer": _monsters,
    "king_of_kings": _tokens,
}
