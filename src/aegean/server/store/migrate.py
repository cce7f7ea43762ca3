"""Bring a database to the schema of this version: from nothing, or from any older one."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from importlib.resources import files
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine, text

from aegean.core.errors import AegeanError

_LOCK: Final = 0x4145_4745_414E  # ours alone among PostgreSQL's advisory locks


class NewerDatabase(AegeanError):
    """The database was written by a later version, and this one does not know what it holds."""

    code = "newer-database"

    def __init__(self, revision: str) -> None:
        super().__init__(
            f"the database is at revision {revision}, which this version of aegean does not know: "
            "use the version that wrote it, or a later one"
        )
        self.revision = revision


def bring_up_to_date(engine: Engine, revision: str = "head") -> None:
    """Migrate in one transaction: all of it happens, or nothing. Of several processes that start, one does it."""
    with (
        engine.execution_options(writes=True).connect() as connection,
        foreign_keys_at_rest(connection),
        connection.begin(),  # SQLite: the only writer from here on
    ):
        if connection.dialect.name == "postgresql":
            connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})
        bring_connection_up_to_date(connection, revision)


@contextmanager
def foreign_keys_at_rest(connection: Connection) -> Iterator[None]:
    """SQLite changes a table by dropping it for its copy, and foreign keys would take all that refers to it along."""
    if connection.dialect.name != "sqlite":
        yield
        return
    driver = connection.connection.driver_connection
    assert driver is not None  # it has just been opened
    driver.execute("PRAGMA foreign_keys=OFF")  # heeded outside of transactions alone
    try:
        yield
    finally:
        driver.execute("PRAGMA foreign_keys=ON")


def bring_connection_up_to_date(connection: Connection, revision: str = "head") -> None:
    """The same inside a transaction that is already open."""
    config = _config()
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    here = revision_of(connection)
    if here is not None and here not in known:
        raise NewerDatabase(here)
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def revision_of(connection: Connection) -> str | None:
    """The revision that the database is at; None: it is empty."""
    return MigrationContext.configure(connection).get_current_revision()


def revisions() -> list[str]:
    """All that this version knows, the oldest first."""
    return [script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions()][::-1]


def newest() -> str:
    return revisions()[-1]


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(files("aegean.server.store") / "migrations").replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
