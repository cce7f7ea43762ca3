"""How all players stand in a position, in numbers for a judge that was learned. Each game's bots portray their own."""

from __future__ import annotations

from typing import NamedTuple


class Layout:
    """What the numbers of a row are. There is one of it for each kind of table, so it is told apart by identity."""

    __slots__ = ("names",)

    def __init__(self, names: tuple[str, ...]) -> None:
        self.names = names


class Portrait(NamedTuple):
    """Rows of the same numbers for all seats, as one seat sees them."""

    layout: Layout
    rows: list[list[float]]
