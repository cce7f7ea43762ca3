"""The free-form map: tiles laid one by one, by seed, the way people build on a table.

The Zeus tile lies first. Every further tile goes where at least two of its water edges meet water and where it nestles
best: many shared edges, near the middle, few gaps. Chance orders the tiles and picks among the best places. The cities
then go around the border, as far from each other as they can, each with its city hex pointing out to sea.

The board is one large whole number with a bit for every hex, so that "where does this tile fit" is answered for all
anchors at once by shifting and masking: bit (r + 24) * 48 + (q + 24) stands for the hex q,r.
"""

from __future__ import annotations

from collections import Counter
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
    reach: int  # how far down from the anchor's bit its hexes and shores go, at most
    hexes: tuple[int, ...]  # from so far down to the bit of each hex
    shores: tuple[int, ...]  # and to what lies across one edge of its water,
    coves: tuple[int, ...]  # or across several
    beside: _Planes
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

    __slots__ = ("beside", "bits", "inertia", "placements", "size", "sums", "water")

    def __init__(self) -> None:
        self.bits = 0
        self.water = 0
        self.beside: _Planes = (0, 0, 0)
        self.placements: list[Placement] = []
        self.size = 0
        self.sums: Hex = (0, 0)
        self.inertia = 0  # sum of the hexes' squared distances from 0,0

    def lay(self, cut: _Cut, anchor: int) -> None:
        r, q = divmod(anchor, _SIDE)
        x, y = q - _SIDE // 2, r - _SIDE // 2
        by = anchor - _ORIGIN
        self.bits |= _shifted(cut.bits, by)
        self.water |= _shifted(cut.water, by)
        self.beside = _added(self.beside, cut.beside, by)
        self.placements.append(Placement(cut.tile, (x, y), cut.turns))
        u, v = cut.sums
        self.sums = self.sums[0] + u + cut.size * x, self.sums[1] + v + cut.size * y
        self.inertia += cut.inertia + cut.size * (x * x + x * y + y * y) + 2 * x * u + x * v + y * u + 2 * y * v
        self.size += cut.size


def free_map(dice: Dice, tiles: Tiles) -> Map:
    """A map in free form; equal dice give equal maps."""
    return FreeForm(tiles).laid(dice)


class FreeForm:
    """Tiles that are cut out in all their turns, for any number of maps."""

    def __init__(self, tiles: Tiles) -> None:
        self._tiles = tiles
        self._cities = [_cuts(tile) for tile in tiles if tile.city]
        first = zeus_tile(tiles)
        self._zeus = _cuts(first)
        self._others = [_cuts(tile) for tile in tiles if not tile.city and tile is not first]

    def laid(self, dice: Dice) -> Map:
        """A map at random."""
        tiles, others = self._tiles, self._others
        refusal = "some tile found no place"
        for attempt in range(_TRIES):
            drafts = [_draft(dice, self._zeus, others) for _ in range(_DRAFTS)]
            board = min(drafts, key=lambda draft: (-len(draft.placements), _sprawl(draft)))
            demands = _DEMANDS[: 2 if attempt < _TRIES // 10 else 3]
            if len(board.placements) <= len(others):
                continue
            if not _lay_cities(dice, board, dice.shuffled(self._cities), demands):
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
    costs: dict[tuple[int, int], list[tuple[int, int]]] = {}  # of turns that cover the same
    for rank in range(6):
        cut = cuts[(first + rank) % 6]
        known = costs.get((cut.bits, cut.water))
        if known is None:
            known = costs[cut.bits, cut.water] = _looseness(board, cut, _set_bits(_fitting(board, cut, 2)))
        places += [(cost, rank, anchor) for cost, anchor in known]
    if not places:
        return False
    places.sort()
    best = []
    for cost, rank, anchor in places[:_SHORTLIST]:
        cost += _CREVICE_WEIGHT * _crevices_with(board, cuts[(first + rank) % 6], anchor)
        best.append((cost, rank, anchor))
    best.sort()
    _, rank, anchor = best[dice.below(min(_CHOICES, len(best)))]
    board.lay(cuts[(first + rank) % 6], anchor)
    return True


def _fitting(board: _Board, cut: _Cut, contacts: int) -> int:
    """The anchors where the tile overlaps nothing and at least so many (1 or 2) of its water edges meet water."""
    land, water = board.bits << cut.reach, board.water << cut.reach
    blocked = once = twice = 0
    for down in cut.hexes:
        blocked |= land >> down
    for down in cut.coves:
        twice |= water >> down
    for down in cut.shores:
        met = water >> down
        twice |= once & met
        once |= met
    # A cove alone is two contacts; beside one, a shore's single contact changes nothing.
    return (twice if contacts == 2 else once | twice) & ~blocked & _ANCHORS


def _looseness(board: _Board, cut: _Cut, anchors: list[int]) -> list[tuple[int, int]]:
    """How badly the tile nestles at each anchor: its mean squared distance from the board's middle, less the edges it
    shares."""
    ones, twos, fours = board.beside
    # Distances are scaled by the board's size, which keeps its middle a whole number.
    scale, (left, top), bits, size = board.size, board.sums, cut.bits, cut.size
    u, v = cut.sums
    along, down = scale * (2 * u + v), scale * (u + 2 * v)
    still, mean = scale * scale * cut.inertia, scale * scale * size
    found = []
    for anchor in anchors:
        r, q = divmod(anchor, _SIDE)
        x, y = (q - _SIDE // 2) * scale - left, (r - _SIDE // 2) * scale - top
        spread = size * (x * x + x * y + y * y) + x * along + y * down + still
        placed = bits << anchor - _ORIGIN if anchor >= _ORIGIN else bits >> _ORIGIN - anchor
        edges = (ones & placed).bit_count() + 2 * (twos & placed).bit_count() + 4 * (fours & placed).bit_count()
        found.append((4 * spread // mean - _EDGE_WEIGHT * edges, anchor))
    return found


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


def _added(planes: _Planes, more: _Planes, by: int) -> _Planes:
    """The sums of the planes' numbers, of which the second are shifted; none is above seven."""
    ones, twos, fours = planes
    a, b, c = (more[0] << by, more[1] << by, more[2] << by) if by >= 0 else tuple([plane >> -by for plane in more])
    carry, half = ones & a, twos ^ b
    return ones ^ a, half ^ carry, fours | c | twos & b | half & carry


def _crevices(bits: int, beside: _Planes) -> int:
    """Empty hexes with four, five or six neighbours on the board, counted once, twice and four times."""
    ones, twos, fours = beside
    narrow = fours & ~bits
    return narrow.bit_count() + (narrow & ones).bit_count() + 3 * (narrow & twos).bit_count()


def _crevices_with(board: _Board, cut: _Cut, anchor: int) -> int:
    """Those of the board with one more tile on it."""
    by = anchor - _ORIGIN
    return _crevices(board.bits | _shifted(cut.bits, by), _added(board.beside, cut.beside, by))


def _sprawl(board: _Board) -> int:
    """How far from compact a board is: its borders, the crevices in them, and how far its hexes lie from its middle."""
    borders = 6 * board.size - _count(board.beside, board.bits)
    x, y = board.sums
    spread = board.inertia * board.size - (x * x + x * y + y * y)
    return borders + _crevices(board.bits, board.beside) + _SPREAD_WEIGHT * spread // (board.size * board.size)


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
        near = _near(sites)
        for apart in range(_FARTHEST, demand.apart - 1, -1):
            chosen = _round(dice, sites, near[apart], len(cities))
            if chosen:
                for cuts, site in zip(cities, chosen, strict=True):
                    board.lay(cuts[site.turns], site.anchor)
                return True
    return False


def _sites(board: _Board, cuts: list[_Cut], demand: _Demand) -> list[_Site]:
    """Where a city tile may lie with only its own water beside its city, in order around the board."""
    before = _crevices(board.bits, board.beside)
    sites = []
    for cut in cuts:
        fitting = _fitting(board, cut, demand.contacts)
        for offset in cut.outward:
            fitting &= ~_shifted(board.bits, -offset)
        for anchor in _set_bits(fitting):
            r, q = divmod(anchor + cut.city, _SIDE)
            city = q - _SIDE // 2, r - _SIDE // 2
            placed = _shifted(cut.bits, anchor - _ORIGIN)
            if _count(board.beside, placed) < demand.edges:
                continue
            if _crevices_with(board, cut, anchor) - before <= demand.crevices:
                sites.append(_Site(_angle(board, city), city, cut.turns, anchor))
    sites.sort()
    return sites


def _near(sites: list[_Site]) -> list[list[int]]:
    """For each distance, of every site those that are nearer to it, as bits; itself among them."""
    within = [[1 << index for index in range(len(sites))] for _ in range(_FARTHEST + 1)]
    within[0] = [0] * len(sites)
    for index, site in enumerate(sites):
        for other in range(index):
            for apart in range(distance(site.city, sites[other].city) + 1, _FARTHEST + 1):
                within[apart][index] |= 1 << other
                within[apart][other] |= 1 << index
    return within


def _round(dice: Dice, sites: list[_Site], near: list[int], wanted: int) -> list[_Site]:
    """So many sites, none near another, found by walking around the board from every start in turn: the most even such
    round, or none."""
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
    across = Counter(offset + step for offset in wet for step in _STEPS if offset + step not in offsets)
    reach = max(0, -min((*offsets, *across)))
    bits = sum(1 << _ORIGIN + offset for offset in offsets)
    return _Cut(
        tile=tile.id,
        turns=turns,
        bits=bits,
        water=sum(1 << _ORIGIN + offset for offset in wet),
        reach=reach,
        hexes=tuple(reach + offset for offset in offsets),
        shores=tuple(reach + offset for offset, edges in across.items() if edges == 1),
        coves=tuple(reach + offset for offset, edges in across.items() if edges > 1),
        beside=_beside(bits),
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
