"""Records that somebody brings along, kept as finished tables that can be looked back on."""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import Connection, insert

import aegean
from aegean.core.dice import commitment
from aegean.core.errors import AegeanError, RecordError
from aegean.core.records import Record, read_record
from aegean.core.values import Plain
from aegean.server.store import schema
from aegean.server.tables import lobby
from aegean.server.tables.timeline import SERVER, Deal, Entry, Timeline
from aegean.server.wire import redaction
from aegean.server.wire.redaction import StoredEntry

_MOST_ACTIONS: Final = 20_000


def bring_in(data: dict[str, Plain]) -> tuple[Deal, list[StoredEntry], Timeline]:
    """A record that somebody brings along, replayed to its end: as the entries of a table."""
    if data.get("game") not in aegean.games():
        raise RecordError(f"the record's game should be one of {', '.join(aegean.games())}")
    record = read_record(data, aegean.game(data["game"]))
    if len(record.actions) > _MOST_ACTIONS:
        raise RecordError(f"the record has {len(record.actions)} actions; {_MOST_ACTIONS} are the most")
    if record.begun or (record.seed is None and not data.get("position")):
        raise RecordError("the record begins in the middle of a game, from a sample")
    deal, told, timeline = _as_entries(record)
    if record.hash is not None and timeline.state.hash() != record.hash:
        raise RecordError(f"the record says that it ends in {record.hash}, but it replays to {timeline.state.hash()}")
    return deal, told, timeline


def _as_entries(record: Record) -> tuple[Deal, list[StoredEntry], Timeline]:
    deal = Deal(
        record.game,
        record.version,
        record.seats,
        record.seed or 0,
        record.options,
        (None,) * record.seats,
        record.plain().get("position"),
    )
    timeline = Timeline.begin(deal)
    told = [StoredEntry(0, SERVER, "begin", "", 0, 0.0, tuple(timeline.state.opening))]
    for number, (seat, action) in enumerate(zip(record.movers, record.actions, strict=True), 1):
        try:
            timeline, events = timeline.after(Entry(number, seat, "act", str(action)))
        except AegeanError as error:
            raise RecordError(f"action {number} of the record cannot be replayed: {error}") from error
        told.append(StoredEntry(number, seat, "act", str(action), number, 0.0, tuple(events)))
    return deal, told, timeline


def put_in(c: Connection, person: int, deal: Deal, told: list[StoredEntry], timeline: Timeline, now: float) -> str:
    """Keep an imported game as a finished table that can be looked back on."""
    table = lobby.new_id()
    result = timeline.result
    c.execute(
        insert(schema.tables).values(
            id=table,
            game=deal.game,
            version=deal.version,
            seats=deal.seats,
            options=deal.options,
            seed=str(deal.seed),
            seed_given=True,
            commitment=commitment(deal.seed),
            title="",
            status="over",
            public=False,
            invite=secrets.token_urlsafe(12),
            host=person,
            created=now,
            started=now,
            touched=now,
            waiting=[],
            result=None if result is None else result.plain(),
            position=deal.position,
            imported=True,
        )
    )
    c.execute(
        insert(schema.seats),
        [
            {"table": table, "seat": n, "user": None, "bot": None, "name": "", "seen": None, "looked": None}
            for n in range(deal.seats)
        ],
    )
    c.execute(
        insert(schema.entries),
        [
            {
                "table": table,
                "number": one.number,
                "seat": one.seat,
                "kind": one.kind,
                "text": one.text,
                "moves": one.moves,
                "told": redaction.pack_events(one.events),
                "at": now,
                "stamp": "imported",
            }
            for one in told
        ],
    )
    return table
