"""All tables, as one process of the server serves them.

The order of things in a move: the command is checked against the timeline, its entry is made durable, and only then is
the room told. Other processes are told by a notice that names the table and its number; they read the entries from the
database. So nothing secret travels between processes, and a notice that gets lost only costs time. What a player points
at is kept nowhere, and travels with its notice.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from collections.abc import Awaitable, Callable
from typing import Any, Final, Protocol

import msgspec
from sqlalchemy import Connection as Database

from aegean.core.errors import AegeanError
from aegean.core.values import Event, Plain
from aegean.server import metrics, wire
from aegean.server.door import accounts
from aegean.server.door.accounts import Gone, Session
from aegean.server.errors import NotAllowed, ServerError, Stale, Unplayable, WrongSeat
from aegean.server.logs import SELDOM
from aegean.server.replays import cache, replaying
from aegean.server.settings import Settings
from aegean.server.store import archive, chat
from aegean.server.store.storage import NewEntry, Storage
from aegean.server.tables import entering, guest_lists, reading, standing
from aegean.server.tables.commands import Customs, entry_for
from aegean.server.tables.open_rooms import OpenRooms
from aegean.server.tables.rooms import Connection, Room
from aegean.server.tables.sides import rooms_of, sides_of
from aegean.server.tables.timekeeping import SETTLE
from aegean.server.tables.timeline import ORDERED, PLAYING, SERVER, Entry, Timeline
from aegean.server.wire import redaction
from aegean.server.wire.redaction import StoredEntry

log = logging.getLogger("aegean.tables")

_RACES: Final = 8  # how often a command is tried again because another process was first
_STORY: Final = 2000  # entries that a new connection is sent at most
_OVERLAP: Final = 3.0  # seconds that two looks at the chat have in common; who has a line already is not sent it again


class Notice(msgspec.Struct, omit_defaults=True):
    """What one process tells the others."""

    process: str
    table: str
    number: int | None = None  # the table has this entry now
    info: bool = False  # names, seats or the status changed
    here: list[int] | None = None  # the seats whose players are connected to that process
    looking: list[int] = []  # those of them who have the table before their eyes
    orders: bool = False  # somebody's standing orders are others now
    chat: int | None = None  # a line of chat
    pointed: tuple[int, str] | None = None  # the player of a seat points at a thing; this is kept nowhere else


class Thinker(Protocol):
    """Whoever makes the bots' moves."""

    def consider(self, room: Room) -> None: ...


class Stewards(Thinker, Protocol):
    """Whoever carries out standing orders."""

    def told(self, room: Room, seat: int | None) -> bytes | None: ...

    def busy(self, room: Room) -> bool: ...

    async def orders_changed(self, room: Room) -> None: ...


class Timekeeper(Protocol):
    """Whoever knows what time brings about."""

    async def brought(self, row: reading.TableRow, timeline: Timeline, now: float) -> Entry | None: ...


class Tables:
    def __init__(
        self, storage: Storage, settings: Settings, publish: Callable[[bytes], Awaitable[None]] | None
    ) -> None:
        """`publish` tells the other processes; None: there are none."""
        self.storage = storage
        self.settings = settings
        self.process = secrets.token_hex(8)
        self.thinker: Thinker | None = None
        self.stewards: Stewards | None = None
        self.timekeeper: Timekeeper | None = None
        self.ended: Callable[[str], None] = lambda table: None  # told of every game that ends here
        self.clock: Callable[[], float] = time.time
        self._publish = publish
        self._held = OpenRooms(self._open, settings.live_tables, self._busy)
        self._tasks: set[asyncio.Future[Any]] = set()
        self._chat_seen: float | None = None

    # -- rooms --------------------------------------------------------------------------------------------------------

    async def room(self, table: str) -> Room:
        """The table's room, opened if need be."""
        return await self._held.room(table)

    @property
    def open_rooms(self) -> list[Room]:
        return list(self._held)

    def _busy(self, room: Room) -> bool:
        return bool(room.thinking) or (self.stewards is not None and self.stewards.busy(room))

    def _consider(self, room: Room) -> None:
        """Bots and standing orders see whether they are asked."""
        if self.thinker is not None:
            self.thinker.consider(room)
        if self.stewards is not None:
            self.stewards.consider(room)

    async def _open(self, table: str) -> Room:
        row, timeline = await self.storage.read(lambda c: archive.load(c, table))
        room = Room(row)
        room.timeline = timeline
        moved = await self.storage.read(lambda c: archive.moved(c, table))
        room.moved = moved if moved is not None else room.moved
        if timeline is not None and timeline.deal.version != row["version"] and not timeline.over:
            await self._migrate(room, timeline)
        return room

    async def _migrate(self, room: Room, timeline: Timeline) -> None:
        """The actions so far could be replayed by the rules of today: from here on the table is played by these."""
        version = timeline.deal.version
        timeline.number += 1
        entry = Entry(
            timeline.number, SERVER, "migrate", f"{version} {room.row['version']}", max(self.clock(), timeline.at)
        )
        timeline.tick(entry)
        if await self.storage.append(self._new_entry(room, timeline, entry, [], {"version": version})):
            log.info("table migrated", extra={"table": room.id, "version": version})
        room.row, room.timeline = await self.storage.read(lambda c: archive.load(c, room.id))

    # -- play ---------------------------------------------------------------------------------------------------------

    async def command(self, table: str, person: wire.Person, command: wire.Command, looking: int | None = None) -> int:
        """Carry out a player's command; the number of its entry, which is on disk."""
        room = await self.room(table)
        seat = reading.seat_of(room.row, person, looking)
        host = bool(room.row["host"] == person.id)
        if seat is None and not host:
            raise NotAllowed("you do not play at this table")
        own = () if room.row["hot_seat"] else tuple(reading.seats_of(room.row, person))
        customs = Customs(
            room.row["advice"], reading.absence_of(room.row), host, lambda one: room.absent(one, self.clock()), own
        )
        return await self._enter(room, lambda timeline: entry_for(command, timeline, seat, customs), command)

    async def bot_move(self, room: Room, seat: int, text: str, since: int) -> None:
        """A bot's answer; dropped where the question is no longer open."""

        def entry(timeline: Timeline) -> Entry:
            if timeline.players[seat] is None or timeline.since.get(seat) != since or timeline.over:
                raise Stale("the bot was asked about something else", timeline.number)
            return Entry(timeline.number + 1, seat, "act", text)

        await self._enter(room, entry, None)

    async def ordered_move(self, room: Room, seat: int, text: str, since: int) -> None:
        """An answer by standing order; dropped where the question is no longer open."""

        def entry(timeline: Timeline) -> Entry:
            if timeline.over or timeline.since.get(seat) != since or seat not in timeline.awaited:
                raise Stale("what the order was for is answered", timeline.number)
            if standing.holds_still(timeline, seat):
                raise Stale("its player decides this", timeline.number)
            return Entry(timeline.number + 1, seat, ORDERED, text)

        await self._enter(room, entry, None)

    async def _enter(self, room: Room, meaning: Callable[[Timeline], Entry], command: wire.Command | None) -> int:
        """Carried through even where whoever asked hangs up meanwhile: what is on disk must be shown too."""
        entering = asyncio.ensure_future(self._entered(room, meaning, command))
        self._tasks.add(entering)
        entering.add_done_callback(self._tasks.discard)
        return await asyncio.shield(entering)

    async def _entered(self, room: Room, meaning: Callable[[Timeline], Entry], command: wire.Command | None) -> int:
        began, arrived = time.monotonic(), self.clock()
        async with room.lock:
            if command is not None and room.timeline is not None and command.number > room.timeline.number:
                await self._catch_up(room)  # the player saw more than this process, by way of another
            for _ in range(_RACES):
                timeline = room.timeline
                if timeline is None:
                    raise WrongSeat("the game has not begun")
                await self._pass_time(room, arrived)
                timeline = room.timeline or timeline
                reading.check_running(room.row, timeline.number)
                try:
                    entry = meaning(timeline)._replace(at=max(arrived, timeline.at))
                except ServerError:
                    raise
                except AegeanError as error:
                    raise Unplayable(error, timeline.number) from error
                if (number := await self._written(room, entry)) is not None:
                    metrics.fanout_seconds.observe(time.monotonic() - began)
                    return number
            raise Stale("the table is busy; look again", room.timeline.number if room.timeline else None)

    async def _written(self, room: Room, entry: Entry) -> int | None:
        """One more entry: on disk first, and then shown. None: another process was first, and that is shown now."""
        timeline = room.timeline
        assert timeline is not None
        try:
            after, events = timeline.after(entry)
        except ServerError:
            raise
        except AegeanError as error:
            raise Unplayable(error, timeline.number) from error
        if not await self.storage.append(self._new_entry(room, after, entry, events, {}, timeline)):
            await self._catch_up(room)
            return None
        self._shown(room, after, [self._told(entry, after, events)])
        metrics.entries.labels(entry.kind).inc()
        if self._publish is not None:
            self._later(self.publish_notice(Notice(self.process, room.id, number=after.number)))
        if after.over:
            self.ended(room.id)
        if after.over or after.number % self.settings.snapshot_every == 0:
            self._later(self._keep_snapshot(room, after))
        return after.number

    async def time_passes(self, table: str) -> None:
        """Carry out at a table what time has brought about."""
        room = await self.room(table)
        async with room.lock:
            await self._look(room)

    async def _look(self, room: Room) -> None:
        """See what others wrote and what time has brought about. The room's lock is held."""
        await self._catch_up(room)
        await self._pass_time(room, self.clock() - SETTLE)

    async def _pass_time(self, room: Room, now: float) -> None:
        """Downtimes and players whose time is up, each as of its own moment. The room's lock is held."""
        if self.timekeeper is None:
            return
        while room.timeline is not None:
            entry = await self.timekeeper.brought(room.row, room.timeline, now)
            if entry is None:
                return
            await self._written(room, entry)

    def _new_entry(
        self,
        room: Room,
        after: Timeline,
        entry: Entry,
        events: list[Event],
        standing: dict[str, object],
        before: Timeline | None = None,
    ) -> NewEntry:
        return entering.new_entry(room.row, after, entry, events, self.clock(), standing, before)

    def _told(self, entry: Entry, after: Timeline, events: list[Event]) -> StoredEntry:
        return StoredEntry(entry.number, entry.seat, entry.kind, entry.text, after.state.moves, entry.at, tuple(events))

    def _shown(self, room: Room, after: Timeline, entries: list[StoredEntry]) -> None:
        """The room shows the new timeline, which is on disk by now; bots are asked if it is their turn."""
        ended = after.over and not room.over
        if room.timeline is None or after.state is not room.timeline.state:
            room.moved = self.clock()
        room.timeline = after
        room.row |= {"waiting": after.deciding, "round": after.round, "touched": self.clock(), "lent": after.lent}
        if after.result is not None:
            room.row["status"], room.row["result"] = "over", after.result.plain()
        for told in entries:
            if told.kind in PLAYING and after.players[told.seat] is None:
                room.acted(told.seat, told.at)
        room.show(after, entries, room.seats(self.clock()), self.clock())
        if ended:
            room.send_info(self.clock())
        self._consider(room)

    async def _catch_up(self, room: Room) -> None:
        """Read and show the entries that other processes wrote. The room's lock is held."""
        timeline = room.timeline
        if timeline is None and room.row["status"] in ("over", "closed"):
            return  # it ended by other rules
        known = -1 if timeline is None else timeline.number
        told = await self.storage.read(lambda c: archive.entries(c, room.id, known + 1))
        if not told:
            return
        if timeline is None or any(entry.kind == "migrate" for entry in told):
            room.row, room.timeline = await self.storage.read(lambda c: archive.load(c, room.id))
            room.dismiss()
            return
        for entry in told:
            timeline, _ = timeline.after(Entry(entry.number, entry.seat, entry.kind, entry.text, entry.at))
        self._shown(room, timeline, told)

    async def _keep_snapshot(self, room: Room, timeline: Timeline) -> None:
        row = {"table": room.id, "number": timeline.number, "version": timeline.deal.version}
        try:
            blob = await asyncio.to_thread(timeline.pack)
            await self.storage.write(lambda c: archive.put_snapshot(c, {**row, "blob": blob}))
        except Exception:  # it only spares the way; the next one will do
            log.exception("snapshot not written", extra={"table": room.id})

    # -- connections --------------------------------------------------------------------------------------------------

    async def connect(
        self,
        table: str,
        person: wire.Person | None,
        since: int | None,
        invite: str,
        looking: int | None = None,
        session: Session | None = None,
        address: str = "",
        away: bool = False,
    ) -> tuple[Room, Connection]:
        """Somebody comes to look: they are sent everything, and the entries after `since`. Whoever is `away` has the
        page open, but not before their eyes."""
        room = await self.room(table)
        reading.check_visible(room.row, person, invite)
        seat = reading.seat_of(room.row, person, looking)
        connection = Connection(person, seat, reading.seats_of(room.row, person), session, address)
        connection.away = away
        async with room.lock:
            await self._look(room)
            first = 0 if since is None else since + 1
            rooms = rooms_of(room.row, seat)
            hidden = await self.storage.read(lambda c: guest_lists.blocked_by(c, person))
            entries, lines = await self.storage.read(
                lambda c: (archive.entries(c, table, first, _STORY), chat.said(c, table, rooms, hidden))
            )
            connection.hidden = hidden
            room.connections.add(connection)
            info = room.info(person, self.clock(), seat)
            standing = await self.standing(room, seat, info.seats)
            if standing is None:
                connection.send(msgspec.json.encode(wire.TableMessage(info)))
            else:
                now, view = standing
                told = [redaction.entry(entry, seat, room.over) for entry in entries]
                connection.send(msgspec.json.encode(wire.StateMessage(info, now, view, told, lines)))
                self._consider(room)
                if self.stewards is not None and (answering := self.stewards.told(room, seat)) is not None:
                    connection.send(answering)
        await self._presence_changed(room, connection)
        return room, connection

    def end(self, which: Callable[[Connection], bool], why: str) -> None:
        """Close connections for good, and take nothing from them any more."""
        for room in self.open_rooms:
            for one in [one for one in room.connections if which(one)]:
                one.end(why)

    async def standing(
        self, room: Room, seat: int | None, seats: list[wire.SeatInfo]
    ) -> tuple[wire.Now, dict[str, Plain]] | None:
        """Where the table stands for a seat, and its view; None where nothing was played, or nothing was kept of it."""
        if room.timeline is not None:
            if room.row["status"] == "closed":  # nobody decides there any more
                timeline = room.timeline
                return redaction.ended(timeline.number, timeline.state.moves, seats, None), room.view(seat)
            return redaction.now(room.timeline, seat, seats, self.clock()), room.view(seat)
        end = await self.storage.read(lambda c: cache.end(c, room.id)) if room.over else None
        if end is None:
            return None
        return redaction.ended(end.number, end.moves, seats, room.row["result"]), end.views[replaying.eyes_of(seat)]

    async def disconnect(self, room: Room, connection: Connection) -> None:
        room.connections.discard(connection)
        await self._presence_changed(room, connection)

    async def _presence_changed(self, room: Room, connection: Connection) -> None:
        """A player has come or gone; spectators do so unnoticed."""
        if not connection.present:
            return
        now, seen = self.clock(), [(room.id, seat) for seat in connection.present]
        looked = [] if connection.away else seen
        for _, seat in seen:
            room.row["places"][seat]["seen"] = now
        room.send_info(now)
        await self._tell_presence(room)
        try:
            await self.storage.write(lambda c: archive.note_seen(c, seen, looked, now))
        except AegeanError:
            log.warning("presence not written", extra={"table": room.id})

    async def _tell_presence(self, room: Room) -> None:
        """The other processes, and whoever answers for those who are away."""
        here, looking = sorted(room.here()), sorted(room.looking())
        await self.publish_notice(Notice(self.process, room.id, here=here, looking=looking))
        if self.stewards is not None:
            self.stewards.consider(room)

    async def look(self, room: Room, connection: Connection, away: bool) -> int:
        """Somebody who is connected turns away from the page, or back to it. The number is where the table stands."""
        looked = [(room.id, seat) for seat in connection.present]
        if looked and away != connection.away:
            now = self.clock()
            await self.storage.write(lambda c: archive.note_seen(c, [], looked, now))
        connection.away = away
        await self._tell_presence(room)
        return room.timeline.number if room.timeline is not None else 0

    async def keep_up(self) -> None:
        """Every so often: write down who is connected, tell the other processes, see what the host did by hand."""
        now = self.clock()
        seen = [(room.id, seat) for room in self.open_rooms for seat in room.here()]
        looked = [(room.id, seat) for room in self.open_rooms for seat in room.looking()]
        for room in self.open_rooms:
            for seat in room.here():
                room.row["places"][seat]["seen"] = now
            if room.here():
                await self._tell_presence(room)
        if seen:
            await self.storage.write(lambda c: archive.note_seen(c, seen, looked, now))
        rooms = {room.id: room for room in self.open_rooms}
        for table, status in (await self.storage.read(lambda c: archive.statuses(c, list(rooms)))).items():
            if rooms[table].row["status"] != status:
                await self.refresh(rooms[table])
        for room in rooms.values():
            if room.connections and room.presence_changed(now):
                room.send_info(now)
        await self.catch_up()

    async def catch_up(self) -> None:
        """Show what other processes wrote at the tables that are open here, in case a notice of it went lost."""
        rooms = {room.id: room for room in self.open_rooms}
        for table, number in (await self.storage.read(lambda c: archive.latest(c, list(rooms)))).items():
            timeline = rooms[table].timeline
            if timeline is None or timeline.number < number:
                await self.look_again(rooms[table])

    async def look_around(self) -> None:
        """While no notice gets through: entries, changes of the tables' rows and chat, for the rooms that are open."""
        rooms = {room.id: room for room in self.open_rooms if room.connections}
        soon = self.clock() - _OVERLAP
        since, self._chat_seen = self._chat_seen or soon, soon
        stand, lines = await self.storage.read(
            lambda c: (archive.standing(c, list(rooms)), chat.since(c, list(rooms), since))
        )
        for table, stood in stand.items():
            if stood != archive.standing_of(rooms[table].row):
                await self.refresh(rooms[table])
        await self.catch_up()
        for table, id_ in lines:
            await self._show_chat(rooms[table], id_)

    # -- around the play ----------------------------------------------------------------------------------------------

    async def change(self, table: str, change: Callable[[Database, float], None]) -> Room:
        """A change of names, seats or status in the database; everybody who looks on is told."""
        await self.storage.write(lambda c: change(c, self.clock()))
        room = await self.room(table)
        await self.refresh(room)
        await self.publish_notice(Notice(self.process, table, info=True))
        return room

    async def person_changed(self, person: int, gone: Gone | None) -> None:
        """Somebody has another name now, or is gone; the entries that let bots take over are written already."""
        touched = set() if gone is None else {table for table, _ in (*gone.freed, *gone.running)} | set(gone.hosted)
        here = {room.id for room in self.open_rooms if any(place["user"] == person for place in room.row["places"])}
        for table in here | touched:
            await self.look_again(await self.room(table))
            await self.change(table, lambda c, now: None)

    async def refresh(self, room: Room) -> None:
        """Read the table's row anew; when the game has begun, everybody connects anew to see it."""
        async with room.lock:
            before = room.row["status"]
            places = room.row["places"]
            row = await self.storage.read(lambda c: reading.read(c, room.id))
            sat = [place["user"] for place in places] == [place["user"] for place in row["places"]]
            if room.timeline is None and row["status"] == "running":
                room.row, room.timeline = await self.storage.read(lambda c: archive.load(c, room.id))
            else:
                room.row = row
            self._consider(room)
            if row["status"] != before or not sat:
                room.dismiss()
            else:
                room.dismiss_barred()
                room.send_info(self.clock())

    async def say(self, table: str, person: wire.Person, line: wire.Say, looking: int | None = None) -> int:
        """A line of chat: players and watchers talk apart, and a side of several seats among itself."""
        room = await self.room(table)
        seat = reading.seat_of(room.row, person, looking)
        where, *apart = rooms_of(room.row, seat)
        if line.to == "side":
            if not apart:
                raise NotAllowed("a side talks among itself where several seats play together, once the game has begun")
            where = apart[0]
        row = {
            "table": table,
            "user": person.id,
            "name": person.name if seat is None else reading.name_of(room.row, room.row["places"][seat]),
            "seat": seat,
            "text": " ".join(line.text.split()),
            "at": self.clock(),
        }
        if not row["text"]:
            raise AegeanError("a line of chat needs at least one word")

        def add(c: Database) -> int:
            accounts.check_heard(c, person.id, self.clock())
            return chat.add(c, where, row)

        key = await self.storage.write(add)
        await self._show_chat(room, key)
        await self.publish_notice(Notice(self.process, table, chat=key))
        return key

    async def _show_chat(self, room: Room, id_: int) -> None:
        found = await self.storage.read(lambda c: chat.line(c, id_))
        if found is None or id_ in room.said:
            return
        where, line, by = found
        room.said.append(id_)
        room.tell(msgspec.json.encode(wire.ChatMessage(line)), where, by)

    async def point(self, table: str, person: wire.Person, thing: str, looking: int | None = None) -> int:
        """Show the others of one's side a thing on the table. It is not kept; the number is where the table stands."""
        room = await self.room(table)
        seat = reading.seat_of(room.row, person, looking)
        if seat is None:
            raise NotAllowed("you do not play at this table")
        if room.timeline is None or len(sides_of(room.row).mates(seat)) < 2:
            raise NotAllowed("one points for others of one's side, once the game has begun")
        room.point(seat, thing)
        await self.publish_notice(Notice(self.process, table, pointed=(seat, thing)))
        return room.timeline.number

    async def look_again(self, room: Room) -> None:
        """Read what other processes may have written, and let the bots go on."""
        async with room.lock:
            await self._look(room)
            self._consider(room)

    # -- other processes ----------------------------------------------------------------------------------------------

    async def hear(self, data: bytes) -> None:
        """A notice of another process."""
        notice = msgspec.json.decode(data, type=Notice)
        room = self._held.get(notice.table)
        if notice.process == self.process or room is None:
            return
        if notice.number is not None:
            async with room.lock:
                if room.timeline is None or room.timeline.number < notice.number:
                    await self._catch_up(room)
        if notice.here is not None:
            if room.heard(notice.process, notice.here, notice.looking, self.clock()):
                room.send_info(self.clock())
            if self.stewards is not None:
                self.stewards.consider(room)
        if notice.orders and self.stewards is not None:
            await self.stewards.orders_changed(room)
        if notice.info:
            await self.refresh(room)
        if notice.chat is not None:
            await self._show_chat(room, notice.chat)
        if notice.pointed is not None:
            room.point(*notice.pointed)

    async def publish_notice(self, notice: Notice) -> None:
        """Tell the other processes."""
        if self._publish is None:
            return
        try:
            await self._publish(msgspec.json.encode(notice))
        except Exception as error:  # the others will read it from the database when they next look
            log.warning("notices are not sent", extra={"why": type(error).__name__, SELDOM: True})

    def _later(self, work: Awaitable[None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def finish(self) -> None:
        """Wait for what is still being written."""
        while self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
