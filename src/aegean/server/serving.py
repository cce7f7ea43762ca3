"""The server at work: uvicorn, with one worker or several."""

from __future__ import annotations

import gc
import os
import socket
from collections.abc import Callable

import msgspec
import uvicorn
from litestar import Litestar
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from aegean.server import logs, metrics, starting
from aegean.server.app import create_app
from aegean.server.door import lines
from aegean.server.settings import PREFIX, Settings, from_environment
from aegean.server.starting import StartError

_FRAME = 64 * 1024  # bytes of one message from a client
_BACKLOG = 1024  # connections that wait to be accepted
_GRACE = 5  # seconds that open connections have to end
# New objects, and rounds, before younger and older ones are searched for cycles. Nearly all that a move makes goes by
# itself, but what tables keep is much: Python's own 700, 10 and 10 take a quarter of the time, and stop play for
# tenths of a second.
_CYCLES = (50_000, 10, 5)

Listening = Callable[[str], None]  # told the address, once the server answers there


def serve(settings: Settings, listening: Listening = lambda address: None) -> int:
    """Run until it is told to stop. What stands in the way is a `StartError`, before any process is started."""
    for name, value in msgspec.structs.asdict(settings).items():  # workers read them from here
        os.environ[PREFIX + name.upper()] = str(value)
    logs.begin(settings.log_level)
    lines.raise_descriptors()
    starting.check(settings)
    with starting.bind(settings) as bound:
        if settings.workers > 1:
            metrics.share_between_workers()
            return _run_workers(settings, bound, listening)
        return _run_alone(settings, bound, listening)


def _config(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        "aegean.server.serving:application",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        http="aegean.server.door.lines:Patient",
        timeout_keep_alive=lines.IDLE,
        backlog=_BACKLOG,
        log_config=None,
        access_log=False,
        ws_max_size=_FRAME,
        ws_per_message_deflate=False,  # only differences travel; a compressor for each socket costs more than it saves
        ws_ping_interval=20,
        ws_ping_timeout=20,
        proxy_headers=False,
        server_header=False,
        timeout_graceful_shutdown=_GRACE,
    )


def _run_alone(settings: Settings, bound: socket.socket, listening: Listening) -> int:
    server = _Server(_config(settings), lambda: listening(starting.address(settings, bound)))
    try:
        server.run([bound])
    except KeyboardInterrupt:  # it was told to stop
        return 0
    except SystemExit as ended:
        if ended.code != STARTUP_FAILURE:
            raise
    if not server.started:
        raise StartError("ended")
    return 0


class _Server(uvicorn.Server):
    """Says so when it has begun to listen."""

    def __init__(self, config: uvicorn.Config, listening: Callable[[], None]) -> None:
        super().__init__(config)
        self._listening = listening

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._listening()


def _run_workers(settings: Settings, bound: socket.socket, listening: Listening) -> int:
    workers = _Workers(_config(settings), bound, lambda: listening(starting.address(settings, bound)))
    workers.run()
    if workers.failed:
        raise StartError("ended")
    return 0


class _Workers(Multiprocess):
    """Several processes. One that dies is replaced; one that cannot even start ends them all."""

    def __init__(self, config: uvicorn.Config, bound: socket.socket, listening: Callable[[], None]) -> None:
        super().__init__(config, [bound])
        self._listening: Callable[[], None] | None = listening
        self.failed = False

    def keep_subprocess_alive(self) -> None:
        if self._listening is not None and all(process.is_ready(0.2) for process in self.processes):
            self._listening()
            self._listening = None
        told_to_stop = self.should_exit.is_set()
        super().keep_subprocess_alive()
        if self.should_exit.is_set() and not told_to_stop:  # uvicorn's own way to say that one could not start
            self.failed = True


def application() -> Litestar:
    """The application of one worker."""
    settings = from_environment(os.environ)
    logs.begin(settings.log_level)
    app = create_app(settings)
    gc.collect()
    gc.freeze()  # what is there now stays
    gc.set_threshold(*_CYCLES)
    return app
