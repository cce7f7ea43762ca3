"""A chart of the sea for a ship of given powers: from which hexes each piece of work can be done, and what it costs to
sail there. The unit of all costs is one source, that is one die used."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aegean.delphi.board import FAR, Board

FAVOUR: Final = 0.45  # what a favour is worth: a source brings two
BEYOND: Final = 60.0  # the cost of sailing where no way leads
_LONGEST: Final = 48

# The kinds of work that are done at an island, and the islands they are done at. A spot is one kind of work at one
# island; spots are numbered in this order, and Zeus's hex is the last spot.
WORK_ISLANDS: Final = {
    "explore": "hidden",
    "build_shrine": "hidden",
    "fight": "monster",
    "load_offering": "offering",
    "make_offering": "temple",
    "load_statue": "city",
    "raise_statue": "statue",
}


class Chart:
    """`toll` is what one sail costs, the favours for its colour included; `span` how many hexes it covers."""

    def __init__(self, board: Board, over_shallows: bool, reach: frozenset[str], span: float, toll: float) -> None:
        self.board = board
        self.over_shallows = over_shallows
        self.first: dict[str, int] = {}  # the first spot of each kind of work
        self.spots: list[tuple[str, int]] = []
        places: list[list[int]] = []  # from where a spot is worked on
        self.at = [0] * (board.zeus + 1)  # the spots, as a bit set, that a ship at each place can work on
        for work, kind in WORK_ISLANDS.items():
            self.first[work] = len(self.spots)
            near = board.reach if work in reach else board.near
            for island in range(len(board.island_names[kind])):
                self.spots.append((work, island))
                places.append([n for n in range(board.zeus) if island in getattr(near[n], kind)])
        for spot, found in enumerate(places):
            for place in found:
                self.at[place] |= 1 << spot
        self.home = len(self.spots)
        self._places = [*places, [board.zeus]]
        self._price = [_price(hexes, span, toll) for hexes in range(_LONGEST)]
        self._rows: dict[int, list[float]] = {}
        self._nearest: dict[tuple[int, int], tuple[float, int]] = {}

    def berth(self, spot: int) -> int:
        """The number by which a ship somewhere beside a spot is known here; smaller numbers are places of the board."""
        return self.board.zeus + 1 + spot

    def legs(self, berth: int) -> list[float]:
        """The cost of sailing from a place or a berth to each spot, and home."""
        row = self._rows.get(berth)
        if row is None:
            if berth <= self.board.zeus:
                far = self.board.distances(berth, self.over_shallows)
                row = [self._cost(min((far[n] for n in found), default=FAR)) for found in self._places]
            else:
                here = self._places[berth - self.board.zeus - 1]
                row = [min(costs) for costs in zip(*map(self.legs, here), strict=True)]
                row = row or [BEYOND] * len(self._places)  # an island that no ship comes near
            self._rows[berth] = row
        return row

    def _cost(self, hexes: int) -> float:
        return self._price[hexes] if hexes < _LONGEST else BEYOND

    def nearest(self, berth: int, spots: int) -> tuple[float, int]:
        """The cheapest of the spots to sail to, and its cost."""
        key = (berth, spots)
        found = self._nearest.get(key)
        if found is None:
            row = self.legs(berth)
            best, at = BEYOND * 2, -1
            left = spots
            while left:
                low = left & -left
                spot = low.bit_length() - 1
                if row[spot] < best:
                    best, at = row[spot], spot
                left ^= low
            found = self._nearest[key] = (best, at)
        return found


def _price(hexes: int, span: float, toll: float) -> float:
    """Sailing a distance in as many sails, or with as many favours for more range, as is cheapest."""
    if not hexes:
        return 0.0
    return min(sails * toll + FAVOUR * max(0.0, hexes - sails * span) for sails in range(1, hexes + 1))


@lru_cache(maxsize=128)
def chart_of(board: Board, over_shallows: bool, reach: frozenset[str], span: float, toll: float) -> Chart:
    return Chart(board, over_shallows, reach, span, toll)
