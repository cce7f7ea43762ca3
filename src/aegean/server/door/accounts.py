"""People: guests, accounts, and the sessions by which the server knows them again.

Everything is a plain function over a connection. Names are checked in names.py, passwords in passwords.py.
"""

from __future__ import annotations

import hashlib
import secrets
from datetime import UTC, datetime
from itertools import count
from typing import Final, NamedTuple

from sqlalchemy import Connection, Row, delete, exists, func, insert, null, or_, select, update
from sqlalchemy.exc import IntegrityError

from aegean.server import wire
from aegean.server.door.names import login_of, look_of, looks_of, new_name, numbered, tried_login
from aegean.server.errors import Banned, Conflict, Muted, NameTaken, NotFound, WrongPassword
from aegean.server.store.schema import (
    calls,
    chat,
    destinations,
    devices,
    notification_settings,
    seats,
    sessions,
    side_chat,
    silences,
    tables,
    tickets,
    users,
    vacations,
)
from aegean.server.tables import signals

DAY: Final = 86_400.0
BROWSER: Final = "browser"
TOKEN: Final = "token"
LASTS: Final = {BROWSER: 90 * DAY, TOKEN: 365 * DAY}
TOKEN_PREFIX: Final = "aeg_"
MOST_TOKENS: Final = 20
_TOKEN_ID: Final = 16
_TAKEN: Final = "this name is taken, or looks like one that is: choose another, or sign in if it is yours"


class Session(NamedTuple):
    """Who somebody is. `digest` names the session without opening it."""

    digest: str
    kind: str
    expires: float
    person: wire.Person
    banned: bool


class Secret(NamedTuple):
    """A new session; `secret` is for its owner alone."""

    secret: str
    digest: str
    expires: float


class Gone(NamedTuple):
    """What somebody who deleted the account leaves behind, as (table, seat)."""

    freed: list[tuple[str, int]]  # in open tables, where others can sit down now
    running: list[tuple[str, int]]  # in games that go on
    hosted: list[str]  # open tables that another of their people leads now, or that are closed


# -- people -----------------------------------------------------------------------------------------------------------


def person(row: Row[tuple[object, ...]]) -> wire.Person:
    found = row._mapping
    return wire.Person(
        id=found[users.c.id],
        name=found[users.c.name],
        guest=found[users.c.login] is None,
        language=found[users.c.language],
        member=found[users.c.member],
        moderator=found[users.c.role] in ("moderator", "host"),
        host=found[users.c.role] == "host",
        unreached=found[users.c.unreached],
    )


def find(connection: Connection, user: int) -> wire.Person:
    row = connection.execute(select(users).where(users.c.id == user, users.c.deleted.is_(None))).one_or_none()
    if row is None:
        raise NotFound("there is no such person")
    return person(row)


def is_gone(connection: Connection, user: int) -> bool:
    """Whether somebody was deleted."""
    return not connection.scalar(select(exists().where(users.c.id == user, users.c.deleted.is_(None))))


def create_guest(connection: Connection, name: str, language: str, now: float, member: bool = False) -> wire.Person:
    """Guests may share a name with each other, but not with an account."""
    name = new_name(name)
    if taken(connection, name):
        raise NameTaken(_TAKEN)
    values = {"name": name, "likeness": look_of(name), "language": language, "created": now, "member": member}
    made = connection.execute(insert(users).values(**values))
    assert made.inserted_primary_key is not None  # both databases tell
    return find(connection, made.inserted_primary_key[0])


def taken(connection: Connection, name: str, but: int | None = None) -> bool:
    """Whether the name is an account's, or looks like one's; `but` is the person who is to bear it."""
    same = or_(users.c.look.in_(looks_of(name)), users.c.login == tried_login(name))
    found = connection.scalars(select(users.c.id).where(same, users.c.login.is_not(None))).all()
    return any(user != but for user in found)


def create_account(
    connection: Connection, name: str, password_hash: str, language: str, now: float, member: bool = False
) -> tuple[wire.Person, list[int]]:
    """An account without having been a guest before; the guests who had to give up the name."""
    values = {"language": language, "created": now, "member": member}
    made = connection.execute(insert(users).values(name="", **values))
    assert made.inserted_primary_key is not None
    return make_account(connection, made.inserted_primary_key[0], name, password_hash, now)


def make_account(
    connection: Connection, user: int, name: str, password_hash: str, now: float
) -> tuple[wire.Person, list[int]]:
    """Turn a guest into an account: the same person, with all games. And the guests who had to give up the name."""
    renamed = _take_name(connection, user, name, {"password": password_hash}, now, guest=True)
    return find(connection, user), renamed


def change_profile(
    connection: Connection, user: int, name: str | None, language: str | None, now: float
) -> tuple[wire.Person, list[int]]:
    """Another name or language. The name of an account is also the one to sign in with."""
    renamed: list[int] = []
    if language is not None:
        connection.execute(update(users).where(users.c.id == user).values(language=language))
    if name is not None and find(connection, user).guest:
        name = new_name(name)
        if taken(connection, name):
            raise NameTaken(_TAKEN)
        connection.execute(update(users).where(users.c.id == user).values(name=name, likeness=look_of(name)))
    elif name is not None:
        renamed = _take_name(connection, user, name, {}, now, guest=False)
    signals.send(connection, now, signals.PERSON, user)
    return find(connection, user), renamed


def _take_name(
    connection: Connection, user: int, name: str, more: dict[str, str], now: float, *, guest: bool
) -> list[int]:
    """An account bears the name from now on. Guests who bear one like it get a number behind theirs."""
    name = new_name(name)
    if taken(connection, name, but=user):
        raise NameTaken(_TAKEN)
    look = look_of(name)
    was = users.c.login.is_(None) if guest else users.c.login.is_not(None)
    values = {"name": name, "login": login_of(name), "look": look, "likeness": look, **more}
    try:
        changed = connection.execute(
            update(users).where(users.c.id == user, was, users.c.deleted.is_(None)).values(**values)
        )
    except IntegrityError as error:  # somebody was quicker
        raise NameTaken(_TAKEN) from error
    if not changed.rowcount:
        raise Conflict("you have an account already")
    signals.send(connection, now, signals.PERSON, user)
    return _number_guests(connection, name, now)


def _number_guests(connection: Connection, name: str, now: float) -> list[int]:
    same = users.c.likeness.in_(looks_of(name))
    bearing = select(users.c.id, users.c.name).where(same, users.c.login.is_(None), users.c.deleted.is_(None))
    renamed = [(row.id, row.name) for row in connection.execute(bearing.order_by(users.c.id))]
    numbers = count(2)
    for guest, called in renamed:
        other = next(one for number in numbers if not _borne(connection, one := numbered(called, number)))
        connection.execute(update(users).where(users.c.id == guest).values(name=other, likeness=look_of(other)))
        signals.send(connection, now, signals.PERSON, guest)
    return [guest for guest, _ in renamed]


def _borne(connection: Connection, name: str) -> bool:
    """Whether anybody has a name like this, guests too."""
    looks = looks_of(name)
    found = select(users.c.id).where(or_(users.c.look.in_(looks), users.c.likeness.in_(looks))).limit(1)
    return connection.scalar(found) is not None


class Known(NamedTuple):
    """An account, as signing in needs it."""

    user: int
    password: str
    banned: bool


def account_named(connection: Connection, login: str) -> Known | None:
    row = connection.execute(
        select(users.c.id, users.c.password, users.c.banned).where(users.c.login == login)
    ).one_or_none()
    return Known(row.id, row.password, row.banned is not None) if row is not None else None


def check_heard(connection: Connection, user: int, now: float) -> None:
    """Refuse the words of somebody whom nobody is to hear for a while."""
    until = connection.scalar(select(users.c.muted).where(users.c.id == user))
    if until is not None and until > now:
        moment = datetime.fromtimestamp(until, UTC)
        raise Muted(f"you may not chat here until {moment:%Y-%m-%d %H:%M} UTC")


def password_of(connection: Connection, user: int) -> str | None:
    kept: str | None = connection.scalar(select(users.c.password).where(users.c.id == user))
    return kept


def is_banned(connection: Connection, user: int) -> bool:
    return connection.scalar(select(users.c.banned).where(users.c.id == user)) is not None


def admit(connection: Connection, user: int, now: float) -> wire.Person:
    """Somebody is a member from now on."""
    connection.execute(update(users).where(users.c.id == user).values(member=True))
    signals.send(connection, now, signals.PERSON, user)
    return find(connection, user)


def set_password(connection: Connection, user: int, before: str | None, password_hash: str) -> None:
    """Another password in the place of the one that was looked at."""
    changed = connection.execute(
        update(users).where(users.c.id == user, users.c.password == before).values(password=password_hash)
    )
    if not changed.rowcount:
        raise Conflict("the password has just been changed: try again")


def sign_in(connection: Connection, known: Known, rehashed: str | None, now: float) -> tuple[wire.Person, Secret]:
    """A session for somebody whose password fitted."""
    if known.banned:
        raise Banned("this account may not play here any more")
    if rehashed is not None:
        connection.execute(
            update(users).where(users.c.id == known.user, users.c.password == known.password).values(password=rehashed)
        )
    try:
        found = find(connection, known.user)
    except NotFound as gone:  # deleted while the password was checked
        raise WrongPassword("wrong name or password") from gone
    return found, open_session(connection, known.user, BROWSER, now)


def delete_person(connection: Connection, user: int, now: float) -> Gone:
    """Forget somebody: nothing is left but the seats of games that others played in too, and no name on them."""
    find(connection, user)
    sitting = (
        select(seats.c.table, seats.c.seat, tables.c.status)
        .join(tables, tables.c.id == seats.c.table)
        .where(seats.c.user == user, tables.c.status.in_(("open", "running")))
        .order_by(seats.c.table, seats.c.seat)
    )
    taken = [(row.table, row.seat, row.status) for row in connection.execute(sitting)]
    freed = [(table, seat) for table, seat, status in taken if status == "open"]
    for table, seat in freed:
        connection.execute(
            update(seats)
            .where(seats.c.table == table, seats.c.seat == seat)
            .values(user=None, name="", seen=None, looked=None, orders=null())
        )
    hosted = _leave_hosted(connection, user, now)
    for told in (chat, side_chat, seats):
        connection.execute(update(told).where(told.c.user == user).values(name=""))
    connection.execute(update(seats).where(seats.c.user == user).values(orders=null()))
    sign_out_everywhere(connection, user, now)
    for held in (devices, tickets, destinations, notification_settings, silences, calls, vacations):
        connection.execute(delete(held).where(held.c.user == user))
    nobody = {"name": "", "login": None, "password": None, "look": None, "likeness": None, "role": "", "muted": None}
    quiet = {"member": False, "unreached": False, "shown_to": "nobody"}
    connection.execute(update(users).where(users.c.id == user).values(**nobody, **quiet, deleted=now))
    return Gone(freed, [(table, seat) for table, seat, status in taken if status == "running"], hosted)


def _leave_hosted(connection: Connection, user: int, now: float) -> list[str]:
    """Open tables that lose their host: the next person there leads them; with nobody there, they are closed."""
    mine = select(tables.c.id).where(tables.c.host == user, tables.c.status == "open").order_by(tables.c.id)
    left = list(connection.scalars(mine))
    for table in left:
        heir = connection.scalar(
            select(seats.c.user)
            .where(seats.c.table == table, seats.c.user.is_not(None))
            .order_by(seats.c.seat)
            .limit(1)
        )
        closed = {"host": None, "status": "closed", "ended_by": "players"}
        change = {"host": heir} if heir is not None else closed
        connection.execute(update(tables).where(tables.c.id == table).values(touched=now, **change))
    return left


# -- sessions ---------------------------------------------------------------------------------------------------------


def digest_of(secret: str) -> str:
    return hashlib.sha256(secret.encode()).hexdigest()


def open_session(connection: Connection, user: int, kind: str, now: float, label: str = "") -> Secret:
    secret = (TOKEN_PREFIX if kind == TOKEN else "") + secrets.token_urlsafe(32)
    made = Secret(secret, digest_of(secret), now + LASTS[kind])
    connection.execute(
        insert(sessions).values(
            digest=made.digest, user=user, kind=kind, label=label, created=now, expires=made.expires
        )
    )
    return made


def session_of(connection: Connection, digest: str, now: float) -> Session | None:
    row = connection.execute(
        select(sessions.c.kind, sessions.c.expires, users)
        .join(users, users.c.id == sessions.c.user)
        .where(sessions.c.digest == digest, sessions.c.expires > now, users.c.deleted.is_(None))
    ).one_or_none()
    if row is None:
        return None
    return Session(digest, row.kind, row.expires, person(row), row.banned is not None)


def due(session: Session, now: float) -> bool:
    """Whether a browser's session should last longer from now on: once a day, as long as it is used."""
    return session.kind == BROWSER and session.expires < now + LASTS[BROWSER] - DAY


def extend(connection: Connection, digest: str, now: float) -> None:
    connection.execute(update(sessions).where(sessions.c.digest == digest).values(expires=now + LASTS[BROWSER]))


def sign_out(connection: Connection, user: int, digest: str, now: float) -> None:
    connection.execute(delete(sessions).where(sessions.c.digest == digest))
    signals.send(connection, now, signals.SESSIONS, user)


def sign_out_everywhere(connection: Connection, user: int, now: float, but: str = "") -> int:
    """End all sessions, those of programs too; `but` is the digest of one that stays."""
    signals.send(connection, now, signals.SESSIONS, user)
    return connection.execute(delete(sessions).where(sessions.c.user == user, sessions.c.digest != but)).rowcount


def sweep(connection: Connection, now: float) -> int:
    """Remove the sessions that have expired."""
    return connection.execute(delete(sessions).where(sessions.c.expires <= now)).rowcount


# -- tokens for programs ----------------------------------------------------------------------------------------------


def make_token(connection: Connection, user: int, label: str, now: float) -> Secret:
    count = connection.scalar(
        select(func.count()).select_from(sessions).where(sessions.c.user == user, sessions.c.kind == TOKEN)
    )
    if count is not None and count >= MOST_TOKENS:
        raise Conflict(f"you have {count} tokens already: delete one first")
    return open_session(connection, user, TOKEN, now, label)


def tokens(connection: Connection, user: int, now: float) -> list[wire.TokenInfo]:
    mine = (
        select(sessions)
        .where(sessions.c.user == user, sessions.c.kind == TOKEN, sessions.c.expires > now)
        .order_by(sessions.c.created, sessions.c.digest)
    )
    return [
        wire.TokenInfo(id=token_id(row.digest), label=row.label, created=row.created, expires=row.expires)
        for row in connection.execute(mine)
    ]


def delete_token(connection: Connection, user: int, id_: str, now: float) -> None:
    mine = select(sessions.c.digest).where(sessions.c.user == user, sessions.c.kind == TOKEN)
    found = [digest for digest in connection.scalars(mine) if token_id(digest) == id_]
    if not found:
        raise NotFound("you have no such token")
    sign_out(connection, user, found[0], now)


def token_id(digest: str) -> str:
    return digest[:_TOKEN_ID]
