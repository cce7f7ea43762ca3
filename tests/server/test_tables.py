"""Tables as a process keeps them: loaded quickly, given up when nobody needs them, and true to what is on disk."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from collections.abc import Callable

import pytest
from sqlalchemy import insert, select

import aegean
from aegean.core.values import Plain
from aegean.server import wire
from aegean.server.errors import Conflict, DatabaseAway, NotFound
from aegean.server.store import archive, schema
from aegean.server.store.storage import NewEntry
from aegean.server.tables import lobby, reading
from aegean.server.tables.live import Tables
from aegean.server.tables.rooms import Connection, Room
from aegean.server.tables.timeline import Deal, Entry, Timeline
from aegean.server.wire import redaction
from tests.server.house import House, came, opened, run

LONG = 1100


def entry_of(timeline: Timeline, chance: random.Random) -> Entry:
    decision = chance.choice(timeline.state.decisions)
    kinds = sorted({action.kind for action in decision.actions})
    kind = chance.choice(kinds)
    action = chance.choice([action for action in decision.actions if action.kind == kind])
    return Entry(timeline.number + 1, decision.seat, "act", str(action))


async def plays(tables: Tables, room: Room, count: int, chance: random.Random) -> None:
    for _ in range(count):
        await tables._enter(room, lambda timeline: entry_of(timeline, chance), None)


def test_a_long_game_is_loaded_from_its_snapshot(
    sqlite_url: str, record_property: Callable[[str, object], None]
) -> None:
    """It is read from the last snapshot and the entries after it; how long that takes is told, not judged."""

    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            table, _ = house.table(tables, [None, None])
            timeline, chance = Timeline.begin(reading.deal_of((await tables.room(table)).row)), random.Random(1)
            rows: list[dict[str, Plain]] = []
            while timeline.number < LONG:
                entry = entry_of(timeline, chance)
                timeline, events = timeline.after(entry)
                assert not timeline.over
                told = {"moves": timeline.state.moves, "told": redaction.pack_events(events), "at": 1.0, "stamp": "x"}
                rows.append({"table": table, **entry._asdict(), **told})
                if timeline.number == LONG - 50:
                    kept = {"table": table, "number": timeline.number, "version": timeline.deal.version}
                    blob = timeline.pack()
            with opened(sqlite_url) as c:
                c.execute(insert(schema.entries), rows)
                archive.put_snapshot(c, {**kept, "blob": blob})
        async with house.open() as tables:
            took = []
            for _ in range(5):
                began = time.process_time()
                loaded = tables.storage.read_now(lambda c: archive.load(c, table)[1])
                took.append(time.process_time() - began)
            assert loaded is not None
            assert (loaded.number, loaded.state.hash()) == (LONG, timeline.state.hash())
            record_property("milliseconds to load a game of 1,100 entries", round(min(took) * 1000, 1))
            print(f"a game of {LONG} entries was loaded in {min(took) * 1000:.1f} ms")

    run(work())


def test_however_many_tables_there_are_few_are_kept(sqlite_url: str) -> None:
    """Ten thousand in the database; those that somebody looks at stay, the others are given up."""

    async def work() -> None:
        house = House(sqlite_url, live_tables=20)
        async with house.open() as tables:
            first, host = house.table(tables, [None, None])
            with opened(sqlite_url) as c:
                row = dict(c.execute(select(schema.tables).where(schema.tables.c.id == first)).mappings().one())
                begin = dict(c.execute(select(schema.entries)).mappings().one())
                ids = [f"copy{n}" for n in range(10_000)]
                c.execute(insert(schema.tables), [{**row, "id": id_} for id_ in ids])
                c.execute(insert(schema.seats), [
                    {"table": id_, "seat": seat, "user": host.id if seat == 0 else None, "bot": None, "name": ""}
                    for id_ in ids for seat in (0, 1)
                ])  # fmt: skip
                c.execute(insert(schema.entries), [{**begin, "table": id_} for id_ in ids[:150]])
            watched = [(await tables.connect(id_, host, None, ""))[0] for id_ in ids[:3]]
            for id_ in ids[3:150]:
                assert (await tables.room(id_)).timeline is not None
                assert len(tables.open_rooms) <= 20
            assert {room.id for room in watched} <= {room.id for room in tables.open_rooms}
            found, more = tables.storage.read_now(lambda c: reading.listed(c, "running", None, None))
            assert (len(found), more) == (50, True)

    run(work())


def test_whoever_hangs_up_while_a_room_opens_leaves_it_to_the_others(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            table, _ = house.table(tables, [None, None])
            first, second, third = (asyncio.create_task(tables.room(table)) for _ in range(3))
            await asyncio.sleep(0)
            first.cancel()
            assert await second is await third
            assert first.cancelled()
            assert tables.open_rooms == [await second]

    run(work())


def test_a_room_that_could_not_be_opened_is_tried_again(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            for _ in range(2):
                with pytest.raises(NotFound):
                    await tables.room("nowhere")
            assert not tables.open_rooms

    run(work())


def test_whoever_hangs_up_while_the_move_is_written_has_moved(sqlite_url: str) -> None:
    """The command is given up; what is on disk is shown to the others all the same, and play goes on."""

    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            table, _ = house.table(tables, [None, None])
            room, watcher = await tables.connect(table, None, None, "")
            while not watcher.queue.empty():
                watcher.queue.get_nowait()
            for number in range(5):
                moving = asyncio.create_task(
                    tables._enter(room, lambda timeline: entry_of(timeline, random.Random(1)), None)
                )
                while not room.lock.locked():
                    await asyncio.sleep(0)
                moving.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await moving
                await came(lambda number=number: room.timeline is not None and room.timeline.number > number)  # type: ignore[misc]
                moved = json.loads(await watcher.queue.get() or b"")
                assert moved["now"]["number"] == number + 1
            assert [one.number for one in tables.storage.read_now(lambda c: archive.kept(c, table, 0))] == [*range(6)]

    run(work())


def test_an_entry_whose_number_is_taken_leads_to_what_stands_there(sqlite_url: str) -> None:
    """As when another process was faster: the room reads on, tells everybody, and then does what was asked."""

    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as here, house.open() as there:
            table, _ = house.table(here, [None, None])
            room, watcher = await here.connect(table, None, None, "")
            other = await there.room(table)
            await plays(there, other, 3, random.Random(1))
            assert room.timeline is not None
            assert room.timeline.number == 0
            await plays(here, room, 1, random.Random(2))
            assert room.timeline.number == 4
            assert other.timeline is not None
            await there.hear(b'{"process":"x","table":"%s","number":4}' % table.encode())
            assert other.timeline.number == 4
            assert other.timeline.state.hash() == room.timeline.state.hash()
            told = [json.loads(watcher.queue.get_nowait() or b"") for _ in range(watcher.queue.qsize())]
            seen = [entry["number"] for one in told if one["type"] in ("state", "moved") for entry in one["entries"]]
            assert seen == [0, 1, 2, 3, 4]

    run(work())


def test_lost_notices_only_cost_time(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as here, house.open() as there:
            table, _ = house.table(here, [None, None])
            room = await here.room(table)
            await plays(there, await there.room(table), 3, random.Random(1))
            assert room.timeline is not None
            await here.catch_up()
            assert room.timeline.number == 3

    run(work())


def test_a_connection_that_is_too_slow_is_closed(sqlite_url: str) -> None:
    """Nobody waits for it, and it comes back for all that it missed."""

    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            table, _ = house.table(tables, [None, None])
            room, slow = await tables.connect(table, None, None, "")
            for _ in range(500):
                slow.send(b"{}")
            assert slow.overrun
            await plays(tables, room, 2, random.Random(1))
            assert slow.queue.qsize() <= 200
            _, fresh = await tables.connect(table, None, 0, "")
            state = json.loads(fresh.queue.get_nowait() or b"")
            assert [entry["number"] for entry in state["entries"]] == [1, 2]

    run(work())


def test_everybody_who_waits_for_the_start_is_sent_the_game(sqlite_url: str) -> None:
    """Whoever was connected before it began connects anew; and a bot that moves at once does no harm."""

    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            form = wire.TableForm(game="delphi", seats=[wire.SeatForm(), wire.SeatForm()], seed="3")
            _, host = house.table(tables, [None, None])
            table = tables.storage.write_now(lambda c: lobby.create(c, host, form, house.now))
            room, waiting = await tables.connect(table, host, None, "")
            assert room.timeline is None
            with pytest.raises(Conflict):
                await tables.change(table, lambda c, now: lobby.start(c, table, host, now))
            await tables.change(table, lambda c, now: lobby.assign(c, table, host, 1, wire.SeatForm("random"), now))
            await tables.change(table, lambda c, now: lobby.start(c, table, host, now))
            assert room.timeline is not None
            await plays(tables, room, 2, random.Random(1))  # before the old connection is gone
            assert waiting.queue.get_nowait() is None or waiting.overrun
            _, anew = await tables.connect(table, host, None, "")
            state = json.loads(anew.queue.get_nowait() or b"")
            assert (state["type"], state["now"]["number"]) == ("state", 2)

    run(work())


def test_a_database_that_stays_away_is_told_and_nothing_is_half_done(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aegean.server.store.storage.PATIENCE", 0.3)
    monkeypatch.setattr("aegean.server.store.storage._PAUSE", 0.02)

    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            table, _ = house.table(tables, [None, None])
            room = await tables.room(table)
            write = tables.storage.write_now
            away = True

            def broken(change: Callable[..., object]) -> object:
                if away:
                    raise DatabaseAway("away")
                return write(change)

            monkeypatch.setattr(tables.storage, "write_now", broken)
            with pytest.raises(DatabaseAway):
                await plays(tables, room, 1, random.Random(1))
            assert room.timeline is not None
            assert room.timeline.number == 0
            away = False
            await plays(tables, room, 1, random.Random(1))
            assert room.timeline.number == 1

    run(work())


def test_a_commit_whose_answer_was_lost_is_known_again(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The entry is on disk, but the connection broke before the database could say so: it is not written twice."""

    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            table, _ = house.table(tables, [None, None])
            room = await tables.room(table)
            write = tables.storage.write_now
            lost: list[object] = []

            def forgetful(change: Callable[..., object]) -> object:
                done = write(change)
                if len(lost) < 2:
                    lost.append(done)
                    raise DatabaseAway("away")
                return done

            monkeypatch.setattr(tables.storage, "write_now", forgetful)
            await plays(tables, room, 1, random.Random(1))
            assert room.timeline is not None
            assert room.timeline.number == 1
            assert len(tables.storage.read_now(lambda c: archive.kept(c, table, 0))) == 2

    run(work())


def test_entries_that_wait_together_share_a_commit_and_one_that_is_late_spoils_none(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            made = [house.table(tables, [None, None])[0] for _ in range(4)]
            rooms = [await tables.room(table) for table in made]

            def new(room: Room, number: int) -> NewEntry:
                return NewEntry(room.id, number, 0, "act", "x", 1, b"[]", 1.0, {"touched": 5.0})

            entries = [new(room, 1) for room in rooms] + [new(rooms[0], 1), new(rooms[1], 2)]
            done = await asyncio.gather(*(tables.storage.append(entry) for entry in entries))
            assert sorted(done) == [False, True, True, True, True, True]
            with pytest.raises(NotFound):
                tables.storage.read_now(lambda c: reading.read(c, "nosuchtable"))

    run(work())


def test_an_entry_is_written_although_whoever_waited_for_it_is_gone(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            gone, there = [house.table(tables, [None, None])[0] for _ in range(2)]

            def new(table: str) -> NewEntry:
                return NewEntry(table, 1, 0, "act", "x", 1, b"[]", 1.0, {"touched": 5.0})

            waiting = asyncio.ensure_future(tables.storage.append(new(gone)))
            await asyncio.sleep(0)
            waiting.cancel()
            assert await tables.storage.append(new(there))
            assert waiting.cancelled()
            kept = tables.storage.read_now(lambda c: [archive.kept(c, table, 1) for table in (gone, there)])
            assert [[entry.number for entry in entries] for entries in kept] == [[1], [1]]

    run(work())


def test_who_is_connected_elsewhere_is_not_absent() -> None:
    places = [{"user": 1, "seen": 0.0}, {"user": None, "seen": None}]
    row = reading.TableRow(started=0.0, created=0.0, seats=2, places=places, absence="others", absence_after=60.0)
    room = Room(row)
    game = aegean.game("delphi")
    room.timeline = Timeline.begin(Deal("delphi", game.version, 2, 3, game.new(2, 3).options, (None, None)))
    assert room.timeline.deciding == [0]
    assert room.absent(0, 100)
    assert not room.absent(1, 100)  # nobody sits there
    assert room.heard("other", [0], [0], 100)
    assert not room.heard("other", [0], [0], 101)
    assert not room.absent(0, 120)
    assert room.absent(0, 200)  # the other process has not been heard of for long
    room.connections.add(Connection(None, 0, (0,)))
    assert not room.absent(0, 200)
