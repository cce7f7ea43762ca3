"""Tables in the test's own process, on a real database; and that database opened by hand."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from typing import Any

from sqlalchemy import Connection, update

from aegean.core.values import Plain
from aegean.server import wire
from aegean.server.door import accounts
from aegean.server.settings import Settings
from aegean.server.store import migrate, schema
from aegean.server.store.storage import Storage, connect
from aegean.server.tables import downtime, lobby
from aegean.server.tables.live import Tables
from aegean.server.tables.timekeeping import Timekeeper


class House:
    """Tables and their bots in this process, on a database of their own; time goes as the test says."""

    def __init__(self, database: str, **settings: Plain) -> None:
        self.settings = Settings(database=database, think=0.05, **settings)
        self.now = 1_000_000.0
        self.timekeepers: list[Timekeeper] = []  # of each process of the house

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[Tables]:
        engine = connect(self.settings.database_url)
        migrate.bring_up_to_date(engine)
        storage = Storage(engine)
        tables = Tables(storage, self.settings, self._nobody_else)
        tables.clock = lambda: self.now
        timekeeper = Timekeeper(tables)
        self.timekeepers.append(timekeeper)
        await timekeeper.beat()
        try:
            yield tables
        finally:
            self.timekeepers.remove(timekeeper)
            await tables.finish()
            await asyncio.to_thread(storage.close)

    async def pass_time(self, seconds: float) -> None:
        """The house is there all the while, with one process or another; and then all that are open look."""
        self.now += seconds
        with opened(self.settings.database) as c:
            c.execute(update(schema.pulse).where(schema.pulse.c.id == downtime.HERE).values(at=self.now))
        for timekeeper in self.timekeepers:
            await timekeeper.look()

    async def _nobody_else(self, _: bytes) -> None: ...

    def table(
        self, tables: Tables, bots: list[str | None], game: str = "delphi", **more: Any
    ) -> tuple[str, wire.Person]:
        """A running table; its host, who sits in the first seat for a person, if there is one."""

        def make(c: Connection) -> tuple[str, wire.Person]:
            host = accounts.create_guest(c, "Host", "en", self.now)
            sits = None in bots
            form = wire.TableForm(game=game, seats=[wire.SeatForm(bot) for bot in bots], seed="3", sit=sits, **more)
            table = lobby.create(c, host, form, self.now, plain_seed=True)
            for number in range(1, bots.count(None)):
                other = accounts.create_guest(c, f"Guest {number}", "en", self.now)
                lobby.join(c, table, other, wire.JoinForm(), self.now)
            lobby.start(c, table, host, self.now)
            return table, host

        return tables.storage.write_now(make)


def run(work: Coroutine[None, None, None]) -> None:
    asyncio.run(asyncio.wait_for(work, 60))


async def came(what: Callable[[], bool]) -> None:
    while not what():
        await asyncio.sleep(0.005)


@contextlib.contextmanager
def opened(database: str) -> Iterator[Connection]:
    """A transaction beside the server's."""
    engine = connect(Settings(database=database).database_url).execution_options(writes=True)
    try:
        with engine.begin() as connection:
            yield connection
    finally:
        engine.dispose()
