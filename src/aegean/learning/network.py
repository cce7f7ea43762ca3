"""A small network of whole layers, and how it learns, in NumPy alone.

It reads rows of numbers and gives a row of marks for each. A first layer, a second one, and the marks; what is below
zero stays out (ReLU). Learning is Adam with weights that shrink a little at every step.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Final

import numpy as np
from numpy.typing import NDArray

Rows = NDArray[np.float32]

_FADING: Final = (0.9, 0.999)  # of the mean of slopes, and of that of their squares
_LEAST: Final = 1e-8


class Network:
    def __init__(self, weights: list[Rows], offsets: list[Rows]) -> None:
        self.weights = weights
        self.offsets = offsets

    @classmethod
    def new(cls, sizes: tuple[int, ...], seed: int) -> Network:
        """One that has learned nothing: all its marks are 0."""
        chance = np.random.default_rng(seed)
        weights = [
            (chance.standard_normal((size, after)) * np.sqrt(2 / size)).astype(np.float32)
            for size, after in pairwise(sizes)
        ]
        weights[-1][:] = 0
        return cls(weights, [np.zeros(after, np.float32) for after in sizes[1:]])

    def marks(self, rows: Rows) -> Rows:
        for weight, offset in zip(self.weights[:-1], self.offsets[:-1], strict=True):
            rows = np.maximum(rows @ weight + offset, 0)
        return np.asarray(rows @ self.weights[-1] + self.offsets[-1], np.float32)

    def layers(self, rows: Rows) -> list[Rows]:
        """What each layer gives, the rows themselves first and the marks last."""
        found = [rows]
        for weight, offset in zip(self.weights[:-1], self.offsets[:-1], strict=True):
            found.append(np.maximum(found[-1] @ weight + offset, 0))
        found.append(found[-1] @ self.weights[-1] + self.offsets[-1])
        return found

    def slopes(self, layers: list[Rows], of_marks: Rows) -> Iterator[tuple[Rows, Rows]]:
        """How a loss changes with weights and offsets, the last layer first, from how it changes with the marks."""
        slope = of_marks
        for number in range(len(self.weights) - 1, -1, -1):
            below = layers[number]
            yield below.T @ slope, slope.sum(0)
            if number:
                slope = (slope @ self.weights[number].T) * (below > 0)


class Learner:
    """Adam."""

    def __init__(self, network: Network, rate: float, shrink: float) -> None:
        self.network, self.rate, self.shrink = network, rate, shrink
        self._steps = 0
        parameters = [*network.weights, *network.offsets]
        self._means = [np.zeros_like(one) for one in parameters]
        self._squares = [np.zeros_like(one) for one in parameters]

    def step(self, layers: list[Rows], of_marks: Rows) -> None:
        self._steps += 1
        count = len(self.network.weights)
        for back, (of_weights, of_offsets) in enumerate(list(self.network.slopes(layers, of_marks))):
            number = count - 1 - back
            self._move(number, self.network.weights[number], of_weights, self.shrink)
            self._move(count + number, self.network.offsets[number], of_offsets, 0.0)

    def _move(self, place: int, parameter: Rows, slope: Rows, shrink: float) -> None:
        fading, fading_squares = _FADING
        mean, square = self._means[place], self._squares[place]
        mean += (1 - fading) * (slope - mean)
        square += (1 - fading_squares) * (slope * slope - square)
        size = self.rate * np.sqrt(1 - fading_squares**self._steps) / (1 - fading**self._steps)
        parameter -= size * mean / (np.sqrt(square) + _LEAST) + self.rate * shrink * parameter
