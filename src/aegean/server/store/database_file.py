"""The file of a SQLite database: whether it is still the one that was opened.

A file that is deleted or replaced stays open for whoever has it, and takes all that is written into it along when the
last of them closes it. So nothing is acknowledged unless the path still leads to the open file after the commit.
"""

from __future__ import annotations

import os
import sqlite3
from typing import Any

from sqlalchemy import Engine, event

from aegean.server.errors import DatabaseAway


class Missing(sqlite3.OperationalError):
    """A new connection would make an empty file, where the true one was."""

    sqlite_errorname = "SQLITE_CANTOPEN"


class DatabaseFile:
    """Watches over the file from the first connection on."""

    def __init__(self, engine: Engine) -> None:
        name = engine.url.database or ""
        watched = engine.dialect.name == "sqlite" and name not in ("", ":memory:") and not name.startswith("file:")
        self._path = name if watched else ""
        self._opened: tuple[int, int] | None = None
        self._log = False  # the write-ahead log was there once, and so has to be there
        if self._path:
            self._opened = _identity(self._path)
            event.listen(engine, "do_connect", self._before_connecting)

    def _before_connecting(self, *_: Any) -> None:
        if self._opened is not None and _identity(self._path) != self._opened:
            raise Missing("the database file is gone")

    def check(self) -> None:
        """Refuse where the path leads elsewhere by now."""
        if not self._path:
            return
        found = _identity(self._path)
        if self._opened is None:
            self._opened = found
        log = os.path.exists(f"{self._path}-wal")
        if found is None or found != self._opened or (self._log and not log):
            raise DatabaseAway("gone")
        self._log = self._log or log


def _identity(path: str) -> tuple[int, int] | None:
    try:
        found = os.stat(path)
    except OSError:
        return None
    return found.st_dev, found.st_ino
