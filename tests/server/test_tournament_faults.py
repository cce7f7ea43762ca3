"""What comes between: restarts, other processes, clocks that run out, tables that are closed, people who are gone."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from aegean.server.door import leaving
from aegean.server.house import moderating
from aegean.server.tournaments import progress, signing
from aegean.server.wire import tournaments as told
from tests.server.contesting import DAY, HOUR, Contest, slow, tables_of
from tests.server.house import House, run


async def begun(contest: Contest, kind: str, seats: int, count: int, **more: Any) -> tuple[str, dict[int, Any]]:
    """A tournament that has just begun, and its people by number."""
    programs = contest.programs(count)
    id_ = contest.create(contest.account("Organiser"), kind, seats, begins_with=count, **more)
    await contest.sign_up(id_, programs)
    return id_, contest.by_number(id_, programs)


def test_a_restart_at_every_point_changes_nothing(database_url: str) -> None:
    """Every transaction is followed by the end of the process; the next one goes on from what is there."""

    async def work() -> None:
        house = House(database_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            programs = contest.programs(6)
            league = contest.create(contest.account("Organiser"), "league", 2, begins_with=6, plan={"division": 3})
            for one in programs:
                contest.enter(league, one)
        for _ in range(40):
            async with house.open() as tables:
                contest = Contest(house, tables)
                if not tables.storage.read_now(lambda c: progress.waits(c, league, house.now)):
                    people = contest.by_number(league, programs)
                    going = contest.at_tables(league)
                    if not going:
                        break
                    await contest.won_by(going[0], min(going[0].entrants), people)
                contest.do(lambda c: progress.go_on(c, league, house.now))
        async with house.open() as tables:
            found = Contest(house, tables).info(league)
            assert found.status == "over"
            assert sorted(str(game.table) for game in found.fixtures) == sorted(tables_of(database_url, league))
            assert [[row.wins for row in division.standings] for division in found.divisions] == [[2.0, 1.0, 0.0]] * 2

    run(work())


def test_two_processes_make_every_table_once(database_url: str) -> None:
    async def work() -> None:
        house = House(database_url)
        async with house.open() as tables, house.open() as others:
            one, other = Contest(house, tables), Contest(house, others)
            programs = one.programs(12)
            league = one.create(one.account("Organiser"), "league", 2, begins_with=12, plan={"division": 4})
            for person in programs:
                one.enter(league, person)
            people: dict[int, Any] = {}
            for turn in range(40):
                await asyncio.gather(one.progress.look(), other.progress.look(), one.progress.look())
                people = people or one.by_number(league, programs)
                going = one.at_tables(league)
                if not going:
                    break
                for at, game in enumerate(going):
                    await ((one, other)[(turn + at) % 2]).won_by(game, min(game.entrants), people)
            found = one.info(league)
            assert (found.status, len(found.fixtures)) == ("over", 18)
            made = tables_of(database_url, league)
            assert sorted(made) == sorted(str(game.table) for game in found.fixtures)

    run(work())


@pytest.mark.parametrize("then", ["bot", "resign"])
def test_who_never_comes_is_out_by_the_clock_and_their_opponents_win(sqlite_url: str, then: str) -> None:
    """Both let a first game's time run out. Whoever acted once before was late, and stays."""

    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            plan = {"division": 3, "at_once": 1}
            league, people = await begun(contest, "league", 2, 3, clock=slow(then=then, bot="greedy"), plan=plan)
            [first] = contest.at_tables(league)
            room = await tables.room(str(first.table))
            assert room.timeline is not None
            [seat] = room.timeline.deciding
            missing, there = first.entrants[seat], first.entrants[1 - seat]
            await house.pass_time(DAY - 1)
            assert contest.at_tables(league)
            await house.pass_time(HOUR)
            if then == "bot":  # the game is played on; the other one ends it by losing to the bot
                assert contest.at_tables(league)
                await contest.resign(str(first.table), people[there])
            await contest.progress.look()
            found = contest.info(league)
            game = found.fixtures[first.number - 1]
            assert game.late[seat]
            if then == "bot":  # both had left it: it counts for nobody
                assert (game.decided, game.places) == ("nobody", None)
            else:
                assert (game.decided, (game.places or [])[seat], (game.places or [])[1 - seat]) == ("played", 2, 1)
            assert {one.number: one.out for one in found.people}[missing] == "absent"
            # Whoever should have played against them later has won without a game.
            other = ({1, 2, 3} - {missing, there}).pop()
            for one in contest.at_tables(league):
                assert set(one.entrants) == {there, other}
                await contest.won_by(one, there, people)
            await contest.progress.look()
            found = contest.info(league)
            assert found.status == "over"
            walkovers = [set(game.entrants) for game in found.fixtures if game.decided == "walkover"]
            assert {missing, other} in walkovers

    run(work())


def test_a_no_show_can_be_let_back_in(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            programs = contest.programs(3)
            organiser = contest.account("Organiser")
            plan = {"division": 3, "at_once": 1}
            league = contest.create(organiser, "league", 2, begins_with=3, clock=slow(then="resign"), plan=plan)
            await contest.sign_up(league, programs)
            [first] = contest.at_tables(league)
            room = await tables.room(str(first.table))
            assert room.timeline is not None
            missing = first.entrants[room.timeline.deciding[0]]
            await house.pass_time(DAY + HOUR)
            contest.do(lambda c: progress.go_on(c, league, house.now))
            contest.do(lambda c: signing.take_in(c, league, organiser, missing, house.now))
            await contest.progress.look()
            lost = [game.number for game in contest.info(league).fixtures if missing in game.entrants and game.decided]
            assert len(lost) == 2  # the other one without a game
            for number in lost:
                contest.again(league, organiser, number)
            await contest.progress.look()
            people = contest.by_number(league, programs)
            await contest.season(league, lambda one: one, people)
            [division] = contest.info(league).divisions
            played = {row.entrant: row.played for row in division.standings}
            assert played == {1: 2, 2: 2, 3: 2}

    run(work())


def test_a_closed_table_waits_three_days_for_its_organiser(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            cup, people = await begun(contest, "cup", 2, 4, clock=slow())
            one, other = contest.at_tables(cup)
            contest.do(lambda c: moderating.close(c, str(one.table), "a bug", "Helper", house.now))
            await contest.won_by(other, other.entrants[0], people)
            await contest.progress.look()
            found = contest.info(cup)
            assert [(game.closed, game.decided) for game in found.fixtures] == [(True, ""), (False, "played")]
            house.now += 3 * DAY - 1
            await contest.progress.look()
            assert contest.info(cup).status == "running"
            house.now += 1
            await contest.progress.look()
            found = contest.info(cup)
            assert (found.status, found.fixtures[0].decided) == ("over", "nobody")  # one is left, and has won the cup

    run(work())


def test_a_game_that_all_its_people_gave_up_is_not_waited_for(sqlite_url: str) -> None:
    """At a table of four a bot sits for each of the two who left; then both others give up."""

    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            plan = {"division": 4, "games": 2, "at_once": 1}
            league, people = await begun(contest, "league", 4, 4, plan=plan)
            for number in (1, 2):
                contest.leave(league, people[number])
            [first] = contest.at_tables(league)
            await contest.won_by(first, 3, people)
            await contest.progress.look()
            [second] = contest.at_tables(league)
            assert second.number == 2
            for number in (3, 4):
                await contest.resign(str(second.table), people[number])
            await contest.progress.look()
            found = contest.info(league)
            assert (found.status, [game.decided for game in found.fixtures]) == ("over", ["played", "nobody"])

    run(work())


def test_bots_play_for_who_left_and_count_for_nobody(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            plan = {"division": 3, "games": 2, "at_once": 1}
            league, people = await begun(contest, "league", 3, 3, plan=plan)
            [first] = contest.at_tables(league)
            contest.do(lambda c: signing.leave(c, league, people[3], house.now))
            await contest.won_by(first, 3, people)  # games that have begun go on, and count
            await contest.progress.look()
            [second] = contest.at_tables(league)
            room = await tables.room(str(second.table))
            bots = [place["bot"] for place in room.row["places"]]
            assert [bot is not None for bot in bots] == [one == 3 for one in second.entrants]
            await contest.play(str(second.table), 1)
            await contest.progress.look()
            found = contest.info(league)
            places = found.fixtures[1].places
            assert (found.status, sorted(places or [], key=str)) == ("over", [1, 2, None])
            assert (places or [])[second.entrants.index(3)] is None
            # A game of three is worth 100 and 2 x 15, one of two 100 and nothing.
            [division] = found.divisions
            assert {row.entrant: row.points for row in division.standings}[3] == 100.0
            assert sorted(row.points for row in division.standings) == [15.0, 100.0, 115.0]

    run(work())


def test_who_is_deleted_is_played_for_and_has_no_name(database_url: str) -> None:
    async def work() -> None:
        house = House(database_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            programs = contest.programs(4)
            organiser = contest.account("Organiser")
            league = contest.create(organiser, "league", 2, begins_with=3, title="The league of Organiser")
            await contest.sign_up(league, programs[:3])
            waiting = contest.create(organiser, "cup", 2, begins_with=4)
            await contest.sign_up(waiting, programs[:2])
            never = contest.create(organiser, "cup", 2)
            people = contest.by_number(league, programs)
            contest.do(lambda c: leaving.delete_person(c, people[1].id, house.now))
            await contest.progress.look()
            found = contest.info(league)
            assert [(one.name, one.out) for one in found.people if one.number == 1] == [("", "gone")]
            assert contest.info(waiting).entrants == 1
            contest.do(lambda c: leaving.delete_person(c, organiser.id, house.now))
            await contest.progress.look()
            found = contest.info(league)
            assert (found.title, found.organiser, found.status) == ("–", "", "running")
            assert (contest.info(never).status, contest.info(never).why) == ("called_off", "organiser")
            assert contest.info(waiting).status == "open"  # its number lets it begin
            left = {number: person for number, person in people.items() if number != 1}
            for _ in range(9):
                for game in contest.at_tables(league):
                    if set(game.entrants) == {2, 3}:
                        await contest.won_by(game, 2, left)
                    else:
                        await contest.play(str(game.table), 1)
                await contest.progress.look()
            found = contest.info(league)
            assert found.status == "over"
            [division] = found.divisions
            assert [(row.entrant, row.wins) for row in division.standings if row.entrant != 1] == [(2, 2.0), (3, 1.0)]

    run(work())


def test_one_tournament_that_cannot_go_on_stops_no_other(sqlite_url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            organiser, programs = contest.account("Organiser"), contest.programs(2)
            ids = [contest.create(organiser, "cup", 2, begins_with=2) for _ in range(2)]
            for id_ in ids:
                for person in programs:
                    contest.enter(id_, person)
            begin = progress.begin

            def broken(c: Any, found: Any, now: float) -> None:
                if found.id == min(ids):
                    raise KeyError("a game that is not there any more")
                begin(c, found, now)

            monkeypatch.setattr(progress, "begin", broken)
            await contest.progress.look()
            assert [contest.info(id_).status for id_ in sorted(ids)] == ["open", "running"]
            monkeypatch.undo()
            await contest.progress.look()
            assert contest.info(min(ids)).status == "running"

    run(work())


def test_too_few_on_the_day_call_it_off(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            organiser, programs = contest.account("Organiser"), contest.programs(2)
            league = contest.create(organiser, "league", 3, begins=house.now + HOUR)
            await contest.sign_up(league, programs)
            house.now += HOUR
            await contest.progress.look()
            found: told.TournamentInfo = contest.info(league)
            assert (found.status, found.why, found.fixtures) == ("called_off", "few", [])

    run(work())
