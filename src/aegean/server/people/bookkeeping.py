"""Sees to it, in one process, that finished games are written down and rated."""

from __future__ import annotations

import logging
from typing import Final

from sqlalchemy.exc import IntegrityError

from aegean.server.people import finished
from aegean.server.tables.live import Tables

log = logging.getLogger("aegean.people")

EVERY: Final = 5.0  # seconds between two looks
_AT_ONCE: Final = 20  # games of one transaction
_AGO: Final = 3600.0  # seconds before the latest game that was seen, in which others may still come to light


class Bookkeeping:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._since = 0.0  # what ended earlier is written down

    async def look(self) -> None:
        """All that has ended: at the first look, what ended before this version too."""
        storage, now = self._tables.storage, self._tables.clock()
        while left := await storage.read(lambda c: finished.left(c, self._since, _AT_ONCE)):
            games = [await storage.read(lambda c, table=table: finished.look(c, table)) for table in left]  # type: ignore[misc]
            try:
                await storage.write(lambda c, games=games: finished.write(c, games))  # type: ignore[misc]
            except IntegrityError:  # another process has just written them down
                log.info("finished games were written down elsewhere")
        self._since = now - _AGO
