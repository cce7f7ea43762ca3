"""The gods: how they climb, and what each does on its throne (rules D-10)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from tests.delphi.positions import (
    GAME,
    TILES,
    all_cards,
    deeds,
    island,
    may,
    offered,
    play,
    player,
    told,
    turn,
    turn_start,
)

COLOURS_OF_GODS = {
    "poseidon": "blue", "apollo": "yellow", "artemis": "green", "aphrodite": "red", "ares": "black", "hermes": "pink",
}  # fmt: skip
ALL_ENTHRONED = dict.fromkeys(COLOURS_OF_GODS, 6)
TWO_HEXES_FROM_A_MONSTER = {"ship": "0,1", "dice": []}  # a green one on 2,0, over the water of 1,0
TWO_HEXES_FROM_A_CITY = {"ship": "2,2", "dice": []}  # the green one on 4,1


def powers(state: State) -> set[str]:
    """The gods whose power can be used now."""
    return {text.split()[0] for text in offered(state)} & set(COLOURS_OF_GODS)


# -- climbing ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-10.1")
@pytest.mark.parametrize(("god", "colour"), COLOURS_OF_GODS.items())
def test_every_god_has_its_colour(god: str, colour: str) -> None:
    state = turn([{"dice": [colour] * 2, "favours": 0, "gods": {god: 5}}])
    assert deeds(state, "advance_god") == {god}
    assert not may(state, f"send_back {god}")
    play(state, f"advance_god die-{colour} {god}")
    assert player(state)["gods"][god] == 6
    assert may(state, f"send_back {god}")  # row 6 is the throne


@pytest.mark.rule("D-10.1")
def test_six_gods_serve_each_player() -> None:
    for area in GAME.new(4, 3).view(None)["players"]:
        assert sorted(area["gods"]) == sorted(COLOURS_OF_GODS)


@pytest.mark.rule("D-10.2")
@pytest.mark.parametrize(("seats", "first"), [(2, 3), (3, 2), (4, 1)])
def test_the_first_cloud_depends_on_the_players(seats: int, first: int) -> None:
    # so Ares goes in the rulebook's example of a first turn
    state = turn([{"dice": ["black"] * 3}], seats=seats)
    assert player(state)["gods"]["ares"] == 0
    rows = []
    for _ in range(3):
        play(state, "advance_god die-black ares")
        rows.append(player(state)["gods"]["ares"])
    assert rows == [first, first + 1, first + 2]


@pytest.mark.rule("D-10.2")
def test_a_god_on_the_throne_goes_no_further() -> None:
    state = turn([{"dice": ["black"], "favours": 0, "gods": {"ares": 6}}])
    assert not offered(state, "advance_god")
    state = turn_start([{"gods": {"ares": 6, "hermes": 5}}])
    assert not may(state, "lift ares")
    assert may(state, "lift hermes")


# A tile Σ gives three god steps; this one lies at 4,-1, with a red border, and is of no player's colour.
BEFORE_SIGMA = {"ship": "4,0", "dice": ["red"]}


@pytest.mark.rule("D-10.2", "D-10.4")
def test_steps_that_no_god_can_take_are_lost() -> None:
    state = turn([BEFORE_SIGMA | {"gods": ALL_ENTHRONED | {"ares": 5}}])
    events = play(state, "explore die-red 4,-1")
    assert told(events, "god_advanced") == [{"seat": 0, "god": "ares", "row": 6}]
    assert player(state)["gods"] == ALL_ENTHRONED
    assert state.decision.kind == "turn"


@pytest.mark.rule("D-10.3")
def test_steps_may_be_spread_over_any_gods() -> None:
    state = turn([BEFORE_SIGMA | {"gods": {"hermes": 4, "apollo": 6}}])
    play(state, "explore die-red 4,-1")
    assert offered(state) == ["lift aphrodite", "lift ares", "lift hermes", "lift poseidon", "lift artemis"]
    play(state, "lift ares", "lift hermes", "lift ares")
    assert player(state)["gods"] == dict.fromkeys(COLOURS_OF_GODS, 0) | {"ares": 4, "hermes": 5, "apollo": 6}
    assert state.decision.kind == "turn"


@pytest.mark.rule("D-10.3")
def test_steps_may_all_go_to_one_god() -> None:
    state = turn([BEFORE_SIGMA])
    play(state, "explore die-red 4,-1", "lift ares", "lift ares", "lift ares")
    assert player(state)["gods"]["ares"] == 5


@pytest.mark.rule("D-10.4")
def test_in_the_own_turn_a_step_is_never_declined() -> None:
    state = turn([BEFORE_SIGMA])
    play(state, "explore die-red 4,-1")
    assert {text.split()[0] for text in offered(state)} == {"lift"}


@pytest.mark.rule("D-10.4", "D-14.2")
def test_on_the_roll_of_another_a_step_may_be_declined() -> None:
    gods = {"ares": 3, "hermes": 3}
    state = turn([{"dice": ["red"]}, {"gods": gods}], rolls={"oracle": ["black", "pink", "pink"]})
    play(state, "end_turn")
    assert offered(state) == ["lift ares", "lift hermes", "decline"]
    events = play(state, "decline")
    assert not told(events, "god_advanced")
    assert told(events, "declined") == [{"seat": 1}]
    assert player(state, 1)["gods"]["ares"] == player(state, 1)["gods"]["hermes"] == 3
    assert state.decision.kind == "unhurt"  # and the next turn begins


@pytest.mark.rule("D-10.4")
def test_a_single_god_is_no_reason_not_to_ask() -> None:
    state = turn([{"dice": ["red"]}, {"gods": {"ares": 3}}], rolls={"oracle": ["black", "pink", "pink"]})
    play(state, "end_turn")
    assert offered(state) == ["lift ares", "decline"]


@pytest.mark.rule("D-10.4")
def test_a_step_with_one_god_to_take_it_is_taken_at_once() -> None:
    state = turn([BEFORE_SIGMA | {"gods": ALL_ENTHRONED | {"ares": 0}}])
    play(state, "explore die-red 4,-1")
    assert player(state)["gods"]["ares"] == 5
    assert state.decision.kind == "turn"


# -- using a god ------------------------------------------------------------------------------------------------------

# Beside the green city and a hidden island, with an injury: every god but Ares has something to do.
READY: dict[str, Any] = {"ship": "3,2", "dice": [], "injuries": ["red"], "gods": ALL_ENTHRONED}


@pytest.mark.rule("D-10.5")
def test_several_gods_may_be_used_without_any_source() -> None:
    state = turn([READY])
    assert powers(state) == set(COLOURS_OF_GODS) - {"ares"}
    play(state, "aphrodite", "hermes red", "apollo", "artemis -6,5", "poseidon 0,4")
    assert powers(state) == {"ares"}
    play(state, "ares 1,3 blue", "take reach_statue")
    assert not powers(state)


@pytest.mark.rule("D-10.5")
def test_poseidon_besides_dice_and_a_card() -> None:
    # the rulebook's example: the power comes on top of the dice and one oracle card
    state = turn([{"ship": "1,1", "dice": ["red"] * 3, "oracle": ["red"], "gods": {"poseidon": 6}}])
    play(state, "take_favours die-red", "poseidon 3,2", "take_favours card-red", "take_favours die-red")
    play(state, "take_favours die-red")
    assert offered(state) == ["end_turn"]


@pytest.mark.rule("D-10.5")
def test_a_god_that_has_just_reached_its_throne_may_be_used() -> None:
    state = turn([READY | {"dice": ["red"], "gods": {"aphrodite": 5}}])
    assert not powers(state)
    play(state, "advance_god die-red aphrodite")
    assert powers(state) == {"aphrodite"}


@pytest.mark.rule("D-10.5", "D-10.7")
def test_gods_wait_for_the_second_phase() -> None:
    unhurt = turn_start([READY | {"injuries": [], "dice": ["red"] * 3, "gods": ALL_ENTHRONED | {"ares": 0}}])
    assert offered(unhurt) == ["favours", "lift ares"]
    recovering = turn_start([READY | {"injuries": ["red"] * 3 + ["blue"], "dice": ["red"] * 3}])
    assert offered(recovering) == ["discard_injury red", "discard_injury blue"]


@pytest.mark.rule("D-10.5", "D-10.7")
def test_gods_are_of_no_use_in_the_turn_of_another() -> None:
    state = turn([{}, READY | {"dice": ["red"] * 3, "gods": ALL_ENTHRONED | {"ares": 3, "apollo": 3}}],
        rolls={"oracle": ["black", "yellow", "red"]})  # fmt: skip
    assert state.decision_of(1) is None
    play(state, "end_turn")
    assert state.decision.seat == 1
    assert offered(state) == ["lift ares", "lift apollo", "decline"]


@pytest.mark.rule("D-10.5")
@pytest.mark.parametrize("god", COLOURS_OF_GODS)
def test_no_power_below_the_throne(god: str) -> None:
    state = turn([READY | {"ship": "0,4" if god == "ares" else "3,2", "gods": {god: 6}}])
    assert powers(state) == {god}
    state = turn([READY | {"ship": "0,4" if god == "ares" else "3,2", "gods": {god: 5}}])
    assert not powers(state)
    assert not offered(state, "send_back")


@pytest.mark.rule("D-10.6")
@pytest.mark.parametrize(
    ("use", "god"),
    [
        ("aphrodite", "aphrodite"),
        ("hermes red", "hermes"),
        ("apollo", "apollo"),
        ("poseidon 0,4", "poseidon"),
    ],
)
def test_a_god_goes_back_after_its_power(use: str, god: str) -> None:
    state = turn([READY])
    events = play(state, use)
    assert events[-1].kind == "god_returned"
    assert player(state)["gods"] == ALL_ENTHRONED | {god: 0}


@pytest.mark.rule("D-10.6")
def test_artemis_goes_back_when_the_island_is_settled() -> None:
    state = turn([READY | {"gods": {"artemis": 6}}])
    play(state, "artemis 4,-1")  # Σ: three steps, none of them hers
    for god in ("ares", "ares", "hermes"):
        assert player(state)["gods"]["artemis"] == 6
        assert not may(state, "lift artemis")
        play(state, f"lift {god}")
    assert player(state)["gods"] == dict.fromkeys(COLOURS_OF_GODS, 0) | {"ares": 4, "hermes": 3}


@pytest.mark.rule("D-10.6")
def test_ares_goes_back_after_the_equipment_and_all_it_brings() -> None:
    state = turn([READY | {"ship": "0,4", "gods": {"ares": 6}}], supply={"display": ["instant_bundle"]})
    play(state, "ares 1,3 blue")
    assert player(state)["gods"]["ares"] == 6
    play(state, "take instant_bundle")
    assert not may(state, "lift ares")
    play(state, "lift hermes", "lift hermes")
    assert player(state)["gods"] == dict.fromkeys(COLOURS_OF_GODS, 0) | {"hermes": 4}


@pytest.mark.rule("D-10.7")
@pytest.mark.parametrize("god", COLOURS_OF_GODS)
def test_a_god_may_be_sent_back_for_an_oracle_card(god: str) -> None:
    state = turn([{"ship": "0,3", "dice": [], "gods": {god: 6}}], supply={"oracle_deck": ["green"]})
    play(state, f"send_back {god}")
    assert player(state)["gods"][god] == 0
    assert player(state)["oracle"]["green"] == 1
    assert player(state)["any_colour"] == 0
    assert player(state)["ship"] == "0,3"
    assert not powers(state)
    assert not offered(state, "send_back")


# -- Poseidon ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-10.8")
def test_poseidon_sets_the_ship_on_any_other_water() -> None:
    state = turn([{"ship": "1,1", "dice": [], "gods": {"poseidon": 6}}])
    water = {ground["hex"] for ground in state.view(None)["hexes"] if ground["kind"] == "water"}
    assert len(water) == 72
    assert {text.split()[1] for text in offered(state, "poseidon")} == water - {"1,1"}
    play(state, "poseidon -5,6")
    assert player(state)["ship"] == "-5,6"


@pytest.mark.rule("D-10.8", "D-15.1")
def test_poseidon_carries_the_ship_home_when_all_is_done() -> None:
    ready = {"ship": "-5,6", "dice": [], "gods": {"poseidon": 6}}
    assert not may(turn([ready | {"tasks": ["shrine"]}]), "poseidon 0,0")
    state = turn([ready | {"tasks": []}])
    play(state, "poseidon 0,0")
    assert player(state)["arrived"]


# -- Apollo -----------------------------------------------------------------------------------------------------------

# A red border beside the ship, and dice that would be 4 favours away from red.
BEFORE_APOLLO = {"ship": "1,1", "dice": ["pink", "pink"], "favours": 0, "gods": {"apollo": 6}}


@pytest.mark.rule("D-10.9")
def test_apollo_gives_a_card_and_one_wild_source() -> None:
    state = turn([BEFORE_APOLLO], supply={"oracle_deck": ["green"]})
    assert not deeds(state, "explore")
    play(state, "apollo")
    assert player(state)["oracle"]["green"] == 1
    assert player(state)["any_colour"] == 1
    assert offered(state, "explore") == ["explore die-pink-any 0,2", "explore card-green-any 0,2"]
    play(state, "explore die-pink-any 0,2")
    assert not [text for text in offered(state) if "-any" in text]


@pytest.mark.rule("D-10.9")
def test_apollo_may_make_all_sources_wild() -> None:
    state = turn([BEFORE_APOLLO], options={"apollo": "all"}, supply={"oracle_deck": ["green"]})
    play(state, "apollo")
    assert player(state)["oracle"]["green"] == 1
    assert offered(state, "explore") == ["explore die-pink 0,2", "explore card-green 0,2"]
    play(state, "explore die-pink 0,2", "advance_god die-pink ares", "advance_god card-green hermes")
    assert player(state)["favours"] == 0


@pytest.mark.rule("D-10.9")
def test_the_wild_colour_ends_with_the_turn() -> None:
    state = turn([BEFORE_APOLLO, {"injuries": ["red"]}], rolls={"oracle": ["red"] * 3})
    play(state, "apollo", "end_turn")
    assert state.decision.seat == 1
    assert player(state, 1)["any_colour"] == 0
    assert not [text for text in offered(state) if "-any" in text]


@pytest.mark.rule("D-10.9")
def test_apollo_helps_also_when_there_is_no_card() -> None:
    state = turn([BEFORE_APOLLO | {"oracle": []}, {"oracle": all_cards(5)}])
    play(state, "apollo")
    assert sum(player(state)["oracle"].values()) == 0
    assert may(state, "explore die-pink-any 0,2")


# -- Artemis ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-10.10")
def test_artemis_explores_any_hidden_island() -> None:
    state = turn([{"ship": "1,1", "dice": [], "gods": {"artemis": 6}}], islands={"explored": ["0,2", "-4,7"]})
    assert {text.split()[1] for text in offered(state, "artemis")} == set(TILES) - {"0,2", "-4,7"}
    play(state, "artemis -6,5")  # Φ, far away
    assert island(state, "-6,5") | {"seen_by": []} == {
        "kind": "hidden", "explored": True, "tile": "blue_phi", "shrine": False, "seen_by": [],
    }  # fmt: skip
    assert sum(player(state)["oracle"].values()) == 2
    assert player(state)["gods"]["artemis"] == 0


@pytest.mark.rule("D-10.10")
def test_artemis_builds_a_shrine_on_an_own_island() -> None:
    state = turn([{"ship": "1,1", "dice": [], "gods": {"artemis": 6}}])
    play(state, "artemis -4,7", "lift ares")
    assert island(state, "-4,7")["shrine"]
    assert player(state)["shrines"] == 2
    assert player(state)["gods"]["ares"] == 3


@pytest.mark.rule("D-10.10")
def test_artemis_has_nothing_to_do_when_all_is_explored() -> None:
    state = turn([{"ship": "1,1", "dice": [], "gods": {"artemis": 6}}], islands={"explored": list(TILES)})
    assert offered(state) == ["send_back artemis", "end_turn"]


# -- Aphrodite --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-10.11")
def test_aphrodite_discards_all_injuries_of_her_player() -> None:
    injuries = ["red", "red", "blue", "green", "green"]
    state = turn([{"dice": [], "injuries": injuries, "gods": {"aphrodite": 6}}, {"injuries": ["pink"]}])
    play(state, "aphrodite")
    assert not any(player(state)["injuries"].values())
    assert player(state, 1)["injuries"]["pink"] == 1
    discarded = state.view(None)["discards"]["injury"]
    assert {colour: discarded[colour] for colour in ("red", "blue", "green")} == {"red": 2, "blue": 1, "green": 2}


@pytest.mark.rule("D-10.11")
def test_aphrodite_needs_an_injury() -> None:
    assert offered(turn([{"dice": [], "gods": {"aphrodite": 6}}])) == ["send_back aphrodite", "end_turn"]


# -- Ares -------------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-10.12")
def test_ares_defeats_an_adjacent_monster_of_any_colour_without_a_roll() -> None:
    state = turn([{"ship": "0,4", "dice": [], "favours": 0, "gods": {"ares": 6}}])
    assert offered(state, "ares") == ["ares 1,3 blue", "ares 1,4 black", "ares 1,4 pink"]
    events = play(state, "ares 1,4 pink")
    assert not told(events, "fight_round")
    assert island(state, "1,4")["monsters"] == ["black"]
    assert player(state)["done"]["monsters"] == ["pink"]
    assert state.decision.kind == "equipment"


@pytest.mark.rule("D-10.12")
def test_ares_reaches_no_further_than_the_ship() -> None:
    assert not offered(turn([TWO_HEXES_FROM_A_MONSTER | {"gods": {"ares": 6}}]), "ares")


# -- Hermes -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-10.13")
def test_hermes_loads_a_statue_from_any_city() -> None:
    state = turn([{"ship": "-7,1", "dice": [], "statues": ["pink"], "gods": {"hermes": 6}}])  # beside the red city
    assert offered(state, "hermes") == ["hermes red", "hermes black", "hermes blue", "hermes yellow", "hermes green"]
    play(state, "hermes green")
    assert player(state)["hold"]["statues"] == ["pink", "green"]
    assert state.view(None)["statues"]["green"] == 2


@pytest.mark.rule("D-10.13")
def test_hermes_needs_a_city_beside_the_ship() -> None:
    assert not offered(turn([TWO_HEXES_FROM_A_CITY | {"gods": {"hermes": 6}}]), "hermes")


@pytest.mark.rule("D-10.13")
def test_hermes_finds_nothing_in_an_empty_city() -> None:
    others = {"done": {"statues": ["green"]}}
    state = turn([{"ship": "4,0", "dice": [], "gods": {"hermes": 6}}, others, others, others], seats=4)
    assert state.view(None)["statues"]["green"] == 0
    assert offered(state, "hermes") == ["hermes red", "hermes black", "hermes pink", "hermes blue", "hermes yellow"]


@pytest.mark.rule("D-10.13")
def test_hermes_keeps_the_limits_of_the_hold() -> None:
    cargo = {"statues": ["pink"], "offerings": ["red"]}
    assert not offered(turn([{"ship": "-7,1", "dice": [], "gods": {"hermes": 6}} | cargo]), "hermes")


# -- reach cards ------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-10.14")
def test_a_reach_card_serves_ares() -> None:
    ready = TWO_HEXES_FROM_A_MONSTER | {"gods": {"ares": 6}}
    state = turn([ready | {"equipment": ["reach_monster_shrine"]}])
    assert offered(state, "ares") == ["ares 2,0 green"]
    assert not offered(turn([ready | {"equipment": ["reach_statue", "reach_offering"]}]), "ares")


@pytest.mark.rule("D-10.14")
def test_a_reach_card_serves_hermes() -> None:
    ready = TWO_HEXES_FROM_A_CITY | {"gods": {"hermes": 6}}
    assert may(turn([ready | {"equipment": ["reach_statue"]}]), "hermes pink")
    assert not offered(turn([ready | {"equipment": ["reach_monster_shrine", "reach_offering"]}]), "hermes")
