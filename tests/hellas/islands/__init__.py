"""A small expansion of the tests' own, through every seam of the rules: a region with a temple of its own kind, a
monster with a passive, a blessing, a regular action, a step with actions of its own, a part with a secret, answers to
queries, ways by sea ports, a hook in a procedure, a hero that is held off the map, and a victory."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from aegean.hellas.expansions import MODULES
from aegean.hellas.expansions.matrix import Line, printed
from aegean.hellas.game import HellasGame
from aegean.hellas.modules import Module
from tests.hellas.islands import harbour

ISLANDS: Final = Module("islands", data=Path(__file__).parent / "data", chapters=(harbour.CHAPTER,))
LEAGUE: Final = Module("league", sides=lambda seats: tuple(seat % 2 for seat in range(seats)))

OPTIONS: Final = {"expansions": ["islands"]}


def game() -> HellasGame:
    """The game with two modules more: the islands, and a mode in which every other seat is on one side."""
    matrix = printed().with_line("islands", Line(seats=(2, 3, 4), excludes=("league",)))
    return HellasGame(
        modules=(*MODULES, ISLANDS, LEAGUE), matrix=matrix.with_line("league", Line(seats=(4,), mode=True))
    )
