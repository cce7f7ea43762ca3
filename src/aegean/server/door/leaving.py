"""Somebody is deleted: by themselves or by the host, while the server runs or not. It is complete at once.

In the same transaction all traces go: the name on seats and lines of chat, the titles of tables they led, what the log
says of their names; and a bot takes over where a game waits for them. Every process is told by signals.
"""

from __future__ import annotations

import contextlib
from functools import partial

from sqlalchemy import Connection, Table, select, update

from aegean import bots
from aegean.core.errors import AegeanError
from aegean.server.door import accounts
from aegean.server.door.accounts import Gone
from aegean.server.house import moderating, reports
from aegean.server.people import friends
from aegean.server.ratings import book as ratings
from aegean.server.store.chat import Room
from aegean.server.store.schema import chat, side_chat, tables
from aegean.server.store.schema import signals as acts
from aegean.server.store.schema import tournaments as contests
from aegean.server.tables import entering, reading, signals
from aegean.server.tables.timeline import Entry, Timeline
from aegean.server.tournaments import signing as tournaments

UNTITLED = "–"  # a tournament has some title


def delete_person(c: Connection, user: int, now: float, by: str = "") -> Gone:
    """Forget somebody. `by` is who did it, where it was not they themselves."""
    name = accounts.find(c, user).name
    said = [(table, room) for table, room in c.execute(select(chat.c.table, chat.c.room).where(chat.c.user == user))]
    apart = select(side_chat.c.table, side_chat.c.side).where(side_chat.c.user == user)
    said += [(table, Room.of_side(side)) for table, side in c.execute(apart)]
    hosted = list(c.scalars(select(tables.c.id).where(tables.c.host == user, tables.c.title != "")))
    named = _titles_with(c, name)
    tournaments.forget_person(c, user, now)
    gone = accounts.delete_person(c, user, now)
    for table, seat in gone.running:
        level = bots.usual(reading.read(c, table)["game"])
        with contextlib.suppress(AegeanError):  # where the game cannot go on, nobody waits for them
            entering.by_the_house(c, table, partial(_gone, seat, level), now)
    for table in {*hosted, *named}:
        c.execute(update(tables).where(tables.c.id == table).values(title=""))
    reports.forget_person(c, user)
    friends.forget_person(c, user)
    ratings.forget_person(c, user)
    for tournament in _titles_with(c, name, contests):
        c.execute(update(contests).where(contests.c.id == tournament).values(title=UNTITLED))
    c.execute(update(acts).where(acts.c.subject == f"id:{user}").values(text=""))
    for table in {table for table, _ in (*gone.freed, *gone.running)} | {*gone.hosted, *hosted, *named}:
        signals.send(c, now, signals.TABLE, table)
    for table, room in sorted(set(said)):
        signals.send(c, now, signals.CHAT, table, str(room))
    signals.send(c, now, signals.SESSIONS, user)
    signals.send(c, now, signals.PERSON, user)
    if by:
        moderating.write_down(c, now, by, "delete-user", f"id:{user}")
    return gone


def _gone(seat: int, level: str, timeline: Timeline) -> Entry:
    return Entry(timeline.number + 1, seat, "gone", level)


def _titles_with(c: Connection, name: str, titled: Table = tables) -> list[str]:
    """Tables whose title has the name as a word of its own: "Ada's evening", and not "Adamas"."""
    if not name:
        return []
    rows = c.execute(select(titled.c.id, titled.c.title).where(titled.c.title.icontains(name, autoescape=True)))
    return [row.id for row in rows if _is_word(row.title.casefold(), name.casefold())]


def _is_word(title: str, name: str) -> bool:
    at = title.find(name)
    while at >= 0:
        before, after = title[:at][-1:], title[at + len(name) :][:1]
        if not before.isalnum() and not after.isalnum():
            return True
        at = title.find(name, at + 1)
    return False
