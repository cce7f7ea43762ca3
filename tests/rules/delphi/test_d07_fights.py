"""Fights (rules D-7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import pytest

from aegean import State
from tests.delphi.positions import island, may, offered, play, player, told, turn

FIGHT = "fight die-green 2,0 green"


def at_the_mountain(
    captain: Mapping[str, Any], rolls: Sequence[int] = (), *, monsters: Sequence[str] = ("green",), seats: int = 2
) -> State:
    """Seat 0 beside a mountain with monsters, a green die in hand, and the battle die's next results known."""
    return turn(
        [{"ship": "2,1", "dice": ["green", "red"], **captain}],
        seats=seats,
        islands={"monsters": {"2,0": list(monsters)}},
        supply={"injury_deck": ["pink"]},
        rolls={"battle": list(rolls)},
    )


@pytest.mark.rule("D-7.1")
def test_a_fight_is_against_one_monster_of_the_mountain() -> None:
    state = at_the_mountain({}, [9], monsters=["green", "red"], seats=3)
    play(state, FIGHT)
    assert island(state, "2,0")["monsters"] == ["red"]
    assert player(state)["done"]["monsters"] == ["green"]


@pytest.mark.rule("D-7.1")
def test_nothing_comes_between_two_rounds() -> None:
    state = at_the_mountain({"favours": 1, "oracle": ["green"], "gods": {"ares": 6, "apollo": 6}}, [3])
    assert may(state, "ares 2,0 green")
    play(state, FIGHT)
    assert offered(state) == ["fight_on", "surrender"]


@pytest.mark.rule("D-7.2")
@pytest.mark.parametrize(
    ("strength", "roll", "won"), [(0, 9, 1), (0, 8, 0), (2, 7, 1), (2, 6, 0), (2, 9, 1), (5, 4, 1), (5, 3, 0)]
)
def test_the_die_must_reach_nine_less_the_strength(strength: int, roll: int, won: int) -> None:
    state = at_the_mountain({"strength": strength, "favours": 1}, [roll])
    (round_,) = told(play(state, FIGHT), "fight_round")
    assert (round_["target"], round_["roll"], round_["won"]) == (9 - strength, roll, won)
    assert state.decision.kind == ("equipment" if won else "fight")


@pytest.mark.rule("D-7.2", "D-7.4", "D-7.6")
def test_the_rulebooks_fight() -> None:
    """Strength 2: 7 is needed, 5 is rolled; for 1 favour 6 is needed, 7 is rolled."""
    state = at_the_mountain({"strength": 2, "favours": 3}, [5, 7])
    (first,) = told(play(state, FIGHT), "fight_round")
    assert (first["target"], first["roll"], first["won"]) == (7, 5, 0)
    (second,) = told(play(state, "fight_on"), "fight_round")
    assert (second["target"], second["roll"], second["won"]) == (6, 7, 1)
    assert player(state)["favours"] == 2
    assert player(state)["done"]["monsters"] == ["green"]
    assert state.decision.kind == "equipment"


@pytest.mark.rule("D-7.3")
@pytest.mark.parametrize(("roll", "injuries"), [(0, 1), (1, 0), (8, 0)])
def test_a_losing_nought_brings_the_top_injury(roll: int, injuries: int) -> None:
    state = at_the_mountain({"favours": 1}, [roll])
    play(state, FIGHT)
    assert player(state)["injuries"] == dict.fromkeys(player(state)["injuries"], 0) | {"pink": injuries}
    assert may(state, "fight_on")  # hurt or not, the fight can go on


@pytest.mark.rule("D-7.3")
def test_a_nought_that_suffices_costs_nothing() -> None:
    state = at_the_mountain({"strength": 5, "favours": 4}, [3, 2, 1, 0, 0])
    play(state, FIGHT, "fight_on", "fight_on")
    assert sum(player(state)["injuries"].values()) == 0
    play(state, "fight_on")  # nought against one
    assert sum(player(state)["injuries"].values()) == 1
    (last,) = told(play(state, "fight_on"), "fight_round")
    assert (last["target"], last["roll"], last["won"]) == (0, 0, 1)
    assert sum(player(state)["injuries"].values()) == 1


@pytest.mark.rule("D-7.4")
def test_a_favour_for_a_weaker_monster() -> None:
    state = at_the_mountain({"favours": 2}, [3, 3, 3])
    play(state, FIGHT)
    assert (state.decision.about["target"], state.decision.about["next"]) == (9, 8)
    play(state, "fight_on")
    assert (player(state)["favours"], state.decision.about["target"]) == (1, 8)
    events = play(state, "fight_on")
    assert told(events, "fight_round")[0]["target"] == 7
    assert told(events, "surrendered") == [{"seat": 0, "colour": "green"}]  # nothing left to pay with
    assert (player(state)["favours"], state.decision.kind) == (0, "turn")


@pytest.mark.rule("D-7.4")
def test_a_player_may_refuse_to_pay() -> None:
    state = at_the_mountain({"favours": 5}, [3])
    play(state, FIGHT, "surrender")
    assert (player(state)["favours"], state.decision.kind) == (5, "turn")


@pytest.mark.rule("D-7.5")
def test_after_a_surrender_the_monster_is_as_strong_as_before() -> None:
    state = at_the_mountain({"favours": 2, "dice": ["green", "green"]}, [3, 3, 3])
    play(state, FIGHT, "fight_on", "surrender")
    assert (player(state)["favours"], player(state)["dice"]) == (1, ["green"])
    assert island(state, "2,0")["monsters"] == ["green"]
    assert len(player(state)["tasks"]) == 12
    (again,) = told(play(state, FIGHT), "fight_round")
    assert again["target"] == 9


@pytest.mark.rule("D-7.6")
def test_a_defeated_monster_goes_to_the_players_board() -> None:
    state = at_the_mountain({}, [9])
    events = play(state, FIGHT)
    assert told(events, "monster_defeated") == [{"seat": 0, "hex": "2,0", "colour": "green"}]
    assert island(state, "2,0")["monsters"] == []
    assert player(state)["done"]["monsters"] == ["green"]
    assert (player(state)["tasks_left"], player(state)["tasks"].count("monster")) == (11, 0)
