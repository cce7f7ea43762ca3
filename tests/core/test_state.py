"""The contract of a state, on a game small enough to see through."""

from __future__ import annotations

import json
from typing import Any

import pytest

from aegean.core.errors import IllegalAction, LoadError, NotationError, OptionError, PositionError
from aegean.core.values import Action
from tests.core.pebbles import BET, DONE, PEBBLES, PEEK, ROLL, STAY, TAKE, finish


def test_a_game_begins_with_what_happened_before_its_first_decision() -> None:
    state = PEBBLES.new(3, 1)
    assert [event.kind for event in state.opening] == ["began"]
    assert (state.seats, state.moves, state.over, state.result) == (3, 0, False, None)
    assert (state.decision.seat, state.decision.kind) == (0, "turn")
    assert state.decision.actions == (TAKE, Action("take", (2,)), Action("take", (3,)), PEEK, ROLL, DONE)
    assert not state.arranged


def test_apply_tells_what_happened_and_nothing_else() -> None:
    state = PEBBLES.new(2, 1)
    first = state.apply(TAKE)
    assert [(event.kind, event.fields) for event in first] == [("took", {"seat": 0, "count": 1})]
    second = state.apply(Action("take", (2,)))
    assert [event.fields["count"] for event in second] == [2]
    assert [event.fields["count"] for event in first] == [1]
    assert state.view(None)["heap"] == 6
    assert state.moves == 2


def test_several_may_decide_at_once() -> None:
    state = PEBBLES.new(3, 1)
    state.apply(DONE)
    assert [decision.seat for decision in state.decisions] == [1, 2]
    assert state.decision is state.decisions[0]
    assert state.decision_of(0) is None
    assert state.decision_of(2) is state.decisions[1]
    other = state.copy()
    state.apply(BET, seat=2)
    assert [decision.seat for decision in state.decisions] == [1]
    state.apply(STAY)
    other.apply(STAY)
    other.apply(BET)
    assert state == other
    assert state.hash() == other.hash()
    assert state.record != other.record


@pytest.mark.parametrize(
    "action", [None, 3, "take 1", ("take", (1,)), Action("take", (4,)), Action("take", ("1",)), Action("bet", (0,))]
)
def test_what_is_not_offered_is_refused(action: Any) -> None:
    state = PEBBLES.new(2, 1)
    before = state.dump()
    with pytest.raises(IllegalAction, match="seat 0 may choose take 1; take 2; take 3; peek; roll; done") as refused:
        state.apply(action)
    assert refused.value.code == "illegal-action"
    assert state.dump() == before


def test_a_seat_that_has_nothing_to_decide_is_refused() -> None:
    state = PEBBLES.new(3, 1)
    for seat in (1, 2, 3, -1):
        with pytest.raises(IllegalAction, match=f"seat {seat} has nothing to decide now, seat 0 has"):
            state.apply(TAKE, seat)
    state.apply(DONE)
    with pytest.raises(IllegalAction, match="seat 0 has nothing to decide now, seat 1, 2 has"):
        state.apply(BET, 0)
    state.apply(BET, 1)
    with pytest.raises(IllegalAction, match="seat 1 has nothing"):
        state.apply(BET, 1)


@pytest.mark.parametrize("number", [True, 1.0])
def test_an_action_is_logged_as_it_was_offered(number: Any) -> None:
    """Python holds True, 1.0 and 1 to be equal; the record must not hold what it could not read again."""
    state = PEBBLES.new(2, 1)
    state.apply(Action("take", (number,)))
    assert str(state.record.actions[0]) == "take 1"
    assert PEBBLES.load(state.dump()).record.replay() == state


def test_a_finished_game_stays_as_it_is() -> None:
    state = finish(PEBBLES.new(2, 1))
    assert state.over
    result = state.result
    assert result is not None
    assert sorted(seat for level in result.ranking for seat in level) == [0, 1]
    assert result.reason == "most"
    assert state.decisions == ()
    assert state.view(0)["result"] == result.plain()
    assert state.view(0)["deciding"] == []
    before = state.dump()
    for seat in (None, 0, 1):
        with pytest.raises(IllegalAction, match="the game is over"):
            state.apply(TAKE, seat)
    with pytest.raises(IllegalAction, match="the game is over"):
        _ = state.decision
    assert state.dump() == before
    assert PEBBLES.load(before) == state


# -- views and samples ------------------------------------------------------------------------------------------------


def test_a_view_says_whose_it_is() -> None:
    state = PEBBLES.new(3, 1, {"heap": 21})
    state.apply(DONE)
    assert state.view(2) == {
        "game": "pebbles",
        "seats": 3,
        "you": 2,
        "moves": 1,
        "options": {"heap": 21, "first": 0},
        "deciding": [{"seat": 1, "kind": "bet"}, {"seat": 2, "kind": "bet"}],
        "result": None,
        "heap": 21,
        "pebbles": [0, 0, 0],
        "bets": [0, 0, 0],
        "deck": 10,
        "top": None,
    }
    assert state.view(None)["you"] is None


@pytest.mark.parametrize("seat", [-1, 2, "0", True, 0.0, (0,)])
def test_nobody_else_looks_or_samples(seat: Any) -> None:
    state = PEBBLES.new(2, 1)
    with pytest.raises(OptionError, match="the seats are 0 to 1"):
        state.view(seat)
    with pytest.raises(OptionError, match="the seats are 0 to 1"):
        state.sample(seat, 1)


def test_a_sample_keeps_what_the_seat_knows_and_deals_the_rest_anew() -> None:
    state = PEBBLES.new(2, 1)
    state.apply(PEEK)
    top = state.view(0)["top"]
    assert top is not None
    assert state.view(1)["top"] is None
    mine = [state.sample(0, seed) for seed in range(20)]
    theirs = [state.sample(1, seed) for seed in range(20)]
    assert {twin.view(0)["top"] for twin in mine} == {top}
    assert len({twin.view(0)["top"] for twin in theirs}) > 5
    assert len({twin.hash() for twin in (*mine, *theirs)}) == 40


def test_a_sample_is_whole_and_has_no_past() -> None:
    state = PEBBLES.new(2, 123456789)
    state.apply(TAKE)
    twin = state.sample(0, 5)
    assert (twin.moves, twin.record.actions, twin.record.seed, twin.arranged) == (1, (), None, True)
    assert twin.undoable(0) == 0
    twin.apply(TAKE)
    assert twin.undoable(0) == 1
    assert b"123456789" not in twin.dump()
    loaded = PEBBLES.load(twin.dump())
    assert loaded == twin
    assert (loaded.moves, loaded.undoable(0)) == (2, 1)
    assert loaded.record.replay().view(0) == twin.view(0)
    assert PEBBLES.record(twin.record.export()).check() == twin


# -- hashes and dumps -------------------------------------------------------------------------------------------------


def test_the_way_to_a_state_does_not_matter_to_its_hash() -> None:
    one, other = PEBBLES.new(2, 1), PEBBLES.new(2, 1)
    one.apply(Action("take", (1,)))
    one.apply(Action("take", (2,)))
    other.apply(Action("take", (3,)))
    assert one == other
    assert one != PEBBLES.new(2, 1)
    assert one != "a state"


def test_other_games_have_other_hashes() -> None:
    states = [
        PEBBLES.new(2, 1),
        PEBBLES.new(2, 2),
        PEBBLES.new(3, 1),
        PEBBLES.new(2, 1, {"heap": 21}),
        PEBBLES.new(2, 1, {"first": 1}),
    ]
    assert len({state.hash() for state in states}) == len(states)


def test_a_spent_script_leaves_no_trace() -> None:
    scripted = PEBBLES.position({"heap": 5, "rolls": {"bonus": [4]}})
    free = PEBBLES.position({"heap": 5, "rolls": {}})
    assert scripted != free
    scripted.apply(ROLL)
    assert scripted.view(None)["pebbles"] == [4, 0]
    assert json.loads(scripted.dump())["position"]["dice"] == json.loads(free.dump())["position"]["dice"]


def test_states_cannot_be_keys() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(PEBBLES.new(2, 1))


def test_a_dump_of_other_rules_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    blob = PEBBLES.new(2, 1).dump()
    monkeypatch.setattr(type(PEBBLES), "version", "4")
    with pytest.raises(LoadError, match="played by version 3 of the rules"):
        PEBBLES.load(blob)


# -- positions --------------------------------------------------------------------------------------------------------


def test_a_described_position_is_marked_as_arranged() -> None:
    state = PEBBLES.position({"heap": 2})
    assert state.arranged
    assert state.record.arranged
    assert state.decision.about == {"heap": 2}
    state.apply(Action("take", (2,)))
    assert state.record.replay() == state
    assert PEBBLES.load(state.dump()) == state
    assert PEBBLES.record(state.record.export()).check() == state
    assert state.describe() == {"heap": 0}


def test_an_impossible_position_is_refused() -> None:
    with pytest.raises(PositionError, match="how big the heap is"):
        PEBBLES.position({})


def test_a_description_is_not_shared_with_whoever_gave_it() -> None:
    description = {"heap": 2, "rolls": {"bonus": [1]}}
    state = PEBBLES.position(description)
    description["heap"] = 9
    state.record.plain()["position"]["heap"] = 9
    assert state.record.replay() == state


# -- notation ---------------------------------------------------------------------------------------------------------


def test_what_a_person_types_is_read_kindly() -> None:
    state = PEBBLES.new(2, 1)
    assert PEBBLES.parse(" TAKE  2 ", state) == Action("take", (2,))
    with pytest.raises(
        NotationError, match=r"no action of this game: unknown word 'tak' in 'tak 2'; did you mean take\?"
    ):
        PEBBLES.parse("tak 2", state)
    with pytest.raises(NotationError, match="at least one word"):
        PEBBLES.parse(" ", state)
    text: Any = None
    with pytest.raises(NotationError, match="typed as text"):
        PEBBLES.parse(text, state)


def test_a_state_can_be_shown() -> None:
    state = PEBBLES.new(2, 1)
    assert repr(state) == "<pebbles, 2 seats, 0 actions, Decision(seat=0, kind='turn', 6 actions)>"
    assert repr(finish(state)).endswith("actions, over>")
