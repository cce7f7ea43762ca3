"""The database at work: queries in threads, and the one writer that makes entries durable in groups.

Everything here is plain synchronous SQLAlchemy, run in a few threads of its own, so that the same code serves SQLite
and PostgreSQL.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import queue
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import groupby
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import Connection, Engine, bindparam, create_engine, event, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError, InterfaceError, OperationalError

from aegean.core.values import Plain
from aegean.server import metrics
from aegean.server.errors import Conflict, DatabaseAway
from aegean.server.logs import SELDOM
from aegean.server.store.database_file import DatabaseFile
from aegean.server.store.schema import calls, entries, pulse, tables

T = TypeVar("T")

log = logging.getLogger("aegean.storage")

READERS = 4
PATIENCE = 20.0  # seconds that a write waits for a database that does not answer
_SHORT = 2.0  # the same where it did answer, that it cannot write
_SHORT_FOR = ("full", "read-only", "damaged")
_PAUSE = 0.2
_RACES = 20
_BUSY_MS = 15_000
_SQLITE = (
    "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", f"busy_timeout={_BUSY_MS}",
    "wal_autocheckpoint=4000",  # pages: whoever's commit reaches it pays for all, so seldom
)  # fmt: skip
# A server that went away without a word is noticed within seconds, and no statement holds a thread for ever.
_POSTGRES = {
    "connect_timeout": 5,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
    "options": "-c statement_timeout=20000",
}
_ENTER = insert(entries)
_CALL = insert(calls)
_STAND = update(tables).where(tables.c.id == bindparam("which"))
# What a database says that is away, or cannot write, and the kind of trouble it is.
_SQLITE_TROUBLES = {
    "SQLITE_BUSY": "locked",
    "SQLITE_LOCKED": "locked",
    "SQLITE_FULL": "full",
    "SQLITE_READONLY": "read-only",
    "SQLITE_CORRUPT": "damaged",
    "SQLITE_NOTADB": "damaged",
    "SQLITE_IOERR_WRITE": "read-only",
    "SQLITE_IOERR_FSYNC": "read-only",
    "SQLITE_IOERR": "away",
    "SQLITE_CANTOPEN": "away",
}
_POSTGRES_TROUBLES = {"25006": "read-only", "53100": "full", "55P03": "locked"}
_PROBE_MS = 2000  # a write that only looks whether it could be done does not wait for long
_PROBE_BYTES = 256 * 1024  # after a failure: as much as many moves need


def connect(url: str) -> Engine:
    """An engine for SQLite or PostgreSQL, set up so that a commit is on disk when it returns."""
    if url.startswith("sqlite"):
        patient = {"check_same_thread": False, "timeout": _BUSY_MS / 1000}
        engine = create_engine(url, hide_parameters=True, connect_args=patient)
        event.listen(engine, "connect", _open_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
        return engine
    # Parameters stay hidden: a seed in a statement must not come up in an error.
    return create_engine(
        url,
        hide_parameters=True,
        pool_pre_ping=True,
        pool_size=READERS + 2,
        max_overflow=0,
        connect_args=_POSTGRES,
    )


def _open_sqlite(connection: Any, _: object) -> None:
    connection.isolation_level = None  # we say BEGIN ourselves
    for pragma in _SQLITE:
        connection.execute(f"PRAGMA {pragma}")


def _begin_sqlite(connection: Connection) -> None:
    """A transaction that will write says so at once: one that finds out later could not wait for another writer."""
    writes = connection.get_execution_options().get("writes", False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


def trouble(error: DBAPIError) -> str | None:
    """In which way the error says that the database is away, busy or full; None: the statement is wrong."""
    name = getattr(error.orig, "sqlite_errorname", None)
    if name is not None:
        return next((kind for begins, kind in _SQLITE_TROUBLES.items() if str(name).startswith(begins)), None)
    known = _POSTGRES_TROUBLES.get(str(getattr(error.orig, "sqlstate", None)))
    if known is not None:
        return known
    return "away" if error.connection_invalidated or isinstance(error, OperationalError | InterfaceError) else None


def _enough(error: DatabaseAway, started: float) -> bool:
    """Whether a write that began then has waited long enough; a file that is gone does not come back."""
    patience = _SHORT if error.kind in _SHORT_FOR else PATIENCE
    return error.kind == "gone" or time.monotonic() > started + patience


@contextlib.contextmanager
def _hurried(connection: Connection) -> Iterator[None]:
    """SQLite waits for other writers only for a moment meanwhile."""
    if connection.dialect.name != "sqlite":
        yield
        return
    driver = connection.connection.driver_connection
    assert driver is not None  # it has just been opened
    driver.execute(f"PRAGMA busy_timeout={_PROBE_MS}")
    try:
        yield
    finally:
        driver.execute(f"PRAGMA busy_timeout={_BUSY_MS}")


class NewEntry(NamedTuple):
    """An entry on its way to the disk, with what the table's row has to say of it."""

    table: str
    number: int
    seat: int
    kind: str
    text: str
    moves: int
    told: bytes
    at: float
    standing: dict[str, Plain]  # columns of the table's row that change with it
    calls: tuple[dict[str, Plain], ...] = ()  # whom it calls for


Waiting = tuple[NewEntry, "asyncio.Future[bool]"]


def _tell(told: list[tuple[asyncio.Future[bool], bool | Exception]]) -> None:
    for done, outcome in told:
        if done.done():  # whoever waited is gone
            continue
        if isinstance(outcome, Exception):
            done.set_exception(outcome)
        else:
            done.set_result(outcome)


class Storage:
    """Reads and writes in threads. `append` is for entries: all that wait at the same time share one commit."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine
        self.trouble: str | None = None  # what kept a write from being done, until moves are written again
        self._file = DatabaseFile(engine)
        self._writing = engine.execution_options(writes=True)
        # SQLite has one writer at a time, and lets the others sleep and look again: here they queue instead.
        self._pen = threading.Lock() if engine.dialect.name == "sqlite" else contextlib.nullcontext()
        self._threads = ThreadPoolExecutor(READERS, thread_name_prefix="storage")
        self._queue: queue.SimpleQueue[Waiting | None] = queue.SimpleQueue()
        self._scribe = threading.Thread(target=self._write_entries, name="scribe", daemon=True)
        self._scribe.start()

    def close(self) -> None:
        self._queue.put(None)
        self._scribe.join(PATIENCE)
        self._threads.shutdown()
        self.engine.dispose()

    async def read(self, query: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self.read_now, query)

    async def write(self, change: Callable[[Connection], T]) -> T:
        """Run the change in a transaction of its own; it is on disk when this returns."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self.write_now, change)

    async def write_insistently(self, change: Callable[[Connection], T]) -> T:
        """The same, begun anew where a move took a number that the change was to write."""
        return await asyncio.get_running_loop().run_in_executor(self._threads, self.write_insistently_now, change)

    def write_insistently_now(self, change: Callable[[Connection], T]) -> T:
        for _ in range(_RACES):
            with contextlib.suppress(IntegrityError):
                return self.write_now(change)
        raise Conflict("the table is busy: try again")

    def read_now(self, query: Callable[[Connection], T]) -> T:
        try:
            return self._transaction(self.engine, query)
        except DatabaseAway as away:
            log.warning("the database cannot be read", extra={"why": away.kind, SELDOM: True})
            raise

    def write_now(self, change: Callable[[Connection], T]) -> T:
        try:
            with self._pen:
                done = self._transaction(self._writing, change)
                self._file.check()  # what went into a file that is gone is not acknowledged
        except DatabaseAway as away:
            self.trouble = away.kind
            metrics.failed_commits.inc()
            log.warning("the database cannot be written", extra={"why": away.kind, SELDOM: True})
            raise
        return done

    @staticmethod
    def _transaction(engine: Engine, work: Callable[[Connection], T]) -> T:
        try:
            with engine.begin() as connection:
                return work(connection)
        except DBAPIError as error:
            kind = trouble(error)
            if kind is None:
                raise
            raise DatabaseAway(kind) from error

    def try_writing(self) -> None:
        """See whether a write would get through, and soon; beside those that wait for their turn."""
        row = {"at": time.time(), "filler": b"" if self.trouble is None else secrets.token_bytes(_PROBE_BYTES)}
        self._file.check()
        try:
            with self._writing.connect() as connection, _hurried(connection), connection.begin():
                if connection.dialect.name == "postgresql":
                    connection.exec_driver_sql(f"SET LOCAL lock_timeout = {_PROBE_MS}")
                if not connection.execute(update(pulse).where(pulse.c.id == 1).values(**row)).rowcount:
                    connection.execute(insert(pulse).values(id=1, **row))
        except IntegrityError:
            pass  # another process has just made the row, so writing goes well
        except DBAPIError as error:
            raise DatabaseAway(trouble(error) or "away") from error
        self._file.check()
        if row["filler"]:  # not after a tiny one, which may fit where no move does
            self.trouble = None

    # -- entries ------------------------------------------------------------------------------------------------------

    async def append(self, entry: NewEntry) -> bool:
        """Make the entry durable. False: another one has its number, so the table has moved on.

        Whoever waits may be gone before; the entry is on its way all the same.
        """
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._queue.put((entry, done))
        return await done

    def _write_entries(self) -> None:
        while True:
            waiting = [self._queue.get()]
            while not self._queue.empty():
                waiting.append(self._queue.get())
            group = [each for each in waiting if each is not None]
            if group:
                self._write_group(group)
            if len(group) < len(waiting):
                return

    def _write_group(self, group: list[Waiting]) -> None:
        """One commit for all; where one of them has come too late, each by itself. Those who wait are told together.

        They are written in the order of their tables, so that two processes whose groups meet wait only one way.
        """
        group = sorted(group, key=lambda each: each[0][:2])
        outcomes = self._outcomes([entry for entry, _ in group])
        told = [(done, outcome) for (_, done), outcome in zip(group, outcomes, strict=True)]
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            group[0][1].get_loop().call_soon_threadsafe(_tell, told)

    def _outcomes(self, group: list[NewEntry]) -> list[bool | Exception]:
        stamps = [secrets.token_hex(16) for _ in group]
        started = time.monotonic()
        while True:
            began = time.monotonic()
            try:
                self._insert(group, stamps)
                self.trouble = None
                metrics.commit_seconds.observe(time.monotonic() - began)
                return [True] * len(group)
            except IntegrityError:
                return [self._outcome(entry, stamp, started) for entry, stamp in zip(group, stamps, strict=True)]
            except DatabaseAway as error:
                if _enough(error, started):
                    return [error] * len(group)
                time.sleep(_PAUSE)
            except Exception as error:
                return [error] * len(group)

    def _outcome(self, entry: NewEntry, stamp: str, started: float) -> bool | Exception:
        try:
            return self._insert_one(entry, stamp, started)
        except Exception as error:
            return error

    def _insert(self, group: list[NewEntry], stamps: list[str]) -> None:
        rows = [{**entry._asdict(), "stamp": stamp} for entry, stamp in zip(group, stamps, strict=True)]
        for row in rows:
            del row["standing"], row["calls"]
        called = [call for entry in group for call in entry.calls]

        def change(connection: Connection) -> None:
            connection.execute(_ENTER, rows)
            for _, alike in groupby(group, key=lambda entry: tuple(entry.standing)):  # one statement for many rows
                connection.execute(_STAND, [{"which": entry.table, **entry.standing} for entry in alike])
            if called:
                connection.execute(_CALL, called)

        self.write_now(change)

    def _insert_one(self, entry: NewEntry, stamp: str, started: float) -> bool:
        """Patient with a database that is away; an entry whose commit lost its answer is known again by its stamp."""
        taken = False
        while True:
            try:
                if taken:
                    return self.read_now(lambda connection: self._stamp(connection, entry)) == stamp
                self._insert([entry], [stamp])
                return True
            except IntegrityError:
                taken = True
            except DatabaseAway as error:
                if _enough(error, started):
                    raise
                time.sleep(_PAUSE)

    @staticmethod
    def _stamp(connection: Connection, entry: NewEntry) -> str | None:
        found: str | None = connection.scalar(
            select(entries.c.stamp).where(entries.c.table == entry.table, entries.c.number == entry.number)
        )
        return found
