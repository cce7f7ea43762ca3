"""The map (rules D-2). The tables of the rules are read as they stand, and the maps of the game measured by them."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from aegean import OptionError
from tests.delphi.positions import GAME, MAP, cost, may, offered, play, player, turn, water_at

Hex = tuple[int, int]
Ground = dict[str, Any]  # as a view tells of it
RULES = (Path(__file__).parents[3] / "docs" / "rules" / "delphi.md").read_text(encoding="utf-8")
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
SEEDS = range(50)
BOTH_MAPS = pytest.mark.parametrize("kind", ["compact", "free"])
COLOURS = ("red", "black", "pink", "blue", "yellow", "green")


# -- what the rules print ---------------------------------------------------------------------------------------------


def clause(number: str) -> str:
    """The text of a clause, its table included."""
    found = re.search(rf"^\*\*{re.escape(number)}\*\* (.*?)(?=^\*\*D-|^## )", RULES, re.MULTILINE | re.DOTALL)
    assert found, f"there is no clause {number}"
    return found[1]


def rows(number: str) -> dict[str, str]:
    """The rows of a clause's table by their first column."""
    cells = [[cell.strip() for cell in line.strip("|\n").split("|")] for line in clause(number).splitlines(True)]
    return {row[0]: row[1] for row in cells if len(row) == 2 and not row[0].startswith("-")}


def printed(text: str) -> Ground:
    """A hex in the words of the rules, as a view tells of it."""
    match text.replace(",", "").split():
        case [colour] if colour in COLOURS:
            return {"kind": "water", "colour": colour}
        case ["hidden", colour]:
            return {"kind": "hidden", "colour": colour}
        case ["pedestals", *colours]:
            return {"kind": "statue", "pedestals": colours}
        case ["marked", "mountain"]:
            return {"kind": "monster", "marked": True}
        case ["mountain"]:
            return {"kind": "monster"}
        case ["offerings"]:
            return {"kind": "offering"}
        case ["hole", "the", "place", "of", "Zeus"]:
            return {"kind": "zeus"}
        case ["hole"]:
            return {"kind": "shallows"}
        case words:
            assert words == ["temple"], text
            return {"kind": "temple"}


@cache
def tiles() -> dict[str, dict[Hex, Ground]]:
    """The map tiles of D-2.1 and the city tiles of D-2.2."""
    found = {}
    for name, text in rows("D-2.1").items():
        if name != "tile":
            hexes = re.findall(r"\((-?\d),(-?\d)\) ([^;]+)", text)
            found[name.lower()] = {(int(q), int(r)): printed(ground.strip()) for q, r, ground in hexes}
    for city, near, far in re.findall(r"(\w+)\scity\s(\w+)\sand\s(\w+)", clause("D-2.2")):
        found[city] = {
            (1, -1): {"kind": "city", "colour": city},
            (0, 0): {"kind": "water", "colour": near},
            (1, 0): {"kind": "water", "colour": far},
        }
    return found


# -- maps -------------------------------------------------------------------------------------------------------------


@cache
def made(kind: str, seed: int) -> tuple[str, dict[Hex, Ground]]:
    """The map of a game: its placements, and its hexes."""
    view = GAME.new(2, seed, {"map": kind}).view(None)
    return view["map"], by_hex(view)


def by_hex(view: Mapping[str, Any]) -> dict[Hex, Ground]:
    return {at(ground["hex"]): {key: ground[key] for key in ground if key != "hex"} for ground in view["hexes"]}


def at(name: str) -> Hex:
    q, r = name.split(",")
    return int(q), int(r)


def placements(text: str) -> list[tuple[str, Hex, int]]:
    words = re.findall(r"(\w+)@(-?\d+),(-?\d+)\+(\d)", text)
    return [(tile, (int(q), int(r)), int(turns)) for tile, q, r, turns in words]


def laid(text: str) -> list[tuple[Hex, Ground]]:
    """The hexes of all tiles where they lie, turned as the rules turn them."""
    found = []
    for tile, (over, down), turns in placements(text):
        for (q, r), ground in tiles()[tile].items():
            for _ in range(turns):
                q, r = -r, q + r
            found.append(((over + q, down + r), ground))
    return found


def beside(hex_: Hex) -> list[Hex]:
    return [(hex_[0] + q, hex_[1] + r) for q, r in STEPS]


def apart(one: Hex, other: Hex) -> int:
    q, r = one[0] - other[0], one[1] - other[1]
    return max(abs(q), abs(r), abs(q + r))


def flood(start: Hex, within: Iterable[Hex]) -> set[Hex]:
    """All of `within` that a chain of neighbours leads to."""
    allowed, reached, rim = set(within), {start}, [start]
    while rim:
        for step in beside(rim.pop()):
            if step in allowed and step not in reached:
                reached.add(step)
                rim.append(step)
    return reached


def outside(hexes: Iterable[Hex]) -> set[Hex]:
    """The empty hexes around the map that are connected with the world beyond it."""
    taken = set(hexes)
    columns, lines = [q for q, _ in taken], [r for _, r in taken]
    frame = [(q, r) for q in range(min(columns) - 1, max(columns) + 2) for r in range(min(lines) - 1, max(lines) + 2)]
    return flood(frame[0], [hex_ for hex_ in frame if hex_ not in taken])


@pytest.mark.rule("D-2.1", "D-2.2", "D-2.4")
@BOTH_MAPS
def test_a_map_is_made_of_the_printed_tiles_turned_but_not_flipped(kind: str) -> None:
    assert len(tiles()) == 18
    for seed in SEEDS:
        text, hexes = made(kind, seed)
        assert sorted(tile for tile, _, _ in placements(text)) == sorted(tiles())
        for where, ground in laid(text):
            assert hexes[where] == ground, f"{where} of seed {seed}"


@pytest.mark.rule("D-2.3")
@BOTH_MAPS
def test_what_every_map_holds(kind: str) -> None:
    for seed in range(10):
        grounds = list(made(kind, seed)[1].values())
        kinds = Counter(ground["kind"] for ground in grounds)
        del kinds["shallows"]
        assert kinds == {
            "water": 72, "city": 6, "offering": 6, "monster": 9, "hidden": 12, "temple": 6, "statue": 6, "zeus": 1
        }  # fmt: skip
        assert sum(ground.get("marked", False) for ground in grounds) == 3
        for counted, each in (("water", 12), ("hidden", 2), ("city", 1)):
            assert Counter(one["colour"] for one in grounds if one["kind"] == counted) == dict.fromkeys(COLOURS, each)
        assert Counter(c for ground in grounds for c in ground.get("pedestals", ())) == dict.fromkeys(COLOURS, 3)


@pytest.mark.rule("D-2.4")
def test_a_map_is_written_without_flipped_tiles() -> None:
    assert MAP.startswith("r1@0,0+0 ")
    with pytest.raises(OptionError, match="not a placement"):
        GAME.new(2, 0, {"map": MAP.replace("r1@0,0+0", "r1@0,0-0")})
    with pytest.raises(OptionError, match="not a placement"):
        GAME.new(2, 0, {"map": MAP.replace("r1@0,0+0", "r1@0,0+6")})


@pytest.mark.rule("D-2.5")
@BOTH_MAPS
def test_tiles_do_not_overlap_and_water_is_one(kind: str) -> None:
    for seed in SEEDS:
        text, hexes = made(kind, seed)
        assert len({where for where, _ in laid(text)}) == len(laid(text))
        water = [where for where, ground in hexes.items() if ground["kind"] == "water"]
        assert flood(water[0], water) == set(water)


@pytest.mark.rule("D-2.5")
def test_a_written_map_with_an_overlap_or_parted_water_is_refused() -> None:
    with pytest.raises(OptionError, match="overlap"):
        GAME.new(2, 0, {"map": MAP.replace("s1@2,4+0", "s1@2,3+0")})
    with pytest.raises(OptionError, match="not all water is connected"):
        GAME.new(2, 0, {"map": MAP.replace("green@4,0+2", "green@14,0+2")})


@pytest.mark.rule("D-2.6")
def test_the_compact_map_fills_its_slots_at_random() -> None:
    slots = set()
    for shape, text in rows("D-2.6").items():
        for q, r, turns in re.findall(r"\((-?\d),(-?\d)\) ?(\d)?", text):
            every = range(6) if shape.startswith("ring") else [int(turns)]
            slots |= {(shape.partition(" ")[0], (int(q), int(r)), turn_) for turn_ in every}
    shapes = {"r": "ring", "s": "snake", "m": "block", "l": "long"}
    seen = {name: set() for name in tiles()}  # type: dict[str, set[tuple[str, Hex, int]]]
    for seed in range(80):
        for tile, anchor, turns in placements(made("compact", seed)[0]):
            shape = shapes[tile[0]] if tile[1:].isdigit() else "city"
            seen[tile].add((shape, anchor, turns))
    assert set().union(*seen.values()) == slots
    for tile, places in seen.items():  # over many games every tile comes to every slot of its shape
        shape = next(iter(places))[0]
        assert {anchor for _, anchor, _ in places} == {anchor for kind, anchor, _ in slots if kind == shape}, tile


@pytest.mark.rule("D-2.7")
def test_the_free_map_lies_anyhow_and_may_have_gaps() -> None:
    gaps = []
    outlines = set()
    turned: dict[str, set[int]] = {name: set() for name in tiles()}
    for seed in SEEDS:
        text, hexes = made("free", seed)
        gaps.append(len(set(hexes) - {where for where, _ in laid(text)}))
        outlines.add(frozenset(hexes))
        for tile, _, turns in placements(text):
            turned[tile].add(turns)
    assert len(outlines) == len(SEEDS)
    assert all(turns == set(range(6)) for turns in turned.values())
    assert min(gaps) == 0 < max(gaps)


@pytest.mark.rule("D-2.8")
@BOTH_MAPS
def test_cities_lie_at_the_rim_and_apart(kind: str) -> None:
    for seed in SEEDS:
        text, hexes = made(kind, seed)
        sea = outside(where for where, _ in laid(text))
        cities = [where for where, ground in hexes.items() if ground["kind"] == "city"]
        assert all(any(step in sea for step in beside(city)) for city in cities)
        assert min(apart(one, other) for one in cities for other in cities if one != other) >= 5


@pytest.mark.rule("D-2.8")
def test_a_written_map_keeps_its_cities_apart() -> None:
    """The yellow city may come nearer to the red one than on a map made by chance, but not beside it."""
    GAME.new(2, 0, {"map": MAP.replace("yellow@2,6+2", "yellow@-8,3+3")})
    with pytest.raises(OptionError, match="cities `red` at -8,2 and `yellow` at -9,2 lie side by side"):
        GAME.new(2, 0, {"map": MAP.replace("yellow@2,6+2", "yellow@-8,1+3")})


# -- shallows, Zeus, the world outside --------------------------------------------------------------------------------


@pytest.mark.rule("D-2.9")
@BOTH_MAPS
def test_shallows_are_the_gaps_that_the_map_encloses_and_two_holes(kind: str) -> None:
    for seed in SEEDS:
        text, hexes = made(kind, seed)
        tiled = dict(laid(text))
        sea = outside(tiled)
        holes = {where for where, ground in tiled.items() if ground["kind"] == "shallows"}
        enclosed = {
            step for where in tiled for step in beside(where) if step not in tiled and step not in sea
        }  # every gap on these maps touches a tile
        assert len(holes) == 2
        assert {where for where, ground in hexes.items() if ground["kind"] == "shallows"} == holes | enclosed
        assert not sea & set(hexes)


@pytest.mark.rule("D-2.9")
def test_a_ship_neither_enters_nor_crosses_shallows() -> None:
    """The two hexes of shallows south of 1,5 part it from 0,7: one stroke across, 14 hexes round."""
    state = turn([{"ship": "1,5", "dice": ["black"], "favours": 10}])
    assert not may(state, "sail die-black 0,7")
    assert not [text for text in offered(state, "sail") if text.endswith((" 0,6", " 1,6"))]
    rich = turn([{"ship": "1,5", "dice": ["black"], "favours": 11}])
    assert cost(rich, "sail die-black 0,7") == 11


@pytest.mark.rule("D-2.9")
def test_the_world_outside_is_closed_to_every_means() -> None:
    """Neither a card that opens all shallows leads there, nor a god who sets the ship anywhere."""
    state = turn(
        [{"ship": "-7,1", "dice": ["pink"], "favours": 0, "equipment": ["sail_over_shallows"], "gods": {"poseidon": 6}}]
    )
    assert may(state, "sail die-pink -5,1")  # over the shallows at -6,1
    assert not may(state, "sail die-pink 4,-4")  # at the rim on the other side
    water = {ground["hex"] for ground in state.view(None)["hexes"] if ground["kind"] == "water"}
    assert {text.split()[1] for text in offered(state, "poseidon")} == water - {"-7,1"}
    assert {text.split()[2] for text in offered(state, "sail")} <= water


@pytest.mark.rule("D-2.10")
def test_zeus_stands_in_the_hole_of_the_first_ring() -> None:
    state = GAME.new(3, 0, {"map": MAP.replace("r1@0,0+0", "r1@0,0+3")})
    assert [ground["hex"] for ground in state.view(None)["hexes"] if ground["kind"] == "zeus"] == ["0,0"]
    assert [player(state, seat)["ship"] for seat in range(3)] == ["0,0"] * 3


@pytest.mark.rule("D-2.10")
def test_during_the_journey_the_hex_of_zeus_is_shallows() -> None:
    state = turn([{"ship": "-2,0", "dice": ["green"], "favours": 9, "gods": {"poseidon": 6}}])
    assert not may(state, "sail die-green 0,0")
    assert not may(state, "poseidon 0,0")
    assert cost(state, "sail die-green 1,0") == 1  # 3 hexes across Zeus, 4 around


# -- adjacency, and what is in the way --------------------------------------------------------------------------------


@pytest.mark.rule("D-2.11")
def test_hexes_of_different_tiles_are_adjacent_when_they_share_a_side() -> None:
    """2,1 is of tile L1; the mountain at 2,0 and the offerings at 3,0 are of tile M3."""
    state = turn([{"ship": "2,1", "dice": ["green", "green"]}], islands={"monsters": {"2,0": ["green"]}})
    assert may(state, "fight die-green 2,0 green")
    assert may(state, "load_offering die-green 3,0 green")
    two_away = turn([{"ship": "1,1", "dice": ["green"]}])
    assert not offered(two_away, "load_offering")


@pytest.mark.rule("D-2.11")
def test_from_zeus_only_the_six_waters_around_are_adjacent() -> None:
    state = turn([{"dice": ["red", "black", "green"], "favours": 20}])
    assert player(state)["ship"] == "0,0"
    kinds = {action.kind for action in state.decision.actions}
    assert kinds == {"draw_oracle", "take_favours", "look_islands", "sail", "advance_god", "end_turn"}
    ring = {"0,-1": "yellow", "1,-1": "black", "-1,0": "red", "1,0": "green", "-1,1": "blue", "0,1": "pink"}
    assert set(water_at(state, "0,0", 1)) == set(ring)
    assert cost(state, "sail die-green 3,-1") == 0  # 1,0 and then two hexes on
    assert cost(state, "sail die-green -1,-3") == 1


@pytest.mark.rule("D-2.12")
def test_ships_share_a_hex_and_never_block() -> None:
    """From 1,5 the only way leads over 2,4; another ship lies there."""
    state = turn([{"ship": "1,5", "dice": ["green", "black"], "favours": 0}, {"ship": "2,4"}])
    assert may(state, "sail die-black 3,3")
    play(state, "sail die-green 2,4")
    assert player(state, 0)["ship"] == player(state, 1)["ship"] == "2,4"


@pytest.mark.rule("D-2.12")
def test_islands_and_cities_block() -> None:
    """The offerings at 3,0 lie between 3,-1 and 3,1; the way round takes five hexes. The green city lies beside 3,1."""
    state = turn([{"ship": "3,-1", "dice": ["blue"], "favours": 9}])
    assert cost(state, "sail die-blue 3,1") == 2
    reached = {text.split()[2] for text in offered(state, "sail")}
    assert reached <= {ground["hex"] for ground in state.view(None)["hexes"] if ground["kind"] == "water"}
