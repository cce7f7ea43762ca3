"""Tables in the database: their timelines, entries and snapshots. Plain functions over a connection."""

from __future__ import annotations

import logging
from typing import Any, Final

from sqlalchemy import Connection, delete, func, insert, null, select, update

import aegean
from aegean.core.errors import AegeanError
from aegean.server.store import schema
from aegean.server.tables import reading
from aegean.server.tables.clocks import Clocks
from aegean.server.tables.rebuilding import BareEntry, rebuilt
from aegean.server.tables.timeline import ACTING, Deal, Entry, Timeline
from aegean.server.wire import redaction
from aegean.server.wire.redaction import StoredEntry

log = logging.getLogger("aegean.archive")

_SNAPSHOTS: Final = 2  # that are kept of each table
_MOVING: Final = ("begin", *ACTING, "undo", "agree", "rewind", "migrate")


def load(c: Connection, table: str) -> tuple[reading.TableRow, Timeline | None]:
    """A table and its timeline: from the latest snapshot by the rules of today, and the entries after it.

    A timeline whose rules are not those of the row was replayed by newer ones; whoever goes on writes that down.
    A game that ended by other rules has none.
    """
    row = reading.read(c, table)
    if row["status"] == "open" or row["started"] is None:
        return row, None
    deal = reading.deal_of(row)
    if row["status"] != "running" and deal.version != aegean.game(deal.game).version:
        return row, None  # what is kept of it is never made anew by other rules
    timeline = _from_snapshot(c, deal, table)
    rest = kept(c, table, 0 if timeline is None else timeline.number + 1)
    if timeline is None:
        timeline, rest = _from_entries(deal, rest)
    by_row = deal.clock is not None and timeline.clocks is None  # made anew by newer rules: see `rebuilt`
    for entry in rest:
        timeline, _ = timeline.after(Entry(entry.number, entry.seat, entry.kind, entry.text, entry.at))
    if by_row and deal.clock is not None:
        timeline.clocks = Clocks.unpack(deal.clock, row["clocks"])
    return row, timeline


def _from_entries(deal: Deal, entries: list[BareEntry]) -> tuple[Timeline, list[BareEntry]]:
    """The timeline after as many entries as newer rules must replay, and the entries after those."""
    if deal.version != aegean.game(deal.game).version:
        return rebuilt(deal, entries), []
    migrated = max((at for at, entry in enumerate(entries) if entry.kind == "migrate"), default=0)
    if migrated:
        return rebuilt(deal, entries[: migrated + 1]), entries[migrated + 1 :]
    return Timeline.begin(deal, entries[0].at), entries[1:]


def _from_snapshot(c: Connection, deal: Deal, table: str) -> Timeline | None:
    if deal.version != aegean.game(deal.game).version:
        return None
    snapshots = schema.snapshots.c
    query = select(snapshots.blob).where(snapshots.table == table, snapshots.version == deal.version)
    blob = c.scalar(query.order_by(snapshots.number.desc()).limit(1))
    if blob is None:
        return None
    try:
        return Timeline.unpack(deal, blob)
    except AegeanError:
        log.warning("snapshot not read: replayed from the first entry", extra={"table": table})
        return None


def moved(c: Connection, table: str) -> float | None:
    """When the game last went on; questions and answers among its people do not count."""
    e = schema.entries.c
    last: float | None = c.scalar(select(func.max(e.at)).where(e.table == table, e.kind.in_(_MOVING)))
    return last


def put_snapshot(c: Connection, row: dict[str, Any]) -> None:
    """Keep the new one, and let the oldest go."""
    s = schema.snapshots.c
    if c.scalar(select(s.number).where(s.table == row["table"], s.number == row["number"])) is None:
        c.execute(insert(schema.snapshots).values(**row))
    query = select(s.number).where(s.table == row["table"]).order_by(s.number.desc())
    oldest = c.scalar(query.offset(_SNAPSHOTS).limit(1))
    if oldest is not None:
        c.execute(delete(schema.snapshots).where(s.table == row["table"], s.number <= oldest))


def kept(c: Connection, table: str, first: int) -> list[BareEntry]:
    e = schema.entries.c
    query = select(e.number, e.seat, e.kind, e.text, e.moves, e.at).where(e.table == table, e.number >= first)
    return [BareEntry(*row) for row in c.execute(query.order_by(e.number))]


def entries(c: Connection, table: str, first: int, most: int | None = None) -> list[StoredEntry]:
    """Entries with their events; with `most`, the latest so many."""
    e = schema.entries.c
    query = select(e.number, e.seat, e.kind, e.text, e.moves, e.at, e.told).where(e.table == table, e.number >= first)
    rows = c.execute(query.order_by(e.number.desc()).limit(most)).all()
    return [_told(row) for row in reversed(rows)]


def page(c: Connection, table: str, first: int, most: int) -> list[StoredEntry]:
    """The first so many entries from a number on."""
    e = schema.entries.c
    query = select(e.number, e.seat, e.kind, e.text, e.moves, e.at, e.told).where(e.table == table, e.number >= first)
    return [_told(row) for row in c.execute(query.order_by(e.number).limit(most))]


def _told(row: Any) -> StoredEntry:
    return StoredEntry(row.number, row.seat, row.kind, row.text, row.moves, row.at, redaction.unpack_events(row.told))


def latest(c: Connection, tables: list[str]) -> dict[str, int]:
    """The number of the latest entry of each of the tables that has begun."""
    e = schema.entries.c
    query = select(e.table, func.max(e.number)).where(e.table.in_(tables)).group_by(e.table)
    return {row[0]: row[1] for row in c.execute(query)}


def put_orders(c: Connection, table: str, seat: int, person: int, orders: dict[str, Any] | None) -> None:
    """The standing orders of whoever sits there; nothing where that is somebody else by now."""
    s = schema.seats.c
    c.execute(
        update(schema.seats).where(s.table == table, s.seat == seat, s.user == person).values(orders=orders or null())
    )


def note_seen(c: Connection, seen: list[tuple[str, int]], looked: list[tuple[str, int]], now: float) -> None:
    """The players of these seats are connected now, and those of `looked` have the table before their eyes."""
    for column, places in (("seen", seen), ("looked", looked)):
        for table, seat in places:
            place = (schema.seats.c.table == table, schema.seats.c.seat == seat)
            c.execute(update(schema.seats).where(*place).values({column: now}))


def statuses(c: Connection, tables: list[str]) -> dict[str, str]:
    t = schema.tables.c
    return {row.id: row.status for row in c.execute(select(t.id, t.status).where(t.id.in_(tables)))}


Standing = tuple[str, str, int | None, tuple[int | None, ...]]  # status, title, host and who sits there


def standing_of(row: reading.TableRow) -> Standing:
    return row["status"], row["title"], row["host"], tuple(place["user"] for place in row["places"])


def standing(c: Connection, tables: list[str]) -> dict[str, Standing]:
    t, s = schema.tables.c, schema.seats.c
    places: dict[str, list[int | None]] = {table: [] for table in tables}
    for row in c.execute(select(s.table, s.user).where(s.table.in_(tables)).order_by(s.table, s.seat)):
        places[row.table].append(row.user)
    rows = c.execute(select(t.id, t.status, t.title, t.host).where(t.id.in_(tables)))
    return {row.id: (row.status, row.title, row.host, tuple(places[row.id])) for row in rows}
