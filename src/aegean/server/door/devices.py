"""Where somebody has signed in before. Other people's wrong attempts do not keep them out there.

A device has a cookie of its own, which opens nothing: it only says that wrong passwords from here are counted for this
device, and not for the account.
"""

from __future__ import annotations

import secrets
from typing import Final

from sqlalchemy import Connection, delete, insert, select, update

from aegean.server.door.accounts import DAY, Secret, digest_of
from aegean.server.store.schema import devices

LASTS: Final = 400 * DAY  # browsers keep no cookie for longer
MOST: Final = 20  # of one account


def known(connection: Connection, user: int | None, digest: str, now: float) -> bool:
    """Whether the account has signed in there before."""
    found = select(devices.c.digest).where(
        devices.c.digest == digest, devices.c.user == (-1 if user is None else user), devices.c.expires > now
    )
    return connection.scalar(found) is not None


def remember(connection: Connection, user: int, secret: str | None, now: float) -> Secret:
    """Know the device again; a new secret, unless it has that of this account already."""
    if secret is not None and known(connection, user, digest_of(secret), now):
        digest = digest_of(secret)
        connection.execute(update(devices).where(devices.c.digest == digest).values(expires=now + LASTS))
        return Secret(secret, digest, now + LASTS)
    fresh = secrets.token_urlsafe(32)
    made = Secret(fresh, digest_of(fresh), now + LASTS)
    connection.execute(insert(devices).values(digest=made.digest, user=user, expires=made.expires))
    latest = select(devices.c.digest).where(devices.c.user == user)
    surplus = list(connection.scalars(latest.order_by(devices.c.expires.desc(), devices.c.digest).offset(MOST)))
    connection.execute(delete(devices).where(devices.c.digest.in_(surplus)))
    return made


def forget(connection: Connection, user: int, but: str = "") -> None:
    """No device of the account is known any more; `but` is the digest of one that still is."""
    connection.execute(delete(devices).where(devices.c.user == user, devices.c.digest != but))


def sweep(connection: Connection, now: float) -> None:
    connection.execute(delete(devices).where(devices.c.expires <= now))
