"""Players of whole tables over sockets, as lean as can be: the load of bench/server.py."""

from __future__ import annotations

import asyncio
import base64
import random
import secrets
import struct
import zlib
from abc import ABC, abstractmethod
from collections import deque
from collections.abc import Callable
from functools import partial
from time import perf_counter
from typing import Any, Final, NamedTuple, cast
from urllib.parse import urlsplit

import msgspec

SEATS: Final = 4
PATIENCE: Final = 300.0  # seconds; other work may keep the machine busy


class Opening(NamedTuple):
    """How a socket is opened."""

    url: str
    headers: dict[str, str] = {}


# -- sockets ----------------------------------------------------------------------------------------------------------


class Socket(asyncio.Protocol):
    """A WebSocket with as little to it as possible, since it shares two cores with what it measures.

    It offers compression, as browsers do. Its mask is zero, which spares the masking.
    """

    def __init__(self, table: Table, seat: int, opening: Opening) -> None:
        self._table, self._seat = table, seat
        self._buffer = bytearray()
        self._text = bytearray()  # of a message that comes in several frames
        self._open = False
        self._deflated = False
        self._inflate = zlib.decompressobj(-15)
        self.target = target = urlsplit(opening.url)
        key = base64.b64encode(secrets.token_bytes(16)).decode()
        lines = [
            f"GET {target.path}?{target.query} HTTP/1.1",
            f"Host: {target.netloc}",
            "Connection: Upgrade",
            "Upgrade: websocket",
            "Sec-WebSocket-Version: 13",
            "Sec-WebSocket-Extensions: permessage-deflate",
            f"Sec-WebSocket-Key: {key}",
            *(f"{name}: {value}" for name, value in opening.headers.items()),
        ]
        self._greeting = "\r\n".join([*lines, "", ""]).encode()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast(asyncio.Transport, transport)  # uvloop has one of its own
        self._transport.write(self._greeting)

    def connection_lost(self, error: Exception | None) -> None:
        self._table.load.lost(self._seat, error)

    def send(self, text: bytes, code: int = 1) -> None:
        size = len(text)
        length = bytes([128 | size]) if size < 126 else struct.pack(">BH", 254, size)
        self._transport.write(bytes([128 | code]) + length + b"\0\0\0\0" + text)

    def close(self) -> None:
        self._transport.abort()

    def data_received(self, data: bytes) -> None:
        buffer = self._buffer
        buffer += data
        if not self._open:
            head, found, rest = buffer.partition(b"\r\n\r\n")
            if not found:
                return
            if b" 101 " not in head.split(b"\r\n")[0]:
                raise SystemExit(f"no socket was opened: {bytes(buffer[:300])!r}")
            self._open = True
            buffer[:] = rest
        at, end = 0, len(buffer)
        while end - at >= 2:
            size, start = buffer[at + 1], at + 2
            if size == 126:
                size, start = int.from_bytes(buffer[start : start + 2]), start + 2
            elif size == 127:
                size, start = int.from_bytes(buffer[start : start + 8]), start + 8
            if end < start + size:
                break
            first, at = buffer[at], start + size
            self._frame(first, bytes(buffer[start:at]))
        del buffer[:at]

    def _frame(self, first: int, body: bytes) -> None:
        code = first & 15
        if code == 9:
            self.send(body, 10)
        elif code < 3:
            if code:
                self._deflated = bool(first & 64)
            if first & 128 and not self._text:
                self._message(body)
                return
            self._text += body
            if first & 128:
                text, self._text = bytes(self._text), bytearray()
                self._message(text)

    def _message(self, body: bytes) -> None:
        if self._deflated:
            body = self._inflate.decompress(body + b"\0\0\xff\xff")
        self._table.load.received += len(body)
        self._table.heard(self._seat, body)


# -- tables -----------------------------------------------------------------------------------------------------------


class Table(ABC):
    """A table with a socket for each seat. One move at a time is on its way."""

    def __init__(self, load: Load, sockets: list[Opening], number: int) -> None:
        self.load = load
        self.sockets = [Socket(self, seat, opening) for seat, opening in enumerate(sockets)]
        self.seen = [-1] * len(sockets)
        self.goal = 0  # the number that all shall have seen
        self.due: deque[float] = deque()  # when each move that has not been seen by all was to go out
        self.random = random.Random(number)

    @abstractmethod
    def heard(self, seat: int, text: bytes) -> None: ...

    @abstractmethod
    def move(self) -> None:
        """Send a move of whoever is to move."""

    def begin(self, due: float) -> None:
        self.due.append(due)
        if len(self.due) == 1:
            self._go()

    def _go(self) -> None:
        self.goal = self.seen[0] + 1
        self.move()

    def saw(self, seat: int, number: int) -> None:
        self.seen[seat] = number
        if self.due and self.goal <= min(self.seen):
            due = self.due.popleft()
            if self.due:
                self._go()
            self.load.done(self, due)


class _Decision(msgspec.Struct):
    actions: list[msgspec.Raw]


class _Now(msgspec.Struct):
    number: int
    decision: _Decision | None


class _Aegean(msgspec.Struct):
    type: str
    now: _Now | None = None
    code: str = ""


_aegean: Final = msgspec.json.Decoder(_Aegean)


class AegeanTable(Table):
    def __init__(self, load: Load, sockets: list[Opening], number: int) -> None:
        super().__init__(load, sockets, number)
        self.offered = [0] * SEATS  # how many actions

    def heard(self, seat: int, text: bytes) -> None:
        message = _aegean.decode(text)
        if message.now is not None:
            decision = message.now.decision
            self.offered[seat] = len(decision.actions) if decision is not None else 0
            self.saw(seat, message.now.number)
        elif message.type == "refused":
            raise SystemExit(f"a move was refused: {text.decode()}")

    def move(self) -> None:
        seat = next((seat for seat, count in enumerate(self.offered) if count), None)
        if seat is None:
            self.load.over(self)
            return
        action = self.random.randrange(self.offered[seat])
        self.sockets[seat].send(b'{"do":"act","number":%d,"action":%d,"id":%d}' % (self.seen[seat], action, self.goal))


class _Context(msgspec.Struct):
    currentPlayer: str


class _PeerState(msgspec.Struct):
    ctx: _Context
    stateID: int = msgspec.field(name="_stateID")


class _PeerSync(msgspec.Struct):
    state: _PeerState


class _PeerChange(msgspec.Struct):
    path: str
    value: msgspec.Raw = msgspec.Raw()


_parts: Final = msgspec.json.Decoder(list[msgspec.Raw])
_peer_state: Final = msgspec.json.Decoder(_PeerState)
_peer_sync: Final = msgspec.json.Decoder(_PeerSync)
_peer_patch: Final = msgspec.json.Decoder(list[_PeerChange])
_GAME: Final = b"/voyage,"


class PeerTable(Table):
    """Socket.IO over a WebSocket: a digit for the transport's kind of packet, one for its own, the namespace, JSON."""

    def __init__(self, load: Load, sockets: list[Opening], number: int, match: str, credentials: list[str]) -> None:
        super().__init__(load, sockets, number)
        self.match, self.credentials = match, credentials
        self.player = 0

    def heard(self, seat: int, text: bytes) -> None:
        if text[:1] == b"0":
            self.sockets[seat].send(b"40" + _GAME)
        elif text[:1] == b"2":
            self.sockets[seat].send(b"3")
        elif text[:2] == b"40":
            self._emit(seat, ["sync", self.match, str(seat), self.credentials[seat], SEATS])
        elif text[:2] == b"42":
            self._told(seat, *_parts.decode(text[2 + len(_GAME) :]))

    def _told(self, seat: int, name: msgspec.Raw, *told: msgspec.Raw) -> None:
        if bytes(name) == b'"update"':
            state = _peer_state.decode(told[1])
        elif bytes(name) == b'"sync"':
            state = _peer_sync.decode(told[1]).state
        elif bytes(name) == b'"patch"':
            for change in _peer_patch.decode(told[3]):
                if change.path == "/ctx/currentPlayer":
                    self.player = int(msgspec.json.decode(change.value))
            self.saw(seat, int(bytes(told[2])))
            return
        else:
            return
        self.player = int(state.ctx.currentPlayer)
        self.saw(seat, state.stateID)

    def _emit(self, seat: int, what: list[Any]) -> None:
        self.sockets[seat].send(b"42" + _GAME + msgspec.json.encode(what))

    def move(self) -> None:
        kind = self.random.choice(("sail", "load", "look", "draw"))
        arguments = {"sail": [self.random.randrange(110)], "draw": []}.get(kind, [self.random.randrange(24)])
        player = str(self.player)
        payload = {
            "type": kind, "args": arguments, "playerID": player, "credentials": self.credentials[self.player]
        }  # fmt: skip
        action = {"type": "MAKE_MOVE", "payload": payload}
        self._emit(self.player, ["update", action, self.seen[self.player], self.match, player])


# -- load -------------------------------------------------------------------------------------------------------------


class Load:
    """All tables of one server, and what they measure."""

    def __init__(self) -> None:
        self.tables: list[Table] = []
        self.received = 0
        self._hurried = False
        self._took: list[float] = []
        self._ended = 0

    async def open(self) -> None:
        loop = asyncio.get_running_loop()
        for table in self.tables:
            for one in table.sockets:
                await loop.create_connection(partial(_same, one), str(one.target.hostname), int(one.target.port or 80))
        await _until(lambda: all(min(table.seen) >= 0 for table in self.tables), "the tables' first states")

    def done(self, table: Table, due: float) -> None:
        now = perf_counter()
        self._took.append(now - due)
        if self._hurried:
            table.begin(now)

    def over(self, table: Table) -> None:
        """The game has ended; the table plays no more."""
        self.tables.remove(table)
        self._ended += 1
        table.due.clear()

    def lost(self, seat: int, error: Exception | None) -> None:
        if self.tables:
            raise SystemExit(f"a socket of seat {seat} was closed: {error}")

    async def hurry(self, seconds: float) -> tuple[float, int]:
        """Moves a second, each table as fast as it can; and how many there were in all, with the last ones' rest."""
        self._took.clear()
        self._hurried = True
        start = perf_counter()
        for table in list(self.tables):
            table.begin(perf_counter())
        await asyncio.sleep(seconds)
        rate = len(self._took) / (perf_counter() - start)
        self._hurried = False
        await self._rest()
        return rate, len(self._took)

    async def stroll(self, seconds: float, rate: float) -> list[float]:
        """How long each move took to be seen by all, at so many moves a second, from when it was to go out."""
        self._took.clear()
        start = perf_counter()
        for n in range(int(seconds * rate)):
            due = start + n / rate
            if (early := due - perf_counter()) > 0:
                await asyncio.sleep(early)
            elif n % 16 == 0:
                await asyncio.sleep(0)
            self.tables[n % len(self.tables)].begin(due)
        await self._rest()
        return list(self._took)

    async def _rest(self) -> None:
        await _until(lambda: not any(table.due for table in self.tables), "the last moves")

    def close(self) -> None:
        tables, self.tables = self.tables, []
        for table in tables:
            for one in table.sockets:
                one.close()


async def _until(holds: Callable[[], bool], what: str) -> None:
    deadline = perf_counter() + PATIENCE
    while not holds():
        if perf_counter() > deadline:
            raise SystemExit(f"waited in vain for {what}")
        await asyncio.sleep(0.002)


def _same(one: Socket) -> Socket:
    return one
