"""Asking the clerks: whoever looks back is served by processes of their own."""

from __future__ import annotations

from typing import Final

import msgspec

from aegean.server import wire
from aegean.server.bots.turns import ASIDE, WATCHED, Claim
from aegean.server.bots.workers import Lost, Workers
from aegean.server.errors import ServerError, TooMany, Unavailable
from aegean.server.replays import clerk
from aegean.server.settings import Settings

_COUNT: Final = 1  # for each process of the server
_PATIENCE: Final = 60.0  # seconds for one answer
_MOST: Final = 200  # questions that may wait
_LATER: Final = 5.0  # seconds, for those who come when too many wait
_ASIDE: Final = Claim("aside", "", lambda: ASIDE)


class ClerkRefusal(ServerError):
    """A clerk's refusal, told on."""

    def __init__(self, status: int, code: str, message: str) -> None:
        super().__init__(message)
        self.status = status
        self.code = code


class Clerks:
    def __init__(self, settings: Settings) -> None:
        environment = {"AEGEAN_DATABASE": settings.database_url, "AEGEAN_LOG_LEVEL": settings.log_level}
        self._workers = Workers("aegean.server.replays.clerk", _COUNT, _PATIENCE, environment)

    async def ask(self, question: clerk.Question, person: wire.Person | None, address: str) -> bytes:
        """What a visitor asks for, as the JSON to be sent."""
        if self._workers.waiting >= _MOST:
            raise TooMany("many are looking back at the same time: try again in a moment", _LATER)
        who = f"person {person.id}" if person is not None else f"address {address}"
        return await self._ask(question, Claim(who, "", lambda: WATCHED))

    async def aside(self, question: clerk.Question) -> bytes:
        """What can wait until no visitor asks."""
        return await self._ask(question, _ASIDE)

    async def _ask(self, question: clerk.Question, claim: Claim) -> bytes:
        try:
            line = await self._workers.line(msgspec.json.encode(question), claim)
        except Lost:
            raise Unavailable("this cannot be looked up now: try again in a moment") from None
        if line[:1] == b"+":
            return line[1:-1]
        raise ClerkRefusal(*msgspec.json.decode(line[1:], type=tuple[int, str, str]))

    async def close(self) -> None:
        await self._workers.close()
