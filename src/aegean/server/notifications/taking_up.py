"""Calls are taken up: whom they are for, whether they still stand, and where these people are reached.

In one transaction a call goes, and rows of the outbox come; so it is taken up once, by whichever process. Whoever has
looked at the table since is not told what they have seen, nor anybody what is no longer so. The same is asked again
when a message is about to leave, which may be hours later.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any, Final

from sqlalchemy import Connection, Row, delete, exists, select

from aegean.server.errors import NotFound
from aegean.server.notifications import calls, destinations, outbox, preferences
from aegean.server.people import friends
from aegean.server.store import schema
from aegean.server.tables import reading
from aegean.server.tables.timeline import PLAYING

_GLANCE: Final = 5.0  # seconds: who left earlier after something happened may not have seen it
_MOST: Final = 40  # calls of one transaction: moves wait for it

Called = Row[Any]  # a call, or a row of the outbox: both have a table, a seat, a reason and a number


def _has_to_decide(c: Connection, row: reading.TableRow, called: Called, user: int) -> bool:
    seat = called.seat
    if row["status"] != "running" or seat not in row["waiting"] or seat in row["lent"]:
        return False
    e = schema.entries.c
    mine = exists().where(e.table == row["id"], e.seat == seat, e.number > called.number, e.kind.in_(PLAYING))
    return _sits(row, called, user) and not c.scalar(select(mine))


def _sits(row: reading.TableRow, called: Called, user: int) -> bool:
    return bool(row["places"][called.seat]["user"] == user)


def _is_asked(c: Connection, row: reading.TableRow, called: Called, user: int) -> bool:
    return row["status"] == "running" and called.seat in row["asked"] and _sits(row, called, user)


def _can_begin(c: Connection, row: reading.TableRow, called: Called, user: int) -> bool:
    free = any(place["user"] is None and place["bot"] is None for place in row["places"])
    return row["status"] == "open" and row["host"] == user and not free


def _has_a_seat_kept(c: Connection, row: reading.TableRow, called: Called, user: int) -> bool:
    if row["rematch"] is None:
        return False
    following = reading.read(c, row["rematch"])
    sits = any(place["user"] == user for place in following["places"])
    free = any(place["user"] is None and place["bot"] is None for place in following["places"])
    return following["status"] == "open" and free and not sits


def _can_sit_down(c: Connection, row: reading.TableRow, called: Called, user: int) -> bool:
    free = any(place["user"] is None and place["bot"] is None for place in row["places"])
    sits = any(place["user"] == user for place in row["places"])
    return row["status"] == "open" and free and not sits and user not in row["barred"]


def _is_invited(c: Connection, row: reading.TableRow, called: Called, user: int) -> bool:
    return user in row["invited"] and _can_sit_down(c, row, called, user)


def _is_open_to(c: Connection, row: reading.TableRow, called: Called, user: int) -> bool:
    return bool(row["public"]) and _can_sit_down(c, row, called, user)


# Where nobody else need sit yet.
_ALONE: Final = (calls.FULL, calls.INVITED, calls.FRIEND)

# Whether a reason is still one, for somebody at a table.
STANDS: Final[dict[str, Callable[[Connection, reading.TableRow, Called, int], bool]]] = {
    calls.TURN: _has_to_decide,
    calls.LATE: lambda c, row, called, user: row["status"] == "running" and _sits(row, called, user),
    calls.AGREE: _is_asked,
    calls.ENDED: lambda c, row, called, user: row["status"] in ("over", "closed"),
    calls.BEGUN: lambda c, row, called, user: row["status"] == "running" and called.seat not in row["waiting"],
    calls.FULL: _can_begin,
    calls.REMATCH: _has_a_seat_kept,
    calls.INVITED: _is_invited,
    calls.FRIEND: _is_open_to,
}


def _has_seen(row: reading.TableRow, called: Called, user: int) -> bool:
    """Whether they have looked at the table since."""
    place = row["places"][called.seat] if called.seat is not None else None
    return place is not None and place["user"] == user and (place["looked"] or 0.0) >= called.at + _GLANCE


def stands(c: Connection, called: Called, user: int) -> bool:
    """Whether somebody is still to be told: by the table, by what they have seen, and by what they wish."""
    wish = calls.WISHES[called.reason]
    if wish not in preferences.settings_of(c, user).about:
        return False
    if called.reason == calls.BEFRIEND:
        return bool(friends.asking(c, user))
    if called.reason in calls.OF_TOURNAMENTS:
        return _is_so(c, called, user)
    if called.table in preferences.silent_of(c, user):
        return False
    try:
        row = reading.read(c, called.table)
    except NotFound:
        return False
    if called.reason not in _ALONE and len({place["user"] for place in row["places"]} - {None}) < 2:
        return False  # nobody else plays there
    if row["hot_seat"] or _has_seen(row, called, user):
        return False
    return STANDS[called.reason](c, row, called, user)


def _is_so(c: Connection, called: Called, user: int) -> bool:
    """Whether a tournament is still as somebody is to be told, and is theirs."""
    t, e = schema.tournaments.c, schema.entrants.c
    query = (
        select(t.status).join(schema.entrants, e.tournament == t.id).where(t.id == called.tournament, e.user == user)
    )
    return bool(c.scalar(query) == calls.OF_TOURNAMENTS[called.reason])


def overdue(c: Connection, before: float) -> bool:
    """Whether there are calls to take up."""
    return bool(c.scalar(select(exists().where(schema.calls.c.at <= before))))


def take_up(c: Connection, now: float, grace: float) -> int:
    """Take up calls that are older than the grace; how many there were."""
    called = schema.calls.c
    query = select(schema.calls).where(called.at <= now - grace).order_by(called.id).limit(_MOST)
    found = c.execute(query.with_for_update(skip_locked=True)).all()
    if not found:
        return 0
    s = schema.seats.c
    sitting = select(s.table, s.seat, s.user).where(s.table.in_({call.table for call in found}))
    places = {(row.table, row.seat): row.user for row in c.execute(sitting)}
    users = [call.user if call.user is not None else places.get((call.table, call.seat)) for call in found]
    reached = destinations.reachable(c, {user for user in users if user is not None})
    for call, user in zip(found, users, strict=True):
        if user in reached and stands(c, call, user):
            for destination in reached[user]:
                outbox.put(c, destination, call.reason, now, call.table, call.seat, call.number, call.at)
    c.execute(delete(schema.calls).where(called.id.in_([call.id for call in found])))
    return len(found)


def take_up_now(now: float, grace: float) -> Callable[[Connection], int]:
    return partial(take_up, now=now, grace=grace)


def due_batch(destination: int, now: float) -> Callable[[Connection], outbox.Batch | None]:
    """What is to go to a destination now, claimed for whoever asks; None: nothing, or not yet."""
    return partial(_due_batch, destination=destination, now=now)


def _due_batch(c: Connection, destination: int, now: float) -> outbox.Batch | None:
    claimed = outbox.claim(c, destination, now)
    if claimed is None:
        return None
    rows = outbox.waiting(c, destination, now)
    ready = [row for row in rows if row.reason in outbox.AT_ONCE or stands(c, row, claimed.user)]
    outbox.drop(c, [row for row in rows if row not in ready])
    if ready and ready[0].reason not in outbox.AT_ONCE:
        until = preferences.next_time(preferences.settings_of(c, claimed.user), claimed.sent, now)
        if until > now:
            outbox.postpone(c, ready, until)
            ready = []
    if ready:
        return outbox.begin(c, claimed, ready)
    outbox.release(c, destination)
    return None
