"""Vacations: days of which each person has so many within a year, and for which their slow clocks stand still.

A table learns of them by entries of its own, so that its clocks follow from its entries: when a vacation begins, with
the time until when it is meant to last, and when somebody is back sooner. Nobody has to be there when it ends as
planned.
"""

from __future__ import annotations

import contextlib
import math
from typing import Final

from sqlalchemy import Connection, insert, select, update

from aegean.core.errors import AegeanError
from aegean.server import wire
from aegean.server.errors import Conflict
from aegean.server.store.schema import seats, tables, vacations
from aegean.server.tables import entering, reading
from aegean.server.tables.clocks import SLOW
from aegean.server.tables.timeline import Entry

DAY: Final = 86_400.0
YEAR: Final = 365 * DAY


def of(c: Connection, user: int, budget: int, now: float) -> wire.Vacation:
    """Where somebody stands with their vacations."""
    v = vacations.c
    lately = c.execute(select(v.begins, v.ends).where(v.user == user, v.ends > now - YEAR).order_by(v.begins)).all()
    used = sum(math.ceil((ends - begins) / DAY) for begins, ends in lately)  # whoever begins a day uses it
    left = max(0, budget - used)
    if lately and lately[-1].ends > now:
        return wire.Vacation(lately[-1].begins, lately[-1].ends, left, budget)
    return wire.Vacation(None, None, left, budget)


def begin(c: Connection, user: int, days: int, budget: int, now: float) -> wire.Vacation:
    before = of(c, user, budget, now)
    if before.ends is not None:
        raise Conflict("you are on vacation already: come back first, and then begin another one")
    if days > before.left:
        raise Conflict(f"{before.left} of {budget} days of vacation within a year are left")
    ends = now + days * DAY
    c.execute(insert(vacations).values(user=user, begins=now, ends=ends))
    for table, seat in _seats(c, user):
        _tell(c, table, seat, "vacation", repr(ends), now)
    return of(c, user, budget, now)


def end(c: Connection, user: int, budget: int, now: float) -> wire.Vacation:
    """Back before the time; days that have not begun can be taken later."""
    v = vacations.c
    ended = c.execute(update(vacations).where(v.user == user, v.ends > now).values(ends=now))
    if not ended.rowcount:
        raise Conflict("you are not on vacation")
    for table, seat in _seats(c, user):
        _tell(c, table, seat, "home", "", now)
    return of(c, user, budget, now)


def heed(c: Connection, table: str, now: float) -> None:
    """A game begins: some of its people may be on vacation."""
    for place in reading.read(c, table)["places"]:
        heed_seat(c, table, place["seat"], now)


def heed_seat(c: Connection, table: str, seat: int, now: float) -> None:
    """The same for a seat that has another player now."""
    row, v = reading.read(c, table), vacations.c
    ends = c.scalar(select(v.ends).where(v.user == row["places"][seat]["user"], v.ends > now).limit(1))
    if ends is not None and row["clock"] is not None and row["clock"]["kind"] == SLOW:
        _tell(c, table, seat, "vacation", repr(ends), now)


def _seats(c: Connection, user: int) -> list[tuple[str, int]]:
    """Where somebody plays by a slow clock."""
    query = (
        select(seats.c.table, seats.c.seat, tables.c.clock)
        .join(tables, tables.c.id == seats.c.table)
        .where(seats.c.user == user, tables.c.status == "running")
        .order_by(seats.c.table, seats.c.seat)
    )
    return [(row.table, row.seat) for row in c.execute(query) if row.clock and row.clock["kind"] == SLOW]


def _tell(c: Connection, table: str, seat: int, kind: str, text: str, now: float) -> None:
    with contextlib.suppress(AegeanError):  # where the game cannot go on, or time is up: nobody waits for them
        entering.by_the_house(c, table, lambda timeline: Entry(timeline.number + 1, seat, kind, text), now)
