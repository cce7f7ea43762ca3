"""A map of hexes that stand on a point, drawn in text: every second row is shifted by half a cell."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby

from rich.text import Text

Hex = tuple[int, int]
_MARGIN_GAP = 1


def read_hex(name: str) -> Hex:
    """The place of a hex by its name in the notation: "3,-1"."""
    q, _, r = name.partition(",")
    return int(q), int(r)


def column(at: Hex) -> int:
    """Where a hex lies from west to east, in halves of a hex."""
    return 2 * at[0] + at[1]


def hex_map(cells: Mapping[Hex, Sequence[Text]], width: int, labels: bool) -> Text:
    """All cells in their places. Each is one or more lines of exactly `width` characters.

    With `labels`, the first hex of every row has its name written before it.
    """
    west = min(map(column, cells))
    rows = [
        (r, sorted((at for at in row), key=column))
        for r, row in groupby(sorted(cells, key=lambda at: at[1]), lambda at: at[1])
    ]

    def left(at: Hex) -> int:
        return (column(at) - west) * width // 2

    gutter = max(len(_name(row[0])) + _MARGIN_GAP - left(row[0]) for _, row in rows) if labels else 0
    gutter = max(gutter, 0)
    lines: list[Text] = []
    for _, row in rows:
        for number in range(len(cells[row[0]])):
            line = Text(no_wrap=True)
            if labels and not number:
                line.append(_name(row[0]).rjust(gutter + left(row[0]) - _MARGIN_GAP), "dim")
            for at in row:
                line.append(" " * (gutter + left(at) - line.cell_len))
                line.append_text(cells[at][number])
            lines.append(line)
    return Text("\n", no_wrap=True).join(lines)


def _name(at: Hex) -> str:
    return f"{at[0]},{at[1]}"
