"""When the house was away: for so long nobody could move, and no player's clock counts it.

Every process writes down every few seconds that it is there. Whoever does so and finds that nobody did for long has
found a downtime: the server stood still, the machine slept, or the database could not be written. It is kept, and the
clocks of a table pass over it by an entry of that table.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import Connection, insert, select, update

from aegean.server.store.schema import downtimes, pulse
from aegean.server.tables.clocks import Downtime

EVERY: Final = 10.0  # seconds between two beats
GAP: Final = 40.0  # seconds without a beat of any process after which the house was away
HERE: Final = 2  # the row of the pulse that says so; the first is that of the health


def beat(c: Connection, now: float) -> None:
    """The house is there. A downtime that ends by this is written down, once by all processes."""
    before: float | None = c.scalar(select(pulse.c.at).where(pulse.c.id == HERE).with_for_update())
    if before is None:
        c.execute(insert(pulse).values(id=HERE, at=now, filler=b""))
        return
    if now <= before:
        return
    c.execute(update(pulse).where(pulse.c.id == HERE).values(at=now))
    if now - before > GAP:
        c.execute(insert(downtimes).values(begins=before, ends=now))


def known(c: Connection) -> list[Downtime]:
    """All of them, the first first: there are as many as the server was away."""
    d = downtimes.c
    return [Downtime(*row) for row in c.execute(select(d.begins, d.ends).order_by(d.begins))]


def known_by(c: Connection, now: float) -> list[Downtime]:
    """The same for whoever acts beside the server, with the one that goes on while no server is there."""
    beaten: float | None = c.scalar(select(pulse.c.at).where(pulse.c.id == HERE))
    away = beaten is not None and now - beaten > GAP
    return [*known(c), *([Downtime(beaten, now)] if away and beaten is not None else [])]
