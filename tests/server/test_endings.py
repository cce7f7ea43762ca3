"""Whoever is signed out, banned or gone is so on open sockets too: at once, and elsewhere within two seconds."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Callable, Iterator
from typing import NamedTuple

import pytest
from sqlalchemy import delete, event, func, insert, select, update
from sqlalchemy.exc import OperationalError
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from aegean.client import Client, Refusal, Seat
from aegean.server import wire
from aegean.server.door import accounts
from aegean.server.door.endings import Endings
from aegean.server.door.guards import Doorkeeper
from aegean.server.store import schema
from aegean.server.tables import signals
from aegean.server.tables.live import Tables
from aegean.server.tables.rooms import BANNED, SIGNED_OUT, Connection
from tests.server.house import House, opened, run
from tests.server.running import Running, guests, moved_to, seated
from tests.server.small_app import browser, served
from tests.server.test_hosting import run_host
from tests.server.test_processes import two_servers

PASSWORD = "correct horse"
SLACK = 5.0  # seconds, for a machine that has much else to do
SOON = 2.0 + SLACK  # two are promised


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("house")
    with Running(f"sqlite:///{folder / 'aegean.db'}", trusted_proxies="127.0.0.1") as server:
        yield server


class Scene(NamedTuple):
    """An account that plays, its token, and sockets of both; and who plays against it."""

    house: Running
    owner: Client
    own: ClientConnection  # opened with the cookie
    program: ClientConnection  # opened with the token
    token: str  # its id
    other: ClientConnection
    table: str
    name: str


@contextlib.contextmanager
def scene(house: Running, name: str) -> Iterator[Scene]:
    with contextlib.ExitStack() as leaving:
        people = leaving.enter_context(guests([house.url] * 2))
        owner = people[0]
        owner.register(name, PASSWORD)
        token = owner.new_token("bot")
        listed = owner._http.get("/api/tokens").json()[0]["id"]
        table = seated(people, "delphi", seed="5").id
        own, other = (leaving.enter_context(socket_of(who, table)) for who in people)
        program = leaving.enter_context(socket_of(Client(house.url, token=token), table))
        yield Scene(house, owner, own, program, listed, other, table, name)


@contextlib.contextmanager
def socket_of(who: Client, table: str, **headers: str) -> Iterator[ClientConnection]:
    """A bare socket that mends nothing, and has seen the state."""
    cookies = "; ".join(f"{name}={value}" for name, value in who._http.cookies.items())
    given = {name: who._http.headers[name] for name in ("Authorization", "Origin") if name in who._http.headers}
    address = f"ws{who.url.removeprefix('http')}/api/tables/{table}/socket"
    with connect(address, additional_headers={**given, "Cookie": cookies, **headers}) as socket:
        assert '"type":"state"' in str(socket.recv(20))
        yield socket


def closed_within(socket: ClientConnection, seconds: float) -> tuple[int, str] | None:
    """The code and the reason with which the socket closes; None where it stays open."""
    deadline = time.monotonic() + seconds
    while True:
        try:
            socket.recv(max(0.0, deadline - time.monotonic()))
        except TimeoutError:
            return None
        except ConnectionClosed as closed:
            return (closed.rcvd.code, closed.rcvd.reason) if closed.rcvd is not None else (0, "without a word")


def is_open(socket: ClientConnection) -> bool:
    """It still answers, if only to say that this is no command."""
    socket.send("nonsense")
    while True:
        if '"bad-request"' in str(socket.recv(20)):
            return True


def reset(scene: Scene) -> None:
    said = run_host("reset-password", scene.name, "--database", scene.house.database)
    with Client(scene.house.url) as elsewhere:
        assert elsewhere.reset_password(said.strip().rpartition("#")[2], "staple battery").name == scene.name


# What ends sessions, and which of the two sockets ends with them.
WAYS: dict[str, tuple[Callable[[Scene], object], tuple[bool, bool], str]] = {
    "signed out": (lambda s: s.owner._http.post("/api/sign-out"), (True, False), SIGNED_OUT),
    "signed out everywhere": (lambda s: s.owner._http.post("/api/sign-out-everywhere"), (True, True), SIGNED_OUT),
    "token ended": (lambda s: s.owner._http.delete(f"/api/tokens/{s.token}"), (False, True), SIGNED_OUT),
    "password changed": (
        lambda s: s.owner._http.post("/api/password", json={"old": PASSWORD, "new": "staple battery"}),
        (False, True),
        SIGNED_OUT,
    ),
    "password reset": (lambda s: reset(s), (True, True), SIGNED_OUT),
    "account deleted": (
        lambda s: s.owner._http.request("DELETE", "/api/me", json={"password": PASSWORD}),
        (True, True),
        SIGNED_OUT,
    ),
}


@pytest.mark.parametrize("way", WAYS)
def test_sockets_close_at_once_with_their_session(house: Running, way: str) -> None:
    ends, which, why = WAYS[way]
    with scene(house, f"By {way}"[:24]) as s:
        ends(s)
        for socket, closes in zip((s.own, s.program), which, strict=True):
            assert closed_within(socket, SLACK) == (4003, why) if closes else is_open(socket)
        assert is_open(s.other)


def test_the_hosts_ban_closes_sockets_soon(house: Running) -> None:
    with scene(house, "Banned") as s:
        run_host("ban", s.name, "--database", house.database)
        assert closed_within(s.own, SOON) == closed_within(s.program, SOON) == (4003, BANNED)
        assert is_open(s.other)
        assert s.owner._http.get("/api/me").status_code == 403
        run_host("unban", s.name, "--database", house.database)


def test_the_ban_of_an_address_closes_its_sockets_soon_even_those_of_nobody(house: Running) -> None:
    with scene(house, "Neighbour") as s, Client(house.url) as nobody:
        there = {"X-Forwarded-For": "203.0.113.77"}
        with socket_of(nobody, s.table, **there) as spectator, socket_of(s.owner, s.table, **there) as away:
            run_host("ban", "203.0.113.0/24", "--database", house.database)
            assert closed_within(spectator, SOON) == closed_within(away, SOON) == (4003, BANNED)
            assert is_open(s.own)
        assert nobody._http.get("/api/me", headers=there).status_code == 403
        run_host("unban", "203.0.113.0/24", "--database", house.database)


def test_a_thief_cannot_resign_for_somebody_who_has_signed_out(house: Running) -> None:
    """The command may be on its way already when the session ends."""
    with scene(house, "Robbed") as s, moved_to(s.owner, house.url) as thief, socket_of(thief, s.table) as stolen:
        s.owner._http.post("/api/sign-out")
        with contextlib.suppress(ConnectionClosed):
            stolen.send('{"do":"resign","number":0,"id":1}')
        assert closed_within(stolen, SLACK) == (4003, SIGNED_OUT)
        with opened(house.database) as c:
            kinds = c.scalars(select(schema.entries.c.kind).where(schema.entries.c.table == s.table)).all()
        assert "resign" not in kinds


def test_the_python_client_says_so_and_does_not_come_back(house: Running) -> None:
    with scene(house, "Program") as s, s.owner.sit(s.table) as seat:
        s.owner._http.post("/api/sign-out-everywhere")
        with pytest.raises(Refusal) as refused:
            listen_for_ever(seat)
        assert refused.value.code == "not-signed-in"


def listen_for_ever(seat: Seat) -> None:
    while seat.listen(20):
        continue


def test_on_another_process_sockets_close_soon_too(postgres_url: str, redis_url: str) -> None:
    with contextlib.ExitStack() as leaving:
        here, there = leaving.enter_context(two_servers(postgres_url, redis_url))
        s = leaving.enter_context(scene(here, "Twice"))
        far = leaving.enter_context(socket_of(moved_to(s.owner, there.url), s.table))
        kept = leaving.enter_context(Client(there.url))
        kept.sign_in("Twice", PASSWORD)
        other_device = leaving.enter_context(socket_of(kept, s.table))
        s.owner._http.post("/api/sign-out")
        assert closed_within(far, SOON) == (4003, SIGNED_OUT)
        assert is_open(other_device)
        run_host("ban", "Twice", "--database", postgres_url)
        assert closed_within(other_device, SOON) == (4003, BANNED)


# -- at once, where it happens ----------------------------------------------------------------------------------------


def test_before_the_answer_the_sockets_were_looked_at(sqlite_url: str) -> None:
    looked: list[int | None] = []

    async def changed(user: int | None) -> None:
        looked.append(user)

    with served(sqlite_url) as app, browser(app) as client, browser(app) as other:
        app.state.sessions_changed = changed
        ada = client.post("/api/account", json={"name": "Ada", "password": PASSWORD}).json()["id"]
        client.post("/api/tokens", json={"label": "bot"})
        token = client.get("/api/tokens").json()[0]["id"]
        assert looked == []
        client.delete(f"/api/tokens/{token}")
        client.post("/api/password", json={"old": PASSWORD, "new": "staple battery"})
        client.post("/api/sign-out")
        guest = client.post("/api/guest", json={"name": "Guest"}).json()["id"]
        client.post("/api/sign-in", json={"name": "Ada", "password": "staple battery"})  # leaves the guest behind
        client.post("/api/sign-out-everywhere")
        secret = run_host("reset-password", "Ada", "--database", sqlite_url).strip().rpartition("#")[2]
        other.post("/api/reset", json={"secret": secret, "password": PASSWORD})
        other.request("DELETE", "/api/me", json={"password": PASSWORD})
        assert looked == [ada, ada, ada, guest, ada, ada, ada]


# -- in one process, by the clock -------------------------------------------------------------------------------------


class Stage:
    """A table in this process and a connection to it, whose session lasts a hundred seconds."""

    def __init__(self, house: House, tables: Tables) -> None:
        self.house, self.tables = house, tables
        self.doorkeeper = Doorkeeper(lambda: tables.storage, lambda: house.now)
        self.endings = Endings(tables, self.doorkeeper)

    async def connect(self) -> Connection:
        table, host = self.house.table(self.tables, [None, "greedy"])
        secret = await self.tables.storage.write(
            lambda c: accounts.open_session(c, host.id, accounts.BROWSER, self.house.now)
        )
        self.digest = secret.digest
        await self.last(100)
        session, _ = await self.doorkeeper.session(secret.secret)
        assert session is not None
        _, connection = await self.tables.connect(table, host, None, "", None, session, "192.0.2.1")
        return connection

    async def last(self, seconds: float) -> None:
        until = self.house.now + seconds
        chosen = update(schema.sessions).where(schema.sessions.c.digest == self.digest)
        await self.tables.storage.write(lambda c: c.execute(chosen.values(expires=until)))


def test_a_session_whose_time_is_up_ends_its_socket_and_one_that_was_extended_does_not(sqlite_url: str) -> None:
    async def scene() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            stage = Stage(house, tables)
            connection = await stage.connect()
            house.now += 99
            await stage.endings.tick()
            assert connection.ended is None
            await stage.last(500)
            house.now += 2
            assert await stage.endings.valid(connection)  # read anew
            house.now += 400
            await stage.endings.tick()
            assert connection.ended is None
            house.now += 100
            assert not await stage.endings.valid(connection)  # before any tick
            assert connection.ended == SIGNED_OUT

    run(scene())


def test_a_session_that_ends_while_its_socket_opens_is_noticed(sqlite_url: str) -> None:
    async def scene() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            stage = Stage(house, tables)
            connection = await stage.connect()
            await tables.storage.write(lambda c: c.execute(delete(schema.sessions)))
            stage.doorkeeper.forget_everybody()
            await stage.endings.opened(connection)
            assert connection.ended == SIGNED_OUT

    run(scene())


def test_an_address_that_is_banned_while_its_socket_opens_is_noticed(sqlite_url: str) -> None:
    async def scene() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            stage = Stage(house, tables)
            connection = await stage.connect()
            await tables.storage.write(lambda c: c.execute(insert(schema.bans).values(address="192.0.2.1", since=1.0)))
            stage.doorkeeper.forget_everybody()
            await stage.endings.opened(connection)
            assert connection.ended == BANNED

    run(scene())


def test_what_could_not_be_looked_up_is_looked_up_when_the_database_is_back(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("aegean.server.store.storage.PATIENCE", 0.1)

    def away(*_: object) -> None:
        raise OperationalError("", {}, Exception("away"))

    async def scene() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            stage = Stage(house, tables)
            connection = await stage.connect()
            assert connection.person is not None
            user = connection.person.id
            await tables.storage.write(lambda c: accounts.sign_out_everywhere(c, user, house.now))
            event.listen(tables.storage.engine, "before_cursor_execute", away)
            await stage.endings.heed(signals.Signal(1, house.now, signals.SESSIONS, str(user), "", ""))
            event.remove(tables.storage.engine, "before_cursor_execute", away)
            assert connection.ended is None
            await stage.endings.tick()
            assert connection.ended == SIGNED_OUT

    run(scene())


def test_many_sockets_are_looked_up_in_one_query(sqlite_url: str) -> None:
    asked: list[str] = []

    async def scene() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            stage = Stage(house, tables)
            first = await stage.connect()
            room = tables.open_rooms[0]
            for number in range(50):
                person = wire.Person(number, "x", True, "en")
                session = accounts.Session(f"{number:064}", "browser", 1e12, person, False)
                room.connections.add(Connection(person, None, (), session, "192.0.2.2"))
            event.listen(tables.storage.engine, "before_cursor_execute", lambda *given: asked.append(given[2]))
            await stage.endings.changed(None)
            assert first.ended is None
            assert sum(one.ended == SIGNED_OUT for one in room.connections) == 50
            await asyncio.sleep(0)

    run(scene())
    assert sum("FROM sessions" in statement for statement in asked) == 1


def test_old_signals_are_swept_and_the_latest_stay(sqlite_url: str) -> None:
    async def scene() -> None:
        async with House(sqlite_url).open() as tables:
            storage = tables.storage
            rows = [{"at": 1.0, "kind": "sessions", "by": "Ada" if n == 3 else ""} for n in range(1000)]
            await storage.write(lambda c: c.execute(insert(schema.signals), rows))
            await storage.write(lambda c: signals.sweep(c, 1e9))
            kept = await storage.read(lambda c: c.scalars(select(schema.signals.c.id)).all())
            assert kept[0] == 4  # what somebody did who looks after the house
            assert len(kept) == 402
            assert await storage.read(lambda c: c.scalar(select(func.max(schema.signals.c.id)))) == 1000

    run(scene())
