"""Tasks, need and the hold (rules D-9)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.delphi.positions import (
    before_taking,
    deeds,
    may,
    offered,
    play,
    player,
    told,
    turn,
)

BIG_HOLD = "ship_two_way_recolour_hold_four"


# -- what a task brings -----------------------------------------------------------------------------------------------


@pytest.mark.rule("D-9.1")
def test_a_shrine_brings_one_god_step() -> None:
    state = turn([{"ship": "2,2", "dice": ["black"]}], islands={"explored": ["2,3"]})
    events = play(state, "build_shrine die-black 2,3")
    assert told(events, "task_completed") == [{"seat": 0, "task": "shrine", "left": 11}]
    assert player(state)["tasks"].count("shrine") == 2
    assert (state.decision.kind, state.decision.about["left"]) == ("god_steps", 1)
    play(state, "lift ares")
    assert state.decision.kind == "turn"


@pytest.mark.rule("D-9.1")
def test_a_statue_brings_a_companion_of_its_colour() -> None:
    state = turn([{"ship": "-1,7", "dice": ["red"], "statues": ["red", "blue"]}])
    events = play(state, "raise_statue die-red -1,8 red")
    assert told(events, "task_completed") == [{"seat": 0, "task": "statue", "left": 11}]
    assert player(state)["tasks"].count("statue") == 2
    assert offered(state) == ["befriend hero_red", "befriend demigod_red", "befriend creature_red"]
    play(state, "befriend creature_red")
    assert player(state)["companions"] == ["creature_red"]
    assert state.decision.kind == "turn"


@pytest.mark.rule("D-9.1")
def test_an_offering_brings_three_favours() -> None:
    state = turn([{"ship": "-2,7", "dice": ["pink"], "offerings": ["pink"], "favours": 1}])
    events = play(state, "make_offering die-pink -1,6")
    assert told(events, "task_completed") == [{"seat": 0, "task": "offering", "left": 11}]
    assert "offering-pink" not in player(state)["tasks"]
    assert player(state)["favours"] == 4
    assert state.decision.kind == "turn"


@pytest.mark.rule("D-9.1")
def test_a_monster_brings_a_displayed_equipment_card() -> None:
    state = turn([{"ship": "0,4", "dice": ["black"]}], rolls={"battle": [9]})
    shown = state.view(None)["display"]
    events = play(state, "fight die-black 1,4 black")
    assert told(events, "task_completed") == [{"seat": 0, "task": "monster", "left": 11}]
    assert "monster-black" not in player(state)["tasks"]
    assert offered(state) == [f"take {card}" for card in shown]
    assert len(shown) == 6
    play(state, "take reach_statue")
    assert player(state)["equipment"] == ["reach_statue"]
    assert state.decision.kind == "turn"


@pytest.mark.rule("D-9.1")
def test_the_tile_leaves_before_the_reward_is_given() -> None:
    state = turn([{"ship": "-2,7", "dice": ["pink"], "offerings": ["pink"]}])
    kinds = [event.kind for event in play(state, "make_offering die-pink -1,6")]
    assert kinds.index("task_completed") < kinds.index("favours_gained")
    # the scout of a monster's reward may build a shrine: by then the monster's tile is gone
    state = turn(
        [{"ship": "0,4", "dice": ["black"], "gods": {"ares": 6}}],
        supply={"display": ["instant_scout_explore"]},
    )
    play(state, "ares 1,4 black", "take instant_scout_explore", "look 2,3", "look 0,2")
    events = play(state, "scout 2,3")
    assert [event["left"] for event in told(events, "task_completed")] == [10]


# -- colours ----------------------------------------------------------------------------------------------------------

# The coloured monster tiles are black and blue. From 0,4 a ship reaches a blue monster on 1,3, a black and a pink one
# on 1,4.
AMONG_MONSTERS = {"ship": "0,4", "dice": ["black"], "favours": 9}
MONSTERS = {"monsters": {"1,3": ["blue"], "1,4": ["black", "pink"]}}


@pytest.mark.rule("D-9.2")
def test_a_white_tile_takes_any_colour() -> None:
    state = turn([AMONG_MONSTERS], islands=MONSTERS)
    assert deeds(state, "fight") == {"1,3 blue", "1,4 black", "1,4 pink"}


@pytest.mark.rule("D-9.2")
def test_a_coloured_tile_takes_its_own_colour_alone() -> None:
    state = turn([AMONG_MONSTERS | {"done": {"monsters": ["red"]}}], islands=MONSTERS)
    assert player(state)["tasks"][-2:] == ["monster-black", "monster-blue"]
    assert deeds(state, "fight") == {"1,3 blue", "1,4 black"}


@pytest.mark.rule("D-9.2")
def test_a_white_tile_takes_no_colour_that_is_done() -> None:
    state = turn([AMONG_MONSTERS | {"done": {"monsters": ["black"]}}], islands=MONSTERS)
    assert player(state)["tasks"][-2:] == ["monster", "monster-blue"]
    assert deeds(state, "fight") == {"1,3 blue", "1,4 pink"}


@pytest.mark.rule("D-9.2")
def test_a_white_tile_takes_no_colour_that_an_open_tile_requires() -> None:
    # the pink one aboard is for the pink tile; a second one would need the white tile
    carrier = {"ship": "-5,3", "dice": ["pink"], "ship_tile": BIG_HOLD, "offerings": ["pink"], "favours": 9}
    state = turn([carrier], islands={"offerings": {"-4,3": ["pink", "blue"], "-4,2": ["red", "black"]}})
    assert deeds(state, "load_offering") == {"-4,3 blue", "-4,2 red", "-4,2 black"}


@pytest.mark.rule("D-9.2")
def test_the_statues_of_a_player_differ_in_colour() -> None:
    beside_the_red_city = {"ship": "-7,1", "dice": ["red"]}
    assert may(turn([beside_the_red_city]), "load_statue die-red -8,2")
    assert may(turn([beside_the_red_city | {"done": {"statues": ["blue"]}}]), "load_statue die-red -8,2")
    assert not may(turn([beside_the_red_city | {"done": {"statues": ["red"]}}]), "load_statue die-red -8,2")


@pytest.mark.rule("D-9.3")
def test_the_coloured_tile_is_completed_before_a_white_one() -> None:
    state = turn([AMONG_MONSTERS], islands=MONSTERS, rolls={"battle": [9]})
    play(state, "fight die-black 1,4 black", "take reach_statue")
    assert player(state)["tasks"][-2:] == ["monster", "monster-blue"]

    state = turn([{"ship": "-2,7", "dice": ["pink"], "offerings": ["pink"]}])
    play(state, "make_offering die-pink -1,6")
    assert [tile for tile in player(state)["tasks"] if "offering" in tile] == ["offering", "offering-yellow"]


@pytest.mark.rule("D-9.3")
def test_a_white_tile_is_bound_on_completion_only() -> None:
    state = turn([AMONG_MONSTERS | {"ship": "-3,7", "dice": ["pink"] * 2}], rolls={"battle": [1, 9]})
    play(state, "fight die-pink -2,6 pink", "surrender")  # the white tile was meant for pink, and stays open
    play(state, "fight die-pink -2,6 yellow", "take reach_statue")
    assert player(state)["done"]["monsters"] == ["yellow"]
    assert player(state)["tasks"][-2:] == ["monster-black", "monster-blue"]
    assert deeds(state, "fight") == set()  # and now it is no more


# -- need -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-9.4")
def test_a_monster_that_no_task_can_take_is_left_alone() -> None:
    ready = AMONG_MONSTERS | {"gods": {"ares": 6}, "equipment": ["pay3_extra_action"]}
    state = turn([ready | {"done": {"monsters": ["red"]}}], islands=MONSTERS)
    assert deeds(state, "fight") == deeds(state, "fight", "extra") == {"1,3 blue", "1,4 black"}
    assert offered(state, "ares") == ["ares 1,3 blue", "ares 1,4 black"]

    state = turn([ready | {"done": {"monsters": ["red", "black", "blue"]}}], islands={"monsters": {"1,4": ["pink"]}})
    assert not deeds(state, "fight")
    assert not offered(state, "ares")


@pytest.mark.rule("D-9.5")
def test_offerings_aboard_fit_different_tasks() -> None:
    # from -3,2: pink and blue on -4,3, red and black on -4,2; the tasks are white, pink and yellow
    state = turn([{"ship": "-3,2", "dice": ["red", "pink"], "ship_tile": BIG_HOLD, "favours": 9}])
    assert deeds(state, "load_offering") == {"-4,3 pink", "-4,3 blue", "-4,2 red", "-4,2 black"}
    play(state, "load_offering die-red -4,2 red")
    assert deeds(state, "load_offering") == {"-4,3 pink"}  # the white tile cannot serve two
    play(state, "load_offering die-pink -4,3 pink")
    assert player(state)["hold"] == {"offerings": ["red", "pink"], "statues": []}


@pytest.mark.rule("D-9.5")
def test_a_white_task_that_is_done_wants_no_further_colour() -> None:
    state = turn([{"ship": "-3,2", "dice": ["red"], "favours": 9, "done": {"offerings": ["green"]}}])
    assert deeds(state, "load_offering") == {"-4,3 pink"}


@pytest.mark.rule("D-9.5")
def test_statues_aboard_fit_different_tasks() -> None:
    sailor = {"ship": "-7,1", "dice": ["red"], "ship_tile": BIG_HOLD, "gods": {"hermes": 6}}
    state = turn([sailor | {"statues": ["blue"], "done": {"statues": ["green"]}}])
    assert may(state, "load_statue die-red -8,2")
    assert offered(state, "hermes") == ["hermes red", "hermes black", "hermes pink", "hermes yellow"]
    state = turn([sailor | {"statues": ["blue", "pink"], "done": {"statues": ["green"]}}])
    assert not may(state, "load_statue die-red -8,2")
    assert not offered(state, "hermes")


@pytest.mark.rule("D-9.5")
def test_no_ship_carries_two_statues_of_a_colour() -> None:
    state = turn([{"ship": "-7,1", "dice": ["red"], "statues": ["red"], "gods": {"hermes": 6}}])
    assert not may(state, "load_statue die-red -8,2")
    assert "hermes red" not in offered(state)


@pytest.mark.rule("D-9.5")
def test_an_offering_and_a_statue_may_share_a_colour() -> None:
    assert may(turn([{"ship": "-7,1", "dice": ["red"], "offerings": ["red"]}]), "load_statue die-red -8,2")


@pytest.mark.rule("D-9.5")
def test_a_card_loads_no_more_than_the_tasks_can_take() -> None:
    state = before_taking("instant_offering_rgy", {"ship_tile": BIG_HOLD, "offerings": ["red"]})
    play(state, "take instant_offering_rgy")
    assert {text.split()[2] for text in offered(state)} == {"yellow"}


# -- the hold ---------------------------------------------------------------------------------------------------------

BESIDE_PIECES = {"ship": "-7,1", "dice": ["red"], "favours": 9, "gods": {"hermes": 6}}  # a red city, yellow and green


@pytest.mark.rule("D-9.6")
def test_the_hold_takes_two_pieces() -> None:
    state = turn([BESIDE_PIECES | {"statues": ["blue"]}])
    assert player(state)["storage"] == 2
    assert deeds(state, "load_offering") == {"-6,0 yellow", "-6,0 green"}
    assert deeds(state, "load_statue") == {"-8,2"}
    for cargo in (
        {"statues": ["blue", "pink"]},
        {"offerings": ["pink", "red"]},
        {"statues": ["blue"], "offerings": ["red"]},
    ):
        state = turn([BESIDE_PIECES | cargo])
        assert not deeds(state, "load_offering")
        assert not deeds(state, "load_statue")
        assert not offered(state, "hermes")


@pytest.mark.rule("D-9.6")
@pytest.mark.parametrize(
    ("room", "better"),
    [
        (3, {"equipment": ["hold_plus_one_and_strength"]}),
        (4, {"ship_tile": BIG_HOLD}),
        (5, {"ship_tile": BIG_HOLD, "equipment": ["hold_plus_one_and_strength"]}),
    ],
)
def test_a_larger_hold(room: int, better: dict[str, Any]) -> None:
    cargo = {"statues": ["blue", "pink"][: room - 3], "offerings": ["red", "pink"]}
    state = turn([BESIDE_PIECES | better | cargo])
    assert player(state)["storage"] == room
    play(state, "load_offering die-red -6,0 yellow")  # the last place
    assert not offered(state, "hermes")


@pytest.mark.rule("D-9.7")
def test_cargo_cannot_be_thrown_overboard_or_handed_over() -> None:
    # on the open sea beside another ship; whatever is done, the cargo stays aboard
    loaded = {"ship": "2,-3", "dice": ["red"], "oracle": ["blue"], "favours": 2, "statues": ["blue"]}
    gods = {"gods": {"hermes": 6, "apollo": 6, "aphrodite": 6}, "injuries": ["red"]}
    state = turn([loaded | gods | {"offerings": ["pink"]}, {"ship": "2,-3"}])
    for text in offered(state):
        after = state.copy()
        play(after, text)
        assert player(after)["hold"] == {"offerings": ["pink"], "statues": ["blue"]}, text
        assert player(after, 1)["hold"] == {"offerings": [], "statues": []}, text
