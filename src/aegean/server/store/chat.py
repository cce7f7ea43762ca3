"""What is said at tables. Players and watchers talk apart, and so does each side that has several seats.

What a side says lies in a table of its own, with numbers of its own, which are told below 0: so nobody else can tell
even from the numbers of other lines whether a side talks.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final

from sqlalchemy import Connection, Table, insert, or_, select

from aegean.core.values import Plain
from aegean.server import wire
from aegean.server.store.schema import chat, side_chat

PLAYERS: Final = "players"
WATCHERS: Final = "watchers"
SIDE: Final = "side"  # as it is told to its own people
_SHOWN: Final = 100  # lines that somebody who comes is shown of each room


class Room(str):
    """Where something is said: "players", "watchers", or a side by its number."""

    @classmethod
    def of_side(cls, side: int) -> Room:
        return cls(f"{SIDE} {side}")

    @property
    def side(self) -> int | None:
        return int(self.split()[1]) if self.startswith(SIDE) else None


def add(c: Connection, room: Room, row: dict[str, Plain]) -> int:
    """The number of the new line."""
    key = c.execute(
        insert(chat).values(**row, room=str(room))
        if room.side is None
        else insert(side_chat).values(**row, side=room.side)
    ).inserted_primary_key
    assert key is not None
    return int(key[0]) if room.side is None else -int(key[0])


def said(c: Connection, table: str, rooms: Iterable[Room], hidden: Collection[int] = ()) -> list[wire.ChatLine]:
    """The latest lines of each of the rooms, in the order in which they were said; none of those who are hidden."""
    found: list[wire.ChatLine] = []
    for room in rooms:
        where = table_of(room)
        here = where.c.room == str(room) if room.side is None else where.c.side == room.side
        shown = or_(where.c.user.is_(None), where.c.user.not_in(hidden))
        query = select(where).where(where.c.table == table, here, shown).order_by(where.c.id.desc()).limit(_SHOWN)
        found += [_line(row, room) for row in reversed(c.execute(query).all())]
    return sorted(found, key=lambda line: line.at)


def line(c: Connection, number: int) -> tuple[Room, wire.ChatLine, int | None] | None:
    """A line, the room in which it was said, and by whom."""
    where, id_ = numbered(number)
    row = c.execute(select(where).where(where.c.id == id_)).one_or_none()
    if row is None:
        return None
    room = Room(row.room) if where is chat else Room.of_side(row.side)
    return room, _line(row, room), row.user


def since(c: Connection, tables: list[str], when: float) -> list[tuple[str, int]]:
    """The tables and numbers of the lines that were said from then on."""
    found = []
    for where, sign in ((chat, 1), (side_chat, -1)):
        query = select(where.c.table, where.c.id, where.c.at).where(where.c.table.in_(tables), where.c.at >= when)
        found += [(row.at, row.table, sign * row.id) for row in c.execute(query.order_by(where.c.id))]
    return [(table, number) for _, table, number in sorted(found, key=lambda one: one[0])]


def table_of(room: Room) -> Table:
    return chat if room.side is None else side_chat


def numbered(number: int) -> tuple[Table, int]:
    """Where the line with a number lies, and its id there."""
    return (chat, number) if number > 0 else (side_chat, -number)


def _line(row: Any, room: Room) -> wire.ChatLine:
    removed = row.removed is not None
    number, told = (row.id, str(room)) if room.side is None else (-row.id, SIDE)
    return wire.ChatLine(number, told, row.name, row.seat, "" if removed else row.text, row.at, removed)
