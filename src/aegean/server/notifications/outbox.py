"""The outbox: what is to be told, until it was sent or given up. What is due at a destination goes as one message.

A process claims a destination, and no other sends to it meanwhile. The rows that go together are marked with the id of
their message before it leaves; a process that dies on the way leaves the claim to lapse, and whoever takes over sends
the same rows under the same id.
"""

from __future__ import annotations

import random
import secrets
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, Row, delete, exists, func, insert, or_, select, update

from aegean.server.store.schema import destinations, outbox

TEST: Final = "test"  # its owner wants to see whether it works
CONFIRM: Final = "confirm"  # the link that confirms an e-mail address
AT_ONCE: Final = (TEST, CONFIRM)

WAITING, SENT, DEAD = "waiting", "sent", "dead"
LEASE: Final = 120.0  # seconds in which a message is sent, or another process may try
MOST_TRIES: Final = 8
_FIRST_PAUSE: Final = 30.0
_LONGEST_PAUSE: Final = 6 * 3600.0
SENT_LASTS: Final = 7 * 86_400.0
DEAD_LASTS: Final = 30 * 86_400.0
_TOGETHER: Final = 20  # rows of one message


class Batch(NamedTuple):
    """What goes to a destination as one message; `id` is that message's at every try."""

    id: str
    destination: Row[Any]
    rows: list[Row[Any]]

    @property
    def tries(self) -> int:
        return int(max(row.tries for row in self.rows))


def put(
    c: Connection,
    destination: int,
    reason: str,
    now: float,
    table: str | None = None,
    seat: int | None = None,
    number: int = 0,
    at: float | None = None,
    tournament: str | None = None,
) -> None:
    """One row more; what waits already for the same reason at the same table is told by its newest state alone."""
    o = outbox.c
    values = {"seat": seat, "number": number, "at": now if at is None else at}
    same = (o.destination == destination, o.reason == reason, o.state == WAITING, o.batch.is_(None))
    if table is not None and c.execute(update(outbox).where(*same, o.table == table).values(**values)).rowcount:
        return
    c.execute(
        insert(outbox).values(
            destination=destination,
            reason=reason,
            table=table,
            tournament=tournament,
            due=now,
            state=WAITING,
            **values,
        )
    )


def told_lately(c: Connection, destination: int, reason: str, since: float) -> bool:
    """Whether a destination is about to be told for that reason, or has been since."""
    o = outbox.c
    lately = exists().where(o.destination == destination, o.reason == reason, or_(o.state == WAITING, o.done >= since))
    return bool(c.scalar(select(lately)))


def due(c: Connection, now: float, most: int) -> list[int]:
    """The destinations for which something is due, and nobody is at it."""
    o, d = outbox.c, destinations.c
    query = select(o.destination).join(destinations, d.id == o.destination)
    query = query.where(o.state == WAITING, o.due <= now, or_(d.busy_until.is_(None), d.busy_until <= now))
    return list(c.scalars(query.group_by(o.destination).order_by(func.min(o.due)).limit(most)))


def claim(c: Connection, destination: int, now: float) -> Row[Any] | None:
    """Take a destination on; None: another process was quicker, or it is gone."""
    d = destinations.c
    mine = or_(d.busy_until.is_(None), d.busy_until <= now)
    if not c.execute(update(destinations).where(d.id == destination, mine).values(busy_until=now + LEASE)).rowcount:
        return None
    return c.execute(select(destinations).where(d.id == destination)).one_or_none()


def release(c: Connection, destination: int) -> None:
    c.execute(update(destinations).where(destinations.c.id == destination).values(busy_until=None))


def waiting(c: Connection, destination: int, now: float) -> list[Row[Any]]:
    """What is due there: the rows of a message that was begun before all others, and these not before its next try."""
    o = outbox.c
    query = select(outbox).where(o.destination == destination, o.state == WAITING).order_by(o.id)
    rows = c.execute(query).all()
    begun = next((row for row in rows if row.batch is not None), None)
    if begun is not None:
        if begun.due > now:
            postpone(c, [row for row in rows if row.batch is None], begun.due)
            return []
        return [row for row in rows if row.batch == begun.batch]
    ready = [row for row in rows if row.due <= now]
    alone = next((row for row in ready if row.reason in AT_ONCE), None)
    return [alone] if alone is not None else ready[:_TOGETHER]


def begin(c: Connection, destination: Row[Any], rows: list[Row[Any]]) -> Batch:
    """Mark the rows as one message before it leaves."""
    batch = rows[0].batch or secrets.token_hex(16)
    chosen = outbox.c.id.in_([row.id for row in rows])
    c.execute(update(outbox).where(chosen).values(batch=batch, tries=outbox.c.tries + 1))
    return Batch(batch, destination, list(c.execute(select(outbox).where(chosen).order_by(outbox.c.id))))


def postpone(c: Connection, rows: list[Row[Any]], until: float) -> None:
    if rows:
        c.execute(update(outbox).where(outbox.c.id.in_([row.id for row in rows])).values(due=until))


def drop(c: Connection, rows: list[Row[Any]]) -> None:
    """What is no longer so is told nobody."""
    if rows:
        c.execute(delete(outbox).where(outbox.c.id.in_([row.id for row in rows])))


def forget(c: Connection, destination: int) -> None:
    """Nothing of what waits goes there any more."""
    c.execute(delete(outbox).where(outbox.c.destination == destination, outbox.c.state == WAITING))


def reconsider(c: Connection, user: int, now: float) -> None:
    """Somebody wishes otherwise by now: when each row may go is worked out anew, unless it was tried already."""
    here = select(destinations.c.id).where(destinations.c.user == user)
    fresh = (outbox.c.state == WAITING, outbox.c.batch.is_(None), outbox.c.destination.in_(here))
    c.execute(update(outbox).where(*fresh).values(due=now))


def sent(c: Connection, batch: Batch, now: float) -> None:
    _end(c, batch, SENT, "", now)
    told = {} if batch.rows[0].reason in AT_ONCE else {"sent": now}  # what was asked for does not count as a message
    c.execute(
        update(destinations)
        .where(destinations.c.id == batch.destination.id)
        .values(failures=0, busy_until=None, **told)
    )


def later(c: Connection, batch: Batch, why: str, now: float, wished: float | None) -> None:
    """Try again, each time after a longer pause, or after the one that was wished for."""
    pause = min(_LONGEST_PAUSE, max(_pause(batch.tries), wished or 0.0))
    change = {"due": now + pause, "why": why}
    c.execute(update(outbox).where(outbox.c.batch == batch.id, outbox.c.state == WAITING).values(**change))
    release(c, batch.destination.id)


def _pause(tries: int) -> float:
    """About 30 seconds, two minutes, eight, and so on; spread, so that not all come back at once."""
    return min(_LONGEST_PAUSE, _FIRST_PAUSE * 4.0 ** (tries - 1)) * random.uniform(0.8, 1.2)


def give_up(c: Connection, batch: Batch, why: str, now: float) -> int:
    """A dead letter. How many there were for this destination, one after the other."""
    _end(c, batch, DEAD, why, now)
    d = destinations.c
    c.execute(update(destinations).where(d.id == batch.destination.id).values(failures=d.failures + 1, busy_until=None))
    return c.scalar(select(d.failures).where(d.id == batch.destination.id)) or 0


def give_up_all(c: Connection, destination: int, why: str, now: float) -> None:
    """Nothing gets there any more: what waits for it is dead too."""
    mine = (outbox.c.destination == destination, outbox.c.state == WAITING)
    c.execute(update(outbox).where(*mine).values(state=DEAD, why=why, done=now))


def _end(c: Connection, batch: Batch, state: str, why: str, now: float) -> None:
    mine = (outbox.c.batch == batch.id, outbox.c.state == WAITING)
    c.execute(update(outbox).where(*mine).values(state=state, why=why, done=now))


# -- for the host -----------------------------------------------------------------------------------------------------


class Letter(NamedTuple):
    """What was given up: to whom, by what, and why; never where to."""

    at: float
    done: float
    person: int
    kind: str
    reason: str
    table: str
    tries: int
    why: str


class Counts(NamedTuple):
    waiting: int
    late: int  # of these, what was tried in vain
    sent: int  # in the last day
    dead: int
    oldest: float | None  # since when the longest has been due


def counts(c: Connection, now: float) -> Counts:
    o = outbox.c

    def count(*conditions: Any) -> int:
        return c.scalar(select(func.count()).select_from(outbox).where(*conditions)) or 0

    oldest = c.scalar(select(func.min(o.due)).where(o.state == WAITING, o.due <= now))
    waits, late = count(o.state == WAITING), count(o.state == WAITING, o.tries > 0)
    sent_lately = count(o.state == SENT, o.done > now - 86_400)
    return Counts(waits, late, sent_lately, count(o.state == DEAD), oldest)


def letters(c: Connection, most: int) -> list[Letter]:
    """The dead ones, the latest first."""
    o, d = outbox.c, destinations.c
    query = select(o.at, o.done, d.user, d.kind, o.reason, func.coalesce(o.table, ""), o.tries, o.why)
    query = query.join(destinations, d.id == o.destination).where(o.state == DEAD)
    return [Letter(*row) for row in c.execute(query.order_by(o.done.desc(), o.id.desc()).limit(most))]


def sweep(c: Connection, now: float) -> None:
    o = outbox.c
    for state, lasts in ((SENT, SENT_LASTS), (DEAD, DEAD_LASTS)):
        c.execute(delete(outbox).where(o.state == state, o.done < now - lasts))
