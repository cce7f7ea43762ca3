"""Friends are invited to a table that has not begun; and are told of one that is open to everybody, if they wish."""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, delete, func, insert, select

from aegean.server import wire
from aegean.server.errors import Conflict, NotAllowed, NotFound
from aegean.server.notifications import calls
from aegean.server.people import friends
from aegean.server.store.schema import guest_lists, tables
from aegean.server.tables import reading

_MOST: Final = 40  # at one table


def invite(c: Connection, table: str, person: wire.Person, friend: int, now: float) -> None:
    """Somebody at a table invites a friend, who is told once and may see it from then on."""
    row = reading.hold(c, table)
    reading.check_visible(row, person)
    if not reading.seats_of(row, person) and row["host"] != person.id:
        raise NotAllowed("whoever sits at the table invites to it")
    reading.check_open(row)
    if row["hot_seat"]:
        raise Conflict("all play on one device here")
    if not friends.are_friends(c, person.id, friend):
        raise NotFound("you have no such friend")
    if friend in row["invited"] or any(place["user"] == friend for place in row["places"]):
        return
    g = guest_lists.c
    if (c.scalar(select(func.count()).select_from(guest_lists).where(g.table == table)) or 0) >= _MOST:
        raise Conflict(f"{_MOST} people are invited to this table already")
    c.execute(insert(guest_lists).values(table=table, user=friend, by=person.id, at=now))
    if friend not in row["barred"]:  # or they would be called to a table that is not there for them
        calls.call(c, table, calls.INVITED, now, user=friend)


def decline(c: Connection, table: str, person: wire.Person) -> None:
    g = guest_lists.c
    c.execute(delete(guest_lists).where(g.table == table, g.user == person.id))


def invitations_of(c: Connection, person: wire.Person) -> list[reading.TableRow]:
    """The tables that wait for somebody who is invited, the latest first."""
    g, t = guest_lists.c, tables.c
    query = select(t.id).join(guest_lists, g.table == t.id).where(g.user == person.id, t.status == "open")
    rows = [reading.read(c, table) for table in c.scalars(query.order_by(g.at.desc(), t.id)).all()]
    return [row for row in rows if not reading.seats_of(row, person) and person.id not in row["barred"]]


def tell_friends(c: Connection, table: str, person: wire.Person, now: float) -> None:
    """Somebody has made a table that is open to everybody: their friends may want to sit down."""
    row = reading.read(c, table)
    free = any(place["user"] is None and place["bot"] is None for place in row["places"])
    if not row["public"] or row["status"] != "open" or row["hot_seat"] or not free:
        return
    for friend in sorted(friends.friends_of(c, person.id)):
        if friend not in row["barred"]:
            calls.call(c, table, calls.FRIEND, now, user=friend)
