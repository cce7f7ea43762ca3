"""Everything that the database has of a person, for that person. No secret that opens anything is among it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy import ColumnElement, Connection, literal, select

from aegean.server import wire
from aegean.server.door import accounts
from aegean.server.store.chat import SIDE
from aegean.server.store.schema import (
    blocks,
    chat,
    destinations,
    devices,
    entrants,
    finished,
    finished_seats,
    friendships,
    guest_lists,
    notification_settings,
    outbox,
    rating_changes,
    ratings,
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

_PROFILE: Final = ("id", "name", "language", "created", "banned", "role", "muted", "shown_to")


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
            **{name: getattr(row, name) for name in _PROFILE},
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
        company=_company(c, user),
        games=_games(c, user),
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


def _company(c: Connection, user: int) -> dict[str, Any]:
    """Friends and blocks by the numbers and names of the others; whoever blocks this person is not among it."""
    f, b, g, u = friendships.c, blocks.c, guest_lists.c, users.c
    named = [u.id, u.name]
    asked = select(*named, f.at, f.agreed).join(friendships, f.asked == u.id).where(f.asker == user)
    hidden = select(b.blocked).where(b.blocker == user)
    asks = select(*named, f.at, f.agreed).join(friendships, f.asker == u.id).where(f.asked == user, u.id.not_in(hidden))
    blocked = select(*named, b.at).join(blocks, b.blocked == u.id).where(b.blocker == user)
    return {
        "asked": [dict(row) for row in c.execute(asked.order_by(f.at)).mappings()],
        "asks": [dict(row) for row in c.execute(asks.order_by(f.at)).mappings()],
        "blocked": [dict(row) for row in c.execute(blocked.order_by(b.at)).mappings()],
        "invited": _rows(c, [g.table, g.at], g.user == user),
        "invites": _rows(c, [g.table, g.user, g.at], g.by == user),
    }


def _games(c: Connection, user: int) -> dict[str, Any]:
    f, s, r, h = finished.c, finished_seats.c, ratings.c, rating_changes.c
    played = select(f.table, f.game, f.ended, f.modules, f.reason, f.speed, f.rated,
                    s.seat, s.side, s.role, s.place, s.won, s.played, s.pace)  # fmt: skip
    played = played.join(finished_seats, s.table == f.table).where(s.user == user).order_by(f.ended, f.table, s.seat)
    return {
        "finished": [dict(row) for row in c.execute(played).mappings()],
        "ratings": _rows(c, [r.game, r.speed, r.mean, r.deviation, r.games, r.at], r.user == user),
        "rating_changes": _rows(c, [h.table, h.game, h.speed, h.at, h.mean, h.deviation], h.user == user),
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
