"""Many games at once: the same games as one by one, in buffers that stay, in one process and in several."""

from __future__ import annotations

from typing import Any

import pytest

from aegean.core.errors import IllegalAction, OptionError

numpy = pytest.importorskip("numpy")
pytest.importorskip("gymnasium")
from aegean.envs.batch import Batch  # noqa: E402
from aegean.envs.vector import SeatVectorEnv  # noqa: E402
from aegean.envs.workers import Workers  # noqa: E402

GAMES = 4
ARRAYS = ("observations", "masks", "seats", "rewards", "ended", "truncated")


def chosen(masks: Any, chance: Any) -> Any:
    return (chance.random(masks.shape) * masks).argmax(1)


def play(batch: Any, steps: int, seed: int = 5) -> None:
    chance = numpy.random.default_rng(seed)
    for _ in range(steps):
        batch.step(chosen(batch.masks, chance))


@pytest.mark.parametrize(("game", "seats"), [("delphi", 2), ("delphi", 4), ("hellas", 3)])
def test_every_row_is_what_the_seat_that_decides_may_know(game: str, seats: int) -> None:
    batch = Batch(game, GAMES, seats)
    batch.reset(1)
    arrays = [getattr(batch, name) for name in ARRAYS]
    chance, seen = numpy.random.default_rng(2), set()
    for _ in range(60):
        for n, state in enumerate(batch.states):
            seat = int(batch.seats[n])
            seen.add(seat)
            assert seat == state.decision.seat
            assert numpy.array_equal(batch.observations[n], batch.variant.seen(state, seat))
            assert numpy.array_equal(batch.masks[n], batch.variant.mask(state, seat))
        batch.step(chosen(batch.masks, chance))
    assert all(getattr(batch, name) is array for name, array in zip(ARRAYS, arrays, strict=True))
    assert len(seen) == seats


def test_a_game_that_ends_is_followed_by_another_in_the_same_step() -> None:
    batch = Batch("hellas", 2, 2, most_moves=150)
    batch.reset(3)
    chance, cut = numpy.random.default_rng(1), 0
    for _ in range(320):
        before = [state.moves for state in batch.states]
        batch.step(chosen(batch.masks, chance))
        for n, state in enumerate(batch.states):
            over = bool(batch.ended[n] or batch.truncated[n])
            assert over == (state.moves == 0 and before[n] > 0)
            assert not over or before[n] <= 150
            assert batch.masks[n].any()
            assert batch.rewards[n].sum() == pytest.approx(0)
            assert batch.rewards[n].any() <= batch.ended[n]
        cut += int(batch.truncated.sum())
    assert cut > 1


def test_what_is_not_offered_is_refused_and_nothing_moves() -> None:
    batch = Batch("delphi", GAMES, 2)
    batch.reset(1)
    before = batch.observations.copy()
    good = batch.masks.argmax(1)
    bad = good.copy()
    bad[2] = int(numpy.flatnonzero(batch.masks[2] == 0)[0])
    for actions in (bad, good[:2], numpy.where(good == good[0], 10**7, good), -good - 1):
        with pytest.raises(IllegalAction):
            batch.step(actions)
    assert [state.moves for state in batch.states] == [0] * GAMES
    assert numpy.array_equal(batch.observations, before)
    with pytest.raises(OptionError):
        Batch("delphi", 0)
    with pytest.raises(OptionError, match="2 opponents"):
        Batch("delphi", 1, 3, opponents=["greedy"])


def test_the_same_seed_is_the_same_games() -> None:
    one, other = Batch("hellas", 3, 3), Batch("hellas", 3, 3)
    for batch in (one, other):
        batch.reset(4)
        play(batch, 40)
    assert numpy.array_equal(one.observations, other.observations)
    other.reset(5)
    assert not numpy.array_equal(one.observations, other.observations)


def test_several_processes_play_the_same_games() -> None:
    alone = Batch("hellas", GAMES, 2, most_moves=60)
    alone.reset(2)
    with Workers("hellas", GAMES, 2, most_moves=60, workers=2) as batch:
        batch.reset(2)
        chance = numpy.random.default_rng(9)
        for _ in range(80):
            actions = chosen(alone.masks, chance)
            alone.step(actions)
            batch.step(actions)
            for name in ARRAYS:
                assert numpy.array_equal(getattr(batch, name), getattr(alone, name)), name
        with pytest.raises(IllegalAction):
            batch.step([-1] * GAMES)
    with pytest.raises(OptionError, match="1 to 2 workers"):
        Workers("delphi", 2, workers=3)


@pytest.mark.parametrize("workers", [0, 2])
def test_one_seat_learns_in_each_of_many_games(workers: int) -> None:
    env = SeatVectorEnv("hellas", GAMES, 2, opponents="greedy", most_moves=120, workers=workers)
    try:
        seen, infos = env.reset(seed=3)
        assert env.observation_space.contains({name: value.copy() for name, value in seen.items()})
        chance, ended = numpy.random.default_rng(4), 0
        for _ in range(90):
            learners = infos["seat"]
            seen, rewards, over, cut, infos = env.step(chosen(env.action_masks(), chance))
            assert rewards.shape == over.shape == cut.shape == (GAMES,)
            assert numpy.array_equal(infos["seat"][~(over | cut)], learners[~(over | cut)])
            assert seen["action_mask"].any(axis=1).all()
            done = over | cut
            assert ("final_obs" in infos) == done.any()
            if done.any():
                assert numpy.array_equal(infos["_final_obs"], done)
                for last in infos["final_obs"][done]:
                    assert env.single_observation_space.contains(last)
            ended += int(done.sum())
        assert ended >= GAMES
        with pytest.raises(OptionError):
            env.reset(options={"seat": 1})
    finally:
        env.close()
