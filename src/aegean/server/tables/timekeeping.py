"""What time itself brings about at a table: a downtime that its clocks pass over, a player whose time is up.

Nobody has to be there at that moment. Whoever next looks at the table, or writes its next entry, writes these entries
first, each with the time at which it came about; of two processes that do so, the database lets one.

A process that said less than a moment ago that the house is there knows all downtimes: a later one would have needed
that it says nothing for longer. Any other looks first, so that nobody is late for a time when the house was away.
"""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, Final

from sqlalchemy import Connection, select, update

from aegean.core.errors import AegeanError
from aegean.server.errors import DatabaseAway, OldRules
from aegean.server.store import schema
from aegean.server.tables import downtime
from aegean.server.tables.clocks import OTHERS, Downtime, ms
from aegean.server.tables.timeline import SERVER, Entry, Timeline, seats_text

if TYPE_CHECKING:
    from aegean.server.tables.live import Tables

log = logging.getLogger("aegean.timekeeping")

EVERY: Final = 1.0  # seconds between two looks
SETTLE: Final = 2.0  # seconds that a move which came in time has to reach the disk, before somebody else looks
_SWEPT: Final = 50  # tables at a time
_FRESH: Final = 2 * downtime.EVERY  # seconds after which a process looks whether the house was there all the time


def brought(row: dict[str, Any], timeline: Timeline, now: float, downtimes: Sequence[Downtime]) -> Entry | None:
    """The next entry that time has brought about at a running table by now, if any."""
    clocks = timeline.clocks
    if clocks is None or timeline.over or not clocks.running:
        return None
    passed = next((one for one in downtimes if ms(one.ends) > clocks.at and one.begins < now), None)
    seat = clocks.due(now if passed is None else min(now, passed.begins))
    if seat is not None:
        deadline = clocks.seats[seat].deadline
        assert deadline is not None
        return Entry(timeline.number + 1, seat, "late", _outcome(row, timeline, seat), deadline / 1000)
    if passed is not None:
        return Entry(timeline.number + 1, SERVER, "pause", passed.text, passed.ends)
    return None


def _outcome(row: dict[str, Any], timeline: Timeline, seat: int) -> str:
    """What was agreed on for the end of time, as the entry says it."""
    assert timeline.clocks is not None
    rule = timeline.clocks.rule
    if rule.then != OTHERS:
        return f"{rule.then} {rule.bot}"
    owner = row["places"][seat]["user"]
    late = timeline.clocks.late
    asked = [
        other
        for other in timeline.others(seat)
        if other not in late and (owner is None or row["places"][other]["user"] != owner)
    ]
    return f"{OTHERS} {rule.bot} {seats_text(asked)}"


def behind(c: Connection, downtimes: Sequence[Downtime]) -> list[str]:
    """The tables whose clocks have not passed over the latest downtime yet."""
    t = schema.tables.c
    passed = t.touched < downtimes[-1].ends
    return list(c.scalars(select(t.id).where(t.status == "running", t.time_by.is_not(None), passed)))


def due(c: Connection, before: float) -> list[str]:
    """The tables where somebody's time was up before a moment."""
    t = schema.tables.c
    return list(c.scalars(select(t.id).where(t.status == "running", t.time_by < before).limit(_SWEPT)))


class Timekeeper:
    """Sees to it, in one process, that clocks are heeded."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables
        self._beaten: float | None = None
        self._downtimes: list[Downtime] = []
        self._passed: list[Downtime] = []  # that were carried to all tables
        tables.timekeeper = self

    async def beat(self) -> None:
        """Say that the house is there, and see whether it was."""

        def beat(c: Connection) -> list[Downtime]:
            downtime.beat(c, now)
            return downtime.known(c)

        now = self._tables.clock()
        self._downtimes = await self._tables.storage.write_insistently(beat)
        self._beaten = now

    def _beaten_within(self, seconds: float) -> bool:
        return self._beaten is not None and 0 <= self._tables.clock() - self._beaten < seconds

    async def brought(self, row: dict[str, Any], timeline: Timeline, now: float) -> Entry | None:
        """The next entry that time has brought about by now at a table, if any."""
        if timeline.clocks is None or row["status"] != "running":
            return None
        if not self._beaten_within(_FRESH):
            await self.beat()
        return brought(row, timeline, now, self._downtimes)

    async def look(self) -> None:
        """Every second: the tables where somebody's time is up; and all others, when the house is back. While the
        database is away nobody is late."""
        with contextlib.suppress(DatabaseAway):
            await self._look()

    async def _look(self) -> None:
        if not self._beaten_within(downtime.EVERY):
            await self.beat()
        storage, before = self._tables.storage, self._tables.clock() - SETTLE
        found = await storage.read(lambda c: due(c, before))
        if self._downtimes != self._passed:
            downtimes = self._downtimes
            found += await storage.read(lambda c: behind(c, downtimes))
            self._passed = downtimes
        for table in found:
            try:
                await self._tables.time_passes(table)
            except OldRules:  # nobody can play there, so nobody can be late
                await storage.write(lambda c, table=table: _forget(c, table))  # type: ignore[misc]
            except AegeanError:
                log.exception("a table's time was not kept", extra={"table": table})


def _forget(c: Connection, table: str) -> None:
    c.execute(update(schema.tables).where(schema.tables.c.id == table).values(time_by=None))
