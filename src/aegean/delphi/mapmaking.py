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
from collections.abc import Collection, Iterable, Mapping
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


def neighbours(hex_: Hex) -> tuple[Hex, ...]:
    q, r = hex_
    return tuple((q + dq, r + dr) for dq, dr in DIRECTIONS)


def distance(one: Hex, other: Hex) -> int:
    dq, dr = one[0] - other[0], one[1] - other[1]
    return max(abs(dq), abs(dr), abs(dq + dr))


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
    body = water_body(terrain)
    for at, ground in terrain.items():
        if ground.kind == "water" and at not in body:
            raise ValueError(f"not all water is connected: none leads to {_written(at)} of tile `{ground.tile}`")
    for at, ground in terrain.items():
        if ground.kind in _ISLANDS and not any(step in body for step in neighbours(at)):
            raise ValueError(f"the {ground.kind} hex {_written(at)} of tile `{ground.tile}` touches no water")
    for at, ground in terrain.items():
        for step in neighbours(at):
            if ground.kind == "city" and step in terrain and terrain[step].kind == "city":
                one, other = f"`{ground.tile}` at {_written(at)}", f"`{terrain[step].tile}` at {_written(step)}"
                raise ValueError(f"cities {one} and {other} lie side by side; cities lie apart along the border")
    by_id = {tile.id: tile for tile in tiles}
    cities = {tile.id for tile in tiles if tile.city}
    sea = open_sea(terrain)
    for placement in board:
        if placement.tile not in cities:
            continue
        places = _spread(placement, by_id[placement.tile])
        beside = [terrain[step].tile for at, _ in places for step in neighbours(at) if step in terrain]
        if all(other in cities for other in beside):
            raise ValueError(f"city tile `{placement.tile}` touches no map tile; cities lie along its border")
        for at, ground in places:
            if ground.kind == "city" and not any(step in sea for step in neighbours(at)):
                raise ValueError(f"city `{placement.tile}` at {_written(at)} is not on the border of the map")


def assemble(board: Map, tiles: Tiles) -> dict[Hex, Terrain]:
    """Every hex of the board, row by row. Gaps that the tiles enclose are shallows; the open sea around is left out."""
    terrain = _laid(board, tiles)
    sea = open_sea(terrain)
    for at in _box(terrain):
        if at not in terrain and at not in sea:
            terrain[at] = Terrain("shallows")
    return {at: terrain[at] for at in sorted(terrain, key=lambda at: (at[1], at[0]))}


def compact_map(dice: Dice, tiles: Tiles, slots: Iterable[Slot]) -> Map:
    """A map on the compact layout: every slot takes a tile of its shape, at random, until all water is connected."""
    places = tuple(slots)
    for shape in dict.fromkeys([tile.shape for tile in tiles] + [slot.shape for slot in places]):
        have = sum(tile.shape == shape for tile in tiles)
        want = sum(slot.shape == shape for slot in places)
        if have != want:
            raise ValueError(f"the layout has {want} slots of shape `{shape}` for {have} tiles")
    refusal = ""
    for _ in range(_TRIES):
        board = _filled(dice, tiles, places)
        try:
            check_map(board, tiles)
        except ValueError as error:
            refusal = str(error)
        else:
            return board
    raise ValueError(f"the layout cannot be filled with these tiles; the last try failed because {refusal}")


def _filled(dice: Dice, tiles: Tiles, slots: tuple[Slot, ...]) -> Map:
    lying: dict[str, Placement] = {}
    for shape in dict.fromkeys(slot.shape for slot in slots):
        drawn = dice.shuffled(tile.id for tile in tiles if tile.shape == shape)
        for id_, slot in zip(drawn, (slot for slot in slots if slot.shape == shape), strict=True):
            turns = slot.turns[dice.below(len(slot.turns))]
            lying[id_] = Placement(id_, slot.anchor, turns)
    return tuple(lying[tile.id] for tile in tiles)


def water_body(terrain: Mapping[Hex, Terrain]) -> set[Hex]:
    """The water that can be sailed to from the first water hex."""
    start = next(at for at, ground in terrain.items() if ground.kind == "water")
    return _flood(start, {at for at, ground in terrain.items() if ground.kind == "water"})


def open_sea(terrain: Mapping[Hex, Terrain]) -> set[Hex]:
    """The empty hexes around the board, as far as a margin of one: what the tiles do not enclose."""
    box = _box(terrain)
    return _flood(box[0], {at for at in box if at not in terrain})


def _flood(start: Hex, within: Collection[Hex]) -> set[Hex]:
    reached = {start}
    border = [start]
    while border:
        for step in neighbours(border.pop()):
            if step in within and step not in reached:
                reached.add(step)
                border.append(step)
    return reached


def _box(hexes: Iterable[Hex]) -> list[Hex]:
    """The rectangle of hexes around these, one wider on every side."""
    rows = [r for _, r in hexes]
    columns = [q for q, _ in hexes]
    return [(q, r) for r in range(min(rows) - 1, max(rows) + 2) for q in range(min(columns) - 1, max(columns) + 2)]


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
