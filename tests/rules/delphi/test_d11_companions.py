"""Companions: heroes, demigods and creatures (rules D-11)."""

from __future__ import annotations

import pytest

from aegean import State
from tests.delphi.positions import (
    all_cards,
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

COLOURS = ("red", "black", "pink", "blue", "yellow", "green")
WITH_A_RED_STATUE = {"ship": "-1,7", "dice": ["red"], "statues": ["red"]}  # beside a red pedestal on -1,8


def raised(state: State, companion: str) -> State:
    play(state, "raise_statue die-red -1,8 red", f"befriend {companion}")
    return state


def reachable(state: State, source: str) -> set[str]:
    return deeds(state, "sail", source)


# -- gaining one ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-11.1")
def test_a_companion_of_the_colour_of_the_statue_is_chosen_from_the_supply() -> None:
    state = turn([WITH_A_RED_STATUE, {"companions": ["demigod_red"]}])
    play(state, "raise_statue die-red -1,8 red")
    assert state.decision.kind == "companion"
    assert offered(state) == ["befriend hero_red", "befriend creature_red"]
    play(state, "befriend creature_red")
    assert player(state)["companions"] == ["creature_red"]
    assert not {"creature_red", "demigod_red"} & set(state.view(None)["companions"])


@pytest.mark.rule("D-11.1")
def test_a_player_may_own_several_also_of_one_type() -> None:
    state = turn([WITH_A_RED_STATUE | {"companions": ["hero_blue", "hero_green", "creature_pink"], "strength": 0}])
    raised(state, "hero_red")
    assert player(state)["companions"] == ["hero_red", "hero_blue", "hero_green", "creature_pink"]


@pytest.mark.rule("D-11.1")
def test_companions_are_kept() -> None:
    keeper = {"companions": ["hero_blue"], "injuries": ["red"]}
    state = turn([keeper, keeper | {"companions": ["demigod_pink"]}], rolls={"oracle": ["red"] * 3})
    play(state, "end_turn", "end_turn")
    assert state.view(None)["round"] == 2
    assert [area["companions"] for area in state.view(None)["players"]] == [["hero_blue"], ["demigod_pink"]]


# -- heroes -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-11.2")
def test_a_hero_brings_strength_and_heals_the_injuries_of_its_colour() -> None:
    state = turn([WITH_A_RED_STATUE | {"strength": 1, "injuries": ["red", "red", "blue"]}])
    raised(state, "hero_red")
    assert player(state)["strength"] == 3
    assert player(state)["injuries"] == dict.fromkeys(COLOURS, 0) | {"blue": 1}
    assert state.view(None)["discards"]["injury"]["red"] == 2


@pytest.mark.rule("D-11.2")
def test_other_companions_bring_no_strength_and_heal_nothing() -> None:
    for companion in ("demigod_red", "creature_red"):
        state = turn([WITH_A_RED_STATUE | {"strength": 1, "injuries": ["red"]}])
        raised(state, companion)
        assert player(state)["strength"] == 1
        assert player(state)["injuries"]["red"] == 1


@pytest.mark.rule("D-11.2")
def test_a_hero_keeps_off_the_injuries_of_the_titan() -> None:
    players = [{"companions": ["hero_black"], "injuries": ["red"]}, {"companions": ["hero_red"]}]
    deck = {"injury_deck": ["black", "red", "black", "green"]}
    state = turn(players, seat=1, supply=deck, rolls={"titan": [6], "oracle": ["red"] * 3})
    events = play(state, "end_turn")
    assert [event["colour"] for event in told(events, "injury_drawn")] == ["black", "red", "black", "green"]
    assert told(events, "injuries_discarded") == [{"seat": 0, "colour": "black", "count": 1}]
    assert player(state, 0)["injuries"] == dict.fromkeys(COLOURS, 0) | {"red": 2}
    assert player(state, 1)["injuries"] == dict.fromkeys(COLOURS, 0) | {"black": 1, "green": 1}


@pytest.mark.rule("D-11.2")
def test_a_hero_keeps_off_the_injury_of_a_fight() -> None:
    fighter = {"ship": "0,4", "dice": ["black"], "companions": ["hero_pink"]}
    state = turn([fighter], supply={"injury_deck": ["pink"]}, rolls={"battle": [0]})
    events = play(state, "fight die-black 1,4 black")
    assert [event["colour"] for event in told(events, "injury_drawn")] == ["pink"]
    assert not any(player(state)["injuries"].values())


# -- demigods ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-11.3")
def test_a_demigod_brings_an_oracle_card() -> None:
    state = raised(turn([WITH_A_RED_STATUE], supply={"oracle_deck": ["blue"]}), "demigod_red")
    assert player(state)["oracle"] == dict.fromkeys(COLOURS, 0) | {"blue": 1}
    for companion in ("hero_red", "creature_red"):
        state = raised(turn([WITH_A_RED_STATUE]), companion)
        assert not any(player(state)["oracle"].values())


@pytest.mark.rule("D-11.3")
def test_sources_of_a_demigods_colour_are_wild() -> None:
    gods = {"aphrodite", "ares", "hermes", "poseidon", "apollo", "artemis"}
    state = turn([{"dice": ["red", "blue"], "oracle": ["red"], "favours": 0, "companions": ["demigod_red"]}])
    assert deeds(state, "advance_god", "die-red") == gods
    assert deeds(state, "advance_god", "card-red") == gods
    assert deeds(state, "advance_god", "die-blue") == {"poseidon"}
    play(state, "advance_god die-red artemis")
    assert player(state)["favours"] == 0


# -- creatures --------------------------------------------------------------------------------------------------------

AT_SEA = {"ship": "0,3", "favours": 0, "dice": ["red", "blue"]}


@pytest.mark.rule("D-11.4")
def test_a_creature_sails_far_and_anywhere() -> None:
    state = turn([AT_SEA | {"companions": ["creature_red"]}])
    near = {at for far in range(1, 7) for at in water_at(state, "0,3", far)}
    assert reachable(state, "die-red") == near
    assert reachable(state, "die-blue") == {at for far in range(1, 4) for at in water_at(state, "0,3", far, "blue")}
    yellow = water_at(state, "0,3", 6, "yellow")[0]
    play(state, f"sail die-red {yellow}")
    assert player(state)["ship"] == yellow


@pytest.mark.rule("D-11.4")
def test_a_creature_serves_sails_only() -> None:
    state = turn([AT_SEA | {"dice": ["red"], "companions": ["creature_red"]}])
    assert deeds(state, "advance_god") == {"aphrodite"}


@pytest.mark.rule("D-11.4")
def test_the_range_of_a_creature_adds_to_other_range() -> None:
    sailor = AT_SEA | {
        "ship_tile": "ship_sail_plus_two",
        "equipment": ["sail_plus_one"],
        "companions": ["creature_red"],
    }
    state = turn([sailor])
    assert reachable(state, "die-red") == {at for far in range(1, 10) for at in water_at(state, "0,3", far)}


@pytest.mark.rule("D-11.5")
def test_a_source_may_be_recoloured_into_the_creatures_colour() -> None:
    # green is one step before red on the wheel, yellow two
    state = turn([AT_SEA | {"dice": ["green", "yellow"], "favours": 2, "companions": ["creature_red"]}])
    pink = water_at(state, "0,3", 6, "pink")[0]
    assert cost(state, f"sail die-green {pink}") == 1
    assert cost(state, f"sail die-yellow {pink}") == 2
    seven = water_at(state, "0,3", 7, "pink")[0]
    assert cost(state, f"sail die-green {seven}") == 2
    assert not may(state, f"sail die-yellow {seven}")


@pytest.mark.rule("D-11.5")
def test_a_wild_source_may_count_as_the_creatures_colour() -> None:
    state = turn([AT_SEA | {"companions": ["creature_red", "demigod_blue"]}])
    assert reachable(state, "die-blue") == {at for far in range(1, 7) for at in water_at(state, "0,3", far)}


@pytest.mark.rule("D-11.5")
def test_a_source_that_apollo_made_wild_may_count_as_the_creatures_colour() -> None:
    state = turn([AT_SEA | {"dice": ["blue"], "companions": ["creature_red"]}], turn={"seat": 0, "any_colour": 1})
    near = {at for far in range(1, 7) for at in water_at(state, "0,3", far)}
    for_nothing = {at for far in range(1, 4) for at in water_at(state, "0,3", far, "blue")}
    assert reachable(state, "die-blue-any") == near - for_nothing


@pytest.mark.rule("D-11.5")
def test_a_wild_source_carries_the_ship_home_with_a_creature() -> None:
    sailor = AT_SEA | {"ship": "3,3", "tasks": [], "dice": ["blue"], "companions": ["creature_red"]}
    assert "3,3" in water_at(turn(), "0,0", 6)  # beyond the range, and no favours for colours or hexes
    assert not may(turn([sailor]), "sail die-blue 0,0")
    assert may(turn([sailor | {"dice": ["red"]}]), "sail die-red 0,0")
    assert may(turn([sailor], turn={"seat": 0, "any_colour": 1}), "sail die-blue-any 0,0")
    assert may(turn([sailor], turn={"seat": 0, "any_colour": 1}, options={"apollo": "all"}), "sail die-blue 0,0")


@pytest.mark.rule("D-11.5")
def test_the_extra_action_may_count_as_the_creatures_colour() -> None:
    state = turn([AT_SEA | {"favours": 3, "equipment": ["pay3_extra_action"], "companions": ["creature_red"]}])
    assert reachable(state, "extra") == {at for far in range(1, 7) for at in water_at(state, "0,3", far)}


@pytest.mark.rule("D-11.5")
def test_two_creatures_do_not_add_up() -> None:
    creatures = ["creature_red", "creature_blue"]
    state = turn([AT_SEA | {"companions": creatures}])
    near = {at for far in range(1, 7) for at in water_at(state, "0,3", far)}
    assert reachable(state, "die-red") == reachable(state, "die-blue") == near
    state = turn([AT_SEA | {"favours": 3, "equipment": ["pay3_extra_action"], "companions": creatures}])
    assert reachable(state, "extra") == near


@pytest.mark.rule("D-11.1", "D-11.3")
def test_a_demigod_is_gained_also_when_there_is_no_card_to_draw() -> None:
    state = turn([WITH_A_RED_STATUE, {"oracle": all_cards(5)}])
    raised(state, "demigod_red")
    assert player(state)["companions"] == ["demigod_red"]
    assert not any(player(state)["oracle"].values())
