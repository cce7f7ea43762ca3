"""OpenSpiel's own searches and a learner of its, a minute each: `make test-all` runs them, and

AEGEAN_ALL=1 pytest -m long tests/envs/test_openspiel_algorithms.py
"""

from __future__ import annotations

import random
import time
from collections.abc import Callable
from typing import Any

import pytest

pyspiel = pytest.importorskip("pyspiel")
import numpy as np  # noqa: E402
from open_spiel.python import rl_environment  # noqa: E402
from open_spiel.python.algorithms import ismcts, mcts, tabular_qlearner  # noqa: E402

import aegean.envs.openspiel  # noqa: F401, E402

pytestmark = pytest.mark.long

MINUTE = 60.0
BATTLE, RACE = "aegean_hellas_battle", "aegean_delphi_race(most_moves=120)"


def play(game: Any, searcher: Any, seat: int, seed: int, stop: Callable[[], bool]) -> Any:
    """A game of a search against chance, broken off when the time is up; the last state."""
    state, chance = game.new_initial_state(), random.Random(seed)
    while not state.is_terminal() and not stop():
        if state.current_player() == seat:
            before = str(state)
            action = searcher.step(state)
            assert action in state.legal_actions()
            assert str(state) == before  # a search plays in copies
            state.apply_action(action)
        elif state.is_chance_node():
            state.apply_action(chance.choice([outcome for outcome, _ in state.chance_outcomes()]))
        else:
            state.apply_action(chance.choice(state.legal_actions()))
    return state


def games_within_a_minute(name: str, searcher: Callable[[Any, int], Any]) -> list[tuple[int, Any]]:
    game, began = pyspiel.load_game(name), time.monotonic()
    found: list[tuple[int, Any]] = []

    def late() -> bool:
        return time.monotonic() - began > MINUTE

    while not late():
        number = len(found)
        state = play(game, searcher(game, number), number % 2, number // 2, late)
        if state.is_terminal():
            found.append((number % 2, state))
        elif late():
            break
    return found


def test_tree_search_with_chance_nodes() -> None:
    def searcher(game: Any, number: int) -> Any:
        chance = np.random.RandomState(number)
        return mcts.MCTSBot(game, 1.4, 20, mcts.RandomRolloutEvaluator(1, chance), random_state=chance)

    found = games_within_a_minute(BATTLE, searcher)
    assert len(found) >= 4
    assert all(sum(state.returns()) == 0 for _, state in found)


def test_information_set_search_of_one_battle_is_better_than_chance() -> None:
    def searcher(game: Any, number: int) -> Any:
        chance = np.random.RandomState(number)
        rollouts = mcts.RandomRolloutEvaluator(1, chance)
        return ismcts.ISMCTSBot(
            game=game, evaluator=rollouts, uct_c=1.4, max_simulations=40, random_state=chance,
            use_observation_string=True,
        )  # fmt: skip

    found = games_within_a_minute(BATTLE, searcher)
    assert len(found) >= 4
    assert {state.returns()[seat] for seat, state in found} <= {-1, 1}
    assert sum(state.returns()[seat] for seat, state in found) >= 0


def test_information_set_search_of_a_whole_game() -> None:
    def searcher(game: Any, number: int) -> Any:
        chance = np.random.RandomState(number)
        rollouts = mcts.RandomRolloutEvaluator(1, chance)
        return ismcts.ISMCTSBot(
            game=game, evaluator=rollouts, uct_c=1.4, max_simulations=4, random_state=chance,
            use_observation_string=True,
        )  # fmt: skip

    games_within_a_minute(RACE, searcher)  # whatever it comes to: nothing breaks on the way


def test_a_learner_by_table_learns_battles() -> None:
    """Each learner has a table of its own; what they have in common is that battles come to their end and pay."""
    env = rl_environment.Environment(BATTLE, deals=4)
    count = env.action_spec()["num_actions"]
    players = [tabular_qlearner.QLearner(player_id=seat, num_actions=count) for seat in range(2)]
    began, rewards = time.monotonic(), []
    while time.monotonic() - began < MINUTE:
        step = env.reset()
        while not step.last():
            step = env.step([players[step.observations["current_player"]].step(step).action])
        for one in players:
            one.step(step)
        rewards.append(step.rewards)
    assert len(rewards) >= 50
    assert all(sum(one) == 0 and abs(one[0]) == 1 for one in rewards)
