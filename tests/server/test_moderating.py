"""Looking after the house: by command and by call, at tables that are open at running servers; all of it in the log."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import NamedTuple

import httpx
import pytest
from sqlalchemy import Engine, select

from aegean.client import Client, Refusal, Seat
from aegean.server.errors import Conflict, NotFound
from aegean.server.house import moderating
from aegean.server.house.moderating import HOST
from aegean.server.settings import Settings
from aegean.server.store import schema
from aegean.server.store.migrate import bring_up_to_date
from aegean.server.store.storage import connect
from aegean.texts import languages
from tests.server.filled import fill
from tests.server.running import Running, check_unforked, guests, seated, until
from tests.server.test_hosting import run_host

SOON = 20.0  # seconds, on a machine that has much else to do; two seconds are promised
PASSWORD = "a long enough password"


class Evening(NamedTuple):
    """A running server with a table of two, both connected, and a watcher; and a moderator."""

    server: Running
    table: str
    people: list[Client]
    seats: list[Seat]
    watcher: Seat
    moderator: httpx.Client

    def host(self, *words: str) -> str:
        return run_host(*words, "--database", self.server.database)

    def sees(self, what: Callable[[], object], about: str) -> float:
        """Everybody listens until it is so; how long that took."""
        began = time.monotonic()

        def come() -> bool:
            for seat in (*self.seats, self.watcher):
                seat.listen(0.01)
            return bool(what())

        until(come, about, SOON)
        return time.monotonic() - began


@contextlib.contextmanager
def evening(database: str) -> Iterator[Evening]:
    with contextlib.ExitStack() as leaving:
        server = leaving.enter_context(Running(database))
        people = leaving.enter_context(guests([server.url] * 3))
        table = seated(people[:2], "delphi", seed="5", title="Rude words")
        seats = [leaving.enter_context(who.sit(table.id)) for who in people[:2]]
        watcher = leaving.enter_context(people[2].sit(table.id))
        boss = leaving.enter_context(Client(server.url))
        boss.guest("Boss")
        boss.register("Boss", PASSWORD)
        run_host("moderator", "Boss", "--database", database)
        token = boss.new_token("moderation")
        calls = leaving.enter_context(
            httpx.Client(base_url=f"{server.url}/api", headers={"Authorization": f"Bearer {token}"})
        )
        until(lambda: calls.get("/me").json()["moderator"], "the role to be noticed", SOON)
        yield Evening(server, table.id, people, seats, watcher, calls)


@pytest.fixture(params=["sqlite_url", pytest.param("postgres_url", marks=pytest.mark.long)])
def played(request: pytest.FixtureRequest) -> Iterator[Evening]:
    with evening(str(request.getfixturevalue(request.param))) as made:
        yield made


def moves(evening: Evening, count: int) -> None:
    for _ in range(count):
        mover = next(seat for seat in evening.seats if seat.now is not None and seat.now.decision is not None)
        number = mover.act(0)
        evening.sees(lambda n=number: all(seat.number >= n for seat in evening.seats), "the move")  # type: ignore[misc]


def test_an_evening_of_moderation(played: Evening) -> None:
    """One server for all of it: what the host does by command is seen by all who are connected, within seconds."""
    first, second = played.seats
    first.say("something rude")
    played.sees(lambda: second.chat, "the line")

    # A line is removed.
    played.host("remove-line", str(second.chat[0].id))
    took = [played.sees(lambda: second.chat[0].removed, "the line gone")]
    assert [(line.text, line.removed) for line in second.chat] == [("", True)]
    with pytest.raises(Conflict, match="removed already"):
        played.host("remove-line", str(second.chat[0].id))
    assert "something rude" in played.host("chat", played.table)  # the host may still read it
    with played.people[0].sit(played.table) as fresh:
        assert [line.text for line in fresh.chat] == [""]

    # The title goes.
    assert first.table is not None
    assert first.table.title == "Rude words"
    played.host("clear-title", played.table)
    took.append(played.sees(lambda: first.table is not None and not first.table.title, "no title"))

    # A person has another name.
    who = first.table.seats[1].person
    played.host("rename", f"id:{who}", "Penelope")
    took.append(played.sees(lambda: first.table is not None and first.table.seats[1].name == "Penelope", "the name"))
    assert played.people[1].me().name == "Penelope"

    # Nobody hears them for a while.
    played.host("mute", f"id:{who}", "--hours", "2")
    with pytest.raises(Refusal, match="until") as refused:
        second.say("still rude")
    assert refused.value.code == "muted"
    played.host("mute", f"id:{who}", "--off")
    second.say("polite again")
    played.sees(lambda: any(line.text == "polite again" for line in first.chat), "the polite line")

    # Everybody reads a text; who comes later does too.
    played.host("announce", "The house closes at ten", "--hours", "1")
    took.append(played.sees(lambda: all(one.announcement for one in (*played.seats, played.watcher)), "the text"))
    with played.people[0].sit(played.table) as fresh:
        until(lambda: (fresh.listen(0.05), fresh.announcement)[1], "the text for a newcomer", SOON)
        assert fresh.announcement is not None
        assert fresh.announcement.text == "The house closes at ten"
    public = httpx.get(f"{played.server.url}/api/announcement").json()
    assert public["text"] == "The house closes at ten"
    played.host("announce", "--off")
    played.sees(lambda: not any(one.announcement for one in (*played.seats, played.watcher)), "no text any more")
    assert httpx.get(f"{played.server.url}/api/announcement").json() is None

    # The table is taken back past what was rolled.
    moves(played, 4)
    played.host("take-back", played.table, "3")
    took.append(played.sees(lambda: first.entries[-1].kind == "rewind", "the table taken back"))
    assert first.now is not None
    assert first.now.moves == 1
    moves(played, 2)

    # The seat of somebody who lost the cookie goes to another.
    third = played.people[2].me()
    played.host("give-seat", played.table, "2", f"id:{third.id}")
    took.append(played.sees(lambda: any(entry.kind == "given" for entry in first.entries), "the seat given"))
    played.sees(lambda: played.watcher.table is not None and played.watcher.table.mine == 1, "their own seat")
    assert second.table is not None
    played.sees(lambda: second.table is not None and second.table.mine is None, "no seat any more")
    played.seats[1] = played.watcher
    moves(played, 1)

    # And closed, with the reason.
    played.host("close", played.table, "--reason", "It is late")
    took.append(played.sees(lambda: first.table is not None and first.table.status == "closed", "the end"))
    assert (first.table.ended_by, first.table.reason) == ("house", "It is late")
    with pytest.raises(Refusal, match="closed by the host: It is late") as refused:
        first.act(0)
    assert refused.value.code == "closed"

    kinds = [line.split()[3] for line in played.host("log").splitlines()]
    assert kinds[::-1] == [
        "moderator", "remove-line", "clear-title", "rename", "mute", "mute", "announce", "announce", "take-back",
        "give-seat", "close",
    ]  # fmt: skip
    assert sorted(took)[len(took) // 2] < 4
    check_unforked(played.server.database, played.table)


def test_moderators_do_the_same_by_call_and_others_do_not(sqlite_url: str) -> None:
    with evening(sqlite_url) as played:
        calls, table = played.moderator, f"/house/tables/{played.table}"
        first, second = played.seats
        assert first.table is not None
        who = first.table.seats[1].person
        first.say("rude")
        played.sees(lambda: second.chat, "the line")
        moves(played, 3)
        third = played.people[2].me().id
        acts: list[tuple[str, str, dict[str, object] | None]] = [
            ("DELETE", f"/house/chat/{second.chat[0].id}", None),
            ("DELETE", f"{table}/title", None),
            ("PATCH", f"/house/people/{who}", {"name": "Penelope"}),
            ("POST", f"/house/people/{who}/mute", {"hours": 1}),
            ("PUT", "/house/announcement", {"text": "Hello", "hours": 1}),
            ("DELETE", "/house/announcement", None),
            ("POST", f"{table}/take-back", {"actions": 1}),
            ("PUT", f"{table}/seats/1", {"person": f"id:{third}"}),
            ("POST", f"{table}/close", {"reason": "Enough"}),
            ("GET", "/house/log", None),
        ]
        stranger = httpx.Client(base_url=f"{played.server.url}/api", headers={"Origin": played.server.url})
        stranger.cookies.update(dict(played.people[0]._http.cookies.items()))
        with stranger, httpx.Client(base_url=f"{played.server.url}/api") as nobody:
            for method, path, body in acts:
                answer = stranger.request(method, path, json=body)
                assert (answer.status_code, answer.json()["code"]) == (403, "not-allowed"), path
                # What is not there is refused in the same words: nobody learns what is.
                elsewhere = path.replace(played.table, "nowhere").replace(str(who), "9999")
                assert stranger.request(method, elsewhere, json=body).json() == answer.json()
                assert nobody.request(method, path, json=body).status_code == 401
        for method, path, body in acts:
            answer = calls.request(method, path, json=body)
            assert answer.is_success, (path, answer.text)
        assert [act["kind"] for act in answer.json()][:3] == ["close", "give-seat", "take-back"]
        assert {act["by"] for act in answer.json()} == {"Boss", "host"}
        played.sees(lambda: first.table is not None and first.table.reason == "Enough", "the end")
        token = calls.headers["authorization"].split()[1]
        with Client(played.server.url, token=token) as program:  # the same from a program
            assert program.house_log()[0].kind == "close"
            program.announce("Good night", 1)
            program.mute(who or 0, 0)
            assert program.announcement() is not None
            with pytest.raises(Refusal, match="no line 99"):
                program.remove_line(99)
            with pytest.raises(Refusal, match="closed already"):
                program.close_table(played.table)
        played.host("moderator", "Boss", "--off")
        until(lambda: calls.get("/house/log").status_code == 403, "the role to end", SOON)


def test_two_who_write_the_same_number_do_not_fork_the_table(sqlite_url: str) -> None:
    """The host takes back while people play: one of two is refused by the database, and begins anew."""
    from concurrent.futures import ThreadPoolExecutor

    with evening(sqlite_url) as played, ThreadPoolExecutor(1) as thread:
        moves(played, 8)

        def take_back() -> None:
            for _ in range(6):
                played.host("take-back", played.table, "1")

        done = thread.submit(take_back)
        while not done.done():
            with contextlib.suppress(Refusal):
                for seat in played.seats:
                    seat.listen(0.005)
                    if seat.now is not None and seat.now.decision is not None:
                        seat.act(0)
        done.result()
        found = check_unforked(played.server.database, played.table)
        assert [kind for _, _, kind, _ in found.entries].count("rewind") == 6


# -- without a server -------------------------------------------------------------------------------------------------


@pytest.fixture
def filled(engine: Engine) -> Engine:
    bring_up_to_date(engine)
    with engine.begin() as connection:
        fill(connection)
    return engine


def test_what_cannot_be_done_is_refused_with_what_could(filled: Engine) -> None:
    with filled.begin() as c:
        for change, said in (
            (partial(moderating.give_seat, c, "running1", 5, 5), "1 to 2"),
            (partial(moderating.give_seat, c, "running1", 1, 1), "sits at this table already"),
            (partial(moderating.give_seat, c, "over1", 0, 5), "is over"),
            (partial(moderating.take_back, c, "open1", 1), "nothing is played there"),
            (partial(moderating.take_back, c, "open1", 0), "at least one"),
            (partial(moderating.mute, c, 1, -1), "between 0"),
            (partial(moderating.announce, c, "x" * 301, 1), "too long"),
            (partial(moderating.close, c, "over1", ""), "over already"),
            (partial(moderating.remove_line, c, 99), "no line 99"),
        ):
            with pytest.raises((Conflict, NotFound), match=said):
                change(HOST, 1.0)
        with pytest.raises(Conflict, match="account"):
            moderating.make_moderator(c, 5, True, 1.0)
        assert moderating.log(c, 10) == []


def test_a_seat_of_an_open_table_is_given_without_an_entry(filled: Engine) -> None:
    with filled.begin() as c:
        moderating.give_seat(c, "open1", 1, 5, HOST, 1.0)
        place = c.execute(select(schema.seats).where(schema.seats.c.table == "open1", schema.seats.c.seat == 1)).one()
        assert (place.user, place.name) == (5, "Gast")
        assert moderating.log(c, 10)[0].text == "seat 2: id:1 → id:5"


def test_announcements_end_by_themselves_and_follow_each_other(filled: Engine) -> None:
    with filled.begin() as c:
        assert moderating.announced(c, 0.0) is None
        moderating.announce(c, "  one\n text\t", 1, HOST, 0.0)
        assert moderating.announced(c, 10.0) == ("one text", 3600.0)
        assert moderating.announced(c, 3600.0) is None
        moderating.announce(c, "two", 1, HOST, 100.0)
        assert moderating.announced(c, 200.0) == ("two", 3700.0)
        moderating.announce(c, "", 1, HOST, 300.0)
        assert moderating.announced(c, 400.0) is None


def test_moderators_leave_each_other_alone(filled: Engine) -> None:
    with filled.begin() as c:
        moderating.make_moderator(c, 1, True, 1.0)
        for act in (partial(moderating.mute, c, 1, 1), partial(moderating.rename, c, 1, "Eve")):
            with pytest.raises(Exception, match="only the host"):
                act("Żółw", 2.0)
            act(HOST, 3.0)


@pytest.mark.parametrize("language", languages())
def test_every_answer_is_there_in_every_language(sqlite_url: str, language: str) -> None:
    engine = connect(Settings(database=sqlite_url).database_url)
    bring_up_to_date(engine)
    with engine.begin() as connection:
        fill(connection)
    engine.dispose()
    for words in (
        ["chat", "running1"],
        ["remove-line", "1"],
        ["chat", "running1"],
        ["clear-title", "running1"],
        ["rename", "Ada", "Eve"],
        ["mute", "Eve"],
        ["mute", "Eve", "--off"],
        ["moderator", "Eve"],
        ["moderator", "Eve", "--off"],
        ["appoint", "Eve"],
        ["appoint", "Eve", "--off"],
        ["reports"],
        ["settle", "1"],
        ["give-seat", "open1", "2", "id:5"],
        ["announce", "Hello"],
        ["announce", "--off"],
        ["close", "running1", "--reason", "late"],
        ["log"],
    ):
        assert run_host(*words, "--database", sqlite_url, language=language)
