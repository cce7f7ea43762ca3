"""Map making: twelve map tiles and six city tiles become one board of hexes.

Two ways lead to a map by chance. `compact_map` fills the fixed slots of the compact layout: the outline is always the
same, tiles of one shape swap places, the rings turn. `free_map` (in `aegean.delphi.freemap`) lays the tiles one by one
wherever they fit well, so that the outline differs from seed to seed and a gap may remain. A map may also be written
out, one placement after the other:

    r1@0,0+0 r2@3,-1+4 ... red@4,-5+0

A placement puts the tile's 0,0 on the anchor q,r after some turns of 60 degrees clockwise. Nothing here knows a pack:
tiles and slots are arguments.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from contextlib import suppress
from functools import lru_cache
from typing import Final, Literal, NamedTuple, TypeAlias

from aegean.core.dice import Dice

Hex: TypeAlias = tuple[int, int]  # axial q, r; pointy top
Kind: TypeAlias = Literal["water", "hidden", "offering", "monster", "temple", "statue", "city", "zeus", "shallows"]

DIRECTIONS: Final[tuple[Hex, ...]] = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))  # clockwise from north-west
COLOURS: Final = ("red", "black", "pink", "blue", "yellow", "green")

_COLOURED: Final[dict[str, Kind]] = {"water": "water", "hidden": "hidden", "city": "city"}
_PLAIN: Final[dict[str, Kind]] = {"offering": "offering", "temple": "temple", "zeus": "zeus", "shallows": "shallows"}
_ISLANDS: Final = ("hidden", "offering", "monster", "temple", "statue", "city")
_HEX: Final = re.compile(r"(-?\d),(-?\d)((?: [a-z]+)+)", re.ASCII)
_PLACEMENT: Final = re.compile(r"([a-z0-9_]+)@(-?\d{1,3}),(-?\d{1,3})\+([0-5])", re.ASCII)
_TRIES: Final = 1000  # with the printed tiles more than one filling in four is sound


class Terrain(NamedTuple):
    kind: Kind
    colour: str = ""  # of water, of a hidden island's border, of a city
    marked: bool = False  # a mountain for two monsters
    pedestals: tuple[str, ...] = ()  # of a statue island
    tile: str = ""  # "" for a gap between tiles


class Tile(NamedTuple):
    id: str
    shape: str
    hexes: tuple[tuple[Hex, Terrain], ...]

    @property
    def city(self) -> bool:
        return any(terrain.kind == "city" for _, terrain in self.hexes)


class Placement(NamedTuple):
    tile: str
    anchor: Hex
    turns: int  # of 60 degrees clockwise, 0 to 5


class Slot(NamedTuple):
    shape: str
    anchor: Hex
    turns: tuple[int, ...]  # those in which a tile of the shape fits


Tiles: TypeAlias = tuple[Tile, ...]
Map: TypeAlias = tuple[Placement, ...]  # one placement per tile, in the order of the tiles


@lru_cache(1 << 14)  # several times as many as lie on any board
def neighbours(hex_: Hex) -> tuple[Hex, ...]:
    q, r = hex_
    return (q, r - 1), (q + 1, r - 1), (q + 1, r), (q, r + 1), (q - 1, r + 1), (q - 1, r)  # as DIRECTIONS


def distance(one: Hex, other: Hex) -> int:
    dq, dr = one[0] - other[0], one[1] - other[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


@lru_cache(1 << 10)
def turned(hex_: Hex, turns: int) -> Hex:
    """The hex after so many turns of 60 degrees clockwise about 0,0."""
    q, r = hex_
    for _ in range(turns):
        q, r = -r, q + r
    return q, r


def read_hex(text: str, tile: str = "") -> tuple[Hex, Terrain]:
    """A hex of a tile, such as "-1,0 hidden green"."""
    match = _HEX.fullmatch(text)
    if match is None:
        raise ValueError(f"`{text}` is not a hex; write q,r, its kind and what is printed there: `-1,0 hidden green`")
    at = int(match[1]), int(match[2])
    kind, *details = match[3].split()
    colours = tuple(details)
    known = all(colour in COLOURS for colour in colours)
    if kind in _COLOURED and len(colours) == 1 and known:
        return at, Terrain(_COLOURED[kind], colour=colours[0], tile=tile)
    if kind == "statue" and colours and known:
        return at, Terrain("statue", pedestals=colours, tile=tile)
    if kind == "monster" and details in ([], ["marked"]):
        return at, Terrain("monster", marked=bool(details), tile=tile)
    if kind in _PLAIN and not details:
        return at, Terrain(_PLAIN[kind], tile=tile)
    raise ValueError(
        f"`{text}` is not a hex; after q,r comes water, hidden or city with a colour, statue with the colours of its "
        f"pedestals, monster or monster marked, offering, temple, zeus or shallows; colours are {', '.join(COLOURS)}"
    )


def make_tile(id_: str, shape: str, hexes: Iterable[str]) -> Tile:
    read = tuple(read_hex(text, id_) for text in hexes)
    places = [at for at, _ in read]
    for index, at in enumerate(places):
        if at in places[:index]:
            raise ValueError(f"tile `{id_}` has the hex {_written(at)} twice")
    if not any(terrain.kind == "water" for _, terrain in read):
        raise ValueError(f"tile `{id_}` has no water")
    return Tile(id_, shape, read)


def zeus_tile(tiles: Tiles) -> Tile:
    """The tile on whose hole Zeus stands."""
    found = [tile for tile in tiles for _, ground in tile.hexes if ground.kind == "zeus"]
    if len(found) != 1:
        raise ValueError(f"the tiles have {len(found)} hexes of Zeus, and a map has one")
    return found[0]


def format_map(board: Map) -> str:
    """The map in one line; `parse_map` reads it back."""
    return " ".join(f"{tile}@{q},{r}+{turns}" for tile, (q, r), turns in board)


def parse_map(text: str, tiles: Tiles) -> Map:
    """Read a written map; the order of its placements is free. What cannot be played is refused with the reason."""
    board: list[Placement] = []
    for word in text.split():
        match = _PLACEMENT.fullmatch(word.lower())
        if match is None:
            raise ValueError(f"`{word}` is not a placement; write tile@q,r+turns with 0 to 5 turns, such as r1@0,0+0")
        board.append(Placement(match[1], (int(match[2]), int(match[3])), int(match[4])))
    _check_complete(board, tiles)
    order = [tile.id for tile in tiles]
    sorted_board = tuple(sorted(board, key=lambda placement: order.index(placement.tile)))
    check_map(sorted_board, tiles)
    return sorted_board


def check_map(board: Map, tiles: Tiles) -> None:
    """Refuse, with the reason, a map that cannot be played."""
    _check_complete(board, tiles)
    terrain = _laid(board, tiles)
    grid = _Grid(terrain)
    wet = [at for at, ground in terrain.items() if ground.kind == "water"]
    body = grid.flooded(grid.set_of(wet[:1]), grid.set_of(wet))
    if dry := grid.set_of(wet) & ~body:
        at = next(at for at in wet if grid.set_of((at,)) & dry)
        raise ValueError(f"not all water is connected: none leads to {_written(at)} of tile `{terrain[at].tile}`")
    inland = grid.set_of(at for at, ground in terrain.items() if ground.kind in _ISLANDS) & ~grid.widened(body)
    if inland:
        at = next(at for at in terrain if grid.set_of((at,)) & inland)
        raise ValueError(f"the {terrain[at].kind} hex {_written(at)} of tile `{terrain[at].tile}` touches no water")
    towns = [at for at, ground in terrain.items() if ground.kind == "city"]
    for at in towns:
        for step in neighbours(at):
            if step in terrain and terrain[step].kind == "city":
                one, other = (f"`{terrain[town].tile}` at {_written(town)}" for town in (at, step))
                raise ValueError(f"cities {one} and {other} lie side by side; cities lie apart along the border")
    by_id = {tile.id: tile for tile in tiles}
    cities = {tile.id for tile in tiles if tile.city}
    border = grid.widened(grid.sea())
    for placement in board:
        if placement.tile not in cities:
            continue
        places = _spread(placement, by_id[placement.tile])
        if all(terrain[step].tile in cities for at, _ in places for step in neighbours(at) if step in terrain):
            raise ValueError(f"city tile `{placement.tile}` touches no map tile; cities lie along its border")
        for at, ground in places:
            if ground.kind == "city" and not grid.set_of((at,)) & border:
                raise ValueError(f"city `{placement.tile}` at {_written(at)} is not on the border of the map")


def assemble(board: Map, tiles: Tiles) -> dict[Hex, Terrain]:
    """Every hex of the board, row by row. Gaps that the tiles enclose are shallows; the open sea around is left out."""
    terrain = _laid(board, tiles)
    grid = _Grid(terrain)
    for at in grid.hexes_of(grid.whole & ~grid.land & ~grid.sea()):
        terrain[at] = Terrain("shallows")
    return {at: terrain[at] for at in sorted(terrain, key=row_by_row)}


def compact_map(dice: Dice, tiles: Tiles, slots: Iterable[Slot]) -> Map:
    """A map on the compact layout: every slot takes a tile of its shape, at random, until all water is connected."""
    return CompactLayout(tiles, slots).filled(dice)


class CompactLayout:
    """The compact layout with its tiles. What is known of a tile in a slot is kept from map to map."""

    def __init__(self, tiles: Tiles, slots: Iterable[Slot]) -> None:
        self._tiles = tiles
        self._by_id = {tile.id: tile for tile in tiles}
        places = tuple(slots)
        self._shapes: list[tuple[list[str], list[Slot]]] = []  # in the order of the slots
        for shape in dict.fromkeys([tile.shape for tile in tiles] + [slot.shape for slot in places]):
            have = sum(tile.shape == shape for tile in tiles)
            want = sum(slot.shape == shape for slot in places)
            if have != want:
                raise ValueError(f"the layout has {want} slots of shape `{shape}` for {have} tiles")
        for shape in dict.fromkeys(slot.shape for slot in places):
            fitting = [tile.id for tile in tiles if tile.shape == shape]
            self._shapes.append((fitting, [slot for slot in places if slot.shape == shape]))
        size = max(abs(step) for tile in tiles for at, _ in tile.hexes for step in (*at, sum(at)))
        corners = (-size, size)
        self._grid = _Grid([(q + dq, r + dr) for _, (q, r), _ in places for dq in corners for dr in corners])
        self._laid: dict[tuple[str, Hex, int], tuple[Placement, int]] = {}  # with its water

    def filled(self, dice: Dice) -> Map:
        """A map at random."""
        board: Map = ()
        for _ in range(_TRIES):
            board, water = self._filled(dice)
            if self._grid.flooded(water & -water, water) == water:  # the one thing that most of them lack
                with suppress(ValueError):
                    check_map(board, self._tiles)
                    return board
        refusal = ""
        try:
            check_map(board, self._tiles)
        except ValueError as error:
            refusal = str(error)
        raise ValueError(f"the layout cannot be filled with these tiles; the last try failed because {refusal}")

    def _filled(self, dice: Dice) -> tuple[Map, int]:
        """A tile in every slot, and all their water."""
        lying: dict[str, Placement] = {}
        water = 0
        for tiles, slots in self._shapes:
            for tile, slot in zip(dice.shuffled(tiles), slots, strict=True):
                turns = slot.turns[dice.below(len(slot.turns))]
                found = self._laid.get((tile, slot.anchor, turns))
                if found is None:
                    found = self._laid[tile, slot.anchor, turns] = self._lay(Placement(tile, slot.anchor, turns))
                lying[tile], wet = found
                water |= wet
        return tuple([lying[tile] for tile in self._by_id]), water

    def _lay(self, placement: Placement) -> tuple[Placement, int]:
        spread = _spread(placement, self._by_id[placement.tile])
        return placement, self._grid.set_of(at for at, ground in spread if ground.kind == "water")


class _Grid:
    """Sets of hexes as whole numbers, with a bit for each hex of the rectangle around some, one wider on every side: so
    all neighbours of a set are found at once, by shifting it. What leaves the rectangle on one side comes in on the
    other, where nothing but open sea is."""

    def __init__(self, hexes: Collection[Hex]) -> None:
        columns, rows = [q for q, _ in hexes], [r for _, r in hexes]
        self._left, self._top = min(columns) - 1, min(rows) - 1
        self._width = max(columns) - self._left + 2
        self.whole = (1 << self._width * (max(rows) - self._top + 2)) - 1
        self.land = self.set_of(hexes)

    def sea(self) -> int:
        """The empty hexes around the board: what the tiles do not enclose."""
        return self.flooded(1, self.whole & ~self.land)

    def set_of(self, hexes: Iterable[Hex]) -> int:
        start, width = self._top * self._width + self._left, self._width
        found = 0
        for q, r in hexes:
            found |= 1 << r * width + q - start
        return found

    def hexes_of(self, bits: int) -> list[Hex]:
        found = []
        while bits:
            lowest = bits & -bits
            r, q = divmod(lowest.bit_length() - 1, self._width)
            found.append((q + self._left, r + self._top))
            bits ^= lowest
        return found

    def widened(self, bits: int) -> int:
        """The set and all neighbours of its hexes."""
        row, slant = self._width, self._width - 1
        return bits | bits << 1 | bits >> 1 | bits << row | bits >> row | bits << slant | bits >> slant

    def flooded(self, start: int, within: int) -> int:
        """What can be reached from the start without leaving a set."""
        reached = start
        while (wider := self.widened(reached) & within) != reached:
            reached = wider
        return reached


def row_by_row(at: Hex) -> Hex:
    return at[1], at[0]


def _spread(placement: Placement, tile: Tile) -> list[tuple[Hex, Terrain]]:
    q, r = placement.anchor
    spread = []
    for at, ground in tile.hexes:
        dq, dr = turned(at, placement.turns)
        spread.append(((q + dq, r + dr), ground))
    return spread


def _laid(board: Map, tiles: Tiles) -> dict[Hex, Terrain]:
    """The hexes of all tiles where they lie."""
    by_id = {tile.id: tile for tile in tiles}
    terrain: dict[Hex, Terrain] = {}
    for placement in board:
        for at, ground in _spread(placement, by_id[placement.tile]):
            if at in terrain:
                raise ValueError(f"tiles `{terrain[at].tile}` and `{placement.tile}` overlap at {_written(at)}")
            terrain[at] = ground
    return terrain


def _check_complete(board: Iterable[Placement], tiles: Tiles) -> None:
    wanted = [tile.id for tile in tiles]
    seen: list[str] = []
    for placement in board:
        if placement.tile not in wanted:
            raise ValueError(f"there is no tile `{placement.tile}`; the tiles are {', '.join(wanted)}")
        if placement.tile in seen:
            raise ValueError(f"tile `{placement.tile}` lies on the map twice")
        seen.append(placement.tile)
    if missing := [id_ for id_ in wanted if id_ not in seen]:
        raise ValueError(f"tiles are missing from the map: {', '.join(missing)}")


def _written(at: Hex) -> str:
    return f"{at[0]},{at[1]}"
