"""Channels beside the server's own event loop."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable, Iterable
from typing import Any

import pytest
import uvloop
from litestar.channels.backends.base import ChannelsBackend

from aegean.server.tables.channels import Apart, NotHeard


class Noting(ChannelsBackend):
    """Says what is published, and notes on which loop it is asked anything."""

    def __init__(self) -> None:
        self.loops: set[type[asyncio.AbstractEventLoop]] = set()
        self.said: asyncio.Queue[tuple[str, bytes]] = asyncio.Queue()
        self.broken = False

    def _note(self) -> None:
        self.loops.add(type(asyncio.get_running_loop()))

    async def on_startup(self) -> None:
        self._note()
        if self.broken:
            raise ConnectionError("nobody answers")

    async def on_shutdown(self) -> None:
        self._note()

    async def publish(self, data: bytes, channels: Iterable[str]) -> None:
        self._note()
        for channel in channels:
            self.said.put_nowait((channel, data))

    async def subscribe(self, channels: Iterable[str]) -> None:
        self._note()

    async def unsubscribe(self, channels: Iterable[str]) -> None:
        self._note()

    async def get_history(self, channel: str, limit: int | None = None) -> list[bytes]:
        self._note()
        return []

    async def stream_events(self) -> AsyncGenerator[tuple[str, Any], None]:
        while True:
            self._note()
            event = await self.said.get()
            if event[1] == b"break":
                raise ConnectionError("the line broke")
            yield event


def on_the_servers_loop(work: Callable[[], Any]) -> None:
    uvloop.run(work())


def test_what_watches_sockets_that_may_vanish_runs_on_pythons_own_loop() -> None:
    """uvloop aborts the process where libpq closes a socket that is watched."""
    inner = Noting()

    async def all_of_it() -> None:
        channels = Apart(inner)
        await channels.on_startup()
        await channels.subscribe(["tables"])
        events = channels.stream_events()
        await channels.publish(b"7", ["tables"])
        assert await anext(events) == ("tables", b"7")
        assert await channels.get_history("tables") == []
        await channels.publish(b"break", ["tables"])
        with pytest.raises(ConnectionError, match="the line broke"):
            await anext(events)
        await channels.unsubscribe(["tables"])
        await channels.on_shutdown()

    on_the_servers_loop(all_of_it)
    assert inner.loops
    assert not any(issubclass(loop, uvloop.Loop) for loop in inner.loops)


def test_channels_that_cannot_begin_leave_nothing_behind() -> None:
    inner = Noting()
    inner.broken = True

    async def all_of_it() -> None:
        channels = Apart(inner)
        with pytest.raises(ConnectionError, match="nobody answers"):
            await channels.on_startup()
        with pytest.raises(NotHeard):
            await channels.publish(b"7", ["tables"])
        await channels.on_shutdown()

    on_the_servers_loop(all_of_it)


def test_whoever_waits_for_an_event_can_stop_waiting() -> None:
    async def all_of_it() -> None:
        channels = Apart(Noting())
        await channels.on_startup()
        with pytest.raises(asyncio.TimeoutError):
            await asyncio.wait_for(anext(channels.stream_events()), 0.01)
        await channels.on_shutdown()

    on_the_servers_loop(all_of_it)
