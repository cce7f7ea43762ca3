"""Where people are reached: added and confirmed by themselves, and stopped by them, by a link, or by failing.

A browser hears of things as long as the session lasts that it was added with. An e-mail address is sent nothing but the
link that confirms it, until somebody has opened that.
"""

from __future__ import annotations

import base64
import re
import secrets
from typing import Any, Final, cast
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from aegean.server import wire
from aegean.server.door import names, tickets
from aegean.server.door.accounts import Session
from aegean.server.errors import BadDestination, Conflict, NotFound
from aegean.server.notifications import outbox, push, targets
from aegean.server.settings import Settings
from aegean.server.store.schema import destinations, users
from aegean.server.tables import signals

PUSH: Final = "push"
EMAIL: Final = "email"
NTFY: Final = "ntfy"
JSON: Final = "json"
WEBHOOKS: Final = ("discord", "slack", NTFY, JSON)
ON, OFF, UNCONFIRMED, DEAD = "on", "off", "unconfirmed", "dead"
MOST: Final = 12  # of one person
UNCONFIRMED_LASTS: Final = 2 * 86_400.0
_EMAIL: Final = re.compile(r"[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]{1,64}@(?:[A-Za-z0-9-]{1,63}\.)+[A-Za-z0-9-]{2,63}")
_TOKEN: Final = re.compile(r"[\x21-\x7e]{0,200}")
_SIGNING: Final = "whsec_"  # what secrets begin with that sign by Standard Webhooks


def offered(settings: Settings) -> list[wire.DestinationKind]:
    """What this house can send: mail where it knows a server for it, and links only where it knows its own address."""
    kinds = [PUSH]
    if settings.smtp_url:
        kinds.append(EMAIL)
    if settings.public_url:
        kinds += WEBHOOKS
    return cast("list[wire.DestinationKind]", kinds)


def checked(form: wire.DestinationForm, settings: Settings) -> tuple[str, str]:
    """The address and the secret as they are kept, or a refusal that says what is wrong."""
    if form.kind not in offered(settings):
        raise BadDestination(
            f"this server sends nothing by {form.kind}: {', '.join(offered(settings))} is what it does"
        )
    if form.kind == EMAIL:
        address = form.address.strip()
        if len(address) > 254 or not _EMAIL.fullmatch(address):
            raise BadDestination("this is no e-mail address: it is one such as ada@example.org")
        return address, ""
    address = targets.checked_url(form.address.strip(), settings.private_targets)
    if form.kind == PUSH:
        return address, msgspec.json.encode(push.browser(form.p256dh, form.auth)).decode()
    if form.kind == NTFY:
        if not urlsplit(address).path.strip("/"):
            raise BadDestination("the address ends with the topic, such as https://ntfy.sh/my-topic")
        if not _TOKEN.fullmatch(form.token):
            raise BadDestination("the access token is one word")
        return address, form.token
    return address, _SIGNING + base64.b64encode(secrets.token_bytes(32)).decode() if form.kind == JSON else ""


def add(c: Connection, session: Session, form: wire.DestinationForm, settings: Settings, now: float) -> tuple[int, str]:
    """A new destination and, for plain JSON, the secret that signs what goes there."""
    address, secret = checked(form, settings)
    user, d = session.person.id, destinations.c
    if form.kind == PUSH:  # the same browser once more, or somebody else who is signed in there now
        c.execute(delete(destinations).where(d.kind == PUSH, d.address == address))
    elif c.scalar(select(d.id).where(d.user == user, d.kind == form.kind, d.address == address)) is not None:
        raise Conflict("you are reached there already")
    count = c.scalar(select(func.count()).select_from(destinations).where(d.user == user)) or 0
    if count >= MOST:
        raise Conflict(f"you have {count} destinations already: remove one first")
    made = c.execute(
        insert(destinations).values(
            user=user,
            session=session.digest if form.kind == PUSH else None,
            kind=form.kind,
            label=names.label_of(form.label) if form.label else "",
            address=address,
            secret=secret,
            state=UNCONFIRMED if form.kind == EMAIL else ON,
            created=now,
        )
    )
    assert made.inserted_primary_key is not None
    id_ = int(made.inserted_primary_key[0])
    if form.kind == EMAIL:
        outbox.put(c, id_, outbox.CONFIRM, now)
    return id_, secret if form.kind == JSON else ""


def own(c: Connection, user: int, id_: int) -> Row[Any]:
    row = c.execute(select(destinations).where(destinations.c.id == id_, destinations.c.user == user)).one_or_none()
    if row is None:
        raise NotFound("you have no such destination")
    return row


def listed(c: Connection, user: int, session: str) -> list[wire.DestinationInfo]:
    rows = c.execute(select(destinations).where(destinations.c.user == user).order_by(destinations.c.id))
    return [info(row, session) for row in rows]


def info(row: Row[Any], session: str) -> wire.DestinationInfo:
    """What its owner is shown: of a URL the host alone, since the rest may open it to others."""
    where = row.address if row.kind == EMAIL else urlsplit(row.address).hostname or ""
    return wire.DestinationInfo(
        id=row.id,
        kind=row.kind,
        label=row.label,
        place=where,
        state=row.state,
        why=row.why,
        created=row.created,
        sent=row.sent,
        here=row.kind == PUSH and row.session == session,
    )


def switch(c: Connection, user: int, id_: int, on: bool, now: float) -> None:
    row = own(c, user, id_)
    if row.state == UNCONFIRMED:
        raise Conflict("this address is not confirmed yet: open the link that was sent there")
    _put_state(c, id_, ON if on else OFF)
    if not on:
        outbox.forget(c, id_)
    _count_dead(c, user, now)


def remove(c: Connection, user: int, id_: int, now: float) -> None:
    own(c, user, id_)
    c.execute(delete(destinations).where(destinations.c.id == id_))
    _count_dead(c, user, now)


def stop(c: Connection, id_: int, now: float) -> None:
    """Whoever has a message stops more of them; one that is not there, or is not confirmed, stays as it is."""
    d = destinations.c
    row = c.execute(select(d.user, d.state).where(d.id == id_)).one_or_none()
    if row is None or row.state == UNCONFIRMED:
        return
    _put_state(c, id_, OFF)
    outbox.forget(c, id_)
    _count_dead(c, row.user, now)


def confirm(c: Connection, secret: str, now: float) -> None:
    """By the link that was sent to an e-mail address."""
    id_ = tickets.confirm(c, secret, now)
    c.execute(
        update(destinations).where(destinations.c.id == id_, destinations.c.state == UNCONFIRMED).values(state=ON)
    )


def die(c: Connection, id_: int, why: str, now: float) -> None:
    """Nothing gets there any more. Its owner is told on the page."""
    user = c.scalar(select(destinations.c.user).where(destinations.c.id == id_))
    if user is None:
        return
    _put_state(c, id_, DEAD, why)
    _count_dead(c, user, now)


def _put_state(c: Connection, id_: int, state: str, why: str = "") -> None:
    c.execute(update(destinations).where(destinations.c.id == id_).values(state=state, why=why, failures=0))


def _count_dead(c: Connection, user: int, now: float) -> None:
    """Whether the page has to tell somebody that they are not reached where they think they are."""
    d = destinations.c
    dead = c.scalar(select(func.count()).select_from(destinations).where(d.user == user, d.state == DEAD)) or 0
    changed = c.execute(
        update(users).where(users.c.id == user, users.c.unreached.is_(not dead)).values(unreached=bool(dead))
    )
    if changed.rowcount:
        signals.send(c, now, signals.PERSON, user)


def reachable(c: Connection, people: set[int]) -> dict[int, list[int]]:
    """Where each of these is reached now: nobody who was banned, or is gone."""
    d, found = destinations.c, dict[int, list[int]]()
    query = select(d.user, d.id).join(users, users.c.id == d.user)
    query = query.where(d.user.in_(people), d.state == ON, users.c.banned.is_(None), users.c.deleted.is_(None))
    for user, id_ in c.execute(query.order_by(d.id)):
        found.setdefault(user, []).append(id_)
    return found


def sweep(c: Connection, now: float) -> None:
    """Forget addresses that nobody confirmed. A browser goes with its session."""
    d = destinations.c
    c.execute(delete(destinations).where(d.state == UNCONFIRMED, d.created < now - UNCONFIRMED_LASTS))
