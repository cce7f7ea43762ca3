"""Making a tournament, signing up, and what its organiser may do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from sqlalchemy import update

from aegean.core.errors import OptionError
from aegean.server import wire
from aegean.server.door import accounts
from aegean.server.errors import Conflict, NotAllowed, NotFound
from aegean.server.notifications import calls, outbox, taking_up, wording
from aegean.server.store import schema
from aegean.server.tables import reading as table_reading
from aegean.server.tournaments import progress, reading, signing
from aegean.server.wire import tournaments as told
from tests.server.contesting import DAY, HOUR, Contest, form, slow
from tests.server.house import House, opened, run


@pytest.mark.parametrize(
    ("kind", "seats", "more", "says"),
    [
        ("league", 4, {"plan": {"division": 3}}, "a division of 3 cannot sit at tables of 4"),
        ("league", 4, {"most": 3}, "at least 4 who sign up: let so many, and not 3"),
        ("cup", 2, {"begins": 5.0}, "a time that is yet to come, and within a year"),
        ("cup", 2, {"begins_with": 9, "most": 8}, "it would begin with 9, and only 8 may sign up"),
        ("cup", 2, {"title": "   "}, "a tournament needs a title"),
        ("cup", 5, {}, "delphi is played by 2 to 4|seats"),
        ("cup", 2, {"clock": slow(then="others")}, 'ends with "bot" or "resign"'),
        ("cup", 2, {"clock": wire.ClockForm("slow", 0, 60)}, "lies between 3600 and"),
        ("cup", 4, {"game": "hellas", "options": {"mode": "kronos"}}, "everybody plays for themselves"),
        ("cup", 2, {"game": "chess", "options": {}}, "there is no game 'chess'"),
        ("cup", 2, {"options": {"tiles_less": 9}}, "tiles_less"),
    ],
)
def test_what_cannot_be_is_refused_with_what_would_be_right(
    sqlite_url: str, kind: str, seats: int, more: dict[str, Any], says: str
) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            with pytest.raises(OptionError, match=says):
                contest.create(contest.account("Organiser"), kind, seats, **more)

    run(work())


def test_guests_neither_organise_nor_sign_up(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            guest = contest.do(lambda c: accounts.create_guest(c, "Guest", "en", house.now))
            cup = contest.create(contest.account("Organiser"), "cup", 2)
            with pytest.raises(NotAllowed, match="create an account first"):
                contest.create(guest, "cup", 2)
            with pytest.raises(NotAllowed, match="create an account first"):
                await contest.sign_up(cup, [guest])

    run(work())


def test_signing_up_and_leaving_again(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            organiser, programs = contest.account("Organiser"), contest.programs(4)
            cup = contest.create(organiser, "cup", 2, most=3)
            await contest.sign_up(cup, programs[:3])
            await contest.sign_up(cup, programs[:1])  # twice is once
            with pytest.raises(Conflict, match="all places are taken"):
                await contest.sign_up(cup, programs[3:])
            contest.do(lambda c: signing.leave(c, cup, programs[1], house.now))
            await contest.sign_up(cup, programs[3:])
            assert [one.name for one in contest.info(cup).people] == ["Program 1", "Program 3", "Program 4"]
            with pytest.raises(NotAllowed, match="do not take part"):
                contest.do(lambda c: signing.leave(c, cup, programs[1], house.now))
            contest.do(lambda c: progress.start(c, cup, organiser, house.now))
            with pytest.raises(Conflict, match="signing up is over"):
                await contest.sign_up(cup, [programs[1]])
            with pytest.raises(Conflict, match="begun already"):
                contest.do(lambda c: progress.start(c, cup, organiser, house.now))
            with pytest.raises(Conflict, match="signing up is over"):
                contest.do(lambda c: signing.change(c, cup, organiser, told.TournamentChange(most=9), house.now))

    run(work())


def test_the_organiser_changes_the_plan_before_the_beginning(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            organiser, programs = contest.account("Organiser"), contest.programs(3)
            cup = contest.create(organiser, "cup", 2, begins=house.now + HOUR)
            await contest.sign_up(cup, programs[:2])

            def change(**more: Any) -> None:
                by = more.pop("by", organiser)
                contest.do(lambda c: signing.change(c, cup, by, told.TournamentChange(**more), house.now))

            with pytest.raises(NotAllowed, match="only the organiser"):
                change(title="Mine", by=programs[0])
            with pytest.raises(OptionError, match="only 8 may sign up"):
                change(begins_with=9, most=8)
            change(title="  Another   name ", by_hand=True, most=3)
            found = contest.info(cup)
            assert (found.title, found.begins, found.begins_with, found.most) == ("Another name", None, None, 3)
            await contest.sign_up(cup, programs[2:])
            with pytest.raises(Conflict, match="3 have signed up already"):
                change(most=2)
            change(begins_with=3)  # so many are there: it begins at once
            await contest.progress.look()
            assert contest.info(cup).status == "running"

    run(work())


def test_too_few_do_not_begin_by_hand(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            organiser, programs = contest.account("Organiser"), contest.programs(2)
            league = contest.create(organiser, "league", 2)
            await contest.sign_up(league, programs)
            with pytest.raises(Conflict, match="3 are needed, and 2 have signed up"):
                contest.do(lambda c: progress.start(c, league, organiser, house.now))
            with pytest.raises(OptionError, match="at least 3"):
                contest.do(lambda c: signing.change(c, league, organiser, told.TournamentChange(most=2), house.now))

    run(work())


def test_the_organiser_decides_games_and_lets_them_be_played_again(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            organiser, programs = contest.account("Organiser"), contest.programs(4)
            cup = contest.create(organiser, "cup", 2, begins_with=4)
            await contest.sign_up(cup, programs)
            people = contest.by_number(cup, programs)

            def decide(number: int, places: list[int | None], by: wire.Person = organiser) -> None:
                contest.do(lambda c: signing.decide(c, cup, by, number, places, house.now))

            with pytest.raises(NotAllowed, match="only the organiser"):
                decide(1, [1, 2], programs[0])
            with pytest.raises(OptionError, match="this game has 2 seats"):
                decide(1, [1, 2, 3])
            with pytest.raises(OptionError, match="places count from 1"):
                decide(1, [2, 3])
            with pytest.raises(NotFound, match="no such game"):
                decide(9, [1, 2])
            first, second = contest.at_tables(cup)
            decide(1, [2, 1])
            assert tables.storage.read_now(lambda c: table_reading.read(c, str(first.table)))["status"] == "closed"
            await contest.won_by(second, second.entrants[0], people)
            contest.do(lambda c: signing.play_again(c, cup, organiser, 1, house.now))
            await contest.progress.look()
            [again] = contest.at_tables(cup)
            assert (again.number, again.entrants) == (1, first.entrants)
            assert again.table != first.table
            await contest.won_by(again, again.entrants[0], people)
            await contest.progress.look()
            with pytest.raises(Conflict, match="this round is over"):
                decide(1, [2, 1])
            [final] = contest.at_tables(cup)
            assert set(final.entrants) == {first.entrants[0], second.entrants[0]}
            decide(3, [1, 1])  # both have won: whoever drew the lower lot goes on, and here nothing is left
            await contest.progress.look()
            assert contest.info(cup).status == "over"
            with pytest.raises(Conflict, match="while the tournament is running"):
                decide(3, [1, 2])

    run(work())


def test_whoever_is_taken_out_plays_no_more_and_may_come_back(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            organiser, programs = contest.account("Organiser"), contest.programs(3)
            event = contest.create(organiser, "rounds", 3, begins_with=3, plan={"rounds": 2})
            await contest.sign_up(event, programs)
            contest.do(lambda c: signing.remove(c, event, organiser, 2, house.now))
            with pytest.raises(NotFound, match="nobody who takes part"):
                contest.do(lambda c: signing.remove(c, event, organiser, 2, house.now))
            assert [one.out for one in contest.info(event).people] == ["", "removed", ""]
            contest.do(lambda c: signing.take_in(c, event, organiser, 2, house.now))
            with pytest.raises(NotFound, match="nobody who was absent"):
                contest.do(lambda c: signing.take_in(c, event, organiser, 2, house.now))
            assert [one.out for one in contest.info(event).people] == ["", "", ""]

    run(work())


def test_called_off_its_games_can_be_played_on(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            organiser, programs = contest.account("Organiser"), contest.programs(2)
            cup = contest.create(organiser, "cup", 2, begins_with=2)
            await contest.sign_up(cup, programs)
            [game] = contest.at_tables(cup)
            contest.do(lambda c: signing.call_off(c, cup, organiser, house.now))
            with pytest.raises(Conflict, match="ended already"):
                contest.do(lambda c: signing.call_off(c, cup, organiser, house.now))
            await contest.play(str(game.table), 1)
            await contest.progress.look()
            found = contest.info(cup)
            assert (found.status, found.why, found.fixtures[0].decided) == ("called_off", "organiser", "")

    run(work())


def test_a_private_tournament_is_for_those_with_the_link(sqlite_url: str) -> None:
    """So are its tables, which the same link opens, and the season after it."""

    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            organiser, programs = contest.account("Organiser"), contest.programs(3)
            stranger = programs[2]
            cup = contest.create(organiser, "cup", 2, public=False, begins_with=2)
            invite = contest.info(cup, organiser).invite or ""
            assert contest.info(cup, stranger).invite is None

            def sees(id_: str, person: wire.Person | None, word: str = "") -> bool:
                try:
                    tables.storage.read_now(lambda c: reading.visible(c, id_, person, word))
                except NotFound:
                    return False
                return True

            assert sees(cup, organiser)
            assert not sees(cup, None)
            assert not sees(cup, stranger)
            assert sees(cup, None, invite)
            deeds: list[Callable[[Any], object]] = [
                lambda c: signing.enter(c, cup, stranger, "", house.now),
                lambda c: signing.leave(c, cup, stranger, house.now),
                lambda c: signing.call_off(c, cup, stranger, house.now),
                lambda c: progress.start(c, cup, stranger, house.now),
            ]
            for deed in deeds:
                with pytest.raises(NotFound, match="there is no such tournament"):
                    contest.do(deed)
            assert [contest.listed(which, stranger) for which in ("open", "running", "finished", "mine")] == [[]] * 4
            await contest.sign_up(cup, programs[:2], invite)
            [game] = contest.at_tables(cup)
            row = tables.storage.read_now(lambda c: table_reading.read(c, str(game.table)))
            with pytest.raises(NotFound):
                table_reading.check_visible(row, stranger)
            table_reading.check_visible(row, stranger, invite)
            await contest.won_by(game, 1, contest.by_number(cup, programs))
            await contest.progress.look()
            following = contest.do(lambda c: signing.next_season(c, cup, organiser, told.SeasonForm(), house.now))
            assert sees(following, programs[0], invite)
            assert not sees(following, stranger)
            with pytest.raises(Conflict, match="is there already"):
                contest.do(lambda c: signing.next_season(c, cup, organiser, told.SeasonForm(), house.now))

    run(work())


def test_the_lists(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            organiser, programs = contest.account("Organiser"), contest.programs(2)
            ids = []
            for number in range(4):
                house.now += 1
                ids.append(contest.create(organiser, "cup", 2, title=f"Cup {number}"))
            for id_ in ids[1:3]:
                await contest.sign_up(id_, programs)
                contest.start(id_, organiser)
            await contest.progress.look()
            [game] = contest.at_tables(ids[2])
            await contest.won_by(game, 1, contest.by_number(ids[2], programs))
            await contest.progress.look()

            def titles(which: str, person: wire.Person | None = None) -> list[str]:
                return sorted(one.title for one in contest.listed(which, person))

            assert titles("open") == ["Cup 0", "Cup 3"]
            assert titles("running") == ["Cup 1"]
            assert titles("finished") == ["Cup 2"]
            assert titles("mine", organiser) == ["Cup 0", "Cup 1", "Cup 3"]
            assert titles("mine", programs[0]) == ["Cup 1"]
            assert titles("mine") == []

    run(work())


def test_nobody_organises_more_than_six_at_a_time(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            organiser = contest.account("Organiser")
            made = [contest.create(organiser, "cup", 2) for _ in range(6)]
            with pytest.raises(Conflict, match="you organise 6 tournaments"):
                contest.create(organiser, "cup", 2)
            contest.do(lambda c: signing.call_off(c, made[0], organiser, house.now))
            contest.create(organiser, "cup", 2)

    run(work())


def test_whoever_looks_after_the_house_may_do_what_the_organiser_may(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            cup = contest.create(contest.account("Organiser"), "cup", 2, public=False)
            helper = contest.account("Helper")
            with opened(sqlite_url) as c:
                c.execute(update(schema.users).where(schema.users.c.id == helper.id).values(role="moderator"))
                helper = accounts.find(c, helper.id)
            contest.do(lambda c: signing.call_off(c, cup, helper, house.now))
            assert contest.info(cup).status == "called_off"

    run(work())


def test_those_who_play_are_called_when_their_table_was_made(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            programs = contest.programs(3)
            event = contest.create(contest.account("Organiser"), "rounds", 3, begins_with=3, begins=house.now + DAY)
            await contest.sign_up(event, programs)
            [game] = contest.at_tables(event)
            with opened(sqlite_url) as c:
                rows = c.execute(schema.calls.select().where(schema.calls.c.table == game.table)).all()
            assert sorted(row.seat for row in rows) == [0, 1, 2]
            assert {row.reason for row in rows} <= {calls.TURN, calls.BEGUN}

    run(work())


def test_a_form_of_every_kind_is_kept_as_it_was_made(sqlite_url: str) -> None:
    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            organiser = contest.account("Organiser")
            for kind in ("league", "cup", "rounds"):
                wished = form(kind, 2, plan={"rounds": 5, "moves": 2}, clock=slow(then="resign"), most=20)
                id_ = contest.make(organiser, wished)
                found = contest.info(id_, organiser)
                assert (found.kind, found.plan, found.most, found.seats) == (kind, wished.plan, 20, 2)
                assert (found.clock.decision, found.clock.then, found.clock.bot) == (DAY, "resign", "hoplite")
                assert found.options["tiles_less"] == 4
                assert (found.organises, found.organiser, found.own) == (True, "Organiser", True)

    run(work())


def test_those_who_take_part_are_told_what_becomes_of_it(sqlite_url: str) -> None:
    """That it begins and is over; whoever calls it off is not told so, and nobody is told what is no longer so."""

    async def work() -> None:
        house = House(sqlite_url)
        async with house.open() as tables:
            contest = Contest(house, tables)
            organiser, programs = contest.account("Organiser"), contest.programs(2)
            with opened(sqlite_url) as c:
                for one in (organiser, *programs):
                    told_at = {"kind": "ntfy", "address": f"https://ntfy.sh/{one.id}", "state": "on", "created": 1.0}
                    c.execute(schema.destinations.insert().values(id=one.id, user=one.id, **told_at))

            def messages(person: wire.Person) -> list[tuple[str, str, str]]:
                batch = contest.do(taking_up.due_batch(person.id, house.now))
                if batch is None:
                    return []
                facts = tables.storage.read_now(lambda c: wording.facts_of(c, batch))
                contest.do(lambda c: outbox.sent(c, batch, house.now))
                return [tuple(line) for line in wording.message(batch, facts, "The club").lines]  # type: ignore[misc]

            cup = contest.create(organiser, "cup", 2, begins_with=2, title="The cup")
            await contest.sign_up(cup, programs)
            where = ("The cup · The Oracle of Delphi", f"/tournament/{cup}")
            assert messages(programs[0]) == [("A tournament begins", *where)]
            assert messages(organiser) == []
            [game] = contest.at_tables(cup)
            await contest.won_by(game, 1, contest.by_number(cup, programs))
            await contest.progress.look()
            assert messages(programs[0]) == [("A tournament is over", *where)]
            assert messages(programs[1]) == [("A tournament is over", *where)]  # that it began is no news any more
            other = contest.create(organiser, "cup", 2)
            await contest.sign_up(other, [organiser, programs[0]])
            contest.do(lambda c: signing.call_off(c, other, organiser, house.now))
            assert [what for what, _, _ in messages(programs[0])] == ["A tournament was called off"]
            assert messages(organiser) == []

    run(work())
