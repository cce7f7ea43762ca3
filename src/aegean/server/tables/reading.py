"""Tables as they lie in the database: read with their places, seen by whom they are for, and listed."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Iterable
from typing import Any, Final

from sqlalchemy import Connection, RowMapping, and_, exists, or_, select

from aegean.server import wire
from aegean.server.errors import Closed, Conflict, NotAllowed, NotFound
from aegean.server.store import schema
from aegean.server.tables import guest_lists
from aegean.server.tables.clocks import OTHERS, Rule
from aegean.server.tables.timeline import Deal

_PAGE: Final = 50
LIVE: Final = "live"
SLOW: Final = "slow"

Row = dict[str, Any]


class TableRow(dict[str, Any]):
    """A table's row, with its seats' rows under "places"."""


def read(c: Connection, table: str) -> TableRow:
    """A table with its places; the id is what a stranger may have typed."""
    row = c.execute(select(schema.tables).where(schema.tables.c.id == table)).mappings().one_or_none()
    if row is None:
        raise NotFound("there is no such table")
    return _with_places(c, [row])[0]


def hold(c: Connection, table: str) -> TableRow:
    """The same for a change: whoever else would change the table waits until this is done."""
    c.execute(select(schema.tables.c.id).where(schema.tables.c.id == table).with_for_update())
    return read(c, table)


def _with_places(c: Connection, rows: Iterable[RowMapping]) -> list[TableRow]:
    kept = [TableRow(row) for row in rows]
    places: dict[str, list[Row]] = {row["id"]: [] for row in kept}
    seats, users = schema.seats, schema.users
    query = (
        select(seats, users.c.name.label("user_name"))
        .select_from(seats.outerjoin(users, seats.c.user == users.c.id))
        .where(seats.c.table.in_(places))
        .order_by(seats.c.seat)
    )
    for place in c.execute(query).mappings():
        places[place["table"]].append(dict(place))
    followers = select(schema.tables.c.rematch_of, schema.tables.c.id).where(schema.tables.c.rematch_of.in_(places))
    rematches = {row.rematch_of: row.id for row in c.execute(followers)}
    for row in kept:
        row["places"] = places[row["id"]]
        row["rematch"] = rematches.get(row["id"])
    waiting = [row for row in kept if row["status"] == guest_lists.OPEN]
    invited, barred = guest_lists.invited(c, [row["id"] for row in waiting]), guest_lists.barred(c, waiting)
    for row in kept:
        row["invited"] = invited.get(row["id"], frozenset())
        row["barred"] = barred.get(row["id"], frozenset())
    return kept


def seats_of(row: TableRow, person: wire.Person | None) -> list[int]:
    """The seats that are somebody's own."""
    return [] if person is None else [place["seat"] for place in row["places"] if place["user"] == person.id]


def seat_of(row: TableRow, person: wire.Person | None, looking: int | None = None) -> int | None:
    """The seat that somebody looks from: of several the one they say, or the first. Where all play on one device they
    see what everybody may see as long as they say none."""
    own = seats_of(row, person)
    if looking is not None and looking not in own:
        raise NotAllowed("this is not your seat")
    if row["hot_seat"] or looking is not None:
        return looking
    return own[0] if own else None


def name_of(row: TableRow, place: Row) -> str:
    """What the player of a place is called; on one device each goes by the name that was typed for them, and further
    seats of one person are numbered."""
    called: str = place["name"] if row["hot_seat"] else ""
    name: str = called or place["user_name"] or place["name"] or ""
    if row["hot_seat"] or place["user"] is None:
        return name
    before = sum(other["user"] == place["user"] and other["seat"] < place["seat"] for other in row["places"])
    return f"{name} ({before + 1})" if before else name


def check_visible(row: TableRow, person: wire.Person | None, invite: str = "") -> None:
    """A private table is for those who sit there, made it, are invited or have the link; to others it does not exist,
    and no open table does to those whom one of its people blocks."""
    if seats_of(row, person) or (person is not None and row["host"] == person.id):
        return
    if person is not None and person.id in row["barred"]:
        raise NotFound("there is no such table")
    if row["public"] or (person is not None and person.id in row["invited"]):
        return
    if not secrets.compare_digest(invite.encode(), row["invite"].encode()):
        raise NotFound("there is no such table")


def reading_word(invite: str) -> str:
    """What lets others look back at a private game that is over, and nothing else; it does not tell the invitation."""
    return hashlib.sha256(b"to read " + invite.encode()).hexdigest()[:24]


def check_readable(row: TableRow, person: wire.Person | None, word: str = "") -> None:
    """Looking back is for whoever sees the table and, once the game is over, for who has the word for reading."""
    if row["status"] == "over" and secrets.compare_digest(word.encode(), reading_word(row["invite"]).encode()):
        return
    check_visible(row, person, word)


def listed(c: Connection, which: str, person: wire.Person | None, before: float | None) -> tuple[list[TableRow], bool]:
    """A page of tables, the latest first."""
    t = schema.tables.c
    own = exists().where(schema.seats.c.table == t.id, schema.seats.c.user == (person.id if person else -1))
    hosted = t.host == (person.id if person else -1)
    conditions = {
        "open": and_(t.status == "open", t.public),
        "mine": and_(or_(own, and_(hosted, t.status == "open")), t.status != "closed"),
        "running": and_(t.status == "running", t.public),
        "finished": and_(t.status == "over", or_(t.public, own, hosted)),
    }
    query = select(schema.tables).where(conditions[which])
    if which == "open" and person is not None:
        query = query.where(or_(own, hosted, ~guest_lists.kept_from(person.id)))
    if before is not None:
        query = query.where(t.touched < before)
    rows = c.execute(query.order_by(t.touched.desc()).limit(_PAGE + 1)).mappings().all()
    return _with_places(c, rows[:_PAGE]), len(rows) > _PAGE


def speed_of(row: TableRow) -> str:
    """What a game is rated as: without a live clock one may think for as long as one likes."""
    return LIVE if row["clock"] is not None and row["clock"]["kind"] == LIVE else SLOW


def deal_of(row: TableRow) -> Deal:
    return Deal(
        row["game"],
        row["version"],
        row["seats"],
        int(row["seed"]),
        row["options"],
        tuple(place["bot"] for place in row["places"]),
        row["position"],
        Rule.read(row["clock"]),
    )


def absence_of(row: TableRow) -> wire.Absence:
    """Who may let a bot play for somebody who is away: where time is kept, that is part of what follows its end."""
    if row["clock"] is None:
        kept: wire.Absence = row["absence"]
        return kept
    return "others" if row["clock"]["then"] == OTHERS else "never"


def check_open(row: TableRow) -> None:
    if row["status"] == "closed":
        raise Closed(row["reason"], row["ended_by"])
    if row["status"] != "open":
        raise Conflict("the game has begun already")


def check_running(row: TableRow, number: int | None) -> None:
    """Refuse what cannot be done at a table where nobody plays any more, and say why."""
    if row["status"] == "closed":
        raise Closed(row["reason"], row["ended_by"], number)
    if row["status"] != "running":
        raise Conflict("the game is over", number)
