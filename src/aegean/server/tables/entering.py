"""An entry on its way to the database: its own row, and what the table's row says after it.

The server itself hands entries to the one who writes for all (`Storage.append`). What the house does by command, with
or without a running server, is written here, in the same transaction as all else about it; of two writers of the same
number the database refuses one, who begins anew (`Storage.write_insistently`).
"""

from __future__ import annotations

import secrets
from collections.abc import Callable

from sqlalchemy import Connection, insert, update

from aegean.core.errors import AegeanError
from aegean.core.values import Event
from aegean.server.errors import Conflict, ServerError, Unplayable
from aegean.server.notifications import calls
from aegean.server.store import archive, schema
from aegean.server.store.storage import NewEntry
from aegean.server.tables import downtime, reading, signals, timekeeping
from aegean.server.tables.standing import think_by
from aegean.server.tables.timeline import PLAYING, SERVER, Entry, Timeline
from aegean.server.wire import redaction


def new_entry(
    row: reading.TableRow,
    after: Timeline,
    entry: Entry,
    events: list[Event],
    now: float,
    standing: dict[str, object],
    before: Timeline | None = None,
) -> NewEntry:
    """The entry with its own time; what is left to be done by somebody counts from now. `before` is where the table
    stood, unless nothing was done there that would call for anybody."""
    result = after.result
    if result is not None:
        standing = {**standing, "status": "over", "result": result.plain()}
    if entry.kind not in PLAYING:
        standing = {**standing, "lent": after.lent}
    if after.clocks is not None:
        standing = {**standing, "clocks": after.clocks.pack(), "time_by": after.clocks.deadline}
    return NewEntry(
        table=row["id"],
        number=entry.number,
        seat=entry.seat,
        kind=entry.kind,
        text=entry.text,
        moves=after.state.moves,
        told=redaction.pack_events(events),
        at=entry.at,
        standing={
            "touched": now,
            "waiting": after.deciding,
            "asked": [] if after.over or after.ask is None else list(after.ask.missing),
            "round": after.round,
            "think_by": think_by(row["places"], after, now),
            **standing,
        },
        calls=tuple(calls.by_entry(row["id"], before, after, entry, now)),
    )


def write(c: Connection, new: NewEntry) -> None:
    row = {**new._asdict(), "stamp": secrets.token_hex(16)}
    standing, called = row.pop("standing"), row.pop("calls")
    c.execute(insert(schema.entries).values(**row))
    if called:
        c.execute(insert(schema.calls), list(called))
    c.execute(update(schema.tables).where(schema.tables.c.id == new.table).values(**standing))


def by_the_house(c: Connection, table: str, meaning: Callable[[Timeline], Entry], now: float) -> Timeline:
    """One more entry of a running table, in the transaction that is open; all processes are told."""
    row, timeline = archive.load(c, table)
    if timeline is None or row["status"] != "running":
        raise Conflict(f"table {table} is {row['status']}: nothing is played there")
    if timeline.deal.version != row["version"]:  # it was replayed by the rules of today, and goes on by these
        timeline.number += 1
        version = timeline.deal.version
        migrated = Entry(timeline.number, SERVER, "migrate", f"{version} {row['version']}", max(now, timeline.at))
        timeline.tick(migrated)
        write(c, new_entry(row, timeline, migrated, [], now, {"version": version}))
    downtimes = downtime.known_by(c, now) if timeline.clocks is not None else []
    while (passed := timekeeping.brought(row, timeline, now, downtimes)) is not None:
        timeline = _next(c, row, timeline, passed, now)
    if timeline.over:
        raise Conflict(f"table {table} is over: nothing is played there")
    after = _next(c, row, timeline, meaning(timeline)._replace(at=max(now, timeline.at)), now)
    signals.send(c, now, signals.TABLE, table)
    return after


def _next(c: Connection, row: reading.TableRow, timeline: Timeline, entry: Entry, now: float) -> Timeline:
    try:
        after, events = timeline.after(entry)
    except ServerError:
        raise
    except AegeanError as error:
        raise Unplayable(error, timeline.number) from error
    write(c, new_entry(row, after, entry, events, now, {}, timeline))
    return after
