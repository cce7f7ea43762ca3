"""The PettingZoo environment passes PettingZoo's own tests, and plays the game as it is."""

from __future__ import annotations

import copy
import pickle
import random
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from aegean import IllegalAction, NotationError
from aegean.core.values import Plain

pytest.importorskip("pettingzoo")
import numpy as np
from pettingzoo.test import api_test, performance_benchmark, seed_test

from aegean.envs import pettingzoo
from aegean.variants import all_named

VARIANTS: list[tuple[str, int, dict[str, Plain]]] = [
    ("delphi", 2, {}),
    ("delphi", 4, {"ships": "draft", "tiles_less": 2}),
    ("hellas", 3, {}),
    ("hellas", 4, {"heroes": "dealt", "seating": "random"}),
]
every_variant = pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)


@contextmanager
def masked() -> Iterator[None]:
    """PettingZoo's test knows its own environments with masks by name, and wonders about all others."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation is not a NumPy array")
        warnings.filterwarnings("ignore", message="Observation space for each agent probably should be")
        yield


@pytest.mark.parametrize("name", all_named())
def test_pettingzoos_own_tests_of_every_named_variant(name: str) -> None:
    with masked():
        api_test(pettingzoo.env(name, most_moves=40), num_cycles=60)
    seed_test(lambda: pettingzoo.env(name), num_cycles=15)


@every_variant
def test_pettingzoos_own_tests(game: str, seats: int, options: dict[str, Plain]) -> None:
    with masked():
        api_test(pettingzoo.env(game, seats, options, most_moves=60), num_cycles=100)
    seed_test(lambda: pettingzoo.env(game, seats, options), num_cycles=15)


@pytest.mark.long
@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS[::3])
def test_pettingzoos_performance_benchmark(
    game: str, seats: int, options: dict[str, Plain], capsys: pytest.CaptureFixture[str]
) -> None:
    random.seed(1)
    performance_benchmark(pettingzoo.env(game, seats, options, most_moves=300))
    assert "turns per second" in capsys.readouterr().out


@every_variant
def test_seeds_decide_the_game(game: str, seats: int, options: dict[str, Plain]) -> None:
    env = pettingzoo.raw_env(game, seats, options)
    hashes = []
    for seed in (1, 2, 1):
        env.reset(seed=seed)
        first = env.state_now.hash()
        env.reset()
        hashes.append((first, env.state_now.hash()))
    assert hashes[0] == hashes[2] != hashes[1]
    assert hashes[0][0] != hashes[0][1]


def test_a_game_comes_to_its_end_with_rewards_for_all() -> None:
    env = pettingzoo.env("hellas", 2)
    env.reset(seed=3)
    chance = random.Random(3)
    totals: dict[str, float] = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, broken_off, _ = env.last()
        totals[agent] += reward
        assert seen is not None
        env.step(None if over or broken_off else chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert sorted(totals.values()) == [-1, 1]
    assert env.agents == []
    result = env.unwrapped.state_now.result
    assert [f"seat_{seat}" for seat in result.winners] == [agent for agent, total in totals.items() if total > 0]


def test_several_who_may_decide_are_asked_one_after_the_other() -> None:
    env = pettingzoo.raw_env("delphi", 4)
    env.reset(seed=5)
    chance = random.Random(5)
    met = 0
    for _ in range(400):
        state = env.state_now
        agent = env.agent_selection
        deciding = [decision.seat for decision in state.decisions]
        assert agent == f"seat_{deciding[0]}"
        met += len(deciding) > 1
        for seat in range(4):
            assert env.observe(f"seat_{seat}")["action_mask"].any() == (seat in deciding)
        env.step(chance.choice(np.flatnonzero(env.observe(agent)["action_mask"]).tolist()))
    assert met


def test_games_are_truncated_where_that_is_wished() -> None:
    env = pettingzoo.raw_env("delphi", 2, most_moves=5)
    env.reset(seed=1)
    for moves in range(5):
        assert not any(env.truncations.values())
        assert env.state_now.moves == moves
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"])[0]))
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    assert set(env.rewards.values()) == {0.0}


def test_what_is_not_offered_is_refused_and_changes_nothing() -> None:
    env = pettingzoo.raw_env("delphi", 2)
    env.reset(seed=1)
    before = env.state_now.hash()
    mask: Any = env.observe(env.agent_selection)["action_mask"]
    with pytest.raises(IllegalAction):
        env.step(int(np.flatnonzero(mask == 0)[0]))
    with pytest.raises(NotationError):
        env.step(1_000_000)
    with pytest.raises(IllegalAction, match="has to decide"):
        env.step(None)
    assert env.state_now.hash() == before


def test_render_tells_the_decision_in_notation() -> None:
    env = pettingzoo.raw_env("delphi", 2, render_mode="ansi")
    env.reset(seed=1)
    assert f"{env.agent_selection} decides ({env.state_now.decision.kind}, " in env.render()
    action = env.state_now.decision.actions[0]
    mover = env.agent_selection
    env.step(env.variant.game.encode(action, env.state_now))
    assert env.render().startswith(f"{mover}: {action}; ")


def test_environments_go_through_pickle_and_deepcopy() -> None:
    env = pettingzoo.raw_env("delphi", seats=2)
    env.reset(seed=3)
    for _ in range(20):
        seen = env.observe(env.agent_selection)
        env.step(int(seen["action_mask"].argmax()))
    for twin in (pickle.loads(pickle.dumps(env)), copy.deepcopy(env)):
        assert twin.state_now == env.state_now
        assert twin.agent_selection == env.agent_selection
        twin.step(int(twin.observe(twin.agent_selection)["action_mask"].argmax()))
        assert twin.state_now != env.state_now


def test_the_state_of_all_is_what_the_seats_know() -> None:
    env = pettingzoo.raw_env("hellas", seats=3)
    env.reset(seed=1)
    state = env.state()
    assert env.state_space.contains(state)
    assert state.tolist() == [number for agent in env.agents for number in env.observe(agent)["observation"]]
