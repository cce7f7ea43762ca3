"""What a host does with the database, while the server runs or not. Plain functions over a connection.

A server that runs notices bans within two seconds, and a closed table when it next looks at its row.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, exists, func, insert, or_, select, update
from sqlalchemy.exc import IntegrityError

from aegean.server.door import accounts, addresses, names
from aegean.server.errors import NotFound
from aegean.server.replays import cache
from aegean.server.store.schema import bans, chat, entries, seats, sessions, side_chat, tables, users
from aegean.server.tables import signals

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
