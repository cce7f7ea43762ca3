"""Whoever is away is still a person: nobody bends a table meanwhile, and a bot sits in only by the table's own rule."""

from __future__ import annotations

import random
from typing import Any

import pytest

from aegean import bots
from aegean.server import wire
from aegean.server.door import accounts
from aegean.server.errors import Conflict, NoAdvice, NotAllowed
from aegean.server.store import archive
from aegean.server.tables import lobby, reading
from aegean.server.tables.live import Tables
from aegean.server.tables.rooms import Room
from tests.server.house import House, run
from tests.server.test_tables import plays

HOUR = 3600.0


class Company:
    """A table of people, of whom some are there."""

    def __init__(self, house: House, tables: Tables, people: int, **form: Any) -> None:
        self.house, self.tables = house, tables
        self.table, host = house.table(tables, [None] * people, **form)
        row = tables.storage.read_now(lambda c: reading.read(c, self.table))
        self.people = [wire.Person(place["user"], f"Guest {at}", True, "en") for at, place in enumerate(row["places"])]
        assert self.people[0].id == host.id
        self.room: Room | None = None

    async def wait_for(self, seat: int) -> Room:
        """Play until the table waits for this seat and no other."""
        self.room = room = await self.tables.room(self.table)
        chance = random.Random(3)
        for _ in range(400):
            assert room.timeline is not None
            if room.timeline.deciding == [seat] and room.timeline.number > 20:
                return room
            await plays(self.tables, room, 1, chance)
        raise AssertionError("the seat's turn never came")

    async def do(self, by: int, command: type[Any], **fields: Any) -> int:
        assert self.room is not None
        assert self.room.timeline is not None
        return await self.tables.command(self.table, self.people[by], command(self.room.timeline.number, **fields))

    @property
    def players(self) -> tuple[str | None, ...]:
        assert self.room is not None
        assert self.room.timeline is not None
        return self.room.timeline.players


def test_alone_for_a_minute_nobody_seats_bots_for_the_others_and_goes_back_past_a_seal(sqlite_url: str) -> None:
    """The attack: seat bots for those who are away, draw a card, have it taken back at once, draw again."""

    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            company = Company(house, tables, 3, game="hellas")
            room = await company.wait_for(1)
            house.now += 61
            for command, fields in ((wire.Replace, {"seat": 1}), (wire.Replace, {"seat": 2})):
                with pytest.raises(NotAllowed):
                    await company.do(0, command, **fields)
            assert room.timeline is not None
            moves = room.timeline.state.moves
            await company.do(0, wire.AskBack)
            assert room.timeline.state.moves == moves  # it waits for both, though neither is there
            assert room.timeline.ask is not None
            assert room.timeline.ask.missing == (1, 2)
            with pytest.raises(Conflict):
                await company.do(0, wire.AskBack)
            await company.do(1, wire.HandOver)  # and who lets a bot play is asked all the same
            assert room.timeline.ask is not None
            assert room.timeline.ask.missing == (1, 2)
            await company.do(1, wire.Answer, agree=True)
            assert room.timeline.state.moves == moves
            await company.do(2, wire.Answer, agree=True)
            assert room.timeline.state.moves < moves

    run(work())


@pytest.mark.parametrize("others_there", [True, False])
def test_all_others_together_let_a_bot_play_for_somebody_who_is_away(sqlite_url: str, others_there: bool) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            company = Company(house, tables, 3, absence="others", absence_after=HOUR)
            room = await company.wait_for(1)
            house.now += HOUR - 1
            with pytest.raises(NotAllowed, match="has not waited"):
                await company.do(0, wire.Replace, seat=1)
            house.now += 2
            if others_there:
                await tables.connect(company.table, company.people[2], None, "")
            assert [seat.absent for seat in room.seats(house.now)] == [False, True, False]
            with pytest.raises(NotAllowed):
                await company.do(0, wire.Replace, seat=2)  # nobody waits for them
            await company.do(0, wire.Replace, seat=1)
            assert company.players == (None, None, None)  # the third is asked, there or not
            await company.do(2, wire.Answer, agree=True)
            assert list(company.players) == [None, bots.usual("delphi"), None]
            assert room.row["lent"] == [1]
            row = tables.storage.read_now(lambda c: reading.read(c, company.table))
            assert row["lent"] == [1]  # their list of tables tells them too
            await company.do(1, wire.Return)
            assert company.players == (None, None, None)
            assert room.row["lent"] == []

    run(work())


def test_a_wait_counts_from_the_latest_move_not_from_the_last_visit(sqlite_url: str) -> None:
    """Over weeks people look in when it is their turn; whose turn has just come is not late."""

    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            company = Company(house, tables, 2, absence="others", absence_after=HOUR)
            house.now += 10 * HOUR
            room = await company.wait_for(1)
            assert not room.absent(1, house.now)
            await company.do(0, wire.AskBack)  # questions are no moves
            house.now += HOUR + 1
            assert room.absent(1, house.now)
            again = Room(room.row)
            moved = tables.storage.read_now(lambda c: archive.moved(c, company.table))
            assert moved == room.moved  # and another process knows it too
            assert again.moved <= room.moved
            await company.do(0, wire.Replace, seat=1)
            assert company.players == (None, bots.usual("delphi"))

    run(work())


def test_by_the_hosts_rule_the_host_decides_and_nobody_else_even_without_a_seat(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            company = Company(house, tables, 3, absence="host", absence_after=HOUR)
            await company.wait_for(1)
            house.now += 2 * HOUR
            with pytest.raises(NotAllowed, match="only its host"):
                await company.do(2, wire.Replace, seat=1)
            await company.do(0, wire.Replace, seat=1)
            assert company.players[1] == bots.usual("delphi")

            def watched(c: Any) -> tuple[str, wire.Person, wire.Person]:
                host, guest = (accounts.create_guest(c, name, "en", house.now) for name in ("H", "G"))
                seats = [wire.SeatForm(), wire.SeatForm("random")]
                form = wire.TableForm("delphi", seats, seed="3", sit=False, absence="host", absence_after=HOUR)
                table = lobby.create(c, host, form, house.now, plain_seed=True)
                lobby.join(c, table, guest, wire.JoinForm(), house.now)
                lobby.start(c, table, host, house.now)
                return table, host, guest

            table, host, guest = tables.storage.write_now(watched)
            room = await tables.room(table)
            assert room.timeline is not None
            assert room.timeline.deciding == [0]
            house.now += 2 * HOUR
            with pytest.raises(NotAllowed):
                await tables.command(table, host, wire.Resign(0))
            await tables.command(table, host, wire.Replace(0, seat=0))
            assert room.timeline.players[0] == bots.usual("delphi")
            await tables.command(table, guest, wire.Return(room.timeline.number))
            assert room.timeline.players[0] is None

    run(work())


def test_where_it_was_agreed_nobody_is_ever_replaced(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            company = Company(house, tables, 2, absence="never")
            room = await company.wait_for(1)
            house.now += 1000 * HOUR
            assert not room.absent(1, house.now)
            with pytest.raises(NotAllowed, match="nobody is replaced"):
                await company.do(0, wire.Replace, seat=1)

    run(work())


def test_those_who_look_on_are_told_when_somebody_has_been_away_too_long(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            company = Company(house, tables, 2, absence_after=HOUR)
            await company.wait_for(1)
            _, watching = await tables.connect(company.table, company.people[0], None, "")
            while not watching.queue.empty():
                watching.queue.get_nowait()
            await tables.keep_up()
            assert watching.queue.empty()
            house.now += 2 * HOUR
            await tables.keep_up()
            assert b'"absent":true' in (watching.queue.get_nowait() or b"")

    run(work())


def test_without_advice_no_strong_bot_plays_in_ones_place(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            company = Company(house, tables, 2)
            await company.wait_for(1)
            for level in ("pythia", "strategos"):
                with pytest.raises(NoAdvice):
                    await company.do(1, wire.HandOver, bot=level)
            assert company.players == (None, None)
            await company.do(1, wire.HandOver)
            assert list(company.players) == [None, bots.usual("delphi")]
            advised = Company(house, tables, 2, advice=True)
            await advised.wait_for(1)
            await advised.do(1, wire.HandOver, bot="pythia")
            assert advised.players == (None, "pythia")

    run(work())
