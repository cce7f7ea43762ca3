"""The eight ship tiles (rules D-13)."""

from __future__ import annotations

import pytest

from aegean import State
from tests.delphi.positions import (
    TASKS,
    cost,
    deeds,
    drafted,
    offered,
    play,
    player,
    told,
    turn,
    turn_start,
    water_at,
)

COLOURS = ("red", "black", "pink", "blue", "yellow", "green")
GODS = ("aphrodite", "ares", "hermes", "poseidon", "apollo", "artemis")
OTHER = "ship_sail_plus_two"


def prices(state: State, source: str) -> dict[str, int]:
    """The favours for which a source counts as each colour."""
    return {c: cost(state, f"advance_god {source} {god}") for c, god in zip(COLOURS, GODS, strict=True)}


# -- strength ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-13.1")
def test_ship_strength_two() -> None:
    state = drafted("ship_strength_two", OTHER)
    assert [player(state, seat)["strength"] for seat in (0, 1)] == [2, 0]


@pytest.mark.rule("D-13.1")
def test_its_strength_grows_from_two() -> None:
    fighter = {"ship_tile": "ship_strength_two", "ship": "-1,7", "dice": ["red"], "statues": ["red"]}
    state = turn([fighter])
    play(state, "raise_statue die-red -1,8 red", "befriend hero_red")
    assert player(state)["strength"] == 4


# -- gods -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-13.2")
@pytest.mark.parametrize(("seats", "first"), [(2, 3), (3, 2), (4, 1)])
def test_ship_gods_on_first_cloud(seats: int, first: int) -> None:
    others = ("ship_sail_plus_two", "ship_cheap_recolour", "ship_strength_two")[: seats - 1]
    state = drafted("ship_gods_on_first_cloud", *others)
    assert sum(player(state)["injuries"].values()) == 1  # and its god is not further than the others
    assert player(state)["gods"] == dict.fromkeys(GODS, first)
    assert sorted(player(state, 1)["gods"].values()) == [0] * 5 + [first]


@pytest.mark.rule("D-13.2")
def test_its_gods_go_back_to_the_first_cloud() -> None:
    owner = {"ship_tile": "ship_gods_on_first_cloud", "dice": [], "injuries": ["red"]}
    enthroned = owner | {"gods": {"aphrodite": 6, "hermes": 6, "ares": 4}}
    state = turn([enthroned], seats=3)
    play(state, "aphrodite", "send_back hermes")
    assert player(state)["gods"] == dict.fromkeys(GODS, 2) | {"ares": 4}


@pytest.mark.rule("D-13.2")
def test_its_gods_hear_the_rolls_of_others_at_once() -> None:
    owner = {"ship_tile": "ship_gods_on_first_cloud", "injuries": ["red"], "gods": {"aphrodite": 6}}
    state = turn([{"injuries": ["red"]}, owner], seat=1, rolls={"oracle": ["red"] * 6, "titan": [1]})
    play(state, "aphrodite", "end_turn", "end_turn", "lift aphrodite")
    assert player(state, 1)["gods"]["aphrodite"] == 4


# -- range ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-13.3")
def test_ship_sail_plus_two() -> None:
    # the rulebook's example of a ship tile: two hexes more, and a hold for two
    sailor = {"ship": "0,3", "favours": 0, "dice": ["black"]}
    state = turn([sailor | {"ship_tile": "ship_sail_plus_two"}])
    assert deeds(state, "sail") == {at for far in range(1, 6) for at in water_at(state, "0,3", far, "black")}
    assert water_at(state, "0,3", 5, "black")
    assert (player(state)["range"], player(state)["storage"]) == (5, 2)
    state = turn([sailor])
    assert deeds(state, "sail") == {at for far in range(1, 4) for at in water_at(state, "0,3", far, "black")}


# -- colours ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-13.4")
def test_ship_two_way_recolour_hold_four() -> None:
    owner = {"favours": 9, "dice": ["red"], "gods": dict.fromkeys(GODS, 0)}
    state = turn([owner | {"ship_tile": "ship_two_way_recolour_hold_four"}])
    assert prices(state, "die-red") == {"red": 0, "black": 1, "pink": 2, "blue": 3, "yellow": 2, "green": 1}
    assert player(state)["storage"] == 4
    assert prices(turn([owner]), "die-red") == {"red": 0, "black": 1, "pink": 2, "blue": 3, "yellow": 4, "green": 5}


@pytest.mark.rule("D-13.4")
def test_its_hold_takes_four_pieces() -> None:
    cargo = {"statues": ["blue", "pink", "black"], "offerings": ["pink"]}
    sailor = {"ship_tile": "ship_two_way_recolour_hold_four", "ship": "-7,1", "dice": ["yellow"]}
    assert not offered(turn([sailor | cargo]), "load_offering")
    state = turn([sailor | cargo | {"statues": ["blue", "pink"]}])
    play(state, "load_offering die-yellow -6,0 yellow")
    assert player(state)["hold"] == {"offerings": ["pink", "yellow"], "statues": ["pink", "blue"]}


@pytest.mark.rule("D-13.6")
def test_ship_cheap_recolour() -> None:
    owner = {"favours": 9, "dice": ["red", "red"], "oracle": ["black"], "ship_tile": "ship_cheap_recolour"}
    state = turn([owner | {"gods": dict.fromkeys(GODS, 0)}])
    assert prices(state, "die-red") == {"red": 0, "black": 0, "pink": 1, "blue": 2, "yellow": 3, "green": 4}
    play(state, "advance_god die-red hermes")
    assert prices(state, "die-red")["pink"] == 1  # once for each source
    assert prices(state, "card-black")["blue"] == 1


@pytest.mark.rule("D-13.6")
def test_the_discount_is_on_colours_alone() -> None:
    state = turn([{"ship": "0,3", "favours": 9, "dice": ["blue"], "ship_tile": "ship_cheap_recolour"}])
    assert cost(state, f"sail die-blue {water_at(state, '0,3', 4, 'blue')[0]}") == 1
    assert cost(state, f"sail die-blue {water_at(state, '0,3', 4, 'yellow')[0]}") == 1
    assert cost(state, f"sail die-blue {water_at(state, '0,3', 5, 'green')[0]}") == 3


# -- tasks ------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-13.5")
@pytest.mark.parametrize("tile", sorted(set(TASKS)))
def test_ship_eleven_tasks(tile: str) -> None:
    state = drafted("ship_eleven_tasks", OTHER)
    assert (state.decision.seat, state.decision.kind) == (0, "drop_task")
    assert {text.removeprefix("drop_task ") for text in offered(state)} == set(TASKS)
    before = player(state)
    events = play(state, f"drop_task {tile}")
    left = list(TASKS)
    left.remove(tile)
    after = player(state)
    assert after["tasks"] == left
    assert after == before | {"tasks": left, "tasks_left": 11}  # no reward
    assert not told(events, "task_completed")
    assert player(state, 1)["tasks"] == TASKS
    assert state.decision.kind == "turn"


@pytest.mark.rule("D-13.5", "D-9.2")
def test_the_colour_of_a_tile_given_up_is_free_for_the_white_one() -> None:
    owner = {"ship_tile": "ship_eleven_tasks", "tasks": [tile for tile in TASKS if tile != "monster-blue"]}
    state = turn([owner | {"ship": "0,4", "dice": ["blue", "black"]}], rolls={"battle": [9]})
    play(state, "fight die-blue 1,3 blue", "take reach_statue")
    assert player(state)["tasks"][-1] == "monster-black"
    assert "monster" not in player(state)["tasks"]


# -- favours ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-13.7")
def test_ship_extra_favour_from_the_start() -> None:
    state = drafted("ship_extra_favour", OTHER)
    assert [player(state, seat)["favours"] for seat in (0, 1)] == [4, 4]  # instead of 3 and 4
    state = drafted(OTHER, "ship_extra_favour")
    assert [player(state, seat)["favours"] for seat in (0, 1)] == [3, 5]


LUCKY = {"ship_tile": "ship_extra_favour", "favours": 0}


@pytest.mark.rule("D-13.7")
@pytest.mark.parametrize(
    ("owner", "action", "gained"),
    [
        ({}, "take_favours die-red", 3),
        ({"ship": "-2,7", "dice": ["pink"], "offerings": ["pink"]}, "make_offering die-pink -1,6", 4),
        ({"ship": "-3,0", "dice": ["green"]}, "explore die-green -4,1", 5),
        ({"dice": ["pink"], "equipment": ["die_combo_pink"]}, "combo die-pink pink", 2),
        ({"dice": ["pink"]}, "draw_oracle die-pink", 0),
    ],
)
def test_each_gain_is_one_more(owner: dict[str, object], action: str, gained: int) -> None:
    state = turn([LUCKY | owner])
    play(state, action)
    assert player(state)["favours"] == gained


@pytest.mark.rule("D-13.7")
def test_the_bonus_for_an_unhurt_player_is_one_more() -> None:
    state = turn_start([LUCKY])
    play(state, "favours")
    assert player(state)["favours"] == 3


@pytest.mark.rule("D-13.7")
def test_each_effect_is_a_gain_of_its_own() -> None:
    cards = ["roll_bonus_red", "roll_bonus_black"]
    state = turn([LUCKY | {"equipment": cards}], rolls={"oracle": ["red", "red", "black"]})
    play(state, "end_turn")
    assert player(state)["favours"] == 6


# -- equipment --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-13.8")
def test_ship_start_equipment_oracle() -> None:
    state = drafted(
        "ship_start_equipment_oracle", OTHER, supply={"display": ["sail_plus_one"], "oracle_deck": ["pink"]}
    )
    assert (state.decision.seat, state.decision.kind) == (0, "equipment")
    assert offered(state) == [f"take {card}" for card in state.view(None)["display"]]
    play(state, "take sail_plus_one")
    assert player(state)["equipment"] == ["sail_plus_one"]
    assert player(state)["oracle"] == dict.fromkeys(COLOURS, 0) | {"pink": 1}
    assert player(state, 1)["equipment"] == []
    assert not any(player(state, 1)["oracle"].values())
    assert (state.decision.seat, state.decision.kind) == (0, "turn")


@pytest.mark.rule("D-13.8")
def test_the_one_time_effect_of_the_first_card_counts() -> None:
    state = drafted("ship_start_equipment_oracle", OTHER, supply={"display": ["instant_bundle"]})
    play(state, "take instant_bundle")
    assert player(state)["favours"] == 6
    assert sum(player(state)["oracle"].values()) == 2
    assert state.decision.kind == "god_steps"
    play(state, "lift ares", "lift hermes")
    assert (state.decision.seat, state.decision.kind) == (0, "turn")


@pytest.mark.rule("D-13.8")
def test_a_statue_at_the_start() -> None:
    state = drafted(OTHER, "ship_start_equipment_oracle", supply={"display": ["instant_statue_rgy"]})
    assert state.decision.seat == 1
    play(state, "take instant_statue_rgy", "receive_statue red")
    assert player(state, 1)["hold"]["statues"] == ["red"]
    assert (state.decision.seat, state.decision.kind) == (0, "turn")
