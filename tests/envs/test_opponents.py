"""Who plays the other seats: bots of the house and of one's own, what was learned, and pools of snapshots."""

from __future__ import annotations

from collections import Counter

import numpy as np
import pytest

from aegean import Action, IllegalAction, OptionError, arena, bots
from aegean.envs.batch import Batch
from aegean.envs.gymnasium import SeatEnv
from aegean.envs.observing import Mask, Tensor
from aegean.envs.opponents import Policy, Pool
from aegean.envs.workers import Workers

SHORT = {"tiles_less": 4}


def by_weight(tensor: Tensor, mask: Mask) -> int:
    """A policy without a memory: of the offered actions the one that a fixed function of the observation names."""
    offered = np.flatnonzero(mask)
    return int(offered[int(np.abs(tensor).sum() * 1000) % offered.size])


def never_offered(tensor: Tensor, mask: Mask) -> int:
    return int(np.flatnonzero(mask == 0)[0])


class Counting(bots.Bot):
    """A bot of one's own that says how often it was asked."""

    asked: Counter[str] = Counter()

    def choose(self, table: bots.Table) -> Action:
        self.asked[type(self).__name__] += 1
        return table.decision.actions[self.chance(table).below(len(table.decision.actions))]


class Other(Counting):
    pass


def steps(batch: Batch | Workers, count: int) -> list[bytes]:
    chance = np.random.default_rng(5)
    seen = []
    for _ in range(count):
        batch.step((chance.random(batch.masks.shape) * batch.masks).argmax(1))
        seen.append(batch.observations.tobytes())
    return seen


def test_what_was_learned_plays_in_the_arena() -> None:
    report = arena.play_match("delphi", [Policy(by_weight), "random"], games=2, options=SHORT)
    assert {row.bot for row in report.rows} == {"policy", "random"}
    again = arena.play_match("delphi", [Policy(by_weight), "random"], games=2, options=SHORT)
    assert [game.hash for game in report.outcomes] == [game.hash for game in again.outcomes]


def test_a_policy_sees_what_an_environment_shows() -> None:
    """A learner that chooses by the same function from outside plays the same game."""
    inside = Batch("hellas", 1, seats=2, opponents=Policy(by_weight), most_moves=120)
    outside = Batch("hellas", 1, seats=2, most_moves=120)
    inside.reset(3)
    learner = int(inside.seats[0])
    outside.reset_each([3 * 1_000_003])
    assert outside.seats[0] in (0, 1)
    for _ in range(100):
        number = by_weight(outside.observations[0], outside.masks[0])
        if outside.seats[0] == learner:
            assert np.array_equal(inside.observations[0], outside.observations[0])
            inside.step([number])
        outside.step([number])
        if outside.truncated[0] or outside.ended[0]:
            break


def test_a_policy_that_chooses_what_is_not_offered_is_told_so() -> None:
    with pytest.raises(IllegalAction, match="its mask does not offer"):
        arena.play_match("delphi", [Policy(never_offered), "random"], games=1, options=SHORT)


def test_classes_and_objects_are_opponents_in_every_environment() -> None:
    Counting.asked.clear()
    env = SeatEnv("delphi", seats=3, options=SHORT, opponents=[Counting, Other(4)], seat=0)
    env.reset(seed=1)
    env.step(np.flatnonzero(env.action_masks())[0])
    Batch("delphi", 2, seats=2, options=SHORT, opponents=Counting).reset(1)
    assert set(Counting.asked) >= {"Counting"}
    for _ in range(40):
        env.step(np.flatnonzero(env.action_masks())[-1])
    assert set(Counting.asked) == {"Counting", "Other"}


def test_a_pool_is_drawn_from_by_seed_and_keeps_the_latest() -> None:
    pool = Pool(lasting=["greedy"], latest=2)
    assert pool.draw(3, 1) == ["greedy"] * 3
    for name in ("random", "shepherd", "peltast"):
        pool.add(name)
    assert pool.players == ["greedy", "shepherd", "peltast"]
    drawn = Counter(one for seed in range(60) for one in pool.draw(2, seed))
    assert set(drawn) == {"greedy", "shepherd", "peltast"}
    assert min(drawn.values()) > 20
    assert pool.draw(3, 9) == pool.draw(3, 9)


def test_a_pool_that_grows_is_met_in_the_next_games() -> None:
    Counting.asked.clear()
    pool = Pool(lasting=["random"], latest=4)
    batch = Batch("delphi", 2, seats=2, options=SHORT, opponents=pool, most_moves=40)
    batch.reset(1)
    steps(batch, 30)
    assert not Counting.asked
    pool.add(Counting)
    steps(batch, 120)
    assert Counting.asked["Counting"] > 0


def test_processes_play_a_pool_as_one_does_and_are_given_new_ones() -> None:
    pool = Pool(lasting=["random", Policy(by_weight)])
    alone = Batch("delphi", 3, seats=2, options=SHORT, opponents=pool, most_moves=60)
    with Workers("delphi", 3, seats=2, options=SHORT, opponents=pool, most_moves=60, workers=2) as spread:
        for batch in (alone, spread):
            batch.reset(2)
        assert steps(alone, 20) == steps(spread, 20)
        pool.add("shepherd")
        for batch in (alone, spread):
            batch.renew(pool)
        assert steps(alone, 60) == steps(spread, 60)
        with pytest.raises(OptionError, match="no bot 'zeus'"):
            spread.renew("zeus")
        steps(spread, 2)  # it goes on with those it had


@pytest.mark.parametrize(
    ("opponents", "expected"),
    [
        (Pool(lasting=["zeus"]), "no bot 'zeus'"),
        (["random", "random"], "2 seats need 1 opponents"),
        (bots.Bot, "give it a method choose"),
    ],
)
def test_bad_opponents_are_refused(opponents: object, expected: str) -> None:
    with pytest.raises(OptionError, match=expected):
        Batch("delphi", 1, seats=2, opponents=opponents)  # type: ignore[arg-type]


def test_a_pool_of_nobody_is_refused() -> None:
    with pytest.raises(OptionError, match="a pool of nobody"):
        Pool(latest=0)
    batch = Batch("delphi", 1, seats=2, opponents=Pool())
    with pytest.raises(OptionError, match="the pool is empty"):
        batch.reset(1)
