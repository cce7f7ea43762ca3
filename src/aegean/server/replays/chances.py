"""How likely each seat was to win, move by move: a bot's estimate of a finished game.

It is worked out where bots think, a few positions at a time, one game after the other, and only while nothing more
urgent is thought about. What a thinker gets to see is what whoever had to decide could see; a clerk looks that up. An
estimate that is whole is kept for ever.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict, deque
from collections.abc import Iterator
from typing import Final

import msgspec
from sqlalchemy.exc import IntegrityError

from aegean.server.bots import thinker
from aegean.server.bots.thinking import Thinkers
from aegean.server.bots.turns import ASIDE, Claim
from aegean.server.bots.workers import Lost
from aegean.server.errors import Conflict, TooMany
from aegean.server.replays import cache, clerk
from aegean.server.replays.clerks import Clerks
from aegean.server.store import archive
from aegean.server.store.storage import Storage
from aegean.server.tables.reading import TableRow, deal_of
from aegean.server.wire import replays as wire_replays

log = logging.getLogger("aegean.chances")

_SAMPLES: Final = 4  # of what is hidden, for each position
_AT_ONCE: Final = 8  # positions in one question
_MOST: Final = 800  # entries of a game that are looked at; of a longer one, every second, third, ...
_KEPT: Final = 100  # games
_WAITING: Final = 20
_CLAIM: Final = Claim("chances", "chances", lambda: ASIDE)
_PATIENCE: Final = 15.0  # seconds, where too many wait


class Chances:
    """The estimates that are being worked out, and those that were lately."""

    def __init__(self, storage: Storage, thinkers: Thinkers, clerks: Clerks) -> None:
        self._storage = storage
        self._thinkers = thinkers
        self._clerks = clerks
        self._known: OrderedDict[str, wire_replays.Chances] = OrderedDict()
        self._waiting: deque[tuple[str, str]] = deque()  # tables, and the version of their rules
        self._work: asyncio.Task[None] | None = None

    @property
    def idle(self) -> bool:
        return self._work is None or self._work.done()

    def known(self, table: str) -> wire_replays.Chances | None:
        """The estimate as far as it has come, if somebody asked for it lately."""
        if table in self._known:
            self._known.move_to_end(table)
        return self._known.get(table)

    def check(self, row: TableRow) -> None:
        """Refuse what cannot be estimated, or not now."""
        if row["status"] != "over":
            raise Conflict("the chances are estimated when the game is over")
        deal_of(row).game_by_rules()
        if len(self._waiting) >= _WAITING:
            raise TooMany("many games are waiting for their estimate: try again in a moment", _PATIENCE)

    def begin(self, row: TableRow, last: int) -> wire_replays.Chances:
        """Work it out, after those that were asked for before. `last` is the table's latest entry."""
        table = row["id"]
        known = self.known(table)
        if known is not None:  # somebody else was quicker
            return known
        estimate = self._known[table] = wire_replays.Chances([], [], len(numbers_of(last)))
        self._waiting.append((table, row["version"]))
        if self.idle:
            self._work = asyncio.create_task(self._work_through())
        return estimate

    async def _work_through(self) -> None:
        while self._waiting:
            table, version = self._waiting.popleft()
            try:
                estimate = self._known[table]
                await self._estimate(table, estimate)
                await self._keep(table, version, estimate)
            except Exception:
                log.exception("the chances of a game were not estimated", extra={"table": table})
                del self._known[table]  # whoever asks again begins it again
            waiting = {one for one, _ in self._waiting}
            settled = [one for one in self._known if one not in waiting]
            for old in settled[: max(0, len(settled) - _KEPT)]:
                del self._known[old]

    async def _estimate(self, table: str, estimate: wire_replays.Chances) -> None:
        last = (await self._storage.read(lambda c: archive.latest(c, [table])))[table]
        numbers = numbers_of(last)
        for start in range(0, len(numbers), _AT_ONCE):
            some = numbers[start : start + _AT_ONCE]
            looks = msgspec.json.decode(await self._clerks.aside(clerk.Looks(table, some)), type=clerk.Seen)
            estimate.chances += await self._think(looks)
            estimate.numbers += some

    async def _keep(self, table: str, version: str, estimate: wire_replays.Chances) -> None:
        made = {cache.CHANCES: msgspec.json.encode(estimate)}
        with contextlib.suppress(IntegrityError):  # another process was quicker
            await self._storage.write(lambda c: cache.put(c, table, version, made))

    async def _think(self, seen: clerk.Seen) -> list[list[float]]:
        asked = [(look.seat, look.state) for look in seen.looks if look.chances is None]
        found: Iterator[list[float]] = iter(())
        if asked:
            question = msgspec.json.encode(thinker.Estimate(seen.game, _SAMPLES, asked))
            answer = await self._thinkers.ask(question, _CLAIM)
            if len(answer.chances) != len(asked):
                raise Lost
            found = iter(answer.chances)
        return [next(found) if look.chances is None else look.chances for look in seen.looks]

    async def close(self) -> None:
        if self._work is not None:
            self._work.cancel()
            await asyncio.gather(self._work, return_exceptions=True)


def numbers_of(last: int) -> list[int]:
    """The entries after which a look is taken: evenly over the game, and always at its end."""
    step = 1 + last // _MOST
    numbers = list(range(0, last + 1, step))
    return numbers if numbers[-1] == last else [*numbers, last]
