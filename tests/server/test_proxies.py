"""Several servers behind a proxy that sends each table to one of them."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.running import Running, at_once, check_unforked, follow, guests, script, seated_for, until, wait_for
from tools.proxies import found, proxy


@contextlib.contextmanager
def two_behind(kind: str, database: str, folder: Path) -> Iterator[tuple[str, list[Running]]]:
    with contextlib.ExitStack() as leaving:
        servers = [Running(database, channels=database, trusted_proxies="127.0.0.1") for _ in range(2)]
        for server in servers:
            leaving.callback(server.close)
            server.begin()
        for server in servers:
            until(server.well, "the server's good health")
        url, _ = leaving.enter_context(proxy(kind, folder, [server.port for server in servers]))
        until(lambda: _answers(url), "the proxy's first answer")
        yield url, servers


def _answers(url: str) -> bool:
    try:
        return httpx.get(f"{url}/health", trust_env=False).status_code == 200
    except httpx.TransportError:
        return False


def open_sockets(server: Running) -> int:
    told = httpx.get(f"{server.url}/metrics", trust_env=False).text
    found = re.search(r"^aegean_open_sockets (\d+)", told, re.MULTILINE)
    assert found is not None
    return int(found[1])


@pytest.mark.parametrize("kind", ["nginx", "haproxy"])
def test_all_that_belongs_to_a_table_meets_in_one_server(kind: str, postgres_url: str, tmp_path: Path) -> None:
    if not found(kind):
        pytest.skip(f"{kind} is not installed here: python -m tools.proxies installs it")
    played = script("delphi", 13, 40)
    with two_behind(kind, postgres_url, tmp_path) as (url, servers), contextlib.ExitStack() as leaving:
        people = leaving.enter_context(guests([url] * played.seats))
        by_server = [0, 0]
        for _ in range(20):  # until both have some: whose a table is depends on its id
            table = seated_for(people, played)
            seats = [leaving.enter_context(client.sit(table.id)) for client in people]
            before, by_server = by_server, [open_sockets(server) for server in servers]
            assert sorted(now - then for now, then in zip(by_server, before, strict=True)) == [0, played.seats]
            if all(by_server):
                break
        assert all(by_server)

        holder = 0 if by_server[0] > before[0] else 1
        todo = [played.of(n) for n in range(played.seats)]
        half = len(todo[0]) // 2

        def fall(_: object) -> None:
            """In the middle of the game the table's server is gone; the other one goes on with it."""
            if len(todo[0]) == half:
                servers[holder].kill()

        def play(n: int) -> None:
            follow(seats[n], todo[n], fall if n == 0 else lambda seat: None)
            wait_for(seats[n], len(played.moves))

        at_once([lambda n=n: play(n) for n in range(played.seats)])  # type: ignore[misc]
        for seat in seats:
            assert [entry.number for entry in seat.entries] == list(range(len(played.moves) + 1))
        assert open_sockets(servers[1 - holder]) >= played.seats
    assert check_unforked(postgres_url, table.id).timeline.state.hash() == played.hash
