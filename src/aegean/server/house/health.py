"""Whether the server is well: it is asked often and by anybody, and looks for itself only every few seconds."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from importlib.metadata import version
from typing import Final

from litestar import Response, get
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from sqlalchemy import text

from aegean.server import wire
from aegean.server.errors import DatabaseAway
from aegean.server.store.storage import Storage

FRESH: Final = 3.0  # seconds that an answer serves all who ask
_PATIENCE: Final = 3.0

_WHY: Final = {
    "away": "the database does not answer",
    "locked": "another program holds the database locked",
    "full": "there is no room left on the database's disk",
    "read-only": "the database cannot be written",
    "damaged": "the database is damaged",
    "gone": "the database file was removed or replaced: put it back and restart the server",
}
_APART: Final = "the channels do not answer: other processes hear of moves a second or two late"


class Health:
    """Of one process. `channels_well` tells whether notices between processes get through."""

    def __init__(self, storage: Storage, channels_well: Callable[[], bool] = lambda: True) -> None:
        self._storage = storage
        self._channels_well = channels_well
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="health")  # not those that moves may keep busy
        self._looking: asyncio.Future[tuple[bool, str]] | None = None
        self._found: tuple[float, tuple[bool, str]] | None = None

    async def report(self) -> wire.Health:
        database, trouble = await self._look()
        channels = self._channels_well()
        why = "; ".join(filter(None, (_WHY.get(trouble, ""), "" if channels else _APART)))
        return wire.Health(
            status="failing" if trouble else "ok" if channels else "degraded",
            version=version("aegean"),
            database=database,
            writes=not trouble,
            channels=channels,
            why=why,
        )

    async def _look(self) -> tuple[bool, str]:
        """Whether the database answers, and what keeps it from being written; all who ask at once share one look."""
        if self._found is not None and time.monotonic() < self._found[0] + FRESH:
            known = self._found[1]
            if known[1] or self._storage.trouble is None:  # a move that failed since is news
                return known
        if self._looking is None or self._looking.done():
            self._looking = asyncio.get_running_loop().run_in_executor(self._thread, self._look_now)
        try:
            found = await asyncio.wait_for(asyncio.shield(self._looking), _PATIENCE)
        except TimeoutError:  # the look goes on, and is not begun a second time
            found = (False, self._storage.trouble or "away")
        self._found = (time.monotonic(), found)
        return found

    def _look_now(self) -> tuple[bool, str]:
        try:
            self._storage.read_now(lambda connection: connection.execute(text("SELECT 1")))
        except DatabaseAway as away:
            return False, away.kind
        try:
            self._storage.try_writing()
        except DatabaseAway as away:
            return away.kind != "gone", away.kind
        return True, ""

    def close(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


@get(
    "/health",
    summary="Whether moves can be written",
    responses={503: ResponseSpec(wire.Health, description="Moves cannot be written; `why` says what is wrong")},
)
async def health_route(state: State) -> Response[wire.Health]:
    health: Health = state.health
    report = await health.report()
    return Response(report, status_code=503 if report.status == "failing" else 200)
