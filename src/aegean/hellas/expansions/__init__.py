"""Expansions and modes: each is a module of its own that brings data and registers what the data need.

An expansion's pack holds files of the same names as `hellas/data` with entries of its own. Its module registers
effects, words of the vocabularies, regular and special actions, victories; none of the procedures is touched. A mode is
an expansion that changes how the game is won or who plays with whom. See docs/design.md for what goes where.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, NamedTuple

from aegean.hellas.position import Hellas


class Expansion(NamedTuple):
    id: str
    data: Traversable | Path
    prepare: Callable[[Hellas], None] | None = None  # when the base game's pieces lie ready, before heroes are chosen
    teams: tuple[int, ...] = ()  # for a mode: the team of each seat, if seats win together


EXPANSIONS: Final[dict[str, Expansion]] = {}
MODES: Final[dict[str, Expansion]] = {}


def chosen(expansions: tuple[str, ...], mode: str) -> list[Expansion]:
    """The expansions of a game, and its mode if it is not the standard one."""
    found = [EXPANSIONS[name] for name in expansions]
    return [*found, MODES[mode]] if mode in MODES else found


def every_expansion() -> list[Expansion]:
    return [*EXPANSIONS.values(), *MODES.values()]
