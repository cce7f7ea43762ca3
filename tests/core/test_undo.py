"""Taking back and bringing back, down to the last seal."""

from __future__ import annotations

import pytest

from aegean.core.errors import IllegalAction
from aegean.core.undo import Play, UndoError
from aegean.core.values import Action
from tests.core.pebbles import BET, DONE, PEBBLES, PEEK, ROLL, STAY, TAKE, finish


def test_own_actions_are_taken_back_one_by_one() -> None:
    play = Play(PEBBLES.new(2, 1))
    start = play.state.hash()
    play.apply(TAKE)
    middle = play.state.hash()
    play.apply(TAKE)
    end = play.state.hash()
    assert play.state.undoable(0) == 2
    play.undo(0)
    assert play.state.hash() == middle
    play.undo(0)
    assert play.state.hash() == start
    assert play.state.undoable(0) == 0
    with pytest.raises(UndoError, match="seat 0 has nothing to take back") as refused:
        play.undo(0)
    assert refused.value.code == "no-undo"
    play.redo(0)
    assert play.state.hash() == middle
    events = play.redo(0)
    assert [event.kind for event in events] == ["took"]
    assert play.state.hash() == end
    with pytest.raises(UndoError, match="seat 0 has nothing to bring back"):
        play.redo(0)


@pytest.mark.parametrize("sealing", [ROLL, PEEK])
def test_a_roll_and_a_reveal_seal(sealing: Action) -> None:
    play = Play(PEBBLES.new(2, 1))
    play.apply(TAKE)
    play.apply(sealing)
    assert play.state.undoable(0) == 0
    with pytest.raises(UndoError):
        play.undo(0)
    play.apply(TAKE)
    assert play.state.undoable(0) == 1
    play.undo(0)
    assert play.state.undoable(0) == 0


def test_what_the_rules_go_on_to_reveal_seals() -> None:
    """The last bet turns a card over, though the bet itself does not."""
    play = Play(PEBBLES.new(3, 1))
    play.apply(DONE)
    play.apply(BET, 2)
    assert play.state.undoable(2) == 1
    play.apply(STAY, 1)
    assert [play.state.undoable(seat) for seat in range(3)] == [0, 0, 0]


def test_the_decision_of_another_seals() -> None:
    play = Play(PEBBLES.new(3, 1))
    play.apply(TAKE)
    play.apply(DONE)
    assert play.state.undoable(0) == 2
    play.apply(BET, 1)
    assert [play.state.undoable(seat) for seat in range(3)] == [0, 1, 0]
    for seat in (0, 2):
        with pytest.raises(UndoError):
            play.undo(seat)
    play.undo(1)
    # The bet is as if it had never been made: the actions before it are free again.
    assert [play.state.undoable(seat) for seat in range(3)] == [2, 0, 0]
    play.apply(STAY, 1)
    assert play.state.record.actions[-1] == STAY


def test_the_end_seals() -> None:
    state = finish(PEBBLES.new(2, 1))
    assert [state.undoable(seat) for seat in range(2)] == [0, 0]


def test_restart_takes_back_the_whole_turn_so_far() -> None:
    play = Play(PEBBLES.new(2, 1))
    play.apply(ROLL)
    start = play.state.hash()
    for _ in range(4):
        play.apply(TAKE)
    assert play.restart(1) == 0
    assert play.restart(0) == 4
    assert play.state.hash() == start
    assert play.restart(0) == 0
    for _ in range(4):
        play.redo(0)
    assert play.state.view(None)["heap"] == 5


def test_a_new_action_ends_what_can_be_brought_back() -> None:
    play = Play(PEBBLES.new(2, 1))
    play.apply(TAKE)
    play.undo(0)
    with pytest.raises(IllegalAction):
        play.apply(BET)
    with pytest.raises(UndoError):
        play.redo(1)
    play.apply(Action("take", (2,)))
    with pytest.raises(UndoError):
        play.redo(0)
    assert play.state.view(None)["heap"] == 7


def test_what_is_brought_back_may_be_taken_back_again() -> None:
    play = Play(PEBBLES.new(2, 1))
    play.apply(TAKE)
    play.apply(TAKE)
    play.undo(0)
    play.undo(0)
    play.redo(0)
    play.undo(0)
    play.redo(0)
    play.redo(0)
    assert play.state.undoable(0) == 2
    assert [str(action) for action in play.state.record.actions] == ["take 1", "take 1"]


def test_a_loaded_game_is_taken_back_through_its_record() -> None:
    state = PEBBLES.new(2, 1)
    start = state.hash()
    state.apply(TAKE)
    state.apply(TAKE)
    play = Play(PEBBLES.load(state.dump()))
    assert play.restart(0) == 2
    assert play.state.hash() == start


def test_a_sampled_game_is_taken_back_to_where_it_was_sampled() -> None:
    state = PEBBLES.new(2, 1)
    state.apply(TAKE)
    play = Play(state.sample(0, 4))
    start = play.state.hash()
    play.apply(TAKE)
    play = Play(PEBBLES.load(play.state.dump()))
    assert play.restart(0) == 1
    assert (play.state.hash(), play.state.moves) == (start, 1)
    with pytest.raises(UndoError):
        play.undo(0)


def test_the_events_of_a_redo_are_those_of_the_first_time() -> None:
    play = Play(PEBBLES.new(2, 1))
    events = play.apply(Action("take", (3,)))
    play.undo(0)
    assert play.redo(0) == events
