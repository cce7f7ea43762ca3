"""States, records and games go through pickle and deepcopy, as tools of others expect of plain data."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import pytest

import aegean
from aegean import State
from aegean.hellas.game import HellasGame

OPTIONS: dict[str, dict[str, Any]] = {"delphi": {"tiles_less": 2}, "hellas": {"mode": "kronos"}}
every_game = pytest.mark.parametrize("game", aegean.games())


def some_way_in(game: str) -> State:
    state, chance = aegean.game(game).new(3, 5, OPTIONS[game]), random.Random(5)
    for _ in range(60):
        decision = state.decision
        state.apply(chance.choice(decision.actions), decision.seat)
    return state


@every_game
def test_a_state_comes_back_whole_and_goes_on_alike(game: str) -> None:
    state = some_way_in(game)
    for twin in (pickle.loads(pickle.dumps(state)), copy.deepcopy(state)):
        assert twin == state
        assert twin is not state
        assert twin.game is state.game
        assert twin.record == state.record
        assert [twin.undoable(seat) for seat in range(3)] == [state.undoable(seat) for seat in range(3)]
        decision = twin.decision
        twin.apply(decision.actions[-1], decision.seat)
        assert twin != state  # the original stays where it is
        again = state.copy()
        again.apply(decision.actions[-1], decision.seat)
        assert twin == again
    sample = state.sample(1, 3)
    assert pickle.loads(pickle.dumps(sample)) == sample


@every_game
def test_a_record_comes_back(game: str) -> None:
    state = some_way_in(game)
    record = state.record
    for twin in (pickle.loads(pickle.dumps(record)), copy.deepcopy(record)):
        assert twin == record
        assert twin.replay() == state


@every_game
def test_a_game_is_the_one_of_the_registry(game: str) -> None:
    rules = aegean.game(game)
    assert pickle.loads(pickle.dumps(rules)) is rules
    assert copy.deepcopy({"rules": rules})["rules"] is rules


def test_a_game_made_by_hand_says_why_it_cannot() -> None:
    with pytest.raises(pickle.PicklingError, match="made by hand"):
        pickle.dumps(HellasGame())
