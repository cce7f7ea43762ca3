"""One's own company: friends, who asks and was asked, whom one blocks, and with whom one has played lately."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from sqlalchemy import Connection, or_, select

from aegean.server import wire
from aegean.server.people import friends, inviting, privacy
from aegean.server.store.schema import seats, tables, users
from aegean.server.tables.rooms import table_info
from aegean.server.wire.company import Acquaintance, Companion, Company

_TABLES: Final = 40  # that are looked through for recent company
_RECENT: Final = 20


def company(c: Connection, person: wire.Person, now: float) -> Company:
    me = person.id
    return Company(
        shown_to=privacy.shown_to(c, me),
        friends=_people(c, person, friends.friends_of(c, me)),
        asks=_people(c, person, friends.asking(c, me)),
        asked=_people(c, person, friends.asked_by(c, me)),
        blocked=_people(c, person, friends.blocked_by(c, me)),
        recent=_recent(c, person),
        invitations=[table_info(row, person, now) for row in inviting.invitations_of(c, person)],
    )


def may_ask(c: Connection, person: wire.Person, other: int) -> bool:
    """Whether somebody knows the other one's name anyway, so that asking tells them nothing."""
    return (
        other in privacy.seen_by(c, person, [other])
        or friends.have_met(c, person.id, other)
        or friends.bond(c, person.id, other) != "none"
    )


def _people(c: Connection, person: wire.Person, since: Mapping[int, float]) -> list[Acquaintance]:
    u = users.c
    rows = c.execute(select(u.id, u.name, u.login).where(u.id.in_(since), u.deleted.is_(None)).order_by(u.name, u.id))
    seen = privacy.seen_by(c, person, since)
    return [
        Acquaintance(id=row.id, name=row.name, guest=row.login is None, at=since[row.id], profile=row.id in seen)
        for row in rows
    ]


def _recent(c: Connection, person: wire.Person) -> list[Companion]:
    """Those who sat at one's latest tables, each with the latest one."""
    mine, theirs, t, u = seats.alias("mine"), seats.alias("theirs"), tables.c, users.c
    latest = (
        select(t.id)
        .join(mine, mine.c.table == t.id)
        .where(mine.c.user == person.id, or_(t.status == "running", t.status == "over"), ~t.hot_seat)
        .distinct()
        .add_columns(t.touched)
        .order_by(t.touched.desc())
        .limit(_TABLES)
        .subquery()
    )
    query = (
        select(u.id, u.name, u.login, t.id.label("table"), t.game, t.touched, t.status)
        .join(theirs, theirs.c.user == u.id)
        .join(tables, t.id == theirs.c.table)
        .join(latest, latest.c.id == t.id)
        .where(u.id != person.id, u.deleted.is_(None))
        .order_by(t.touched.desc(), theirs.c.seat)
    )
    met = {row.id: row for row in reversed(c.execute(query).all())}
    rows = sorted(met.values(), key=lambda row: -row.touched)[:_RECENT]
    seen = privacy.seen_by(c, person, [row.id for row in rows])
    return [
        Companion(
            id=row.id,
            name=row.name,
            guest=row.login is None,
            bond=friends.bond(c, person.id, row.id),
            profile=row.id in seen,
            table=row.table,
            game=row.game,
            at=row.touched,
            over=row.status == "over",
        )
        for row in rows
    ]
