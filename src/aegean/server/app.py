"""The server, put together."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path
from typing import Final

from litestar import Litestar
from litestar.channels import ChannelsPlugin
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from sqlalchemy import Connection

from aegean.server import logs, metrics, starting
from aegean.server.bots.advising import Advising
from aegean.server.bots.stewards import Stewards
from aegean.server.bots.thinking import Thinking
from aegean.server.door import accounts, devices, guards, tickets
from aegean.server.door.endings import Endings
from aegean.server.door.limits import Limits
from aegean.server.house import health, moderating, reports
from aegean.server.notifications import destinations, outbox
from aegean.server.notifications.notifying import EVERY as NOTIFY_EVERY
from aegean.server.notifications.notifying import Notifying
from aegean.server.people.bookkeeping import EVERY as WRITE_DOWN_EVERY
from aegean.server.people.bookkeeping import Bookkeeping
from aegean.server.replays.caching import EVERY as KEEP_EVERY
from aegean.server.replays.caching import Keeper
from aegean.server.replays.chances import Chances
from aegean.server.replays.clerks import Clerks
from aegean.server.replays.turnstile import Turnstile
from aegean.server.routes import company, host, house, notifications, pages, people, play, replays, tables, tournaments
from aegean.server.settings import Settings
from aegean.server.store import migrate
from aegean.server.store.storage import Storage, connect
from aegean.server.tables import signals
from aegean.server.tables.channels import MISSED, Lasting, backend
from aegean.server.tables.live import Tables
from aegean.server.tables.signal_handling import Heeding
from aegean.server.tables.timekeeping import EVERY as KEEP_TIME_EVERY
from aegean.server.tables.timekeeping import Timekeeper
from aegean.server.tournaments.progress import EVERY as GO_ON_EVERY
from aegean.server.tournaments.progress import Progress
from aegean.server.wire import http_errors

log = logging.getLogger("aegean.app")

CHANNEL: Final = "tables"
_KEEP_UP_EVERY: Final = 20.0
_LOOK_EVERY: Final = 1.0
_SWEEP_EVERY: Final = 5.0
_EXPIRE_EVERY: Final = 3600.0
_BODY: Final = 64 * 1024


def create_app(settings: Settings) -> Litestar:
    """The application; its database is brought up to date when it starts."""
    app = Litestar(
        route_handlers=[
            people.router,
            company.router,
            tables.router,
            play.router,
            replays.router,
            tournaments.router,
            notifications.router,
            notifications.stop,
            house.router,
            host.players,
            host.router,
            health.health_route,
            metrics.metrics_route,
            *pages.handlers(_client()),
        ],
        state=State({"settings": settings, "limits": limits_of(settings)}),
        lifespan=[lambda app: _running(app, settings)],
        request_max_body_size=_BODY,
        exception_handlers=http_errors.handlers,
        openapi_config=OpenAPIConfig(
            title="Aegean",
            version=version("aegean"),
            description="Tables of Lords of Hellas and The Oracle of Delphi.",
            path="/api/schema",
            render_plugins=[],
        ),
        logging_config=None,
    )
    guards.install(app)
    app.asgi_handler = Turnstile(app.asgi_handler)
    return app


def limits_of(settings: Settings) -> Limits:
    return Limits(
        settings.limits,
        chosen=settings.rates,
        sockets_by_address=settings.limit_sockets_address,
        sockets_by_account=settings.limit_sockets,
    )


def _client() -> Path:
    """The folder of the built browser client."""
    return Path(str(files("aegean") / "web"))


@contextlib.asynccontextmanager
async def _running(app: Litestar, settings: Settings) -> AsyncIterator[None]:
    lines = backend(settings.channels)
    channels = ChannelsPlugin(lines, channels=[CHANNEL])
    well = (lambda: lines.well) if isinstance(lines, Lasting) else lambda: True
    async with contextlib.AsyncExitStack() as leaving:
        try:
            await leaving.enter_async_context(channels)
            await leaving.enter_async_context(_serving(app, settings, channels, well))
        except Exception as error:
            logs.say("not started", level=logging.ERROR, why=starting.first_line(error, settings))
            raise
        yield


@contextlib.asynccontextmanager
async def _serving(
    app: Litestar, settings: Settings, channels: ChannelsPlugin, well: Callable[[], bool]
) -> AsyncIterator[None]:
    engine = connect(settings.database_url)
    await asyncio.to_thread(migrate.bring_up_to_date, engine)
    storage = Storage(engine)

    async def publish(data: bytes) -> None:
        await channels.wait_published(data, CHANNEL)

    held = Tables(storage, settings, None if settings.channels == "memory" else publish)
    timekeeper = Timekeeper(held)
    await timekeeper.beat()  # before anybody can be late: the house was not there
    thinking, advising, clerks = Thinking(held), Advising(held), Clerks(settings)
    chances = Chances(storage, thinking.thinkers, clerks)
    stewards = Stewards(held, thinking.choose)
    caching = Keeper(held, clerks, chances)
    app.state.update({"storage": storage, "tables": held, "thinking": thinking, "advising": advising})
    progress, bookkeeping = Progress(held), Bookkeeping(held)
    app.state.update({"stewards": stewards, "progress": progress})
    wellness = health.Health(storage, well)
    app.state.update({"clerks": clerks, "chances": chances, "person_changed": held.person_changed, "health": wellness})
    notifying = Notifying(held)
    await notifying.keys()
    app.state.notifying = notifying
    endings = Endings(held, app.state.doorkeeper)
    app.state.update({"endings": endings, "sessions_changed": endings.changed})
    watch = signals.Watch(storage)
    watch.heed(signals.SESSIONS, endings.heed)
    Heeding(held, app.state.doorkeeper).register(watch)
    app.state.watch = watch
    await watch.begin()
    subscriber = await channels.subscribe([CHANNEL])
    work = [
        asyncio.create_task(_every(signals.EVERY, watch.look)),
        asyncio.create_task(_every(signals.EVERY, endings.tick)),
        asyncio.create_task(_listen(held, subscriber.iter_events())),
        asyncio.create_task(_every(_KEEP_UP_EVERY, held.keep_up)),
        asyncio.create_task(_every(_LOOK_EVERY, lambda: _look_around(held, well))),
        asyncio.create_task(_every(_SWEEP_EVERY, thinking.sweep)),
        asyncio.create_task(_every(KEEP_TIME_EVERY, timekeeper.look)),
        asyncio.create_task(_every(KEEP_EVERY, caching.sweep)),
        asyncio.create_task(_every(NOTIFY_EVERY, notifying.sweep)),
        asyncio.create_task(_every(GO_ON_EVERY, progress.look)),
        asyncio.create_task(_every(WRITE_DOWN_EVERY, bookkeeping.look)),
        asyncio.create_task(_every(_EXPIRE_EVERY, lambda: _expire(storage))),
    ]
    try:
        yield
    finally:
        for task in work:
            task.cancel()
        await asyncio.gather(*work, return_exceptions=True)
        await channels.unsubscribe(subscriber)
        await notifying.close()
        await advising.close()
        await caching.close()
        await chances.close()
        await clerks.close()
        await stewards.close()
        await thinking.close()
        await held.finish()
        wellness.close()
        await asyncio.to_thread(storage.close)


async def _listen(held: Tables, notices: AsyncIterator[bytes]) -> None:
    async for notice in notices:
        try:
            await (held.catch_up() if notice == MISSED else held.hear(notice))
        except Exception:
            log.exception("a notice was not understood")


async def _look_around(held: Tables, well: Callable[[], bool]) -> None:
    """As long as no notice gets through, see for oneself what happens at the tables that are open here."""
    if not well():
        await held.look_around()


async def _expire(storage: Storage) -> None:
    now = time.time()
    sweeps = (accounts.sweep, devices.sweep, tickets.sweep, signals.sweep, moderating.sweep, reports.sweep)
    for sweep in (*sweeps, destinations.sweep, outbox.sweep):
        await storage.write(partial(_swept, sweep, now))


def _swept(sweep: Callable[[Connection, float], object], now: float, c: Connection) -> None:
    sweep(c, now)


async def _every(seconds: float, work: Callable[[], Awaitable[None]]) -> None:
    while True:
        await asyncio.sleep(seconds)
        try:
            await work()
        except Exception:
            log.exception("regular work failed")
