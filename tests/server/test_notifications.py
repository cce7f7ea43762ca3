"""Whoever is away learns what calls for them: once, soon, and nothing of what they may not know."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import Connection, select

from aegean.server import wire
from aegean.server.door import accounts
from aegean.server.house import moderating
from aegean.server.notifications import destinations, outbox, preferences
from aegean.server.people import friends
from aegean.server.store import schema
from aegean.server.tables import lobby, reading
from tests.server.club import Club, Table
from tests.server.house import run
from tests.server.receiving import Browser, Receiver, receiver

HOUR = 3600.0


@pytest.fixture
def hook() -> Iterator[Receiver]:
    with receiver() as one:
        yield one


def test_a_decision_is_told_once_however_often_one_comes_and_goes(database_url: str, hook: Receiver) -> None:
    async def work() -> None:
        async with Club(database_url).open() as club:
            table = club.table(2, title="Tuesday’s game")
            club.reach(table.people[1].id, "json", hook.url)
            await club.after(0)
            await club.after()
            hook.received.clear()  # that it has begun
            await table.until_asked(1)
            await club.after(30)
            assert hook.received == []  # there is time to see it for oneself
            await club.after(31)
            (told,) = hook.received
            assert told.json["reason"] == "turn"
            assert told.json["title"] == "It is your turn"
            (line,) = told.json["lines"]
            assert line["where"] == "Tuesday’s game · The Oracle of Delphi"
            assert line["url"] == f"https://play.example.org/table/{table.id}"
            for _ in range(3):  # coming and going is no reason
                table.look(1)
                await club.after(HOUR)
            assert len(hook.received) == 1
            await table.until_asked(0)
            await table.until_asked(1)
            await club.after()
            assert len(hook.received) == 2

    run(work())


def test_whoever_looks_is_not_told_and_whoever_only_has_the_page_open_is(sqlite_url: str, hook: Receiver) -> None:
    async def work() -> None:
        async with Club(sqlite_url).open() as club:
            table = club.table(2)
            club.reach(table.people[1].id, "json", hook.url)
            await club.after()
            hook.received.clear()
            room, there = await club.tables.connect(table.id, table.people[1], None, "")
            await table.until_asked(1)
            club.house.now += 20
            await club.tables.keep_up()
            await club.after()
            assert hook.received == []
            await table.until_asked(0)
            await club.tables.look(room, there, away=True)
            club.house.now += 10
            await table.until_asked(1)
            club.house.now += 20
            await club.tables.keep_up()  # connected, as ever
            await club.after()
            assert len(hook.received) == 1
            await table.until_asked(0)
            await table.until_asked(1)
            await club.tables.look(room, there, away=False)  # at that very moment: too short to see anything
            await club.tables.disconnect(room, there)
            await club.after()
            assert len(hook.received) == 2

    run(work())


def test_who_was_quicker_or_goes_on_in_their_own_turn_is_told_nothing(sqlite_url: str, hook: Receiver) -> None:
    async def work() -> None:
        async with Club(sqlite_url).open() as club:
            table = club.table(2)
            for person in table.people:
                club.reach(person.id, "json", f"{hook.url}/{person.id}")
            await club.after()
            hook.received.clear()
            await table.until_asked(1)
            await table.act()  # by 1, who has not looked at the table but plays by a program
            await club.after()
            assert [one for one in hook.received if one.path == f"/{table.people[1].id}"] == []
            assert club.calls() == 0

    run(work())


def test_against_bots_and_on_one_device_nobody_is_kept_waiting(sqlite_url: str, hook: Receiver) -> None:
    async def work() -> None:
        async with Club(sqlite_url).open() as club:
            alone = club.table(1, bots=1)
            club.reach(alone.people[0].id, "json", hook.url)
            room = await club.tables.room(alone.id)
            for _ in range(30):
                timeline = await alone.timeline()
                seat = timeline.deciding[0]
                text = str(timeline.state.decision_of(seat).actions[0])
                if seat == 1:
                    await club.tables.bot_move(room, 1, text, timeline.since[1])
                else:
                    await alone.act()
            form = wire.TableForm(game="delphi", seats=[wire.SeatForm(), wire.SeatForm(name="Bea")], hot_seat=True)
            me = alone.people[0]
            shared = club.do(lambda c: lobby.create(c, me, form, club.house.now))
            club.do(lambda c: lobby.start(c, shared, me, club.house.now))
            device = Table(club, shared)
            for _ in range(30):
                await device.act()
            await club.after()
            assert hook.received == []
            assert club.calls() == 0

    run(work())


def test_somebody_who_is_asked_to_agree_and_who_was_not_there_at_the_end(sqlite_url: str, hook: Receiver) -> None:
    async def work() -> None:
        async with Club(sqlite_url).open() as club:
            table = club.table(3, game="hellas")
            club.reach(table.people[2].id, "json", hook.url)
            await club.after()
            hook.received.clear()
            await table.until_asked(0)
            await table.act()
            await table.do(0, wire.AskBack)
            row = club.tables.storage.read_now(lambda c: reading.read(c, table.id))
            assert row["asked"] == [1, 2]
            await club.after()
            assert [one.json["reason"] for one in hook.received] == ["agree"]
            await table.do(1, wire.Answer, agree=True)
            await club.after()
            assert len(hook.received) == 1  # it is still the same question
            await table.do(2, wire.Answer, agree=True)
            hook.received.clear()
            await table.do(0, wire.Resign)
            await table.do(1, wire.Resign)
            await club.after()
            assert [one.json["reason"] for one in hook.received] == ["ended"]

    run(work())


def test_tables_that_fill_begin_close_and_are_played_again(sqlite_url: str, hook: Receiver) -> None:
    async def work() -> None:
        async with Club(sqlite_url).open() as club:
            first = club.table(2)
            host, guest = first.people
            for person in first.people:
                club.reach(person.id, "json", f"{hook.url}/{person.id}")
            form = wire.TableForm(game="delphi", seats=[wire.SeatForm(), wire.SeatForm()], public=False)
            open_ = club.do(lambda c: lobby.create(c, host, form, club.house.now))
            invite = club.tables.storage.read_now(lambda c: reading.read(c, open_))["invite"]
            await club.after()
            hook.received.clear()
            club.do(lambda c: lobby.join(c, open_, guest, wire.JoinForm(invite=invite), club.house.now))
            await club.after()
            assert [(one.path, one.json["reason"]) for one in hook.received] == [(f"/{host.id}", "full")]
            hook.received.clear()
            club.do(lambda c: lobby.start(c, open_, host, club.house.now))
            await club.after()
            (told,) = hook.received
            assert told.path == f"/{guest.id}"
            assert told.json["reason"] in ("begun", "turn")
            assert invite not in told.body.decode()  # no link that gives access
            hook.received.clear()
            club.do(lambda c: moderating.close(c, open_, "for a test", moderating.HOST, club.house.now))
            await first.do(0, wire.Resign)
            await club.after()
            assert sorted((one.path, one.json["reason"]) for one in hook.received) == sorted(
                [(f"/{host.id}", "ended"), (f"/{guest.id}", "ended")]
            )
            ended = next(one for one in hook.received if one.path == f"/{guest.id}")
            assert sorted(ended.json["tables"]) == sorted([open_, first.id])  # two reasons at once are one message
            hook.received.clear()
            club.do(lambda c: lobby.rematch(c, first.id, host, club.house.now))
            await club.after()
            (told,) = hook.received
            assert (told.path, told.json["reason"], told.json["tables"]) == (f"/{guest.id}", "rematch", [first.id])
            hook.received.clear()
            second = club.table(2)
            await second.do(0, wire.Resign)
            club.do(lambda c: lobby.rematch(c, second.id, second.people[0], club.house.now))
            club.do(lambda c: lobby.rematch(c, second.id, second.people[1], club.house.now))  # who comes at once
            club.reach(second.people[1].id, "json", f"{hook.url}/second")
            club.do(lambda c: preferences.silence(c, second.people[1].id, second.id, on=False))
            await club.after()
            assert [one.json["reason"] for one in hook.received if one.path == "/second"] == ["ended"]

    run(work())


def test_a_seat_that_is_given_to_somebody_asks_them_too(sqlite_url: str, hook: Receiver) -> None:
    async def work() -> None:
        async with Club(sqlite_url).open() as club:
            table, other = club.table(2), club.table(2)
            await table.until_asked(1)
            await club.after()
            heir = other.people[1]
            club.reach(heir.id, "json", hook.url)
            club.do(lambda c: moderating.give_seat(c, table.id, 1, heir.id, moderating.HOST, club.house.now))
            await club.after()
            assert [one.json["tables"] for one in hook.received] == [[table.id]]

    run(work())


def test_who_is_asked_to_be_friends_is_told_once_a_day_and_not_by_whom_they_block(
    sqlite_url: str, hook: Receiver
) -> None:
    async def work() -> None:
        async with Club(sqlite_url).open() as club:

            def people(c: Connection) -> list[wire.Person]:
                names = ("Ada", "Berenice", "Clio")
                return [accounts.create_account(c, name, "hash", "en", club.house.now)[0] for name in names]

            ada, berenice, clio = club.do(people)
            club.reach(berenice.id, "json", hook.url)

            def ask(asker: wire.Person) -> None:
                club.do(lambda c: friends.ask(c, asker, berenice.id, club.house.now))

            ask(ada)
            await club.after(1)
            (told,) = hook.received
            assert told.json["reason"] == "befriend"
            (line,) = told.json["lines"]
            assert line["url"] == "https://play.example.org/people"
            assert "Ada" not in told.body.decode()  # who it is, the page tells
            ask(ada)
            club.do(lambda c: friends.part(c, ada.id, berenice.id))
            ask(ada)
            ask(clio)
            await club.after(HOUR)
            assert len(hook.received) == 1
            club.house.now += 24 * HOUR
            club.do(lambda c: friends.part(c, clio.id, berenice.id))
            ask(clio)
            club.do(lambda c: friends.part(c, berenice.id, ada.id))
            club.do(lambda c: friends.part(c, clio.id, berenice.id))
            await club.after(HOUR)
            assert len(hook.received) == 1  # both have thought better of it
            club.do(lambda c: friends.block(c, berenice.id, ada.id, club.house.now))
            ask(ada)
            await club.after(HOUR)
            assert len(hook.received) == 1
            club.wish(berenice.id, about=["turn"])
            ask(clio)
            await club.after(HOUR)
            assert len(hook.received) == 1
            club.do(lambda c: friends.part(c, clio.id, berenice.id))
            club.wish(berenice.id, about=["friends"])
            ask(clio)
            await club.after(1)
            assert len(hook.received) == 2

    run(work())


# -- what and when ----------------------------------------------------------------------------------------------------


def test_only_what_one_wishes_to_hear_of_and_nothing_of_a_silent_table(sqlite_url: str, hook: Receiver) -> None:
    async def work() -> None:
        async with Club(sqlite_url).open() as club:
            table = club.table(2)
            me = table.people[1].id
            club.reach(me, "json", hook.url)
            club.wish(me, about=["ended"])
            await table.until_asked(1)
            await club.after()
            assert hook.received == []
            club.wish(me)
            await table.until_asked(0)
            await table.until_asked(1)
            club.do(lambda c: preferences.silence(c, me, table.id, on=True))
            await club.after()
            assert hook.received == []
            club.do(lambda c: preferences.silence(c, me, table.id, on=False))
            await table.until_asked(0)
            await table.until_asked(1)
            await club.after()
            assert len(hook.received) == 1

    run(work())


def test_a_digest_gathers_what_still_waits(sqlite_url: str, hook: Receiver) -> None:
    async def work() -> None:
        async with Club(sqlite_url).open() as club:
            first = club.table(2, title="One")
            me = first.people[1]
            club.reach(me.id, "json", hook.url)
            club.wish(me.id, gather=60)
            await first.until_asked(1)
            await club.after()
            assert len(hook.received) == 1
            tables = [club.table(2, title=title) for title in ("Two", "Three", "Four", "Five")]
            for table in tables:  # these are mine as well
                table.people[1] = me
                table.give(1, me)
                await club.tables.refresh(await club.tables.room(table.id))
                await table.until_asked(1)
            await club.after()
            await club.after(50 * 60)
            assert len(hook.received) == 1
            await tables[0].act()  # meanwhile I was there
            tables[1].look(1)  # and there I saw it, and think
            await club.after(10 * 60)
            assert len(hook.received) == 2
            told = hook.received[1].json
            assert told["title"] == "2 notifications"
            assert [line["where"].split(" · ")[0] for line in told["lines"]] == ["Four", "Five"]
            assert told["url"] == "https://play.example.org/"

    run(work())


def test_at_quiet_hours_everything_waits_until_they_end_by_the_zone(sqlite_url: str, hook: Receiver) -> None:
    async def work() -> None:
        async with Club(sqlite_url).open() as club:
            table = club.table(2)
            me = table.people[1].id
            club.reach(me, "json", hook.url)
            club.wish(me, quiet_from=22 * 60, quiet_to=7 * 60, zone="Europe/Warsaw")  # it is 23:13 there
            await table.until_asked(1)
            await club.after()
            assert hook.received == []
            await club.after(7 * HOUR)  # 06:14
            assert hook.received == []
            await club.after(46 * 60)
            assert len(hook.received) == 1
            # Whoever changes their mind is told what has waited.
            await table.until_asked(0)
            await table.until_asked(1)
            club.wish(me, quiet_from=0, quiet_to=23 * 60 + 59, zone="Europe/Warsaw")
            await club.after()
            assert len(hook.received) == 1
            club.wish(me)
            await club.after(1)
            assert len(hook.received) == 2

    run(work())


# -- destinations that fail -------------------------------------------------------------------------------------------


def test_what_is_not_taken_is_tried_again_with_the_same_id_and_given_up_in_the_end(
    sqlite_url: str, hook: Receiver
) -> None:
    async def work() -> None:
        async with Club(sqlite_url).open() as club:
            table = club.table(2)
            me = table.people[1].id
            there, _ = club.reach(me, "json", hook.url)
            hook.answers = [(503, {}), (429, {"Retry-After": "300"})]
            await table.until_asked(1)
            await club.after()
            await club.after(20)
            assert len(hook.received) == 1
            await club.after(20)
            assert len(hook.received) == 2
            await club.after(200)
            assert len(hook.received) == 2  # it asked for five minutes
            await club.after(101)
            assert len({one.headers["webhook-id"] for one in hook.received}) == 1
            assert len(hook.received) == 3
            assert club.destination(there).failures == 0
            hook.always = (500, {})
            await table.until_asked(0)
            await table.until_asked(1)
            for _ in range(12):
                await club.after(7 * HOUR)
            assert len(hook.received) == 3 + outbox.MOST_TRIES
            assert (club.destination(there).state, club.destination(there).why) == ("dead", "failing")
            (letter,) = club.tables.storage.read_now(lambda c: outbox.letters(c, 9))
            assert (letter.person, letter.kind, letter.reason, letter.table) == (me, "json", "turn", table.id)
            assert (letter.tries, letter.why) == (outbox.MOST_TRIES, "answer 500")
            unreached = select(schema.users.c.unreached).where(schema.users.c.id == me)
            assert club.tables.storage.read_now(lambda c: c.scalar(unreached)) is True
            club.do(lambda c: destinations.switch(c, me, there, True, club.house.now))
            assert club.tables.storage.read_now(lambda c: c.scalar(unreached)) is False

    run(work())


@pytest.mark.parametrize(("status", "messages", "why"), [(410, 1, "gone"), (403, 3, "refused"), (301, 3, "refused")])
def test_a_destination_that_is_gone_or_refuses_is_switched_off(
    sqlite_url: str, hook: Receiver, status: int, messages: int, why: str
) -> None:
    async def work() -> None:
        async with Club(sqlite_url).open() as club:
            table = club.table(2)
            browser = Browser()
            there = club.push_to(table.people[1].id, browser, hook)
            hook.always = (status, {"Location": f"{hook.url}/elsewhere"})
            for _ in range(4):
                await table.until_asked(1)
                await club.after()
                await table.until_asked(0)
            assert [one.path for one in hook.received] == ["/push/1"] * messages  # no redirect is followed
            assert (club.destination(there).state, club.destination(there).why) == ("dead", why)
            assert set(club.states()) == {"dead"}

    run(work())


def test_a_receiver_that_is_away_costs_no_other_its_messages(sqlite_url: str, hook: Receiver) -> None:
    async def work() -> None:
        async with Club(sqlite_url).open() as club:
            table = club.table(2)
            me = table.people[1].id
            club.reach(me, "json", "http://127.0.0.1:9/nobody")
            club.reach(me, "json", hook.url)
            await table.until_asked(1)
            await club.after()
            assert len(hook.received) == 1
            assert sorted(club.states()) == ["sent", "waiting"]

    run(work())


def test_whoever_is_late_is_told_and_so_are_those_who_are_asked_about_it(sqlite_url: str, hook: Receiver) -> None:
    async def work() -> None:
        async with Club(sqlite_url).open() as club:
            clock = wire.ClockForm("live", 600, 10, then="others")
            table = club.table(3, clock=clock)
            for seat, person in enumerate(table.people):
                club.reach(person.id, "json", f"{hook.url}/{seat}")
            await table.until_asked(1)
            await club.after()
            hook.received.clear()
            await club.house.pass_time(660)
            await club.after()
            told = sorted((one.path, one.json["reason"]) for one in hook.received)
            assert told == [("/0", "agree"), ("/1", "late"), ("/2", "agree")]
            late = next(one for one in hook.received if one.path == "/1")
            assert late.json["title"] == "Your time is up"
            await club.house.pass_time(660)
            await club.after()
            assert len(hook.received) == 3, "once"

    run(work())


def test_a_game_that_ends_because_somebody_is_late_is_told_to_them_as_well(sqlite_url: str, hook: Receiver) -> None:
    async def work() -> None:
        async with Club(sqlite_url).open() as club:
            table = club.table(2, clock=wire.ClockForm("live", 600, 10, then="resign"))
            for seat, person in enumerate(table.people):
                club.reach(person.id, "json", f"{hook.url}/{seat}")
            await table.until_asked(1)
            await club.after()
            hook.received.clear()
            await club.house.pass_time(660)
            await club.after()
            assert sorted((one.path, one.json["reason"]) for one in hook.received) == [("/0", "ended"), ("/1", "ended")]

    run(work())
