"""Figures: the numbers that tell afterwards how a game went for each seat. A game lists them, its events fill them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple

from aegean.core.values import Event

TURN: Final = "turn_began"  # the event with which every game begins a seat's turn


class Figure(NamedTuple):
    """How often something happened to a seat, or how much of it."""

    name: str
    events: tuple[str, ...]  # the kinds that count
    adds: str = ""  # the field that is added up; without one, the events are counted
    by: str = "seat"  # the field that holds the seat
    by_turns: bool = False  # worth telling turn by turn as well
    field: str = ""  # only events count in which this field
    among: tuple[str, ...] = ()  # holds one of these


class Filled(NamedTuple):
    """A figure of a game that was played."""

    name: str
    counts: list[int]  # by seat
    by_turns: list[list[int]]  # by seat: the count after each of its turns; empty where only the whole is told


def fill(figures: Sequence[Figure], events: Iterable[Event], seats: int) -> tuple[list[Filled], list[int]]:
    """The figures of all that happened, and how many turns each seat had."""
    found = [Filled(figure.name, [0] * seats, [[] for _ in range(seats)]) for figure in figures]
    kinds: dict[str, list[tuple[Figure, Filled]]] = {}
    for figure, filled in zip(figures, found, strict=True):
        for kind in figure.events:
            kinds.setdefault(kind, []).append((figure, filled))
    turns = [0] * seats
    for event in events:
        if event.kind == TURN:
            seat = event.fields["seat"]
            if turns[seat]:
                _close_turn(figures, found, seat)
            turns[seat] += 1
        for figure, filled in kinds.get(event.kind, ()):
            seat = event.fields.get(figure.by, -1)
            if 0 <= seat < seats and (not figure.field or event.fields.get(figure.field) in figure.among):
                filled.counts[seat] += event.fields.get(figure.adds, 0) if figure.adds else 1
    for seat in range(seats):
        if turns[seat]:
            _close_turn(figures, found, seat)
    return found, turns


def _close_turn(figures: Sequence[Figure], found: list[Filled], seat: int) -> None:
    for figure, filled in zip(figures, found, strict=True):
        if figure.by_turns:
            filled.by_turns[seat].append(filled.counts[seat])
