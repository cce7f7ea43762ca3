"""The Gymnasium environment passes Gymnasium's own check; bots play the other seats."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import aegean
from aegean import OptionError
from aegean.core.values import Plain

gymnasium = pytest.importorskip("gymnasium")
import numpy as np  # noqa: E402
from gymnasium.utils.env_checker import check_env  # noqa: E402

from aegean.envs.gymnasium import SeatEnv, ids  # noqa: E402
from aegean.envs.observing import Variant  # noqa: E402
from aegean.variants import all_named  # noqa: E402

VARIANTS: list[tuple[str, int, dict[str, Plain]]] = [
    ("delphi", 2, {}),
    ("delphi", 4, {"apollo": "all", "tiles_less": 4}),
    ("hellas", 2, {"heroes": "dealt"}),
    ("hellas", 4, {}),
]


def legal(chance: Random, seen: Any) -> Any:
    return np.int64(chance.choice(np.flatnonzero(seen["action_mask"]).tolist()))


@pytest.mark.parametrize(("game", "seats", "options"), VARIANTS)
def test_gymnasiums_check(game: str, seats: int, options: dict[str, Plain]) -> None:
    env = gymnasium.make(ids()[game], seats=seats, options=options)
    check_env(env.unwrapped)


@pytest.mark.parametrize("name", all_named())
def test_gymnasiums_check_of_every_named_variant(name: str) -> None:
    check_env(gymnasium.make(ids()[name], most_moves=60).unwrapped)


def test_every_game_and_variant_is_registered() -> None:
    assert set(ids()) == {*aegean.games(), *all_named()}
    for name, id_ in ids().items():
        assert gymnasium.spec(id_).kwargs == {"game": name}
        assert id_ == f"aegean/{Variant(name).name}"


@pytest.mark.parametrize("game", aegean.games())
def test_a_game_against_a_bot_comes_to_its_end(game: str) -> None:
    env = SeatEnv(game, 2, {"tiles_less": 4} if game == "delphi" else None, opponents="greedy")  # which ends it soon
    chance = Random(1)
    seen, told = env.reset(seed=1)
    assert told["seat"] == env.seat
    over = False
    while not over:
        assert np.array_equal(env.action_masks(), seen["action_mask"])
        seen, reward, over, broken_off, told = env.step(legal(chance, seen))
        assert not broken_off
        assert over == env.state.over
    assert env.state.result is not None
    assert reward == (1 if env.seat in env.state.result.winners else -1)
    with pytest.raises(gymnasium.error.ResetNeeded):
        env.step(np.int64(0))


def test_the_learner_sits_where_it_is_told_and_its_opponents_follow() -> None:
    env = SeatEnv("delphi", 3, opponents=["greedy", "random"], seat=1)
    env.reset(seed=1)
    assert [bot.name for bot in env._bots] == ["random", "learner", "greedy"]
    env.reset(options={"seat": 2})
    assert [bot.name for bot in env._bots] == ["greedy", "random", "learner"]
    env.reset(options={"seat": 0})
    assert [bot.name for bot in env._bots] == ["learner", "greedy", "random"]
    anywhere = SeatEnv("delphi", 3)
    assert {anywhere.reset(seed=seed)[1]["seat"] for seed in range(20)} == {0, 1, 2}


def test_what_is_not_offered_ends_the_episode_like_a_lost_game() -> None:
    env = SeatEnv("delphi", 3)
    seen, _ = env.reset(seed=1)
    before = env.state.hash()
    _, reward, over, broken_off, told = env.step(np.int64(np.flatnonzero(seen["action_mask"] == 0)[0]))
    assert (reward, over, broken_off) == (-0.5, True, False)
    assert told["refused"]
    assert env.state.hash() == before


def test_games_are_truncated_where_that_is_wished() -> None:
    env = SeatEnv("hellas", 2, most_moves=40)
    chance = Random(2)
    seen, _ = env.reset(seed=2)
    broken_off = over = False
    while not (broken_off or over):
        seen, reward, over, broken_off, _ = env.step(legal(chance, seen))
    assert broken_off
    assert not over
    assert reward == 0
    assert env.state.moves >= 40


@pytest.mark.parametrize(
    ("arguments", "named"),
    [
        ({"game": "chess"}, "chess"),
        ({"game": "delphi", "seats": 9}, "seats"),
        ({"game": "delphi", "opponents": "zeus"}, "zeus"),
        ({"game": "delphi", "seats": 3, "opponents": ["random"]}, "2 opponents"),
        ({"game": "delphi", "seat": 2}, "seat 2"),
        ({"game": "delphi", "options": {"maps": 1}}, "maps"),
    ],
)
def test_bad_arguments_are_refused_by_name(arguments: dict[str, Any], named: str) -> None:
    with pytest.raises(OptionError, match=named):
        SeatEnv(**arguments)


def test_render_tells_the_decision() -> None:
    env = SeatEnv("delphi", 2, seat=0, render_mode="ansi")
    env.reset(seed=1)
    assert f"seat {env.state.decision.seat} decides" in env.render()


def test_unknown_options_of_a_reset_are_refused_and_a_game_begins_with_a_decision() -> None:
    env = SeatEnv("delphi", seats=4, opponents="random", most_moves=3)
    with pytest.raises(OptionError, match="'seat'"):
        env.reset(seed=1, options={"place": 1})
    for seed in range(6):
        seen, _ = env.reset(seed=seed)
        assert seen["action_mask"].any()
    with pytest.raises(OptionError, match="allow more"):
        SeatEnv("delphi", seats=4, opponents="random", most_moves=0, seat=3).reset(seed=1)
