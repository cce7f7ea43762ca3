"""The board of one game: its hexes as numbers, distances over water, and the actions that name its places.

A board never changes and is shared by all states on the same map. Water hexes are numbered row by row; Zeus's hex comes
after them. Islands are numbered row by row within their kind. Distances are worked out when they are first asked for.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, NamedTuple, TypeAlias

from aegean.core.values import Action
from aegean.delphi.mapmaking import Hex, Terrain, neighbours, row_by_row
from aegean.delphi.names import COLOUR, COLOURS, GODS, SOURCES

FAR: Final = 10_000
_SAILS_KEPT: Final = 20_000
_KIND: Final = 16  # bits below an island's kind, where its number within the kind is
_NUMBER: Final = (1 << _KIND) - 1
SHALLOW: Final = ("shallows", "zeus")
ISLANDS: Final = ("hidden", "offering", "monster", "temple", "statue", "city")


Work: TypeAlias = tuple[Action, ...]  # one piece of work, as an action with each source


class Near(NamedTuple):
    """The islands that a ship can work on from a hex: numbers within each kind."""

    hidden: tuple[int, ...]
    offering: tuple[int, ...]
    monster: tuple[int, ...]
    temple: tuple[int, ...]
    statue: tuple[int, ...]
    city: tuple[int, ...]


_NOTHING: Final = Near((), (), (), (), (), ())


def _near(spots: Collection[int]) -> Near:
    """By the islands' numbers, each with its kind above it."""
    if not spots:
        return _NOTHING
    found: list[tuple[int, ...]] = [()] * len(ISLANDS)
    for spot in sorted(spots):
        found[spot >> _KIND] += (spot & _NUMBER,)
    return Near(*found)


def name_of(at: Hex) -> str:
    return f"{at[0]},{at[1]}"


class Board:
    def __init__(self, terrain: dict[Hex, Terrain]) -> None:
        order = sorted(terrain, key=row_by_row)
        self.terrain = {at: terrain[at] for at in order}
        self._water = [at for at in order if terrain[at].kind == "water"]
        zeus = next(at for at in order if terrain[at].kind == "zeus")
        self.zeus = len(self._water)  # the number of Zeus's hex
        self._places = [*self._water, zeus]  # where a ship can be
        self._number = {at: number for number, at in enumerate(self._places)}
        self.colour = [COLOUR[terrain[at].colour or ""] for at in self._water]
        self.names = [name_of(at) for at in self._places]  # of water hexes and Zeus's hex
        self.place = {name: number for number, name in enumerate(self.names)}
        islands: dict[str, list[Hex]] = {kind: [] for kind in ISLANDS}
        for at, ground in self.terrain.items():
            if ground.kind in islands:
                islands[ground.kind].append(at)
        self.island_names = {kind: [name_of(at) for at in found] for kind, found in islands.items()}
        self.island = {kind: {name: n for n, name in enumerate(found)} for kind, found in self.island_names.items()}
        self.border = [COLOUR[terrain[at].colour or ""] for at in islands["hidden"]]  # a hidden island's colour
        self.city = [COLOUR[terrain[at].colour or ""] for at in islands["city"]]
        self.pedestals = [sum(1 << COLOUR[c] for c in terrain[at].pedestals) for at in islands["statue"]]
        self.marked = [terrain[at].marked for at in islands["monster"]]
        spots = {at: kind << _KIND | n for kind, name in enumerate(ISLANDS) for n, at in enumerate(islands[name])}
        beside: list[list[int]] = []  # islands beside each place
        waters: list[list[int]] = []  # and waters
        for at in self._places:
            around = neighbours(at)
            beside.append([spots[n] for n in around if n in spots])
            waters.append([self._number[n] for n in around if n in self._number and n != zeus])
        self.near = [_near(found) for found in beside]
        self._beside, self._waters = beside, waters
        self._reach: list[Near] | None = None
        across = self._across()
        self._paths = [(around, sorted(across.get(at, set()).union(around))) for at, around in enumerate(waters)]
        self._distances: dict[tuple[int, bool], list[int]] = {}
        self._around: dict[tuple[int, bool], list[tuple[int, int, int]]] = {}
        self._ways: dict[tuple[int, int, bool], tuple[str, ...]] = {}
        self._sails: dict[tuple[int, bool, tuple[int, ...]], list[Work]] = {}
        # the works that name a place, each as one action per source
        names = self.island_names
        self.poseidon = [plain_action("poseidon", name) for name in self.names]
        self.sail = [work("sail", name) for name in self.names]
        self.explore = [work("explore", name) for name in names["hidden"]]
        self.build_shrine = [work("build_shrine", name) for name in names["hidden"]]
        self.fight = [_by_colour("fight", name) for name in names["monster"]]
        self.load_offering = [_by_colour("load_offering", name) for name in names["offering"]]
        self.make_offering = [work("make_offering", name) for name in names["temple"]]
        self.load_statue = [work("load_statue", name) for name in names["city"]]
        self.raise_statue = [_by_colour("raise_statue", name) for name in names["statue"]]

    @property
    def reach(self) -> list[Near]:
        """The islands that a ship can work on from a hex where it reaches one hex further: few games ask for it."""
        found = self._reach
        if found is None:
            beside = self._beside
            wide = [
                {*own, *[one for n in around for one in beside[n]]}
                for own, around in zip(beside, self._waters, strict=True)
            ]
            found = self._reach = [_near(spots) for spots in wide]
        return found

    def _water_beside(self, at: Hex) -> list[Hex]:
        return [n for n in neighbours(at) if n in self.terrain and self.terrain[n].kind == "water"]

    def distances(self, start: int, over_shallows: bool) -> list[int]:
        """Hexes of sailing from a place to every place (FAR: there is no way).

        Islands stop every ship. Shallows, and Zeus's hex among them, can be crossed only with the card for it, and do
        not count; the last step onto Zeus's hex counts as one (D-2.9, D-6.11, D-12.4).
        """
        found = self._distances.get((start, over_shallows))
        if found is None:
            found = self._distances[start, over_shallows] = self._spread(start, over_shallows)
        return found

    def _across(self) -> dict[int, set[int]]:
        """The waters to which the shallows beside a place lead at no cost, for every place that has shallows beside it:
        Zeus's hex is among them."""
        found: dict[int, set[int]] = {}
        ground_of_zeus = self._places[self.zeus]
        crossed: set[Hex] = set()
        for hole, ground in self.terrain.items():
            if ground.kind in SHALLOW and hole not in crossed:
                pool = [hole]
                crossed.add(hole)
                for at in pool:
                    for n in neighbours(at):
                        if n not in crossed and n in self.terrain and self.terrain[n].kind in SHALLOW:
                            crossed.add(n)
                            pool.append(n)
                waters = {self._number[n] for at in pool for n in self._water_beside(at)}
                reaching = {*waters, self.zeus} if ground_of_zeus in pool else waters
                for place in reaching:
                    found[place] = found.get(place, set()) | waters
        return found

    def _spread(self, start: int, over_shallows: bool) -> list[int]:
        far = [FAR] * (self.zeus + 1)
        far[start] = 0
        rim = [start]
        steps = 0
        while rim:
            steps += 1
            onward = []
            for at in rim:
                for n in self._paths[at][over_shallows]:
                    if far[n] == FAR:
                        far[n] = steps
                        onward.append(n)
            rim = onward
        if start != self.zeus:
            far[self.zeus] = 1 + min((far[n] for n in self._paths[self.zeus][0]), default=FAR)
        return far

    def way(self, start: int, goal: int, over_shallows: bool) -> tuple[str, ...]:
        """The hexes of a shortest sail, without the start; shallows that are crossed stand among them."""
        found = self._ways.get((start, goal, over_shallows))
        if found is None:
            found = self._ways[start, goal, over_shallows] = tuple(map(name_of, self._way(start, goal, over_shallows)))
        return found

    def steps(self, start: int, goal: int, over_shallows: bool) -> list[int]:
        """How many spaces a sail has come with each hex of its way: shallows that are crossed do not count."""
        far = self.distances(start, over_shallows)
        found: list[int] = []
        for name in self.way(start, goal, over_shallows):
            number = self.place.get(name, self.zeus)
            counts = number != self.zeus or goal == self.zeus
            found.append(far[number] if counts else (found[-1] if found else 0))
        return found

    def _way(self, start: int, goal: int, over_shallows: bool) -> list[Hex]:
        far = self.distances(start, over_shallows)
        end = self._places[goal]
        if goal == self.zeus:  # the last step leads from the water beside it
            goal = min(self._paths[goal][0], key=far.__getitem__)
            return [*(self._way(start, goal, over_shallows) if goal != start else []), end]
        way: list[Hex] = []
        while goal != start:
            # from Zeus's hex ways lead out, but into it only the last step does
            nearer = [n for n in self._paths[goal][over_shallows] if far[n] == far[goal] - 1]
            before = min(nearer, default=self.zeus)
            way.append(self._places[goal])
            if goal not in self._paths[before][0]:
                way += reversed(self._shallows_between(self._places[before], self._places[goal]))
            goal = before
        return way[::-1]

    def _shallows_between(self, one: Hex, other: Hex) -> list[Hex]:
        """The fewest shallows that lead from one hex to another; none where they are adjacent."""
        came: dict[Hex, Hex] = {one: one}
        queue = [one]
        for at in queue:
            for n in neighbours(at):
                if n == other:
                    between = []
                    while at != one:
                        between.append(at)
                        at = came[at]
                    return between[::-1]
                if n not in came and n in self.terrain and self.terrain[n].kind in ("shallows", "zeus"):
                    came[n] = at
                    queue.append(n)
        raise ValueError(f"no shallows lead from {name_of(one)} to {name_of(other)}")

    def sails(self, start: int, over_shallows: bool, limits: tuple[int, ...]) -> list[Work]:
        """The sails from a place to waters up to each colour's limit away, nearest first. The start and Zeus's hex are
        not among them."""
        key = (start, over_shallows, limits)
        found = self._sails.get(key)
        if found is None:
            if len(self._sails) >= _SAILS_KEPT:
                self._sails.clear()
            found = self._sails[key] = [
                self.sail[h] for far, colour, h in self._by_distance(start, over_shallows) if far <= limits[colour]
            ]
        return found

    def _by_distance(self, start: int, over_shallows: bool) -> list[tuple[int, int, int]]:
        """The waters around a place, nearest first: distance, colour, number."""
        found = self._around.get((start, over_shallows))
        if found is None:
            far = self.distances(start, over_shallows)
            found = self._around[start, over_shallows] = sorted(
                (far[h], self.colour[h], h) for h in range(self.zeus) if h != start and far[h] < FAR
            )
        return found


_works: dict[tuple[str, ...], Work] = {}
_plain_actions: dict[tuple[str, ...], Action] = {}


def work(kind: str, *args: str) -> Work:
    """The same piece of work with every source: made once, then shared by all boards."""
    key = (kind, *args)
    found = _works.get(key)
    if found is None:
        found = _works[key] = tuple(Action(kind, (source, *args)) for source in SOURCES)
    return found


def _by_colour(kind: str, *args: str) -> list[Work]:
    return [work(kind, *args, colour) for colour in COLOURS]


def plain_action(kind: str, *args: str) -> Action:
    """An action that needs no source: made once, then shared by all boards."""
    key = (kind, *args)
    found = _plain_actions.get(key)
    if found is None:
        found = _plain_actions[key] = Action(kind, args)
    return found


DRAW_ORACLE: Final = work("draw_oracle")
TAKE_FAVOURS: Final = work("take_favours")
LOOK_ISLANDS: Final = work("look_islands")
DISCARD_INJURIES: Final = _by_colour("discard_injuries")
ADVANCE_GOD: Final = [work("advance_god", god) for god in GODS]
COMBO: Final = _by_colour("combo")
