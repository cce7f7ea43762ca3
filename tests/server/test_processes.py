"""Several processes of the server on one database: the players of one table spread over them, and no fork."""

from __future__ import annotations

import contextlib
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, select

from aegean.client import Client, Refusal, Seat
from aegean.server import wire
from aegean.server.door.accounts import create_guest
from aegean.server.errors import Conflict, NotAllowed
from aegean.server.settings import Settings
from aegean.server.store import schema
from aegean.server.store.migrate import bring_up_to_date
from aegean.server.store.storage import Storage, connect
from aegean.server.tables import lobby, reading
from tests.server.running import (
    Line,
    Running,
    Script,
    at_once,
    check_unforked,
    follow,
    guests,
    moved_to,
    script,
    seated,
    seated_for,
    until,
    wait_for,
)
from tests.server.test_faults import socket_of, through


@contextlib.contextmanager
def two_servers(database: str, channels: str) -> Iterator[list[Running]]:
    with contextlib.ExitStack() as leaving:
        servers = [Running(database, channels=channels) for _ in range(2)]
        for server in servers:
            leaving.callback(server.close)
            server.begin()
        for server in servers:
            until(server.well, "the server's good health")
        yield servers


def spread(servers: list[Running], people: list[Client], leaving: contextlib.ExitStack) -> list[Client]:
    """Every second person is at the other process."""
    return [leaving.enter_context(moved_to(who, servers[n % 2].url)) for n, who in enumerate(people)]


class Watch:
    """When each entry was acknowledged, and when each seat saw it."""

    def __init__(self) -> None:
        self.said: dict[int, float] = {}
        self.seen: dict[tuple[int, int], float] = {}

    def delays(self) -> list[float]:
        return sorted(at - self.said[number] for (_, number), at in self.seen.items() if number in self.said)


def play_and_watch(seat: Seat, n: int, played: Script, watch: Watch) -> None:
    todo, last = played.of(n), len(played.moves)
    while seat.number < last:
        before = seat.number
        if todo and seat.now is not None and seat.now.decision is not None:
            number = seat.act(todo.popleft())
            watch.said[number] = time.monotonic()
        else:
            seat.listen()
        for number in range(before + 1, seat.number + 1):
            watch.seen[n, number] = time.monotonic()


@pytest.mark.parametrize("by", [pytest.param("redis", marks=pytest.mark.long), "postgres"])
def test_the_players_of_one_table_are_spread_over_two_processes(
    by: str, postgres_url: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    channels = postgres_url if by == "postgres" else str(request.getfixturevalue("redis_url"))
    played = script("delphi", 13, 90)  # with decisions that several answer at once
    with contextlib.ExitStack() as leaving:
        servers = leaving.enter_context(two_servers(postgres_url, channels))
        people = leaving.enter_context(guests([servers[0].url] * played.seats))
        table = seated_for(people, played)
        there = spread(servers, people, leaving)
        seats = [leaving.enter_context(client.sit(table.id)) for client in there]
        watch = Watch()
        at_once([lambda n=n: play_and_watch(seats[n], n, played, watch) for n in range(played.seats)])  # type: ignore[misc]
        for seat in seats:
            assert [entry.number for entry in seat.entries] == list(range(len(played.moves) + 1))
        for seat, client in zip(seats, there, strict=True):
            with client.sit(table.id) as fresh:
                assert fresh.view == seat.view
        delays = watch.delays()  # a machine with much else to do may be late now and then; not always
        assert delays[len(delays) * 9 // 10] < 1
        assert delays[-1] < 10

        until(lambda: all(_all_connected(seat) for seat in seats), "everybody knows who is there")
        seats[0].say("from here to there")
        while not seats[1].chat:
            assert seats[1].listen(20)
        assert [line.text for line in seats[1].chat] == ["from here to there"]
    found = check_unforked(postgres_url, table.id)
    assert found.timeline.state.hash() == played.hash


def _all_connected(seat: Seat) -> bool:
    seat.listen(0.01)
    assert seat.table is not None
    return all(one.connected for one in seat.table.seats)


def test_many_commands_at_once_from_both_processes_never_fork_a_table(
    postgres_url: str, redis_url: str, tmp_path: Path
) -> None:
    """One person at two processes, as fast as possible: each number is given once, and all else is refused."""
    with contextlib.ExitStack() as leaving:
        servers = leaving.enter_context(two_servers(postgres_url, redis_url))
        people = leaving.enter_context(guests([servers[0].url] * 2))
        table = seated(people, "delphi", seed="5")
        mover = next(n for n, who in enumerate(people) if _decides(who, table.id))
        twins = [leaving.enter_context(moved_to(people[mover], server.url)) for server in servers for _ in range(2)]
        start = threading.Barrier(len(twins))
        outcomes = at_once([lambda who=who: _race(who, table.id, start) for who in twins])  # type: ignore[misc]
        numbers = [number for done, _ in outcomes for number in done]
        codes = {code for _, refused in outcomes for code in refused}
        assert len(numbers) == len(set(numbers)) > 5
        assert codes <= {"stale", "wrong-seat", "no-undo"}, codes
        assert codes
    found = check_unforked(postgres_url, table.id)
    assert set(numbers) == set(found.numbers) - {0}


def _decides(who: Client, table: str) -> bool:
    with who.sit(table) as seat:
        return seat.now is not None and seat.now.decision is not None


def _race(who: Client, table: str, start: threading.Barrier) -> tuple[list[int], list[str]]:
    done: list[int] = []
    refused: list[str] = []
    with who.sit(table) as seat:
        start.wait(30)
        for turn in range(16):
            try:
                if turn % 3 == 2:
                    done.append(seat.do("undo"))
                elif seat.now is not None and seat.now.decision is not None:
                    done.append(seat.act(0))
            except Refusal as refusal:
                refused.append(refusal.code)
                if refusal.number is not None:
                    wait_for(seat, refusal.number)
    return done, refused


def test_after_the_channels_broke_everybody_hears_again(postgres_url: str, tmp_path: Path) -> None:
    """The connection on which a process listens is lost, and with it a notice: both are made good."""
    played = script("delphi", 13, 40)
    with contextlib.ExitStack() as leaving:
        line = leaving.enter_context(Line(socket_of(postgres_url)))
        servers = leaving.enter_context(two_servers(postgres_url, through(line, postgres_url)))
        people = leaving.enter_context(guests([servers[0].url] * played.seats))
        table = seated_for(people, played)
        seats = [leaving.enter_context(who.sit(table.id)) for who in spread(servers, people, leaving)]
        at_once([lambda n=n: _half(seats[n], played, n, line) for n in range(played.seats)])  # type: ignore[misc]
        for seat in seats:
            wait_for(seat, len(played.moves))
        assert line.broken
    check_unforked(postgres_url, table.id)


def _half(seat: Seat, played: Script, n: int, line: Line) -> None:
    middle = len(played.moves) // 2

    def cut(seat: Seat) -> None:
        if seat.number >= middle and not line.broken:
            line.cut()

    follow(seat, played.of(n), cut)


@pytest.mark.parametrize("turn", range(5))
def test_of_those_who_take_and_leave_seats_at_once_none_is_lost(postgres_url: str, turn: int) -> None:
    """One leaves, one starts, one joins: whoever is first decides, and no game begins with an empty seat."""
    settings = Settings(database=postgres_url)
    engine = connect(settings.database_url)
    storage = Storage(engine)
    try:
        bring_up_to_date(engine)
        host, guest, other = storage.write_now(
            lambda c: [create_guest(c, name, "en", 1.0) for name in ("Host", "Guest", "Other")]
        )
        form = wire.TableForm(game="delphi", seats=[wire.SeatForm(), wire.SeatForm()])
        table = storage.write_now(lambda c: lobby.create(c, host, form, 1.0))
        storage.write_now(lambda c: lobby.join(c, table, guest, wire.JoinForm(), 1.0))
        gate = threading.Barrier(3)

        def tries(change: Callable[[Connection], None]) -> None:
            gate.wait(20)
            with contextlib.suppress(Conflict, NotAllowed):
                storage.write_now(change)

        at_once(
            [
                lambda: tries(lambda c: lobby.start(c, table, host, 2.0)),
                lambda: tries(lambda c: lobby.leave(c, table, guest, 2.0)),
                lambda: tries(lambda c: lobby.join(c, table, other, wire.JoinForm(), 2.0)),
            ]
        )
        row = storage.read_now(lambda c: reading.read(c, table))
        users = [place["user"] for place in row["places"]]
        assert len(set(users) - {None}) == len([user for user in users if user is not None])
        assert row["status"] != "running" or None not in users
        begun = storage.read_now(lambda c: c.scalars(select(schema.entries.c.number)).all())
        assert list(begun) == ([0] if row["status"] == "running" else [])
    finally:
        storage.close()
