"""Who may see whose profile. Guests have none; whoever may not see one is told what they would be told of nobody."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from sqlalchemy import Connection, select, update

from aegean.server import wire
from aegean.server.errors import NotAllowed, NotFound
from aegean.server.people import friends
from aegean.server.store.schema import users
from aegean.server.wire.company import ShownTo

EVERYBODY: Final = "everybody"
FRIENDS: Final = "friends"


def seen_by(c: Connection, viewer: wire.Person | None, people: Collection[int]) -> set[int]:
    """Those whose profile somebody may see."""
    u = users.c
    query = select(u.id, u.shown_to).where(u.id.in_(set(people)), u.login.is_not(None), u.deleted.is_(None))
    rows = c.execute(query).all()
    circle = friends.friends_of(c, viewer.id) if viewer is not None else {}
    mine = None if viewer is None else viewer.id
    return {
        row.id
        for row in rows
        if row.id == mine or row.shown_to == EVERYBODY or (row.shown_to == FRIENDS and row.id in circle)
    }


def visible(c: Connection, viewer: wire.Person | None, person: int) -> Any:
    """The row of somebody whose profile one may see."""
    if person not in seen_by(c, viewer, [person]):
        raise NotFound("there is no such profile")
    return c.execute(select(users).where(users.c.id == person)).one()


def shown_to(c: Connection, user: int) -> ShownTo:
    told: ShownTo = c.execute(select(users.c.shown_to).where(users.c.id == user)).scalar_one()
    return told


def show_to(c: Connection, person: wire.Person, whom: ShownTo) -> None:
    if person.guest:
        raise NotAllowed("guests have no profile: create an account first")
    c.execute(update(users).where(users.c.id == person.id).values(shown_to=whom))
