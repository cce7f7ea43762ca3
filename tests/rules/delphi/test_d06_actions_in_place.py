"""The actions at islands and cities, and on the player's own board (rules D-6.3, D-6.12 to D-6.20)."""

from __future__ import annotations

import pytest

from tests.delphi.positions import cost, island, may, offered, play, player, turn, water_at

GODS = ("aphrodite", "ares", "hermes", "poseidon", "apollo", "artemis")

WORK = [  # an action beside the ship, and what the ship or the islands must have for it
    ("explore die-red 4,-1", "3,-1", {}, {}),
    ("fight die-green 2,0 green", "1,1", {}, {"monsters": {"2,0": ["green"]}}),
    ("build_shrine die-red 4,-1", "4,-2", {}, {"tiles": {"4,-1": "red_phi"}, "explored": ["4,-1"]}),
    ("load_offering die-green 3,0 green", "4,0", {}, {"offerings": {"3,0": ["pink", "green"]}}),
    ("make_offering die-red 2,-2", "3,-2", {"offerings": ["red"]}, {"temples": {"2,-2": "red"}}),
    ("load_statue die-green 4,1", "4,0", {}, {}),
    ("raise_statue die-green 4,-3 green", "4,-4", {"statues": ["green"]}, {}),
]


@pytest.mark.rule("D-6.3", "D-6.12", "D-6.13", "D-6.14", "D-6.15", "D-6.16", "D-6.17", "D-6.18")
@pytest.mark.parametrize(("text", "ship", "aboard", "islands"), WORK)
def test_work_on_an_island_needs_a_ship_beside_it_and_the_right_colour(
    text: str, ship: str, aboard: dict[str, object], islands: dict[str, object]
) -> None:
    _, source, place, *_ = text.split()
    captain = {"dice": [source.removeprefix("die-")], "favours": 0, **aboard}
    assert may(turn([captain | {"ship": ship}], islands=islands), text)
    q, r = map(int, place.split(","))
    beside = {f"{q + dq},{r + dr}" for dq, dr in ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))}
    for away in set(water_at(turn(), ship, 1)) | set(water_at(turn(), ship, 2)):
        assert may(turn([captain | {"ship": away}], islands=islands), text) == (away in beside)
    other = captain | {"ship": ship, "dice": ["black"]}
    assert not may(turn([other], islands=islands), text.replace(source, "die-black"))
    fewer_than_needed, enough = (3, 4) if source == "die-green" else (4, 5)
    assert not may(turn([other | {"favours": fewer_than_needed}], islands=islands), text.replace(source, "die-black"))
    assert cost(turn([other | {"favours": enough}], islands=islands), text.replace(source, "die-black")) == enough


# -- islands and cities -----------------------------------------------------------------------------------------------


@pytest.mark.rule("D-6.12")
def test_explore() -> None:
    state = turn([{"ship": "3,-1", "dice": ["red"]}], islands={"tiles": {"4,-1": "green_psi"}})
    play(state, "explore die-red 4,-1")
    assert (island(state, "4,-1")["explored"], island(state, "4,-1")["tile"]) == (True, "green_psi")
    again = turn([{"ship": "3,-1", "dice": ["red"]}], islands={"tiles": {"4,-1": "green_psi"}, "explored": ["4,-1"]})
    assert not offered(again, "explore")


@pytest.mark.rule("D-6.13")
def test_fight_what_a_task_needs() -> None:
    """On the mountain a black and a pink monster; the tasks ask for black."""
    monsters = {"monsters": {"1,4": ["black", "pink"]}}
    captain = {"ship": "1,5", "dice": ["black", "pink"], "favours": 0}
    state = turn([captain | {"tasks": ["monster-black"]}], islands=monsters)
    assert offered(state, "fight") == ["fight die-black 1,4 black"]
    state = turn([captain | {"tasks": ["monster", "monster-black"]}], islands=monsters)
    assert offered(state, "fight") == ["fight die-black 1,4 black", "fight die-pink 1,4 pink"]


@pytest.mark.rule("D-6.14")
def test_build_a_shrine() -> None:
    captain = {"ship": "3,-1", "dice": ["red"]}
    opened = {"tiles": {"4,-1": "red_phi"}, "explored": ["4,-1"]}
    state = turn([captain], islands=opened)
    play(state, "build_shrine die-red 4,-1")
    assert (island(state, "4,-1")["shrine"], player(state)["shrines"]) == (True, 2)
    assert player(state)["tasks"].count("shrine") == 2
    assert state.decision.kind == "god_steps"
    # Face down, another's colour, built already, no task left:
    assert not offered(turn([captain], islands={"tiles": {"4,-1": "red_phi"}}), "build_shrine")
    assert not offered(turn([captain], islands={"tiles": {"4,-1": "yellow_psi"}, "explored": ["4,-1"]}), "build_shrine")
    assert not offered(turn([captain], islands={**opened, "built": ["4,-1"]}), "build_shrine")
    done = ["4,-1", "2,3", "-4,7"]
    tiles = {"4,-1": "red_phi", "2,3": "red_omega", "-4,7": "red_psi"}
    short = turn(
        [captain | {"tasks": ["statue"]}],
        islands={"tiles": tiles, "explored": done, "built": done[1:]},
        options={"tiles_less": 2},
    )
    assert not offered(short, "build_shrine")


@pytest.mark.rule("D-6.15", "D-6.16")
def test_load_and_make_an_offering() -> None:
    """The rulebook's example: the blue player loads a red offering and gives it to the red temple from the same hex."""
    state = turn(
        [{}, {}, {}, {"ship": "-1,-2", "dice": ["red", "red"], "favours": 0}],
        seats=4,
        seat=3,
        islands={"offerings": {"-2,-2": ["red", "black", "pink", "blue"]}, "temples": {"0,-3": "red", "2,-2": "black"}},
    )
    assert player(state, 3)["colour"] == "blue"
    play(state, "load_offering die-red -2,-2 red")
    assert island(state, "-2,-2")["offerings"] == ["black", "pink", "blue"]
    assert player(state, 3)["hold"]["offerings"] == ["red"]
    play(state, "make_offering die-red 0,-3")
    blue = player(state, 3)
    assert (blue["hold"]["offerings"], blue["done"]["offerings"], blue["favours"]) == ([], ["red"], 3)


@pytest.mark.rule("D-6.16")
def test_a_temple_takes_any_number_and_keeps_them() -> None:
    done = {"done": {"offerings": ["red"]}}
    captain = {"ship": "-1,-2", "dice": ["red"], "offerings": ["red"]}
    temples = {"temples": {"0,-3": "red", "2,-2": "black"}}
    state = turn([captain, done, done], seats=3, islands=temples)
    play(state, "make_offering die-red 0,-3")
    assert player(state)["done"]["offerings"] == ["red"]
    everywhere = [colour for one in state.view(None)["islands"].values() for colour in one.get("offerings", ())]
    assert "red" not in everywhere  # all three have left for the temple
    assert not offered(turn([{"ship": "-1,-2", "dice": ["red"]}, done], islands=temples), "make_offering")


@pytest.mark.rule("D-6.17", "D-6.18")
def test_load_and_raise_a_statue() -> None:
    """The rulebook's example: a red die in the red city, a yellow one to sail, a red one at the pedestal."""
    captain = {"ship": "-7,2", "dice": ["red", "red", "yellow"], "ship_tile": "ship_sail_plus_two"}
    state = turn([captain])
    play(state, "load_statue die-red -8,2")
    assert (island(state, "-8,2")["statues"], player(state)["hold"]["statues"]) == (2, ["red"])
    play(state, "sail die-yellow -5,-1", "raise_statue die-red -4,-2 red")
    assert island(state, "-4,-2")["raised"] == ["red"]
    assert (player(state)["hold"]["statues"], player(state)["done"]["statues"]) == ([], ["red"])


@pytest.mark.rule("D-6.17")
def test_an_empty_city_has_no_statue_to_load() -> None:
    done = {"done": {"statues": ["red"]}}
    state = turn([{"ship": "-7,2", "dice": ["red"]}, done, done, done], seats=4)
    assert island(state, "-8,2")["statues"] == 0
    assert not offered(state, "load_statue")


@pytest.mark.rule("D-6.18")
def test_a_statue_needs_a_free_pedestal_of_its_colour() -> None:
    captain = {"ship": "-5,-1", "dice": ["red", "black"], "statues": ["red", "black"]}
    assert offered(turn([captain]), "raise_statue") == ["raise_statue die-red -4,-2 red"]  # no black pedestal here
    taken = turn([captain, {"done": {"statues": ["red"]}}], islands={"raised": {"-4,-2": ["red"]}})
    assert not offered(taken, "raise_statue")


# -- injuries and gods ------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-6.19")
def test_discard_all_injuries_of_a_colour() -> None:
    state = turn([{"dice": ["blue"], "injuries": ["blue", "blue", "red"], "favours": 0}])
    assert offered(state, "discard_injuries") == ["discard_injuries die-blue blue"]
    before = state.view(None)["discards"]["injury"]["blue"]
    play(state, "discard_injuries die-blue blue")
    assert {colour: count for colour, count in player(state)["injuries"].items() if count} == {"red": 1}
    assert state.view(None)["discards"]["injury"]["blue"] == before + 2


@pytest.mark.rule("D-6.20")
@pytest.mark.parametrize(("row", "then"), [(0, 3), (3, 4), (5, 6)])
def test_advance_the_god_of_a_colour(row: int, then: int) -> None:
    state = turn([{"dice": ["black"], "favours": 0, "gods": {"ares": row}}])
    assert offered(state, "advance_god") == ["advance_god die-black ares"]
    play(state, "advance_god die-black ares")
    assert player(state)["gods"] == dict.fromkeys(GODS, 0) | {"ares": then}
