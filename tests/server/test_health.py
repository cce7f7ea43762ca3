"""Whether the server is well is told truly: what keeps moves from being written is noticed, said, and said seldom."""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import resource
import sqlite3
import threading
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import httpx
import pytest
from sqlalchemy import select, text

from aegean.client import Refusal, Seat
from aegean.server import metrics
from aegean.server.errors import DatabaseAway
from aegean.server.house.health import Health
from aegean.server.logs import SELDOM, Seldom
from aegean.server.settings import Settings
from aegean.server.store import schema, storage
from aegean.server.store.migrate import bring_up_to_date
from aegean.server.store.storage import NewEntry, Storage, connect
from aegean.server.tables.channels import Lasting, NotHeard, backend
from tests.server.filled import fill
from tests.server.running import Line, Running, guests, seated, until
from tests.server.test_processes import two_servers


@pytest.fixture
def kept(database_url: str) -> Iterator[Storage]:
    """A database with tables in it, as a server has it open."""
    engine = connect(Settings(database=database_url).database_url)
    bring_up_to_date(engine)
    with engine.begin() as connection:
        fill(connection)
    held = Storage(engine)
    yield held
    held.close()


@pytest.fixture
def in_file(sqlite_url: str) -> Iterator[Storage]:
    engine = connect(sqlite_url)
    bring_up_to_date(engine)
    with engine.begin() as connection:
        fill(connection)
    held = Storage(engine)
    yield held
    held.close()


def entry(number: int) -> NewEntry:
    return NewEntry("running1", number, 0, "act", "x", number, b"[]", 1.0, {"touched": 1.0})


async def looks(health: Health, times: int = 1) -> list[tuple[str, bool, bool, str]]:
    reports = await asyncio.gather(*(health.report() for _ in range(times)))
    return [(one.status, one.database, one.writes, one.why) for one in reports]


def look(held: Storage) -> tuple[str, bool, bool, str]:
    health = Health(held)
    try:
        return asyncio.run(looks(health))[0]
    finally:
        health.close()


def pulses(held: Storage) -> list[float]:
    return list(held.read_now(lambda c: c.scalars(select(schema.pulse.c.at)).all()))


def test_many_who_ask_share_one_look_and_one_write(kept: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    tried: list[float] = []
    true_one = kept.try_writing

    def try_writing() -> None:
        tried.append(time.monotonic())
        true_one()

    monkeypatch.setattr(kept, "try_writing", try_writing)
    health = Health(kept)

    async def ask() -> None:
        assert set(await looks(health, 50)) == {("ok", True, True, "")}
        assert set(await looks(health, 50)) == {("ok", True, True, "")}

    asyncio.run(ask())
    health.close()
    assert len(tried) == 1
    assert len(pulses(kept)) == 1


def test_a_file_that_was_deleted_takes_nothing_and_is_told_at_once(in_file: Storage, tmp_path: Path) -> None:
    number = in_file.read_now(lambda c: c.scalar(text("SELECT max(number) FROM entries WHERE \"table\" = 'running1'")))
    assert asyncio.run(in_file.append(entry(number + 1)))
    (tmp_path / "aegean.db").unlink()
    began = time.monotonic()
    with pytest.raises(DatabaseAway) as refused:
        asyncio.run(in_file.append(entry(number + 2)))
    assert refused.value.kind == "gone"
    assert time.monotonic() - began < 2  # not the patience that a database which may come back gets
    with pytest.raises(DatabaseAway):
        in_file.write_now(lambda c: c.execute(text("UPDATE users SET name = 'x'")))
    status, _, writes, why = look(in_file)
    assert (status, writes) == ("failing", False)
    assert "removed or replaced" in why
    assert not (tmp_path / "aegean.db").exists()  # and no empty one was made in its place


@pytest.mark.parametrize("which", ["aegean.db", "aegean.db-wal"])
def test_a_file_that_goes_while_a_move_is_written_leaves_it_unacknowledged(
    in_file: Storage, tmp_path: Path, which: str
) -> None:
    in_file.write_now(lambda c: c.execute(text("UPDATE users SET name = 'x' WHERE id = 1")))
    with pytest.raises(DatabaseAway) as refused:
        in_file.write_now(lambda c: (tmp_path / which).unlink())
    assert refused.value.kind == "gone"


def test_a_file_that_was_replaced_is_not_the_database(in_file: Storage, tmp_path: Path) -> None:
    (tmp_path / "aegean.db").rename(tmp_path / "old.db")
    (tmp_path / "aegean.db").write_bytes((tmp_path / "old.db").read_bytes())
    assert look(in_file)[0] == "failing"
    with pytest.raises(DatabaseAway):
        in_file.write_now(lambda c: None)


def test_a_held_lock_is_told_within_seconds(in_file: Storage, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "_PROBE_MS", 100)
    with contextlib.closing(sqlite3.connect(tmp_path / "aegean.db", isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        began = time.monotonic()
        assert look(in_file) == ("failing", True, False, "another program holds the database locked")
        assert time.monotonic() - began < 3
        other.execute("ROLLBACK")
    assert look(in_file)[0] == "ok"


def test_a_full_disk_is_told_until_there_is_room_for_moves_again(in_file: Storage) -> None:
    """After a failure, a look writes as much as many moves need: or a tiny write that fits would tell a lie."""

    def most(pages: int) -> None:
        for _ in range(8):  # the limit is each connection's own
            with in_file.engine.connect() as one, in_file.engine.connect() as other:
                for connection in (one, other):
                    connection.exec_driver_sql(f"PRAGMA max_page_count={pages}")

    in_file.try_writing()
    count = in_file.read_now(lambda c: c.exec_driver_sql("PRAGMA page_count").scalar())
    assert count is not None
    most(count)
    with pytest.raises(DatabaseAway) as refused:
        in_file.write_now(lambda c: c.execute(text("UPDATE users SET password = hex(zeroblob(100000))")))
    assert refused.value.kind == "full"
    for _ in range(2):
        assert look(in_file) == ("failing", True, False, "there is no room left on the database's disk")
    most(1_000_000)
    assert look(in_file)[0] == "ok"


def test_a_database_that_became_read_only_is_told(postgres_url: str) -> None:
    engine = connect(Settings(database=postgres_url).database_url)
    bring_up_to_date(engine)
    with engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        connection.execute(text(f"ALTER DATABASE {engine.url.database} SET default_transaction_read_only = on"))
    engine.dispose()
    held = Storage(engine)
    assert look(held) == ("failing", True, False, "the database cannot be written")
    with pytest.raises(DatabaseAway):
        held.write_now(lambda c: c.execute(text("UPDATE users SET name = 'x'")))
    held.close()


def test_a_look_that_hangs_is_not_begun_again(kept: Storage, monkeypatch: pytest.MonkeyPatch) -> None:
    from aegean.server.house import health as module

    monkeypatch.setattr(module, "_PATIENCE", 0.05)
    monkeypatch.setattr(module, "FRESH", 0.0)
    begun: list[int] = []
    with contextlib.ExitStack() as leaving:
        gate = threading.Event()
        leaving.callback(gate.set)

        def hang() -> None:
            begun.append(1)
            gate.wait(30)

        monkeypatch.setattr(kept, "try_writing", hang)
        health = Health(kept)
        leaving.callback(health.close)

        async def ask() -> None:
            for _ in range(5):
                assert (await looks(health))[0][:3] == ("failing", False, False)
            gate.set()

        asyncio.run(ask())
    assert len(begun) == 1


# -- what is written down ---------------------------------------------------------------------------------------------


def record(event: str, **given: object) -> logging.LogRecord:
    return logging.makeLogRecord({"msg": event, "levelno": logging.WARNING, **given})


def test_what_goes_on_is_written_once_a_minute_with_how_much_was_left_out() -> None:
    now = [0.0]
    seldom = Seldom(lambda: now[0])
    assert seldom.filter(record("a", **{SELDOM: True}))
    assert not any(seldom.filter(record("a", **{SELDOM: True})) for _ in range(500))
    assert seldom.filter(record("b", **{SELDOM: True}))
    assert all(seldom.filter(record("c")) for _ in range(3))
    now[0] = 60.0
    again = record("a", **{SELDOM: True})
    assert seldom.filter(again)
    assert again.__dict__["left_out"] == 500
    away = DatabaseAway("full")
    assert not seldom.filter(record("a bot's move was not made", exc_info=(DatabaseAway, away, None)))


def test_failed_commits_are_counted(in_file: Storage, tmp_path: Path) -> None:
    def count() -> float:
        return float(metrics.failed_commits._value.get())

    before = count()
    (tmp_path / "aegean.db").unlink()
    for _ in range(3):
        with pytest.raises(DatabaseAway):
            in_file.write_now(lambda c: None)
    assert count() == before + 3
    assert b"aegean_failed_commits_total" in metrics.exposition()


# -- a whole server ---------------------------------------------------------------------------------------------------


def test_a_server_with_a_full_disk_refuses_moves_says_so_and_recovers(sqlite_url: str) -> None:
    """No file of the server's may grow any more: as on a disk that is full."""
    with contextlib.ExitStack() as leaving:
        server = leaving.enter_context(Running(sqlite_url, think=0.05))
        people = leaving.enter_context(guests([server.url] * 2))
        table = seated(people, "delphi", seed="5")
        seats = [leaving.enter_context(who.sit(table.id)) for who in people]
        mover = next(seat for seat in seats if seat.now is not None and seat.now.decision is not None)
        log_size = Path(server.database.removeprefix("sqlite:///") + "-wal").stat().st_size
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (log_size, resource.RLIM_INFINITY))
        with pytest.raises(Refusal) as refused:
            play_on(mover, 40)  # what the log has room for already may still be written
        assert refused.value.code == "unavailable"
        asker = leaving.enter_context(httpx.Client(base_url=server.url))
        answer = asker.get("/health")
        assert answer.status_code == 503
        assert answer.json()["writes"] is False
        lines = [json.loads(line) for line in server.log().splitlines() if line.startswith("{")]
        assert len([line for line in lines if line["event"] == "the database cannot be written"]) == 1
        assert not [line for line in lines if "error" in line]
        resource.prlimit(server.pid, resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
        until(lambda: asker.get("/health").status_code == 200, "health again", 20)
        mover.act(0)


def play_on(seat: Seat, most: int) -> None:
    for _ in range(most):
        if seat.now is not None and seat.now.decision is not None:
            seat.act(0)
        else:
            seat.listen(1)


# -- without channels -------------------------------------------------------------------------------------------------


def test_broken_channels_are_known_to_be_and_no_notice_waits(redis_server: str) -> None:
    with Line(Path(redis_server.removeprefix("unix://"))) as line:
        lasting = backend(f"redis://127.0.0.1:{line.port}/0")
        assert isinstance(lasting, Lasting)

        async def go() -> None:
            await lasting.on_startup()
            await lasting.subscribe(["tables"])
            heard: list[bytes] = []

            async def listen() -> None:
                async for _, data in lasting.stream_events():
                    heard.append(data)

            listening = asyncio.create_task(listen())
            assert lasting.well
            line.go_down()
            await _until(lambda: not lasting.well)
            began = time.monotonic()
            for _ in range(100):
                with pytest.raises(NotHeard):
                    await lasting.publish(b"x", ["tables"])
            assert time.monotonic() - began < 1
            line.come_up()
            await _until(lambda: lasting.well)
            listening.cancel()
            await asyncio.gather(listening, return_exceptions=True)
            await lasting.on_shutdown()

        asyncio.run(go())


async def _until(come: object, patience: float = 20) -> None:
    deadline = time.monotonic() + patience
    while not come():  # type: ignore[operator]
        assert time.monotonic() < deadline
        await asyncio.sleep(0.01)


def says(asker: httpx.Client, status: str) -> bool:
    return bool(asker.get("/health").json()["status"] == status)


def test_without_channels_watchers_at_another_process_see_moves_and_chat_within_two_seconds(
    postgres_url: str, redis_server: str
) -> None:
    with contextlib.ExitStack() as leaving:
        line = leaving.enter_context(Line(Path(redis_server.removeprefix("unix://"))))
        servers = leaving.enter_context(two_servers(postgres_url, f"redis://127.0.0.1:{line.port}/0"))
        people = leaving.enter_context(guests([servers[0].url] * 2))
        table = seated(people, "delphi", seed="5")
        seats = [leaving.enter_context(who.sit(table.id)) for who in people]
        mover = next(seat for seat in seats if seat.now is not None and seat.now.decision is not None)
        others = leaving.enter_context(guests([server.url for server in servers]))
        talker, watcher = (leaving.enter_context(other.sit(table.id)) for other in others)
        line.go_down()
        askers = [leaving.enter_context(httpx.Client(base_url=server.url)) for server in servers]
        for asker in askers:
            until(partial(says, asker, "degraded"), "the loss to be noticed", 20)
            assert asker.get("/health").status_code == 200
        delays = []
        for _ in range(4):
            if mover.now is None or mover.now.decision is None:
                break
            number = mover.act(0)
            said = time.monotonic()
            while watcher.number < number:
                watcher.listen(5)
            delays.append(time.monotonic() - said)
        assert delays
        assert min(delays) < 2  # a machine with much else to do may be late now and then
        assert sorted(delays)[len(delays) // 2] < 4
        talker.say("can you hear me")
        while not watcher.chat:
            assert watcher.listen(20)
        assert [one.text for one in watcher.chat] == ["can you hear me"]
        for server in servers:
            lines = [json.loads(one) for one in server.log().splitlines() if one.startswith("{")]
            assert len([one for one in lines if one["event"] == "notices are not sent"]) <= 1
            assert not [one for one in lines if one["level"] == "error"]
        line.come_up()
        for asker in askers:
            until(partial(says, asker, "ok"), "the channels again", 20)
