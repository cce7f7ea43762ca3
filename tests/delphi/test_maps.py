"""Map making: both generators over many seeds, the text form, and every refusal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from importlib.resources import files

import pytest

from aegean.core.dice import Dice
from aegean.core.packs import Pack
from aegean.delphi.components import SCHEMA, slots_of, tiles_of
from aegean.delphi.facts import Facts
from aegean.delphi.freemap import free_map
from aegean.delphi.mapmaking import (
    CompactLayout,
    Hex,
    Map,
    Terrain,
    Tile,
    assemble,
    check_map,
    compact_map,
    distance,
    format_map,
    make_tile,
    neighbours,
    parse_map,
    turned,
)

PACK = Pack.load(files("aegean.delphi") / "data", SCHEMA)
TILES = tiles_of(PACK)
SLOTS = slots_of(PACK)
SEEDS = 200

COMPACT = (
    "r1@-3,1+0 r2@-2,3+2 r3@0,0+3 s1@2,4+0 s2@-1,7+5 s3@1,-5+4 m1@3,-1+1 m2@-4,-1+5 m3@-4,6+3 l1@-5,4+2 l2@1,2+0 "
    "l3@-1,-2+4 red@-3,-3+5 black@-7,2+4 pink@4,0+2 blue@3,-4+0 yellow@-6,7+4 green@2,6+2"
)
FREE = (
    "r1@0,0+1 r2@1,-5+1 r3@0,-7+2 s1@4,-8+4 s2@4,-3+4 s3@-1,3+1 m1@3,0+0 m2@4,-5+1 m3@-3,1+4 l1@-2,-4+1 l2@-1,-2+4 "
    "l3@-4,-1+0 red@-7,3+4 black@4,-9+5 pink@6,-5+1 blue@-3,-5+5 yellow@5,0+2 green@-1,4+2"
)


@cache
def compact(seed: int) -> Map:
    return compact_map(Dice.of_seed(seed), TILES, SLOTS)


@cache
def free(seed: int) -> Map:
    return free_map(Dice.of_seed(seed), TILES)


GENERATORS = pytest.mark.parametrize("generate", [compact, free])
Generate = Callable[[int], Map]


def sailed(board: dict[Hex, Terrain]) -> set[Hex]:
    """The water that a ship reaches from Zeus."""
    zeus = next(at for at, ground in board.items() if ground.kind == "zeus")
    reached: set[Hex] = set()
    frontier = [zeus]
    while frontier:
        at = frontier.pop()
        for step in neighbours(at):
            if step in board and board[step].kind == "water" and step not in reached:
                reached.add(step)
                frontier.append(step)
    return reached


def cities(board: dict[Hex, Terrain]) -> list[Hex]:
    return [at for at, ground in board.items() if ground.kind == "city"]


def gaps(board: dict[Hex, Terrain]) -> list[Hex]:
    return [at for at, ground in board.items() if not ground.tile]


@GENERATORS
def test_generated_maps_can_be_played(generate: Generate) -> None:
    for seed in range(SEEDS):
        made = generate(seed)
        assert [placement.tile for placement in made] == [tile.id for tile in TILES]
        board = assemble(made, TILES)
        printed = [ground for ground in board.values() if ground.tile]
        assert Counter(printed) == Counter(ground for tile in TILES for _, ground in tile.hexes)
        water = sailed(board)
        assert len(water) == 72
        islands = [at for at, ground in board.items() if ground.kind not in ("water", "shallows", "zeus")]
        assert len(islands) == 45
        assert all(any(step in water for step in neighbours(at)) for at in islands)


@GENERATORS
def test_cities_lie_apart_on_the_border(generate: Generate) -> None:
    for seed in range(SEEDS):
        board = assemble(generate(seed), TILES)
        places = cities(board)
        assert all(distance(one, other) >= 5 for one in places for other in places if one != other)
        for at in places:
            # The board includes the gaps that it encloses: what is missing from it is open sea.
            assert any(step not in board for step in neighbours(at))


@GENERATORS
def test_the_text_form_round_trips(generate: Generate) -> None:
    for seed in range(SEEDS):
        made = generate(seed)
        assert parse_map(format_map(made), TILES) == made


@GENERATORS
def test_seeds_give_different_maps(generate: Generate) -> None:
    assert len({generate(seed) for seed in range(SEEDS)}) == SEEDS


def test_a_map_depends_on_nothing_but_its_dice() -> None:
    assert [free_map(Dice.of_seed(seed), TILES) for seed in range(10)] == [free(seed) for seed in range(10)]
    assert [compact_map(Dice.of_seed(seed), TILES, SLOTS) for seed in range(10)] == [compact(n) for n in range(10)]


def test_a_seed_gives_the_same_map_for_ever() -> None:
    assert format_map(compact(1)) == COMPACT
    assert format_map(free(1)) == FREE


@pytest.mark.parametrize(("generate", "digest"), [(compact, "435a21cb75113706"), (free, "95ab5f85a0c8ebb5")])
def test_many_seeds_give_the_same_maps_for_ever(generate: Generate, digest: str) -> None:
    """Records hold the seed, not the map."""
    maps = "\n".join(format_map(generate(seed)) for seed in range(SEEDS))
    assert sha256(maps.encode()).hexdigest().startswith(digest)


def test_a_layout_makes_the_same_maps_however_often_it_is_used() -> None:
    layout = CompactLayout(TILES, SLOTS)
    assert [layout.filled(Dice.of_seed(seed)) for seed in range(20)] == [compact(seed) for seed in range(20)]


def test_a_game_plays_on_the_map_of_its_seed() -> None:
    """Its board is made without reading the map's text, and is the same as that of the text."""
    for choice, made in (("compact", compact(0)), ("free", free(0))):
        facts = Facts(PACK)
        text = facts.compact_map(Dice.of_seed(0)) if choice == "compact" else facts.free_map(Dice.of_seed(0))
        assert text == format_map(made)
        assert facts.board(text).terrain == Facts(PACK).board(text).terrain == assemble(made, TILES)


def test_compact_maps_have_one_outline() -> None:
    outlines = {frozenset(assemble(compact(seed), TILES)) for seed in range(20)}
    assert len(outlines) == 1
    assert set(gaps(assemble(compact(0), TILES))) == {(-6, 1), (-2, -3), (0, 6), (1, 6), (3, -3)}


def test_every_ring_slot_takes_zeus_in_every_turn() -> None:
    zeus = Counter((made[0].anchor, made[0].turns) for made in map(compact, range(SEEDS)))
    assert {anchor for anchor, _ in zeus} == {(0, 0), (-3, 1), (-2, 3)}
    assert {turns for _, turns in zeus} == {0, 1, 2, 3, 4, 5}


def border(board: dict[Hex, Terrain]) -> int:
    return sum(step not in board for at in board for step in neighbours(at))


def test_free_maps_are_compact() -> None:
    boards = [assemble(free(seed), TILES) for seed in range(SEEDS)]
    assert max(len(gaps(board)) for board in boards) <= 6
    assert sum(len(gaps(board)) for board in boards) < SEEDS
    # 94 edges on the compact layout; the shortest border around 120 hexes has 78.
    assert max(border(board) for board in boards) <= 140
    assert sum(border(board) for board in boards) < 120 * SEEDS
    assert max(distance(one, other) for board in boards for one in cities(board) for other in cities(board)) <= 20


def test_free_maps_turn_their_cities_out_to_sea() -> None:
    for seed in range(SEEDS):
        board = assemble(free(seed), TILES)
        for at in cities(board):
            beside = [board[step].tile for step in neighbours(at) if step in board]
            assert [tile for tile in beside if tile] == [board[at].tile] * 2


def test_free_maps_join_tiles_by_two_edges_of_water() -> None:
    for seed in range(SEEDS):
        board = assemble(free(seed), TILES)
        contacts = Counter(
            ground.tile
            for at, ground in board.items()
            if ground.kind == "water"
            for step in neighbours(at)
            if step in board and board[step].kind == "water" and board[step].tile != ground.tile
        )
        assert min(contacts[tile.id] for tile in TILES) >= 2


def test_a_written_map_may_come_in_any_order_and_case() -> None:
    words = COMPACT.upper().split()
    assert format_map(parse_map("\n ".join(reversed(words)), TILES)) == COMPACT


def test_turns_go_clockwise() -> None:
    assert [turned((1, 0), turns) for turns in range(7)] == [(1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1), (1, 0)]


def test_terrain_lies_where_its_tile_was_turned_to() -> None:
    board = assemble(parse_map(COMPACT, TILES), TILES)
    # s1 lies unturned with its 0,0 on 2,4; m1 is turned once on 3,-1.
    assert board[1, 4] == Terrain("monster", marked=True, tile="s1")
    assert board[2, 3] == Terrain("hidden", colour="black", tile="s1")
    assert board[4, -2] == Terrain("water", colour="yellow", tile="m1")
    assert board[4, -1] == Terrain("statue", pedestals=("green", "red", "yellow"), tile="m1")
    assert board[-3, 1] == Terrain("zeus", tile="r1")
    assert board[0, 0] == Terrain("shallows", tile="r3")
    assert board[0, 6] == Terrain("shallows")
    assert board[-3, -4] == Terrain("city", colour="red", tile="red")


def test_a_board_is_read_row_by_row() -> None:
    places = list(assemble(free(3), TILES))
    assert places == sorted(places, key=lambda at: (at[1], at[0]))


def without(tile: str) -> str:
    return " ".join(word for word in COMPACT.split() if not word.startswith(f"{tile}@"))


@pytest.mark.parametrize(
    ("text", "refusal"),
    [
        ("", "tiles are missing from the map: r1, r2"),
        ("r1", "`r1` is not a placement; write tile@q,r\\+turns"),
        (COMPACT + " r1@0,0", "`r1@0,0` is not a placement"),
        (without("r1") + " r1@-3,1+6", "`r1@-3,1\\+6` is not a placement"),
        (without("r1") + " r1@-3000,1+0", "`r1@-3000,1\\+0` is not a placement"),
        (without("r1") + " r9@-3,1+0", "there is no tile `r9`; the tiles are r1, r2"),
        (without("green"), "tiles are missing from the map: green"),
        (COMPACT + " s1@20,20+0", "tile `s1` lies on the map twice"),
        (without("s1") + " s1@2,3+0", "tiles `s1` and `l2` overlap at 2,2"),
        (without("green") + " green@20,20+0", "not all water is connected: none leads to 20,20 of tile `green`"),
        (without("s1") + " s1@30,4+0", "not all water is connected"),
    ],
)
def test_a_map_that_cannot_be_played_is_refused(text: str, refusal: str) -> None:
    with pytest.raises(ValueError, match=refusal):
        parse_map(text, TILES)


def ring(id_: str, inside: str) -> Tile:
    around = [f"{q},{r} water red" for q, r in neighbours((0, 0))]
    return make_tile(id_, "ring", [f"0,0 {inside}", *around])


CITY = make_tile("red", "city", ["1,-1 city red", "0,0 water black", "1,0 water pink"])


def test_an_island_must_touch_water() -> None:
    inland = make_tile("inland", "block", ["0,0 water red", "1,0 temple", "2,0 offering"])
    with pytest.raises(ValueError, match="the offering hex 2,0 of tile `inland` touches no water"):
        parse_map("zeus@0,-2+0 inland@0,0+0", (ring("zeus", "zeus"), inland))


def test_a_city_lies_on_the_border() -> None:
    lagoon = [(0, -1), (1, -2), (2, -2), (2, -1), (2, 0), (1, 1), (0, 1), (-1, 1), (-1, 0)]
    around = make_tile("lagoon", "ring", [f"{q},{r} water red" for q, r in lagoon])
    with pytest.raises(ValueError, match="city `red` at 1,-1 is not on the border of the map"):
        parse_map("zeus@0,3+0 lagoon@0,0+0 red@0,0+0", (ring("zeus", "zeus"), around, CITY))


def test_a_city_touches_a_map_tile() -> None:
    second = make_tile("blue", "city", ["1,-1 city blue", "0,0 water yellow", "1,0 water green"])
    tiles = (ring("zeus", "zeus"), CITY, second)
    parse_map("zeus@0,0+0 red@2,0+0 blue@-3,0+0", tiles)
    with pytest.raises(ValueError, match="city tile `blue` touches no map tile"):
        parse_map("zeus@0,0+0 red@2,0+0 blue@4,0+0", tiles)


def test_a_map_out_of_order_is_checked_all_the_same() -> None:
    made = compact(0)
    check_map(tuple(reversed(made)), TILES)
    with pytest.raises(ValueError, match="tiles are missing from the map: r1"):
        check_map(made[1:], TILES)


def test_a_layout_must_suit_the_tiles() -> None:
    with pytest.raises(ValueError, match="the layout has 2 slots of shape `ring` for 3 tiles"):
        compact_map(Dice.of_seed(0), TILES, SLOTS[1:])
    askew = (SLOTS[0], SLOTS[0]._replace(anchor=(1, 0)), *SLOTS[2:])
    with pytest.raises(ValueError, match=r"the layout cannot be filled with these tiles; .* overlap"):
        compact_map(Dice.of_seed(0), TILES, askew)


def test_own_tiles_make_maps_too() -> None:
    """A pack may print other hexes on a tile: here one whose islands are all water."""
    plain = tuple(
        tile._replace(hexes=tuple((at, Terrain("water", colour="red", tile="l3")) for at, _ in tile.hexes))
        if tile.id == "l3"
        else tile
        for tile in TILES
    )
    for made in (compact_map(Dice.of_seed(5), plain, SLOTS), free_map(Dice.of_seed(5), plain)):
        assert len(sailed(assemble(made, plain))) == 77


def test_tiles_that_cannot_meet_are_refused() -> None:
    landlocked = make_tile("landlocked", "ring", ["0,0 water red", *(f"{q},{r} temple" for q, r in neighbours((0, 0)))])
    with pytest.raises(ValueError, match="no free map can be laid with these tiles: some tile found no place"):
        free_map(Dice.of_seed(0), (ring("zeus", "zeus"), landlocked))
    with pytest.raises(ValueError, match="the tiles have 2 hexes of Zeus, and a map has one"):
        free_map(Dice.of_seed(0), (ring("zeus", "zeus"), ring("throne", "zeus")))


@pytest.mark.parametrize(
    ("hexes", "refusal"),
    [
        (["0,0 water red", "0,0 temple"], "tile `odd` has the hex 0,0 twice"),
        (["0,0 temple"], "tile `odd` has no water"),
        (["0,0"], "`0,0` is not a hex"),
        (["0,0 water"], "`0,0 water` is not a hex"),
        (["0,0 water red blue"], "`0,0 water red blue` is not a hex"),
        (["0,0 statue"], "`0,0 statue` is not a hex"),
        (["0,0 temple red"], "`0,0 temple red` is not a hex"),
        (["0,0 volcano"], "`0,0 volcano` is not a hex"),
        (["10,0 water red"], "`10,0 water red` is not a hex"),
    ],
)
def test_a_tile_that_makes_no_sense_is_refused(hexes: list[str], refusal: str) -> None:
    with pytest.raises(ValueError, match=refusal):
        make_tile("odd", "ring", hexes)
