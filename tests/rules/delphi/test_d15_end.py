"""The end of the game (rules D-15)."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from tests.delphi.positions import (
    cost,
    deeds,
    may,
    offered,
    play,
    player,
    told,
    turn,
    turn_start,
)

HURT = {"injuries": ["red"]}  # no bonus at the start of the turn
BEFORE_HOME: dict[str, Any] = {"tasks": [], "ship": "0,1", "dice": ["red"], "favours": 0}
HOME: dict[str, Any] = {"tasks": [], "ship": "0,0"}
QUIET = {"oracle": ["red"] * 12, "titan": [1]}


def result(state: State) -> tuple[tuple[int, ...], tuple[tuple[int, ...], ...], str]:
    assert state.result is not None
    return state.result.winners, state.result.ranking, state.result.reason


# -- reaching Zeus ----------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-15.1")
@pytest.mark.parametrize("colour", ["red", "black", "pink", "blue", "yellow", "green"])
def test_a_ship_comes_home_with_a_source_of_any_colour(colour: str) -> None:
    state = turn([BEFORE_HOME | {"dice": [colour]}])
    assert cost(state, f"sail die-{colour} 0,0") == 0
    events = play(state, f"sail die-{colour} 0,0")
    assert told(events, "reached_zeus") == [{"seat": 0}]
    assert player(state)["arrived"]
    assert player(state)["ship"] == "0,0"


@pytest.mark.rule("D-15.1")
@pytest.mark.parametrize("task", ["shrine", "statue", "offering", "monster-blue"])
def test_all_tasks_must_be_done(task: str) -> None:
    state = turn([BEFORE_HOME | {"tasks": [task], "gods": {"poseidon": 6}}])
    assert "0,0" not in deeds(state, "sail")
    assert not may(state, "poseidon 0,0")


@pytest.mark.rule("D-15.1")
def test_the_last_task_is_done_before_the_way_home() -> None:
    # all done but one statue, and that is aboard
    sailor = {"tasks": ["statue"], "statues": ["red"], "ship": "-1,0", "dice": ["red", "blue"], "favours": 0}
    state = turn([sailor])
    play(state, "raise_statue die-red -1,-1 red", "befriend hero_red", "sail die-blue 0,0")
    assert player(state)["arrived"]


@pytest.mark.rule("D-15.1")
def test_a_ship_that_never_left_has_not_come_home() -> None:
    waiting = HOME | {"arrived": False, "dice": ["red", "blue"], "gods": {"poseidon": 6}}
    state = turn([waiting, HURT], rolls=QUIET)
    assert not may(state, "sail die-red 0,0")
    assert not may(state, "poseidon 0,0")
    play(state, "sail die-red -1,0", "sail die-blue 0,0")
    assert player(state)["arrived"]


# -- the rest of the turn ---------------------------------------------------------------------------------------------


@pytest.mark.rule("D-15.2")
def test_the_turn_goes_on_after_the_journey() -> None:
    # the rulebook's advice: use all that is left for oracle cards
    sailor = BEFORE_HOME | {"dice": ["red", "blue"], "oracle": ["green"], "gods": {"ares": 6, "apollo": 6}}
    state = turn([sailor, HURT], rolls=QUIET)
    play(state, "sail die-red 0,0", "draw_oracle die-blue", "draw_oracle card-green", "send_back ares", "apollo")
    assert sum(player(state)["oracle"].values()) == 4
    events = play(state, "end_turn")
    assert told(events, "consulted") == [{"seat": 0, "colours": ["red", "red", "red"]}]
    assert state.decision.seat == 1


@pytest.mark.rule("D-15.2")
def test_the_others_gods_hear_the_roll_of_a_player_who_is_home() -> None:
    state = turn([HOME, HURT | {"gods": {"aphrodite": 3}}], rolls=QUIET)
    play(state, "end_turn", "lift aphrodite")
    assert player(state, 1)["gods"]["aphrodite"] == 4


@pytest.mark.rule("D-15.3")
def test_a_ship_that_is_home_does_not_leave() -> None:
    sailor = BEFORE_HOME | {"dice": ["red", "blue"], "favours": 9, "gods": {"poseidon": 6}}
    state = turn([sailor], turn={"seat": 0, "any_colour": 1})
    play(state, "sail die-red 0,0")
    assert not offered(state, "sail")
    assert not offered(state, "poseidon")
    assert may(state, "send_back poseidon")


# -- the last round ---------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-15.4")
def test_the_round_is_played_to_its_end() -> None:
    state = turn([BEFORE_HOME, HURT, HURT], seats=3, rolls=QUIET)
    play(state, "sail die-red 0,0", "end_turn")
    for seat in (1, 2):
        assert (state.decision.seat, state.decision.kind) == (seat, "turn")
        assert not state.over
        events = play(state, "take_favours die-red", "end_turn")
    assert state.over
    assert not state.decisions
    assert told(events, "game_over") == [{"winners": [0], "reason": "reached_zeus"}]


@pytest.mark.rule("D-15.4")
def test_nobody_gets_another_turn_when_the_last_seat_comes_home() -> None:
    state = turn([HURT, BEFORE_HOME], seat=1, rolls=QUIET)
    play(state, "sail die-red 0,0", "end_turn")
    assert state.over
    assert state.view(None)["round"] == 1


@pytest.mark.rule("D-15.4")
def test_without_a_ship_at_home_another_round_begins() -> None:
    state = turn([HURT, BEFORE_HOME], seat=1, rolls=QUIET)
    play(state, "end_turn")
    assert not state.over
    assert (state.decision.seat, state.view(None)["round"]) == (0, 2)


@pytest.mark.rule("D-15.4")
def test_the_last_round_is_a_round_like_any_other() -> None:
    listening = HURT | {"gods": {"aphrodite": 5}}
    players = [HOME | {"strength": 5}, {"injuries": ["red"] * 3 + ["blue"]}, listening]
    rolls = {"oracle": ["red", "red", "red", "blue", "blue", "blue"], "titan": [6]}
    state = turn(players, seats=3, rolls=rolls)
    events = play(state, "end_turn", "lift aphrodite")
    assert told(events, "god_advanced") == [{"seat": 2, "god": "aphrodite", "row": 6}]
    assert (state.decision.seat, state.decision.kind) == (1, "recover")  # who must recover does so
    play(state, "discard_injury red", "discard_injury red", "discard_injury red")
    assert state.decision.seat == 2
    events = play(state, "end_turn")
    assert told(events, "titan_rolled") == [{"seat": 2, "roll": 6}]
    assert len(told(events, "injury_drawn")) == 6
    assert state.over


@pytest.mark.rule("D-15.4", "D-14.2")
def test_in_the_last_round_only_who_still_has_a_turn_is_asked() -> None:
    listening = HURT | {"gods": {"aphrodite": 3}}
    state = turn([listening, BEFORE_HOME, listening], seats=3, seat=1, rolls=QUIET)
    play(state, "sail die-red 0,0", "end_turn")
    assert [(one.seat, one.kind) for one in state.decisions] == [(2, "others_advance")]
    play(state, "decline")
    play(state, "end_turn")
    assert state.over  # nobody is asked after the roll of the last seat


@pytest.mark.rule("D-15.4")
def test_before_anybody_is_home_all_others_are_asked() -> None:
    listening = HURT | {"gods": {"aphrodite": 3}}
    state = turn([listening, HURT, listening], seats=3, seat=1, rolls=QUIET)
    play(state, "end_turn")
    assert [one.seat for one in state.decisions] == [0, 2]


@pytest.mark.rule("D-15.4")
def test_the_last_seat_may_have_to_recover_in_the_last_round() -> None:
    state = turn_start([HOME, {"injuries": ["red"] * 3 + ["blue"]}], seat=1, rolls={"titan": [6]})
    events = play(state, "discard_injury blue")  # the others go by themselves: only red is left
    assert told(events, "titan_rolled") == [{"seat": 1, "roll": 6}]
    assert state.over


# -- who wins ---------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-15.5")
@pytest.mark.parametrize(
    ("first", "second", "winners", "reason"),
    [
        # cards, favours
        ((2, 0), (1, 9), (0,), "oracle_cards"),
        ((1, 9), (2, 0), (1,), "oracle_cards"),
        ((1, 4), (1, 3), (0,), "favours"),
        ((0, 3), (0, 4), (1,), "favours"),
        ((1, 3), (1, 3), (0, 1), "shared"),
    ],
)
def test_among_several(first: tuple[int, int], second: tuple[int, int], winners: tuple[int, ...], reason: str) -> None:
    def area(cards: int, favours: int) -> dict[str, Any]:
        return {"tasks": [], "oracle": ["red"] * cards, "favours": favours}

    state = turn([HOME | area(*first), BEFORE_HOME | area(*second)], seat=1, rolls=QUIET)
    play(state, "sail die-red 0,0", "end_turn")
    assert state.over
    assert (result(state)[0], result(state)[2]) == (winners, reason)


@pytest.mark.rule("D-15.5")
def test_only_who_reached_zeus_can_win() -> None:
    rich = {"tasks": [], "ship": "0,1", "oracle": ["red", "blue", "pink"], "favours": 20}
    state = turn([HOME | {"favours": 0}, rich], seat=1, rolls=QUIET)
    play(state, "end_turn")
    assert result(state) == ((0,), ((0,), (1,)), "reached_zeus")


@pytest.mark.rule("D-15.5")
def test_a_used_oracle_card_counts_no_more() -> None:
    players = [HOME | {"oracle": ["red"], "favours": 1}, BEFORE_HOME | {"oracle": ["red"], "dice": []}]
    state = turn(players, seat=1, rolls=QUIET)
    play(state, "sail card-red 0,0", "end_turn")
    assert (result(state)[0], result(state)[2]) == ((0,), "oracle_cards")


@pytest.mark.rule("D-15.5")
def test_three_of_four_may_be_home() -> None:
    cards = {"oracle": ["red"], "favours": 2}
    players = [HOME | cards, HOME | cards, {"favours": 20}, BEFORE_HOME | cards | {"favours": 1}]
    state = turn(players, seats=4, seat=3, rolls=QUIET)
    play(state, "sail die-red 0,0", "end_turn")
    assert result(state) == ((0, 1), ((0, 1), (3,), (2,)), "shared")


@pytest.mark.rule("D-15.6")
@pytest.mark.parametrize(
    ("one", "two", "order"),
    [
        ({"tasks": ["shrine"]}, {"tasks": ["shrine"] * 2, "oracle": ["red"], "favours": 9}, ((1,), (2,))),
        ({"tasks": ["shrine"] * 2}, {"tasks": ["shrine"], "favours": 0}, ((2,), (1,))),
        ({"tasks": ["shrine"], "oracle": ["red"], "favours": 0}, {"tasks": ["shrine"], "favours": 9}, ((1,), (2,))),
        ({"tasks": ["shrine"], "favours": 3}, {"tasks": ["shrine"], "favours": 4}, ((2,), (1,))),
        ({"tasks": ["shrine"], "favours": 4}, {"tasks": ["statue"], "favours": 4}, ((1, 2),)),
        ({"tasks": [], "ship": "0,1", "favours": 9}, {"tasks": ["shrine"], "favours": 9}, ((1,), (2,))),
    ],
)
def test_the_others_follow(one: dict[str, Any], two: dict[str, Any], order: tuple[tuple[int, ...], ...]) -> None:
    state = turn([HOME | {"favours": 0}, one, two], seats=3, seat=2, rolls=QUIET)
    play(state, "end_turn")
    assert result(state) == ((0,), ((0,), *order), "reached_zeus")


@pytest.mark.rule("D-15.6")
def test_those_who_reached_zeus_come_first() -> None:
    players = [HOME | {"favours": 1}, HOME | {"favours": 2}, {"tasks": ["shrine"], "oracle": ["red"], "favours": 9}]
    state = turn(players, seats=3, seat=2, rolls=QUIET)
    play(state, "end_turn")
    assert result(state) == ((1,), ((1,), (0,), (2,)), "favours")
