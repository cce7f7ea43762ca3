"""People at tables who are away, and what finds them: in this process, by a clock that goes as the test says."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from typing import Any

from sqlalchemy import Connection, select, update

from aegean.server import wire
from aegean.server.door import accounts
from aegean.server.door.accounts import Session
from aegean.server.notifications import destinations, outbox, preferences
from aegean.server.notifications.notifying import Notifying
from aegean.server.store import schema
from aegean.server.tables import reading
from aegean.server.tables.live import Tables
from tests.server.house import House
from tests.server.receiving import Browser, Receiver

PUBLIC = "https://play.example.org"
GRACE = 60.0


class Club:
    """A house with people, some of whom are notified."""

    def __init__(self, database: str, **settings: Any) -> None:
        usual: dict[str, Any] = {"public_url": PUBLIC, "private_targets": True, "house": "The club"}
        self.house = House(database, **{**usual, **settings})
        self.house.now = 1_700_000_000.0  # 2023-11-14 22:13:20 UTC
        self._chance = random.Random(3)

    @contextlib.asynccontextmanager
    async def open(self) -> AsyncIterator[Club]:
        async with self.house.open() as tables:
            self.tables = tables
            self.notifying = Notifying(tables)
            try:
                yield self
            finally:
                await self.notifying.close()

    # -- people and tables --------------------------------------------------------------------------------------------

    def do(self, work: Any) -> Any:
        return self.tables.storage.write_now(work)

    def table(self, people: int = 2, bots: int = 0, **form: Any) -> Table:
        id_, _ = self.house.table(self.tables, [None] * people + ["random"] * bots, **form)
        return Table(self, id_)

    def session(self, user: int) -> Session:
        """Somebody signs in with a browser."""

        def sign_in(c: Connection) -> Session:
            opened = accounts.open_session(c, user, accounts.BROWSER, self.house.now)
            found = accounts.session_of(c, opened.digest, self.house.now)
            assert found is not None
            return found

        found: Session = self.do(sign_in)
        return found

    def reach(self, user: int, kind: str, address: str, **more: Any) -> tuple[int, str]:
        form = wire.DestinationForm(kind=kind, address=address, **more)  # type: ignore[arg-type]
        session = self.session(user)
        made: tuple[int, str] = self.do(
            lambda c: destinations.add(c, session, form, self.house.settings, self.house.now)
        )
        return made

    def push_to(self, user: int, browser: Browser, receiver: Receiver, path: str = "/push/1") -> int:
        return self.reach(user, "push", receiver.url + path, **browser.keys)[0]

    def wish(self, user: int, **wishes: Any) -> None:
        form = wire.NotificationSettings(**{"about": ["turn", "agree", "ended", "tables"], **wishes})

        def put(c: Connection) -> None:
            preferences.put_settings(c, user, form)
            outbox.reconsider(c, user, self.house.now)

        self.do(put)

    # -- time ---------------------------------------------------------------------------------------------------------

    async def after(self, seconds: float = GRACE + 1) -> None:
        """So much later the house looks after what is due."""
        self.house.now += seconds
        await self.notifying.sweep()

    # -- what lies in the database ------------------------------------------------------------------------------------

    def states(self) -> list[str]:
        return list(self.tables.storage.read_now(lambda c: c.scalars(select(schema.outbox.c.state)).all()))

    def destination(self, id_: int) -> Any:
        d = schema.destinations
        return self.tables.storage.read_now(lambda c: c.execute(select(d).where(d.c.id == id_)).one())

    def calls(self) -> int:
        return len(self.tables.storage.read_now(lambda c: c.execute(select(schema.calls.c.id)).all()))


class Table:
    """A table of the club's."""

    def __init__(self, club: Club, id_: str) -> None:
        self.club, self.id = club, id_
        row = club.tables.storage.read_now(lambda c: reading.read(c, id_))
        self.people = [
            wire.Person(place["user"], f"Guest {place['seat']}", True, "en") for place in row["places"] if place["user"]
        ]
        self.chance = random.Random(3)

    @property
    def tables(self) -> Tables:
        return self.club.tables

    async def timeline(self) -> Any:
        return (await self.tables.room(self.id)).timeline

    async def act(self) -> int:
        """Whoever is asked first takes the first of their actions; the number of the entry."""
        timeline = await self.timeline()
        seat = timeline.deciding[0]
        decision = timeline.state.decision_of(seat)
        wish = wire.Act(number=timeline.number, action=self.chance.randrange(len(decision.actions)))
        return await self.tables.command(self.id, self.people[seat], wish, seat)

    async def until_asked(self, seat: int) -> None:
        """Play until it has just become this seat's turn."""
        for _ in range(600):
            before = (await self.timeline()).deciding
            await self.act()
            after = (await self.timeline()).deciding
            if before != after and after == [seat]:
                return
        raise AssertionError("the seat's turn never came")

    async def do(self, seat: int, command: type[Any], **fields: Any) -> int:
        number = (await self.timeline()).number
        return await self.tables.command(self.id, self.people[seat], command(number, **fields), seat)

    def give(self, seat: int, person: wire.Person) -> None:
        s = schema.seats
        here = (s.c.table == self.id, s.c.seat == seat)
        self.club.do(lambda c: c.execute(update(s).where(*here).values(user=person.id)))

    def look(self, seat: int) -> None:
        """The seat's player has the table before their eyes at this moment."""
        s, now = schema.seats, self.club.house.now
        here = (s.c.table == self.id, s.c.seat == seat)
        self.club.do(lambda c: c.execute(update(s).where(*here).values(seen=now, looked=now)))


async def together(*works: Any) -> None:
    await asyncio.gather(*works)
