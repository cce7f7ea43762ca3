"""Standing orders: carried out as their player would, and known to nobody else."""

from __future__ import annotations

import asyncio
import contextlib
import random
from collections.abc import AsyncIterator
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from aegean import bots
from aegean.core.orders import Orders, answer
from aegean.server import wire
from aegean.server.bots.stewards import Stewards, natural
from aegean.server.door import accounts, exporting
from aegean.server.errors import BadOrder, NoAdvice, NotAllowed
from aegean.server.house import moderating
from aegean.server.store import archive, schema
from aegean.server.tables import reading
from aegean.server.tables.live import Tables
from aegean.server.tables.rooms import Connection, Room
from aegean.server.tables.timeline import Timeline
from tests.server.house import House, came, opened, run
from tests.server.test_absence import Company
from tests.server.test_sides import _timeless

PROMPTLY = 0.02


class Butlers(Stewards):
    """Stewards whose time goes by quickly, and whose bots take the first action."""

    def __init__(self, tables: Tables, seconds: float = PROMPTLY) -> None:
        self.asked: list[tuple[int, str]] = []
        super().__init__(tables, self._first, lambda there, left: seconds)

    async def _first(self, room: Room, seat: int, timeline: Timeline, level: str) -> str:
        self.asked.append((seat, level))
        decision = timeline.state.decision_of(seat)
        assert decision is not None
        return str(decision.actions[0])


class Told:
    """What somebody at a table is sent."""

    def __init__(self, room: Room, connection: Connection) -> None:
        self.room, self.connection = room, connection

    @classmethod
    async def at(cls, company: Company, seat: int | None, away: bool = False) -> Told:
        person = None if seat is None else company.people[seat]
        return cls(*await company.tables.connect(company.table, person, None, "", away=away))

    def all(self) -> list[Any]:
        queue, found = self.connection.queue, []
        while not queue.empty():
            message = queue.get_nowait()
            if message is not None:
                found.append(msgspec.json.decode(message))
        return found


@contextlib.asynccontextmanager
async def delphi(database: str, seconds: float = PROMPTLY) -> AsyncIterator[tuple[Company, Butlers]]:
    """Three people at a table where somebody has rolled, and the others may raise a god."""
    house = House(database)
    async with house.open() as tables:
        butlers = Butlers(tables, seconds)
        company = Company(house, tables, 3, public=True, advice=True)
        company.room = await tables.room(company.table)
        await asked_to_advance(company)
        yield company, butlers
        await butlers.close()


def line(company: Company) -> Timeline:
    assert company.room is not None
    assert company.room.timeline is not None
    return company.room.timeline


async def asked_to_advance(company: Company) -> int:
    """Play until another player than who rolled may raise one of several gods; who that is."""
    chance = random.Random(7)
    for _ in range(400):
        for decision in line(company).state.decisions:
            if decision.kind == "others_advance" and len(decision.actions) > 2:
                return decision.seat
        await play(company, chance)
    raise AssertionError("nobody was asked")


async def play(company: Company, chance: random.Random) -> None:
    decision = chance.choice(line(company).state.decisions)
    await company.do(decision.seat, wire.Act, action=chance.randrange(len(decision.actions)))


def always(company: Company, seat: int, kind: str = "lift") -> wire.OrdersForm:
    decision = line(company).state.decision_of(seat)
    assert decision is not None
    action = next(str(one) for one in decision.actions if one.kind == kind)
    return wire.OrdersForm(always=[wire.StandingOrder(decision.kind, action)])


def entries(database: str, table: str) -> list[tuple[int, str, str]]:
    with opened(database) as c:
        return [(one.seat, one.kind, one.text) for one in archive.entries(c, table, 0)]


def test_an_order_answers_and_only_its_player_learns_that_it_was_one(database_url: str) -> None:
    async def work() -> None:
        async with delphi(database_url) as (company, butlers):
            seat = await asked_to_advance(company)
            mine, other, watcher = [await Told.at(company, one) for one in (seat, (seat + 1) % 3, None)]
            for one in (mine, other, watcher):
                one.all()
            form = always(company, seat)
            number = line(company).number
            kept = await butlers.orders(company.table, company.people[seat], form, None)
            assert [(one.decision, one.action, one.kind) for one in kept.always] == [
                ("others_advance", form.always[0].action, "lift")
            ]
            assert other.all() == watcher.all() == []  # of giving an order nobody is told
            await came(lambda: line(company).number > number)
            assert entries(database_url, company.table)[-1] == (seat, "ordered", form.always[0].action)
            heard = mine.all()
            assert heard[0]["type"] == "answering"
            assert heard[0]["action"] == form.always[0].action
            moved = next(one for one in heard if one["type"] == "moved")
            assert [(one["kind"], one["text"]) for one in moved["entries"]] == [("ordered", form.always[0].action)]
            for one in (other, watcher):
                (message,) = one.all()
                assert [(entry["kind"], entry["text"]) for entry in message["entries"]] == [("act", None)]
            assert line(company).undoable(seat) == 1  # like an answer by hand
            await company.do(seat, wire.Undo)
            number = line(company).number
            await asyncio.sleep(PROMPTLY * 4)
            assert line(company).number == number  # now its player decides

    run(work())


def test_what_others_receive_is_the_same_by_hand_and_by_order(database_url: str) -> None:
    """Byte for byte: also where the player is not there, and acts by a call."""

    async def received(ordered: bool, there: bool) -> list[str]:
        async with delphi(database_url) as (company, butlers):
            seat = await asked_to_advance(company)
            if there:
                await Told.at(company, seat)
            other, watcher = await Told.at(company, (seat + 1) % 3), await Told.at(company, None)
            form, number = always(company, seat), line(company).number
            if ordered:
                await butlers.orders(company.table, company.people[seat], form, None)
                await came(lambda: line(company).number > number)
            else:
                await company.do(seat, wire.Act, action=form.always[0].action)
            for _ in range(2):  # and then whoever comes to look, and the news of who is there
                company.house.now += 30
                await company.tables.keep_up()
            again = await Told.at(company, (seat + 1) % 3)
            with opened(database_url) as c:
                row = reading.read(c, company.table)
            public = {key: row[key] for key in ("status", "waiting", "asked", "round", "lent", "result")}
            told = [*other.all(), *watcher.all(), *again.all()]
            return [*(anonymous(_timeless(msgspec.json.encode(one).decode())) for one in told), repr(public)]

    async def work() -> None:
        for there in (True, False):
            by_hand, by_order = await received(False, there), await received(True, there)
            assert len(by_hand) > 4
            assert by_hand == by_order

    run(work())


def anonymous(message: str) -> str:
    """Without the ids that no two tables share."""
    gone = ("person", "host", "id", "looked", "seen")

    def without(value: Any) -> Any:
        if isinstance(value, dict):
            return {key: without(one) for key, one in value.items() if key not in gone}
        return [without(one) for one in value] if isinstance(value, list) else value

    return repr(without(msgspec.json.decode(message)))


def test_orders_survive_a_restart_and_are_carried_out_by_whoever_looks(database_url: str) -> None:
    async def work() -> None:
        house = House(database_url)
        async with house.open() as tables:
            butlers = Butlers(tables, seconds=60)
            company = Company(house, tables, 3)
            company.room = await tables.room(company.table)
            seat = await asked_to_advance(company)
            # Somebody else's answer leaves the question open; from then on the row says when it should be answered.
            await butlers.orders(company.table, company.people[seat], always(company, seat), None)
            await butlers.close()
            number = line(company).number
        async with house.open() as tables:
            butlers = Butlers(tables)
            company.tables, company.room = tables, await tables.room(company.table)
            await tables.look_again(company.room)
            await came(lambda: line(company).number > number)
            assert entries(database_url, company.table)[-1][:2] == (seat, "ordered")
            await butlers.close()

    run(work())


def test_a_table_that_nobody_looks_at_is_taken_up(sqlite_url: str) -> None:
    """The row says when an order should have been carried out at the latest, as it does of a bot's move."""

    async def work() -> None:
        async with delphi(sqlite_url, seconds=60) as (company, butlers):
            seat = await asked_to_advance(company)
            await butlers.orders(company.table, company.people[seat], wire.OrdersForm(single=True), None)
            chance, seen = random.Random(11), set()
            for _ in range(80):
                await play(company, chance)
                with opened(sqlite_url) as c:
                    think_by = c.scalar(select(schema.tables.c.think_by).where(schema.tables.c.id == company.table))
                decision = line(company).state.decision_of(seat)
                sure = decision is not None and answer(line(company).state, seat, Orders(single=True)) is not None
                assert (think_by is not None) == sure
                seen.add(sure)
            assert seen == {True, False}

    run(work())


def test_a_steward_answers_for_whoever_is_away_and_leaves_their_turn_alone(sqlite_url: str) -> None:
    async def work() -> None:
        async with delphi(sqlite_url) as (company, butlers):
            seat = await asked_to_advance(company)
            person, number = company.people[seat], line(company).number
            there = await Told.at(company, seat)
            form = wire.OrdersForm(steward=wire.Steward("hoplite"))
            await butlers.orders(company.table, person, form, None)
            await asyncio.sleep(PROMPTLY * 4)
            assert line(company).number == number  # its player is there
            await company.tables.look(there.room, there.connection, True)  # and now looks at something else
            await came(lambda: line(company).number > number)
            assert butlers.asked == [(seat, "hoplite")]
            chance = random.Random(5)
            for _ in range(300):
                deciding = line(company).deciding
                if line(company).state.view(None)["active"] == seat and deciding == [seat]:
                    break
                if deciding == [seat]:  # for the steward
                    await asyncio.sleep(PROMPTLY)
                elif (one := line(company).state.decisions[-1]).seat != seat:
                    await company.do(one.seat, wire.Act, action=chance.randrange(len(one.actions)))
                else:
                    await asyncio.sleep(PROMPTLY)
            number = line(company).number
            await asyncio.sleep(PROMPTLY * 4)
            assert line(company).number == number  # one's own turn
            mine = wire.OrdersForm(steward=wire.Steward("hoplite", turns=True))
            await butlers.orders(company.table, person, mine, None)
            await came(lambda: line(company).number > number)

    run(work())


def test_who_answers_first_has_answered(sqlite_url: str) -> None:
    async def work() -> None:
        async with delphi(sqlite_url, seconds=0.2) as (company, butlers):
            seat = await asked_to_advance(company)
            mine = await Told.at(company, seat)
            await butlers.orders(company.table, company.people[seat], always(company, seat), None)
            await company.do(seat, wire.Act, action="decline")
            number = line(company).number
            await asyncio.sleep(0.3)
            assert line(company).number == number
            said = [one for one in mine.all() if one["type"] == "answering"]
            assert [one["at"] is None for one in said] == [False, True]
            none = await butlers.orders(company.table, company.people[seat], wire.OrdersForm(), None)
            assert (none.single, none.always, none.never, none.steward) == (False, [], [], None)

    run(work())


def test_only_answers_that_are_offered_become_orders(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            butlers = Butlers(tables, seconds=60)
            company = Company(house, tables, 3, public=True)
            company.room = await tables.room(company.table)
            seat = await asked_to_advance(company)
            person = company.people[seat]

            async def refused(error: type[Exception], **fields: Any) -> str:
                with pytest.raises(error) as caught:
                    await butlers.orders(company.table, person, wire.OrdersForm(**fields), None)
                return str(caught.value)

            order = always(company, seat).always[0]
            assert "offered now" in await refused(BadOrder, always=[wire.StandingOrder("fight", order.action)])
            assert "offered now" in await refused(BadOrder, always=[wire.StandingOrder(order.decision, "lift zeus")])
            assert "limited to" in await refused(
                BadOrder, always=[wire.StandingOrder(order.decision, order.action, once=True)]
            )
            assert "ruled out" in await refused(BadOrder, never=["decline"])
            assert "offered now" in await refused(BadOrder, never=["lift zeus"])
            assert "advice" in await refused(NoAdvice, steward=wire.Steward("pythia"))
            await refused(Exception, steward=wire.Steward("zeus"))
            stranger = wire.Person(99, "Stranger", True, "en")
            with pytest.raises(NotAllowed):
                await butlers.orders(company.table, stranger, None, None)
            usual = wire.OrdersForm(never=[order.action], steward=wire.Steward(bots.usual("delphi")))
            kept = await butlers.orders(company.table, person, usual, None)
            assert [one.action for one in kept.never] == [order.action]
            # What was offered once may stay, whatever is offered later.
            await company.do(seat, wire.Act, action="decline")
            assert (await butlers.orders(company.table, person, usual, None)).never == kept.never
            await butlers.close()

    run(work())


def test_whoever_takes_over_a_seat_has_given_no_orders(database_url: str) -> None:
    async def work() -> None:
        async with delphi(database_url, seconds=60) as (company, butlers):
            seat = await asked_to_advance(company)
            await butlers.orders(company.table, company.people[seat], always(company, seat), None)
            with opened(database_url) as c:
                data = exporting.data_of(c, company.people[seat].id)
                assert [one["orders"]["of"] for one in data.seats] == [company.people[seat].id]
                others = exporting.data_of(c, company.people[(seat + 1) % 3].id)
                assert [one["orders"] for one in others.seats] == [None]
                heir = accounts.create_guest(c, "Heir", "en", company.house.now)
                moderating.give_seat(c, company.table, seat, heir.id, "test", company.house.now)
            room = await company.tables.room(company.table)
            await company.tables.look_again(room)
            await company.tables.refresh(room)
            assert room.row["places"][seat]["orders"] is None
            assert not butlers.busy(room)
            with opened(database_url) as c:
                accounts.delete_person(c, heir.id, company.house.now)

    run(work())


def test_a_natural_delay_depends_on_nothing_but_whether_somebody_is_there() -> None:
    there, away = ([natural(one, None) for _ in range(2000)] for one in (True, False))
    assert min(there) >= 1.5
    assert max(there) <= 12
    assert min(away) >= 12
    assert max(away) <= 45  # before they would be notified
    assert 3 < sorted(there)[1000] < 4.2
    assert max(natural(False, 20.0) for _ in range(200)) <= 2.0  # hardly any of what is left on a clock
