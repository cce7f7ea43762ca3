"""Bots in processes of their own: one that dies or hangs is noticed, and its seat goes on."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from pathlib import Path

import pytest
from sqlalchemy import select, update

import aegean
from aegean.core.values import Plain
from aegean.server import metrics, wire
from aegean.server.bots import thinker, workers
from aegean.server.bots.thinking import Thinkers, Thinking
from aegean.server.store import schema
from aegean.server.tables import lobby
from aegean.server.tables.live import Tables
from tests.server.house import House, came, opened, run
from tests.server.running import Running, check_unforked, guests, until


def crashes() -> float:
    return float(metrics.thinker_crashes._value.get())


def test_a_thinker_answers_and_is_kept() -> None:
    async def work() -> None:
        thinkers = Thinkers(1, 30)
        state = aegean.game("delphi").new(2, 5)
        seat = state.decision.seat
        asked = thinker.question(state, seat, "greedy", 1, 1.0)
        first = (await thinkers.ask(asked)).action
        again = (await thinkers.ask(asked)).action
        assert first == again
        assert first in map(str, state.decision.actions)
        await thinkers.close()

    run(work())


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "hangs"])
def test_a_thinker_that_dies_or_hangs_is_replaced(end: signal.Signals, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is struck down while it thinks; the question is asked again of another."""
    started: list[asyncio.subprocess.Process] = []

    async def work() -> None:
        thinkers = Thinkers(1, 4 if end == signal.SIGSTOP else 30)
        begin = thinkers._start

        async def start() -> asyncio.subprocess.Process:
            process = await begin()
            started.append(process)
            if len(started) == 1:
                os.kill(process.pid, end)
            return process

        monkeypatch.setattr(thinkers, "_start", start)
        before = crashes()
        state = aegean.game("delphi").new(2, 5)
        chosen = (await thinkers.ask(thinker.question(state, state.decision.seat, "greedy", 1, 1.0))).action
        assert chosen in map(str, state.decision.actions)
        assert crashes() == before + 1
        assert len(started) == 2
        # Asyncio says 255 where it was not the first to learn of the end.
        assert await started[0].wait() in (-signal.SIGKILL, 255)
        await thinkers.close()
        assert await started[1].wait() in (-signal.SIGKILL, 255)

    run(work())


@pytest.mark.parametrize("turns", range(12))
def test_no_process_outlives_its_thinkers(turns: int) -> None:
    """Whoever asked gives up at any moment of the start, and all is closed at once."""

    async def work() -> None:
        thinkers = Thinkers(1, 30)
        state = aegean.game("delphi").new(2, 5)
        asked = asyncio.create_task(thinkers.ask(thinker.question(state, state.decision.seat, "greedy", 1, 1.0)))
        for _ in range(turns):
            await asyncio.sleep(0)
        asked.cancel()
        await asyncio.gather(asked, return_exceptions=True)
        await thinkers.close()
        assert not children() - before

    before = children()
    run(work())


def children() -> set[str]:
    return set(Path(f"/proc/self/task/{threading.get_native_id()}/children").read_text().split())


def test_a_thinker_works_where_it_may_not_give_way(monkeypatch: pytest.MonkeyPatch) -> None:
    """A sandbox may refuse that a process lowers its priority."""

    def refused(_: int) -> int:
        raise PermissionError(1, "Operation not permitted")

    closed: list[int] = []
    monkeypatch.setattr(os, "nice", refused)
    monkeypatch.setattr(os, "closerange", lambda first, _: closed.append(first))
    workers.begin(5)
    assert closed == [3]


def test_bots_do_not_begin_to_think_while_the_house_closes(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            table, _ = house.table(tables, ["random", "random"])
            mind = Thinking(tables)
            room = await tables.room(table)
            await mind.close()
            mind.consider(room)
            assert not mind._tasks
            assert not room.thinking

    run(work())


def test_the_same_number_brings_the_same_bots(sqlite_url: str) -> None:
    """Whoever gives a table its seed meets the same players again."""

    async def play(tables: Tables, house: House) -> list[str]:
        table, _ = house.table(tables, ["random", "random"])
        mind = Thinking(tables)
        room, _ = await tables.connect(table, None, None, "")
        await came(lambda: room.timeline is not None and room.timeline.number > 12)
        await mind.close()
        with opened(sqlite_url) as c:
            made = select(schema.entries.c.text).where(schema.entries.c.table == table).order_by("number")
            return list(c.scalars(made))[:12]

    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            first = await play(tables, house)
            assert len(first) == 12
            assert await play(tables, house) == first

    run(work())


NONSENSE = "import sys\nfor line in sys.stdin: print({answer!r}, flush=True)"


@pytest.mark.parametrize("answer", ["nonsense", '{"action": "", "error": "it broke"}', '{"action": "no such thing"}'])
def test_bots_that_cannot_think_move_at_random(answer: str, sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever comes from a thinker, the seat goes on, and what others ask of it is not mixed up."""
    create = asyncio.create_subprocess_exec

    async def other(*command: str, **given: Plain) -> asyncio.subprocess.Process:
        return await create(sys.executable, "-c", NONSENSE.format(answer=answer), **given)

    monkeypatch.setattr(asyncio, "create_subprocess_exec", other)

    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            table, _ = house.table(tables, ["greedy", None])
            mind = Thinking(tables)
            room = await tables.room(table)
            assert room.timeline is not None
            mind.consider(room)
            await came(lambda: room.timeline is not None and room.timeline.number > 0)
            await mind.close()

    run(work())


def test_what_a_server_left_behind_is_taken_up(sqlite_url: str) -> None:
    """Bots whose server went down in the middle of their thoughts move on under another, once they are overdue."""

    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            table, _ = house.table(tables, ["random", "random", None])
        async with house.open() as tables:
            mind = Thinking(tables)
            await mind.sweep()
            assert not tables.open_rooms, "not before its time"
            house.now += lobby.THINK_GRACE + 1
            await mind.sweep()
            room = tables.open_rooms[0]
            await came(lambda: room.timeline is not None and room.timeline.number > 1)
            await mind.close()
            await tables.finish()
        check_unforked(sqlite_url, table)

    run(work())


def test_of_two_processes_one_takes_up_what_was_left(postgres_url: str) -> None:
    async def work() -> None:
        house = House(postgres_url)
        async with house.open() as first, house.open() as second:
            table, _ = house.table(first, ["greedy", None])
            house.now += lobby.THINK_GRACE + 1
            minds = Thinking(first), Thinking(second)
            await asyncio.gather(*(mind.sweep() for mind in minds))
            assert sorted(len(tables.open_rooms) for tables in (first, second)) == [0, 1]
            for mind in minds:
                await mind.close()
            row = first.storage.read_now(
                lambda c: c.execute(select(schema.tables.c.think_by).where(schema.tables.c.id == table)).one()
            )
            assert row.think_by is None or row.think_by > house.now

    run(work())


def test_a_bots_answer_to_an_old_question_is_dropped(sqlite_url: str) -> None:
    """The player came back while the bot thought; or the table moved on."""

    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            table, host = house.table(tables, [None, "random"])
            room = await tables.room(table)
            assert room.timeline is not None
            seat = 0
            assert room.timeline.deciding == [seat]
            number = await tables.command(table, host, wire.HandOver(0, "greedy"))
            since = room.timeline.since[seat]
            action = str(room.timeline.state.decision.actions[0])
            await tables.command(table, host, wire.Return(number))
            with pytest.raises(Exception, match="asked about something else"):
                await tables.bot_move(room, seat, action, since)
            assert room.timeline.number == number + 1

    run(work())


def test_in_a_running_server_a_killed_thinker_does_not_stop_the_game(sqlite_url: str, tmp_path: Path) -> None:
    """And a server that is killed leaves no thinker behind."""
    with Running(sqlite_url) as server, guests([server.url]) as (host,):
        table = host.create("delphi", [None, "greedy", "greedy"], start=True, seed="4")
        with host.sit(table.id) as seat:

            def played(number: int) -> bool:
                if seat.now is not None and seat.now.decision is not None:
                    seat.act(0)
                else:
                    seat.listen(0.05)
                return seat.number >= number

            until(lambda: played(5), "the first moves")
            for _ in range(2):
                victims = until(server.thinkers, "a thinker")
                for pid in victims:
                    os.kill(pid, signal.SIGKILL)
                number = seat.number + 15
                until(lambda number=number: played(number), "the game goes on")  # type: ignore[misc]
            assert "a working process was lost" in server.log()
            left = until(server.thinkers, "a thinker")
            server.kill()
            until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in left), "its thinkers end too")
            with opened(sqlite_url) as c:  # as if it had been down for a while
                c.execute(update(schema.tables).values(think_by=0.0))
            server.start()
            number = seat.number + 10
            until(lambda: played(number), "the game goes on")
    check_unforked(sqlite_url, table.id)


def test_a_process_that_outlives_the_server_does_not_keep_its_port(sqlite_url: str) -> None:
    with Running(sqlite_url) as server, guests([server.url]) as (host,):
        table = host.create("delphi", ["greedy", None], start=True)
        host.table(table.id)
        left = until(server.thinkers, "a thinker")
        try:
            for pid in left:
                os.kill(pid, signal.SIGSTOP)  # as if it were slow to notice
            server.kill()
            server.start()
            assert host.table(table.id).status == "running"
        finally:
            for pid in left:
                os.kill(pid, signal.SIGKILL)
