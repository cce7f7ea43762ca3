"""A page: a row of numbers between -1 and 1, written field after field in a fixed order."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from aegean.core.values import Plain


class Span(NamedTuple):
    """Where a field stands on the page, and what its numbers are."""

    name: str
    start: int
    stop: int
    meaning: str
    parts: tuple[str, ...]  # what each number of it is about; empty strings where its place says all

    def name_at(self, index: int) -> str:
        part = self.parts[index - self.start]
        return f"{self.name}: {part}" if part else self.name


class Words:
    """A family of ids with a fixed place for each."""

    __slots__ = ("ids", "place", "size")

    def __init__(self, ids: Iterable[str]) -> None:
        self.ids = tuple(ids)
        self.place = {id_: number for number, id_ in enumerate(self.ids)}
        self.size = len(self.ids)


class Page:
    """Fields have the same size on every page, so that the same place always means the same."""

    __slots__ = ("_section", "spans", "values")

    def __init__(self, recorded: bool = False) -> None:
        self.values: list[float] = []
        self.spans: list[Span] | None = [] if recorded else None
        self._section = ""

    def section(self, name: str) -> None:
        """The fields that follow belong to it."""
        self._section = name

    def number(self, name: str, value: float, most: float) -> None:
        """One number as a share of the most it usually is; beyond that it stays at 1."""
        share = value / most
        self.values.append(1.0 if share > 1 else -1.0 if share < -1 else share)
        if self.spans is not None:
            self._note(name, ("",), f"number / {most:g}")

    def numbers(self, name: str, values: Iterable[float], size: int, most: float) -> None:
        before = len(self.values)
        self.values += [1.0 if v > most else -1.0 if v < -most else v / most for v in values]
        assert len(self.values) - before == size, name
        if self.spans is not None:
            self._note(name, tuple(map(str, range(size))), f"numbers / {most:g}")

    def shares(self, name: str, values: Sequence[float], parts: Sequence[str] = ()) -> None:
        """Numbers that are between -1 and 1 already; as many on every page. `parts` says what each of them is."""
        self.values += values
        if self.spans is not None:
            assert len(parts) == len(values), name
            self._note(name, tuple(parts), "shares")

    def flag(self, name: str, holds: Plain) -> None:
        self.values.append(1.0 if holds else 0.0)
        if self.spans is not None:
            self._note(name, ("",), "flag")

    def choice(self, name: str, value: str | None, of: Words) -> None:
        """1 at the place of the one that it is; all 0 where it is none."""
        row = [0.0] * of.size
        if value is not None:
            row[of.place[value]] = 1.0
        self.values += row
        if self.spans is not None:
            self._note(name, of.ids, "one of " + ", ".join(of.ids))

    def flags(self, name: str, present: Iterable[str], of: Words) -> None:
        """1 at the place of each one that is there."""
        row = [0.0] * of.size
        for id_ in present:
            row[of.place[id_]] = 1.0
        self.values += row
        if self.spans is not None:
            self._note(name, of.ids, "any of " + ", ".join(of.ids))

    def counts(self, name: str, counts: Mapping[str, int], of: Words, most: float) -> None:
        """How many there are of each."""
        row = [0.0] * of.size
        for id_, count in counts.items():
            row[of.place[id_]] = min(1.0, count / most)
        self.values += row
        if self.spans is not None:
            self._note(name, of.ids, f"numbers / {most:g} of " + ", ".join(of.ids))

    def seat(self, name: str, place: int | None, seats: int) -> None:
        """One of the seats, counted from the viewer onwards in order of play; all 0 where it is none."""
        row = [0.0] * seats
        if place is not None:
            row[place] = 1.0
        self.values += row
        if self.spans is not None:
            self._note(name, _seats(seats), "one of the seats from the viewer onwards")

    def seats(self, name: str, places: Iterable[int], seats: int) -> None:
        row = [0.0] * seats
        for place in places:
            row[place] = 1.0
        self.values += row
        if self.spans is not None:
            self._note(name, _seats(seats), "any of the seats from the viewer onwards")

    def _note(self, name: str, parts: tuple[str, ...], meaning: str) -> None:
        assert self.spans is not None
        title = f"{self._section}: {name}" if self._section else name
        self.spans.append(Span(title, len(self.values) - len(parts), len(self.values), meaning, parts))


def _seats(count: int) -> tuple[str, ...]:
    return tuple(f"seat +{seat}" for seat in range(count))
