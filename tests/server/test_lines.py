"""Whoever is silent is hung up on, and keeps nobody out meanwhile."""

from __future__ import annotations

import contextlib
import os
import resource
import selectors
import socket
import time
from collections.abc import Iterator
from http.client import HTTPConnection

import pytest

from aegean.client import Client
from tests.server.running import Running, until

PATIENCE = 1.5  # seconds for a request's head
SLACK = 3.0  # for a machine that has much else to do
MOST = 250  # connections of one address
HEAD = b"POST /api/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    given = {"limits": True, "patience": PATIENCE, "limit_connections_address": MOST}
    with Running(f"sqlite:///{folder / 'aegean.db'}", **given) as server:
        yield server


@contextlib.contextmanager
def connected(house: Running, count: int, says: bytes = b"", here: str = "127.0.0.2") -> Iterator[list[socket.socket]]:
    """So many connections from an address of their own, each of which has said this much."""
    with contextlib.ExitStack() as leaving:
        made = []
        for _ in range(count):
            one = leaving.enter_context(socket.create_connection(("127.0.0.1", house.port), 10, (here, 0)))
            if says:
                one.sendall(says)
            made.append(one)
        yield made


def closed_by(sockets: list[socket.socket], seconds: float) -> int:
    """How many of them are closed from the other side within so much time."""
    with selectors.DefaultSelector() as selector:
        for one in sockets:
            selector.register(one, selectors.EVENT_READ)
        closed, deadline = 0, time.monotonic() + seconds
        while selector.get_map() and time.monotonic() < deadline:
            for key, _ in selector.select(max(0.0, deadline - time.monotonic())):
                assert isinstance(key.fileobj, socket.socket)
                with contextlib.suppress(ConnectionResetError):
                    if key.fileobj.recv(4096):
                        continue
                closed += 1
                selector.unregister(key.fileobj)
        return closed


def served(house: Running, here: str = "127.0.0.1") -> float:
    """The seconds in which somebody else is answered."""
    began = time.monotonic()
    with contextlib.closing(HTTPConnection("127.0.0.1", house.port, timeout=5, source_address=(here, 0))) as line:
        line.request("GET", "/api/games")
        answer = line.getresponse()
        answer.read()
        assert answer.status == 200, answer.status
    return time.monotonic() - began


@pytest.mark.parametrize("says", [b"", b"GET /api/games HTTP/1.1\r\nHost: local", b"\r\n\r\n"])
def test_half_a_head_is_not_waited_for_and_others_are_served_all_along(house: Running, says: bytes) -> None:
    with connected(house, MOST - 20, says) as silent:
        began = time.monotonic()
        slowest = max(served(house) for _ in range(20))
        assert slowest < SLACK
        assert closed_by(silent, PATIENCE + SLACK) == len(silent)
        assert time.monotonic() - began < PATIENCE + SLACK
        assert served(house, "127.0.0.2") < SLACK


def test_a_head_that_comes_letter_by_letter_has_no_more_time(house: Running) -> None:
    with connected(house, 1, b"GET / HTTP/1.1\r\n") as [slow]:
        began = time.monotonic()
        with contextlib.suppress(OSError):
            while time.monotonic() - began < PATIENCE + SLACK:
                slow.sendall(b"X")
                slow.settimeout(0.1)
                with contextlib.suppress(TimeoutError):
                    if not slow.recv(1):
                        break
        assert PATIENCE / 2 < time.monotonic() - began < PATIENCE + SLACK


def test_half_a_body_has_three_times_as_long(house: Running) -> None:
    with connected(house, 20, HEAD + b"Content-Length: 40\r\n\r\n{") as slow:
        assert closed_by(slow, 2 * PATIENCE) == 0
        assert closed_by(slow, PATIENCE + SLACK) == len(slow)
    until(lambda: house.log().count('"path":"/api/sign-in"') >= 20, "a line on each of them")
    assert '"level":"error"' not in house.log()  # whoever hangs up is no fault of the server's


@pytest.mark.parametrize("then", [b"\r\n", b"G"])
def test_a_connection_that_was_used_is_not_kept_by_a_letter_of_the_next_request(house: Running, then: bytes) -> None:
    with connected(house, 1, b"GET /api/games HTTP/1.1\r\nHost: localhost\r\n\r\n") as [used]:
        until(lambda: b"[" in used.recv(1 << 16), "the answer")
        used.sendall(then)
        assert closed_by([used], PATIENCE + SLACK) == 1


def test_an_address_holds_only_so_many_connections_and_is_told_so(house: Running) -> None:
    with connected(house, MOST, here="127.0.0.3"), connected(house, 1, here="127.0.0.3") as [more]:
        said = more.recv(4096)
        assert said.startswith(b"HTTP/1.1 429 ")
        assert b'"too-many"' in said
        assert served(house, "127.0.0.4") < SLACK
    until(lambda: _is_served(house, "127.0.0.3"), "room for another one")


def _is_served(house: Running, here: str) -> bool:
    with contextlib.suppress(AssertionError, OSError):
        return served(house, here) > 0
    return False


def test_an_open_socket_is_no_silent_connection(house: Running) -> None:
    with Client(house.url) as client:
        client.guest("Ada")
        table = client.create("delphi", [None, "greedy"], start=True)
        with client.sit(table.id) as seat, connected(house, 1) as silent:
            assert closed_by(silent, PATIENCE + SLACK) == 1  # older than a head's time, then
            assert seat.say("still here") > 0


@contextlib.contextmanager
def few_descriptors() -> Iterator[int]:
    """For whoever is started meanwhile, as most systems have it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = min(1024, hard - 1)
    resource.setrlimit(resource.RLIMIT_NOFILE, (few, hard))
    try:
        yield few
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


def test_a_server_without_descriptors_goes_on_when_it_has_some_again(tmp_path_factory: pytest.TempPathFactory) -> None:
    folder = tmp_path_factory.mktemp("full")
    with few_descriptors() as few, Running(f"sqlite:///{folder / 'aegean.db'}", patience=60) as full:
        soft, hard = resource.prlimit(full.pid, resource.RLIMIT_NOFILE)
        assert few < soft == hard  # raised at its start
        used = len(os.listdir(f"/proc/{full.pid}/fd"))
        for room in (10, 80):  # fewer than are kept free for files, and more
            resource.prlimit(full.pid, resource.RLIMIT_NOFILE, (used + room, hard))
            with connected(full, 200):
                assert not _is_served(full, "127.0.0.1")
            until(lambda: _is_served(full, "127.0.0.1"), "room for another one", 20)
