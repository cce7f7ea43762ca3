"""Dear calls come in a few at a time.

Clerks answer one question after the other, so a hundred people who look back at once gain nothing by being served at
once; but all that is done for each of them before and after, in one go, would hold up the moves of everybody else.
"""

from __future__ import annotations

import asyncio
import re
from typing import Final

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

_AT_ONCE: Final = 2
_DEAR: Final = re.compile(r"/api/(tables/[^/]+/(replay|record|verdict|statistics|chances)|records)/?")


class Turnstile:
    def __init__(self, inside: ASGIApp) -> None:
        self._inside = inside
        self._places = asyncio.Semaphore(_AT_ONCE)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP or not _DEAR.fullmatch(scope["path"]):
            await self._inside(scope, receive, send)
            return
        await self._places.acquire()
        held = True

        def leave() -> None:
            nonlocal held
            if held:
                held = False
                self._places.release()

        async def sent(message: Message) -> None:
            leave()  # the work is done; however slowly the answer is read, nobody waits for that
            await send(message)

        try:
            await self._inside(scope, receive, sent)
        finally:
            leave()
