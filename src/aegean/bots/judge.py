"""What was learned of how positions stand, as a search asks it.

A judge reads how all seats are portrayed (`aegean.bots.portrait`), as one seat sees them, and what a game's insight
believes of them, and says how likely each is to win. Every seat is read by the same weights: a first layer reads its
row, a second one what the first found there and, on average and at most, in all seats; the mark of a seat is what the
second layer and the row itself say together. Numbers are known by their names, so one judge reads all tables of a game
whose names it has met; of others it says nothing.

NumPy makes it quick; without NumPy it says the same, and takes a few milliseconds. It is learned by `aegean.learning`.
"""

from __future__ import annotations

import json
import struct
from collections.abc import Mapping, Sequence
from hashlib import sha256
from importlib import import_module
from importlib.util import find_spec
from math import log
from pathlib import Path
from typing import Any, Final

from aegean.bots.insight import softmax
from aegean.bots.portrait import Layout, Portrait
from aegean.core.errors import OptionError
from aegean.core.game import Game

FORMAT: Final = 2
LEAST: Final = 1e-3  # of a chance: less is taken for so much
BELIEVED: Final = "believed"  # the last of a judge's numbers: the logarithm of the chance without it
# Shapes of the parts, by how many numbers a row has and how wide the layers are.
PARTS: Final[dict[str, tuple[str, ...]]] = {
    "first": ("numbers", "first"), "first_offset": ("first",), "own": ("first", "second"), "mean": ("first", "second"),
    "most": ("first", "second"), "second_offset": ("second",), "marks": ("second",), "straight": ("numbers",),
}  # fmt: skip
_OF_ROWS: Final = ("first", "straight")  # parts with an entry for each number of a row
_QUICK: Final = find_spec("numpy") is not None

Row = list[float]
Parts = Mapping[str, Any]  # rows of numbers, or arrays of NumPy


class Judge:
    def __init__(self, game: str, version: str, names: Sequence[str], parts: Mapping[str, Any]) -> None:
        """`parts`: nested lists of numbers, by the names in `PARTS`."""
        self.game = game
        self.version = version  # of the game's rules, for which it was made
        self.names = tuple(names)
        self.parts = dict(parts)
        self._place = {name: number for number, name in enumerate(self.names)}
        self._readings: dict[Layout, Reading | None] = {}

    def fits(self, game: Game) -> bool:
        return (game.id, game.version) == (self.game, self.version)

    def knows(self, layout: Layout) -> bool:
        """Whether it has met all that is told of a table of this kind."""
        return self.reading(layout) is not None

    def reading(self, layout: Layout) -> Reading | None:
        if layout not in self._readings:
            known = all(name in self._place for name in layout.names)
            self._readings[layout] = self._read(layout) if known else None
        return self._readings[layout]

    def chances(self, portrait: Portrait, believed: Sequence[float]) -> Sequence[float]:
        """As `aegean.bots.insight.Judging` says."""
        reading = self.reading(portrait.layout)
        if reading is None:
            return believed
        rows = [[*row, log(max(LEAST, chance))] for row, chance in zip(portrait.rows, believed, strict=True)]
        return softmax(reading.marks(rows))

    def _read(self, layout: Layout) -> Reading:
        places = [self._place[name] for name in (*layout.names, BELIEVED)]
        parts = {
            name: [part[place] for place in places] if name in _OF_ROWS else part for name, part in self.parts.items()
        }
        return QuickReading(parts) if _QUICK else Reading(parts)

    def write(self, path: Path) -> None:
        sizes = {
            "numbers": len(self.names),
            "first": len(self.parts["first_offset"]),
            "second": len(self.parts["second_offset"]),
        }
        about = {"format": FORMAT, "game": self.game, "version": self.version, "sizes": sizes, "names": self.names}
        beside = path.with_suffix(".part")
        beside.write_bytes(json.dumps(about).encode() + b"\n" + self._packed())
        beside.replace(path)

    @classmethod
    def read(cls, path: Path) -> Judge:
        return cls.of_bytes(path.read_bytes(), str(path))

    @classmethod
    def of_bytes(cls, held: bytes, where: str = "this judge") -> Judge:
        head, _, packed = held.partition(b"\n")
        try:
            about = json.loads(head)
            found = about["format"]
        except (ValueError, TypeError, KeyError):
            raise OptionError(f"{where} is no judge: python -m aegean.learning makes one") from None
        if found != FORMAT:
            raise OptionError(f"{where} is of format {found}, and this reads {FORMAT}: learn it anew")
        sizes = about["sizes"]
        count = sum(_size(shape, sizes) for shape in PARTS.values())
        if len(packed) != 2 * count:
            raise OptionError(f"{where} is cut short: it should go on for {2 * count} bytes, not {len(packed)}")
        numbers = struct.unpack(f"<{count}e", packed)
        parts: dict[str, Any] = {}
        at = 0
        for name, shape in PARTS.items():
            flat = list(numbers[at : at + _size(shape, sizes)])
            at += len(flat)
            wide = sizes[shape[-1]]
            parts[name] = flat if len(shape) == 1 else [flat[row : row + wide] for row in range(0, len(flat), wide)]
        return cls(about["game"], about["version"], about["names"], parts)

    def digest(self) -> str:
        """By which a judge is told from others."""
        return sha256("\n".join(self.names).encode() + self._packed()).hexdigest()[:12]

    def _packed(self) -> bytes:
        flat: Row = []
        for name, shape in PARTS.items():
            part = self.parts[name]
            flat += part if len(shape) == 1 else [number for row in part for number in row]
        return struct.pack(f"<{len(flat)}e", *flat)


def _size(shape: tuple[str, ...], sizes: Mapping[str, int]) -> int:
    size = 1
    for each in shape:
        size *= sizes[each]
    return size


class Reading:
    """A judge, ready for rows of one layout."""

    def __init__(self, parts: Parts) -> None:
        self._parts = parts

    def marks(self, rows: list[Row]) -> Row:
        parts = self._parts
        firsts, straight = [], []
        for row in rows:
            found, mark = list(parts["first_offset"]), 0.0
            for number, weights, weight in zip(row, parts["first"], parts["straight"], strict=True):
                if number:
                    found = [one + number * each for one, each in zip(found, weights, strict=True)]
                    mark += number * weight
            firsts.append([max(0.0, one) for one in found])
            straight.append(mark)
        columns = list(zip(*firsts, strict=True))
        beside = list(parts["second_offset"])
        beside = _added(beside, [sum(column) / len(rows) for column in columns], parts["mean"])
        beside = _added(beside, [max(column) for column in columns], parts["most"])
        marks = []
        for first, mark in zip(firsts, straight, strict=True):
            second = _added(beside, first, parts["own"])
            marks.append(mark + sum(max(0.0, one) * each for one, each in zip(second, parts["marks"], strict=True)))
        return marks


def _added(to: Row, numbers: Row, rows: list[Row]) -> Row:
    """What the numbers make of the rows, added."""
    for number, weights in zip(numbers, rows, strict=True):
        if number:
            to = [one + number * each for one, each in zip(to, weights, strict=True)]
    return to


class QuickReading(Reading):
    def __init__(self, parts: Parts) -> None:
        self._np: Any = import_module("numpy")
        super().__init__({name: self._np.array(part, self._np.float32) for name, part in parts.items()})

    def marks(self, rows: list[Row]) -> Row:
        np, parts = self._np, self._parts
        table = np.array(rows, np.float32)
        first = np.maximum(table @ parts["first"] + parts["first_offset"], 0)
        beside = first.mean(0) @ parts["mean"] + first.max(0) @ parts["most"] + parts["second_offset"]
        second = np.maximum(first @ parts["own"] + beside, 0)
        marks: Row = (second @ parts["marks"] + table @ parts["straight"]).tolist()
        return marks
