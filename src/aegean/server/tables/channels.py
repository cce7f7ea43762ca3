"""How processes of the server hear of each other: Litestar's channels, mended where a connection breaks."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
import time
from collections.abc import AsyncGenerator, Callable, Coroutine, Iterable
from typing import Any, Final, TypeVar

from litestar.channels.backends.base import ChannelsBackend
from litestar.channels.backends.memory import MemoryChannelsBackend
from litestar.channels.backends.psycopg import PsycoPgChannelsBackend
from litestar.channels.backends.redis import RedisChannelsPubSubBackend
from psycopg import AsyncConnection, OperationalError
from redis.asyncio import Redis
from redis.asyncio.retry import Retry
from redis.backoff import NoBackoff

from aegean.server.logs import SELDOM

T = TypeVar("T")

log = logging.getLogger("aegean.channels")

MISSED: Final = b""  # a notice that says: others may have gone lost
_PAUSE: Final = 0.5
_PATIENCE: Final = 2.0  # seconds that a notice may take
_AGAIN: Final = 1.0  # seconds after a failure before the next notice is tried


def backend(url: str) -> ChannelsBackend:
    """The backend for "memory", or for the URL of Redis or PostgreSQL."""
    if url == "memory":
        return MemoryChannelsBackend()
    if url.startswith(("postgres://", "postgresql://")):
        return Lasting(lambda: Apart(Postgres(url)))
    return Lasting(lambda: RedisChannelsPubSubBackend(redis=_redis(url)))


def _redis(url: str) -> Redis:
    """A failure is told at once: whoever mends the channels tries again, and meanwhile nobody waits."""
    return Redis.from_url(url, retry=Retry(NoBackoff(), 0), socket_connect_timeout=_PATIENCE, health_check_interval=5)


class NotHeard(Exception):
    """The channels are broken, and a notice was not sent."""


class Postgres(PsycoPgChannelsBackend):
    """Litestar's connects anew for everything that is published; this one stays connected."""

    def __init__(self, url: str) -> None:
        super().__init__(url)
        self._url = url
        self._speaking: AsyncConnection[Any] | None = None
        self._turn = asyncio.Lock()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        async with self._turn:
            try:
                await self._say(data, channels)
            except OperationalError:  # it broke since the last time
                await self._hang_up()
                await self._say(data, channels)

    async def _say(self, data: bytes, channels: Iterable[str]) -> None:
        if self._speaking is None:
            self._speaking = await AsyncConnection[Any].connect(self._url, autocommit=True, connect_timeout=5)
        for channel in channels:
            await self._speaking.execute("SELECT pg_notify(%s, %s)", (channel, data.decode()))

    async def _hang_up(self) -> None:
        if self._speaking is not None:
            await self._speaking.close()
            self._speaking = None

    async def on_shutdown(self) -> None:
        await self._hang_up()
        await super().on_shutdown()


class Apart(ChannelsBackend):
    """A backend on a plain event loop of its own, in a thread.

    When a connection breaks, libpq closes its socket while the loop still watches it. Python's own loop bears that;
    uvloop, on which the server runs, then aborts the whole process.
    """

    def __init__(self, inner: ChannelsBackend) -> None:
        self._inner = inner
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread: threading.Thread | None = None

    async def on_startup(self) -> None:
        self._loop = asyncio.SelectorEventLoop()
        self._thread = threading.Thread(target=self._loop.run_forever, name="channels", daemon=True)
        self._thread.start()
        try:
            await self._there(self._inner.on_startup())
        except BaseException:
            await self._end()
            raise

    async def on_shutdown(self) -> None:
        if self._loop is None:
            return
        try:
            await self._there(self._inner.on_shutdown())
        finally:
            await self._end()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        await self._there(self._inner.publish(data, channels))

    async def subscribe(self, channels: Iterable[str]) -> None:
        await self._there(self._inner.subscribe(channels))

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        await self._there(self._inner.unsubscribe(channels))

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return await self._there(self._inner.get_history(channel, limit))

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        events = self._inner.stream_events()

        async def following() -> tuple[str, Any]:
            return await anext(events)

        while True:
            yield await self._there(following())

    async def _there(self, work: Coroutine[Any, Any, T]) -> T:
        """What comes of it on the other loop; whoever stops waiting for it stops it."""
        if self._loop is None:
            work.close()
            raise NotHeard("the channels are not connected")
        return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, self._loop))

    async def _end(self) -> None:
        loop, thread = self._loop, self._thread
        assert loop is not None
        assert thread is not None
        self._loop = self._thread = None
        await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(_give_up_others(), loop))
        loop.call_soon_threadsafe(loop.stop)
        await asyncio.to_thread(thread.join)
        loop.close()


async def _give_up_others() -> None:
    """Cancel what else runs on this loop, and wait until it has ended."""
    others = asyncio.all_tasks() - {asyncio.current_task()}
    for task in others:
        task.cancel()
    await asyncio.gather(*others, return_exceptions=True)


class Lasting(ChannelsBackend):
    """A backend that is set up anew when it breaks. What was published meanwhile is lost, and `MISSED` says so."""

    def __init__(self, make: Callable[[], ChannelsBackend]) -> None:
        self._make = make
        self._inner = make()
        self._channels: set[str] = set()
        self._listening = True
        self._failed: float | None = None  # when a notice was last not sent, and none since

    @property
    def well(self) -> bool:
        """Whether notices come and go, as far as is known."""
        return self._listening and self._failed is None

    async def on_startup(self) -> None:
        self._inner = self._make()
        await self._inner.on_startup()

    async def on_shutdown(self) -> None:
        await self._inner.on_shutdown()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        """While the channels are broken, it fails at once instead of waiting for each notice."""
        if not self._listening or (self._failed is not None and time.monotonic() < self._failed + _AGAIN):
            raise NotHeard("the channels are broken")
        try:
            await asyncio.wait_for(self._inner.publish(data, channels), _PATIENCE)
        except Exception:
            self._failed = time.monotonic()
            raise
        self._failed = None

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._channels.update(channels)
        await self._inner.subscribe(channels)

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._channels.difference_update(channels)
        await self._inner.unsubscribe(channels)

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        return await self._inner.get_history(channel, limit)

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            try:
                async for event in self._inner.stream_events():
                    yield event
            except Exception as error:
                log.warning("the channels broke", extra={"why": type(error).__name__, SELDOM: True})
            self._listening = False
            await self._mend()
            self._listening, self._failed = True, None
            for channel in self._channels:
                yield channel, MISSED

    async def _mend(self) -> None:
        while True:
            with contextlib.suppress(Exception):
                await self._inner.on_shutdown()
            await asyncio.sleep(_PAUSE)
            try:
                self._inner = self._make()
                await self._inner.on_startup()
                await self._inner.subscribe(list(self._channels))
                log.info("the channels are mended", extra={SELDOM: True})
                return
            except Exception:
                continue
