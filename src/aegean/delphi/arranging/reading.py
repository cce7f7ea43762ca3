"""Reading colours, hexes and islands of a description."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from aegean.core.describing import read_list, read_set, read_word, read_words, refused, shown
from aegean.core.values import Plain
from aegean.delphi.board import Board, name_of
from aegean.delphi.names import COLOUR, COLOURS

_KINDS: Final = {
    "offering": "an offering island",
    "statue": "a statue island",
    "temple": "a temple island",
    "hidden": "a hidden island",
    "monster": "a mountain",
    "city": "a city",
    "water": "water",
    "zeus": "Zeus's hex",
    "shallows": "shallows",
}


def read_colour(value: Plain, field: str) -> int:
    return COLOUR[read_word(value, field, COLOURS)]


def read_colours(value: Plain, field: str) -> list[int]:
    return [COLOUR[word] for word in read_words(value, field, "colours", COLOURS)]


def read_colour_set(value: Plain, field: str) -> int:
    """Colours of which none may occur twice, as a bit set."""
    return read_set(value, field, "colours", COLOURS)


def read_ship_hex(value: Plain, field: str, board: Board) -> int:
    if not isinstance(value, str) or value not in board.place:
        some = ", ".join(board.names[:3])
        raise refused(
            field,
            f"{_what_lies_at(value, board)}; a ship lies on water (such as {some}) or on Zeus's hex "
            f"{board.names[board.zeus]}",
        )
    return board.place[value]


def read_island(value: Plain, field: str, board: Board, kind: str) -> int:
    """The number of an island within its kind, from its hex."""
    if not isinstance(value, str) or value not in board.island[kind]:
        raise refused(
            field,
            f"{_what_lies_at(value, board)}, not {_KINDS[kind]}; those are at {'; '.join(board.island_names[kind])}",
        )
    return board.island[kind][value]


def read_islands(value: Plain, field: str, board: Board, kind: str) -> int:
    """A list of hexes as a bit set of islands."""
    found = 0
    for n, item in enumerate(read_list(value, field, "hexes")):
        bit = 1 << read_island(item, f"{field}[{n}]", board, kind)
        if found & bit:
            raise refused(field, f"{item} is there twice")
        found |= bit
    return found


def read_by_island(value: Plain, field: str, board: Board, kind: str) -> dict[int, tuple[Plain, str]]:
    """A table by hex: for each island named, what is said of it and the name of the field that says it."""
    if not isinstance(value, Mapping):
        raise refused(field, f"a table by hex is expected, not {shown(value)}")
    return {read_island(at, field, board, kind): (said, f'{field}."{at}"') for at, said in value.items()}


def _what_lies_at(value: Plain, board: Board) -> str:
    for at, terrain in board.terrain.items():
        if name_of(at) == value:
            return f"{value} is {_KINDS[terrain.kind]}"
    return f"{shown(value)} is no hex of this map"
