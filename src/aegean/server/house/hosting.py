"""What a host does with the database, while the server runs or not. Plain functions over a connection.

A server that runs notices bans within two seconds, and a closed table when it next looks at its row.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import ColumnElement, Connection, Table, and_, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from aegean.server import wire
from aegean.server.door import accounts, addresses, names
from aegean.server.errors import NotFound
from aegean.server.house import moderating
from aegean.server.replays import cache
from aegean.server.store.schema import bans, chat, entries, seats, sessions, side_chat, tables, users
from aegean.server.tables import signals

_HERE: Final = 60.0  # seconds: who is connected is written down every 20
_MOST_BARRED: Final = 500
BY_ID: Final = "id:"  # how a guest is named, whose name may be that of others too


class TableLine(NamedTuple):
    id: str
    game: str
    status: str
    public: bool
    people: int
    seats: int
    touched: float
    title: str


class PersonLine(NamedTuple):
    id: int
    name: str
    guest: bool
    created: float
    banned: bool
    tables: int


class BanLine(NamedTuple):
    address: str
    since: float
    reason: str


class Stats(NamedTuple):
    accounts: int
    guests: int
    banned: int
    sessions: int
    tables: dict[tuple[str, str], int]  # by game and status
    entries: int
    entries_today: int
    chat: int
    unkept: int  # finished games that are not kept as they were yet


class Pruned(NamedTuple):
    sessions: int
    tables: int
    guests: int


# -- looking ----------------------------------------------------------------------------------------------------------


def list_tables(connection: Connection, status: str | None, most: int) -> list[TableLine]:
    """The latest first."""
    people = (
        select(func.count()).where(seats.c.table == tables.c.id, seats.c.user.is_not(None)).correlate(tables)
    ).scalar_subquery()
    t = tables.c
    query = select(t.id, t.game, t.status, t.public, people, t.seats, t.touched, t.title)
    if status is not None:
        query = query.where(t.status == status)
    return [TableLine(*row) for row in connection.execute(query.order_by(t.touched.desc(), t.id).limit(most))]


def list_people(connection: Connection, most: int) -> list[PersonLine]:
    """The newest first."""
    sitting = (select(func.count()).where(seats.c.user == users.c.id).correlate(users)).scalar_subquery()
    u = users.c
    query = select(u.id, u.name, u.login.is_(None), u.created, u.banned.is_not(None), sitting)
    query = query.where(u.deleted.is_(None)).order_by(u.id.desc()).limit(most)
    return [PersonLine(*row) for row in connection.execute(query)]


def list_bans(connection: Connection) -> list[BanLine]:
    query = select(bans.c.address, bans.c.since, bans.c.reason).order_by(bans.c.address)
    return [BanLine(*row) for row in connection.execute(query)]


def stats(connection: Connection, now: float) -> Stats:
    def count(table: object, *conditions: object) -> int:
        found = connection.scalar(select(func.count()).select_from(table).where(*conditions))  # type: ignore[arg-type]
        return int(found or 0)

    here = users.c.deleted.is_(None)
    kinds = connection.execute(
        select(tables.c.game, tables.c.status, func.count())
        .group_by(tables.c.game, tables.c.status)
        .order_by(tables.c.game, tables.c.status)
    )
    return Stats(
        accounts=count(users, here, users.c.login.is_not(None)),
        guests=count(users, here, users.c.login.is_(None)),
        banned=count(users, here, users.c.banned.is_not(None)),
        sessions=count(sessions, sessions.c.expires > now),
        tables={(game, status): number for game, status, number in kinds},
        entries=count(entries),
        entries_today=count(entries, entries.c.at > now - accounts.DAY),
        chat=count(chat) + count(side_chat),
        unkept=len(cache.unkept(connection, cache.VERDICT, now, None)),
    )


def load(connection: Connection, reports: int, now: float) -> wire.Load:
    """What all processes carry together. Entries are looked for at tables that were touched: there are many."""

    def count(table: Table, *conditions: ColumnElement[bool]) -> int:
        return connection.scalar(select(func.count()).select_from(table).where(*conditions)) or 0

    def entered(seconds: float) -> int:
        moved = select(tables.c.id).where(tables.c.touched > now - seconds)
        return count(entries, entries.c.table.in_(moved), entries.c.at > now - seconds)

    kinds = connection.execute(select(tables.c.status, func.count().label("many")).group_by(tables.c.status))
    by_status: dict[str, int] = {row.status: row.many for row in kinds}
    here = users.c.deleted.is_(None)
    bots = (tables.c.status == "running", tables.c.think_by.is_not(None))
    people = select(func.count(seats.c.user.distinct())).where(seats.c.seen > now - _HERE)
    return wire.Load(
        accounts=count(users, here, users.c.login.is_not(None)),
        guests=count(users, here, users.c.login.is_(None)),
        connected=connection.scalar(people) or 0,
        open=by_status.get("open", 0),
        running=by_status.get("running", 0),
        over=by_status.get("over", 0),
        entries=entered(_HERE),
        entries_today=entered(accounts.DAY),
        bots_waiting=count(tables, *bots),
        bots_late=count(tables, *bots, tables.c.think_by < now),
        unkept=len(cache.unkept(connection, cache.VERDICT, now, None)),
        reports=reports,
    )


def _named(word: str) -> ColumnElement[bool]:
    """With the word in their name. SQLite lowers ASCII alone: accounts are found by their logins too."""
    login = users.c.login.contains(word.lower(), autoescape=True)
    return or_(users.c.name.icontains(word, autoescape=True), and_(users.c.login.is_not(None), login))


def search_tables(connection: Connection, searched: str, status: str | None, most: int) -> list[wire.TableLine]:
    """The latest first: by id, a part of the title, or of the name of somebody there."""
    t, word = tables.c, searched.strip()
    query = select(t.id, t.game, t.status, t.public, t.title, t.touched, t.seats).limit(most)
    if status is not None:
        query = query.where(t.status == status)
    if word:
        sits = exists().where(seats.c.table == t.id, seats.c.user == users.c.id, _named(word))
        query = query.where(or_(t.id == word, t.title.icontains(word, autoescape=True), sits))
    rows = connection.execute(query.order_by(t.touched.desc(), t.id)).all()
    s = seats.c
    sitting = select(s.table, s.seat, users.c.name).join(users, users.c.id == s.user)
    called = {
        (row.table, row.seat): row.name
        for row in connection.execute(sitting.where(s.table.in_([row.id for row in rows])))
    }
    return [
        wire.TableLine(
            id=row.id,
            game=row.game,
            status=row.status,
            public=row.public,
            title=row.title,
            touched=row.touched,
            names=[called.get((row.id, seat), "") for seat in range(row.seats)],
        )
        for row in rows
    ]


def search_people(connection: Connection, searched: str, most: int, now: float) -> list[wire.PersonInfo]:
    """The newest first: by number, or a part of the name."""
    word = searched.strip().removeprefix(BY_ID)
    number = int(word) if word.isascii() and word.isdigit() and len(word) < 10 else 0
    return moderating.people(connection, now, or_(_named(word), users.c.id == number), most=most)


def barred(connection: Connection, now: float) -> wire.Barred:
    """Who may not come in, and whom nobody hears."""
    return wire.Barred(
        people=moderating.people(connection, now, users.c.banned.is_not(None), most=_MOST_BARRED),
        muted=moderating.people(connection, now, users.c.muted > now, most=_MOST_BARRED),
        addresses=[wire.BanInfo(*line) for line in list_bans(connection)],
    )


# -- doing ------------------------------------------------------------------------------------------------------------


def find_person(connection: Connection, meant: str) -> int:
    """The person of an account by name, and anybody by `id:17`."""
    if meant.startswith(BY_ID):
        number = meant.removeprefix(BY_ID)
        condition = users.c.id == (int(number) if number.isascii() and number.isdigit() else -1)
    else:
        condition = users.c.login == names.tried_login(meant)
    found: int | None = connection.scalar(select(users.c.id).where(condition, users.c.deleted.is_(None)))
    if found is None:
        raise NotFound(f"there is no account {meant[:40]!r}; guests are named by {BY_ID} and their number")
    return found


def ban_address(connection: Connection, address: str, reason: str, now: float) -> str:
    """An address or a network; as it is kept."""
    network = addresses.network(address)
    if network is None:
        raise NotFound(f"{address[:60]!r} is no address")
    kept = str(network.network_address) if network.num_addresses == 1 else str(network)
    try:
        with connection.begin_nested():
            connection.execute(insert(bans).values(address=kept, since=now, reason=reason))
    except IntegrityError:
        connection.execute(update(bans).where(bans.c.address == kept).values(reason=reason))
    signals.send(connection, now, signals.SESSIONS)
    return kept


def ban_person(connection: Connection, user: int, now: float) -> None:
    connection.execute(update(users).where(users.c.id == user).values(banned=now))
    signals.send(connection, now, signals.SESSIONS, user)


def unban_address(connection: Connection, address: str, now: float) -> None:
    network = addresses.network(address)
    if network is None:
        raise NotFound(f"{address[:60]!r} is no address")
    kept = str(network.network_address) if network.num_addresses == 1 else str(network)
    if not connection.execute(delete(bans).where(bans.c.address == kept)).rowcount:
        raise NotFound(f"{kept} is not banned")
    signals.send(connection, now, signals.SESSIONS)


def unban_person(connection: Connection, user: int, now: float) -> None:
    changed = connection.execute(
        update(users).where(users.c.id == user, users.c.banned.is_not(None)).values(banned=None)
    )
    if not changed.rowcount:
        raise NotFound("this person is not banned")
    signals.send(connection, now, signals.SESSIONS, user)


def prune(connection: Connection, now: float, days: float) -> Pruned:
    """Remove what nobody misses: expired sessions, tables that never began, guests who left nothing behind."""
    before = now - days * accounts.DAY
    ended = accounts.sweep(connection, now)
    unplayed = connection.execute(
        delete(tables).where(
            tables.c.touched < before,
            or_(tables.c.status == "open", tables.c.status == "closed"),
            tables.c.started.is_(None),
            ~exists().where(entries.c.table == tables.c.id),
        )
    ).rowcount
    guests = connection.execute(
        delete(users).where(
            users.c.created < before,
            users.c.login.is_(None),
            users.c.banned.is_(None),
            ~exists().where(sessions.c.user == users.c.id),
            ~exists().where(seats.c.user == users.c.id),
            ~exists().where(chat.c.user == users.c.id),
            ~exists().where(side_chat.c.user == users.c.id),
            ~exists().where(tables.c.host == users.c.id),
        )
    ).rowcount
    return Pruned(ended, unplayed, guests)
