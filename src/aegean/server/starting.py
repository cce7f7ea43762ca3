"""Before a server starts: whether it can. Whatever stands in the way is one error that says what it is.

No message quotes a URL: only where it leads, and of what others say of it nothing that is its password.
"""

from __future__ import annotations

import asyncio
import re
import socket
from pathlib import Path
from typing import Final
from urllib.parse import unquote, urlsplit

from psycopg import AsyncConnection
from psycopg import Error as PostgresError
from redis.asyncio import Redis
from redis.exceptions import RedisError
from sqlalchemy import make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from aegean.core.errors import AegeanError
from aegean.server.settings import Settings
from aegean.server.store import migrate
from aegean.server.store.storage import connect

_SECONDS: Final = 5
_LONGEST: Final = 300
_PASSWORD: Final = re.compile(r"(?<=://)[^:/?#\s]*:([^\s]*)@|[?&]password=([^&\s]*)")

# What SQLite says, and the kind of refusal that it stands for.
_SQLITE: Final = {
    "SQLITE_NOTADB": "not-a-database",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_READONLY": "read-only",
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_FULL": "full",
}


class StartError(AegeanError):
    """The server cannot start. `kind` and `fields` are for a sentence in the host's language."""

    code = "cannot-start"

    def __init__(self, kind: str, **fields: str) -> None:
        self.kind = kind
        self.fields = {name: text[:_LONGEST] for name, text in fields.items()}
        super().__init__("; ".join([f"the server cannot start ({kind})", *self.fields.values()]))


def check(settings: Settings) -> None:
    """Bring the database up to date and reach the channels, or refuse."""
    check_database(settings)
    check_channels(settings)


def masked(text: str, *urls: str) -> str:
    """The text without the passwords of the URLs, as they are written there or as they are meant."""
    for url in urls:
        for found in _PASSWORD.finditer(url):
            for secret in filter(None, found.groups()):
                for written in {secret, unquote(secret)}:
                    text = text.replace(written, "***")
    return text


# -- the database -----------------------------------------------------------------------------------------------------


def check_database(settings: Settings) -> None:
    url = settings.database_url
    file = _file(url)
    if file is not None and not file.parent.is_dir():
        raise StartError("no-folder", folder=str(file.parent))
    engine = connect(url)
    try:
        migrate.bring_up_to_date(engine)
    except migrate.NewerDatabase as error:
        raise StartError("newer", revision=error.revision) from error
    except (SQLAlchemyError, OSError) as error:
        raise _explained(error, settings, file) from error
    finally:
        engine.dispose()


def _explained(error: Exception, settings: Settings, file: Path | None) -> StartError:
    said = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    why = first_line(said, settings)
    if file is None:
        return StartError("database", where=_place(settings.database), why=why)
    name = str(getattr(said, "sqlite_errorname", ""))
    kind = next((kind for begins, kind in _SQLITE.items() if name.startswith(begins)), None)
    if kind is None:
        return StartError("cannot-open", file=str(file), why=why)
    return StartError(kind, file=str(file))


def _file(url: str) -> Path | None:
    """The file of a SQLite database; a name that SQLite itself takes apart is not looked at."""
    if not url.startswith("sqlite"):
        return None
    name = make_url(url).database or ""
    return Path(name.removeprefix("file:")) if name and name != ":memory:" else Path("aegean.db").absolute()


def first_line(error: BaseException, settings: Settings) -> str:
    """What an error says, in one line and without secrets."""
    if isinstance(error, DBAPIError) and error.orig is not None:
        error = error.orig
    lines = [line.strip() for line in str(error).splitlines() if line.strip()]
    return masked(lines[0] if lines else type(error).__name__, settings.database, settings.channels)


def _place(url: str) -> str:
    """Where a URL leads: no name, no password, no options."""
    parts = urlsplit(url)
    host, port = parts.hostname or "", parts.port
    if parts.scheme == "unix":
        return parts.path
    return f"{host or 'localhost'}{f':{port}' if port else ''}{parts.path}"


# -- the channels -----------------------------------------------------------------------------------------------------


def check_channels(settings: Settings) -> None:
    if settings.channels == "memory":
        return
    try:
        asyncio.run(_reach(settings.channels))
    except (RedisError, PostgresError, OSError, TimeoutError) as error:
        where = _place(settings.channels)
        raise StartError("channels", where=where, why=first_line(error, settings)) from error


async def _reach(url: str) -> None:
    if url.startswith(("postgres://", "postgresql://")):
        speaking = await AsyncConnection.connect(url, connect_timeout=_SECONDS)
        await speaking.close()
        return
    redis = Redis.from_url(url, socket_connect_timeout=_SECONDS, socket_timeout=_SECONDS)
    try:
        await redis.ping()
    finally:
        await redis.aclose()


# -- the address ------------------------------------------------------------------------------------------------------


def bind(settings: Settings) -> socket.socket:
    """The socket that the server will listen at; nobody can connect to it yet."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
    except (OSError, UnicodeError) as error:
        listening.close()
        why = getattr(error, "strerror", None) or "no such address"
        raise StartError("port", host=settings.host, port=str(settings.port), why=why) from error
    # Workers are handed it; whoever else is started must not keep the port after we are gone.
    listening.set_inheritable(settings.workers > 1)
    return listening


def address(settings: Settings, listening: socket.socket) -> str:
    """The server's address as people type it."""
    if settings.public_url:
        return settings.public_url
    host, port = listening.getsockname()[:2]
    shown = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}.get(host, f"[{host}]" if ":" in host else host)
    return f"http://{shown}:{port}"
