"""What a client is told where something did not come about."""

from __future__ import annotations

from aegean.core.errors import AegeanError


class Refusal(AegeanError):
    """The server refused. `code` is stable; `number` is where the table stands, if that is why."""

    def __init__(self, code: str, message: str, number: int | None = None, status: int = 0) -> None:
        super().__init__(message)
        self.code = code
        self.number = number
        self.status = status


class ConnectionLost(AegeanError):
    """The server could not be reached."""

    code = "connection-lost"
