"""Signals: what every process of the server is to notice soon, whoever brought it about.

A signal is a row beside the change that it tells of, in the same transaction. So the host's command, which knows no
channel, reaches running servers too, and nothing gets lost while channels are down. Each process looks every second.
"""

from __future__ import annotations

import logging
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, func, insert, select

from aegean.server.store import schema
from aegean.server.store.storage import Storage

log = logging.getLogger("aegean.signals")

EVERY: Final = 1.0  # seconds between two looks
SESSIONS: Final = "sessions"  # of a person (subject: the user's id) or of everybody (no subject) may have ended
TABLE: Final = "table"  # the row of a table (subject), its seats or its entries changed
CHAT: Final = "chat"  # what was said at a table (subject) is to be shown anew
PERSON: Final = "person"  # a person's (subject) name or role changed
BLOCKS: Final = "blocks"  # whom a person (subject) blocks
ANNOUNCE: Final = "announce"  # everybody is to read the text, until the time in the subject
_KEPT: Final = 86_400.0  # seconds
_LATE: Final = 200  # a transaction that commits after a later one of a higher number is still seen within so many


class Signal(NamedTuple):
    id: int
    at: float
    kind: str
    subject: str
    text: str
    by: str


def send(c: Connection, now: float, kind: str, subject: object = "", text: str = "", by: str = "") -> None:
    """Tell all processes, once this transaction is committed."""
    c.execute(insert(schema.signals).values(at=now, kind=kind, subject=str(subject), text=text, by=by))


def latest(c: Connection, after: int) -> list[Signal]:
    s = schema.signals.c
    query = select(s.id, s.at, s.kind, s.subject, s.text, s.by).where(s.id > after).order_by(s.id)
    return [Signal(*row) for row in c.execute(query)]


def sweep(c: Connection, now: float) -> None:
    """Forget what nobody waits for any more; what somebody who looks after the house did is kept."""
    s = schema.signals.c
    highest = c.scalar(select(func.max(s.id))) or 0  # SQLite would give its number once more
    c.execute(delete(schema.signals).where(s.at < now - _KEPT, s.by == "", s.id < highest - 2 * _LATE))


Heed = Callable[[Signal], Awaitable[None]]


class Watch:
    """One process looks for signals, and passes each on once to whoever heeds its kind."""

    def __init__(self, storage: Storage) -> None:
        self._storage = storage
        self._heeding: dict[str, list[Heed]] = {}
        self._highest: int | None = None
        self._seen: set[int] = set()

    def heed(self, kind: str, what: Heed) -> None:
        self._heeding.setdefault(kind, []).append(what)

    async def begin(self) -> None:
        """What was told before the start is of no account."""
        s = schema.signals.c
        self._highest = await self._storage.read(lambda c: c.scalar(select(func.max(s.id)))) or 0
        after = self._highest - _LATE
        self._seen = {signal.id for signal in await self._storage.read(lambda c: latest(c, after))}

    async def look(self) -> None:
        if self._highest is None:
            await self.begin()
        assert self._highest is not None
        after = self._highest - _LATE
        for signal in await self._storage.read(lambda c: latest(c, after)):
            if signal.id in self._seen:
                continue
            self._seen.add(signal.id)
            self._highest = max(self._highest, signal.id)
            for what in self._heeding.get(signal.kind, ()):
                try:
                    await what(signal)
                except Exception:  # the others are to be heeded all the same
                    log.exception("a signal was not heeded", extra={"kind": signal.kind})
        self._seen = {id_ for id_ in self._seen if id_ > self._highest - 2 * _LATE}
