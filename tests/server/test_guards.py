"""The entrance: who is known, who is turned away, and what every answer carries."""

from __future__ import annotations

import asyncio
import io
import json
import logging
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import Connection, event, insert, update
from sqlalchemy.exc import OperationalError

from aegean.server import logs
from aegean.server.door import accounts, addresses, guards, limits
from aegean.server.house import health
from aegean.server.settings import SettingError
from aegean.server.store.schema import bans, sessions, users
from aegean.server.store.storage import Storage
from tests.server.small_app import ORIGIN, browser, served

COOKIE = "aegean"


@pytest.fixture
def app(sqlite_url: str) -> Iterator[Litestar]:
    with served(sqlite_url) as made:
        yield made


@pytest.fixture
def lines() -> Iterator[io.StringIO]:
    """What the host would read."""
    written = io.StringIO()
    handler = logging.StreamHandler(written)
    handler.setFormatter(logs.JsonLines())
    logs.logger.addHandler(handler)
    logs.logger.setLevel(logging.DEBUG)
    yield written
    logs.logger.removeHandler(handler)
    logs.logger.setLevel(logging.NOTSET)


def change(app: Litestar, statement: Any) -> None:
    storage: Storage = app.state.storage
    storage.write_now(lambda connection: connection.execute(statement))


def as_guest(client: TestClient[Litestar], name: str = "Ada") -> dict[str, Any]:
    made = client.post("/api/guest", json={"name": name})
    assert made.status_code == 201, made.text
    return dict(made.json())


def asked_from(app: Litestar, peer: str, path: str, headers: dict[str, str] | None = None) -> httpx.Response:
    """What a machine with this address is answered."""

    async def ask() -> httpx.Response:
        way = httpx.ASGITransport(app=app, client=(peer, 1))  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=way, base_url=ORIGIN) as client:
            return await client.get(path, headers=headers)

    return asyncio.run(ask())


@contextmanager
def at_home(app: Litestar, origin: str) -> Iterator[TestClient[Litestar]]:
    """A browser that asks by the public name."""
    with browser(app, origin, Host="play.example") as client:
        yield client


def later(app: Litestar, monkeypatch: pytest.MonkeyPatch, seconds: float) -> None:
    """So much time passes for the doorkeeper."""
    caching: guards.Doorkeeper = app.state.doorkeeper
    now = time.time() + seconds
    monkeypatch.setattr(caching, "_clock", lambda: now)


# -- cookies and tokens -----------------------------------------------------------------------------------------------


def test_a_cookie_is_for_the_server_alone(app: Litestar) -> None:
    with browser(app) as client:
        made = client.post("/api/guest", json={"name": "Ada"})
        cookie = made.headers["set-cookie"]
        assert cookie.startswith(f"{COOKIE}=")
        assert {"HttpOnly", "Path=/", "SameSite=lax"} <= set(cookie.split("; "))
        assert "Secure" not in cookie
        assert client.get("/api/who").json()["person"] == "Ada"


def test_behind_https_the_cookie_is_secure_and_bound_to_the_host(sqlite_url: str) -> None:
    with served(sqlite_url, public_url="https://play.example") as app, at_home(app, "https://play.example") as client:
        made = client.post("/api/guest", json={"name": "Ada"})
        cookie = made.headers["set-cookie"]
        assert cookie.startswith("__Host-aegean=")
        assert "Secure" in cookie
        assert made.headers["strict-transport-security"].startswith("max-age=")


@pytest.mark.parametrize("forged", ["x", "A" * 43, "aeg_" + "A" * 43, "A" * 5000, "'; DROP TABLE users; --"])
def test_a_forged_cookie_is_nobody(app: Litestar, forged: str) -> None:
    with browser(app) as client:
        as_guest(client)
        answer = client.get("/api/who", headers={"Cookie": f"{COOKIE}={forged}"})
        client.cookies.clear()
        assert client.get("/api/who", headers={"Cookie": f"{COOKIE}={forged}"}).json()["person"] is None
        assert answer.status_code == 200


def test_an_expired_cookie_is_nobody(app: Litestar, monkeypatch: pytest.MonkeyPatch) -> None:
    with browser(app) as client:
        as_guest(client)
        assert client.get("/api/who").json()["person"] == "Ada"
        change(app, update(sessions).values(expires=time.time() + 5))
        later(app, monkeypatch, guards.FRESH + 1)
        assert client.get("/api/who").json()["person"] is None


def test_the_secret_is_not_in_the_database(app: Litestar) -> None:
    with browser(app) as client:
        as_guest(client)
        secret = client.cookies[COOKIE]
        storage: Storage = app.state.storage
        kept = storage.read_now(lambda connection: connection.execute(sessions.select()).one())
        assert secret not in str(kept)
        assert kept.digest == accounts.digest_of(secret)


def test_a_session_that_is_used_lasts_and_its_cookie_is_renewed_once_a_day(
    app: Litestar, monkeypatch: pytest.MonkeyPatch
) -> None:
    with browser(app) as client:
        as_guest(client)
        later(app, monkeypatch, 0.5 * accounts.DAY)
        assert "set-cookie" not in client.get("/api/who").headers
        later(app, monkeypatch, 1.5 * accounts.DAY)
        assert client.cookies[COOKIE] in client.get("/api/who").headers["set-cookie"]
        assert "set-cookie" not in client.get("/api/who").headers
        later(app, monkeypatch, 91 * accounts.DAY)
        assert client.get("/api/who").json()["person"] == "Ada"
        later(app, monkeypatch, 182 * accounts.DAY)
        assert client.get("/api/who").json()["person"] is None


def test_a_token_needs_neither_cookie_nor_origin(app: Litestar) -> None:
    with browser(app) as client:
        as_guest(client)
        token = client.post("/api/tokens", json={"label": "bot"}).json()["token"]
    with browser(app, origin=None, Authorization=f"Bearer {token}") as program:
        assert program.get("/api/who").json()["person"] == "Ada"
        assert program.post("/api/form", json={"label": "x"}).status_code == 201
        with program.websocket_connect("/api/socket") as socket:
            assert socket.receive_text() == "Ada"
            socket.send_text("")


@pytest.mark.parametrize("given", ["Bearer", "Bearer aeg_", "Basic YTpi", "Bearer aeg_" + "A" * 43, "aeg_" + "A" * 43])
def test_a_wrong_token_is_told_so(app: Litestar, given: str) -> None:
    with browser(app, Authorization=given) as client:
        refused = client.get("/api/who")
        assert (refused.status_code, refused.json()["code"]) == (401, "not-signed-in")


def test_a_cookies_secret_is_no_token_and_a_token_no_cookie(app: Litestar) -> None:
    with browser(app) as client:
        as_guest(client)
        token = client.post("/api/tokens", json={"label": "bot"}).json()["token"]
        secret = client.cookies[COOKIE]
        client.cookies.clear()
        assert client.get("/api/who", headers={"Cookie": f"{COOKIE}={token}"}).json()["person"] is None
        assert client.get("/api/who", headers={"Authorization": f"Bearer {secret}"}).status_code == 401


def test_the_database_is_not_asked_by_every_request(app: Litestar, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    storage: Storage = app.state.storage
    event.listen(storage.engine, "before_cursor_execute", lambda *given: asked.append(given[2]))
    with browser(app) as client:
        as_guest(client)
        client.get("/api/who")
        asked.clear()
        for _ in range(5):
            assert client.get("/api/who").json()["person"] == "Ada"
        assert asked == []
        later(app, monkeypatch, guards.FRESH + 1)
        client.get("/api/who")
        assert any("sessions" in statement for statement in asked)


def test_a_session_that_ended_elsewhere_is_noticed_soon(app: Litestar, monkeypatch: pytest.MonkeyPatch) -> None:
    with browser(app) as client:
        as_guest(client)
        client.get("/api/who")
        change(app, sessions.delete())
        later(app, monkeypatch, guards.FRESH + 1)
        assert client.get("/api/who").json()["person"] is None


# -- bans and addresses -----------------------------------------------------------------------------------------------


def test_a_banned_person_is_refused_soon(app: Litestar, monkeypatch: pytest.MonkeyPatch) -> None:
    with browser(app) as client:
        as_guest(client)
        change(app, update(users).values(banned=1.0))
        later(app, monkeypatch, guards.FRESH + 1)
        refused = client.get("/api/who")
        assert (refused.status_code, refused.json()["code"]) == (403, "banned")
        with pytest.raises(WebSocketDisconnect), client.websocket_connect("/api/socket") as socket:
            socket.receive_text()


@pytest.mark.parametrize("banned", ["testclient", "203.0.113.9", "203.0.113.0/24", "2001:db8::/32"])
def test_a_banned_address_is_refused_everywhere(sqlite_url: str, banned: str) -> None:
    with served(sqlite_url, trusted_proxies="192.0.2.1") as app:
        change(app, insert(bans).values(address=banned, since=1.0))
        for address in ("testclient", "203.0.113.9", "2001:db8:1::5", "198.51.100.1"):
            app.state.doorkeeper._bans_asked = None
            refused = asked_from(app, address, "/nowhere").json()["code"] == "banned"
            assert refused == (address in addresses.Networks([banned]))


@pytest.mark.parametrize(
    ("peer", "forwarded", "proxies", "address"),
    [
        ("203.0.113.9", [], "", "203.0.113.9"),
        ("203.0.113.9", ["198.51.100.1"], "", "203.0.113.9"),  # anybody can write the header
        ("10.0.0.1", ["198.51.100.1"], "10.0.0.1", "198.51.100.1"),
        ("10.0.0.1", ["1.1.1.1, 198.51.100.1"], "10.0.0.1", "198.51.100.1"),  # the client wrote the first one
        ("10.0.0.1", ["1.1.1.1", "198.51.100.1, 10.0.0.2"], "10.0.0.0/8", "198.51.100.1"),
        ("10.0.0.1", [], "10.0.0.1", "10.0.0.1"),
        ("::ffff:10.0.0.1", ["[2001:db8::1]:443"], "10.0.0.1", "2001:db8::1"),
        ("10.0.0.1", ["198.51.100.1:5123"], "10.0.0.1", "198.51.100.1"),
        ("10.0.0.1", ["nonsense"], "10.0.0.1", "nonsense"),
        (None, ["198.51.100.1"], "unix", "198.51.100.1"),
        (None, ["198.51.100.1"], "", "unix"),
    ],
)
def test_the_clients_address(peer: str | None, forwarded: list[str], proxies: str, address: str) -> None:
    assert addresses.client(peer, forwarded, addresses.trusted(filter(None, proxies.split(",")))) == address


def test_a_proxy_that_is_no_address_is_refused_before_anybody_comes(sqlite_url: str) -> None:
    with pytest.raises(SettingError, match="my-proxy"), served(sqlite_url, trusted_proxies="192.0.2.1, my-proxy"):
        pass


# -- other people's pages ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("origin", [None, "https://evil.example", "null", "http://testserver.local.evil.example"])
def test_a_foreign_page_cannot_act_for_its_visitor(app: Litestar, origin: str | None) -> None:
    with browser(app) as client:
        as_guest(client)
        del client.headers["Origin"]
        headers = {} if origin is None else {"Origin": origin}
        refused = client.post("/api/form", json={"label": "x"}, headers=headers)
        assert (refused.status_code, refused.json()["code"]) == (403, "bad-origin")
        with (
            pytest.raises(WebSocketDisconnect) as closed,
            client.websocket_connect("/api/socket", headers=headers) as socket,
        ):
            socket.receive_text()
        assert (closed.value.code, closed.value.detail) == (4403, "bad-origin")
        assert client.get("/api/who", headers=headers).json()["person"] == "Ada"


def test_our_own_pages_can(app: Litestar) -> None:
    with browser(app) as client:
        as_guest(client)
        assert client.post("/api/form", json={"label": "x"}).status_code == 201
        with client.websocket_connect("/api/socket") as socket:
            assert socket.receive_text() == "Ada"
            socket.send_text("")


def test_the_public_address_is_ours_too(sqlite_url: str) -> None:
    with served(sqlite_url, public_url="http://play.example/") as app, at_home(app, "http://play.example") as client:
        as_guest(client)
        assert client.post("/api/form", json={"label": "x"}).status_code == 201


def test_a_program_without_a_cookie_needs_no_origin_but_no_foreign_page_signs_anybody_in(app: Litestar) -> None:
    with browser(app, origin=None) as program:
        assert program.post("/api/form", json={"label": "x"}).status_code == 201
    with browser(app, origin="https://evil.example") as foreign:
        assert foreign.post("/api/guest", json={"name": "Ada"}).json()["code"] == "bad-origin"


# -- what every answer carries ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/me", "/nowhere", "/api/broken", "/health"])
def test_every_answer_has_the_headers_that_protect_browsers(app: Litestar, path: str) -> None:
    with browser(app) as client:
        headers = client.get(path).headers
        assert "script-src 'self'" in headers["content-security-policy"]
        assert "unsafe" not in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"
        assert headers["cross-origin-opener-policy"] == "same-origin"
        assert "camera=()" in headers["permissions-policy"]
        assert len(headers["x-request-id"]) == 16
        assert headers.get("cache-control") == ("no-store" if path.startswith("/api") else None)


@pytest.mark.parametrize(
    ("method", "path", "status", "code"),
    [
        ("GET", "/nowhere", 404, "not-found"),
        ("PUT", "/api/who", 405, "method-not-allowed"),
        ("GET", "/api/me", 401, "not-signed-in"),
        ("GET", "/api/illegal", 400, "illegal-action"),
        ("GET", "/api/stale", 409, "stale"),
        ("GET", "/api/broken", 500, "internal"),
    ],
)
def test_refusals_have_a_code_a_sentence_and_a_status(
    app: Litestar, method: str, path: str, status: int, code: str
) -> None:
    with browser(app) as client:
        refused = client.request(method, path)
        assert (refused.status_code, refused.json()["code"]) == (status, code)
        assert refused.json()["message"]
        assert refused.json()["number"] == (17 if code == "stale" else None)


@pytest.mark.parametrize(
    ("body", "wrong"),
    [
        (b'{"label": 3}', "label"),
        (b'{"label": "a", "more": 1}', "more"),
        (b"{}", "label"),
        (b"{", "truncated"),
        (b"\xff\xfe", ""),
        (b"", ""),
        (b"[]", "array"),
    ],
)
def test_a_bad_body_is_refused_with_what_is_wrong(app: Litestar, body: bytes, wrong: str) -> None:
    with browser(app) as client:
        refused = client.post("/api/form", content=body, headers={"Content-Type": "application/json"})
        assert (refused.status_code, refused.json()["code"]) == (400, "bad-request")
        assert wrong in refused.json()["message"]


def test_an_oversized_body_is_refused(app: Litestar) -> None:
    with browser(app) as client:
        refused = client.post("/api/form", content=b'{"label": "' + b"a" * 70_000 + b'"}')
        assert (refused.status_code, refused.json()["code"]) == (413, "too-large")


def test_too_many_requests_are_told_when_to_come_back(app: Litestar, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(limits.RATES, "requests_address", limits.Rate(3, 0.1, "requests"))
    with browser(app) as client:
        assert [client.get("/nowhere").status_code for _ in range(9)] == [404] * 9  # pages count against nobody
        assert [client.get("/api/nowhere").status_code for _ in range(3)] == [404] * 3
        refused = client.get("/api/nowhere")
        assert (refused.status_code, refused.json()["code"]) == (429, "too-many")
        assert 1 <= int(refused.headers["retry-after"]) <= 10
        assert client.get("/health").status_code == 200


def test_sockets_beyond_the_limit_are_refused_until_one_closes(sqlite_url: str) -> None:
    with served(sqlite_url, limit_sockets=1) as app, browser(app) as client:
        as_guest(client)
        with client.websocket_connect("/api/socket") as first:
            first.receive_text()
            with pytest.raises(WebSocketDisconnect) as closed, client.websocket_connect("/api/socket") as second:
                second.receive_text()
            assert closed.value.code == 4429
            first.send_text("")
        with client.websocket_connect("/api/socket") as again:
            assert again.receive_text() == "Ada"
            again.send_text("")


# -- health, metrics, logs --------------------------------------------------------------------------------------------


def test_health_says_whether_the_database_answers(app: Litestar, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(health, "FRESH", 0.0)
    with browser(app) as client:
        assert client.get("/health").json()["status"] == "ok"
        storage: Storage = app.state.storage

        def away(*_: object) -> None:
            raise OperationalError("", {}, Exception("away"))

        event.listen(storage.engine, "before_cursor_execute", away)
        failing = client.get("/health")
        event.remove(storage.engine, "before_cursor_execute", away)
        assert (failing.status_code, failing.json()["database"]) == (503, False)


@pytest.mark.parametrize(
    ("peer", "headers", "allowed"),
    [
        ("127.0.0.1", {}, True),
        ("::1", {"Host": "[::1]:8470"}, True),
        ("127.0.0.1", {"Host": "127.0.0.1:8470"}, True),
        ("192.0.2.1", {"Host": "192.0.2.7:8470"}, True),
        ("127.0.0.1", {"Host": "rebound.example:8470"}, False),  # a page whose name leads here suddenly
        ("192.0.2.1", {"X-Forwarded-For": "127.0.0.1"}, False),  # a proxy brings somebody
        ("127.0.0.1", {"Forwarded": "for=203.0.113.9"}, False),
        ("203.0.113.9", {}, False),
        ("203.0.113.9", {"X-Forwarded-For": "127.0.0.1"}, False),
    ],
)
def test_metrics_are_for_the_host(sqlite_url: str, peer: str, headers: dict[str, str], allowed: bool) -> None:
    with served(sqlite_url, trusted_proxies="192.0.2.1") as app:
        asked_from(app, peer, "/api/me")
        answer = asked_from(app, peer, "/metrics", {"Host": "localhost:8470"} | headers)
        assert (answer.status_code == 200) == allowed
        assert ('aegean_requests_total{method="GET",route="/api/me",status="401"}' in answer.text) == allowed


@pytest.mark.parametrize(
    ("peer", "host", "path", "status"),
    [
        ("203.0.113.9", "play.example", "/api/house", 200),
        ("203.0.113.9", "PLAY.example.:443", "/api/house", 200),
        ("203.0.113.9", "evil.example", "/api/house", 421),
        ("203.0.113.9", "play.example.evil.example", "/api/house", 421),
        ("203.0.113.9", "192.0.2.7", "/", 421),
        ("203.0.113.9", "localhost", "/health", 421),
        ("127.0.0.1", "localhost:8470", "/health", 200),
        ("127.0.0.1", "127.0.0.1:8470", "/metrics", 200),
        ("127.0.0.1", "localhost:8470", "/api/house", 421),
        ("127.0.0.1", "rebound.example", "/health", 421),
        ("127.0.0.1", "rebound.example", "/metrics", 421),
        ("127.0.0.1", "play.example", "/metrics", 200),
    ],
)
def test_with_a_public_address_only_that_host_is_answered(
    sqlite_url: str, peer: str, host: str, path: str, status: int
) -> None:
    with served(sqlite_url, public_url="https://play.example") as app:
        answer = asked_from(app, peer, path, {"Host": host})
        assert answer.status_code == status
        assert status == 200 or answer.json()["code"] == "wrong-host"


def test_a_socket_by_another_name_is_refused(sqlite_url: str) -> None:
    with served(sqlite_url, public_url="https://play.example") as app, browser(app) as client:
        with pytest.raises(WebSocketDisconnect) as closed, client.websocket_connect("/api/socket") as socket:
            socket.receive_text()
        assert (closed.value.code, closed.value.detail) == (4421, "wrong-host")


def test_logs_tell_what_was_asked_and_no_secret(app: Litestar, lines: io.StringIO) -> None:
    with browser(app) as client:
        person = as_guest(client)
        token = client.post("/api/tokens", json={"label": "bot"}).json()["token"]
        client.post("/api/account", json={"name": "Ada", "password": "correct horse"})
        client.get("/api/who?invite=SECRETINVITE")
        with client.websocket_connect("/api/socket?invite=SECRETINVITE") as socket:
            socket.receive_text()
            socket.send_text("")
        broken = client.get("/api/broken")
        secret = client.cookies[COOKIE]
    text = lines.getvalue()
    for hidden in (token, secret, "correct horse", "SECRETINVITE", "Aegis", "987654321", accounts.digest_of(secret)):
        assert hidden not in text
    told = [json.loads(line) for line in text.splitlines()]
    who = next(line for line in told if line.get("path") == "/api/who")
    assert who["event"] == "request"
    assert (who["method"], who["status"], who["person"]) == ("GET", 200, person["id"])
    assert {"time", "level", "ms", "address", "request_id"} <= who.keys()
    failed = next(line for line in told if line["event"] == "failed")
    assert failed["request_id"] == broken.headers["x-request-id"]
    assert failed["error"]["kind"] == "RuntimeError"
    assert any("small_app.py" in frame for frame in failed["error"]["way"])
    assert "Aegis" not in broken.text
    assert any(line["event"] == "socket" for line in told)


def test_errors_of_the_database_are_logged_without_the_row(app: Litestar, lines: io.StringIO) -> None:
    storage: Storage = app.state.storage

    def twice(connection: Connection) -> None:
        for _ in range(2):
            connection.execute(insert(users).values(id=7, name="Ada", created=1.0, password="$argon2id$secret"))

    with pytest.raises(Exception, match="UNIQUE") as failed:
        storage.write_now(twice)
    logs.say("failed", error=failed.value)
    assert "secret" not in lines.getvalue()
    assert "IntegrityError" in lines.getvalue()


def test_others_lines_lose_their_queries_and_handshakes_are_left_out() -> None:
    line = logging.LogRecord("uvicorn.error", logging.INFO, "", 0, 'GET "/t?invite=ABC" %s', ("x",), None)
    assert "ABC" not in logs.JsonLines().format(line)
    shake = logging.LogRecord("uvicorn.error", logging.INFO, "", 0, '%s - "WebSocket %s" [accepted]', ("a", "b"), None)
    assert not logs.NoHandshakes().filter(shake)
    assert logs.NoHandshakes().filter(line)
