"""Sees to it, in one process, that finished games are written down and rated."""

from __future__ import annotations

import logging
from functools import partial
from typing import Final

from sqlalchemy import Connection
from sqlalchemy.exc import IntegrityError

from aegean.server.errors import DatabaseAway
from aegean.server.people import finished
from aegean.server.people.finished import Finished
from aegean.server.tables.live import Tables

log = logging.getLogger("aegean.people")

EVERY: Final = 5.0  # seconds between two looks
_AT_ONCE: Final = 20  # games of one transaction
_AGO: Final = 3600.0  # seconds before the latest look, in which games that ended may still come to light


class Bookkeeping:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._since = 0.0  # what ended earlier is written down
        self._hopeless: set[str] = set()  # what cannot be read does not keep the others waiting

    async def look(self) -> None:
        """All that has ended: at the first look, what ended before this version too."""
        storage, now = self._tables.storage, self._tables.clock()
        while left := await storage.read(self._left):
            games = [game for table in left if (game := await self._read(table)) is not None]
            try:
                await storage.write(partial(finished.write, games=games))
            except IntegrityError:  # another process has just written them down
                log.info("finished games were written down elsewhere")
        self._since = now - _AGO

    def _left(self, c: Connection) -> list[str]:
        return finished.left(c, self._since, _AT_ONCE, self._hopeless)

    async def _read(self, table: str) -> Finished | None:
        try:
            return await self._tables.storage.read(partial(finished.look, table=table))
        except DatabaseAway:
            raise
        except Exception:
            self._hopeless.add(table)
            log.exception("a finished game was not written down", extra={"table": table})
            return None
