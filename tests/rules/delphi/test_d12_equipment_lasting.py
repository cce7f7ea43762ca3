"""Equipment that lasts: injuries, the extra action, rewards, the hold, combinations and bonuses (rules D-12.9 to
D-12.14)."""

from __future__ import annotations

import pytest

from aegean import State
from tests.delphi.positions import (
    all_cards,
    before_taking,
    cost,
    deeds,
    may,
    offered,
    play,
    player,
    told,
    turn,
    turn_start,
    water_at,
)

GODS = {"aphrodite", "ares", "hermes", "poseidon", "apollo", "artemis"}
HURT = {"injuries": ["red"]}  # no bonus at the start of the turn


# -- injuries ---------------------------------------------------------------------------------------------------------


def recovers(state: State) -> bool:
    return bool(told(state.opening, "recovering"))


SEVEN = ["red", "black", "pink", "blue", "yellow", "green", "red"]


@pytest.mark.rule("D-12.9")
@pytest.mark.parametrize(
    ("injuries", "plain", "with_card"),
    [
        (["red"] * 2, False, False),
        (["red"] * 3, True, False),
        (["red"] * 4, True, True),
        (SEVEN[:5], False, False),
        (SEVEN[:6], True, False),
        (SEVEN, True, False),
        ([*SEVEN, "black"], True, True),
        (["red"] * 3 + ["blue"] * 3, True, False),
    ],
)
def test_injury_limit_raised(injuries: list[str], plain: bool, with_card: bool) -> None:
    assert recovers(turn_start([{"injuries": injuries}])) == plain
    assert recovers(turn_start([{"injuries": injuries, "equipment": ["injury_limit_raised"]}])) == with_card


@pytest.mark.rule("D-12.9")
def test_three_are_discarded_at_the_raised_limit_too() -> None:
    state = turn_start([{"injuries": ["red"] * 4 + ["blue"] * 4, "equipment": ["injury_limit_raised"]}])
    play(state, "discard_injury red", "discard_injury blue", "discard_injury red")
    assert sum(player(state)["injuries"].values()) == 5
    assert state.decision.seat == 1


# -- the extra action -------------------------------------------------------------------------------------------------

EXTRA = {"dice": [], "favours": 3, "equipment": ["pay3_extra_action"], "injuries": ["red", "blue"]}


@pytest.mark.rule("D-12.10")
def test_three_favours_buy_an_action_of_any_kind_and_colour() -> None:
    state = turn([EXTRA | {"ship": "-3,2", "statues": ["red"]}])
    assert deeds(state, "advance_god", "extra") == GODS
    assert deeds(state, "discard_injuries", "extra") == {"red", "blue"}
    assert deeds(state, "load_offering", "extra") == {"-4,3 pink", "-4,3 blue", "-4,2 red", "-4,2 black"}
    assert deeds(state, "explore", "extra") == {"-2,2"}
    assert deeds(state, "fight", "extra") == {"-3,3 black"}
    assert deeds(state, "sail", "extra") == {at for far in range(1, 4) for at in water_at(state, "-3,2", far)}
    for kind in ("draw_oracle", "take_favours", "look_islands"):
        assert may(state, f"{kind} extra")
    play(state, "advance_god extra artemis")
    assert player(state)["favours"] == 0
    assert player(state)["gods"]["artemis"] == 3


@pytest.mark.rule("D-12.10")
def test_two_favours_do_not_buy_it() -> None:
    assert offered(turn([EXTRA | {"favours": 2}])) == ["end_turn"]
    assert offered(turn([EXTRA | {"favours": 9, "equipment": []}])) == ["end_turn"]


@pytest.mark.rule("D-12.10")
def test_a_longer_sail_is_paid_on_top() -> None:
    state = turn([EXTRA | {"ship": "0,3", "favours": 4}])
    far = water_at(state, "0,3", 4)[0]
    assert cost(state, f"sail extra {far}") == 4
    assert not may(state, f"sail extra {water_at(state, '0,3', 5)[0]}")


@pytest.mark.rule("D-12.10")
def test_it_is_bought_once_in_each_own_turn() -> None:
    rolls = {"oracle": ["red"] * 6, "titan": [1]}
    state = turn([EXTRA | {"favours": 9, "strength": 5}, HURT | {"favours": 9}], rolls=rolls)
    play(state, "take_favours extra")
    assert offered(state) == ["end_turn"]
    play(state, "end_turn")
    assert not [text for text in offered(state) if "extra" in text]  # it is not for others
    play(state, "end_turn")
    assert state.decision.seat == 0
    assert may(state, "take_favours extra")


@pytest.mark.rule("D-12.10")
def test_it_is_neither_a_die_nor_an_oracle_card() -> None:
    state = turn([EXTRA | {"dice": ["red"], "oracle": ["blue", "blue"]}])
    play(state, "take_favours extra")
    assert player(state)["dice"] == ["red"]
    assert player(state)["oracle_used"] is None
    play(state, "take_favours card-blue", "take_favours die-red")
    state = turn([EXTRA | {"oracle": ["blue", "blue"]}])
    play(state, "take_favours card-blue")
    assert may(state, "take_favours extra")
    assert not may(state, "take_favours card-blue")


# -- god steps for rewards --------------------------------------------------------------------------------------------

DEVOUT = {"equipment": ["task_reward_god_step"]}


@pytest.mark.rule("D-12.11")
def test_rewards_bring_a_god_step_besides() -> None:
    state = turn([DEVOUT | {"ship": "-2,7", "dice": ["pink"], "offerings": ["pink"], "favours": 0}])
    play(state, "make_offering die-pink -1,6")
    assert player(state)["favours"] == 3
    assert state.decision.kind == "god_steps"
    play(state, "lift ares")
    assert state.decision.kind == "turn"

    state = turn([DEVOUT | {"ship": "-1,7", "dice": ["red"], "statues": ["red"]}])
    play(state, "raise_statue die-red -1,8 red", "befriend creature_red", "lift ares")
    assert state.decision.kind == "turn"

    state = turn([DEVOUT | {"ship": "0,4", "dice": ["black"]}], rolls={"battle": [9]})
    play(state, "fight die-black 1,4 black", "take reach_statue", "lift ares")
    assert player(state)["gods"]["ares"] == 3
    assert state.decision.kind == "turn"


@pytest.mark.rule("D-12.11")
def test_a_shrine_brings_its_own_step_only() -> None:
    state = turn([DEVOUT | {"ship": "2,2", "dice": ["black"]}], islands={"explored": ["2,3"]})
    play(state, "build_shrine die-black 2,3", "lift ares")
    assert state.decision.kind == "turn"


@pytest.mark.rule("D-12.11")
def test_the_reward_that_is_the_card_itself_brings_no_step() -> None:
    fighter = {"ship": "0,4", "dice": ["black", "blue"]}
    state = turn([fighter], supply={"display": ["task_reward_god_step"]}, rolls={"battle": [9, 9]})
    play(state, "fight die-black 1,4 black", "take task_reward_god_step")
    assert state.decision.kind == "turn"
    play(state, "fight die-blue 1,3 blue", "take reach_statue")
    assert state.decision.kind == "god_steps"


# -- hold, combinations, bonuses --------------------------------------------------------------------------------------


@pytest.mark.rule("D-12.12")
def test_hold_plus_one_and_strength() -> None:
    loaded = HURT | {"ship": "-7,1", "dice": ["red"], "strength": 2, "statues": ["blue"], "offerings": ["pink"]}
    state = before_taking("hold_plus_one_and_strength", loaded, rolls={"oracle": ["red"] * 6, "titan": [1]})
    play(state, "take hold_plus_one_and_strength")
    assert (player(state)["storage"], player(state)["strength"]) == (3, 3)
    play(state, "load_statue die-red -8,2")
    assert player(state)["hold"] == {"offerings": ["pink"], "statues": ["red", "blue"]}
    play(state, "end_turn", "favours", "end_turn")
    assert (player(state)["storage"], player(state)["strength"]) == (3, 3)  # stronger once, roomier for good


COMBOS = [("pink", "hermes"), ("green", "artemis"), ("blue", "poseidon")]


@pytest.mark.rule("D-12.13")
@pytest.mark.parametrize(("colour", "god"), COMBOS)
def test_die_combo(colour: str, god: str) -> None:
    owner = {"dice": [colour, "red"], "favours": 0, "equipment": [f"die_combo_{colour}"]}
    state = turn([owner], supply={"oracle_deck": ["yellow"]})
    assert offered(state, "combo") == [f"combo die-{colour} {colour}"]
    play(state, f"combo die-{colour} {colour}")
    assert player(state)["favours"] == 1
    assert player(state)["oracle"]["yellow"] == 1
    assert player(state)["gods"] == dict.fromkeys(GODS, 0) | {god: 3}
    assert player(state)["dice"] == ["red"]
    assert not offered(turn([owner | {"equipment": []}]), "combo")


@pytest.mark.rule("D-12.13")
@pytest.mark.parametrize(("colour", "god"), COMBOS)
def test_die_combo_with_the_god_on_the_throne(colour: str, god: str) -> None:
    owner = {"dice": [colour], "favours": 0, "equipment": [f"die_combo_{colour}"], "gods": {god: 6}}
    state = turn([owner])
    play(state, f"combo die-{colour} {colour}")
    assert player(state)["favours"] == 1
    assert sum(player(state)["oracle"].values()) == 1
    assert player(state)["gods"][god] == 6


@pytest.mark.rule("D-12.13")
def test_die_combo_with_any_source_of_the_colour() -> None:
    owner = {"dice": ["black"], "oracle": ["pink"], "favours": 3, "companions": ["demigod_red"]}
    state = turn([owner | {"equipment": ["die_combo_pink", "pay3_extra_action"]}])
    assert offered(state, "combo") == ["combo die-black pink", "combo card-pink pink", "combo extra pink"]
    assert [cost(state, text) for text in offered(state, "combo")] == [1, 0, 3]
    assert may(turn([owner | {"dice": ["red"], "favours": 0, "equipment": ["die_combo_blue"]}]), "combo die-red blue")
    state = turn([owner | {"oracle": [], "equipment": ["die_combo_pink"]}, {"oracle": all_cards(5)}])
    play(state, "combo die-black pink")  # also when there is no card to draw
    assert player(state)["gods"]["hermes"] == 3


@pytest.mark.rule("D-12.14")
@pytest.mark.parametrize("colour", ["red", "yellow", "black"])
def test_roll_bonus(colour: str) -> None:
    owner = HURT | {"favours": 1, "equipment": [f"roll_bonus_{colour}"]}
    for rolled, favours in (
        (["green", colour, "green"], 3),
        ([colour, colour, colour], 3),  # once, however many dice show it
        (["green", "pink", "blue"], 1),
    ):
        state = turn([owner, HURT], rolls={"oracle": rolled})
        play(state, "end_turn")
        assert player(state)["favours"] == favours, rolled


@pytest.mark.rule("D-12.14")
def test_the_bonuses_of_several_cards_add_up() -> None:
    cards = ["roll_bonus_red", "roll_bonus_yellow", "roll_bonus_black"]
    state = turn([HURT | {"favours": 0, "equipment": cards}], rolls={"oracle": ["red", "black", "black"]})
    play(state, "end_turn")
    assert player(state)["favours"] == 4


@pytest.mark.rule("D-12.14")
def test_only_the_owners_consultation_counts() -> None:
    owner = HURT | {"favours": 0, "equipment": ["roll_bonus_red"]}
    state = turn([{}, owner], rolls={"oracle": ["red"] * 3})
    play(state, "end_turn")
    assert player(state, 1)["favours"] == 0
    state = turn_start([owner | {"injuries": ["red"] * 3, "dice": ["red"] * 3}, HURT])
    assert player(state)["favours"] == 0  # recovering is no consultation
    assert state.decision.seat == 1
