"""What the server writes down for its host: one JSON object a line, on the error stream.

No secret gets here. Nobody logs bodies, cookies, queries or invites; and of an error that nobody expected only its
kind and its way through the code are kept, since what it says may quote a hidden card or a row of the database.
"""

from __future__ import annotations

import logging
import logging.config
import re
import time
import traceback
from collections.abc import Callable
from datetime import UTC, datetime
from typing import Any, Final

import msgspec
from sqlalchemy.exc import DBAPIError

from aegean.server.errors import DatabaseAway

logger: Final = logging.getLogger("aegean")

_FIELDS: Final = "aegean_fields"
_LONGEST: Final = 500
_FRAMES: Final = 30
# What these say is about the code or the machine, never about what is on a table.
_OUTSPOKEN: Final = (OSError, ImportError, AttributeError, NameError, TypeError, NotImplementedError)
_QUERY: Final = re.compile(r"\?[^\s\"']*")


SELDOM: Final = "seldom"  # a record with this attribute is written at most once a minute
_MINUTE: Final = 60.0
_ORDINARY: Final = frozenset(vars(logging.makeLogRecord({}))) | {"message", "taskName", "color_message", SELDOM}


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
        }
        fields = getattr(record, _FIELDS, None)
        if fields is None:  # somebody else's: uvicorn, Litestar, SQLAlchemy
            line |= {"event": _QUERY.sub("", record.getMessage())[:_LONGEST], "from": record.name}
            line |= {name: value for name, value in vars(record).items() if name not in _ORDINARY}
        else:
            line |= {"event": record.msg, **fields}
        if record.exc_info and record.exc_info[1] is not None:
            line["error"] = told(record.exc_info[1])
        return msgspec.json.encode(line, enc_hook=str).decode()


class NoHandshakes(logging.Filter):
    """uvicorn tells every WebSocket with its whole address; our own line on it has no query.

    It also takes one that was refused for one that was left without an answer.
    """

    def filter(self, record: logging.LogRecord) -> bool:
        message = str(record.msg)
        return '"WebSocket' not in message and "without completing handshake" not in message


class Seldom(logging.Filter):
    """What goes on for long is told once a minute: records that ask for it, each with how many were left out.

    What fails because the database is away is not told by everybody who meets it: the storage does that for all.
    """

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self._clock = clock
        self._told: dict[str, float] = {}
        self._left_out: dict[str, int] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        if record.exc_info and isinstance(record.exc_info[1], DatabaseAway):
            return False
        if not getattr(record, SELDOM, False):
            return True
        event, now = str(record.msg), self._clock()
        if now < self._told.get(event, -_MINUTE) + _MINUTE:
            self._left_out[event] = self._left_out.get(event, 0) + 1
            return False
        self._told[event] = now
        left_out = self._left_out.pop(event, 0)
        if left_out:
            record.left_out = left_out
        return True


class NoTracebacks(logging.Filter):
    """uvicorn writes down a start that failed with all of its code; our own line on it says what a host needs."""

    def filter(self, record: logging.LogRecord) -> bool:
        return record.name != "uvicorn.error" or "Traceback (most recent call last)" not in str(record.msg)


def begin(level: str = "info") -> None:
    """Write lines from here on, and nothing else."""
    logging.config.dictConfig(configuration(level))


def configuration(level: str = "info") -> dict[str, Any]:
    """For `logging.config.dictConfig`, and for uvicorn's `log_config`."""
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": "aegean.server.logs.JsonLines"}},
        "filters": {
            "no-handshakes": {"()": "aegean.server.logs.NoHandshakes"},
            "no-tracebacks": {"()": "aegean.server.logs.NoTracebacks"},
            "seldom": {"()": "aegean.server.logs.Seldom"},
        },
        "handlers": {
            "stderr": {
                "class": "logging.StreamHandler",
                "stream": "ext://sys.stderr",
                "formatter": "lines",
                "filters": ["no-handshakes", "seldom", *([] if level == "debug" else ["no-tracebacks"])],
            }
        },
        "root": {"level": "WARNING", "handlers": ["stderr"]},
        "loggers": {
            "aegean": {"level": level.upper()},
            # In its debug lines stand the frames of sockets and the headers of requests.
            "uvicorn.error": {"level": "INFO" if level in ("debug", "info") else level.upper()},
            "uvicorn.access": {"level": "CRITICAL", "propagate": False},
        },
    }


def say(event: str, *, level: int = logging.INFO, error: BaseException | None = None, **fields: object) -> None:
    """One line; `fields` are numbers, ids and stable words."""
    if logger.isEnabledFor(level):
        logger.log(level, event, extra={_FIELDS: fields}, exc_info=error)


def told(error: BaseException) -> dict[str, object]:
    """An error without what it quotes."""
    frames = traceback.extract_tb(error.__traceback__)[-_FRAMES:]
    line: dict[str, object] = {
        "kind": type(error).__qualname__,
        "way": [f"{frame.filename}:{frame.lineno} {frame.name}" for frame in frames],
    }
    if isinstance(error, DBAPIError):
        line["database"] = type(error.orig).__qualname__
        line["sqlstate"] = getattr(error.orig, "sqlstate", None) or getattr(error.orig, "sqlite_errorname", None)
    elif isinstance(error, _OUTSPOKEN):
        line["says"] = str(error)[:_LONGEST]
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    if cause is not None:
        line["because"] = told(cause)
    return line
