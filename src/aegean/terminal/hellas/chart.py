"""The map of Hellas in text: every region a box about where it lies, with lines for borders and dotted ones for trails.

The boxes stand like bricks, so that every border is a short line between two boxes. Places are counted in half boxes
from west to east and in rows from north to south; how many characters that is, the `Scale` says.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from aegean.terminal.blocks import trimmed
from aegean.terminal.hellas.canvas import Canvas
from aegean.terminal.hellas.sights import Sights
from aegean.terminal.hellas.signs import BORDER, SEA
from aegean.terminal.hellas.words import Words
from aegean.terminal.painter import Scene


class Place(NamedTuple):
    row: int
    left: int
    right: int
    rows: int = 1

    @property
    def last_row(self) -> int:
        return self.row + self.rows - 1


PLACES: Final = {
    "epirus": Place(0, 1, 3, rows=2),
    "macedonia": Place(0, 3, 5),
    "chalkidiki": Place(0, 8, 10),
    "thessaly": Place(1, 3, 5),
    "euboea": Place(1, 8, 10),
    "acarnania": Place(2, 0, 2),
    "aetolia": Place(2, 2, 4),
    "locris": Place(2, 4, 6),
    "phocis": Place(2, 6, 8),
    "boeotia": Place(2, 8, 10),
    "achaea": Place(3, 4, 6),
    "corinthia": Place(3, 6, 9),
    "attica": Place(3, 9, 11),
    "elis": Place(4, 3, 5),
    "arcadia": Place(4, 5, 7),
    "argolis": Place(4, 7, 9),
    "messenia": Place(5, 4, 6),
    "laconia": Place(5, 6, 8),
    "crete": Place(5, 8, 11),
}
_ROWS: Final = 6
_WIDTH: Final = 11
_CORNER: Final = (3, 3)  # row and half boxes: the free sea in the south-west, from this row on and so wide
# A trail that has to go around others: it leaves the first box to the east and comes back to the second from there.
_AROUND: Final = (("euboea", "crete"),)


_BESIDE: Final = 3  # boxes in a row below the map


def places_of(regions: Iterable[str]) -> dict[str, Place]:
    """Where every region is drawn: those of the map in their places, all others in rows below it."""
    further = [name for name in regions if name not in PLACES]
    width = _WIDTH // _BESIDE
    return PLACES | {
        name: Place(_ROWS + number // _BESIDE, number % _BESIDE * (width + 1), number % _BESIDE * (width + 1) + width)
        for number, name in enumerate(further)
    }


class Scale(NamedTuple):
    unit: int  # columns of half a box
    height: int  # lines of a box
    rows: int = _ROWS

    def of(self, regions: Iterable[str]) -> Scale:
        """The same with all the rows that these regions take."""
        return self._replace(rows=1 + max(place.last_row for place in places_of(regions).values()))

    @property
    def columns(self) -> int:
        return _WIDTH * self.unit + 1

    @property
    def lines(self) -> int:
        return self.rows * (self.height + 1) - 1

    @property
    def corner(self) -> tuple[int, int]:
        """Columns and lines of the free corner of the map."""
        return _CORNER[1] * self.unit - 1, self._replace(rows=_ROWS).lines - self.top(_CORNER[0])

    def column(self, place: float) -> int:
        return int(place * self.unit)

    def top(self, row: int) -> int:
        return row * (self.height + 1)


def chart(scene: Scene, words: Words, scale: Scale, corner: Sequence[Text] = ()) -> list[Text]:
    """The map in its scale; what stands in the corner is cut to the room there."""
    scale = scale.of(scene.view["regions"])
    places = places_of(scene.view["regions"])
    canvas = Canvas(scale.lines)
    sights = Sights(scene, words)
    for name, place in places.items():
        width = (place.right - place.left) * scale.unit - 1
        height = place.rows * (scale.height + 1) - 1
        canvas.put_block(scale.column(place.left), scale.top(place.row), sights.box(name, width, height))
    for one, other in _pairs(words, sea=False):
        _draw(canvas, scale, one, other, words.signs.across, words.signs.down, BORDER)
    for one, other in _pairs(words, sea=True):
        if (one, other) in _AROUND or (other, one) in _AROUND:
            continue
        _draw(canvas, scale, one, other, words.signs.sea_across, words.signs.sea_down, SEA)
    for one, other in _AROUND:
        _draw_around(canvas, scale, PLACES[one], PLACES[other], words)
    columns, rows = scale.corner
    for number, line in enumerate(corner[:rows]):
        canvas.put(0, scale.top(_CORNER[0]) + number, trimmed(line.copy(), columns, words.signs.more))
    return canvas.lines()


def _pairs(words: Words, sea: bool) -> Iterator[tuple[str, str]]:
    """Every border, or every trail, once, of the map; boxes below it name their neighbours instead."""
    for name, region in words.regions.items():
        for other in region.sea_trails if sea else region.neighbours:
            if name < other and name in PLACES and other in PLACES:
                yield name, other


def _draw(canvas: Canvas, scale: Scale, one: str, other: str, across: str, down: str, style: str) -> None:
    """A straight line between two boxes, side by side or one above the other."""
    a, b = sorted((PLACES[one], PLACES[other]), key=lambda place: (place.left, place.row))
    rows = [row for row in range(a.row, a.last_row + 1) if b.row <= row <= b.last_row]
    if rows:
        start, end = scale.column(a.right) - 1, scale.column(b.left)
        canvas.put(start, scale.top(rows[0]), Text(across * (end - start), style))
        return
    upper, lower = sorted((a, b))
    column = scale.column((max(a.left, b.left) + min(a.right, b.right)) / 2)
    for line in range(scale.top(upper.last_row + 1) - 1, scale.top(lower.row)):
        canvas.put(column, line, Text(down, style))


def _draw_around(canvas: Canvas, scale: Scale, start: Place, end: Place, words: Words) -> None:
    """East out of one box, south along the edge of the map, and west into the other."""
    signs = words.signs
    edge = scale.columns - 1
    first, last = scale.top(start.row), scale.top(end.row)
    for line, place, bend in ((first, start, signs.bend_down), (last, end, signs.bend_back)):
        column = scale.column(place.right) - 1
        canvas.put(column, line, Text(signs.sea_across * (edge - column) + bend, SEA))
    for line in range(first + 1, last):
        canvas.put(edge, line, Text(signs.sea_down, SEA))
