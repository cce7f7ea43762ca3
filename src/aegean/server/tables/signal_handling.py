"""What a process does about signals: tables, people and texts that somebody changed from outside of the play here."""

from __future__ import annotations

from functools import partial

import msgspec

from aegean.server import wire
from aegean.server.door.guards import Doorkeeper
from aegean.server.house import moderating
from aegean.server.store import chat
from aegean.server.tables import guest_lists, signals
from aegean.server.tables.live import Tables
from aegean.server.tables.rooms import Connection, Room
from aegean.server.tables.sides import rooms_of
from aegean.server.tables.signals import Signal, Watch


class Heeding:
    """Sees to it that whoever is connected here sees what the house did, wherever it was done."""

    def __init__(self, tables: Tables, doorkeeper: Doorkeeper) -> None:
        self._tables = tables
        self._doorkeeper = doorkeeper

    def register(self, watch: Watch) -> None:
        watch.heed(signals.TABLE, self.table_changed)
        watch.heed(signals.CHAT, self.chat_changed)
        watch.heed(signals.PERSON, self.person_changed)
        watch.heed(signals.BLOCKS, self.blocks_changed)
        watch.heed(signals.ANNOUNCE, self.announced)

    def _room(self, table: str) -> Room | None:
        return next((room for room in self._tables.open_rooms if room.id == table), None)

    async def table_changed(self, signal: Signal) -> None:
        room = self._room(signal.subject)
        if room is not None:
            await self._tables.look_again(room)
            await self._tables.refresh(room)

    async def chat_changed(self, signal: Signal) -> None:
        """All of it anew, for everybody what they hear; the room that changed is named, and nobody else is told."""
        room = self._room(signal.subject)
        if room is None:
            return
        changed = chat.Room(signal.text)
        hearing: dict[tuple[tuple[chat.Room, ...], frozenset[int]], list[Connection]] = {}
        for one in room.connections:
            hearing.setdefault((rooms_of(room.row, one.seat), one.hidden), []).append(one)
        for (rooms, hidden), connections in hearing.items():
            if not changed or changed in rooms:
                await self._say_again(room, rooms, hidden, connections)

    async def blocks_changed(self, signal: Signal) -> None:
        """Somebody blocks others now: what these said is not shown to them, or is again."""
        user = int(signal.subject)
        for room in self._tables.open_rooms:
            for one in [one for one in room.connections if one.person is not None and one.person.id == user]:
                one.hidden = await self._tables.storage.read(partial(guest_lists.blocked_by, person=one.person))
                await self._say_again(room, rooms_of(room.row, one.seat), one.hidden, [one])

    async def _say_again(
        self, room: Room, rooms: tuple[chat.Room, ...], hidden: frozenset[int], connections: list[Connection]
    ) -> None:
        lines = await self._tables.storage.read(partial(chat.said, table=room.id, rooms=rooms, hidden=hidden))
        message = msgspec.json.encode(wire.ChatAgainMessage(lines))
        for one in connections:
            one.send(message)

    async def person_changed(self, signal: Signal) -> None:
        user = int(signal.subject)
        self._doorkeeper.forget_person(user)
        for room in self._tables.open_rooms:
            if any(place["user"] == user for place in room.row["places"]):
                await self._tables.refresh(room)

    async def announced(self, signal: Signal) -> None:
        message = msgspec.json.encode(wire.AnnouncementMessage(wire.Announcement(signal.text, float(signal.subject))))
        for room in self._tables.open_rooms:
            for one in list(room.connections):
                one.send(message)


async def tell_announcement(tables: Tables, connection: Connection) -> None:
    """Somebody who comes is told what all others have read."""
    current = await tables.storage.read(lambda c: moderating.announced(c, tables.clock()))
    if current is not None:
        message = wire.AnnouncementMessage(wire.Announcement(current.text, current.until))
        connection.send(msgspec.json.encode(message))
