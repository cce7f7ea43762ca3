"""Forks ask what one decision led to, and nothing of them is what a seat may not know."""

from __future__ import annotations

from pathlib import Path

import pytest

from aegean.core.errors import OptionError

np = pytest.importorskip("numpy")
from aegean.envs.observing import Variant  # noqa: E402
from aegean.learning.forks import Data, Maker, make  # noqa: E402
from aegean.learning.judge import MOST_SEATS  # noqa: E402
from aegean.learning.learn import Pairs, Plan, found, learn  # noqa: E402

RACE = "delphi-race"


def test_forks_of_a_game() -> None:
    variant = Variant(RACE)
    maker = Maker(variant, looks=2, apart=40)
    forks = list(maker.of_game(4))
    assert forks
    for fork in forks:
        assert [len(way) for way in fork.ways] == [4, 4]  # two times at two places
        for look in (*fork.ways[0], *fork.ways[1]):
            assert look.seen.size == variant.size
            assert len(look.standing) == variant.seats
            assert sum(np.exp(look.standing)) == pytest.approx(1, abs=1e-3)
            assert sum(look.soon) == pytest.approx(1)
            assert sum(look.won) == pytest.approx(1)
    again = list(maker.of_game(4))
    assert [(fork.move, fork.kind) for fork in again] == [(fork.move, fork.kind) for fork in forks]
    for one, other in zip(forks, again, strict=True):
        for way in (0, 1):
            for look, same in zip(one.ways[way], other.ways[way], strict=True):
                assert np.array_equal(look.seen, same.seen)
                assert look[1:] == same[1:]


def test_ways_that_are_not_played_to_their_ends_are_the_same_so_far() -> None:
    variant = Variant(RACE)
    [whole, *_], [short, *_] = (list(Maker(variant, 1, 40, ends).of_game(4)) for ends in (True, False))
    for way in (0, 1):
        for to_the_end, some_rounds in zip(whole.ways[way], short.ways[way], strict=True):
            assert np.array_equal(to_the_end.seen, some_rounds.seen)
            assert to_the_end.soon == some_rounds.soon == some_rounds.won
            assert sorted(to_the_end.won)[-1] == 1
        at_once, later = whole.ways[way]
        assert at_once.won == later.won


def test_files_are_made_once(tmp_path: Path) -> None:
    variant = Variant(RACE)
    maker = Maker(variant, looks=1, apart=50)
    made = dict(make(maker, range(3), tmp_path, chunk=2))
    assert sum(made.values()) > 0
    assert not dict(make(maker, range(3), tmp_path, chunk=2))
    files = [path for path in made if path.exists()]
    data = Data.joined([Data.read(path, variant) for path in files])
    assert len(np.unique(data.fork)) == sum(made.values())
    with pytest.raises(OptionError, match="make them anew"):
        Data.read(files[0], Variant("hellas-duel"))


def contrived(count: int, seed: int) -> Data:
    """Forks of a variant where one number of what is seen says which way is better, and the insight does not know."""
    variant = Variant(RACE)
    chance = np.random.default_rng(seed)
    rows = 2 * count
    seen = np.zeros((rows, variant.size), np.float16)
    seen[:, :40] = chance.integers(0, 2, (rows, 40))
    own = 0.2 + 0.6 * seen[:, 17].astype(np.float32)
    won = np.zeros((rows, variant.seats), np.float32)
    lucky = chance.random(rows) < own
    won[lucky, 0] = 1
    won[~lucky, 1] = 1
    even = np.full((rows, variant.seats), -np.log(variant.seats), np.float32)
    fork = np.repeat(np.arange(count), 2).astype(np.int32)
    way = np.tile([0, 1], count).astype(np.int8)
    return Data(seen, even, won, won, fork, way, fork, np.ones(rows, np.int16))


def test_what_makes_the_difference_is_learned() -> None:
    variant = Variant(RACE)
    plan = Plan(epochs=4, rate=3e-3)
    *_, (_, judge, worth) = learn({RACE: (variant, contrived(3000, 1))}, plan)
    plain, with_judge = worth[RACE]
    assert plain.agreed == 0.5  # an insight that sees no difference guesses
    fresh = Pairs.of(contrived(1000, 2), plan.end)
    told = found(judge.network, fresh, judge.places(variant))
    at_best = contrived(1000, 2)
    both = at_best.seen[:, 17].reshape(-1, 2)
    known = both[:, 0] != both[:, 1]
    differ = at_best.won[:, 0].reshape(-1, 2)
    apart = differ[:, 0] != differ[:, 1]
    right = (both[:, 0] > both[:, 1]) == (differ[:, 0] > differ[:, 1])
    knowable = right[known & apart].sum() + (~known & apart).sum() / 2  # where nothing tells, one guesses
    assert told.agreed > 0.95 * knowable / apart.sum()
    assert with_judge.brier < plain.brier
    assert with_judge.apart < plain.apart


def test_learning_is_the_same_every_time() -> None:
    variant = Variant(RACE)
    data = contrived(200, 1)
    first, second = ([judge.digest() for _, judge, _ in learn({RACE: (variant, data)}, Plan(epochs=2))] for _ in "ab")
    assert first == second
    assert first[0] != first[1]


def test_trust_is_learned() -> None:
    """An insight that always exaggerates is believed less."""
    variant = Variant(RACE)
    data = contrived(1000, 1)
    bold = np.log(np.array([0.99, 0.01], np.float32))
    own = np.random.default_rng(1).random(len(data.won)) < 0.6
    won = np.where(own[:, None], [1, 0], [0, 1]).astype(np.float32)
    data = data._replace(seen=0 * data.seen, standing=np.tile(bold, (len(won), 1)), won=won, soon=won)
    *_, (_, judge, worth) = learn({RACE: (variant, data)}, Plan(epochs=8, rate=0.02, batch=64))
    plain, with_judge = worth[RACE]
    assert with_judge.brier < 0.55 < 0.7 < plain.brier
    rows = np.zeros((1, len(judge.names)), np.float32)
    assert judge.network.marks(rows)[0, -1] < -0.3


def test_games_that_are_held_out_are_not_learned_from() -> None:
    """What is told of held-out forks does not change with what came of them: nothing of it was learned."""
    variant = Variant(RACE)
    data = contrived(400, 1)
    turned = data._replace(won=data.won.copy(), soon=data.soon.copy())
    held = data.game % 10 == 0
    turned.won[held] = 1 - turned.won[held]
    turned.soon[held] = 1 - turned.soon[held]
    first, second = ([judge.digest() for _, judge, _ in learn({RACE: (variant, one)}, Plan(epochs=1))]
                     for one in (data, turned))  # fmt: skip
    assert first == second


def test_tables_of_several_sizes_are_learned_together() -> None:
    three, two = Variant("kronos"), Variant("hellas-duel")
    chance = np.random.default_rng(1)

    def of(variant: Variant) -> Data:
        rows = 80
        seen = chance.random((rows, variant.size)).astype(np.float16)
        won = np.eye(variant.seats, dtype=np.float32)[chance.integers(0, variant.seats, rows)]
        even = np.full((rows, variant.seats), -np.log(variant.seats), np.float32)
        fork = np.repeat(np.arange(rows // 2), 2).astype(np.int32)
        return Data(
            seen, even, won, won, fork, np.tile([0, 1], rows // 2).astype(np.int8), fork, np.ones(rows, np.int16)
        )

    *_, (_, judge, worth) = learn({"kronos": (three, of(three)), "hellas-duel": (two, of(two))}, Plan(epochs=2))
    assert judge.network.offsets[-1].size == MOST_SEATS + 1
    assert set(worth) == {"kronos", "hellas-duel"}
    assert (judge.places(three) >= 0).all()
    assert (judge.places(two) >= 0).all()
