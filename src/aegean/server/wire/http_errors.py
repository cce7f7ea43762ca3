"""Every refusal and failure as the network sees it: `wire.Refused`, with the status that belongs to it."""

from __future__ import annotations

import logging
import math
from typing import Any, Final, NamedTuple

import msgspec
from litestar import Request, Response
from litestar.exceptions import HTTPException, InternalServerException
from litestar.types import ExceptionHandlersMap, Scope

from aegean.core.errors import AegeanError
from aegean.server import logs, metrics, wire
from aegean.server.errors import TooMany

_LONGEST: Final = 400
_STOP: Final = "/stop/"
_CODES: Final = {
    401: "not-signed-in",
    403: "not-allowed",
    404: "not-found",
    405: "method-not-allowed",
    413: "too-large",
    429: "too-many",
    503: "unavailable",
}
_MESSAGES: Final = {
    404: "there is nothing at this address",
    405: "this address does not take that method",
    413: "this is more than the server takes at once",
}
_INTERNAL: Final = wire.Refused(code="internal", message="something went wrong here; it has been written down")


class Answer(NamedTuple):
    status: int
    body: wire.Refused
    headers: dict[str, str]


def answer_to(error: Exception) -> Answer:
    """What to say to whoever caused the error."""
    if isinstance(error, AegeanError):
        status = getattr(error, "status", 400)
        headers = {"Retry-After": str(max(1, math.ceil(error.retry_after)))} if isinstance(error, TooMany) else {}
        number = getattr(error, "number", None)
        refusal = wire.Reason.of(error)
        body = wire.Refused(code=error.code, message=str(error), number=number, refusal=refusal)
        return Answer(status, body, headers)
    if isinstance(error, HTTPException) and error.status_code < 500:
        status = error.status_code
        body = wire.Refused(code=_CODES.get(status, "bad-request"), message=_MESSAGES.get(status) or _wrong(error))
        return Answer(status, body, dict(error.headers or {}))
    if isinstance(error, RecursionError):
        return Answer(400, wire.Refused(code="bad-request", message="this is nested too deeply"), {})
    if isinstance(error, msgspec.MsgspecError):
        return Answer(400, wire.Refused(code="bad-request", message=str(error)[:_LONGEST]), {})
    return Answer(500, _INTERNAL, {})


def _wrong(error: HTTPException) -> str:
    """What is wrong with a request, field by field where Litestar knows."""
    faults = error.extra if isinstance(error.extra, list) else []
    told = [
        ": ".join(str(fault[part]) for part in ("key", "message") if fault.get(part))
        for fault in faults
        if isinstance(fault, dict)
    ]
    return ("; ".join(filter(None, told)) or error.detail or "the request cannot be read")[:_LONGEST]


def refuse(_: Request[Any, Any, Any], error: Exception) -> Response[wire.Refused]:
    answer = answer_to(error)
    metrics.refused(answer.body.code)
    return Response(answer.body, status_code=answer.status, headers=answer.headers)


def closing(error: Exception) -> tuple[int, str]:
    """The code and the reason with which a socket is closed: 4000 and the status, and the stable code."""
    answer = answer_to(error)
    return 4000 + answer.status, answer.body.code


def write_down(error: Exception, scope: Scope) -> None:
    """For the host: what nobody expected, with the request's id."""
    if answer_to(error).status == 500 and not _hung_up(error):
        metrics.errors.inc()
        request_id = scope["state"].get("request_id")
        logs.say("failed", level=logging.ERROR, error=error, request_id=request_id, path=path_of(scope))


def _hung_up(error: Exception) -> bool:
    """Whether whoever asked went away in the middle of the request: that is no fault of ours."""
    return isinstance(error, InternalServerException) and "disconnected" in error.detail


def path_of(scope: Scope) -> str:
    """For logs: never with the query, which may hold an invitation, or the word that stops notifications."""
    path = scope["path"][:200]
    return _STOP if path.startswith(_STOP) else path


handlers: Final[ExceptionHandlersMap] = {Exception: refuse}
