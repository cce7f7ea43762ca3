"""How likely each seat was to win, move by move: a bot's estimate of a finished game.

It is worked out where bots think, a few positions at a time, one game after the other: so a bot that is to move waits
for a moment at most. What a process gets to see is what whoever had to decide could see. Each process of the server
keeps the estimates of the games that were looked back on lately; another one works them out anew.
"""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Final, NamedTuple

import msgspec

from aegean.bots import Table
from aegean.bots.insight import outcome
from aegean.server import looking_back, thinker, wire_replays
from aegean.server.course import Course
from aegean.server.errors import Conflict, TooMany
from aegean.server.lobby import Kept, deal_of
from aegean.server.storage import Storage
from aegean.server.telling import Told
from aegean.server.thinking import Lost, Thinkers
from aegean.server.turns import ASIDE, Claim

log = logging.getLogger("aegean.chances")

_SAMPLES: Final = 4  # of what is hidden, for each position
_AT_ONCE: Final = 8  # positions in one question
_MOST: Final = 800  # entries of a game that are looked at; of a longer one, every second, third, ...
_KEPT: Final = 100  # games
_WAITING: Final = 20
_CLAIM: Final = Claim("chances", "chances", lambda: ASIDE)
_PATIENCE: Final = 15.0  # seconds, where too many wait


class Look(NamedTuple):
    """A position on the way: as whoever has to decide sees it, or with chances that need no thought."""

    seat: int
    state: str
    chances: list[float] | None


class Chances:
    """The estimates that are known, and those that are being worked out."""

    def __init__(self, storage: Storage, thinkers: Thinkers) -> None:
        self._storage = storage
        self._thinkers = thinkers
        self._known: OrderedDict[str, wire_replays.Chances] = OrderedDict()
        self._waiting: deque[str] = deque()
        self._work: asyncio.Task[None] | None = None

    def known(self, table: str) -> wire_replays.Chances | None:
        """The estimate as far as it has come, if somebody asked for it."""
        if table in self._known:
            self._known.move_to_end(table)
        return self._known.get(table)

    def check(self, row: Kept, entries: list[Told]) -> None:
        """Refuse what cannot be estimated, or not now."""
        if row["status"] != "over":
            raise Conflict("the chances are estimated when the game is over")
        deal_of(row).game_by_rules()
        looking_back.check_replayable(entries)
        if len(self._waiting) >= _WAITING:
            raise TooMany("many games are waiting for their estimate: try again in a moment", _PATIENCE)

    def begin(self, table: str, entries: list[Told]) -> wire_replays.Chances:
        """Work it out, after those that were asked for before."""
        known = self.known(table)
        if known is not None:  # somebody else was quicker
            return known
        estimate = self._known[table] = wire_replays.Chances([], [], len(numbers_of(entries)))
        self._waiting.append(table)
        if self._work is None or self._work.done():
            self._work = asyncio.create_task(self._work_through())
        return estimate

    async def _work_through(self) -> None:
        while self._waiting:
            table = self._waiting.popleft()
            try:
                await self._estimate(table, self._known[table])
            except Exception:
                log.exception("the chances of a game were not estimated", extra={"table": table})
                del self._known[table]  # whoever asks again begins it again
            settled = [one for one in self._known if one not in self._waiting]
            for old in settled[: max(0, len(settled) - _KEPT)]:
                del self._known[old]

    async def _estimate(self, table: str, estimate: wire_replays.Chances) -> None:
        row, entries = await self._storage.read(lambda c: looking_back.load_story(c, table))
        numbers = numbers_of(entries)
        course = await asyncio.to_thread(Course.begin, deal_of(row))
        for start in range(0, len(numbers), _AT_ONCE):
            some = numbers[start : start + _AT_ONCE]
            course, looks = await asyncio.to_thread(_look, course, entries, some)
            estimate.chances += await self._think(row["game"], looks)
            estimate.numbers += some

    async def _think(self, game: str, looks: list[Look]) -> list[list[float]]:
        asked = [(look.seat, look.state) for look in looks if look.chances is None]
        found: Iterator[list[float]] = iter(())
        if asked:
            question = msgspec.json.encode(thinker.Estimate(game, _SAMPLES, asked))
            answer = await self._thinkers.ask(question, _CLAIM)
            if len(answer.chances) != len(asked):
                raise Lost
            found = iter(answer.chances)
        return [next(found) if look.chances is None else look.chances for look in looks]

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)


def numbers_of(entries: list[Told]) -> list[int]:
    """The entries after which a look is taken: evenly over the game, and always at its end."""
    last = entries[-1].number
    step = 1 + last // _MOST
    numbers = list(range(0, last + 1, step))
    return numbers if numbers[-1] == last else [*numbers, last]


def _look(course: Course, entries: list[Told], numbers: list[int]) -> tuple[Course, list[Look]]:
    """The positions after some entries, and the course after the last of them."""
    looks = [_look_at(course)] if course.number in numbers else []
    for after, told in looking_back.fold(course, entries[course.number + 1 : numbers[-1] + 1]):
        course = after
        if told.number in numbers:
            looks.append(_look_at(course))
    return course, looks


def _look_at(course: Course) -> Look:
    if course.result is not None:
        return Look(-1, "", outcome(course.result, course.deal.seats))
    seat = course.state.decision.seat
    return Look(seat, Table.of(course.state, seat).dump(), None)
