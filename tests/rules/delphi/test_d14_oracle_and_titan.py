"""Consulting the oracle, and the titan (rules D-14)."""

from __future__ import annotations

import pytest

from aegean import State
from tests.delphi.positions import (
    GAME,
    offered,
    play,
    player,
    told,
    turn,
    turn_start,
)

HURT = {"injuries": ["red"]}  # no bonus at the start of the turn


def injured(state: State) -> list[int]:
    """How many injuries each player has."""
    return [sum(area["injuries"].values()) for area in state.view(None)["players"]]


# -- the oracle -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-14.1")
@pytest.mark.parametrize("unused", [[], ["pink"], ["pink", "pink", "pink"]])
def test_all_three_dice_are_rolled_used_or_not(unused: list[str]) -> None:
    state = turn([{"dice": unused}, HURT], rolls={"oracle": ["blue", "red", "blue"]})
    events = play(state, "end_turn")
    assert told(events, "consulted") == [{"seat": 0, "colours": ["blue", "red", "blue"]}]
    assert player(state)["dice"] == ["red", "blue", "blue"]
    assert state.decision.seat == 1


@pytest.mark.rule("D-14.1")
def test_they_are_the_dice_of_the_next_turn() -> None:
    rolls = {"oracle": ["blue", "red", "blue", "green", "green", "green"], "titan": [1]}
    state = turn([HURT | {"strength": 5}, HURT | {"dice": ["yellow"] * 3}], rolls=rolls)
    play(state, "end_turn")
    assert player(state, 1)["dice"] == ["yellow"] * 3  # a roll touches nobody else's
    play(state, "end_turn")
    assert state.decision.seat == 0
    assert {text.split()[1] for text in offered(state, "take_favours")} == {"die-red", "die-blue"}
    assert player(state)["dice"] == ["red", "blue", "blue"]


@pytest.mark.rule("D-14.2")
def test_another_players_roll_moves_a_god_that_has_left_the_start_cloud() -> None:
    # the rulebook's example: red, green and black are rolled; the black god is still on the start cloud
    state = turn(
        [{}, {"gods": {"aphrodite": 3, "artemis": 4, "ares": 0, "apollo": 5}}],
        rolls={"oracle": ["red", "green", "black"]},
    )
    play(state, "end_turn")
    assert (state.decision.seat, state.decision.kind) == (1, "others_advance")
    assert offered(state) == ["lift aphrodite", "lift artemis", "decline"]
    play(state, "lift artemis")
    gods = player(state, 1)["gods"]
    assert (gods["aphrodite"], gods["artemis"], gods["ares"], gods["apollo"]) == (3, 5, 0, 5)
    assert state.decision.kind == "unhurt"  # and the next turn begins


@pytest.mark.rule("D-14.2")
def test_it_is_one_step_however_many_dice_match() -> None:
    state = turn([{}, HURT | {"gods": {"aphrodite": 3}}], rolls={"oracle": ["red", "red", "red"]})
    play(state, "end_turn", "lift aphrodite")
    assert player(state, 1)["gods"]["aphrodite"] == 4
    assert state.decision.kind == "turn"


@pytest.mark.rule("D-14.2")
def test_nothing_happens_where_no_god_qualifies() -> None:
    # one on the start cloud, one on the throne, one of a colour that was not rolled
    gods = {"aphrodite": 0, "ares": 6, "hermes": 4}
    state = turn([{}, HURT | {"gods": gods}], rolls={"oracle": ["red", "black", "green"]})
    events = play(state, "end_turn")
    assert not told(events, "god_advanced")
    assert (state.decision.seat, state.decision.kind) == (1, "turn")


@pytest.mark.rule("D-14.2")
def test_the_roll_moves_no_god_of_its_own_player() -> None:
    state = turn([{"gods": {"aphrodite": 3, "ares": 3}}, HURT], rolls={"oracle": ["red", "black", "green"]})
    events = play(state, "end_turn")
    assert not told(events, "god_advanced")
    assert [(decision.seat, decision.kind) for decision in state.decisions] == [(1, "turn")]
    assert player(state)["gods"]["aphrodite"] == player(state)["gods"]["ares"] == 3


def two_asked() -> State:
    """Seat 0 of four has rolled red, black and pink; seats 1 and 3 have two gods to choose from, seat 2 none."""
    choosing = HURT | {"gods": {"aphrodite": 2, "hermes": 3}}
    state = turn([{}, choosing, HURT, choosing], seats=4, rolls={"oracle": ["red", "black", "pink"]})
    play(state, "end_turn")
    return state


@pytest.mark.rule("D-14.3")
def test_all_with_a_choice_are_asked_at_once() -> None:
    state = two_asked()
    assert [(decision.seat, decision.kind) for decision in state.decisions] == [
        (1, "others_advance"),
        (3, "others_advance"),
    ]


@pytest.mark.rule("D-14.3")
def test_they_answer_in_any_order() -> None:
    outcomes = []
    for order in ((1, 3), (3, 1)):
        state = two_asked()
        answers = {1: "lift hermes", 3: "lift aphrodite"}
        for n, seat in enumerate(order):
            assert len(state.decisions) == 2 - n  # the next turn waits for all
            state.apply(GAME.parse(answers[seat], state), seat)
        assert (state.decision.seat, state.decision.kind) == (1, "turn")
        outcomes.append(state)
    assert outcomes[0] == outcomes[1]
    assert player(outcomes[0], 1)["gods"]["hermes"] == 4
    assert player(outcomes[0], 3)["gods"]["aphrodite"] == 3


# -- the titan --------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-14.4")
def test_the_titan_die_is_rolled_with_the_turn_of_the_last_seat() -> None:
    state = turn([HURT, HURT, HURT], seats=3, rolls={"titan": [1]})
    for seat in (0, 1, 2):
        assert state.decision.seat == seat
        events = play(state, "end_turn")
        assert bool(told(events, "titan_rolled")) == (seat == 2)


@pytest.mark.rule("D-14.3", "D-14.4")
def test_the_others_choose_knowing_the_titan_die() -> None:
    # the titan die is rolled with the oracle dice, and the titan strikes when all have answered
    listening = HURT | {"gods": {"aphrodite": 3}, "strength": 5}
    state = turn([listening, HURT], seat=1, rolls={"oracle": ["red", "black", "pink"], "titan": [4]})
    events = play(state, "end_turn")
    assert [event.kind for event in events][:2] == ["consulted", "titan_rolled"]
    assert not told(events, "injury_drawn")
    assert state.view(None)["titan"] == 4
    assert state.decision.about == {"colours": ["red", "black", "pink"], "titan": 4}
    events = play(state, "lift aphrodite")
    assert [event.kind for event in events][:3] == ["god_advanced", "titan_struck", "injury_drawn"]
    assert injured(state) == [1, 2]
    assert state.view(None)["titan"] is None


@pytest.mark.rule("D-14.4", "D-4.2")
def test_the_last_seat_rolls_it_also_when_recovering() -> None:
    # the rulebook's example of a recovery: of six injuries three of one's choice go, and the turn is over
    six = ["red", "red", "black", "pink", "blue", "green"]
    dice = ["yellow", "yellow", "green"]
    state = turn_start(
        [HURT | {"strength": 5}, {"injuries": six, "dice": dice, "strength": 5}], seat=1, rolls={"titan": [4]}
    )
    assert (state.decision.seat, state.decision.kind) == (1, "recover")
    events = play(state, "discard_injury red", "discard_injury blue", "discard_injury red")
    assert told(events, "titan_rolled") == [{"seat": 1, "roll": 4}]
    assert not told(events, "consulted")
    assert player(state, 1)["dice"] == dice
    assert [colour for colour, count in player(state, 1)["injuries"].items() if count] == ["black", "pink", "green"]
    assert state.decision.seat == 0


@pytest.mark.rule("D-14.4")
def test_a_recovery_of_another_seat_rolls_no_titan_die() -> None:
    state = turn_start([{"injuries": ["red", "red", "red", "blue"]}, HURT])
    events = play(state, "discard_injury red", "discard_injury blue")  # the third goes by itself: only red is left
    assert (state.decision.seat, state.decision.kind) == (1, "turn")
    assert not told(events, "titan_rolled")


STRENGTHS = (0, 2, 3, 5)


@pytest.mark.rule("D-14.5")
@pytest.mark.parametrize(
    ("roll", "drawn"),
    [
        (1, [1, 0, 0, 0]),
        (2, [1, 0, 0, 0]),  # equal strength is safe
        (3, [1, 1, 0, 0]),
        (4, [1, 1, 1, 0]),
        (5, [1, 1, 1, 0]),
        (6, [2, 2, 2, 2]),  # whatever the strength
    ],
)
def test_the_titan_strikes_the_weaker(roll: int, drawn: list[int]) -> None:
    players = [{"strength": strength} for strength in STRENGTHS]
    state = turn(players, seats=4, seat=3, rolls={"titan": [roll], "oracle": ["red"] * 3})
    events = play(state, "end_turn")
    assert told(events, "titan_rolled") == [{"seat": 3, "roll": roll}]
    assert injured(state) == drawn


@pytest.mark.rule("D-14.5")
def test_the_cards_are_drawn_in_order_of_seats() -> None:
    tops = ["red", "black", "pink", "blue", "yellow", "green"]
    state = turn(seats=3, seat=2, supply={"injury_deck": tops}, rolls={"titan": [6], "oracle": ["red"] * 3})
    events = play(state, "end_turn")
    assert [(event["seat"], event["colour"]) for event in told(events, "injury_drawn")] == [
        (0, "red"), (0, "black"), (1, "pink"), (1, "blue"), (2, "yellow"), (2, "green"),
    ]  # fmt: skip
