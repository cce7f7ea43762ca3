"""The whole database in one file, and back: from SQLite to PostgreSQL or the other way round, if one likes.

A backup is a zip with a line of JSON for every row, in a file for every table, and `backup.json` that says what there
must be. It is written from one moment of a database that may be in use. Bytes travel as base64; JSON as the text that
the database keeps. It holds everything, secrets of running games too: whoever has it can read all of them.
"""

from __future__ import annotations

import base64
import hashlib
import io
import os
import re
import time
import zipfile
import zlib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from importlib.metadata import version
from pathlib import Path
from typing import Any, Final, cast

import msgspec
from sqlalchemy import JSON, Connection, Engine, LargeBinary, MetaData, Table, Text, func, insert, select, update
from sqlalchemy import cast as as_text
from sqlalchemy.exc import DBAPIError, StatementError

from aegean.core.errors import AegeanError
from aegean.server.store import migrate
from aegean.server.store.storage import trouble

FORMAT: Final = 1
_ABOUT: Final = "backup.json"
_BATCH: Final = 500
_BATCH_BYTES: Final = 4 << 20
# What a backup of ours never comes near: whoever made a file that does wants to fill the memory or the disk.
_LONGEST_LINE: Final = 8 << 20
_LONGEST_ABOUT: Final = 1 << 20
_LONGEST_INDEX: Final = 1 << 20  # of the zip's own list of its parts
_MOST_PACKED: Final = 200  # times smaller than what is in it
_SMALL: Final = 16 << 20  # bytes up to which that is of no account
_ROTATED: Final = re.compile(r"aegean-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.zip")
_REVISION_TABLE: Final = "alembic_version"


class BackupError(AegeanError):
    """The backup cannot be restored, or not into this database; the database is as it was."""

    code = "bad-backup"


class Part(msgspec.Struct):
    rows: int
    sha256: str


class About(msgspec.Struct):
    format: int
    aegean: str
    revision: str
    made: float
    tables: dict[str, Part]


# -- there ------------------------------------------------------------------------------------------------------------


def back_up(engine: Engine, file: Path, now: float | None = None) -> About:
    """Write a backup. The file appears when it is whole; one that is there stays, and is an error."""
    if file.exists():
        raise BackupError(f"{file} is there already: choose another name")
    beside = file.with_name(f".{file.name}.{os.getpid()}")
    try:
        opened = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(opened, "wb") as raw:
            with zipfile.ZipFile(raw, "w", zipfile.ZIP_DEFLATED) as packed, _one_moment(engine) as connection:
                about = _write(connection, packed, time.time() if now is None else now)
            raw.flush()
            os.fsync(raw.fileno())
        beside.rename(file)
    finally:
        beside.unlink(missing_ok=True)
    return about


def back_up_into(engine: Engine, folder: Path, keep: int, now: float | None = None) -> tuple[Path, About, list[Path]]:
    """A backup named by its moment, in a folder that keeps the latest so many; what was removed for it.

    Only files with such names are ever removed, and only once the new one is whole.
    """
    if keep < 1:
        raise BackupError("at least one backup is kept")
    folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    moment = time.time() if now is None else now
    file = folder / f"aegean-{datetime.fromtimestamp(moment, UTC):%Y-%m-%dT%H-%M-%SZ}.zip"
    about = back_up(engine, file, moment)
    made = sorted(one for one in folder.iterdir() if _ROTATED.fullmatch(one.name))
    old = made[:-keep]
    for one in old:
        one.unlink()
    return file, about, old


def _one_moment(engine: Engine) -> Any:
    """A transaction that sees nothing of what others write meanwhile; SQLite's always do."""
    if engine.dialect.name == "postgresql":
        engine = engine.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
    return engine.begin()


def _write(connection: Connection, packed: zipfile.ZipFile, now: float) -> About:
    revision = migrate.revision_of(connection)
    if revision is None:
        raise BackupError("there is nothing of aegean in this database")
    parts: dict[str, Part] = {}
    for table in _tables(connection):
        digest, rows = hashlib.sha256(), 0
        with packed.open(_file_of(table.name), "w", force_zip64=True) as lines:
            for line in _lines(connection, table):
                digest.update(line)
                lines.write(line)
                rows += 1
        parts[table.name] = Part(rows, digest.hexdigest())
    about = About(FORMAT, version("aegean"), revision, now, parts)
    packed.writestr(_ABOUT, msgspec.json.format(msgspec.json.encode(about)))
    return about


def _tables(connection: Connection) -> list[Table]:
    """The tables as they are in the database, each after those that it refers to."""
    found = MetaData()
    found.reflect(connection)
    return [table for table in found.sorted_tables if table.name != _REVISION_TABLE]


def _file_of(table: str) -> str:
    return f"tables/{table}.jsonl"


def _lines(connection: Connection, table: Table) -> Iterator[bytes]:
    columns = [
        as_text(column, Text).label(column.name) if isinstance(column.type, JSON) else column
        for column in table.columns
    ]
    query = select(*columns).order_by(*table.primary_key.columns)
    for row in connection.execute(query, execution_options={"yield_per": _BATCH}).mappings():
        yield msgspec.json.encode(dict(row)) + b"\n"  # msgspec writes bytes as base64


# -- and back ---------------------------------------------------------------------------------------------------------


def restore(engine: Engine, file: Path) -> About:
    """Restore a backup into an empty database, and bring it up to date. It happens altogether or not at all."""
    with (
        opened(file) as packed,
        engine.execution_options(writes=True).connect() as connection,
        migrate.foreign_keys_at_rest(connection),
    ):
        about = checked(packed)
        with connection.begin():
            load(connection, packed, about)
            migrate.bring_connection_up_to_date(connection)
    return about


@contextmanager
def opened(file: Path) -> Iterator[zipfile.ZipFile]:
    try:
        with file.open("rb") as raw:
            end = zipfile._EndRecData(raw)  # type: ignore[attr-defined]
            if end is not None and end[zipfile._ECD_SIZE] > _LONGEST_INDEX:  # type: ignore[attr-defined]
                raise BackupError(f"{file} is no backup: it has far too many parts")
            with zipfile.ZipFile(raw) as packed:
                yield packed
    except OSError as error:
        raise BackupError(f"{file} cannot be read: {error.strerror}") from error
    except (zipfile.BadZipFile, zlib.error, EOFError, NotImplementedError, RuntimeError) as error:
        raise BackupError(f"{file} is no backup, or it is damaged") from error


def checked(packed: zipfile.ZipFile) -> About:
    """What the backup says of itself, once all of it has been seen to be true."""
    damaged = BackupError("the backup is damaged: its parts are not what it says they are")
    try:
        if packed.getinfo(_ABOUT).file_size > _LONGEST_ABOUT:
            raise BackupError("this file is no backup of aegean: what it says of itself is too long")
        with packed.open(_ABOUT) as told:
            said = msgspec.json.decode(told.read(_LONGEST_ABOUT))
        if isinstance(said, dict) and isinstance(said.get("format"), int) and said["format"] > FORMAT:
            raise BackupError("the backup was made by a later version of aegean: restore it with that one")
        about = msgspec.convert(said, About)
    except (KeyError, msgspec.MsgspecError) as error:
        raise BackupError("this file is no backup of aegean") from error
    if about.revision not in migrate.revisions():
        raise BackupError(
            f"the backup was made by a later version of aegean ({about.aegean}): restore it with that one"
        )
    for name, part in about.tables.items():
        digest, rows = hashlib.sha256(), 0
        try:
            for line in lines_of(packed, name):
                digest.update(line)
                rows += 1
        except KeyError as error:
            raise damaged from error
        if (rows, digest.hexdigest()) != (part.rows, part.sha256):
            raise damaged
    return about


def lines_of(packed: zipfile.ZipFile, table: str) -> Iterator[bytes]:
    """The rows of a table, one at a time; no more of them than the file could truly hold, and none that is enormous."""
    part = packed.getinfo(_file_of(table))
    if part.file_size > _SMALL and part.file_size > _MOST_PACKED * part.compress_size:
        raise BackupError(f"the backup is refused: {table} is packed more than {_MOST_PACKED} times, as no backup is")
    with packed.open(part) as raw, io.BufferedReader(cast(io.RawIOBase, raw), 1 << 18) as lines:
        while line := lines.readline(_LONGEST_LINE + 1):
            if len(line) > _LONGEST_LINE:
                raise BackupError(f"the backup is refused: a row of {table} is longer than any row can be")
            yield line


def load(connection: Connection, packed: zipfile.ZipFile, about: About) -> None:
    _make_room(connection)
    migrate.bring_connection_up_to_date(connection, about.revision)
    tables = _tables(connection)
    if {table.name for table in tables} != about.tables.keys():
        raise BackupError("the backup is damaged: it does not have the tables of its revision")
    for table in tables:
        for column in table.columns:
            if isinstance(column.type, JSON):
                column.type = JSON(none_as_null=True)  # nothing at all, and a null in JSON, stay apart
        try:
            _insert(connection, table, packed)
        except (KeyError, TypeError, ValueError, StatementError) as error:
            if isinstance(error, BackupError) or (isinstance(error, DBAPIError) and trouble(error) is not None):
                raise
            raise BackupError(f"the backup is damaged: a row of {table.name} is none") from error
        _count_on(connection, table)


def _make_room(connection: Connection) -> None:
    """See that the database is empty; tables without rows, of a server that was only just started, may go."""
    there = _tables(connection)
    if there and migrate.revision_of(connection) is None:
        raise BackupError("the database is not empty: it holds tables of something else")
    for table in there:
        if connection.execute(select(table).limit(1)).first() is not None:
            raise BackupError("the database is not empty: restore into a new one")
    found = MetaData()
    found.reflect(connection)
    found.drop_all(connection)


def _insert(connection: Connection, table: Table, packed: zipfile.ZipFile) -> None:
    """Rows may refer to later rows of their own table: such columns are filled in by a second reading."""
    own = [key.parent.name for key in table.foreign_keys if key.column.table is table]
    [key, *_] = table.primary_key.columns
    for batch in _batches(lines_of(packed, table.name)):
        connection.execute(insert(table), [{**row(table, line), **dict.fromkeys(own)} for line in batch])
    for line in lines_of(packed, table.name) if own else ():
        told = row(table, line)
        referring = {name: told[name] for name in own if told[name] is not None}
        if referring:
            connection.execute(update(table).where(key == told[key.name]).values(referring))


def _batches(lines: Iterable[bytes]) -> Iterator[list[bytes]]:
    batch: list[bytes] = []
    size = 0
    for line in lines:
        batch.append(line)
        size += len(line)
        if len(batch) == _BATCH or size > _BATCH_BYTES:
            yield batch
            batch, size = [], 0
    if batch:
        yield batch


def row(table: Table, line: bytes) -> dict[str, Any]:
    """A row as it goes into the table."""
    told: dict[str, Any] = msgspec.json.decode(line, type=dict[str, Any])
    made: dict[str, Any] = {}
    for column in table.columns:
        value = told[column.name]
        if value is not None and isinstance(column.type, LargeBinary):
            value = base64.b64decode(value)
        elif value is not None and isinstance(column.type, JSON):
            decoded = msgspec.json.decode(value)
            value = JSON.NULL if decoded is None else decoded
        made[column.name] = value
    return made


def _count_on(connection: Connection, table: Table) -> None:
    """PostgreSQL goes on counting after the highest number that came with the backup."""
    key = table.autoincrement_column
    if connection.dialect.name != "postgresql" or key is None:
        return
    highest = connection.scalar(select(func.max(key)))
    if highest is not None:
        sequence = func.pg_get_serial_sequence(connection.dialect.identifier_preparer.format_table(table), key.name)
        connection.execute(select(func.setval(sequence, highest)))
