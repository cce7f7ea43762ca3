"""The ways to win: two for Kronos, three for the heroes, who win together (HK-13)."""

from __future__ import annotations

from typing import Final

from aegean.hellas.expansions.kronos.board import board, finals_unlocked, heroes, is_active, level, seat_of_kronos
from aegean.hellas.expansions.kronos.printed import HOSTILE, NEUTRAL, printed
from aegean.hellas.modules import Chapter, Win
from aegean.hellas.position import NOBODY, ON_MAP, SLAIN, Hellas
from aegean.hellas.victories import WHOLE

CHAPTER: Final[Chapter] = Chapter(__name__)

_GATES: Final = 30  # how much of the way the closing of the Gates of Tartarus is
_RHEA: Final = 20  # and the Blessing of Rhea to the death of Kronos


def _for_kronos(p: Hellas, now: int, share: int) -> list[tuple[int, int]]:
    return [(now, share) if seat == seat_of_kronos(p) else (0, 0) for seat in range(p.seats)]


def _for_heroes(p: Hellas, now: int, share: int) -> list[tuple[int, int]]:
    return [(0, 0) if seat == seat_of_kronos(p) else (now, share) for seat in range(p.seats)]


# -- Kronos ------------------------------------------------------------------------------------------------------------


def _hostile(p: Hellas) -> int:
    return sum(level(p, land) == HOSTILE for land in range(len(p.rules.land_ids)))


def _five_lands(p: Hellas, needed: int) -> list[int]:
    return [seat_of_kronos(p)] if _hostile(p) >= needed else []


def _lands_race(p: Hellas, needed: int) -> list[tuple[int, int]]:
    """Each step down counts."""
    steps = sum(NEUTRAL - min(NEUTRAL, level(p, land)) for land in range(len(p.rules.land_ids)))
    return _for_kronos(p, _hostile(p), WHOLE * steps // (NEUTRAL * needed))


CHAPTER.victories["five_hostile_lands"] = Win(_five_lands, _lands_race)


def _three_ruins(p: Hellas, needed: int) -> list[int]:
    return [seat_of_kronos(p)] if p.levels.count(0) >= needed else []


def _ruins_race(p: Hellas, needed: int) -> list[tuple[int, int]]:
    """A destroyed monument counts whole; of one that stands the fewer levels it has the more, up to a half."""
    most = p.rules.limits["monument_levels"]
    gone = sum(WHOLE if not height else WHOLE * (most - height) // (2 * most) for height in p.levels)
    return _for_kronos(p, p.levels.count(0), gone // needed if finals_unlocked(p) or 0 in p.levels else 0)


CHAPTER.victories["three_destroyed_monuments"] = Win(_three_ruins, _ruins_race)


# -- the heroes --------------------------------------------------------------------------------------------------------


def _kronos_slain(p: Hellas, needed: int) -> list[int]:
    return heroes(p) if p.monster_state[printed(p.rules).monster] == SLAIN else []


def _kronos_race(p: Hellas, needed: int) -> list[tuple[int, int]]:
    monster = printed(p.rules).monster
    if p.monster_state[monster] == SLAIN:
        return _for_heroes(p, 1, WHOLE)
    symbols = len(p.symbols(monster))
    covered = symbols - len(p.uncovered(monster))
    share = (WHOLE - _RHEA) * covered // symbols
    return _for_heroes(p, 0, share + (0 if is_active(p, "blessing_of_rhea") else _RHEA))


CHAPTER.victories["kronos_slain"] = Win(_kronos_slain, _kronos_race)


def _held(p: Hellas, land: int) -> tuple[int, int]:
    """How many regions of a land the heroes control together, and how many count: all but Kronos' own."""
    regions = [region for region in p.rules.regions_of_land[land] if region != board(p).region]
    return sum(p.control[region] != NOBODY for region in regions), len(regions)


def _three_lands(p: Hellas, needed: int) -> list[int]:
    whole = 0
    for land in range(len(p.rules.land_ids)):
        held, of = _held(p, land)
        whole += held == of
    return heroes(p) if whole >= needed else []


def _heroes_race(p: Hellas, needed: int) -> list[tuple[int, int]]:
    parts = [WHOLE * held // of for held, of in (_held(p, land) for land in range(len(p.rules.land_ids)))]
    return _for_heroes(p, parts.count(WHOLE), sum(sorted(parts, reverse=True)[:needed]) // needed)


CHAPTER.victories["three_lands"] = Win(_three_lands, _heroes_race)


def _tartarus(p: Hellas, needed: int) -> list[int]:
    return heroes(p) if board(p).emptied else []


def _tartarus_race(p: Hellas, needed: int) -> list[tuple[int, int]]:
    """With the gates closed the fewer monsters there are the nearer it is; the last of them must be slain."""
    if board(p).emptied:
        return _for_heroes(p, 1, WHOLE)
    if is_active(p, "closing_of_tartarus"):
        return _for_heroes(p, 0, 0)
    monsters = len(p.rules.monsters) - 1
    left = max(1, p.monster_state.count(ON_MAP))
    return _for_heroes(p, 0, _GATES + (WHOLE - _GATES) * (monsters - left) // monsters)


CHAPTER.victories["tartarus"] = Win(_tartarus, _tartarus_race)
