"""The entrance: who comes, from where, and whether they may; and what every answer carries.

`install(app)` puts it before Litestar's router, so that unknown paths and failures pass through it too. For handlers it
leaves `connection.user` (a `wire.Person`, or None), and in `connection.state`: `address`, `request_id`, `session`
(an `accounts.Session`, or None) and `house` (whether it is the host's own machine that asks). Who comes is looked up
for the paths below `/api` alone: pages and pictures are the same for everybody.
"""

from __future__ import annotations

import logging
import re
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from contextlib import ExitStack
from typing import Any, Final, Literal

import msgspec
from litestar import Litestar
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, MutableScopeHeaders
from litestar.enums import HttpMethod, ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy import Connection, select

from aegean.server import logs, metrics, wire
from aegean.server.door import accounts, addresses, admission, devices
from aegean.server.door.limits import Limits, by_account, by_address
from aegean.server.errors import BadOrigin, Banned, NotSignedIn, Unavailable, WrongHost
from aegean.server.settings import Settings
from aegean.server.store.schema import bans
from aegean.server.store.storage import Storage
from aegean.server.wire import http_errors

# Seconds for which an answer of the database on sessions and bans is believed, where no signal says otherwise.
FRESH: Final = 10.0
_OUTAGE: Final = 300.0  # the same while the database does not answer
_MOST_SESSIONS: Final = 10_000
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_METHODS: Final = frozenset({*(method.value for method in HttpMethod), "SOCKET"})
_SECRET: Final = re.compile(r"[A-Za-z0-9_-]{43}")
_TOKEN: Final = re.compile(r"aeg_[A-Za-z0-9_-]{43}")
_QUIET: Final = frozenset({"/health", "/metrics"})

# What protects whoever gets an answer. What is true of pages alone stays away from the client's own hashed files, which
# are scripts, styles and fonts: forty of them make a table, and half a kilobyte on each would be a tenth of its weight.
HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; connect-src 'self'; style-src 'self'; script-src 'self'; "
        "font-src 'self'; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_HSTS: Final = "max-age=31536000"
_FILES: Final = "/assets/"
_OF_FILES: Final = frozenset({"X-Content-Type-Options", "Cross-Origin-Resource-Policy", "Strict-Transport-Security"})

Connected = ASGIConnection[Any, Any, Any, Any]


# -- for handlers -----------------------------------------------------------------------------------------------------


def signed_in(connection: Connected) -> wire.Person:
    """Who asks, or a refusal."""
    return session_of(connection).person


def session_of(connection: Connected) -> accounts.Session:
    session: accounts.Session | None = connection.scope["state"].get("session")
    if session is None:
        raise NotSignedIn("you are not signed in: play as a guest, or sign in")
    return session


def address_of(connection: Connected) -> str:
    return str(connection.scope["state"]["address"])


def doorkeeper_of(connection: Connected) -> Doorkeeper:
    caching: Doorkeeper = connection.app.state.doorkeeper
    return caching


def cookie_name(settings: Settings) -> str:
    """With the prefix, a browser takes it from this very host alone, and over https."""
    return "__Host-aegean" if settings.secure else "aegean"


def cookie(
    settings: Settings, secret: str, max_age: int = int(accounts.LASTS[accounts.BROWSER]), name: str = ""
) -> Cookie:
    same_site: Literal["lax"] = "lax"
    return Cookie(
        key=name or cookie_name(settings),
        value=secret,
        max_age=max_age,
        path="/",
        httponly=True,
        secure=settings.secure,
        samesite=same_site,
    )


def no_cookie(settings: Settings) -> Cookie:
    """The browser forgets its session."""
    return cookie(settings, "", max_age=0)


def device_cookie(settings: Settings, secret: str) -> Cookie:
    """By which a device is known again where somebody has signed in before; it opens nothing."""
    return cookie(settings, secret, int(devices.LASTS), _device_name(settings))


def device_of(connection: Connected) -> str | None:
    """The secret of the device's cookie, if it has one."""
    secret = connection.cookies.get(_device_name(connection.app.state.settings))
    return secret if secret is not None and _SECRET.fullmatch(secret) else None


def _device_name(settings: Settings) -> str:
    return f"{cookie_name(settings)}-device"


# -- who comes --------------------------------------------------------------------------------------------------------


class Doorkeeper:
    """Knows people by their sessions, and those who may not come in. What it is told it believes for a moment."""

    def __init__(self, storage: Callable[[], Storage], clock: Callable[[], float] = time.time) -> None:
        self._storage = storage
        self._clock = clock
        self._sessions: OrderedDict[str, tuple[float, accounts.Session | None]] = OrderedDict()
        self._forgotten = 0  # an answer that was on its way meanwhile is not to be believed
        self._bans = addresses.Networks(())
        self._bans_asked: float | None = None

    async def session(self, secret: str) -> tuple[accounts.Session | None, bool]:
        """Whose secret it is; and whether its cookie should be renewed."""
        return await self._session(accounts.digest_of(secret))

    async def _session(self, digest: str) -> tuple[accounts.Session | None, bool]:
        now = self._clock()
        asked, known = self._sessions.get(digest, (0.0, None))
        if now < asked + FRESH and (known is None or now < known.expires):
            return known, False
        forgotten = self._forgotten
        storage = self._storage()
        try:
            found = await storage.read(lambda connection: accounts.session_of(connection, digest, now))
            renewed = found is not None and accounts.due(found, now)
            if renewed:
                await storage.write(lambda connection: accounts.extend(connection, digest, now))
        except Unavailable:
            if known is not None and now < min(known.expires, asked + _OUTAGE):
                return known, False
            raise
        if forgotten == self._forgotten:
            self._sessions[digest] = (now, found)
            self._sessions.move_to_end(digest)
            while len(self._sessions) > _MOST_SESSIONS:
                self._sessions.popitem(last=False)
        return found, renewed

    def forget_person(self, user: int) -> None:
        """All sessions of the person have ended, or what they say of the person has changed."""
        self._forgotten += 1
        for digest in [
            digest for digest, (_, session) in self._sessions.items() if session and session.person.id == user
        ]:
            del self._sessions[digest]

    def forget_everybody(self) -> None:
        """Anything may have changed: sessions, people, bans."""
        self._forgotten += 1
        self._sessions.clear()
        self._bans_asked = None

    async def holds(self, digest: str) -> bool:
        """Whether a session is there, and its person welcome."""
        found, _ = await self._session(digest)
        return found is not None and not found.banned

    async def admit(self, address: str) -> None:
        """Let the address in, or refuse it."""
        if await self.bars(address):
            raise Banned("this address may not come in any more")

    async def bars(self, address: str) -> bool:
        now = self._clock()
        if self._bans_asked is None or now >= self._bans_asked + FRESH:
            first, self._bans_asked = self._bans_asked is None, now  # whoever comes meanwhile goes by the old list
            try:
                self._bans = addresses.Networks(await self._storage().read(_banned_addresses))
            except Unavailable:
                if first:
                    self._bans_asked = None
        return address in self._bans


def _banned_addresses(connection: Connection) -> list[str]:
    return list(connection.scalars(select(bans.c.address)))


# -- the entrance itself ----------------------------------------------------------------------------------------------


def install(app: Litestar) -> None:
    """Put the entrance before the app. `app.state` has `settings` and `limits` and, once it runs, `storage`."""
    app.state.doorkeeper = Doorkeeper(lambda: app.state.storage)
    app.asgi_handler = Entrance(app.asgi_handler, app.state.settings, app.state.limits, app.state.doorkeeper)
    app.after_exception.append(_write_down)


async def _write_down(error: Exception, scope: Scope) -> None:
    http_errors.write_down(error, scope)


class Entrance:
    def __init__(self, inside: ASGIApp, settings: Settings, limits: Limits, doorkeeper: Doorkeeper) -> None:
        self._inside = inside
        self._settings = settings
        self._limits = limits
        self._doorkeeper = doorkeeper
        self._proxies = addresses.trusted(settings.proxies)
        self._origins = frozenset(origin.lower() for origin in settings.origins)
        self._headers = HEADERS | ({"Strict-Transport-Security": _HSTS} if settings.secure else {})

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        visit = _Visit(scope, send, self._headers)
        with ExitStack() as leaving:
            leaving.callback(visit.leave)
            try:
                await self._greet(scope, visit)
                if visit.socket:
                    leaving.enter_context(self._limits.socket(scope["state"]["address"], visit.person_id))
            except Exception as error:
                http_errors.write_down(error, scope)
                await visit.refuse(error, receive)
                return
            await self._inside(scope, receive, visit.send)

    async def _greet(self, scope: Scope, visit: _Visit) -> None:
        """All that is asked before anybody comes in."""
        state = scope["state"]
        state["session"] = scope["user"] = scope["auth"] = None
        connection: Connected = ASGIConnection(scope)
        peer = scope["client"][0] if scope.get("client") else None  # type: ignore[index]
        forwarded = connection.headers.getall("x-forwarded-for", [])
        address = state["address"] = addresses.client(peer, forwarded, self._proxies)
        near = addresses.normal(peer) if peer else addresses.UNIX
        proxied = bool(forwarded) or "forwarded" in connection.headers
        house = not proxied and (addresses.loopback(near) or near in self._proxies)
        state["house"] = self._check_host(connection, house)

        await self._doorkeeper.admit(address)
        if not scope["path"].startswith("/api"):  # pages and pictures count against nobody
            return
        self._limits.take("requests_address", by_address(address))
        session = await self._identify(connection, visit)
        if session is not None:
            if session.banned:
                raise Banned("this account may not play here any more")
            state["session"] = session
            scope["user"] = session.person
            self._limits.take("requests", by_account(session.person.id))
        admission.check(self._settings.door, scope["user"], scope["path"])

    def _check_host(self, connection: Connected, house: bool) -> bool:
        """Answer only to our own name, where we have one. Whether it is the house that asks, by no name of others'.

        A page of somebody else's whose name leads here suddenly would count as ours, and its visitor as the house.
        """
        host, ours = addresses.host_of(connection.headers.get("host", "")), self._settings.public_host
        trusted = house and (addresses.bare(host) or host == ours)
        if ours and host != ours and not (trusted and connection.scope["path"] in _QUIET):
            raise WrongHost(
                f"this server answers to {ours} alone; a proxy before it is to pass on the Host header that it got"
            )
        return trusted

    async def _identify(self, connection: Connected, visit: _Visit) -> accounts.Session | None:
        given = connection.headers.get("authorization")
        if given is not None:
            scheme, _, token = given.partition(" ")
            if scheme.lower() != "bearer" or not _TOKEN.fullmatch(token.strip()):
                raise NotSignedIn("the Authorization header is to be: Bearer aeg_...")
            session, _renewed = await self._doorkeeper.session(token.strip())
            if session is None or session.kind != accounts.TOKEN:
                raise NotSignedIn("this token is not valid, or not any more")
            return session
        secret = connection.cookies.get(cookie_name(self._settings))
        self._check_origin(connection, secret is not None)
        if secret is None or not _SECRET.fullmatch(secret):
            return None
        session, renewed = await self._doorkeeper.session(secret)
        if renewed:
            visit.cookie = cookie(self._settings, secret)
        return session if session is not None and session.kind == accounts.BROWSER else None

    def _check_origin(self, connection: Connected, recognisable: bool) -> None:
        """A page of somebody else's cannot act for whoever looks at it.

        Browsers tell the page's origin with everything that changes something and with every socket. Programs may
        leave it out as long as they have no cookie.
        """
        if connection.scope.get("method") in _SAFE:
            return
        origin = connection.headers.get("origin")
        if origin is None and not recognisable:
            return
        host = connection.headers.get("host", "").lower()
        if origin is None or origin.lower() not in {f"http://{host}", f"https://{host}", *self._origins}:
            raise BadOrigin("the request does not come from this server's own pages: its Origin header is not ours")


class _Visit:
    """One request or socket on its way out: the headers that all answers have, and a line in the log."""

    def __init__(self, scope: Scope, send: Send, headers: dict[str, str]) -> None:
        self._scope = scope
        self._send = send
        self._headers = headers
        self._began = time.perf_counter()
        self._status = 0
        self.cookie: Cookie | None = None
        self.request_id = scope["state"]["request_id"] = secrets.token_hex(8)
        self.socket = scope["type"] == ScopeType.WEBSOCKET
        self._path = http_errors.path_of(scope)  # Litestar changes it

    @property
    def person_id(self) -> int | None:
        user: wire.Person | None = self._scope.get("user")
        return user.id if user is not None else None

    async def send(self, message: Message) -> None:
        if message["type"] in ("http.response.start", "websocket.accept", "websocket.http.response.start"):
            self._status = message.get("status", 101)  # type: ignore[assignment]
            message.setdefault("headers", [])
            self._add_headers(MutableScopeHeaders.from_message(message))
        elif message["type"] == "websocket.close" and not self._status:
            self._status = message["code"]
        await self._send(message)

    def _add_headers(self, headers: MutableScopeHeaders) -> None:
        file = self._path.startswith(_FILES) and self._status < 400
        for name, value in self._headers.items():
            if not file or name in _OF_FILES:
                headers.setdefault(name, value)
        headers["X-Request-Id"] = self.request_id
        if self._path.startswith("/api"):
            headers.setdefault("Cache-Control", "no-store")
        if self.cookie is not None and f"{self.cookie.key}=" not in headers.get("set-cookie", ""):
            headers.add("Set-Cookie", self.cookie.to_header(header=""))

    async def refuse(self, error: Exception, receive: Receive) -> None:
        """Answer for those who do not come in."""
        answer = http_errors.answer_to(error)
        metrics.refused(answer.body.code)
        start: Any = {
            "type": "http.response.start",
            "status": answer.status,
            "headers": [
                (b"content-type", b"application/json"),
                *((name.lower().encode(), value.encode()) for name, value in answer.headers.items()),
            ],
        }
        body: Any = {"type": "http.response.body", "body": msgspec.json.encode(answer.body), "more_body": False}
        if self.socket:
            await receive()
            if "websocket.http.response" not in (self._scope.get("extensions") or {}):
                code, reason = http_errors.closing(error)
                await self.send({"type": "websocket.close", "code": code, "reason": reason})
                return
            start["type"], body["type"] = "websocket.http.response.start", "websocket.http.response.body"
        await self.send(start)
        await self._send(body)

    def leave(self) -> None:
        seconds = time.perf_counter() - self._began
        scope = self._scope
        asked = str(scope.get("method", "SOCKET"))
        method = asked if asked in _METHODS else "OTHER"
        route = str(scope.get("path_template") or "none")
        metrics.requests.labels(method, route, str(self._status)).inc()
        if not self.socket:
            metrics.request_seconds.labels(route).observe(seconds)
        logs.say(
            "socket" if self.socket else "request",
            level=logging.DEBUG if self._path in _QUIET else logging.INFO,
            method=method,
            path=self._path,
            status=self._status,
            ms=round(seconds * 1000, 1),
            address=scope["state"].get("address"),
            person=self.person_id,
            request_id=self.request_id,
        )
