"""A network of whole layers learns what there is to learn."""

from __future__ import annotations

import pytest

np = pytest.importorskip("numpy")
from aegean.learning.network import Learner, Network, Rows  # noqa: E402


def loss_of(network: Network, rows: Rows, goals: Rows) -> float:
    return float(((network.marks(rows) - goals) ** 2).sum() / 2)


def test_slopes_are_those_of_the_loss() -> None:
    chance = np.random.default_rng(3)
    network = Network.new((5, 7, 4, 2), 1)
    network.weights[-1][:] = chance.standard_normal(network.weights[-1].shape)
    network.weights = [one.astype(np.float64) for one in network.weights]
    rows, goals = chance.standard_normal((6, 5)), chance.standard_normal((6, 2))
    layers = network.layers(rows)
    found = list(network.slopes(layers, layers[-1] - goals))[::-1]
    for parameter, slope in zip(
        [*network.weights, *network.offsets], [*(one for one, _ in found), *(one for _, one in found)], strict=True
    ):
        parameter.flags.writeable = True
        for place in [(0,) * parameter.ndim, tuple(size - 1 for size in parameter.shape)]:
            before = parameter[place]
            tried = []
            for step in (1e-4, -1e-4):
                parameter[place] = before + step
                layers = network.layers(rows)
                tried.append(((layers[-1] - goals) ** 2).sum() / 2)
            parameter[place] = before
            assert slope[place] == pytest.approx((tried[0] - tried[1]) / 2e-4, rel=1e-3, abs=1e-4)


def test_it_learns_what_no_single_layer_could() -> None:
    chance = np.random.default_rng(1)
    rows = np.sign(chance.standard_normal((512, 6))).astype(np.float32)
    goals = (rows[:, :1] * rows[:, 1:2]).astype(np.float32)  # whether the first two have the same sign
    network = Network.new((6, 32, 1), 1)
    learner = Learner(network, 0.01, 0.0)
    before = loss_of(network, rows, goals)
    for _ in range(300):
        layers = network.layers(rows)
        learner.step(layers, (layers[-1] - goals) / len(rows))
    assert loss_of(network, rows, goals) < 0.05 * before


def test_a_new_one_has_no_opinion() -> None:
    rows = np.random.default_rng(1).standard_normal((9, 30)).astype(np.float32)
    assert not Network.new((30, 16, 4), 1).marks(rows).any()
