"""The board of one game: its hexes as numbers, distances over water, and the actions that name its places.

A board never changes and is shared by all states on the same map. Water hexes are numbered row by row; Zeus's hex comes
after them. Islands are numbered row by row within their kind. Distances and the actions of a place are worked out when
they are first asked for.
"""

from __future__ import annotations

from collections import deque
from typing import Final, NamedTuple

from aegean.core.values import Action
from aegean.delphi.mapmaking import Hex, Terrain, neighbours
from aegean.delphi.names import COLOUR, SOURCES

FAR: Final = 10_000
ISLANDS: Final = ("hidden", "offering", "monster", "temple", "statue", "city")


class Near(NamedTuple):
    """The islands that a ship can work on from a hex: numbers within each kind."""

    hidden: tuple[int, ...]
    offering: tuple[int, ...]
    monster: tuple[int, ...]
    temple: tuple[int, ...]
    statue: tuple[int, ...]
    city: tuple[int, ...]


class Board:
    def __init__(self, terrain: dict[Hex, Terrain]) -> None:
        order = sorted(terrain, key=lambda at: (at[1], at[0]))
        self.terrain = {at: terrain[at] for at in order}
        self._water = [at for at in order if terrain[at].kind == "water"]
        zeus = next(at for at in order if terrain[at].kind == "zeus")
        self.zeus = len(self._water)  # the number of Zeus's hex
        self._places = [*self._water, zeus]  # where a ship can be
        self._number = {at: number for number, at in enumerate(self._places)}
        self.colour = [COLOUR[terrain[at].colour or ""] for at in self._water]
        self.names = [name_of(at) for at in self._places]  # of water hexes and Zeus's hex
        self.place = {name: number for number, name in enumerate(self.names)}
        islands = {kind: [at for at in order if terrain[at].kind == kind] for kind in ISLANDS}
        self.island_names = {kind: [name_of(at) for at in found] for kind, found in islands.items()}
        self.island = {kind: {name: n for n, name in enumerate(found)} for kind, found in self.island_names.items()}
        self.border = [COLOUR[terrain[at].colour or ""] for at in islands["hidden"]]  # a hidden island's colour
        self.city = [COLOUR[terrain[at].colour or ""] for at in islands["city"]]
        self.pedestals = [sum(1 << COLOUR[c] for c in terrain[at].pedestals) for at in islands["statue"]]
        self.marked = [terrain[at].marked for at in islands["monster"]]
        self.near = [self._near({at}, islands) for at in self._places]
        self.reach = [self._near({at, *self._water_beside(at)}, islands) for at in self._places]
        self._distances: dict[tuple[int, bool], list[int]] = {}
        self._sails: dict[tuple[int, int, int, int, bool], tuple[Action, ...]] = {}
        self._works: dict[tuple[str, ...], tuple[Action, ...]] = {}
        self._plain: dict[tuple[str, ...], Action] = {}
        self._ring: dict[tuple[int, int, bool], tuple[int, ...]] = {}

    def _water_beside(self, at: Hex) -> list[Hex]:
        return [n for n in neighbours(at) if n in self.terrain and self.terrain[n].kind == "water"]

    def _near(self, ships: set[Hex], islands: dict[str, list[Hex]]) -> Near:
        beside = {n for ship in ships for n in neighbours(ship)}
        return Near(*(tuple(n for n, at in enumerate(islands[kind]) if at in beside) for kind in ISLANDS))

    def distances(self, start: int, over_shallows: bool) -> list[int]:
        """Hexes of sailing from a place to every place (FAR: there is no way).

        Islands stop every ship. Shallows, and Zeus's hex among them, can be crossed only with the card for it, and do
        not count; the last step onto Zeus's hex counts as one (D-2.9, D-6.9).
        """
        found = self._distances.get((start, over_shallows))
        if found is None:
            found = self._distances[start, over_shallows] = self._spread(start, over_shallows)
        return found

    def _spread(self, start: int, over_shallows: bool) -> list[int]:
        origin = self._places[start]
        best = {origin: 0}
        queue = deque([origin])
        while queue:
            at = queue.popleft()
            for n in neighbours(at):
                kind = self.terrain[n].kind if n in self.terrain else ""
                if kind == "water":
                    cost, crossing = best[at] + 1, False
                elif over_shallows and kind in ("shallows", "zeus"):
                    cost, crossing = best[at], True
                else:
                    continue
                if cost < best.get(n, FAR):
                    best[n] = cost
                    if crossing:
                        queue.appendleft(n)
                    else:
                        queue.append(n)
        found = [best.get(at, FAR) for at in self._water]
        zeus = min((best.get(n, FAR) for n in self._water_beside(self._places[self.zeus])), default=FAR) + 1
        return [*found, 0 if start == self.zeus else zeus]

    def within(self, start: int, colour: int, limit: int, over_shallows: bool) -> tuple[int, ...]:
        """The water hexes of a colour up to `limit` away, nearest first; the start is not among them."""
        key = (start * 6 + colour, limit, over_shallows)
        found = self._ring.get(key)
        if found is None:
            far = self.distances(start, over_shallows)
            hexes = [h for h in range(self.zeus) if self.colour[h] == colour and far[h] <= limit and h != start]
            found = self._ring[key] = tuple(sorted(hexes, key=lambda h: (far[h], h)))
        return found

    # -- actions by place: made once, then shared ---------------------------------------------------------------------

    def sails(self, source: int, start: int, colour: int, limit: int, over_shallows: bool) -> tuple[Action, ...]:
        """Sailing with a source to each hex of a colour up to `limit` away."""
        key = (source, start, colour, limit, over_shallows)
        found = self._sails.get(key)
        if found is None:
            hexes = self.within(start, colour, limit, over_shallows)
            found = self._sails[key] = tuple(self.work("sail", self.names[h])[source] for h in hexes)
        return found

    def work(self, kind: str, *args: str) -> tuple[Action, ...]:
        """The same piece of work with every source."""
        key = (kind, *args)
        found = self._works.get(key)
        if found is None:
            found = self._works[key] = tuple(Action(kind, (source, *args)) for source in SOURCES)
        return found

    def action(self, kind: str, *args: str) -> Action:
        """An action that needs no source."""
        key = (kind, *args)
        found = self._plain.get(key)
        if found is None:
            found = self._plain[key] = Action(kind, args)
        return found


def name_of(at: Hex) -> str:
    return f"{at[0]},{at[1]}"
