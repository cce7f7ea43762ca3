"""Aegean: two heavy board games of Greek myth, complete, fair and fast.

>>> import aegean
>>> state = aegean.game("delphi").new(seats=4, seed=7)
>>> state.decision.kind
'choose_colour'
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from pathlib import Path

from aegean.core.errors import (
    AegeanError,
    IllegalAction,
    LoadError,
    NotationError,
    OptionError,
    PositionError,
    RecordError,
    nearest,
)
from aegean.core.game import Game
from aegean.core.packs import PackError
from aegean.core.records import Record
from aegean.core.refusal import Refusal
from aegean.core.state import State
from aegean.core.undo import Play, UndoError
from aegean.core.values import Action, Decision, Event, Result

__all__ = [
    "Action",
    "AegeanError",
    "Decision",
    "Event",
    "Game",
    "IllegalAction",
    "LoadError",
    "NotationError",
    "OptionError",
    "PackError",
    "Play",
    "PositionError",
    "Record",
    "RecordError",
    "Refusal",
    "Result",
    "State",
    "UndoError",
    "game",
    "games",
]

_GAMES = {"delphi": "aegean.delphi.game:DelphiGame", "hellas": "aegean.hellas.game:HellasGame"}
_loaded: dict[tuple[str, tuple[Path, ...]], Game] = {}


def games() -> tuple[str, ...]:
    """The ids of all games."""
    return tuple(_GAMES)


def game(id_: str, packs: Iterable[Path | str] = ()) -> Game:
    """A game by its id; `packs` are folders of a player's own that override entries of its data."""
    if id_ not in _GAMES:
        raise OptionError(f"there is no game {id_!r}: {nearest(str(id_), _GAMES)}")
    key = (id_, tuple(Path(pack) for pack in packs))
    if key not in _loaded:
        module, _, name = _GAMES[id_].partition(":")
        _loaded[key] = getattr(import_module(module), name)(key[1])
        _loaded[key].called = key
    return _loaded[key]
