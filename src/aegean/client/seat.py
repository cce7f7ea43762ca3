"""A table before the eyes of a program, over its socket."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from types import TracebackType
from typing import Any, Final
from urllib.parse import urlencode

import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from aegean.client.errors import ConnectionLost, Refusal
from aegean.core.values import Plain
from aegean.server import wire
from aegean.server.wire import patches

_SOON: Final = 0.2
_SLOWER: Final = 0.5
_ENDED: Final = 4003  # the closing code of a socket whose session is over
_MOST: Final = 1 << 24
_PASSING: Final = ("unavailable", "too-many")  # refusals that are different a moment later
_ENTRIES: Final = {
    "act": "act",
    "undo": "undo",
    "restart": "undo",
    "redo": "redo",
    "ask_back": "ask",
    "resign": "resign",
    "hand_over": "bot",
    "replace": "replace",
    "return": "back",
}  # what a command becomes
_message: Final = msgspec.json.Decoder(wire.Message)


class Seat:
    """A table before one's eyes. After each message `table`, `now`, `view` and `entries` are as the server has them."""

    def __init__(
        self, url: str, table: str, invite: str, headers: dict[str, str], patience: float, seat: int | None = None
    ) -> None:
        self._url, self._table, self._invite, self._headers = url, table, invite, headers
        self._seat = seat
        self._patience = patience
        self._socket: ClientConnection | None = None
        self._leaving = contextlib.ExitStack()
        self._ids = 0
        self._answers: dict[int | None, wire.DoneMessage | wire.RefusedMessage] = {}
        self._ahead: float | None = None  # the server's time is so far ahead of our own clock
        self.table: wire.TableInfo | None = None
        self.now: wire.Now | None = None  # None before the start
        self.view: dict[str, Plain] = {}
        self.entries: list[wire.EntryInfo] = []
        self.chat: list[wire.ChatLine] = []
        self.pointed: list[tuple[int, str]] = []  # who of one's side pointed at what, the latest last
        self.answering: wire.AnsweringMessage | None = None  # one's open question, if a standing order is to answer it
        self.announcement: wire.Announcement | None = None

    def __enter__(self) -> Seat:
        self._open()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        self._socket = None
        self._leaving.close()

    @property
    def number(self) -> int:
        """The number of the latest entry that was seen; -1 before the first."""
        return -1 if self.now is None else self.now.number

    @property
    def over(self) -> bool:
        return self.table is not None and self.table.status in ("over", "closed")

    def time_left(self, seat: int | None = None) -> float | None:
        """Seconds until a seat's time is up, one's own where none is named; None where no clock runs."""
        if self.now is None or self.table is None:
            return None
        place = seat if seat is not None else self.table.mine
        clock = None if place is None else self.now.seats[place].clock
        if clock is None or clock.since is None or self._ahead is None:
            return None
        passed = time.monotonic() + self._ahead - clock.since
        return max(0.0, clock.own + clock.budget - max(0.0, passed))

    # -- playing ------------------------------------------------------------------------------------------------------

    def turns(self) -> Iterator[wire.DecisionInfo]:
        """One's own decisions as they come up, until the game is over. Answer each with `act` before the next."""
        while not self.over:
            if self.now is not None and self.now.decision is not None:
                yield self.now.decision
            else:
                self.listen()

    def act(self, action: int | str) -> int:
        """Take one of the offered actions, by its place in the list or its notation; the number of its entry."""
        return self.do("act", action=action)

    def do(self, command: str, **fields: Plain) -> int:
        """Any other command: undo, restart, redo, ask_back, answer, resign, hand_over, replace, return."""
        before, wish = self.number, {"do": command, "number": max(self.number, 0), **fields}
        broke = False
        while True:
            try:
                return self._command(wish)
            except ConnectionClosed as closed:
                broke = True
                self._mend(closed)
            except Refusal as refusal:
                if refusal.code == "too-many":
                    time.sleep(_SLOWER)  # the server asks for patience
                elif not broke or self._done_since(before, wish) is None:
                    raise
            done = self._done_since(before, wish) if broke else None
            if done is not None:
                return done
            # Sent again with its old number: should the question be another one by now, it is refused.

    def _done_since(self, before: int, wish: dict[str, Plain]) -> int | None:
        """The number of the entry that the command made, if it is there."""
        seat = wish.get("seat", None if self.table is None else self.table.mine)
        kind = ("decline", "agree")[bool(wish["agree"])] if wish["do"] == "answer" else _ENTRIES[wish["do"]]
        return next((e.number for e in self.entries if e.number > before and (e.seat, e.kind) == (seat, kind)), None)

    def say(self, text: str, to: str = "table") -> int:
        """A line of chat: to the whole table, or to one's own `side` alone where it has several seats."""
        try:
            return self._command({"do": "say", "text": text, "to": to})
        except ConnectionClosed as error:
            self._mend(error)
            raise ConnectionLost("the connection broke; whether the line was heard, the chat shows") from error

    def point(self, thing: str) -> int:
        """Show the others of one's side a thing on the table, for a moment: named as in the `targets` of actions."""
        return self._command({"do": "point", "thing": thing})

    def _command(self, command: dict[str, Plain]) -> int:
        self._ids += 1
        self._send(msgspec.json.encode({**command, "id": self._ids}).decode())
        while self._ids not in self._answers:
            self._read()
        answer = self._answers.pop(self._ids)
        if isinstance(answer, wire.RefusedMessage):
            raise Refusal(answer.code, answer.message, answer.number)
        while answer.number > self.number and command["do"] not in ("say", "point"):  # until its own view shows it too
            self._read()
        return answer.number

    # -- listening ----------------------------------------------------------------------------------------------------

    def listen(self, timeout: float | None = None) -> bool:
        """Wait for the next message; False where none came in time. A lost connection is mended."""
        try:
            self._read(timeout)
        except TimeoutError:
            return False
        except ConnectionClosed as closed:
            self._mend(closed)
        return True

    def _mend(self, closed: ConnectionClosed) -> None:
        """Connect again, unless the server has closed for good."""
        if closed.rcvd is not None and closed.rcvd.code == _ENDED:
            self.close()
            raise Refusal(closed.rcvd.reason, "the session has ended: sign in again")
        self._open()

    def _send(self, text: str) -> None:
        assert self._socket is not None, "sit down first: with client.sit(...) as seat"
        self._socket.send(text)

    def _read(self, timeout: float | None = None) -> None:
        assert self._socket is not None, "sit down first: with client.sit(...) as seat"
        self._take(_message.decode(self._socket.recv(timeout)))

    def _hear_time(self, told: float | None) -> None:
        """Of all that was said of the time, what was on its way for the shortest time is nearest."""
        if told is not None:
            ahead = told - time.monotonic()
            self._ahead = ahead if self._ahead is None else max(self._ahead, ahead)

    def _take(self, message: wire.Message) -> None:
        match message:
            case wire.StateMessage():
                self._hear_time(message.now.time)
                self.table, self.now, self.view, self.chat = message.table, message.now, message.view, message.chat
                self.entries += message.entries
            case wire.MovedMessage():
                self._hear_time(message.now.time)
                self.now = message.now
                self.view = patches.apply(self.view, message.patch)
                self.entries += message.entries
            case wire.TableMessage():
                self.table = message.table
            case wire.ChatMessage():
                self.chat.append(message.line)
            case wire.AnsweringMessage():
                self.answering = message if message.at is not None else None
            case wire.PointedMessage():
                self.pointed.append((message.seat, message.thing))
            case wire.ChatAgainMessage():
                self.chat = message.chat
            case wire.AnnouncementMessage():
                self.announcement = message.announcement if message.announcement.text else None
            case wire.RefusedMessage(id=None):
                raise Refusal(message.code, message.message, message.number)
            case _:
                self._answers[message.id] = message

    def _open(self) -> None:
        """Connect, patiently, and read on from where one was."""
        deadline = time.monotonic() + self._patience
        while True:
            with contextlib.suppress(Exception):
                self.close()
            try:
                opening = connect(self._address(), additional_headers=self._headers, max_size=_MOST, proxy=None)
                self._socket = self._leaving.enter_context(opening)
                self._read(self._patience)
                return
            except (OSError, ConnectionClosed, InvalidHandshake, TimeoutError) as error:
                if time.monotonic() > deadline or _final(error):
                    raise ConnectionLost(f"the server at {self._url} does not answer") from error
            except Refusal as refused:
                if time.monotonic() > deadline or refused.code not in _PASSING:
                    raise
            time.sleep(_SOON)

    def _address(self) -> str:
        query: dict[str, Any] = {"invite": self._invite} if self._invite else {}
        if self._seat is not None:
            query["seat"] = self._seat
        if self.number >= 0:
            query["since"] = self.number
        return f"{self._url}/api/tables/{self._table}/socket?{urlencode(query)}"


def _final(error: Exception) -> bool:
    """Whether trying again cannot help: the handshake itself was refused."""
    status = getattr(getattr(error, "response", None), "status_code", 500)
    return isinstance(error, InvalidHandshake) and 400 <= status < 500 and status != 429
