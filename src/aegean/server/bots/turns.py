"""Whose question is thought about next, when more is asked than can be thought about at once.

First come tables where a player is connected, then those that somebody watches, then games that go on by themselves,
then what is no move at all. Among equals it is the turn of whoever had the least thinking lately: the person first,
whatever the number of their tables, then the table. So nobody's bots wait for more than a few of anybody else's.
"""

from __future__ import annotations

import asyncio
import math
import time
from collections import Counter
from collections.abc import Callable
from typing import Final, Generic, NamedTuple, TypeVar

T = TypeVar("T")

PLAYED: Final = 0  # a player of the table is connected
WATCHED: Final = 1
UNATTENDED: Final = 2
ASIDE: Final = 3  # no move at all
_OVERDUE: Final = 30.0  # seconds after which anything but what stands aside has waited long enough
_HALF: Final = 30.0  # seconds after which thinking counts half
_EXPECTED: Final = 1.0  # seconds that a question counts while it is thought about
_FORGET: Final = 0.001


class Claim(NamedTuple):
    """Who asks, and how urgent it is when the choice is made."""

    person: str
    table: str
    rank: Callable[[], int]


class Used:
    """Seconds of thinking by person and by table, of which old ones count less and less."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._used: dict[str, tuple[float, float]] = {}

    def __getitem__(self, key: str) -> float:
        seconds, at = self._used.get(key, (0.0, 0.0))
        return seconds * math.exp2((at - self._clock()) / _HALF)

    def add(self, key: str, seconds: float) -> None:
        now = self._clock()
        self._used[key] = (self[key] + seconds, now)
        if len(self._used) > 10_000:
            self._used = {one: kept for one, kept in self._used.items() if self[one] > _FORGET}


class _Waiting(NamedTuple, Generic[T]):
    claim: Claim
    since: float
    turn: asyncio.Future[T]


class Turns(Generic[T]):
    """A few workers, and those who wait for one."""

    def __init__(self, workers: list[T], clock: Callable[[], float] = time.monotonic) -> None:
        self._free = workers
        self._clock = clock
        self._waiting: list[_Waiting[T]] = []
        self._used = Used(clock)
        self._busy: Counter[str] = Counter()

    @property
    def waiting(self) -> int:
        return len(self._waiting)

    async def take(self, claim: Claim) -> T:
        """A worker, when it is one's turn; it is to be given back."""
        worker = self._free.pop() if self._free else await self._turn(claim)
        self._busy.update((claim.person, claim.table))
        return worker

    async def _turn(self, claim: Claim) -> T:
        waiting = _Waiting[T](claim, self._clock(), asyncio.get_running_loop().create_future())
        self._waiting.append(waiting)
        try:
            return await waiting.turn
        except asyncio.CancelledError:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            elif waiting.turn.done() and not waiting.turn.cancelled():  # the turn came in the same moment
                self._pass_on(waiting.turn.result())
            raise

    def give_back(self, worker: T, claim: Claim, seconds: float) -> None:
        for key in (claim.person, claim.table):
            self._used.add(key, seconds)
            self._busy[key] -= 1
            if not self._busy[key]:
                del self._busy[key]
        self._pass_on(worker)

    def _pass_on(self, worker: T) -> None:
        while self._waiting:
            chosen = min(self._waiting, key=self._order)
            self._waiting.remove(chosen)
            if not chosen.turn.done():
                chosen.turn.set_result(worker)
                return
        self._free.append(worker)

    def _order(self, waiting: _Waiting[T]) -> tuple[float, ...]:
        claim, rank = waiting.claim, waiting.claim.rank()
        if rank < ASIDE and self._clock() - waiting.since > _OVERDUE:
            rank = PLAYED
        return rank, self._had(claim.person), self._had(claim.table), waiting.since

    def _had(self, key: str) -> float:
        return self._used[key] + _EXPECTED * self._busy[key]
