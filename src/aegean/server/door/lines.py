"""Connections at the lowest: how long one may be silent, how many an address may hold, and how many there may be.

uvicorn waits for ever for the rest of a request, so whoever sends half of one a thousand times would keep all others
out. Here a request's head and body have their time, and so has whoever does not read the answer.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from functools import cache
from typing import Any, Final, NamedTuple

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from aegean.server import metrics
from aegean.server.door import addresses
from aegean.server.door.limits import by_address
from aegean.server.settings import from_environment

try:
    import resource
except ImportError:  # Windows has no such limits
    resource = None  # type: ignore[assignment]

MORE: Final = 3  # times as long as for a request's head: for its body, and for taking an answer that waits
IDLE: Final = 10  # seconds between two requests
RESERVE: Final = 64  # descriptors for the database, channels, bots and files
_RESERVED: Final = 10  # the same as a part of all: one of so many

_TOO_MANY: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\n"
    b"content-type: application/json\r\nretry-after: 10\r\nconnection: close\r\n\r\n"
    b'{"code":"too-many","message":"too many connections are open from this address: close some","number":null}'
)
_FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\n"
    b"content-type: application/json\r\nretry-after: 10\r\nconnection: close\r\n\r\n"
    b'{"code":"unavailable","message":"the server has no room for more connections: try again soon","number":null}'
)

_open: Final[Counter[str]] = Counter()  # connections that are no sockets, by their peers


class Rules(NamedTuple):
    patience: float  # seconds for a request's head
    most_by_address: int | None  # None: any number
    proxies: addresses.Networks


@cache
def _rules() -> Rules:
    """Each worker reads them from its environment, as the application does."""
    settings = from_environment(os.environ)
    most = settings.limit_connections_address if settings.limits else None
    return Rules(settings.patience, most, addresses.trusted(settings.proxies))


def raise_descriptors() -> None:
    """As many connections and files as the system lets us have."""
    if resource is None:
        return
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def _most() -> int | None:
    """How many connections there may be so that files can still be opened; None: any number."""
    if resource is None:
        return None
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else max(1, soft - max(RESERVE, soft // _RESERVED))


class Patient(HttpToolsProtocol):
    """uvicorn's protocol, with an end to its patience."""

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self._waiting: asyncio.TimerHandle | None = None  # for the rest of a request
        self._unread: asyncio.TimerHandle | None = None  # for the other side to take the answer
        self._counted: str | None = None
        self._patience = _rules().patience
        self._refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        refusal = self._refusal()
        if refusal is not None:
            self._refused = True
            metrics.refused("connection")
            transport.write(refusal)
            transport.close()
            return
        self._wait(self._patience)

    def _refusal(self) -> bytes | None:
        most, rules = _most(), _rules()
        if most is not None and len(self.connections) > most:
            return _FULL
        peer = addresses.normal(self.client[0]) if self.client else addresses.UNIX
        if rules.most_by_address is None or peer == addresses.UNIX or peer in rules.proxies:
            return None
        key = by_address(peer)
        if _open[key] >= rules.most_by_address:
            return _TOO_MANY
        _open[key] += 1
        self._counted = key
        return None

    def connection_lost(self, exc: Exception | None) -> None:
        self._release()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._release()  # sockets are counted by themselves, and have pings
        super().handle_websocket_upgrade()

    def data_received(self, data: bytes) -> None:
        if self._refused:
            return
        if self._waiting is None:  # between two requests, where even an empty line ends uvicorn's own patience
            self._wait(self._patience)
        super().data_received(data)

    def on_headers_complete(self) -> None:
        self._wait(MORE * self._patience)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_waiting()
        super().on_message_complete()

    def pause_writing(self) -> None:
        super().pause_writing()
        if self._unread is None:
            self._unread = self.loop.call_later(MORE * self._patience, self._hang_up)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_unread()

    def _wait(self, seconds: float) -> None:
        self._stop_waiting()
        self._waiting = self.loop.call_later(seconds, self._waited)

    def _waited(self) -> None:
        self._waiting = None
        if self.cycle is not None and not self.cycle.response_complete and not self.cycle.more_body:
            return  # it is we who are slow; what came meanwhile waits for its turn
        self._hang_up()

    def _hang_up(self) -> None:
        metrics.refused("silent")
        self.transport.abort()

    def _stop_waiting(self) -> None:
        if self._waiting is not None:
            self._waiting.cancel()
            self._waiting = None

    def _stop_unread(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None

    def _release(self) -> None:
        self._stop_waiting()
        self._stop_unread()
        if self._counted is not None:
            _open[self._counted] -= 1
            if not _open[self._counted]:
                del _open[self._counted]
            self._counted = None
