"""A batch of games that several processes play, in buffers that all of them share.

    from aegean.envs.workers import Workers

    if __name__ == "__main__":  # other processes import this file
        with Workers("delphi", games=64, seats=4, workers=4) as batch:
            batch.reset(seed=1)
            batch.step(choose(batch.observations, batch.masks))

It has the face of `aegean.envs.batch.Batch`, and plays the same games for the same seed with any number of workers.
"""

from __future__ import annotations

import contextlib
import multiprocessing
import os
from collections.abc import Mapping
from itertools import pairwise
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any, Final, NamedTuple

from numpy.typing import ArrayLike

from aegean.core.errors import AegeanError, OptionError
from aegean.core.values import Plain
from aegean.envs.batch import Batch, Buffers, checked
from aegean.envs.observing import Mask, Tensor, Variant
from aegean.envs.opponents import Opponents

_STEP: Final = "step"


class _Renewed(NamedTuple):
    opponents: Opponents


class WorkerLost(AegeanError):
    """A process of a batch died; the batch cannot go on."""


class Workers:
    def __init__(
        self,
        game: str,
        games: int,
        seats: int | None = None,
        options: Mapping[str, Plain] | None = None,
        opponents: Opponents | None = None,
        most_moves: int | None = None,
        workers: int = 2,
        reward: str = "win",
    ) -> None:
        if not 1 <= workers <= games:
            raise OptionError(f"{games} games are played by 1 to {games} workers, not {workers}")
        self.variant = Variant(game, seats, options)
        self.games = games
        self._memory = SharedMemory(create=True, size=Buffers.bytes_for(self.variant, games))
        self._buffers: Buffers | None = Buffers.over(self.variant, games, self._memory)
        self.observations, self.masks, self.seats, self.rewards, self.ended, self.truncated, self._actions = (
            self._buffers
        )
        self.last: dict[int, tuple[Tensor, Mask]] = {}
        context = multiprocessing.get_context("spawn")
        self._lines: list[Connection] = []
        self._processes = []
        ends = [games * n // workers for n in range(workers + 1)]
        self._shares = list(pairwise(ends))
        for first, last in self._shares:
            here, there = context.Pipe()
            asked = (
                self._memory.name, games, first, last, game, seats, dict(options or {}), opponents, most_moves, reward,
            )  # fmt: skip
            process = context.Process(target=_work, args=(there, asked), daemon=True)
            process.start()
            there.close()
            self._lines.append(here)
            self._processes.append(process)
        try:
            self._answers()
        except BaseException:
            self.close()
            raise

    def reset(self, seed: int = 0) -> None:
        self._tell([[seed * 1_000_003 + n for n in range(first, last)] for first, last in self._shares])

    def renew(self, opponents: Opponents) -> None:
        """Other opponents, from the next games on. Processes have copies: a pool that has grown is given again."""
        self._tell([_Renewed(opponents)] * len(self._lines))

    def step(self, actions: ArrayLike) -> None:
        self._actions[:] = checked(actions, self.masks)
        self._tell([_STEP] * len(self._lines))

    def _tell(self, words: list[Any]) -> None:
        for line, word in zip(self._lines, words, strict=True):
            line.send(word)
        self._answers()

    def _answers(self) -> None:
        self.last.clear()
        wrong: list[Exception] = []
        for line, (first, _) in zip(self._lines, self._shares, strict=True):
            try:
                answer = line.recv()
            except EOFError:
                wrong.append(WorkerLost("a worker of the batch died: make a new batch"))
                continue
            if isinstance(answer, Exception):
                wrong.append(answer)
            else:
                self.last |= {first + n: seen for n, seen in answer.items()}
        if wrong:
            raise wrong[0]

    def close(self) -> None:
        for line in self._lines:
            with contextlib.suppress(OSError):
                line.send(None)
            line.close()
        for process in self._processes:
            process.join(5)
            if process.is_alive():
                process.kill()
        self._lines, self._processes = [], []
        if self._buffers is not None:
            self._buffers = None
            nothing = Buffers.own(self.variant, 0)  # arrays that lie in the memory would keep it
            self.observations, self.masks, self.seats, self.rewards, self.ended, self.truncated, self._actions = nothing
            with contextlib.suppress(BufferError):  # somebody still holds a row: it goes with them
                self._memory.close()
            self._memory.unlink()

    def __enter__(self) -> Workers:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


def _work(line: Connection, asked: tuple[Any, ...]) -> None:
    """A process: its share of the games, step by step, until it is told to end."""
    name, games, first, last, game, seats, options, opponents, most_moves, reward = asked
    memory = SharedMemory(name=name)
    try:
        variant = Variant(game, seats, options)
        own = Buffers.over(variant, games, memory).rows(first, last)
        batch = Batch(game, last - first, seats, options, opponents, most_moves, own, variant, reward)
        line.send({})
        _obey(line, batch, own)
    except AegeanError as error:
        line.send(error)
    os._exit(0)  # at once: the memory is the other side's, and what lies in it here needs no farewell


def _obey(line: Connection, batch: Batch, own: Buffers) -> None:
    with contextlib.suppress(EOFError, KeyboardInterrupt):
        while (word := line.recv()) is not None:
            if isinstance(word, _Renewed):
                try:
                    batch.renew(word.opponents)
                except AegeanError as error:  # the games go on with those that they have
                    line.send(error)
                    continue
            elif word == _STEP:
                batch.step(own.actions)
            else:
                batch.reset_each(word)
            line.send(batch.last)
