"""Games that are over as a test says after a few actions: their tables, their seats and their result."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import Connection, insert, update

from aegean.core.values import Plain
from aegean.server import wire
from aegean.server.door import accounts
from aegean.server.people import finished
from aegean.server.store import archive, schema
from aegean.server.tables import lobby
from aegean.server.tables.timeline import Entry
from aegean.server.wire.redaction import pack_events

LIVE = wire.ClockForm(kind="live", budget=3600.0, decision=30.0)
SLOW = wire.ClockForm(kind="slow", budget=0.0, decision=86_400.0)


def account(c: Connection, name: str, shown_to: str = "everybody") -> wire.Person:
    person, _ = accounts.create_account(c, name, "hash", "en", 1.0)
    c.execute(update(schema.users).where(schema.users.c.id == person.id).values(shown_to=shown_to))
    return person


def end(
    c: Connection,
    people: Sequence[wire.Person | str],
    ranking: list[list[int]],
    at: float,
    game: str = "delphi",
    reason: str = "reached_zeus",
    **form: Any,
) -> str:
    """A game that ended at that time, with these in its seats: people, or bots by their levels."""
    persons = [one for one in people if isinstance(one, wire.Person)]
    seats = [wire.SeatForm(one if isinstance(one, str) else None) for one in people]
    usual = {"clock": LIVE if len({one.id for one in persons}) > 1 else None}
    table = lobby.create(c, persons[0], wire.TableForm(game=game, seats=seats, **{**usual, **form}), at - 100.0)
    for seat, one in enumerate(people):
        if isinstance(one, wire.Person):
            s = schema.seats.c
            place = update(schema.seats).where(s.table == table, s.seat == seat)
            c.execute(place.values(user=one.id, name=one.name))
    lobby.start(c, table, persons[0], at - 90.0)
    _, timeline = archive.load(c, table)
    assert timeline is not None
    for number in range(1, 10):
        decision = timeline.state.decision
        act = Entry(number, decision.seat, "act", str(decision.actions[0]), at - 90.0 + 10.0 * number)
        timeline, _ = timeline.after(act)
        c.execute(insert(schema.entries).values(
            table=table, **act._asdict(), moves=number, told=pack_events([]), stamp=f"{number:032x}"
        ))  # fmt: skip
    result: dict[str, Plain] = {"winners": ranking[0], "ranking": ranking, "reason": reason}
    t = schema.tables
    over = {"status": "over", "result": result, "touched": at, "waiting": [], "think_by": None, "time_by": None}
    c.execute(update(t).where(t.c.id == table).values(**over))
    return table


def write_down(c: Connection) -> list[str]:
    """All that has ended is written down and rated, as the server does it."""
    left = finished.left(c, 0.0, 100)
    finished.write(c, [finished.look(c, table) for table in left])
    return left
