"""Divisions, and how a season follows another."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

LEAST: Final = 3  # players of a division
MOST: Final = 6


def divisions(order: Sequence[int], size: int, least: int = LEAST) -> list[list[int]]:
    """The players in divisions of about the wished size, the strongest first; nobody is left over who can find a place.

    A division has `least` to six players, sizes differ by one at most, and those above are not larger. Where numbers
    do not work out, the last of the order have no place, as few as possible.
    """
    smallest = max(least, LEAST)
    for count in range(len(order), smallest - 1, -1):
        wished = max(1, round(count / size))
        numbers = sorted(range(1, count // smallest + 1), key=lambda number: (abs(number - wished), number))
        for number in numbers:
            if count <= number * MOST:
                cut, found = 0, []
                for at in range(number):
                    take = count // number + (at >= number - count % number)
                    found.append(list(order[cut : cut + take]))
                    cut += take
                return found
    return []


def most_moves(size: int) -> int:
    """How many of a division can go up, and as many go down, so that somebody stays."""
    return (size - 1) // 2


def after_moves(finished: Sequence[Sequence[int]], moves: int) -> list[int]:
    """All players in the order of the next season, from the final standings of the divisions: the last of each change
    places with the first of the one below."""
    order: list[int] = []
    for at, division in enumerate(finished):
        up = _moving(finished, at - 1, moves)  # who leaves this division upwards
        down = _moving(finished, at, moves)
        come_down = list(finished[at - 1])[len(finished[at - 1]) - up :] if at else []
        come_up = list(finished[at + 1])[:down] if at + 1 < len(finished) else []
        order += [*come_down, *division[up : len(division) - down], *come_up]
    return order


def _moving(finished: Sequence[Sequence[int]], upper: int, moves: int) -> int:
    """How many change places between a division and the one below it."""
    if not 0 <= upper < len(finished) - 1:
        return 0
    return min(moves, most_moves(len(finished[upper])), most_moves(len(finished[upper + 1])))
