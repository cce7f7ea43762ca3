"""Sockets end with the sessions they were opened with.

Whatever ends a session sends a signal in the same transaction, so every process looks at its open sockets within two
seconds; the process where it happened does so at once. What could not be looked up because the database was away is
looked up when it is back.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

from sqlalchemy import Connection as Database
from sqlalchemy import select

from aegean.server.door.guards import Doorkeeper
from aegean.server.errors import Unavailable
from aegean.server.store.schema import sessions, users
from aegean.server.tables.live import Tables
from aegean.server.tables.rooms import BANNED, SIGNED_OUT, Connection
from aegean.server.tables.signals import Signal

log = logging.getLogger("aegean.endings")

_EVERYBODY: Final = None
_AT_ONCE: Final = 500  # sessions that one query asks for


class Endings:
    def __init__(self, tables: Tables, doorkeeper: Doorkeeper) -> None:
        self._tables = tables
        self._doorkeeper = doorkeeper
        self._pending: set[int | None] = set()  # whose sockets are to be looked at; None: everybody's

    async def heed(self, signal: Signal) -> None:
        """Sessions of a person, or of anybody, may have ended."""
        await self.changed(int(signal.subject) if signal.subject.isdigit() else _EVERYBODY)

    async def changed(self, user: int | None) -> None:
        if user is None:
            self._doorkeeper.forget_everybody()
        else:
            self._doorkeeper.forget_person(user)
        self._pending.add(user)
        await self._settle()

    async def tick(self) -> None:
        """Every second: what was left undone, and sessions whose time is up."""
        await self._settle()
        now = self._tables.clock()
        await self._look(lambda one: one.session is not None and one.session.expires <= now)

    async def valid(self, connection: Connection) -> bool:
        """Whether what the connection asks for may still be done."""
        if connection.ended:
            return False
        if connection.session is not None and connection.session.expires <= self._tables.clock():
            await self._look(lambda one: one is connection)
        return not connection.ended

    async def opened(self, connection: Connection) -> None:
        """A session that ended while its socket was being opened was not among those that were looked at."""
        known = connection.session
        if known is not None and not await self._doorkeeper.holds(known.digest):
            self._tables.end(lambda one: one is connection, SIGNED_OUT)
        if await self._doorkeeper.bars(connection.address):
            self._tables.end(lambda one: one is connection, BANNED)

    async def _settle(self) -> None:
        if not self._pending:
            return
        pending = set(self._pending)
        everybody = _EVERYBODY in pending
        try:
            await self._look(lambda one: one.session is not None and (everybody or one.session.person.id in pending))
            if everybody:
                await self._look_at_addresses()
        except Unavailable:  # looked at again with the next tick
            log.warning("sessions could not be looked up")
            return
        self._pending -= pending

    async def _look(self, which: Callable[[Connection], bool]) -> None:
        """End the sockets, of those meant, whose sessions are no more; note how long the others last."""
        meant = [one for room in self._tables.open_rooms for one in room.connections if which(one)]
        digests = sorted({one.session.digest for one in meant if one.session is not None})
        if not digests:
            return
        now = self._tables.clock()
        last: dict[str, tuple[float, bool]] = {}
        for first in range(0, len(digests), _AT_ONCE):
            some = digests[first : first + _AT_ONCE]
            last |= await self._tables.storage.read(lambda c, some=some: _lasting(c, some, now))  # type: ignore[misc]
        for one in meant:
            assert one.session is not None
            expires, banned = last.get(one.session.digest, (0.0, False))
            if banned or not expires:
                self._tables.end(lambda other, one=one: other is one, BANNED if banned else SIGNED_OUT)  # type: ignore[misc]
            else:
                one.session = one.session._replace(expires=expires)

    async def _look_at_addresses(self) -> None:
        barred = {
            address
            for address in {one.address for room in self._tables.open_rooms for one in room.connections}
            if await self._doorkeeper.bars(address)
        }
        if barred:
            self._tables.end(lambda one: one.address in barred, BANNED)


def _lasting(c: Database, digests: list[str], now: float) -> dict[str, tuple[float, bool]]:
    """The sessions that are still there: until when, and whether their people are banned."""
    query = (
        select(sessions.c.digest, sessions.c.expires, users.c.banned)
        .join(users, users.c.id == sessions.c.user)
        .where(sessions.c.digest.in_(digests), sessions.c.expires > now, users.c.deleted.is_(None))
    )
    return {row.digest: (row.expires, row.banned is not None) for row in c.execute(query)}
