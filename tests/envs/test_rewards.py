"""What a learner is rewarded for: at the end by victory or place, on the way by progress."""

from __future__ import annotations

from random import Random

import pytest

from aegean import OptionError, Result, variants

np = pytest.importorskip("numpy")
from aegean.envs.batch import Batch  # noqa: E402
from aegean.envs.gymnasium import SeatEnv  # noqa: E402
from aegean.envs.observing import Variant  # noqa: E402
from aegean.envs.pettingzoo import raw_env  # noqa: E402
from aegean.envs.rewards import Score, final  # noqa: E402


@pytest.mark.parametrize(
    ("ranking", "expected"),
    [
        (((1,), (0,)), [-1, 1]),
        (((2,), (0,), (3,), (1,)), [1 / 3, -1, 1, -1 / 3]),
        (((0, 1), (2,)), [0.5, 0.5, -1]),
        (((0,), (1, 2)), [1, -0.5, -0.5]),
    ],
)
def test_places_are_worth_from_one_to_minus_one(ranking: tuple[tuple[int, ...], ...], expected: list[float]) -> None:
    found = final(Result(ranking[0], ranking, "shared"), len(expected), "rank")
    assert found == pytest.approx(expected)
    assert sum(found) == pytest.approx(0)


@pytest.mark.parametrize("name", ["delphi-race", "delphi-last-round", "hellas-duel", "hellas-hunt", "kronos"])
def test_progress_adds_up(name: str) -> None:
    """What came step by step is how far everybody has come; what shaped the way is taken back at the end."""
    variant = Variant(name)
    episode, chance = variant.begin(1), Random(1)
    start = variant.progress(episode.state)
    lead = [way - (sum(start) - way) / (variant.seats - 1) for way in start]
    sums = {kind: [0.0] * variant.seats for kind in ("progress", "potential", "win")}
    scores = {kind: Score(variant, kind, episode) for kind in sums}
    while not episode.over and episode.state.moves < 3000:
        decision = chance.choice(episode.state.decisions)
        episode.apply(chance.choice(decision.actions), decision.seat)
        for kind, score in scores.items():
            sums[kind] = [whole + part for whole, part in zip(sums[kind], score.step(episode), strict=True)]
        assert all(0 <= way <= 1 for way in variant.progress(episode.state))
    if episode.over:
        assert episode.result is not None
        arrived = [float(seat in episode.result.winners) for seat in range(variant.seats)]
        for seat, way in enumerate(arrived):
            if way:
                assert sums["progress"][seat] == pytest.approx(1 - start[seat])
        assert sums["win"] == final(episode.result, variant.seats)
        expected = [won - ahead for won, ahead in zip(sums["win"], lead, strict=True)]
        assert sums["potential"] == pytest.approx(expected)
    else:
        now = variant.progress(episode.state)
        assert sums["progress"] == pytest.approx([b - a for a, b in zip(start, now, strict=True)])
        assert any(sums["progress"])
        assert sums["win"] == [0.0] * variant.seats


def test_every_environment_pays_by_the_same_count() -> None:
    """One seed, the same actions: PettingZoo, a batch and a learner's seat agree on what they bring."""
    variant = Variant("hellas-duel")
    env = raw_env("hellas-duel", reward="progress")
    env.reset(seed=3)
    score = Score(variant, "progress", _episode(env))
    chance, paid = Random(2), 0
    for _ in range(120):
        agent = env.agent_selection
        if env.terminations[agent] or env.truncations[agent]:
            break
        env.step(chance.choice(np.flatnonzero(env.observe(agent)["action_mask"]).tolist()))
        expected = score.step(_episode(env))
        assert list(env.rewards.values()) == expected
        paid += any(expected)
    assert paid

    batch = Batch("hellas-duel", 2, reward="potential", most_moves=100)
    batch.reset(1)
    drawn, paid = np.random.default_rng(1), 0
    for _ in range(80):
        batch.step((drawn.random(batch.masks.shape) * batch.masks).argmax(1))
        paid += int(batch.rewards.any())
        assert np.allclose(batch.rewards.sum(1), 0, atol=1e-6)
    assert paid

    seat = SeatEnv("hellas-hunt", opponents="random", seat=0, reward="rank")
    seen, _ = seat.reset(seed=1)
    over = False
    while not over:
        seen, reward, over, _, _ = seat.step(np.int64(np.flatnonzero(seen["action_mask"])[0]))
    assert reward in (-1, 1)


def _episode(env: raw_env) -> variants.Episode:
    assert env._episode is not None
    return env._episode


def test_an_unknown_reward_is_refused() -> None:
    for make in (raw_env, SeatEnv):
        with pytest.raises(OptionError, match="mean potential"):
            make("delphi", reward="potentials")
    with pytest.raises(OptionError, match="reward"):
        Batch("delphi", 1, reward="points")
