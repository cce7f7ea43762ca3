"""A client of a server of Aegean, for programs: bots of one's own, tests, experiments.

    from aegean.client import Client

    with Client("http://localhost:8470", token="aeg_...") as client:
        with client.sit("k3v9x2m4pq") as seat:
            for decision in seat.turns():
                seat.act(0)

A seat mends its connection by itself and asks for what it missed by number. An action that was sent when the connection
broke is looked for among the entries, and sent again only if it is not there.
"""

from __future__ import annotations

import contextlib
import time
from collections.abc import Iterator
from types import TracebackType
from typing import Any, Final, Literal, TypeVar
from urllib.parse import quote, urlencode

import httpx
import msgspec
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import ClientConnection, connect

from aegean.core.errors import AegeanError
from aegean.core.values import Plain
from aegean.server import wire
from aegean.server.wire import company as wire_company
from aegean.server.wire import patches
from aegean.server.wire import replays as wire_replays
from aegean.server.wire import tournaments as contests

T = TypeVar("T")

_PATIENCE: Final = 60.0  # seconds that a connection is mended for
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


class Refusal(AegeanError):
    """The server refused. `code` is stable; `number` is where the table stands, if that is why."""

    def __init__(self, code: str, message: str, number: int | None = None, status: int = 0) -> None:
        super().__init__(message)
        self.code = code
        self.number = number
        self.status = status


class ConnectionLost(AegeanError):
    """The server could not be reached."""

    code = "connection-lost"


class Client:
    """Calls of the server by name. With a token one is an account's program; otherwise `guest` or `sign_in` first."""

    def __init__(self, url: str, token: str | None = None, timeout: float = 30.0, patience: float = _PATIENCE) -> None:
        self.url = url.rstrip("/")
        self._patience = patience
        headers = {"Authorization": f"Bearer {token}"} if token else {"Origin": self.url}
        self._http = httpx.Client(base_url=self.url, headers=headers, timeout=timeout)

    def __enter__(self) -> Client:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        self._http.close()

    # -- people -------------------------------------------------------------------------------------------------------

    def house(self) -> wire.House:
        """What the house is called, and who comes in."""
        return self._call("GET", "/api/house", wire.House)

    def guest(self, name: str, invitation: str = "") -> wire.Person:
        return self._call("POST", "/api/guest", wire.Person, {"name": name, "invitation": invitation})

    def sign_in(self, name: str, password: str) -> wire.Person:
        return self._call("POST", "/api/sign-in", wire.Person, {"name": name, "password": password})

    def register(self, name: str, password: str, invitation: str = "") -> wire.Person:
        """Turn the guest that one is into an account; whoever is nobody yet gets a new one."""
        form = {"name": name, "password": password, "invitation": invitation}
        return self._call("POST", "/api/account", wire.Person, form)

    def take_invitation(self, invitation: str) -> wire.Person:
        """Become a member by the word in the host's link."""
        return self._call("POST", "/api/invitation", wire.Person, {"invitation": invitation})

    def change_password(self, old: str, new: str) -> None:
        """All other sessions and tokens end."""
        self._send("POST", "/api/password", {"old": old, "new": new})

    def reset_password(self, secret: str, password: str) -> wire.Person:
        """A new password by the word in the host's link."""
        return self._call("POST", "/api/reset", wire.Person, {"secret": secret, "password": password})

    def sign_out(self) -> None:
        self._send("POST", "/api/sign-out")

    def me(self) -> wire.Person:
        return self._call("GET", "/api/me", wire.Person)

    def my_data(self) -> wire.MyData:
        """Everything that the server keeps of oneself."""
        return self._call("GET", "/api/me/data", wire.MyData)

    def delete_me(self, password: str = "") -> None:
        """No longer be here; a guest has no password."""
        self._send("DELETE", "/api/me", {"password": password})

    def vacation(self) -> wire.Vacation:
        """Whether one is on vacation, and how many days are left."""
        return self._call("GET", "/api/me/vacation", wire.Vacation)

    def go_on_vacation(self, days: int) -> wire.Vacation:
        """One's slow clocks stand still for so many days."""
        return self._call("PUT", "/api/me/vacation", wire.Vacation, {"days": days})

    def come_back(self) -> wire.Vacation:
        """Before the vacation's end."""
        return self._call("DELETE", "/api/me/vacation", wire.Vacation)

    def announcement(self) -> wire.Announcement | None:
        """What everybody is to read now."""
        return msgspec.json.decode(self._send("GET", "/api/announcement").content, type=wire.Announcement | None)

    def new_token(self, label: str) -> str:
        return self._call("POST", "/api/tokens", wire.TokenMade, {"label": label}).token

    # -- company ------------------------------------------------------------------------------------------------------

    def company(self) -> wire_company.Company:
        """One's friends, who asks and was asked, whom one blocks, recent company, and invitations to tables."""
        return self._call("GET", "/api/company", wire_company.Company)

    def ask_friend(self, person: int | None = None, name: str = "") -> wire_company.Company:
        """Ask somebody to be friends, by name or by number; or agree, where they have asked."""
        if name:
            return self._call("POST", "/api/company/asks", wire_company.Company, {"name": name})
        return self._call("PUT", f"/api/people/{person}/friend", wire_company.Company)

    def end_friendship(self, person: int) -> wire_company.Company:
        """Withdraw, decline or end it."""
        return self._call("DELETE", f"/api/people/{person}/friend", wire_company.Company)

    def block(self, person: int) -> wire_company.Company:
        return self._call("PUT", f"/api/people/{person}/block", wire_company.Company)

    def unblock(self, person: int) -> wire_company.Company:
        return self._call("DELETE", f"/api/people/{person}/block", wire_company.Company)

    def invite(self, table: str, person: int) -> wire.TableInfo:
        """Invite a friend to a table that has not begun."""
        return self._call("POST", f"/api/tables/{table}/guests", wire.TableInfo, {"person": person})

    def decline(self, table: str) -> wire_company.Company:
        return self._call("DELETE", f"/api/tables/{table}/guests", wire_company.Company)

    def profile(self, person: int) -> wire_company.Profile:
        return self._call("GET", f"/api/people/{person}", wire_company.Profile)

    def finished_games(self, person: int) -> list[wire_company.FinishedGame]:
        """The latest of those that one may look back at."""
        return self._call("GET", f"/api/people/{person}/games", wire_company.FinishedList).games

    def show_profile_to(self, whom: wire_company.ShownTo) -> None:
        """Everybody, one's friends, or nobody."""
        self._send("PUT", "/api/me/shown-to", {"shown_to": whom})

    def ladder(self, game: str, speed: wire_company.Speed) -> wire_company.Ladder:
        return self._call("GET", f"/api/ratings?{urlencode({'game': game, 'speed': speed})}", wire_company.Ladder)

    # -- tables -------------------------------------------------------------------------------------------------------

    def games(self) -> list[wire.GameInfo]:
        return self._call("GET", "/api/games", list[wire.GameInfo])

    def tables(self, which: str = "open") -> list[wire.TableInfo]:
        return self._call("GET", f"/api/tables?{urlencode({'list': which})}", wire.TableList).tables

    def create(
        self, game: str, seats: list[str | None], options: dict[str, Plain] | None = None, **more: Plain
    ) -> wire.TableInfo:
        """A new table: for each seat a bot's level, or None for a person. One sits in the first seat for a person."""
        form = {"game": game, "seats": [{"bot": bot} for bot in seats], "options": options or {}, **more}
        return self._call("POST", "/api/tables", wire.TableInfo, form)

    def lesson(self, lesson: str) -> wire.TableInfo:
        """A first game, begun from the position that is made for it."""
        return self._call("POST", "/api/lessons", wire.TableInfo, {"lesson": lesson})

    def table(self, table: str, invite: str = "") -> wire.TableInfo:
        return self._call("GET", f"/api/tables/{table}?{urlencode({'invite': invite})}", wire.TableInfo)

    def join(self, table: str, invite: str = "", seat: int | None = None) -> wire.TableInfo:
        form = {"invite": invite, "seat": seat}
        return self._call("POST", f"/api/tables/{table}/join", wire.TableInfo, form)

    def leave(self, table: str) -> wire.TableInfo:
        return self._call("POST", f"/api/tables/{table}/leave", wire.TableInfo)

    def start(self, table: str) -> wire.TableInfo:
        return self._call("POST", f"/api/tables/{table}/start", wire.TableInfo)

    def rematch(self, table: str) -> wire.TableInfo:
        return self._call("POST", f"/api/tables/{table}/rematch", wire.TableInfo)

    def record(self, table: str) -> str:
        """The record of a finished game, as the text of its file."""
        return self._send("GET", f"/api/tables/{table}/record").text

    def bring_in(self, record: str) -> str:
        """Import a record; the id of the table that shows it."""
        return self._call("POST", "/api/records", wire_replays.Imported, msgspec.json.decode(record)).id

    def verdict(self, table: str) -> wire_replays.Verdict:
        return self._call("GET", f"/api/tables/{table}/verdict", wire_replays.Verdict)

    def chances(self, table: str) -> wire_replays.Chances:
        """How likely each seat of a finished game was to win, as far as it is worked out: ask until it is whole."""
        return self._call("GET", f"/api/tables/{table}/chances", wire_replays.Chances)

    def statistics(self, table: str) -> wire_replays.Statistics:
        return self._call("GET", f"/api/tables/{table}/statistics", wire_replays.Statistics)

    def replay(self, table: str, number: int = 0, count: int = 0, eyes: str | None = None) -> wire_replays.ReplayPage:
        query = {"number": number, "count": count, **({"eyes": eyes} if eyes is not None else {})}
        return self._call("GET", f"/api/tables/{table}/replay?{urlencode(query)}", wire_replays.ReplayPage)

    def orders(self, table: str, seat: int | None = None) -> wire.StandingOrders:
        """One's own standing orders at a table."""
        return self._call("GET", _orders(table, seat), wire.StandingOrders)

    def give_orders(self, table: str, form: wire.OrdersForm, seat: int | None = None) -> wire.StandingOrders:
        """All of them, as they are from now on. A new one is an answer that one is offered now."""
        return self._call("PUT", _orders(table, seat), wire.StandingOrders, msgspec.to_builtins(form))

    def advice(self, table: str, number: int, seat: int | None = None) -> wire.Advice:
        """What a strong bot would do in one's place, where the table allows to ask; `number` is what one has seen."""
        return self._call("POST", f"/api/tables/{table}/advice", wire.Advice, {"number": number, "seat": seat})

    def sit(self, table: str, invite: str = "", seat: int | None = None) -> Seat:
        """The table as it happens: from one's own seat, or as a spectator. `seat` says which of one's own, where all
        play on one device."""
        cookies = "; ".join(f"{name}={value}" for name, value in self._http.cookies.items())
        headers = {name: self._http.headers[name] for name in ("Authorization", "Origin") if name in self._http.headers}
        if cookies:
            headers["Cookie"] = cookies
        return Seat("ws" + self.url.removeprefix("http"), table, invite, headers, self._patience, seat)

    # -- tournaments --------------------------------------------------------------------------------------------------

    def tournaments(self, which: str = "open") -> list[contests.TournamentLine]:
        """Those that are `open`, `running` or `finished`, or one's own: `mine`."""
        query = urlencode({"list": which})
        return self._call("GET", f"/api/tournaments?{query}", contests.TournamentList).tournaments

    def tournament(self, tournament: str, invite: str = "") -> contests.TournamentInfo:
        query = urlencode({"invite": invite})
        return self._call("GET", f"/api/tournaments/{tournament}?{query}", contests.TournamentInfo)

    def organise(self, form: contests.TournamentForm) -> contests.TournamentInfo:
        """Make a tournament; it takes an account."""
        return self._call("POST", "/api/tournaments", contests.TournamentInfo, msgspec.to_builtins(form))

    def sign_up(self, tournament: str, invite: str = "") -> contests.TournamentInfo:
        form = {"invite": invite}
        return self._call("POST", f"/api/tournaments/{tournament}/entry", contests.TournamentInfo, form)

    def withdraw(self, tournament: str) -> contests.TournamentInfo:
        """Take part no more: before the beginning as if one had not signed up, later a bot plays."""
        return self._call("DELETE", f"/api/tournaments/{tournament}/entry", contests.TournamentInfo)

    def begin(self, tournament: str) -> contests.TournamentInfo:
        """The organiser lets it begin now."""
        return self._call("POST", f"/api/tournaments/{tournament}/start", contests.TournamentInfo)

    # -- notifications ------------------------------------------------------------------------------------------------

    def notifications(self) -> wire.Notifications:
        """Where one is reached, and what one wishes to be told."""
        return self._call("GET", "/api/notifications", wire.Notifications)

    def wish(self, **changes: Plain) -> wire.NotificationSettings:
        """Change what one wishes to be told: `about`, `quiet_from`, `quiet_to`, `zone`, `gather`."""
        wishes = {**msgspec.to_builtins(self.notifications().settings), **changes}
        return self._call("PUT", "/api/notifications", wire.NotificationSettings, wishes)

    def add_destination(self, kind: str, address: str, **more: Plain) -> wire.DestinationMade:
        """Be notified at an address too: `kind` is email, discord, slack, ntfy or json, whose `secret` signs it."""
        form = {"kind": kind, "address": address, **more}
        return self._call("POST", "/api/notifications/destinations", wire.DestinationMade, form)

    def switch_destination(self, destination: int, on: bool) -> None:
        self._send("PATCH", f"/api/notifications/destinations/{destination}", {"on": on})

    def remove_destination(self, destination: int) -> None:
        self._send("DELETE", f"/api/notifications/destinations/{destination}")

    def try_destination(self, destination: int) -> None:
        """Have a notification sent there; to an address that is not confirmed, its link once more."""
        self._send("POST", f"/api/notifications/destinations/{destination}/test")

    def silence(self, table: str, on: bool = True) -> None:
        """Be told nothing of a table any more, or again."""
        self._send("PUT" if on else "DELETE", f"/api/tables/{table}/silence")

    # -- looking after the house, for moderators ----------------------------------------------------------------------

    def remove_line(self, line: int) -> None:
        """Nobody is shown what a line of chat says any more."""
        self._send("DELETE", f"/api/house/chat/{line}")

    def mute(self, person: int, hours: float) -> None:
        """Keep somebody from chatting; 0 hours lets them again."""
        self._send("POST", f"/api/house/people/{person}/mute", {"hours": hours})

    def close_table(self, table: str, reason: str = "") -> None:
        self._send("POST", f"/api/house/tables/{table}/close", {"reason": reason})

    def announce(self, text: str, hours: float = 24) -> wire.Announcement:
        """Tell everybody something, in the place of what was announced before."""
        return self._call("PUT", "/api/house/announcement", wire.Announcement, {"text": text, "hours": hours})

    def outbox(self) -> wire.OutboxInfo:
        """How notifications get on, and which were given up."""
        return self._call("GET", "/api/house/outbox", wire.OutboxInfo)

    def house_log(self) -> list[wire.ActInfo]:
        return self._call("GET", "/api/house/log", list[wire.ActInfo])

    # -- reports ------------------------------------------------------------------------------------------------------

    def report_line(self, table: str, line: int, reason: str, invite: str = "") -> None:
        """Tell the hosts of a line of chat; nobody else learns of it."""
        self._send("POST", f"/api/tables/{table}/reports/lines/{line}?invite={quote(invite)}", {"reason": reason})

    def report_person(self, table: str, person: int, reason: str, invite: str = "") -> None:
        """Tell the hosts of somebody who sits at a table."""
        self._send("POST", f"/api/tables/{table}/reports/people/{person}?invite={quote(invite)}", {"reason": reason})

    # -- for hosts ----------------------------------------------------------------------------------------------------

    def load(self) -> wire.Load:
        """What the server has to carry."""
        return self._call("GET", "/api/host/load", wire.Load)

    def reports(self, settled: bool = False) -> list[wire.ReportInfo]:
        """What players reported."""
        return self._call("GET", f"/api/host/reports?settled={str(settled).lower()}", list[wire.ReportInfo])

    def settle(self, report: int, decision: Literal["upheld", "dismissed"]) -> None:
        """Decide about a report, and all others of the same."""
        self._send("POST", f"/api/host/reports/{report}/settle", {"decision": decision})

    def search_tables(self, search: str = "") -> list[wire.TableLine]:
        return self._call("GET", f"/api/host/tables?search={quote(search)}", list[wire.TableLine])

    def search_people(self, search: str = "") -> list[wire.PersonInfo]:
        return self._call("GET", f"/api/host/people?search={quote(search)}", list[wire.PersonInfo])

    def bans(self) -> wire.Barred:
        """Who may not come in, and whom nobody hears."""
        return self._call("GET", "/api/host/bans", wire.Barred)

    def ban(self, person: int, reason: str = "") -> None:
        self._send("PUT", f"/api/host/bans/{person}", {"reason": reason})

    def unban(self, person: int) -> None:
        self._send("DELETE", f"/api/host/bans/{person}")

    # -- calls --------------------------------------------------------------------------------------------------------

    def _call(self, method: str, path: str, kind: type[T], body: Plain = None) -> T:
        return msgspec.json.decode(self._send(method, path, body).content, type=kind)

    def _send(self, method: str, path: str, body: Plain = None) -> httpx.Response:
        try:
            if method == "GET":
                return self._answer(self._http.get(path))
            return self._answer(self._http.request(method, path, json={} if body is None else body))
        except httpx.TransportError as error:
            raise ConnectionLost(f"the server at {self.url} does not answer: {error}") from error

    @staticmethod
    def _answer(response: httpx.Response) -> httpx.Response:
        if response.is_success:
            return response
        try:
            refused = msgspec.json.decode(response.content, type=wire.Refused)
        except msgspec.MsgspecError:
            refused = wire.Refused(code="no-answer", message=f"the server answered {response.status_code}")
        raise Refusal(refused.code, refused.message, refused.number, response.status_code)


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


def _orders(table: str, seat: int | None) -> str:
    return f"/api/tables/{table}/orders" + ("" if seat is None else f"?seat={seat}")


def _final(error: Exception) -> bool:
    """Whether trying again cannot help: the handshake itself was refused."""
    status = getattr(getattr(error, "response", None), "status_code", 500)
    return isinstance(error, InvalidHandshake) and 400 <= status < 500 and status != 429
