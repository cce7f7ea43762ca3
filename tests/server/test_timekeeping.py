"""Time at real tables: over restarts, by several processes, and while nobody is there."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select

from aegean import bots
from aegean.client import Refusal
from aegean.core.errors import OptionError
from aegean.server import wire
from aegean.server.door import accounts, exporting, leaving
from aegean.server.errors import Conflict, NotAllowed
from aegean.server.house import moderating
from aegean.server.replays import cache
from aegean.server.replays.statistics import statistics
from aegean.server.store import archive, backup, proving, schema
from aegean.server.store.storage import connect
from aegean.server.tables import lobby, reading, vacations
from aegean.server.tables.clocks import Clocks
from aegean.server.tables.rooms import Room, table_info
from tests.server.house import House, opened, run
from tests.server.running import Running, guests, seated, wait_for
from tests.server.test_absence import Company

HOUR = 3600.0
DAY = 24 * HOUR


def slow(**more: Any) -> wire.ClockForm:
    return wire.ClockForm("slow", 2 * HOUR, DAY, **more)


def live(**more: Any) -> wire.ClockForm:
    return wire.ClockForm("live", 600, 10, **more)


def left(room: Room, seat: int, now: float) -> float:
    """As everybody at the table is told."""
    clock = room.seats(now)[seat].clock
    assert clock is not None
    return clock.own + clock.budget - (max(0.0, now - clock.since) if clock.since is not None else 0.0)


def told(database: str, table: str) -> list[tuple[int, str, str, float]]:
    e = schema.entries.c
    with opened(database) as c:
        query = select(e.seat, e.kind, e.text, e.at).where(e.table == table).order_by(e.number)
        return [(row.seat, row.kind, row.text, row.at) for row in c.execute(query)]


def of_time(database: str, table: str) -> list[tuple[int, str, str, float]]:
    return [one for one in told(database, table) if one[1] in ("late", "pause", "vacation", "home")]


async def answer(company: Company, seat: int) -> None:
    """The seat's player takes the last of the offered actions, until somebody else is waited for."""
    assert company.room is not None
    for _ in range(60):
        timeline = company.room.timeline
        assert timeline is not None
        if seat not in timeline.deciding:
            return
        decision = timeline.state.decision_of(seat)
        assert decision is not None
        await company.do(seat, wire.Act, action=len(decision.actions) - 1)
    raise AssertionError("the turn does not end")


@pytest.mark.parametrize("kind", ["live", "slow"])
def test_no_second_is_lost_or_won_by_restarts_and_by_a_second_process(database_url: str, kind: str) -> None:
    """Two processes, which know of each other by the database alone, take moves in turns and are started again."""

    async def work() -> None:
        house = House(database_url, snapshot_every=7)
        company: Company | None = None
        used, decisions = [0.0, 0.0], [0, 0]
        waited: list[int] = []
        for opening in range(4):
            async with house.open() as one, house.open() as other:
                for turn in range(4):
                    here = (one, other)[turn % 2]
                    company = company or Company(house, here, 2, clock=live() if kind == "live" else slow())
                    company.tables, company.room = here, await here.room(company.table)
                    await here.look_again(company.room)
                    assert company.room.timeline is not None
                    deciding = company.room.timeline.deciding
                    for seat in deciding:
                        decisions[seat] += seat not in waited
                    waited = deciding
                    await house.pass_time(7.25 + opening)
                    for seat in deciding:
                        used[seat] += 7.25 + opening
                    await answer(company, deciding[0])
                house.now += 1.5  # a quick restart
                assert company is not None
                assert company.room is not None
                assert company.room.timeline is not None
                for seat in company.room.timeline.deciding:
                    used[seat] += 1.5
        assert company is not None
        with opened(database_url) as c:
            row, loaded = archive.load(c, company.table)
            c.execute(schema.snapshots.delete())
            _, from_entries = archive.load(c, company.table)
        assert loaded is not None
        assert from_entries is not None
        assert loaded.clocks is not None
        assert loaded.clocks == from_entries.clocks == Clocks.unpack(loaded.clocks.rule, row["clocks"])
        assert row["time_by"] == loaded.clocks.deadline
        async with house.open() as tables:
            room = await tables.room(company.table)
            if kind == "live":
                for seat in (0, 1):
                    fresh = seat in loaded.deciding and seat not in waited
                    assert left(room, seat, house.now) == 600 + 10 * (decisions[seat] + fresh) - used[seat]
            else:
                [seat] = loaded.deciding
                assert left(room, seat, house.now) == 26 * HOUR - 1.5

    run(work())


@pytest.mark.parametrize("then", ["bot", "resign"])
def test_long_past_the_deadline_and_after_a_restart_time_is_up_once_and_as_of_its_moment(
    database_url: str, then: str
) -> None:
    async def work() -> None:
        house = House(database_url)
        async with house.open() as tables:
            company = Company(house, tables, 3, clock=slow(then=then, bot="greedy"))
            room = await company.wait_for(1)
            assert room.timeline is not None
            number, since = room.timeline.number, house.now
            await house.pass_time(10)
        house.timekeepers.clear()
        house.now += 0.5
        with opened(database_url) as c:  # other processes were there all the while, and none of them looked
            c.execute(schema.pulse.update().where(schema.pulse.c.id == 2).values(at=house.now + 9 * DAY))
        house.now += 9 * DAY
        async with house.open() as one, house.open() as other:
            rooms = await asyncio.gather(one.room(company.table), other.room(company.table))
            await asyncio.gather(one.time_passes(company.table), other.time_passes(company.table))
            for _ in range(2):
                await house.pass_time(5)
            for tables, room in zip((one, other), rooms, strict=True):
                await tables.look_again(room)
                assert room.timeline is not None
                assert room.timeline.number == number + 1
                assert room.timeline.players[1] == "greedy"
                assert (1 in room.timeline.resigned) == (then == "resign")
        assert of_time(database_url, company.table) == [(1, "late", f"{then} greedy", since + 26 * HOUR)]

    run(work())


def test_a_move_that_comes_too_late_is_refused_even_where_nobody_looked_before(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            company = Company(house, tables, 2, clock=slow())
            await company.wait_for(1)
            house.now += 26 * HOUR - 0.001
            house.timekeepers[0]._beaten = house.now  # it was there
            await company.do(1, wire.Act, action=0)
            assert of_time(sqlite_url, company.table) == []
            await company.wait_for(1)
            await house.pass_time(0)
            house.timekeepers[0]._beaten = house.now + 26 * HOUR
            house.now += 26 * HOUR
            with pytest.raises(Conflict, match="a bot plays in your place"):
                await company.do(1, wire.Act, action=0)
            assert company.players[1] == bots.usual("delphi")
            with pytest.raises(Conflict, match="take the seat back after that"):
                await company.do(1, wire.Return)

    run(work())


def test_whoever_ran_out_of_time_comes_back_when_the_bot_has_decided(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            company = Company(house, tables, 2, clock=live())
            room = await company.wait_for(1)
            await house.pass_time(2000)
            assert company.players[1] == bots.usual("delphi")
            assert room.row["lent"] == [1]
            assert room.timeline is not None
            since = room.timeline.since[1]
            action = str(room.timeline.state.decision_of(1).actions[-1])  # type: ignore[union-attr]
            await tables.bot_move(room, 1, action, since)
            await company.do(1, wire.Return)
            assert company.players == (None, None)
            if 1 in room.timeline.deciding:
                assert left(room, 1, house.now) == 60

    run(work())


def test_the_others_are_asked_at_once_and_may_agree_or_wait(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            company = Company(house, tables, 3, clock=slow(then="others", bot="greedy"))
            room = await company.wait_for(1)
            with pytest.raises(NotAllowed, match="once their time is up"):
                await company.do(0, wire.Replace, seat=1)
            await house.pass_time(27 * HOUR)
            assert room.timeline is not None
            assert room.timeline.ask is not None
            assert (room.timeline.ask.seat, room.timeline.ask.absent, room.timeline.ask.missing) == (-1, 1, (0, 2))
            assert [seat.absent for seat in room.seats(house.now)] == [False, True, False]
            await company.do(0, wire.Answer, agree=False)
            assert room.timeline.ask is None
            await house.pass_time(5 * DAY)  # it is not asked again by itself
            assert room.timeline.ask is None
            await company.do(2, wire.Replace, seat=1)
            await company.do(0, wire.Answer, agree=True)
            assert company.players == (None, "greedy", None)
            assert [kind for _, kind, *_ in of_time(sqlite_url, company.table)] == ["late"]

    run(work())


def test_with_a_clock_nobody_is_replaced_for_being_away(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            company = Company(house, tables, 2, clock=slow(), absence="others", absence_after=HOUR)
            room = await company.wait_for(1)
            await house.pass_time(20 * HOUR)
            assert not room.absent(1, house.now)
            with pytest.raises(NotAllowed, match="the clock says"):
                await company.do(0, wire.Replace, seat=1)

    run(work())


def test_the_time_when_the_house_was_away_counts_for_nobody(database_url: str) -> None:
    """The deadline lay in the night when the server was down; it comes back in two processes."""

    async def work() -> None:
        house = House(database_url)
        async with house.open() as tables:
            company = Company(house, tables, 2, clock=slow())
            await company.wait_for(1)
            since = house.now
            await house.pass_time(25 * HOUR)
            away = house.now
        house.now += 9 * HOUR
        async with house.open() as one, house.open():
            back = house.now
            await house.pass_time(1)
            room = await one.room(company.table)
            assert of_time(database_url, company.table) == [(-1, "pause", f"{away!r} {back!r}", back)]
            assert left(room, 1, back) == HOUR
            row = one.storage.read_now(lambda c: reading.read(c, company.table))
            assert row["time_by"] == back + HOUR == since + 35 * HOUR
            await house.pass_time(HOUR + 5)
            assert [kind for _, kind, *_ in of_time(database_url, company.table)] == ["pause", "late"]
            assert of_time(database_url, company.table)[-1][-1] == back + HOUR

    run(work())


def test_what_the_host_does_while_no_server_is_there_takes_nobodys_time(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            company = Company(house, tables, 2, clock=live())
            await company.wait_for(1)
            await house.pass_time(100)
        house.now += DAY
        with opened(sqlite_url) as c:
            moderating.take_back(c, company.table, 1, "host", house.now)
        house.now += DAY
        async with house.open() as tables:
            await house.pass_time(0)
            room = await tables.room(company.table)
            assert [kind for _, kind, *_ in of_time(sqlite_url, company.table)] == ["pause", "pause"]
            assert room.timeline is not None
            for seat in room.timeline.deciding:
                assert left(room, seat, house.now) > 500

    run(work())


def test_a_vacation_stops_the_slow_clocks_of_its_owner_where_all_can_see_it(database_url: str) -> None:
    async def work() -> None:
        house = House(database_url)
        async with house.open() as tables:
            company = Company(house, tables, 2, clock=slow())
            quick = Company(house, tables, 2, clock=live())
            room = await company.wait_for(1)
            person = company.people[1].id
            with opened(database_url) as c:
                assert vacations.of(c, person, 28, house.now) == wire.Vacation(None, None, 28, 28)
                vacations.begin(c, person, 10, 28, house.now)
                with pytest.raises(Conflict, match="already"):
                    vacations.begin(c, person, 1, 28, house.now)
            until = house.now + 10 * DAY
            await tables.look_again(room)
            shown = room.seats(house.now)[1].clock
            assert shown is not None
            assert (shown.rests, shown.since) == (until, until)
            assert of_time(database_url, quick.table) == []
            await house.pass_time(9 * DAY)
            assert left(room, 1, house.now) == 26 * HOUR
            await house.pass_time(2 * DAY)
            assert left(room, 1, house.now) == 2 * HOUR
            await house.pass_time(3 * HOUR)
            assert [kind for _, kind, *_ in of_time(database_url, company.table)] == ["vacation", "late"]
            with opened(database_url) as c:
                assert vacations.of(c, person, 28, house.now).left == 18
                with pytest.raises(Conflict, match="18 of 28"):
                    vacations.begin(c, person, 19, 28, house.now)
                vacations.begin(c, person, 18, 28, house.now)
                house.now += 30.5 * HOUR
                assert vacations.end(c, person, 28, house.now) == wire.Vacation(None, None, 16, 28)
                with pytest.raises(Conflict, match="not on vacation"):
                    vacations.end(c, person, 28, house.now)
                assert vacations.of(c, person, 28, house.now + 366 * DAY).left == 28
                assert len(exporting.data_of(c, person).vacations) == 2
                leaving.delete_person(c, person, house.now)
                assert c.scalar(select(schema.vacations.c.id)) is None

    run(work())


def test_a_game_that_begins_and_a_seat_that_is_given_heed_the_vacation_of_their_player(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:

            def make(c: Any) -> tuple[str, str]:
                host, guest, friend = (accounts.create_guest(c, name, "en", house.now) for name in "HGF")
                for person in (host, friend):
                    vacations.begin(c, person.id, 3, 28, house.now)
                form = wire.TableForm("delphi", [wire.SeatForm(), wire.SeatForm()], seed="3", clock=slow())
                table = lobby.create(c, host, form, house.now)
                lobby.join(c, table, guest, wire.JoinForm(), house.now)
                lobby.start(c, table, host, house.now)
                vacations.heed(c, table, house.now)
                moderating.give_seat(c, table, 1, friend.id, "host", house.now)
                return table, repr(house.now + 3 * DAY)

            table, until = tables.storage.write_now(make)
            found = [(seat, kind, text) for seat, kind, text, _ in of_time(sqlite_url, table)]
            assert found == [(0, "vacation", until), (1, "vacation", until)]
            assert (await tables.room(table)).timeline is not None

    run(work())


def test_a_clock_is_for_people_who_keep_each_other_waiting(sqlite_url: str) -> None:
    house = House(sqlite_url)

    async def work() -> None:
        async with house.open() as tables:

            def refused(match: str, seats: list[str | None], **form: Any) -> None:
                with pytest.raises(OptionError, match=match):
                    house.table(tables, seats, **form)

            refused("at least two people", [None, "greedy"], clock=slow())
            refused("one device", [None, None], clock=slow(), hot_seat=True)
            refused("budget of a live clock", [None, None], clock=wire.ClockForm("live", 10, 0))
            refused("increment of a live clock", [None, None], clock=wire.ClockForm("live", 600, DAY))
            refused("time for a decision of a slow clock", [None, None], clock=wire.ClockForm("slow", 0, 60))
            refused("no bot", [None, None], clock=slow(bot="nobody"))

            def alone(c: Any) -> reading.TableRow:
                host = accounts.create_guest(c, "H", "en", house.now)
                form = wire.TableForm("delphi", [wire.SeatForm(), wire.SeatForm()], clock=slow())
                table = lobby.create(c, host, form, house.now)
                lobby.assign(c, table, host, 1, wire.SeatForm("greedy"), house.now)
                lobby.start(c, table, host, house.now)
                return reading.read(c, table)

            row = tables.storage.write_now(alone)
            assert (row["clock"], row["clocks"], row["time_by"]) == (None, None, None)

    run(work())


def test_lists_tell_how_much_time_is_left_and_a_rematch_is_played_by_the_same_clock(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            company = Company(house, tables, 2, clock=slow(then="resign"))
            await company.wait_for(1)
            await house.pass_time(5 * HOUR)
            me = company.people[1]
            rows, _ = tables.storage.read_now(lambda c: reading.listed(c, "mine", me, None))
            [listed] = [table_info(row, me, house.now) for row in rows]
            clock = listed.seats[1].clock
            assert clock is not None
            assert clock.since is not None
            assert clock.own + clock.budget - (listed.time - clock.since) == 21 * HOUR
            assert listed.clock == slow(then="resign", bot=bots.usual("delphi"))
            await house.pass_time(22 * HOUR)  # and with that the game is over
            row = tables.storage.read_now(lambda c: reading.read(c, company.table))
            assert (row["status"], row["time_by"]) == ("over", None)
            played = tables.storage.read_now(lambda c: archive.entries(c, company.table, 0))
            assert cache.verdict(row, played).replays
            waited = statistics(row, played).seats[1].seconds
            assert waited == 26 * HOUR
            following = tables.storage.write_now(lambda c: lobby.rematch(c, company.table, me, house.now))
            row = tables.storage.read_now(lambda c: reading.read(c, following))
            assert row["clock"] == msgspec.to_builtins(listed.clock)

    run(work())


def test_newer_rules_go_on_with_the_clocks_as_they_stood(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            company = Company(house, tables, 2, clock=live())
            room = await company.wait_for(1)
            await house.pass_time(33)
            before = [left(room, seat, house.now) for seat in (0, 1)]
        with opened(sqlite_url) as c:  # as if it had been played by older ones up to here
            c.execute(schema.tables.update().values(version="0"))
            c.execute(schema.snapshots.delete())
        house.now += 2
        async with house.open() as tables:
            room = await tables.room(company.table)
            assert told(sqlite_url, company.table)[-1][1] == "migrate"
            assert [left(room, seat, house.now) for seat in (0, 1)] == [before[0], before[1] - 2]
        async with house.open() as tables:
            again = await tables.room(company.table)
            assert [left(again, seat, house.now) for seat in (0, 1)] == [before[0], before[1] - 2]

    run(work())


def test_a_backup_proves_that_clocks_lead_where_they_did(sqlite_url: str, tmp_path: Path) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            company = Company(house, tables, 2, clock=live())
            await company.wait_for(1)
            await house.pass_time(30)
            with opened(sqlite_url) as c:
                vacations.begin(c, company.people[0].id, 2, 28, house.now)
            engine = connect(house.settings.database_url)
            file = tmp_path / "kept.zip"
            backup.back_up(engine, file, house.now)
            engine.dispose()
            assert company.table in proving.prove(file).played

    run(work())


def test_a_server_that_is_killed_with_clocks_running_comes_back_with_them_as_they_were(sqlite_url: str) -> None:
    """And a program follows them: by `time_left`, from its own seat and another's."""
    with Running(sqlite_url) as server, guests([server.url] * 2) as (ann, bo):
        made = seated([ann, bo], "delphi", seed="2", clock={"kind": "slow", "budget": 2 * HOUR, "decision": DAY})
        before = ann.table(made.id)
        [waited] = before.waiting
        with ann.sit(made.id) as seat:
            assert [seat.time_left(other) is None for other in (waited, 1 - waited)] == [False, True]
            assert 26 * HOUR - 60 < (seat.time_left(waited) or 0) <= 26 * HOUR
            server.kill()
            server.start()
            wait_for(seat, 0)
            assert [one.clock for one in ann.table(made.id).seats] == [one.clock for one in before.seats]
            assert (bo, ann)[waited == 0].vacation().left == 28
            gone = (ann, bo)[waited].go_on_vacation(3)
            wait_for(seat, 1)
            assert seat.entries[-1].kind == "vacation"
            assert seat.now is not None
            clock = seat.now.seats[waited].clock
            assert clock is not None
            assert clock.rests == clock.since == pytest.approx(gone.ends, abs=0.001)
            assert (ann, bo)[waited].come_back().left == 27
            wait_for(seat, 2)
            with pytest.raises(Refusal, match="not on vacation"):
                (ann, bo)[waited].come_back()
            with pytest.raises(Refusal, match="at least two people"):
                ann.create("delphi", [None, "greedy"], clock={"kind": "slow", "budget": 0, "decision": DAY})
