"""The server at work: uvicorn, with one worker or several."""

from __future__ import annotations

import gc
import os

import msgspec
import uvicorn
from litestar import Litestar

from aegean.server import lines, logs, metrics
from aegean.server.app import create_app
from aegean.server.settings import PREFIX, Settings, from_environment

_FRAME = 64 * 1024  # bytes of one message from a client
_BACKLOG = 1024  # connections that wait to be accepted
_GRACE = 5  # seconds that open connections have to end
# New objects, and rounds, before younger and older ones are searched for cycles. Nearly all that a move makes goes by
# itself, but what tables keep is much: Python's own 700, 10 and 10 take a quarter of the time, and stop play for
# tenths of a second.
_CYCLES = (50_000, 10, 5)


def serve(settings: Settings) -> int:
    """Run until it is told to stop."""
    for name, value in msgspec.structs.asdict(settings).items():  # workers read them from here
        os.environ[PREFIX + name.upper()] = str(value)
    logs.begin(settings.log_level)
    lines.raise_descriptors()
    if settings.workers > 1:
        metrics.share_between_workers()
    uvicorn.run(
        "aegean.server.serving:application",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers,
        http="aegean.server.lines:Patient",
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
    return 0


def application() -> Litestar:
    """The application of one worker."""
    settings = from_environment(os.environ)
    logs.begin(settings.log_level)
    app = create_app(settings)
    gc.collect()
    gc.freeze()  # what is there now stays
    gc.set_threshold(*_CYCLES)
    return app
