"""People: guests, accounts, and the sessions by which the server knows them again.

Everything that asks the database is a plain function over a connection. Passwords are hashed and checked outside of
transactions, in threads of their own, since that takes long on purpose.
"""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import unicodedata
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from typing import Final, NamedTuple, TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error, InvalidHashError
from sqlalchemy import Connection, Row, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from aegean.server import signals, wire
from aegean.server.errors import BadName, Banned, Conflict, NameTaken, NotFound, WrongPassword
from aegean.server.schema import chat, seats, sessions, tables, users

T = TypeVar("T")

DAY: Final = 86_400.0
BROWSER: Final = "browser"
TOKEN: Final = "token"
LASTS: Final = {BROWSER: 90 * DAY, TOKEN: 365 * DAY}
TOKEN_PREFIX: Final = "aeg_"
LONGEST_NAME: Final = 24
MOST_TOKENS: Final = 20
_LONGEST_LOGIN: Final = 40
_TOKEN_ID: Final = 16
_MOST_MARKS: Final = 2  # on one letter

# Letters and signs that look like nothing, beside the categories that are refused altogether.
_UNSEEN: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
_NO_PART_OF_A_NAME: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})

hasher = PasswordHasher()
_threads: Final = ThreadPoolExecutor(2, thread_name_prefix="password")  # each needs 64 MiB while it works


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


# -- names and passwords ----------------------------------------------------------------------------------------------


def checked_name(text: str) -> str:
    """The name as it is kept, or a refusal that says what is wrong with it."""
    if any(unicodedata.category(letter) in _NO_PART_OF_A_NAME for letter in text.strip()):
        raise BadName("a name has no control characters and no invisible ones")
    name = " ".join(unicodedata.normalize("NFC", text).split())
    if not name:
        raise BadName("a name has at least one letter")
    if len(name) > LONGEST_NAME:
        raise BadName(f"a name has at most {LONGEST_NAME} letters, and this one has {len(name)}")
    if any(letter in _UNSEEN or _selects_a_variant(letter) for letter in name):
        raise BadName("a name has no control characters and no invisible ones")
    marks = _MOST_MARKS  # a mark needs a letter to stand on
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter).startswith("M") else 0
        if marks > _MOST_MARKS:
            raise BadName("a name has no more than two marks on a letter, and does not begin with one")
    return name


def _selects_a_variant(letter: str) -> bool:
    return "\ufe00" <= letter <= "\ufe0f" or "\U000e0100" <= letter <= "\U000e01ef"


def login_of(name: str) -> str:
    """What must be unique: names that differ only in capitals or in the width of their letters are the same."""
    login = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", name).casefold())
    if len(login) > _LONGEST_LOGIN:
        raise BadName("this name is too long for an account: take a shorter one")
    return login


async def hash_password(password: str) -> str:
    return await _in_thread(lambda: hasher.hash(password))


async def fits(password: str, kept: str | None) -> bool:
    """Whether it is the password. It takes as long where there is none to compare with."""

    def compare() -> bool:
        try:
            return hasher.verify(kept or _nobodys(hasher), password) and kept is not None
        except (Argon2Error, InvalidHashError):
            return False

    return await _in_thread(compare)


def outdated(kept: str) -> bool:
    """Whether a password should be hashed again, by the parameters of today."""
    return hasher.check_needs_rehash(kept)


@cache
def _nobodys(by: PasswordHasher) -> str:
    return by.hash(secrets.token_urlsafe())


async def _in_thread(work: Callable[[], T]) -> T:
    return await asyncio.get_running_loop().run_in_executor(_threads, work)


# -- people -----------------------------------------------------------------------------------------------------------


def person(row: Row[tuple[object, ...]]) -> wire.Person:
    found = row._mapping
    return wire.Person(
        id=found[users.c.id],
        name=found[users.c.name],
        guest=found[users.c.login] is None,
        language=found[users.c.language],
    )


def find(connection: Connection, user: int) -> wire.Person:
    row = connection.execute(select(users).where(users.c.id == user, users.c.deleted.is_(None))).one_or_none()
    if row is None:
        raise NotFound("there is no such person")
    return person(row)


def create_guest(connection: Connection, name: str, language: str, now: float) -> wire.Person:
    name = checked_name(name)
    made = connection.execute(insert(users).values(name=name, language=language, created=now))
    assert made.inserted_primary_key is not None  # both databases tell
    return wire.Person(id=made.inserted_primary_key[0], name=name, guest=True, language=language)


def make_account(connection: Connection, user: int, name: str, password_hash: str) -> wire.Person:
    """Turn a guest into an account: the same person, with all games."""
    name = checked_name(name)
    login = login_of(name)
    try:
        changed = connection.execute(
            update(users)
            .where(users.c.id == user, users.c.login.is_(None), users.c.deleted.is_(None))
            .values(name=name, login=login, password=password_hash)
        )
    except IntegrityError as taken:
        raise NameTaken("this name is taken: choose another, or sign in if it is yours") from taken
    if not changed.rowcount:
        raise Conflict("you have an account already")
    return find(connection, user)


def change_profile(connection: Connection, user: int, name: str | None, language: str | None) -> wire.Person:
    """Another name or language. The name of an account is also the one to sign in with."""
    values: dict[str, str] = {}
    if language is not None:
        values["language"] = language
    if name is not None:
        values["name"] = checked_name(name)
        if not find(connection, user).guest:
            values["login"] = login_of(values["name"])
    if values:
        try:
            connection.execute(update(users).where(users.c.id == user, users.c.deleted.is_(None)).values(**values))
        except IntegrityError as taken:
            raise NameTaken("this name is taken: choose another") from taken
    return find(connection, user)


class Known(NamedTuple):
    """An account, as signing in needs it."""

    user: int
    password: str
    banned: bool


def tried_login(text: str) -> str:
    """The login that somebody means who signs in; a name that nobody can have is nobody's."""
    try:
        return login_of(checked_name(text))
    except BadName:
        return ""


def account_named(connection: Connection, login: str) -> Known | None:
    row = connection.execute(
        select(users.c.id, users.c.password, users.c.banned).where(users.c.login == login)
    ).one_or_none()
    return Known(row.id, row.password, row.banned is not None) if row is not None else None


def password_of(connection: Connection, user: int) -> str | None:
    kept: str | None = connection.scalar(select(users.c.password).where(users.c.id == user))
    return kept


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
        raise WrongPassword("name and password do not fit each other") from gone
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
            update(seats).where(seats.c.table == table, seats.c.seat == seat).values(user=None, name="", seen=None)
        )
    hosted = _leave_hosted(connection, user, now)
    for told in (chat, seats):
        connection.execute(update(told).where(told.c.user == user).values(name=""))
    sign_out_everywhere(connection, user, now)
    connection.execute(update(users).where(users.c.id == user).values(name="", login=None, password=None, deleted=now))
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
        change = {"host": heir} if heir is not None else {"host": None, "status": "closed"}
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


def label_of(text: str) -> str:
    """What its owner calls a token, fit to be kept."""
    label = " ".join(unicodedata.normalize("NFC", text).split())
    if not label or any(unicodedata.category(letter) in _NO_PART_OF_A_NAME for letter in label):
        raise BadName("a token's label has at least one letter, and no control characters or invisible ones")
    return label
