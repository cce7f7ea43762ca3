"""Tournaments of programs with accounts, in the test's own process; their games end as the test says."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from sqlalchemy import Connection, select

from aegean import bots
from aegean.server import wire
from aegean.server.door import accounts
from aegean.server.store import schema
from aegean.server.tables.live import Tables
from aegean.server.tournaments import progress, reading, signing
from aegean.server.tournaments.progress import Progress
from aegean.server.wire import tournaments as told
from tests.server.house import House, opened

HOUR = 3600.0
DAY = 24 * HOUR
QUICK = {"tiles_less": 4}  # the shortest games there are


class Contest:
    """One process of a house in which tournaments are played."""

    def __init__(self, house: House, tables: Tables) -> None:
        self.house, self.tables = house, tables
        self.progress = Progress(tables)

    # -- people -------------------------------------------------------------------------------------------------------

    def do(self, work: Callable[[Connection], Any]) -> Any:
        return self.tables.storage.write_now(work)

    def account(self, name: str) -> wire.Person:
        person: wire.Person
        person, _ = self.do(lambda c: accounts.create_account(c, name, "$argon2id$", "en", self.house.now))
        return person

    def programs(self, count: int) -> list[wire.Person]:
        return [self.account(f"Program {number}") for number in range(1, count + 1)]

    # -- a tournament -------------------------------------------------------------------------------------------------

    def create(self, organiser: wire.Person, kind: str, seats: int, **more: Any) -> str:
        return self.make(organiser, form(kind, seats, **more))

    def make(self, organiser: wire.Person, wished: told.TournamentForm) -> str:
        made: str = self.do(lambda c: signing.create(c, organiser, wished, self.house.now))
        return made

    def start(self, id_: str, organiser: wire.Person) -> None:
        self.do(lambda c: progress.start(c, id_, organiser, self.house.now))

    def listed(self, which: str, person: wire.Person | None) -> list[told.TournamentLine]:
        found, more = self.tables.storage.read_now(lambda c: reading.listed(c, which, person, None))
        assert not more
        return found

    async def sign_up(self, id_: str, people: Sequence[wire.Person], invite: str = "") -> None:
        """One after the other, and what follows from it."""
        for one in people:
            self.enter(id_, one, invite)
        await self.progress.look()

    def enter(self, id_: str, person: wire.Person, invite: str = "") -> None:
        self.do(lambda c: signing.enter(c, id_, person, invite, self.house.now))

    def leave(self, id_: str, person: wire.Person) -> None:
        self.do(lambda c: signing.leave(c, id_, person, self.house.now))

    def again(self, id_: str, organiser: wire.Person, game: int) -> None:
        self.do(lambda c: signing.play_again(c, id_, organiser, game, self.house.now))

    def info(self, id_: str, person: wire.Person | None = None) -> told.TournamentInfo:
        return self.tables.storage.read_now(lambda c: reading.info(c, reading.read(c, id_), person, self.house.now))

    def names(self, id_: str) -> dict[int, str]:
        return {one.number: one.name for one in self.info(id_).people}

    def at_tables(self, id_: str) -> list[told.FixtureInfo]:
        """Its games that are being played."""
        return [game for game in self.info(id_).fixtures if game.running]

    def table_of(self, id_: str, division: int = 0) -> list[tuple[str, float, float, str]]:
        """The standings: who, points, wins, and what decided."""
        names = self.names(id_)
        [found] = [one for one in self.info(id_).divisions if one.number == division]
        return [(names[row.entrant], row.points, row.wins, row.by) for row in found.standings]

    # -- games --------------------------------------------------------------------------------------------------------

    async def resign(self, table: str, person: wire.Person) -> None:
        room = await self.tables.room(table)
        await self.tables.look_again(room)
        assert room.timeline is not None
        await self.tables.command(table, person, wire.Resign(room.timeline.number))

    async def won_by(self, game: told.FixtureInfo, winner: int, people: dict[int, wire.Person]) -> None:
        """All others give up."""
        assert game.table is not None
        for one in game.entrants:
            if one != winner and one in people:
                await self.resign(game.table, people[one])

    async def play(self, table: str, seed: int) -> None:
        """The programs think, and act through their seats, until the game is over."""
        room = await self.tables.room(table)
        await self.tables.look_again(room)
        people = {place["seat"]: wire.Person(place["user"], "", False, "en") for place in room.row["places"]}
        minds = [bots.bot("greedy", room.row["game"], seed + seat) for seat in people]
        while room.timeline is not None and not room.timeline.over:
            timeline = room.timeline
            seat = timeline.state.decision.seat
            action = str(minds[seat].choose(bots.Table.of(timeline.state, seat)))
            if timeline.players[seat] is None:
                await self.tables.command(table, people[seat], wire.Act(timeline.number, action))
            else:
                await self.tables.bot_move(room, seat, action, timeline.since[seat])

    async def season(self, id_: str, better: Callable[[int], float], people: dict[int, wire.Person]) -> int:
        """Play until it is over: of those at a table the best wins. The most games that somebody had at a time."""
        most = 0
        while self.info(id_).status == "running":
            going = self.at_tables(id_)
            assert going, "nothing is played, and it is not over"
            seated = [one for game in going for one in game.entrants]
            most = max(most, *(seated.count(one) for one in seated))
            for game in going:
                await self.won_by(game, min(game.entrants, key=better), people)
            await self.house.pass_time(HOUR)
            await self.progress.look()
        return most

    def by_number(self, id_: str, people: Sequence[wire.Person]) -> dict[int, wire.Person]:
        persons = {one.id: one for one in people}
        return {one.number: persons[one.person] for one in self.info(id_).people if one.person in persons}


def slow(**more: Any) -> wire.ClockForm:
    return wire.ClockForm("slow", 0, DAY, **more)


def form(kind: Any, seats: int, **more: Any) -> told.TournamentForm:
    plan = told.Plan(**more.pop("plan", {}))
    usual: dict[str, Any] = {"title": "The Aegean", "game": "delphi", "options": QUICK, "clock": slow()}
    return told.TournamentForm(kind=kind, seats=seats, plan=plan, **{**usual, **more})


def tables_of(database: str, tournament: str) -> list[str]:
    """All tables that were made for it."""
    t = schema.tables.c
    with opened(database) as c:
        return list(c.scalars(select(t.id).where(t.tournament == tournament)))
