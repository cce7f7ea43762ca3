"""What calls for a person: written in the same transaction as its cause, so that none is lost and none comes twice.

A call names a table, and the seat or the person it is for. Some time later it is taken up (`taking_up.py`): whoever has
seen it by then, or was quicker, is not told any more. A new reason is one line in `WISHES`, one in `STANDS`
(`taking_up.py`), its sentence in `notify.ftl`, and a `call` where it comes about.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from sqlalchemy import Connection, insert

from aegean.core.values import Plain
from aegean.server import wire
from aegean.server.store.schema import calls
from aegean.server.tables.timeline import PLAYING, Entry, Timeline

TURN: Final = "turn"  # the seat has to decide, on its turn or out of it
LATE: Final = "late"  # the time of the seat's player is up
AGREE: Final = "agree"  # somebody asks or proposes something, and the seat's word is waited for
ENDED: Final = "ended"  # the game is over, or the table was closed
BEGUN: Final = "begun"  # the game has begun, and others come first
FULL: Final = "full"  # all seats are taken, and the host can begin
REMATCH: Final = "rematch"  # somebody opened a table for a rematch, and a seat is kept there
INVITED: Final = "invited"  # a friend invites to a table that has not begun
FRIEND: Final = "friend"  # a friend has made a table that is open to everybody

BEFRIEND: Final = "befriend"  # somebody asks to be friends: it is about no table, and goes to the outbox at once

# Of a tournament that one takes part in: these go to the outbox at once.
STARTED: Final = "started"
CALLED_OFF: Final = "called_off"
DECIDED: Final = "decided"  # it is over
OF_TOURNAMENTS: Final = {
    STARTED: "running",
    CALLED_OFF: "called_off",
    DECIDED: "over",
}  # with the status that it has then

# What people choose to be told of, by reason.
WISHES: Final[dict[str, wire.Wish]] = {
    TURN: "turn",
    LATE: "turn",
    AGREE: "agree",
    ENDED: "ended",
    BEGUN: "tables",
    FULL: "tables",
    REMATCH: "tables",
    INVITED: "tables",
    FRIEND: "friends",
    BEFRIEND: "friends",
    STARTED: "tables",
    CALLED_OFF: "tables",
    DECIDED: "ended",
}
ALL_WISHES: Final = tuple(dict.fromkeys(WISHES.values()))


def call(
    c: Connection,
    table: str,
    reason: str,
    now: float,
    seat: int | None = None,
    user: int | None = None,
    number: int = 0,
) -> None:
    """Call for the player of a seat, or for somebody by their number."""
    c.execute(insert(calls).values(table=table, seat=seat, user=user, reason=reason, number=number, at=now))


def by_entry(table: str, before: Timeline | None, after: Timeline, entry: Entry, now: float) -> list[dict[str, Plain]]:
    """The calls that an entry brings about, as rows. Nobody is called by a deed of their own."""
    if before is None or len(before.persons()) < 2:
        return []  # where one person plays against bots, nobody is kept waiting
    called: list[tuple[int, str]] = []
    late = entry.kind == "late"  # nobody's deed
    if after.over:
        called += [(seat, ENDED) for seat in before.persons() if late or seat != entry.seat]
    else:
        called += [(seat, TURN) for seat in _newly_deciding(before, after, entry)]
        called += [(entry.seat, LATE)] if late else []
    if after.ask is not None and after.ask is not before.ask and entry.kind in ("ask", "propose", "late"):
        called += [(seat, AGREE) for seat in after.ask.missing]
    return list(_rows(table, called, entry.number, now))


def _newly_deciding(before: Timeline, after: Timeline, entry: Entry) -> list[int]:
    own = entry.seat if entry.kind in (*PLAYING, "back") else None
    if entry.kind == "given":  # it was asked already; who plays it now does not know
        return [entry.seat] if entry.seat in after.deciding else []
    return [
        seat
        for seat in after.deciding
        if seat != own and after.players[seat] is None and (seat not in before.deciding or before.players[seat])
    ]


def by_beginning(c: Connection, table: str, timeline: Timeline, own: Iterable[int], now: float) -> None:
    """The game has begun: whoever decides first is told that, the others that it has. `own` are the host's seats."""
    people = timeline.persons()
    if len(people) < 2:
        return
    called = [(seat, TURN if seat in timeline.deciding else BEGUN) for seat in people if seat not in set(own)]
    rows = list(_rows(table, called, 0, now))
    if rows:
        c.execute(insert(calls), rows)


def by_closing(c: Connection, row: Mapping[str, Any], now: float, by: int | None = None) -> None:
    """A table was closed: its people, but for whoever did it, need not wait any more."""
    people = {place["user"]: place["seat"] for place in row["places"] if place["user"] not in (None, by)}
    for user, seat in people.items():
        call(c, row["id"], ENDED, now, seat=seat, user=user)


def _rows(table: str, called: Iterable[tuple[int, str]], number: int, now: float) -> Iterable[dict[str, Plain]]:
    for seat, reason in called:
        yield {"table": table, "seat": seat, "user": None, "reason": reason, "number": number, "at": now}
