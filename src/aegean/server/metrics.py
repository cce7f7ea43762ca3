"""What can be measured of a running server, for Prometheus."""

from __future__ import annotations

import os
import re
import tempfile
from pathlib import Path
from typing import Any, Final

from litestar import MediaType, Request, Response, get
from litestar.datastructures import State
from prometheus_client import (
    CONTENT_TYPE_LATEST,
    REGISTRY,
    CollectorRegistry,
    Counter,
    Gauge,
    Histogram,
    generate_latest,
    multiprocess,
)

from aegean.server.errors import NotAllowed

_FOLDER: Final = "PROMETHEUS_MULTIPROC_DIR"
_FAST: Final = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)
_SLOW: Final = (0.01, 0.05, 0.1, 0.25, 0.5, 1, 2, 5, 10, 30)

requests: Final = Counter("aegean_requests", "HTTP requests answered", ["method", "route", "status"])
request_seconds: Final = Histogram("aegean_request_seconds", "Time to answer a request", ["route"], buckets=_FAST)
refusals: Final = Counter("aegean_refusals", "Refusals by their code, of requests and of commands", ["code"])
errors: Final = Counter("aegean_errors", "Errors that nobody expected")
sockets: Final = Gauge("aegean_open_sockets", "WebSockets that are open", multiprocess_mode="livesum")
live_tables: Final = Gauge("aegean_live_tables", "Tables that are kept in memory", multiprocess_mode="livesum")
entries: Final = Counter("aegean_entries", "Entries that were made durable", ["kind"])
commit_seconds: Final = Histogram("aegean_commit_seconds", "Time to make a group of entries durable", buckets=_FAST)
failed_commits: Final = Counter("aegean_failed_commits", "Commits that the database did not take")
fanout_seconds: Final = Histogram(
    "aegean_fanout_seconds", "Time from a command's arrival until it was sent to all", buckets=_FAST
)
notifications: Final = Counter(
    "aegean_notifications", "Messages to people, by where to and what came of it", ["kind", "outcome"]
)
thinking_seconds: Final = Histogram("aegean_thinking_seconds", "Time a bot took for a move", ["game"], buckets=_SLOW)
thinker_crashes: Final = Counter("aegean_thinker_crashes", "Bots' processes that died or did not answer")


def socket_opened() -> None:
    sockets.inc()


def socket_closed() -> None:
    sockets.dec()


def refused(code: str) -> None:
    refusals.labels(code).inc()


def share_between_workers() -> None:
    """Let the processes that start from here on count together. To be called before the first of them starts."""
    if not os.environ.get(_FOLDER):
        os.environ[_FOLDER] = tempfile.mkdtemp(prefix="aegean-metrics-")


def exposition() -> bytes:
    """All of it in Prometheus's own format."""
    folder = os.environ.get(_FOLDER)
    if not folder:
        return generate_latest(REGISTRY)
    _forget_the_dead(Path(folder))
    registry = CollectorRegistry()
    multiprocess.MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return generate_latest(registry)


def _forget_the_dead(folder: Path) -> None:
    """A worker that was killed has no open sockets any more."""
    for file in folder.glob("gauge_live*.db"):
        found = re.search(r"_(\d+)\.db$", file.name)
        if found and not _alive(int(found[1])):
            multiprocess.mark_process_dead(int(found[1]))  # type: ignore[no-untyped-call]


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass
    return True


@get("/metrics", media_type=MediaType.TEXT, include_in_schema=False, sync_to_thread=False)
def metrics_route(request: Request[Any, Any, State]) -> Response[bytes]:
    if not request.state.house:
        raise NotAllowed("metrics are for the host: ask from the server's own machine or from a trusted proxy's")
    return Response(exposition(), media_type=CONTENT_TYPE_LATEST)
