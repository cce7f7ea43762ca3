"""The ways to win (H-23): who fulfils one, and how near every seat is to it, for all to see. King of Kings, which has a
moment of its own, is `king`."""

from __future__ import annotations

from typing import Final

from aegean.core.values import Plain
from aegean.hellas.modules import Chapter, Win
from aegean.hellas.position import NOBODY, Hellas

CHAPTER: Final[Chapter] = Chapter(__name__)
WHOLE: Final = 100


def race_of(p: Hellas) -> dict[str, Plain]:
    """By victory: how many of what counts are needed, how many each seat has, and how much of the way that is, in
    hundredths; these count parts of what does not count yet."""
    return {
        name: {
            "needed": p.rules.needed[name],
            "now": [now for now, _ in runners],
            "share": [min(WHOLE, share) for _, share in runners],
        }
        for name, win in p.rules.wins.items()
        for runners in [win.race(p, p.rules.needed[name])]
    }


# -- Warlord of Hellas ------------------------------------------------------------------------------------------------


def _warlord(p: Hellas, needed: int) -> list[int]:
    """H-23.3."""
    held, control = [0] * p.seats, p.control
    for regions in p.rules.lands_to_hold:
        owner = control[regions[0]]
        if owner == NOBODY:
            continue
        for region in regions:
            if control[region] != owner:
                break
        else:
            held[owner] += 1
    return [seat for seat, lands in enumerate(held) if lands >= needed]


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
                parts[seat].append(WHOLE * count // len(land))
    return [(most.count(WHOLE), sum(sorted(most, reverse=True)[:needed]) // needed) for most in parts]


# -- Favored of the Gods ----------------------------------------------------------------------------------------------


def _temples_of(p: Hellas) -> list[int]:
    holders = [p.control[region] for region, temple in enumerate(p.temples) if temple]
    return [holders.count(seat) for seat in range(p.seats)]


def _favoured(p: Hellas, needed: int) -> list[int]:
    """H-23.4."""
    if len(p.temples) - p.temples.count(0) < needed:
        return []
    return [seat for seat, temples in enumerate(_temples_of(p)) if temples >= needed]


def _temples(p: Hellas, needed: int) -> list[tuple[int, int]]:
    return [(count, WHOLE * count // needed) for count in _temples_of(p)]


# -- Monster Slayer ---------------------------------------------------------------------------------------------------


def _slayer(p: Hellas, needed: int) -> list[int]:
    """H-23.5."""
    return [seat for seat, slain in enumerate(p.slain) if slain.bit_count() >= needed] if any(p.slain) else []


def _monsters(p: Hellas, needed: int) -> list[tuple[int, int]]:
    return [(slain.bit_count(), WHOLE * slain.bit_count() // needed) for slain in p.slain]


CHAPTER.victories["warlord_of_hellas"] = Win(_warlord, _lands)
CHAPTER.victories["favored_of_the_gods"] = Win(_favoured, _temples)
CHAPTER.victories["monster_slayer"] = Win(_slayer, _monsters)
