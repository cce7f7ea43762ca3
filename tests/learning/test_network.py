"""The network of a judge learns what there is to learn."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy")
from aegean.learning.network import Learner, Network, Rows  # noqa: E402

EVERY = np.arange(5)


def filled(seed: int) -> Network:
    """One with an opinion, in double precision."""
    network = Network.new(5, (7, 4), seed)
    chance = np.random.default_rng(seed)
    for name, part in network.parts.items():
        network.parts[name] = part.astype(np.float64) + 0.3 * chance.standard_normal(part.shape)
    return network


def test_slopes_are_those_of_the_loss() -> None:
    network = filled(3)
    chance = np.random.default_rng(4)
    rows, goals = chance.standard_normal((6, 3, 5)), chance.standard_normal((6, 3))

    def loss() -> float:
        return float(((network.marks(rows) - goals) ** 2).sum() / 2)

    trace = network.trace(rows)
    slopes = network.slopes(trace, trace.marks - goals)
    assert set(slopes) == set(network.parts)
    for name, part in network.parts.items():
        for place in [(0,) * part.ndim, tuple(size - 1 for size in part.shape)]:
            before, tried = part[place], []
            for step in (1e-5, -1e-5):
                part[place] = before + step
                tried.append(loss())
            part[place] = before
            assert slopes[name][place] == pytest.approx((tried[0] - tried[1]) / 2e-5, rel=1e-3, abs=1e-5), name


def test_seats_are_alike_wherever_they_sit() -> None:
    network = filled(1)
    rows = np.random.default_rng(2).standard_normal((4, 5, 5))
    order = np.array([3, 1, 4, 0, 2])
    assert np.allclose(network.marks(rows)[:, order], network.marks(rows[:, order]))


def test_it_learns_what_only_a_comparison_tells() -> None:
    """Whoever has most of one number, and the others have least of another."""
    chance = np.random.default_rng(1)
    rows: Rows = chance.random((512, 3, 5)).astype(np.float32)
    goals = rows[..., 0] * (1 - rows[..., 1].max(1, keepdims=True))
    network = Network.new(5, (32, 16), 1)
    learner = Learner(network, 0.01, 0.0)
    before = float((goals**2).mean())
    for _ in range(400):
        trace = network.trace(rows)
        learner.step(network.slopes(trace, ((trace.marks - goals) / len(rows)).astype(np.float32)), EVERY)
    assert float(((network.marks(rows) - goals) ** 2).mean()) < 0.05 * before


def test_a_new_one_has_no_opinion() -> None:
    rows = np.random.default_rng(1).standard_normal((9, 4, 30)).astype(np.float32)
    assert not Network.new(30, (16, 4), 1).marks(rows).any()


def test_numbers_that_are_not_there_are_not_touched() -> None:
    network = Network.new(5, (7, 4), 1)
    before = network.parts["first"].copy()
    places = np.array([1, 4])
    rows = np.random.default_rng(1).random((8, 2, 2)).astype(np.float32)
    network.parts["marks"][:] = 1
    reading = network.reading(places)
    trace = reading.trace(rows)
    Learner(network, 0.1, 0.0).step(reading.slopes(trace, np.ones((8, 2), np.float32)), places)
    changed = (network.parts["first"] != before).any(1)
    assert changed.tolist() == [False, True, False, False, True]
