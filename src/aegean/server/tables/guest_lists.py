"""Who may see a table that has not begun beside those who would anyway, and who may not: those who are invited, and
those whom somebody at the table blocks. For the blocked it is as if it were not there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from sqlalchemy import ColumnElement, Connection, and_, exists, or_, select

from aegean.server import wire
from aegean.server.store.schema import blocks as blocking
from aegean.server.store.schema import guest_lists, seats, tables

OPEN: Final = "open"


def invited(c: Connection, ids: Iterable[str]) -> dict[str, frozenset[int]]:
    g = guest_lists.c
    found: dict[str, set[int]] = {}
    for row in c.execute(select(g.table, g.user).where(g.table.in_(list(ids)))):
        found.setdefault(row.table, set()).add(row.user)
    return {table: frozenset(people) for table, people in found.items()}


def barred(c: Connection, rows: Iterable[Mapping[str, Any]]) -> dict[str, frozenset[int]]:
    """By table, those whom one of its people blocks."""
    people = {row["id"]: {row["host"], *(place["user"] for place in row["places"])} - {None} for row in rows}
    everybody = set().union(*people.values()) if people else set()
    b = blocking.c
    pairs = c.execute(select(b.blocker, b.blocked).where(b.blocker.in_(everybody))).all() if everybody else []
    return {table: frozenset(two.blocked for two in pairs if two.blocker in here) for table, here in people.items()}


def blocked_by(c: Connection, person: wire.Person | None) -> frozenset[int]:
    b = blocking.c
    query = select(b.blocked).where(b.blocker == (person.id if person is not None else -1))
    return frozenset(c.scalars(query))


def blocks(c: Connection, blocker: int, blocked: int) -> bool:
    b = blocking.c
    return bool(c.scalar(select(exists().where(b.blocker == blocker, b.blocked == blocked))))


def kept_from(person: int) -> ColumnElement[bool]:
    """The same as a condition on tables, for lists."""
    t, s, b = tables.c, seats.c, blocking.c
    sitting = select(s.user).where(s.table == t.id, s.user.is_not(None)).correlate(tables)
    here = or_(b.blocker == t.host, b.blocker.in_(sitting))
    return exists().where(and_(b.blocked == person, here)).correlate(tables)
