"""Links that people are given: to a new password, into the house, or to confirm an e-mail address. Only their digests
are kept."""

from __future__ import annotations

import secrets
from typing import Final, NamedTuple

from sqlalchemy import Connection, delete, insert, select, update

from aegean.server.door.accounts import DAY, Secret, digest_of
from aegean.server.errors import BadLink, NotFound
from aegean.server.store.schema import tickets

PASSWORD: Final = "password"
INVITATION: Final = "invitation"
EMAIL: Final = "email"
PASSWORD_LASTS: Final = DAY
EMAIL_LASTS: Final = DAY
_ID: Final = 12  # letters of the digest by which the host names one


class Invitation(NamedTuple):
    id: str
    label: str
    left: int
    expires: float


def for_password(connection: Connection, user: int, now: float) -> Secret:
    """A link to a new password; one that was given before works no more."""
    forget_passwords(connection, user)
    return _make(connection, PASSWORD, user, "", 1, now, now + PASSWORD_LASTS)


def invite(connection: Connection, label: str, uses: int, days: float, now: float) -> Secret:
    return _make(connection, INVITATION, None, label, uses, now, now + days * DAY)


def _make(
    connection: Connection, kind: str, user: int | None, label: str, uses: int, now: float, expires: float
) -> Secret:
    secret = secrets.token_urlsafe(32)
    made = Secret(secret, digest_of(secret), expires)
    row = {"digest": made.digest, "kind": kind, "user": user, "label": label, "left": uses}
    connection.execute(insert(tickets).values(**row, created=now, expires=expires))
    return made


def holder(connection: Connection, kind: str, secret: str, now: float) -> int | None:
    """Whose link it is, if it works; None: nobody's in particular."""
    t = tickets.c
    query = select(t.user).where(t.digest == digest_of(secret), t.kind == kind, t.left > 0, t.expires > now)
    row = connection.execute(query).one_or_none()
    if row is None:
        raise BadLink("this link does not work, or not any more: ask the host for another")
    user: int | None = row.user
    return user


def use(connection: Connection, kind: str, secret: str, now: float) -> None:
    """Use it once. Of several who do so at the same moment, only as many succeed as it has uses left."""
    t = tickets.c
    used = connection.execute(
        update(tickets)
        .where(t.digest == digest_of(secret), t.kind == kind, t.left > 0, t.expires > now)
        .values(left=t.left - 1)
    )
    if used.rowcount != 1:
        raise BadLink("this link does not work, or not any more: ask the host for another")


def for_email(connection: Connection, user: int, destination: int, now: float) -> Secret:
    """A link that confirms where somebody wants mail; those that were sent before work too."""
    return _make(connection, EMAIL, user, str(destination), 1, now, now + EMAIL_LASTS)


def confirm(connection: Connection, secret: str, now: float) -> int:
    """The destination that a link confirms. Opened once more, it says so again: mail programs look into links too."""
    t = tickets.c
    query = select(t.label).where(t.digest == digest_of(secret), t.kind == EMAIL, t.expires > now)
    label = connection.scalar(query)
    if label is None:
        raise BadLink("this link does not work, or not any more: have another one sent")
    return int(label)


def invitations(connection: Connection, now: float) -> list[Invitation]:
    """Those that still work, the latest last."""
    t = tickets.c
    query = select(t.digest, t.label, t.left, t.expires).where(t.kind == INVITATION, t.left > 0, t.expires > now)
    rows = connection.execute(query.order_by(t.created, t.digest))
    return [Invitation(row.digest[:_ID], row.label, row.left, row.expires) for row in rows]


def uninvite(connection: Connection, id_: str) -> None:
    t = tickets.c
    every = connection.scalars(select(t.digest).where(t.kind == INVITATION)).all()
    found = [digest for digest in every if digest[:_ID] == id_]
    if not found:
        raise NotFound(f"there is no invitation {id_[:40]!r}")
    connection.execute(delete(tickets).where(t.digest.in_(found)))


def forget_passwords(connection: Connection, user: int) -> None:
    connection.execute(delete(tickets).where(tickets.c.kind == PASSWORD, tickets.c.user == user))


def sweep(connection: Connection, now: float) -> None:
    """Remove those that work no more."""
    connection.execute(delete(tickets).where((tickets.c.expires <= now) | (tickets.c.left <= 0)))
