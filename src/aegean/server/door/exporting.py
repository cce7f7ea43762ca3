"""Everything that the database has of a person, for that person. No secret that opens anything is among it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from urllib.parse import urlsplit

from sqlalchemy import ColumnElement, Connection, literal, select

from aegean.server import wire
from aegean.server.door import accounts
from aegean.server.store.chat import SIDE
from aegean.server.store.schema import (
    chat,
    destinations,
    devices,
    entrants,
    notification_settings,
    outbox,
    reports,
    seats,
    sessions,
    side_chat,
    silences,
    tables,
    tickets,
    tournaments,
    users,
    vacations,
)
from aegean.server.store.schema import signals as acts


def data_of(c: Connection, user: int) -> wire.MyData:
    person = accounts.find(c, user)
    row = c.execute(select(users).where(users.c.id == user)).one()
    sat = c.execute(
        select(seats.c.table, seats.c.seat, seats.c.name, seats.c.seen, seats.c.orders, tables.c.game, tables.c.title,
               tables.c.status, tables.c.created, tables.c.started, tables.c.touched, tables.c.result, tables.c.host)
        .join(tables, tables.c.id == seats.c.table)
        .where(seats.c.user == user)
        .order_by(tables.c.created, seats.c.seat)
    ).mappings().all()  # fmt: skip
    over = {one["table"]: None for one in sat if one["status"] == "over"}
    s, d, t, h, m, a, r = sessions.c, devices.c, tickets.c, tables.c, chat.c, side_chat.c, reports.c
    return wire.MyData(
        profile={
            **{name: getattr(row, name) for name in ("id", "name", "language", "created", "banned", "role", "muted")},
            "account": not person.guest,
            "password": "kept as an argon2 hash" if row.password else "none",
        },
        sessions=_rows(c, [s.kind, s.label, s.created, s.expires], s.user == user),
        devices=_rows(c, [d.expires], d.user == user),
        tickets=_rows(c, [t.kind, t.created, t.expires], t.user == user),
        seats=[{**one, "host": one["host"] == user} for one in sat],
        hosted=_rows(c, [h.id, h.game, h.title, h.status, h.created], h.host == user),
        chat=[
            *_rows(c, [m.table, m.room, m.name, m.text, m.at, m.removed], m.user == user),
            *_rows(c, [a.table, literal(SIDE).label("room"), a.name, a.text, a.at, a.removed], a.user == user),
        ],
        notifications=_notifications(c, user),
        reports=_rows(c, [r.at, r.table, r.name, r.said, r.reason, r.settled, r.decision], r.reporter == user),
        acts=_rows(c, [acts.c.at, acts.c.kind, acts.c.text], (acts.c.subject == f"id:{user}") & (acts.c.by != "")),
        tournaments=_tournaments(c, user),
        vacations=_rows(c, [vacations.c.begins, vacations.c.ends], vacations.c.user == user),
        records=[f"/api/tables/{table}/record" for table in over],
    )


def _tournaments(c: Connection, user: int) -> dict[str, Any]:
    t, e = tournaments.c, entrants.c
    entered = select(t.id, t.title, t.kind, t.season, e.number, e.at, e.lot, e.division, e.out)
    entered = entered.join(entrants, e.tournament == t.id).where(e.user == user).order_by(e.at)
    return {
        "entered": [dict(row) for row in c.execute(entered).mappings()],
        "organised": _rows(c, [t.id, t.title, t.kind, t.season, t.created, t.status], t.organiser == user),
    }


def _notifications(c: Connection, user: int) -> dict[str, Any]:
    """Of a URL the host alone: the rest of it may be all that somebody needs to write there."""
    d, o, n = destinations.c, outbox.c, notification_settings.c
    here = select(d.id).where(d.user == user)
    reached = _rows(c, [d.kind, d.label, d.address, d.state, d.why, d.created, d.sent], d.user == user)
    for one in reached:
        one["address"] = urlsplit(one["address"]).hostname or one["address"]
    return {
        "destinations": reached,
        "settings": _rows(c, [n.about, n.quiet_from, n.quiet_to, n.zone, n.gather], n.user == user),
        "silent": list(c.scalars(select(silences.c.table).where(silences.c.user == user))),
        "outbox": _rows(c, [o.reason, o.table, o.at, o.due, o.state, o.done], o.destination.in_(here)),
    }


def _rows(c: Connection, columns: Sequence[Any], condition: ColumnElement[bool]) -> list[dict[str, Any]]:
    return [dict(row) for row in c.execute(select(*columns).where(condition)).mappings()]
