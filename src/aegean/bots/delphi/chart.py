"""A chart of the sea for a ship of given powers: from which hexes each piece of work can be done, and what it costs to
sail there. The unit of all costs is one source, that is one die used."""

from __future__ import annotations

from functools import lru_cache
from operator import add
from typing import Final, NamedTuple

from aegean.delphi.board import FAR, Board
from aegean.delphi.facts import REACHING

FAVOUR: Final = 0.45  # what a favour is worth: a source brings two
BEYOND: Final = 60.0  # the cost of sailing where no way leads
_CHAINS_KEPT: Final = 50_000
_CLOSE: Final = 3  # hexes
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
        self.reachable = 0  # spots with any water beside them
        for spots in self.at:
            self.reachable |= spots
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
            self._rows[berth] = row
        return row


class Chain(NamedTuple):
    """Spots to be sailed to one after the other, home at last. Which they are does not matter any more: `rests` is what
    it costs to sail past all of them from each place beside the first, on which place beside each the ship stops being
    chosen for the best."""

    number: int
    spot: int  # the first
    rests: list[float]


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
        self._chains: dict[tuple[int, int], Chain] = {}
        self._made = 0
        self.end = Chain(0, sea.home, [0.0])
        self._prices: dict[int, list[float]] = {}
        self._close: dict[int, int] = {}

    def legs(self, berth: int) -> list[float]:
        """The cost of sailing from a place or a berth to each spot, and home."""
        row = self._rows.get(berth)
        if row is None:
            price = self._price
            row = [price[far] if far < _FARTHEST else BEYOND for far in self.sea.hexes(berth)]
            self._rows[berth] = row
        return row

    def close(self, place: int) -> int:
        """The spots a few hexes away, as a bit set."""
        found = self._close.get(place)
        if found is None:
            hexes = self.sea.hexes(place)
            found = self._close[place] = sum(1 << spot for spot in range(self.home) if hexes[spot] <= _CLOSE)
        return found

    def then(self, spot: int, chain: Chain) -> Chain:
        """The chain that begins with a spot and goes on as another. Chains are made once and kept."""
        key = (spot, chain.number)
        found = self._chains.get(key)
        if found is None:
            if len(self._chains) >= _CHAINS_KEPT:
                self._chains.clear()
            there, rests = self.sea.places[chain.spot], chain.rests
            onward = [min(map(add, self.fares(place, there), rests)) for place in self.sea.places[spot]]
            self._made += 1
            found = self._chains[key] = Chain(self._made, spot, onward)
        return found

    def fares(self, place: int, others: list[int]) -> list[float]:
        """The cost of sailing from one place to each of the others."""
        prices = self._prices.get(place)
        if prices is None:
            price = self._price
            far = self.board.distances(place, self.sea.over_shallows)
            prices = self._prices[place] = [price[hexes] if hexes < _FARTHEST else BEYOND for hexes in far]
        return [prices[other] for other in others]

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
