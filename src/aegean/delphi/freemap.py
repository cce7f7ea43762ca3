"""The free-form map: tiles laid one by one, by seed, the way people build on a table.

The Zeus tile lies first. Every further tile goes where at least two of its water edges meet water and where it nestles
best: many shared edges, near the middle, few gaps. Chance orders the tiles and picks among the best places. The cities
then go around the border, as far from each other as they can, each with its city hex pointing out to sea.

The board is one large whole number with a bit for every hex, so that "where does this tile fit" is answered for all
anchors at once by shifting and masking: bit (r + 24) * 48 + (q + 24) stands for the hex q,r.
"""

from __future__ import annotations

from typing import Final, NamedTuple, TypeAlias

from aegean.core.dice import Dice
from aegean.delphi.mapmaking import DIRECTIONS, Hex, Map, Placement, Tile, Tiles, check_map, distance, turned, zeus_tile

_SIDE: Final = 48
_ORIGIN: Final = (_SIDE + 1) * (_SIDE // 2)  # the bit of the hex 0,0
_STEPS: Final = tuple(dr * _SIDE + dq for dq, dr in DIRECTIONS)
_MARGIN: Final = 10  # no hex of a tile may leave the square of bits
_ANCHORS: Final = sum(
    1 << r * _SIDE + q for r in range(_MARGIN, _SIDE - _MARGIN) for q in range(_MARGIN, _SIDE - _MARGIN)
)

# Tuned by eye and by measure: maps come out about as tight as the compact layout, with hardly a gap.
_EDGE_WEIGHT: Final = 12  # of an edge that a tile shares, in quarters of a squared hex of distance
_CREVICE_WEIGHT: Final = 10  # of a narrow empty hex, in the same quarters
_SHORTLIST: Final = 16  # places that are examined for the gaps they leave
_CHOICES: Final = 2  # how many of the best places chance chooses from
_SPREAD_WEIGHT: Final = 2  # of a draft's mean squared distance, in edges of its border
_DRAFTS: Final = 3  # boards of which the most compact stays
_FARTHEST: Final = 10  # hexes from city to city; six cannot be further apart on a border this long
_TRIES: Final = 200

_Planes: TypeAlias = tuple[int, int, int]


class _Cut(NamedTuple):
    """A tile in one of its turns, anchored on 0,0."""

    tile: str
    turns: int
    bits: int
    water: int
    offsets: tuple[int, ...]  # from the anchor's bit to each hex
    shores: tuple[int, ...]  # from the anchor's bit to what lies across each edge of its water
    size: int
    sums: Hex  # of q and of r over its hexes
    inertia: int  # sum of the hexes' squared distances from the anchor
    city: int  # from the anchor's bit to the city hex, and to what lies across its edges
    outward: tuple[int, ...]


class _Demand(NamedTuple):
    """What is asked of the places for cities."""

    contacts: int  # water edges that meet water
    edges: int  # shared with the board
    crevices: int  # left by the tile
    apart: int  # hexes from city to city


# First cities that lie snug along the border; the last resort is for boards on which nothing better was found.
_DEMANDS: Final = (_Demand(2, 3, 0, 6), _Demand(2, 2, 99, 5), _Demand(1, 1, 99, 3))


class _Board:
    """What lies on the table so far."""

    __slots__ = ("bits", "placements", "size", "sums", "water")

    def __init__(self) -> None:
        self.bits = 0
        self.water = 0
        self.placements: list[Placement] = []
        self.size = 0
        self.sums: Hex = (0, 0)

    def lay(self, cut: _Cut, anchor: int) -> None:
        r, q = divmod(anchor, _SIDE)
        at = q - _SIDE // 2, r - _SIDE // 2
        self.bits |= _shifted(cut.bits, anchor - _ORIGIN)
        self.water |= _shifted(cut.water, anchor - _ORIGIN)
        self.placements.append(Placement(cut.tile, at, cut.turns))
        self.sums = (
            self.sums[0] + cut.sums[0] + cut.size * at[0],
            self.sums[1] + cut.sums[1] + cut.size * at[1],
        )
        self.size += cut.size


def free_map(dice: Dice, tiles: Tiles) -> Map:
    """A map in free form; equal dice give equal maps."""
    cities = [_cuts(tile) for tile in tiles if tile.city]
    first = zeus_tile(tiles)
    zeus = _cuts(first)
    others = [_cuts(tile) for tile in tiles if not tile.city and tile is not first]
    refusal = "some tile found no place"
    for attempt in range(_TRIES):
        drafts = [_draft(dice, zeus, others) for _ in range(_DRAFTS)]
        board = min(drafts, key=lambda draft: (-len(draft.placements), _sprawl(draft)))
        demands = _DEMANDS[: 2 if attempt < _TRIES // 10 else 3]
        if len(board.placements) <= len(others) or not _lay_cities(dice, board, dice.shuffled(cities), demands):
            continue
        lying = {placement.tile: placement for placement in board.placements}
        whole = tuple(lying[tile.id] for tile in tiles)
        try:
            check_map(whole, tiles)
        except ValueError as error:
            refusal = str(error)
        else:
            return whole
    raise ValueError(f"no free map can be laid with these tiles: {refusal}")


def _draft(dice: Dice, zeus: list[_Cut], others: list[list[_Cut]]) -> _Board:
    """A board of map tiles; it stays unfinished where a tile finds no place."""
    board = _Board()
    board.lay(zeus[dice.below(6)], _ORIGIN)
    for cuts in dice.shuffled(others):
        if not _lay_tile(dice, board, cuts):
            break
    return board


def _lay_tile(dice: Dice, board: _Board, cuts: list[_Cut]) -> bool:
    """Lay a tile on one of its best places, if it has any."""
    places: list[tuple[int, int, int]] = []  # cost, rank among the turns, anchor
    first = dice.below(6)  # of turns that are equally good, and a ring's turns all are; the others follow clockwise
    beside = _beside(board.bits)
    for rank in range(6):
        cut = cuts[(first + rank) % 6]
        fitting = _set_bits(_fitting(board, cut, 2))
        places.extend((_looseness(board, beside, cut, anchor), rank, anchor) for anchor in fitting)
    if not places:
        return False
    places.sort()
    best = []
    for cost, rank, anchor in places[:_SHORTLIST]:
        bits = cuts[(first + rank) % 6].bits
        cost += _CREVICE_WEIGHT * _crevices(board.bits | _shifted(bits, anchor - _ORIGIN))
        best.append((cost, rank, anchor))
    best.sort()
    _, rank, anchor = best[dice.below(min(_CHOICES, len(best)))]
    board.lay(cuts[(first + rank) % 6], anchor)
    return True


def _fitting(board: _Board, cut: _Cut, contacts: int) -> int:
    """The anchors where the tile overlaps nothing and at least so many (1 or 2) of its water edges meet water."""
    blocked = 0
    for offset in cut.offsets:
        blocked |= _shifted(board.bits, -offset)
    once = twice = 0
    for offset in cut.shores:
        met = _shifted(board.water, -offset)
        twice |= once & met
        once |= met
    return (twice if contacts == 2 else once) & ~blocked & _ANCHORS


def _looseness(board: _Board, beside: _Planes, cut: _Cut, anchor: int) -> int:
    """How badly the tile nestles there: its mean squared distance from the board's middle, less the edges it shares."""
    r, q = divmod(anchor, _SIDE)
    # Distances are scaled by the board's size, which keeps its middle a whole number.
    scale = board.size
    x, y = (q - _SIDE // 2) * scale - board.sums[0], (r - _SIDE // 2) * scale - board.sums[1]
    u, v = cut.sums
    spread = cut.size * (x * x + x * y + y * y) + scale * (2 * x * u + x * v + y * u + 2 * y * v)
    spread += scale * scale * cut.inertia
    placed = _shifted(cut.bits, anchor - _ORIGIN)
    edges = _count(beside, placed)
    return 4 * spread // (scale * scale * cut.size) - _EDGE_WEIGHT * edges


def _beside(bits: int) -> _Planes:
    """For every hex, how many of its six neighbours are among these: as three planes of binary digits."""
    ones = twos = fours = 0
    for step in _STEPS:
        more = _shifted(bits, step)
        carry = ones & more
        ones ^= more
        fours |= twos & carry
        twos ^= carry
    return ones, twos, fours


def _count(planes: _Planes, bits: int) -> int:
    """The sum of the planes' numbers over these hexes."""
    ones, twos, fours = planes
    return (ones & bits).bit_count() + 2 * (twos & bits).bit_count() + 4 * (fours & bits).bit_count()


def _crevices(bits: int) -> int:
    """Empty hexes with four, five or six neighbours on the board, counted once, twice and four times."""
    ones, twos, fours = _beside(bits)
    narrow = fours & ~bits
    return narrow.bit_count() + (narrow & ones).bit_count() + 3 * (narrow & twos).bit_count()


def _sprawl(board: _Board) -> int:
    """How far from compact a board is: its borders, the crevices in them, and how far its hexes lie from its middle."""
    bits = board.bits
    borders = 6 * board.size - _count(_beside(bits), bits)
    inertia = 0
    for bit in _set_bits(bits):
        r, q = divmod(bit, _SIDE)
        x, y = q - _SIDE // 2, r - _SIDE // 2
        inertia += x * x + x * y + y * y
    x, y = board.sums
    spread = inertia * board.size - (x * x + x * y + y * y)
    return borders + _crevices(bits) + _SPREAD_WEIGHT * spread // (board.size * board.size)


class _Site(NamedTuple):
    """A place for a city tile."""

    angle: int  # orders the sites around the board's middle
    city: Hex
    turns: int
    anchor: int


def _lay_cities(dice: Dice, board: _Board, cities: list[list[_Cut]], demands: tuple[_Demand, ...]) -> bool:
    """Lay the city tiles around the board, evenly. They are all cut alike, so that chance decides which lies where."""
    if not cities:
        return True
    for demand in demands:
        sites = _sites(board, cities[0], demand)
        for apart in range(_FARTHEST, demand.apart - 1, -1):
            chosen = _round(dice, sites, len(cities), apart)
            if chosen:
                for cuts, site in zip(cities, chosen, strict=True):
                    board.lay(cuts[site.turns], site.anchor)
                return True
    return False


def _sites(board: _Board, cuts: list[_Cut], demand: _Demand) -> list[_Site]:
    """Where a city tile may lie with only its own water beside its city, in order around the board."""
    beside = _beside(board.bits)
    before = _crevices(board.bits)
    sites = []
    for cut in cuts:
        fitting = _fitting(board, cut, demand.contacts)
        for offset in cut.outward:
            fitting &= ~_shifted(board.bits, -offset)
        for anchor in _set_bits(fitting):
            r, q = divmod(anchor + cut.city, _SIDE)
            city = q - _SIDE // 2, r - _SIDE // 2
            placed = _shifted(cut.bits, anchor - _ORIGIN)
            if _count(beside, placed) >= demand.edges and _crevices(board.bits | placed) - before <= demand.crevices:
                sites.append(_Site(_angle(board, city), city, cut.turns, anchor))
    sites.sort()
    return sites


def _round(dice: Dice, sites: list[_Site], wanted: int, apart: int) -> list[_Site]:
    """So many sites, each so far from all others, found by walking around the board from every start in turn: the most
    even such round, or none."""
    near = [
        sum(1 << index for index, other in enumerate(sites) if distance(site.city, other.city) < apart)
        for site in sites
    ]
    rounds = []
    for start in dice.shuffled(range(len(sites))):
        chosen = [start]
        free = ((1 << len(sites)) - 1) & ~near[start]
        while free and len(chosen) < wanted:
            ahead = free >> chosen[-1] << chosen[-1] or free
            chosen.append((ahead & -ahead).bit_length() - 1)
            free &= ~near[chosen[-1]]
        if len(chosen) == wanted:
            rounds.append([sites[index] for index in chosen])
    return min(rounds, key=_widest_gap, default=[])


def _widest_gap(chosen: list[_Site]) -> int:
    return max(distance(site.city, chosen[index - 1].city) for index, site in enumerate(chosen))


def _angle(board: _Board, at: Hex) -> int:
    """Grows with the angle of the hex around the board's middle; whole numbers, so that every machine agrees."""
    q, r = at[0] * board.size - board.sums[0], at[1] * board.size - board.sums[1]
    x, y = 2 * q + r, 2 * r
    along = (x << 20) // (abs(x) + abs(y) or 1)  # from -2**20 in the west to 2**20 in the east
    return along if y < 0 else (2 << 20) - along


def _cuts(tile: Tile) -> list[_Cut]:
    return [_cut(tile, turns) for turns in range(6)]


def _cut(tile: Tile, turns: int) -> _Cut:
    hexes = [(turned(at, turns), ground.kind) for at, ground in tile.hexes]
    offsets = tuple(r * _SIDE + q for (q, r), _ in hexes)
    wet = tuple(r * _SIDE + q for (q, r), kind in hexes if kind == "water")
    city = next((r * _SIDE + q for (q, r), kind in hexes if kind == "city"), 0)
    return _Cut(
        tile=tile.id,
        turns=turns,
        bits=sum(1 << _ORIGIN + offset for offset in offsets),
        water=sum(1 << _ORIGIN + offset for offset in wet),
        offsets=offsets,
        shores=tuple(offset + step for offset in wet for step in _STEPS if offset + step not in offsets),
        size=len(hexes),
        sums=(sum(q for (q, _), _ in hexes), sum(r for (_, r), _ in hexes)),
        inertia=sum(q * q + q * r + r * r for (q, r), _ in hexes),
        city=city,
        outward=tuple(city + step for step in _STEPS if city + step not in offsets),
    )


def _shifted(bits: int, by: int) -> int:
    return bits << by if by >= 0 else bits >> -by


def _set_bits(bits: int) -> list[int]:
    found = []
    while bits:
        lowest = bits & -bits
        found.append(lowest.bit_length() - 1)
        bits ^= lowest
    return found
