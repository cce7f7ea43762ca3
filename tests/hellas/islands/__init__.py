"""A small expansion of the tests' own, through every seam of the rules: a region with a temple of its own kind, a
monster with a passive, a blessing, a regular action, a step with actions of its own, a part with a secret, answers to
queries, ways by sea ports, a hook in a procedure, a hero that is held off the map, and a victory. Beside it two modes:
a league of sides, and one in which a seat has a role with a turn of its own."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from aegean.hellas.expansions import MODULES
from aegean.hellas.expansions.matrix import Line, printed
from aegean.hellas.game import HellasGame
from aegean.hellas.modules import Module
from aegean.hellas.rules import LORD
from tests.hellas.islands import harbour, herald

ISLANDS: Final = Module("islands", data=Path(__file__).parent / "data", chapters=(harbour.CHAPTER,))
LEAGUE: Final = Module("league", sides=lambda seats: tuple(seat % 2 for seat in range(seats)))
HERALD: Final = Module("herald", chapters=(herald.CHAPTER,), roles=lambda seats: (*(LORD,) * (seats - 1), herald.ROLE))

OPTIONS: Final = {"expansions": ["islands"]}


def game() -> HellasGame:
    """The game with three modules more: the islands, a mode in which every other seat is on one side, and one in which
    the last seat is a herald."""
    matrix = (
        printed()
        .with_line("islands", Line(seats=(2, 3, 4), excludes=("league",)))
        .with_line("league", Line(seats=(4,), mode=True))
        .with_line("herald", Line(seats=(3, 4), mode=True))
    )
    return HellasGame(modules=(*MODULES, ISLANDS, LEAGUE, HERALD), matrix=matrix)
