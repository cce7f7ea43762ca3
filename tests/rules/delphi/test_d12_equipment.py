"""Equipment: how it is taken, and the cards for sailing and reach (rules D-12.1 to D-12.8)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.delphi.positions import (
    before_taking,
    cost,
    deeds,
    may,
    offered,
    play,
    player,
    told,
    turn,
    water_at,
)

REACH_CARDS = ["reach_monster_shrine", "reach_statue", "reach_offering"]
HURT = {"injuries": ["red"]}  # no bonus at the start of the turn


# -- taking a card ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-12.1")
def test_the_gap_is_filled_before_the_effect() -> None:
    state = before_taking("instant_bundle", supply={"equipment_deck": ["sail_plus_one"]})
    before = state.view(None)["display"]
    assert offered(state) == [f"take {card}" for card in before]
    events = play(state, "take instant_bundle")
    assert [event.kind for event in events[:3]] == ["equipment_taken", "equipment_shown", "favours_gained"]
    assert player(state)["equipment"] == ["instant_bundle"]
    assert state.view(None)["display"] == ["sail_plus_one", *before[1:]]


@pytest.mark.rule("D-12.1")
def test_only_displayed_cards_can_be_taken() -> None:
    state = before_taking("sail_plus_one", supply={"equipment_deck": ["reach_offering"]})
    assert len(offered(state)) == 6
    assert not may(state, "take reach_offering")


@pytest.mark.rule("D-12.1")
def test_a_gap_stays_when_the_deck_is_empty() -> None:
    displayed = [
        "sail_plus_one",
        "reach_statue",
        "reach_offering",
        "instant_bundle",
        "roll_bonus_red",
        "die_combo_pink",
    ]
    every_card = [*displayed, *turn(supply={"display": displayed}).describe()["supply"]["equipment_deck"]]
    assert len(every_card) == 22
    state = before_taking("sail_plus_one", {"equipment": every_card[6:]}, supply={"display": displayed})
    play(state, "take sail_plus_one")
    assert state.view(None)["display"] == displayed[1:]
    assert len(player(state)["equipment"]) == 17  # a player may hold any number


@pytest.mark.rule("D-12.1")
def test_a_lasting_effect_begins_at_once_and_never_ends() -> None:
    state = before_taking("sail_plus_one", HURT | {"strength": 5}, rolls={"oracle": ["red"] * 6, "titan": [1]})
    assert player(state)["range"] == 3
    play(state, "take sail_plus_one")
    assert player(state)["range"] == 4
    play(state, "end_turn", "favours", "end_turn")
    assert state.decision.seat == 0
    assert player(state)["range"] == 4


@pytest.mark.rule("D-12.2")
@pytest.mark.parametrize(
    ("card", "taker"),
    [
        ("instant_statue_rgy", {"statues": ["blue", "pink"]}),
        ("instant_statue_pbk", {"done": {"statues": ["blue", "pink", "black"]}}),
        ("instant_offering_rgy", {"statues": ["blue", "pink"]}),
        ("instant_offering_pbk", {"done": {"offerings": ["red", "pink"]}}),
        ("instant_god_to_throne", {"gods": {"poseidon": 6, "hermes": 6, "artemis": 6, "aphrodite": 6}}),
    ],
)
def test_a_card_may_be_taken_though_its_effect_is_impossible(card: str, taker: dict[str, Any]) -> None:
    state = before_taking(card, taker)
    before = player(state)
    events = play(state, f"take {card}")
    assert told(events, "equipment_lapsed") == [{"seat": 0, "equipment": card}]
    assert player(state) == before | {"equipment": [card]}
    assert state.decision.kind == "turn"


@pytest.mark.rule("D-12.2")
def test_a_one_time_effect_cannot_be_saved() -> None:
    state = before_taking("instant_statue_rgy", {"dice": []})
    play(state, "take instant_statue_rgy")
    assert offered(state) == ["receive_statue red", "receive_statue yellow", "receive_statue green"]
    play(state, "receive_statue green")
    assert offered(state) == ["end_turn"]  # and there is no second time
    assert player(state)["hold"]["statues"] == ["green"]


# -- sailing ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-12.3")
def test_sail_plus_one() -> None:
    state = turn([{"ship": "0,3", "favours": 0, "dice": ["black"], "equipment": ["sail_plus_one"]}])
    assert deeds(state, "sail") == {at for far in range(1, 5) for at in water_at(state, "0,3", far, "black")}
    assert water_at(state, "0,3", 4, "black")
    state = turn([{"ship": "0,3", "favours": 0, "dice": ["black"], "equipment": []}])
    assert not deeds(state, "sail") & set(water_at(state, "0,3", 4))


OVER_SHALLOWS = {"equipment": ["sail_over_shallows"], "favours": 9}


@pytest.mark.rule("D-12.4")
def test_shallows_are_crossed_at_no_cost() -> None:
    sailor = OVER_SHALLOWS | {"ship": "-5,0", "dice": ["red"]}
    assert cost(turn([sailor]), "sail die-red -3,2") == 0  # -4,0 -3,0, and over the hole of -3,1
    assert cost(turn([sailor | {"equipment": []}]), "sail die-red -3,2") == 2


@pytest.mark.rule("D-12.4")
def test_several_shallows_in_a_row_are_crossed_at_no_cost() -> None:
    # 0,6 and 1,6 lie side by side: from -1,7 over both of them to 2,6
    sailor = OVER_SHALLOWS | {"dice": ["red"]}
    assert cost(turn([sailor | {"ship": "-3,7"}]), "sail die-red 2,6") == 0  # -2,7 -1,7 2,6
    assert cost(turn([sailor | {"ship": "-3,6"}]), "sail die-red 2,6") == 1
    assert cost(turn([sailor | {"ship": "-3,7", "equipment": []}]), "sail die-red 2,6") == 2


@pytest.mark.rule("D-12.4")
def test_the_hex_of_zeus_is_crossed_at_no_cost() -> None:
    sailor = OVER_SHALLOWS | {"ship": "0,3", "dice": ["yellow"]}
    assert cost(turn([sailor]), "sail die-yellow 0,-1") == 1  # three to 0,1 and then over Zeus's hex
    assert cost(turn([sailor | {"equipment": []}]), "sail die-yellow 0,-1") == 2


@pytest.mark.rule("D-12.4")
def test_no_sail_ends_on_shallows() -> None:
    state = turn([OVER_SHALLOWS | {"ship": "-2,0", "dice": ["red"]}])
    water = {ground["hex"] for ground in state.view(None)["hexes"] if ground["kind"] == "water"}
    assert deeds(state, "sail") <= water
    assert "-3,2" in deeds(state, "sail")


@pytest.mark.rule("D-12.4")
def test_zeus_as_the_last_goal_counts_as_one_hex() -> None:
    sailor = OVER_SHALLOWS | {"tasks": [], "dice": ["red"]}
    assert cost(turn([sailor | {"ship": "2,1"}]), "sail die-red 0,0") == 0  # 1,1 1,0 0,0
    assert cost(turn([sailor | {"ship": "3,1"}]), "sail die-red 0,0") == 1


# -- reach ------------------------------------------------------------------------------------------------------------

# What each card serves for: an island or city two hexes away, with water between.
WORKS: dict[str, tuple[str, dict[str, Any]]] = {
    "fight die-green 2,0 green": ("reach_monster_shrine", {"ship": "0,1"}),
    "build_shrine die-black 2,3": ("reach_monster_shrine", {"ship": "2,1"}),
    "load_statue die-green 4,1": ("reach_statue", {"ship": "2,2"}),
    "raise_statue die-red -1,-1 red": ("reach_statue", {"ship": "1,-1", "statues": ["red"]}),
    "load_offering die-pink 3,0 pink": ("reach_offering", {"ship": "2,2"}),
    "make_offering die-red 2,-2": ("reach_offering", {"ship": "1,0", "offerings": ["red"]}),
}


@pytest.mark.rule("D-12.5", "D-12.6", "D-12.7")
@pytest.mark.parametrize("work", WORKS)
def test_work_over_one_hex_of_water(work: str) -> None:
    right, where = WORKS[work]
    sailor = where | {"dice": [work.split()[1].removeprefix("die-")]}
    islands = {"explored": ["2,3"]}
    assert not may(turn([sailor], islands=islands), work)
    for card in REACH_CARDS:
        state = turn([sailor | {"equipment": [card]}], islands=islands)
        assert may(state, work) == (card == right), card
    state = turn([sailor | {"equipment": [right]}], islands=islands)
    play(state, work)
    assert player(state)["dice"] == []


@pytest.mark.rule("D-12.5", "D-12.6", "D-12.7")
@pytest.mark.parametrize(
    ("work", "where", "card"),
    [
        ("fight die-blue 1,3 blue", {"ship": "0,3"}, "reach_monster_shrine"),
        ("load_statue die-green 4,1", {"ship": "3,1"}, "reach_statue"),
        ("load_offering die-pink 3,0 pink", {"ship": "3,1"}, "reach_offering"),
    ],
)
def test_a_reach_card_takes_nothing_from_adjacent_work(work: str, where: dict[str, Any], card: str) -> None:
    assert may(turn([where | {"dice": [work.split()[1].removeprefix("die-")], "equipment": [card]}]), work)


@pytest.mark.rule("D-12.5", "D-12.6", "D-12.7")
def test_reach_from_zeus() -> None:
    at_home = {"ship": "0,0", "dice": ["red"], "favours": 9, "statues": ["red"], "offerings": ["red"]}
    assert not deeds(turn([at_home]), "fight")
    state = turn([at_home | {"equipment": REACH_CARDS}])
    assert deeds(state, "fight") == {"2,0 green"}
    assert deeds(state, "raise_statue") == {"-1,-1 red"}
    assert deeds(state, "make_offering") == {"2,-2"}


@pytest.mark.rule("D-12.5", "D-12.6", "D-12.7")
def test_neither_shallows_nor_islands_between_will_do() -> None:
    ready = {"dice": ["red"], "favours": 9, "equipment": REACH_CARDS}
    over_shallows = turn([ready | {"ship": "-1,3"}])  # a mountain on -3,3, and between them the hole of -2,3 alone
    assert "-3,3 black" not in deeds(over_shallows, "fight")
    with_water = turn([ready | {"ship": "-2,4"}])  # here the water of -3,4 touches both as well
    assert "-3,3 black" in deeds(with_water, "fight")
    over_an_island = turn([ready | {"ship": "3,2"}])  # a mountain on 1,4 behind the island of 2,3
    assert not {"1,4 black", "1,4 pink"} & deeds(over_an_island, "fight")
    assert not deeds(turn([ready | {"ship": "-2,-4"}]), "load_offering")  # -2,-2 behind the shallows of -2,-3
    pedestal = turn([ready | {"ship": "2,-3", "statues": ["yellow"]}])  # 4,-3 behind the shallows of 3,-3
    assert not deeds(pedestal, "raise_statue")


@pytest.mark.rule("D-12.5")
def test_three_hexes_are_too_far() -> None:
    state = turn([{"ship": "0,1", "dice": ["red"], "favours": 9, "equipment": ["reach_monster_shrine"]}])
    assert deeds(state, "fight") == {"2,0 green"}  # and not the blue one on 1,3


@pytest.mark.rule("D-12.8")
def test_reach_for_exploring_is_an_option() -> None:
    # two hexes from 0,2
    sailor = {"ship": "2,1", "dice": ["red"], "favours": 0, "equipment": ["reach_monster_shrine"]}
    assert not offered(turn([sailor]), "explore")
    assert not offered(turn([sailor], options={"reach_explore": False}), "explore")
    assert offered(turn([sailor], options={"reach_explore": True}), "explore") == ["explore die-red 0,2"]
    other_cards = sailor | {"equipment": ["reach_statue", "reach_offering"]}
    assert not offered(turn([other_cards], options={"reach_explore": True}), "explore")
