"""Reading a description: a value of the wrong kind is refused by the name of its field, with what would be accepted."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final, TypeAlias

from aegean.core.errors import PositionError, nearest
from aegean.core.values import Plain
from aegean.delphi.board import Board, name_of
from aegean.delphi.names import COLOUR, COLOURS

Table: TypeAlias = Mapping[str, Plain]


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


def refused(field: str, reason: str) -> PositionError:
    return PositionError(f"{field}: {reason}")


def read_table(value: Plain, field: str, known: Iterable[str]) -> Table:
    keys = tuple(known)
    if not isinstance(value, Mapping):
        raise refused(field, f"a table with the keys {', '.join(keys)} is expected, not {_shown(value)}")
    for key in value:
        if key not in keys:
            guess = nearest(str(key), keys, most=0)
            hint = f"{guess} " if guess.startswith("did") else ""
            raise refused(field, f"there is no key {_shown(key)}: {hint}The keys are {', '.join(keys)}")
    return value


def read_list(value: Plain, field: str, of: str, most: int | None = None) -> list[Plain]:
    if not isinstance(value, list | tuple):
        raise refused(field, f"a list of {of} is expected, not {_shown(value)}")
    if most is not None and len(value) > most:
        raise refused(field, f"{len(value)} {of} are too many: there are at most {most}")
    return list(value)


def read_number(value: Plain, field: str, low: int = 0, high: int | None = None) -> int:
    allowed = f"from {low} to {high}" if high is not None else f"{low} or more"
    if type(value) is not int or value < low or (high is not None and value > high):
        raise refused(field, f"{_shown(value)} is not possible: it is a whole number, {allowed}")
    return value


def read_flag(value: Plain, field: str) -> bool:
    if not isinstance(value, bool):
        raise refused(field, f"true or false is expected, not {_shown(value)}")
    return value


def read_word(value: Plain, field: str, known: Iterable[str]) -> str:
    words = tuple(known)
    if not isinstance(value, str) or value not in words:
        raise refused(field, f"{_shown(value)} is unknown: {nearest(str(value), words, most=24)}")
    return value


def read_words(value: Plain, field: str, of: str, known: Iterable[str]) -> list[str]:
    words = tuple(known)
    return [read_word(item, f"{field}[{n}]", words) for n, item in enumerate(read_list(value, field, of))]


def read_colour(value: Plain, field: str) -> int:
    return COLOUR[read_word(value, field, COLOURS)]


def read_colours(value: Plain, field: str) -> list[int]:
    return [COLOUR[word] for word in read_words(value, field, "colours", COLOURS)]


def read_colour_set(value: Plain, field: str) -> int:
    """Colours of which none may occur twice, as a bit set."""
    colours = read_colours(value, field)
    for colour in colours:
        if colours.count(colour) > 1:
            raise refused(field, f"{COLOURS[colour]} is there {colours.count(colour)} times, and can be only once")
    return sum(1 << colour for colour in colours)


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
        raise refused(field, f"a table by hex is expected, not {_shown(value)}")
    return {read_island(at, field, board, kind): (said, f'{field}."{at}"') for at, said in value.items()}


def _what_lies_at(value: Plain, board: Board) -> str:
    for at, terrain in board.terrain.items():
        if name_of(at) == value:
            return f"{value} is {_KINDS[terrain.kind]}"
    return f"{_shown(value)} is no hex of this map"


def _shown(value: Plain) -> str:
    return repr(value)[:60]
