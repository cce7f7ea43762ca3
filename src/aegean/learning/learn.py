"""How a judge learns from forks.

For every look at one way of a fork the network mends what a search believes in there (`judge`). Two things are asked of
the chances that follow: that they come true (cross entropy with what came of it), and that the deciding seat's two
chances lie as far apart as its two outcomes did (squares), which is what a search goes by. What came of a way is its
end, mixed with how the seats stood some rounds later: the end is true, but mostly the luck of many later rounds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from aegean.envs.observing import Variant
from aegean.learning.forks import Data
from aegean.learning.judge import BELIEVED, MOST_SEATS, Judge, believed, names_of
from aegean.learning.network import Learner, Network, Rows

LAYERS: Final = (64, 32)
HELD_OUT: Final = 10  # one game in so many is not learned from
_NOBODY: Final = -1e9


class Plan(NamedTuple):
    """How to learn."""

    epochs: int = 8
    rate: float = 1e-3
    shrink: float = 0.1
    batch: int = 512  # looks at forks: two rows each
    end: float = 0.5  # the part of the end in what came of a way
    apart: float = 60.0  # how much the difference of two ways counts beside their chances
    kept: float = 0.6  # the part of an observation's numbers that is shown at a time: none is relied upon alone
    layers: tuple[int, ...] = LAYERS
    seed: int = 1


class Pairs(NamedTuple):
    """Both ways of each look, side by side; seats that a table has not are nobody's."""

    seen: tuple[NDArray[np.float16], NDArray[np.float16]]
    standing: tuple[Rows, Rows]
    came: tuple[Rows, Rows]
    won: tuple[Rows, Rows]
    fork: NDArray[np.int32]
    game: NDArray[np.int32]
    round: NDArray[np.int16]

    @classmethod
    def of(cls, data: Data, end: float) -> Pairs:
        first, second = (np.flatnonzero(data.way == way) for way in (0, 1))
        came = end * data.won + (1 - end) * data.soon

        def ways(rows: Rows, fill: float = 0.0) -> tuple[Rows, Rows]:
            wide = np.full((len(rows), MOST_SEATS), fill, np.float32)
            wide[:, : rows.shape[1]] = rows
            return wide[first], wide[second]

        return cls(
            (data.seen[first], data.seen[second]), ways(data.standing, _NOBODY), ways(came), ways(data.won),
            data.fork[first], data.game[first], data.round[first],
        )  # fmt: skip

    def at(self, rows: NDArray[np.intp] | NDArray[np.bool_]) -> Pairs:
        def taken(pair: tuple[NDArray, NDArray]) -> tuple[NDArray, NDArray]:  # type: ignore[type-arg]
            return pair[0][rows], pair[1][rows]

        return Pairs(
            taken(self.seen), taken(self.standing), taken(self.came), taken(self.won),
            self.fork[rows], self.game[rows], self.round[rows],
        )  # fmt: skip

    def __len__(self) -> int:
        return len(self.fork)


class Found(NamedTuple):
    """How good chances are on forks that were not learned from."""

    forks: int  # whose two ways came out differently
    agreed: float  # the share of them in which the better way was told; a half where neither was
    firmly: float  # the same among those that came out most differently, a quarter of all
    apart: float  # mean square by which differences of chances miss those of outcomes
    brier: float

    def __str__(self) -> str:
        return (
            f"told the better of two ways in {self.agreed:.1%} of {self.forks} forks, in {self.firmly:.1%} of the "
            f"clearest quarter; differences missed by {self.apart:.5f}, Brier {self.brier:.4f}"
        )


def learn(
    games: Mapping[str, tuple[Variant, Data]], plan: Plan
) -> Iterator[tuple[int, Judge, dict[str, tuple[Found, Found]]]]:
    """Epoch by epoch: the judge so far, and what it and the plain insight are worth on what was held out, by variant.
    The judge goes on learning: write it where it is to be kept."""
    variants = {id_: variant for id_, (variant, _) in games.items()}
    first = next(iter(variants.values()))
    names = [*dict.fromkeys(name for variant in variants.values() for name in names_of(variant)), *BELIEVED]
    network = Network.new((len(names), *plan.layers, MOST_SEATS + 1), plan.seed)
    judge = Judge(first.game.id, first.game.version, names, network)
    places = {id_: judge.places(variant) for id_, variant in variants.items()}
    pairs = {id_: Pairs.of(data, plan.end) for id_, (_, data) in games.items()}
    apart = {id_: one.game % HELD_OUT == 0 for id_, one in pairs.items()}
    learned = {id_: one.at(~apart[id_]) for id_, one in pairs.items()}
    held = {id_: one.at(apart[id_]) for id_, one in pairs.items()}
    plain = {id_: found(None, one, places[id_]) for id_, one in held.items()}
    learner = Learner(network, plan.rate, plan.shrink)
    chance = np.random.default_rng(plan.seed)
    for epoch in range(plan.epochs):
        learner.rate = plan.rate * (1 - epoch / plan.epochs)
        for id_, rows in _batches({id_: len(one) for id_, one in learned.items()}, plan.batch, chance):
            _step(learner, learned[id_].at(rows), places[id_], plan, chance)
        yield epoch + 1, judge, {id_: (plain[id_], found(network, one, places[id_])) for id_, one in held.items()}


def _batches(
    sizes: Mapping[str, int], batch: int, chance: np.random.Generator
) -> Iterator[tuple[str, NDArray[np.intp]]]:
    """All rows once, those of one variant together, in any order."""
    found: list[tuple[str, NDArray[np.intp]]] = []
    for id_, size in sizes.items():
        order = chance.permutation(size)
        found += [(id_, order[start : start + batch]) for start in range(0, size, batch)]
    for number in chance.permutation(len(found)):
        yield found[number]


def _spread(seen: NDArray[np.float16], standing: Rows, places: NDArray[np.int64], size: int) -> Rows:
    """Observations of one layout, and what is believed there, among all numbers that the judge knows."""
    wide = np.zeros((len(seen), size), np.float32)
    wide[:, places] = seen
    wide[:, -MOST_SEATS:] = believed(standing)
    return wide


def _chances(standing: Rows, marks: Rows) -> Rows:
    logits = standing * np.exp(marks[:, -1:]) + marks[:, :-1]
    powers = np.exp(logits - logits.max(1, keepdims=True))
    return np.asarray(powers / powers.sum(1, keepdims=True), np.float32)


def _step(learner: Learner, pairs: Pairs, places: NDArray[np.int64], plan: Plan, chance: np.random.Generator) -> None:
    network = learner.network
    size = network.weights[0].shape[0]
    shown = np.asarray(chance.random(size) < plan.kept, np.float32) / plan.kept
    seen, standing = np.concatenate(pairs.seen), np.concatenate(pairs.standing)
    layers = network.layers(_spread(seen, standing, places, size) * shown)
    chances = _chances(standing, layers[-1])
    count = len(pairs)
    came = np.concatenate(pairs.came)
    slope = chances - came  # of the cross entropy
    missed = (chances[:count, 0] - chances[count:, 0]) - (came[:count, 0] - came[count:, 0])
    for half, sign in ((slice(0, count), 1.0), (slice(count, None), -1.0)):
        own = chances[half, :1]
        of_own = -own * chances[half]  # how the deciding seat's chance changes with each mark
        of_own[:, 0] += own[:, 0]
        slope[half] += plan.apart * 2 * sign * missed[:, None] * of_own
    trusted = (slope * standing).sum(1, keepdims=True) * np.exp(layers[-1][:, -1:])  # of the trust, likewise
    learner.step(layers, np.asarray(np.concatenate([slope, trusted], 1) / (2 * count), np.float32))


def found(network: Network | None, pairs: Pairs, places: NDArray[np.int64]) -> Found:
    """How well the chances hold; without a network those of the insight alone."""
    sides = []
    for way in (0, 1):
        marks: Rows = np.zeros((len(pairs), MOST_SEATS + 1), np.float32)
        if network is not None:
            size = network.weights[0].shape[0]
            slices = [slice(start, start + 2048) for start in range(0, len(pairs), 2048)]
            seen, standing = pairs.seen[way], pairs.standing[way]
            parts = [network.marks(_spread(seen[rows], standing[rows], places, size)) for rows in slices]
            marks = np.concatenate(parts) if parts else marks
        sides.append(_chances(pairs.standing[way], marks))
    told, came = sides[0][:, 0] - sides[1][:, 0], pairs.won[0][:, 0] - pairs.won[1][:, 0]
    forks = np.unique(pairs.fork, return_inverse=True)[1]
    means = [np.bincount(forks, one) / np.bincount(forks) for one in (told, came)]
    differ = means[1] != 0
    right = (1 + np.sign(means[0][differ]) * np.sign(means[1][differ])) / 2  # who tells nothing guesses
    size = np.abs(means[1][differ])
    firm = size >= (np.quantile(size, 0.75) if size.size else 0)
    brier = np.mean([((side - won) ** 2).sum(1).mean() for side, won in zip(sides, pairs.won, strict=True)])
    return Found(
        int(differ.sum()), _mean(right), _mean(right[firm]), float(((told - came) ** 2).mean()), float(brier)
    )  # fmt: skip


def _mean(of: NDArray[np.float64]) -> float:
    return float(np.mean(of)) if len(of) else 0.0
