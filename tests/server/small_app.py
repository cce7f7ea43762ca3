"""A small app around the people's routes, and clients that behave like browsers."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from litestar import Litestar, Request, WebSocket, get, post, websocket
from litestar.datastructures import State
from litestar.params import JSONBody
from litestar.testing import TestClient
from sqlalchemy import Engine

from aegean.core.errors import IllegalAction
from aegean.server import metrics, wire
from aegean.server.app import limits_of
from aegean.server.door import guards
from aegean.server.errors import Stale
from aegean.server.house import health
from aegean.server.routes import people
from aegean.server.settings import Settings
from aegean.server.store.migrate import bring_up_to_date
from aegean.server.store.storage import Storage, connect
from aegean.server.wire import http_errors

ORIGIN = "http://testserver.local"


@get("/api/who", include_in_schema=False)
async def who(request: Request[Any, Any, State]) -> dict[str, Any]:
    return {"person": request.user.name if request.user else None, "address": guards.address_of(request)}


@get("/api/broken", include_in_schema=False)
async def broken() -> None:
    raise RuntimeError("the hidden card is the Aegis, the seed is 987654321")


@get("/api/illegal", include_in_schema=False)
async def illegal() -> None:
    raise IllegalAction("nobody offers that")


@get("/api/stale", include_in_schema=False)
async def stale() -> None:
    raise Stale("the table has moved on", 17)


@post("/api/form", include_in_schema=False)
async def form(data: JSONBody[wire.TokenForm], request: Request[Any, Any, State]) -> str:
    return data.label


@websocket("/api/socket")
async def socket_of_mine(socket: WebSocket[Any, Any, State]) -> None:
    await socket.accept()
    await socket.send_text(socket.user.name if socket.user else "")
    await socket.receive_text()
    await socket.close()


@contextmanager
def served(url: str, **given: Any) -> Iterator[Litestar]:
    """The app over a database that is up to date; what is given are settings."""
    settings = Settings(database=url, **given).check()
    engine: Engine = connect(settings.database_url)
    bring_up_to_date(engine)
    storage = Storage(engine)
    well = health.Health(storage)
    app = Litestar(
        [
            people.router,
            who,
            broken,
            illegal,
            stale,
            form,
            socket_of_mine,
            metrics.metrics_route,
            health.health_route,
        ],
        state=State({"settings": settings, "storage": storage, "limits": limits_of(settings), "health": well}),
        exception_handlers=http_errors.handlers,
        request_max_body_size=64 * 1024,
        logging_config=None,
    )
    try:
        guards.install(app)
        yield app
    finally:
        well.close()
        storage.close()


@contextmanager
def browser(app: Litestar, origin: str | None = ORIGIN, **headers: str) -> Iterator[TestClient[Litestar]]:
    """A client with cookies of its own that says which page it is on. Several may be open at once."""
    client = TestClient(app, base_url=ORIGIN, raise_server_exceptions=False)
    if origin is not None:
        client.headers["Origin"] = origin
    client.headers.update({name.replace("_", "-"): value for name, value in headers.items()})
    yield client  # it keeps nothing open between requests
