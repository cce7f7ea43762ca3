"""The network of a judge (`aegean.bots.judge` says what it is), and how it learns, in NumPy alone.

Learning is Adam with weights that shrink a little.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

Rows = NDArray[np.float32]

_FADING: Final = (0.9, 0.999)  # of the mean of slopes, and of that of their squares
_LEAST: Final = 1e-8


class Trace(NamedTuple):
    """What each layer gave: what learning goes back through."""

    rows: Rows
    first: Rows
    mean: Rows
    most: Rows
    second: Rows
    marks: Rows


class Network:
    def __init__(self, parts: dict[str, Rows]) -> None:
        self.parts = parts

    @classmethod
    def new(cls, numbers: int, layers: tuple[int, int], seed: int) -> Network:
        """One that has learned nothing: all its marks are 0."""
        chance = np.random.default_rng(seed)
        first, second = layers

        def drawn(size: int, after: int, fan: int) -> Rows:
            return np.asarray(chance.standard_normal((size, after)) * np.sqrt(2 / fan), np.float32)

        return cls({
            "first": drawn(numbers, first, numbers),
            "first_offset": np.zeros(first, np.float32),
            "own": drawn(first, second, 3 * first),
            "mean": drawn(first, second, 3 * first),
            "most": drawn(first, second, 3 * first),
            "second_offset": np.zeros(second, np.float32),
            "marks": np.zeros(second, np.float32),
            "straight": np.zeros(numbers, np.float32),
        })  # fmt: skip

    def reading(self, places: NDArray[np.int64]) -> Network:
        """The same network for rows that have only some of the numbers, in an order of their own."""
        parts = dict(self.parts)
        parts["first"], parts["straight"] = parts["first"][places], parts["straight"][places]
        return Network(parts)

    def trace(self, rows: Rows) -> Trace:
        """Tables of rows, seat by seat."""
        p = self.parts
        first = np.maximum(rows @ p["first"] + p["first_offset"], 0)
        mean, most = first.mean(1), first.max(1)
        beside = mean @ p["mean"] + most @ p["most"] + p["second_offset"]
        second = np.maximum(first @ p["own"] + beside[:, None], 0)
        marks = second @ p["marks"] + rows @ p["straight"]
        return Trace(rows, first, mean, most, second, marks)

    def marks(self, rows: Rows) -> Rows:
        return self.trace(rows).marks

    def slopes(self, trace: Trace, of_marks: Rows) -> dict[str, Rows]:
        """How a loss changes with each part, from how it changes with the marks."""
        p = self.parts
        tables, seats, numbers = trace.rows.shape
        marks = of_marks.reshape(-1)
        flat_rows = trace.rows.reshape(-1, numbers)
        flat_second = trace.second.reshape(-1, trace.second.shape[2])
        flat_first = trace.first.reshape(-1, trace.first.shape[2])
        second = np.outer(marks, p["marks"]) * (flat_second > 0)
        beside = second.reshape(tables, seats, -1).sum(1)
        first = (second @ p["own"].T).reshape(trace.first.shape)
        first += (beside @ p["mean"].T)[:, None] / seats
        top = trace.first == trace.most[:, None]
        first += top / top.sum(1, keepdims=True) * (beside @ p["most"].T)[:, None]
        flat = first.reshape(flat_first.shape) * (flat_first > 0)
        return {
            "first": flat_rows.T @ flat,
            "first_offset": flat.sum(0),
            "own": flat_first.T @ second,
            "mean": trace.mean.T @ beside,
            "most": trace.most.T @ beside,
            "second_offset": second.sum(0),
            "marks": flat_second.T @ marks,
            "straight": flat_rows.T @ marks,
        }


class Learner:
    """Adam. Offsets do not shrink."""

    def __init__(self, network: Network, rate: float, shrink: float) -> None:
        self.network, self.rate, self.shrink = network, rate, shrink
        self._steps = 0
        self._means = {name: np.zeros_like(part) for name, part in network.parts.items()}
        self._squares = {name: np.zeros_like(part) for name, part in network.parts.items()}

    def step(self, slopes: dict[str, Rows], places: NDArray[np.int64]) -> None:
        """One step downhill. `places`: which of the network's numbers the slopes of the rows are of."""
        self._steps += 1
        fading, fading_squares = _FADING
        size = self.rate * np.sqrt(1 - fading_squares**self._steps) / (1 - fading**self._steps)
        for name, part in self.network.parts.items():
            slope = slopes[name]
            if name in ("first", "straight"):
                whole = np.zeros_like(part)
                whole[places] = slope
                slope = whole
            mean, square = self._means[name], self._squares[name]
            mean += (1 - fading) * (slope - mean)
            square += (1 - fading_squares) * (slope * slope - square)
            part -= size * mean / (np.sqrt(square) + _LEAST)
            if not name.endswith("offset"):
                part -= self.rate * self.shrink * part
