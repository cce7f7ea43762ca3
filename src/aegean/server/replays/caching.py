"""Sees to it that finished games are kept as they are, in time: at their end, and later what was left behind."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from aegean.core.errors import AegeanError
from aegean.server.replays import cache, clerk
from aegean.server.replays.chances import Chances
from aegean.server.replays.clerks import Clerks
from aegean.server.store import archive
from aegean.server.tables import reading
from aegean.server.tables.live import Tables

log = logging.getLogger("aegean.keeper")

EVERY: Final = 20.0  # seconds between two looks
_AT_ONCE: Final = 10  # games that are seen to at a time
_SETTLED: Final = 60.0  # seconds after the end, before the chances are worked out without being asked for


class Keeper:
    def __init__(self, tables: Tables, clerks: Clerks, chances: Chances) -> None:
        self._tables = tables
        self._clerks = clerks
        self._chances = chances
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._hopeless: set[str] = set()  # what could not be kept is not tried for ever
        tables.ended = self.keep

    def keep(self, table: str) -> None:
        """A game is over: it is kept as it is, once no visitor asks anything."""
        if table not in self._tasks and table not in self._hopeless:
            self._tasks[table] = asyncio.create_task(self._keep(table))

    async def _keep(self, table: str) -> None:
        try:
            await self._clerks.aside(clerk.Keep(table))
        except AegeanError as error:
            self._hopeless.add(table)
            log.warning("a finished game was not kept", extra={"table": table, "why": error.code})
        finally:
            del self._tasks[table]

    async def sweep(self) -> None:
        """Games that ended while nobody was there to keep them, and estimates that nobody asked for yet."""
        storage, now = self._tables.storage, self._tables.clock()
        most = _AT_ONCE + len(self._hopeless)
        for table in await storage.read(lambda c: cache.unkept(c, cache.VERDICT, now, most)):
            self.keep(table)
        if self._tasks or not self._chances.idle:
            return
        settled = now - _SETTLED
        for table in await storage.read(lambda c: cache.unkept(c, cache.CHANCES, settled, most)):
            if table not in self._hopeless and self._chances.known(table) is None:
                row, last = await storage.read(lambda c, t=table: (reading.read(c, t), archive.latest(c, [t])))  # type: ignore[misc]
                self._chances.begin(row, last[table])
                return

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
