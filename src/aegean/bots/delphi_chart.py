"""A chart of the sea for a ship of given powers: from which hexes each piece of work can be done, and what it costs to
sail there. The unit of all costs is one source, that is one die used."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from aegean.delphi.board import FAR, Board
from aegean.delphi.facts import REACHING

FAVOUR: Final = 0.45  # what a favour is worth: a source brings two
BEYOND: Final = 60.0  # the cost of sailing where no way leads
_FARTHEST: Final = 48  # hexes: from here on a spot is taken to be out of reach

# The kinds of work that are done at an island, and the islands they are done at. A spot is one kind of work at one
# island; spots are numbered in the order of REACHING, and Zeus's hex is the last spot.
_ISLANDS: Final = {
    "explore": "hidden",
    "build_shrine": "hidden",
    "fight": "monster",
    "load_offering": "offering",
    "make_offering": "temple",
    "load_statue": "city",
    "raise_statue": "statue",
}


class Sea:
    """Distances in hexes, from places and from spots, to all spots. A ship somewhere beside a spot is at its berth:
    berths are numbered after the places of the board."""

    def __init__(self, board: Board, over_shallows: bool, reach: tuple[bool, ...]) -> None:
        self.board = board
        self.over_shallows = over_shallows
        self.first: dict[str, int] = {}  # the first spot of each kind of work
        self.spots: list[tuple[str, int]] = []
        self.at = [0] * (board.zeus + 1)  # the spots, as a bit set, that a ship at each place can work on
        self.places: list[list[int]] = []  # from where a spot is worked on
        for work, further in zip(REACHING, reach, strict=True):
            kind = _ISLANDS[work]
            self.first[work] = len(self.spots)
            near = board.reach if further else board.near
            for island in range(len(board.island_names[kind])):
                found = [place for place in range(board.zeus) if island in getattr(near[place], kind)]
                for place in found:
                    self.at[place] |= 1 << len(self.spots)
                self.spots.append((work, island))
                self.places.append(found)
        self.home = len(self.spots)
        self.places.append([board.zeus])
        self._rows: dict[int, list[int]] = {}

    def hexes(self, berth: int) -> list[int]:
        """How far it is from a place or a berth to each spot, and home."""
        row = self._rows.get(berth)
        if row is None:
            if berth <= self.board.zeus:
                far = self.board.distances(berth, self.over_shallows)
                row = [min([far[place] for place in found], default=FAR) for found in self.places]
            else:
                here = self.places[berth - self.board.zeus - 1]
                row = [min(column) for column in zip(*map(self.hexes, here), strict=True)]
                row = row or [FAR] * len(self.places)  # an island that no ship comes near
            self._rows[berth] = row
        return row


class Chart:
    """`toll` is what one sail costs, the favours for its colour included; `span` how many hexes it covers."""

    def __init__(self, sea: Sea, span: float, toll: float) -> None:
        self.sea = sea
        self.board = sea.board
        self.first = sea.first
        self.spots = sea.spots
        self.at = sea.at
        self.home = sea.home
        self._price = [_price(hexes, span, toll) for hexes in range(_FARTHEST)]
        self._rows: dict[int, list[float]] = {}
        self._nearest: dict[tuple[int, int], int] = {}
        self._via: dict[tuple[int, int, int], float] = {}

    def legs(self, berth: int) -> list[float]:
        """The cost of sailing from a place or a berth to each spot, and home."""
        row = self._rows.get(berth)
        if row is None:
            price = self._price
            row = [price[far] if far < _FARTHEST else BEYOND for far in self.sea.hexes(berth)]
            self._rows[berth] = row
        return row

    def via(self, place: int, first: int, second: int) -> float:
        """The cost of sailing from a place to one spot and on to a second. It matters on which hex beside the first
        spot the ship stops: legs from spot to spot do not ask."""
        key = (place, first, second)
        found = self._via.get(key)
        if found is None:
            far, price = self.board.distances(place, self.sea.over_shallows), self._price
            found = min(
                (
                    (price[far[stop]] if far[stop] < _FARTHEST else BEYOND) + self.legs(stop)[second]
                    for stop in self.sea.places[first]
                ),
                default=BEYOND * 2,
            )
            self._via[key] = found
        return found

    def nearest(self, berth: int, spots: int) -> int:
        """Of a set of spots the cheapest to sail to."""
        key = (berth, spots)
        found = self._nearest.get(key)
        if found is None:
            row = self.legs(berth)
            best, found = BEYOND * 2, -1
            left = spots
            while left:
                low = left & -left
                spot = low.bit_length() - 1
                if row[spot] < best:
                    best, found = row[spot], spot
                left ^= low
            self._nearest[key] = found
        return found


def _price(hexes: int, span: float, toll: float) -> float:
    """Sailing a distance in as many sails, or with as many favours for more range, as is cheapest."""
    if not hexes:
        return 0.0
    return min(sails * toll + FAVOUR * max(0.0, hexes - sails * span) for sails in range(1, hexes + 1))


@lru_cache(maxsize=64)
def _sea(board: Board, over_shallows: bool, reach: tuple[bool, ...]) -> Sea:
    return Sea(board, over_shallows, reach)


@lru_cache(maxsize=64)
def chart_of(board: Board, over_shallows: bool, reach: tuple[bool, ...], span: float, toll: float) -> Chart:
    return Chart(_sea(board, over_shallows, reach), span, toll)
