"""The turn (rules D-4)."""

from __future__ import annotations

import pytest

from tests.delphi.positions import offered, play, player, told, turn, turn_start

GODS = ("aphrodite", "ares", "hermes", "poseidon", "apollo", "artemis")
HURT = {"injuries": ["green"]}


def injuries(count: str) -> list[str]:
    """The colours of injuries, as in "3 red 1 blue"."""
    words = count.split()
    return [colour for number, colour in zip(words[::2], words[1::2], strict=True) for _ in range(int(number))]


# -- the order of things ----------------------------------------------------------------------------------------------


@pytest.mark.rule("D-4.1")
def test_players_take_turns_and_each_turn_has_three_phases() -> None:
    state = turn_start([{}, HURT, HURT], seats=3, rolls={"titan": [1]})
    assert (state.decision.seat, state.decision.kind) == (0, "unhurt")  # first the injuries
    play(state, "favours")
    assert state.decision.kind == "turn"  # then actions
    last = play(state, "take_favours die-red", "end_turn")
    assert [event.kind for event in last][-2:] == ["consulted", "turn_began"]  # then the oracle
    assert (state.decision.seat, state.view(None)["round"]) == (1, 1)
    play(state, "end_turn")
    assert (state.decision.seat, state.view(None)["round"]) == (2, 1)
    play(state, "end_turn")
    assert (state.decision.seat, state.view(None)["round"]) == (0, 2)


# -- recovering -------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-4.2")
@pytest.mark.parametrize(
    ("held", "recovers"),
    [
        ("3 red", True),
        ("4 blue 1 red", True),
        ("2 red 2 blue 2 green", True),
        ("1 red 1 black 1 pink 1 blue 1 yellow 1 green", True),
        ("2 red 2 blue 1 green", False),
        ("2 red", False),
    ],
)
def test_three_of_a_colour_or_six_in_all_have_to_recover(held: str, recovers: bool) -> None:
    state = turn_start([{"injuries": injuries(held)}, HURT])
    # Where all injuries have one colour the engine discards them itself, and the next player is on.
    assert (state.decision.kind == "recover" or state.decision.seat == 1) == recovers


@pytest.mark.rule("D-4.2")
def test_exactly_three_injuries_of_any_colours_go() -> None:
    """The rulebook's example: six injuries, three of them discarded, and the turn is over."""
    state = turn_start([{"injuries": injuries("3 red 2 blue 1 green")}, HURT])
    assert offered(state) == ["discard_injury red", "discard_injury blue", "discard_injury green"]
    play(state, "discard_injury green")
    assert offered(state) == ["discard_injury red", "discard_injury blue"]
    play(state, "discard_injury red", "discard_injury blue")
    left = {colour: count for colour, count in player(state)["injuries"].items() if count}
    assert left == {"red": 2, "blue": 1}
    assert state.view(None)["discards"]["injury"] == {
        **dict.fromkeys(left, 1),
        "green": 1,
        "black": 0,
        "pink": 0,
        "yellow": 0,
    }
    assert (state.decision.seat, state.decision.kind) == (1, "turn")


@pytest.mark.rule("D-4.2")
def test_more_than_three_are_never_discarded() -> None:
    state = turn_start([{"injuries": injuries("5 red 4 blue")}, HURT])
    play(state, "discard_injury blue", "discard_injury blue", "discard_injury blue")
    assert sum(player(state)["injuries"].values()) == 6
    assert state.decision.seat == 1


@pytest.mark.rule("D-4.3")
def test_a_recovering_player_does_nothing_else() -> None:
    rich = {
        "injuries": injuries("3 red 3 blue"),
        "dice": ["red", "green", "green"],
        "oracle": ["red"],
        "favours": 9,
        "gods": {"aphrodite": 6, "apollo": 6},
        "equipment": ["pay3_extra_action"],
    }
    state = turn_start([rich, {"injuries": ["green"], "gods": dict.fromkeys(GODS, 4)}])
    events = []
    for colour in ("red", "blue", "red"):
        assert {action.kind for action in state.decision.actions} == {"discard_injury"}
        events += play(state, f"discard_injury {colour}")
    assert not told(events, "consulted")
    assert player(state)["dice"] == ["red", "green", "green"]
    assert player(state, 1)["gods"] == dict.fromkeys(GODS, 4)  # nobody's god heard a roll
    assert (state.decision.seat, state.decision.kind) == (1, "turn")


# -- unhurt -----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-4.4")
def test_two_favours_for_a_turn_begun_unhurt() -> None:
    state = turn_start([{"favours": 3}])
    play(state, "favours")
    assert player(state)["favours"] == 5
    assert (state.decision.seat, state.decision.kind) == (0, "turn")


@pytest.mark.rule("D-4.4")
def test_or_one_god_step() -> None:
    state = turn_start([{"favours": 3, "gods": {"ares": 4, "hermes": 6}}])
    assert offered(state) == ["favours", *(f"lift {god}" for god in GODS if god != "hermes")]
    play(state, "lift ares")
    assert (player(state)["gods"]["ares"], player(state)["favours"]) == (5, 3)
    assert (state.decision.seat, state.decision.kind) == (0, "turn")


@pytest.mark.rule("D-4.4")
def test_no_bonus_for_recovering_from_the_last_injury() -> None:
    state = turn_start([{"injuries": injuries("3 red"), "favours": 3}, HURT])
    assert sum(player(state)["injuries"].values()) == 0
    assert player(state)["favours"] == 3
    assert set(player(state)["gods"].values()) == {0}
    assert (state.decision.seat, state.decision.kind) == (1, "turn")


@pytest.mark.rule("D-4.4")
def test_no_bonus_for_losing_the_last_injury_during_the_turn() -> None:
    state = turn_start([{"injuries": ["red"], "favours": 3}, HURT])
    play(state, "discard_injuries die-red red")
    assert sum(player(state)["injuries"].values()) == 0
    assert (player(state)["favours"], state.decision.kind) == (3, "turn")
    play(state, "end_turn")
    assert player(state)["favours"] == 3


@pytest.mark.rule("D-4.5")
def test_a_few_injuries_change_nothing() -> None:
    state = turn_start([{"injuries": injuries("2 red 2 blue 1 green"), "favours": 3}])
    assert (state.decision.seat, state.decision.kind) == (0, "turn")
    me = player(state)
    assert (me["favours"], sum(me["injuries"].values()), len(me["dice"])) == (3, 5, 3)


@pytest.mark.rule("D-4.5")
def test_injuries_drawn_in_a_turn_wait_for_the_next_one() -> None:
    state = turn(
        [{"ship": "2,1", "dice": ["green", "red"], "injuries": injuries("2 red 2 blue 1 pink"), "favours": 0}, HURT],
        islands={"monsters": {"2,0": ["green"]}},
        supply={"injury_deck": ["red"]},
        rolls={"battle": [0], "titan": [1], "oracle": ["red"] * 6},
    )
    play(state, "fight die-green 2,0 green")
    assert sum(player(state)["injuries"].values()) == 6
    assert (state.decision.seat, state.decision.kind) == (0, "turn")
    play(state, "take_favours die-red", "end_turn", "end_turn")
    assert (state.decision.seat, state.decision.kind) == (0, "recover")


# -- actions ----------------------------------------------------------------------------------------------------------


@pytest.mark.rule("D-4.6")
def test_actions_and_gods_come_in_any_order() -> None:
    everything = {
        "dice": ["red", "black", "pink"],
        "injuries": ["blue", "green"],
        "gods": {"aphrodite": 6, "apollo": 6},
    }
    steps = (
        "take_favours die-red",
        "aphrodite",
        "advance_god die-black ares",
        "send_back apollo",
        "draw_oracle die-pink",
    )
    for order in (steps, steps[::-1], (*steps[2:], *steps[:2])):
        state = turn([everything])
        play(state, *order)
        me = player(state)
        assert (me["dice"], sum(me["injuries"].values()), me["gods"]["ares"], sum(me["oracle"].values())) == (
            [],
            0,
            3,
            2,
        )
        assert offered(state, "end_turn") == ["end_turn"]


@pytest.mark.rule("D-4.6")
def test_the_phase_ends_at_will() -> None:
    state = turn([{"dice": ["red", "black", "pink"], "oracle": ["blue"]}, HURT])
    play(state, "end_turn")
    assert (state.decision.seat, state.decision.kind) == (1, "turn")
    assert player(state)["oracle"]["blue"] == 1
    spent = turn([{"dice": []}])
    assert offered(spent) == ["end_turn"]  # and it is never ended for the player
