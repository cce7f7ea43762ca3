"""What a table survives: the server killed at any moment, and a database that goes away."""

from __future__ import annotations

import contextlib
import random
import threading
import time
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import httpx
import pytest

from tests.server.running import (
    Line,
    Running,
    at_once,
    check_unforked,
    follow_patiently,
    guests,
    script,
    seated_for,
    until,
    wait_for,
)
from tests.server.under_fire import under_fire


def test_killed_at_random_moments_the_server_loses_nothing_and_forks_nothing(sqlite_url: str, tmp_path: Path) -> None:
    scripts = [script("delphi", 13, 60), script("hellas", 1, 60)]
    with Running(sqlite_url, snapshot_every=20) as server:
        struck = under_fire(server, scripts, 5, random.Random(7))
    assert struck.kills == 5
    assert struck.acknowledged == sum(len(played.moves) for played in scripts)


def through(line: Line, url: str) -> str:
    """The address of a database behind a line."""
    return f"postgresql://postgres@127.0.0.1:{line.port}{urlsplit(url).path}"


def socket_of(url: str) -> Path:
    """Where the PostgreSQL of a URL listens."""
    return Path(parse_qs(urlsplit(url).query)["host"][0]) / ".s.PGSQL.5432"


@pytest.mark.parametrize("channels", [pytest.param("memory", marks=pytest.mark.long), "postgres"])
def test_while_the_database_is_gone_moves_wait_and_then_play_goes_on(
    postgres_url: str, tmp_path: Path, channels: str
) -> None:
    """Ten seconds: less than the server's patience with it. What reads is refused meanwhile, and nothing is lost."""
    played = script("delphi", 13, 50)
    with contextlib.ExitStack() as leaving:
        line = leaving.enter_context(Line(socket_of(postgres_url)))
        database = through(line, postgres_url)
        told = "memory" if channels == "memory" else database
        server = leaving.enter_context(Running(database, channels=told))
        people = leaving.enter_context(guests([server.url] * played.seats))
        table = seated_for(people, played)
        seats = [leaving.enter_context(client.sit(table.id)) for client in people]
        asker = leaving.enter_context(httpx.Client(base_url=server.url, timeout=30))
        codes: list[str] = []
        came_back = threading.Event()

        def outage() -> int:
            until(lambda: seats[0].number > 20, "some moves")
            line.go_down()
            down = time.monotonic()
            while time.monotonic() < down + 10:
                try:
                    answer = asker.get(f"/api/tables/{table.id}/story")
                except httpx.TransportError as error:
                    raise AssertionError(f"no answer; the server's last lines: {server.log()[-2000:]}") from error
                codes.append(str(answer.json().get("code")) if answer.status_code != 200 else "ok")
            line.come_up()
            came_back.set()
            return 0

        at_once([outage, *(lambda n=n: follow_patiently(seats[n], played.of(n)) for n in range(played.seats))])
        for seat in seats:
            wait_for(seat, len(played.moves))
            assert [entry.number for entry in seat.entries] == list(range(len(played.moves) + 1))
        assert came_back.is_set()
        assert set(codes) <= {"unavailable", "ok"}
        assert "unavailable" in codes
        assert '"internal"' not in server.log()
    found = check_unforked(postgres_url, table.id)
    assert found.timeline.state.hash() == played.hash
    assert len(found.entries) == len(played.moves) + 1
