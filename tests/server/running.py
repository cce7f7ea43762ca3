"""A real server in a process of its own, to be killed and started again; a line to it that breaks; and its people."""

from __future__ import annotations

import contextlib
import os
import signal
import socket
import struct
import tempfile
import threading
import time
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from http.client import HTTPConnection, HTTPException
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import NamedTuple, TypeVar

from sqlalchemy import select

import aegean
from aegean.client import Client, Refusal, Seat
from aegean.core.values import Plain
from aegean.server import wire
from aegean.server.settings import Settings
from aegean.server.store import archive, schema
from aegean.server.store.storage import connect
from aegean.server.tables import reading
from aegean.server.tables.timeline import Entry, Timeline
from tests.server.forked import serving

T = TypeVar("T")

PATIENCE = 180.0  # seconds: for machines that have much else to do
RECORDS = Path(__file__).parent.parent / "records"
_SOON = 0.02


def until(come: Callable[[], T], what: str, patience: float = PATIENCE) -> T:
    """Look again and again until something has come; what it is."""
    deadline = time.monotonic() + patience
    while True:
        found = come()
        if found:
            return found
        assert time.monotonic() < deadline, f"in vain: {what}"
        time.sleep(_SOON)


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Running:
    """`aegean serve`. It keeps its port and its database over restarts, and writes all of its lines into one file."""

    def __init__(self, database: str, **settings: object) -> None:
        self.database = database
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._folder = tempfile.TemporaryDirectory(prefix="aegean-running-")
        self._lines = Path(self._folder.name) / "lines"
        usual = {"limits": False, "think": 0.05, "plain_seeds": True}
        told = {**usual, **settings, "database": database, "port": self.port}
        self._environment = {f"AEGEAN_{name.upper()}": str(value) for name, value in told.items()}
        self._process: ForkServerProcess | None = None

    def __enter__(self) -> Running:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self.kill()
        self._folder.cleanup()

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def start(self) -> None:
        self.begin()
        until(self.well, "the server's good health")

    def begin(self) -> None:
        """Start, without waiting until it answers."""
        self._lines.touch()
        self._process = serving({**os.environ, **self._environment}, self._lines)

    def well(self) -> bool:
        assert self._process is not None
        assert self._process.is_alive(), f"the server has ended: {self.log()[-2000:]}"
        try:
            with contextlib.closing(HTTPConnection("127.0.0.1", self.port, timeout=5)) as line:
                line.request("GET", "/health")
                return line.getresponse().status == 200
        except (OSError, HTTPException):
            return False

    def kill(self) -> None:
        """As when the power fails."""
        if self._process is not None:
            self._process.kill()
            self._ended()

    def stop(self) -> int:
        os.kill(self.pid, signal.SIGTERM)
        return self._ended()

    def _ended(self) -> int:
        assert self._process is not None
        self._process.join(PATIENCE)
        status = self._process.exitcode
        assert status is not None, "the server does not end"
        self._process.close()
        self._process = None
        return status

    def log(self) -> str:
        return self._lines.read_text(encoding="utf-8")

    def thinkers(self) -> list[int]:
        """The processes in which its bots think."""
        children = Path(f"/proc/{self.pid}/task").glob("*/children")
        return [int(pid) for each in children for pid in each.read_text().split() if _thinks(int(pid))]


def _thinks(pid: int) -> bool:
    with contextlib.suppress(OSError):
        return b"aegean.server.bots.thinker" in Path(f"/proc/{pid}/cmdline").read_bytes()
    return False


# -- a line that breaks -----------------------------------------------------------------------------------------------


class Line:
    """A TCP port that leads on to another, or to a socket in the file system; it can break at any moment."""

    def __init__(self, to: int | Path) -> None:
        self._to = to
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        self.broken = 0
        self._down = False
        self._swallow = self._cut_after = False
        self._lock = threading.Lock()
        self._open: set[socket.socket] = set()
        self._threads: list[threading.Thread] = []
        self._run(self._accept)

    def __enter__(self) -> Line:
        return self

    def __exit__(self, *_: object) -> None:
        self.go_down()
        self._listening.shutdown(socket.SHUT_RDWR)
        self._listening.close()
        for thread in self._threads:
            thread.join(PATIENCE)

    def cut(self) -> None:
        """Break what is connected now."""
        with self._lock:
            self.broken += bool(self._open)
            for one in self._open:
                with contextlib.suppress(OSError):
                    one.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
                    one.shutdown(socket.SHUT_RDWR)

    def swallow_next(self) -> None:
        """What is sent next does not arrive; the line breaks."""
        self._swallow = True

    def cut_after_next(self) -> None:
        """What is sent next arrives; then the line breaks, before any answer comes."""
        self._cut_after = True

    def go_down(self) -> None:
        """Nobody gets through from here on."""
        self._down = True
        self.cut()

    def come_up(self) -> None:
        self._down = False

    def _run(self, work: Callable[..., None], *given: object) -> None:
        thread = threading.Thread(target=work, args=given, daemon=True)
        self._threads.append(thread)
        thread.start()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:
                return
            far = self._reach()
            if far is None or self._down:
                near.close()
                if far is not None:
                    far.close()
                continue
            with self._lock:
                self._open |= {near, far}
            self._run(self._forward, near, far, True)
            self._run(self._forward, far, near, False)

    def _reach(self) -> socket.socket | None:
        try:
            if isinstance(self._to, int):
                return socket.create_connection(("127.0.0.1", self._to))
            far = socket.socket(socket.AF_UNIX)
            far.connect(str(self._to))
            return far
        except OSError:
            return None

    def _forward(self, source: socket.socket, target: socket.socket, upwards: bool) -> None:
        with contextlib.suppress(OSError):
            while received := source.recv(1 << 16):
                if upwards and self._swallow:
                    self._swallow = False
                    self.cut()
                    break
                if upwards and self._cut_after:
                    self._cut_after = False
                    with contextlib.suppress(OSError):
                        source.shutdown(socket.SHUT_WR)  # nothing comes back any more
                    target.sendall(received)
                    self.cut()
                    break
                target.sendall(received)
        for one in (source, target):
            with contextlib.suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
        with self._lock:
            if {source, target} <= self._open:
                self._open -= {source, target}
                return
        source.close()
        target.close()


# -- people and games -------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def guests(urls: Sequence[str]) -> Iterator[list[Client]]:
    """A guest at each of the addresses."""
    with contextlib.ExitStack() as leaving:
        clients = [leaving.enter_context(Client(url, patience=10 * PATIENCE)) for url in urls]
        for number, client in enumerate(clients):
            client.guest(f"Guest {number + 1}")
        yield clients


def moved_to(client: Client, url: str) -> Client:
    """The same person at another address."""
    twin = Client(url)
    cookies = client._http.cookies
    twin._http.cookies.update(dict(cookies.items()))
    return twin


class Script(NamedTuple):
    """A game that was recorded: who does what, and where it leads."""

    game: str
    seats: int
    seed: int
    options: dict[str, Plain]
    moves: list[tuple[int, str]]
    hash: str

    def of(self, seat: int) -> deque[str]:
        return deque(text for mover, text in self.moves if mover == seat)


def script(game: str, number: int, upto: int | None = None) -> Script:
    """One of the recorded games, or its first moves."""
    file = next((RECORDS / game).glob(f"{number:03}-*.json"))
    record = aegean.game(game).record(file.read_text())
    assert record.seed is not None
    moves = [(seat, str(action)) for seat, action in zip(record.movers, record.actions, strict=True)]
    return Script(game, record.seats, record.seed, record.options, moves[:upto], record.replay(upto).hash())


def seated(clients: Sequence[Client], game: str, **form: Plain) -> wire.TableInfo:
    """A table at which they all sit, in their order, and the game begun."""
    seats = form.pop("seats", [None] * len(clients))
    made = clients[0].create(game, seats, **form)
    for client in clients[1:]:
        client.join(made.id, made.invite or "")
    return clients[0].start(made.id)


def seated_for(clients: Sequence[Client], played: Script, **form: Plain) -> wire.TableInfo:
    return seated(clients, played.game, options=played.options, seed=str(played.seed), **form)


def at_once(works: Sequence[Callable[[], T]]) -> list[T]:
    """Each in a thread of its own; the first failure is raised when all have ended."""
    with ThreadPoolExecutor(len(works)) as threads:
        return [future.result() for future in [threads.submit(work) for work in works]]


def follow(seat: Seat, todo: deque[str], before_each: Callable[[Seat], None] = lambda seat: None) -> None:
    """Do what the script says whenever it is one's turn, until nothing is left to do."""
    while todo:
        if seat.now is None or seat.now.decision is None:
            seat.listen()
            continue
        before_each(seat)
        seat.act(todo[0])
        todo.popleft()


def follow_patiently(seat: Seat, todo: deque[str]) -> int:
    """The same, trying again where the database was away; how often it was."""
    refused = 0
    while todo:
        try:
            follow(seat, todo)
        except Refusal as refusal:
            if refusal.code != "unavailable":
                raise
            refused += 1
    return refused


def wait_for(seat: Seat, number: int) -> None:
    """Listen until the entry has been seen."""
    deadline = time.monotonic() + PATIENCE
    while seat.number < number:
        assert time.monotonic() < deadline, f"entry {number} was not seen, only {seat.number}"
        seat.listen(1)


# -- what lies in the database ----------------------------------------------------------------------------------------


class Lies(NamedTuple):
    """A table as its entries alone tell it."""

    numbers: list[int]
    entries: list[tuple[int, int, str, str]]
    timeline: Timeline
    loaded: Timeline


def lies(database: str, table: str) -> Lies:
    """What is on disk of a table: replayed from the first entry, and as the server would load it."""
    engine = connect(Settings(database=database).database_url)
    try:
        with engine.begin() as c:
            row, loaded = archive.load(c, table)
            e = schema.entries.c
            query = select(e.number, e.seat, e.kind, e.text).where(e.table == table).order_by(e.number)
            entries = [(n, seat, kind, text) for n, seat, kind, text in c.execute(query)]
    finally:
        engine.dispose()
    assert loaded is not None
    timeline = Timeline.begin(reading.deal_of(row))
    for number, seat, kind, text in entries[1:]:
        timeline, _ = timeline.after(Entry(number, seat, kind, text))
    return Lies([number for number, *_ in entries], entries, timeline, loaded)


def check_unforked(database: str, table: str) -> Lies:
    """The numbers are dense, and what the entries tell is what the snapshot and the rest of them tell."""
    found = lies(database, table)
    assert found.numbers == list(range(len(found.numbers)))
    assert found.loaded.number == found.timeline.number == found.numbers[-1]
    assert found.loaded.state.hash() == found.timeline.state.hash()
    assert found.loaded.players == found.timeline.players
    return found
