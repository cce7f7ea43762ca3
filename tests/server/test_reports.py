"""Players report a line or a person; hosts see it and decide; whoever is reported learns nothing of it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import httpx
import pytest
from sqlalchemy import Connection, Engine, delete, insert, select, update

from aegean.client import Client
from aegean.core.errors import AegeanError
from aegean.server import wire
from aegean.server.door import accounts, exporting, leaving
from aegean.server.errors import Conflict, NotFound, ReportedAlready, TooMany
from aegean.server.house import hosting, moderating, reports
from aegean.server.store import schema
from aegean.server.store.migrate import bring_up_to_date
from tests.server.filled import CLOCK, fill, table
from tests.server.running import Running, guests, seated, until
from tests.server.test_hosting import run_host

PASSWORD = "a long enough password"
ADA, ZOLW, GAST = 1, 2, 5
NOW = 1e6


@pytest.fixture
def c(engine: Engine) -> Iterator[Connection]:
    """Nothing is reported yet. Ada and Żółw play at running1; the guest hosts."""
    bring_up_to_date(engine)
    with engine.begin() as connection:
        fill(connection)
        connection.execute(delete(schema.reports))
        connection.execute(update(schema.users).where(schema.users.c.id == GAST).values(role=moderating.CO_HOST))
        yield connection


def person(c: Connection, user: int) -> wire.Person:
    return accounts.find(c, user)


def line(c: Connection, table: str, text: str, user: int = ADA, **given: object) -> int:
    values = {"table": table, "room": "players", "user": user, "name": "Ada", "seat": 0, "text": text, "at": NOW}
    key = c.execute(insert(schema.chat).values(**(values | given))).inserted_primary_key
    assert key is not None
    return int(key[0])


def waiting(c: Connection, host: int | None = GAST) -> list[wire.ReportInfo]:
    return reports.listed(c, None if host is None else person(c, host), False, 100, NOW)


# -- telling ----------------------------------------------------------------------------------------------------------


def test_a_line_is_kept_as_it_was_and_shown_in_its_context(c: Connection) -> None:
    said = [line(c, "running1", f"word {number}") for number in range(12)]
    reports.report_line(c, "running1", said[7], "  rude\n words ", person(c, ZOLW), NOW)
    moderating.remove_line(c, said[7], "Gast", NOW)
    [found] = waiting(c)
    assert (found.line, found.said, found.reason, found.title) == (said[7], "word 7", "rude words", "Tuesday’s game")
    assert found.person is not None
    assert found.reporter is not None
    assert (found.person.id, found.reporter.id) == (ADA, ZOLW)
    assert [(one.id, one.removed) for one in found.context] == [(id_, id_ == said[7]) for id_ in said[2:10]]
    assert found.context[5].text == "word 7"


def test_what_one_was_not_shown_is_not_there(c: Connection) -> None:
    """A line of the watchers, of another table, of another side, and none at all: all in the same words."""
    apart = line(c, "running1", "of watchers", GAST, room="watchers")
    elsewhere = line(c, "over1", "elsewhere")
    side = c.execute(
        insert(schema.side_chat).values(table="running1", side=1, user=ZOLW, name="Żółw", seat=1, text="apart", at=NOW)
    ).inserted_primary_key
    assert side is not None
    for number in (apart, elsewhere, -side[0], 99_999):
        with pytest.raises(NotFound) as refused:
            reports.report_line(c, "running1", number, "rude", person(c, ADA), NOW)
        assert str(refused.value) == f"there is no line {number} at this table"
    with pytest.raises(AegeanError):  # a private table is not there for whoever does not have its link
        reports.report_person(c, "open1", ZOLW, "rude", person(c, GAST), NOW)
    with pytest.raises(NotFound, match="does not sit"):
        reports.report_person(c, "running1", GAST, "rude", person(c, ADA), NOW)
    assert waiting(c) == []


def test_once_for_each_line_and_person_with_a_reason_and_never_oneself(c: Connection) -> None:
    said, ada, other = line(c, "running1", "rude"), person(c, ADA), person(c, ZOLW)
    for reason, refusal in (("  ", "at least one word"), ("x" * 201, "too long")):
        with pytest.raises(Conflict, match=refusal):
            reports.report_line(c, "running1", said, reason, other, NOW)
    for _ in range(2):
        with pytest.raises(Conflict, match="themselves"):
            reports.report_line(c, "running1", said, "me", ada, NOW)
    reports.report_line(c, "running1", said, "rude", other, NOW)
    reports.report_person(c, "running1", ADA, "rude, too", other, NOW)
    for again in (reports.report_line, reports.report_person):
        with pytest.raises(ReportedAlready):
            again(c, "running1", said if again is reports.report_line else ADA, "once more", other, NOW + 1)
    assert [one.line for one in waiting(c)] == [None, said]
    moderating.remove_line(c, said, "Gast", NOW)
    with pytest.raises(Conflict, match="removed already"):
        reports.report_line(c, "running1", said, "rude", other, NOW)


def test_at_most_ten_a_day(c: Connection) -> None:
    said = [line(c, "running1", f"{number}") for number in range(reports.MOST_A_DAY + 1)]
    for number in said[:-1]:
        reports.report_line(c, "running1", number, "rude", person(c, ZOLW), NOW + 60)
    with pytest.raises(TooMany) as refused:
        reports.report_line(c, "running1", said[-1], "rude", person(c, ZOLW), NOW + 120)
    assert refused.value.retry_after == accounts.DAY - 60
    reports.report_line(c, "running1", said[-1], "rude", person(c, ZOLW), NOW + 61 + accounts.DAY)


# -- deciding ---------------------------------------------------------------------------------------------------------


def test_all_reports_of_the_same_are_settled_with_one_and_the_log_names_no_player(c: Connection) -> None:
    said = line(c, "over1", "rude", room="watchers")
    for watcher in (ZOLW, GAST):
        reports.report_line(c, "over1", said, "rude", person(c, watcher), NOW)
    reports.report_person(c, "over1", ADA, "left", person(c, ZOLW), NOW)
    person_report, *of_line = waiting(c)
    assert len(of_line) == 2
    reports.settle(c, of_line[0].id, "upheld", person(c, GAST), NOW + 5)
    assert [one.id for one in waiting(c)] == [person_report.id]
    settled = reports.listed(c, person(c, GAST), True, 10, NOW)
    assert {(one.id, one.decision, one.settled) for one in settled} == {(one.id, "upheld", NOW + 5) for one in of_line}
    with pytest.raises(Conflict, match="settled already"):
        reports.settle(c, of_line[1].id, "dismissed", person(c, GAST), NOW)
    log = moderating.log(c, 10)
    assert [(act.by, act.kind) for act in log] == [("Gast", "settle")] * 2 + [("player", "report")] * 3
    assert {act.text for act in log} == {"upheld", ""}
    assert all(act.subject.startswith("report:") for act in log)


def test_whoever_is_reported_learns_nothing_even_as_a_host(c: Connection) -> None:
    """Twins: a house in which Ada is reported, and one in which she is not, look the same to her."""
    before = exporting.data_of(c, ADA)
    c.execute(update(schema.users).where(schema.users.c.id == ADA).values(role=moderating.CO_HOST))
    ada = person(c, ADA)
    said = line(c, "over1", "rude", room="watchers")
    found = exporting.data_of(c, ADA)
    reports.report_line(c, "over1", said, "rude", person(c, ZOLW), NOW)
    assert exporting.data_of(c, ADA) == found
    assert found.reports == before.reports == []
    assert waiting(c, ADA) == []
    assert reports.waiting(c, ada) == 0
    [report] = waiting(c)
    with pytest.raises(NotFound) as refused:
        reports.settle(c, report.id, "dismissed", ada, NOW)
    with pytest.raises(NotFound) as none:
        reports.settle(c, 9999, "dismissed", ada, NOW)
    assert str(refused.value).replace(str(report.id), "N") == str(none.value).replace("9999", "N")


def test_a_host_who_plays_at_the_table_waits_until_it_is_over(c: Connection) -> None:
    c.execute(update(schema.users).where(schema.users.c.id == ZOLW).values(role=moderating.CO_HOST))
    said = line(c, "running1", "I shall attack from the north", room="watchers")
    reports.report_line(c, "running1", said, "tells of the north", person(c, GAST), NOW)
    [report] = waiting(c, ZOLW)
    assert report == wire.ReportInfo(id=report.id, at=NOW, yours=True)
    with pytest.raises(Conflict, match="another host decides"):
        reports.settle(c, report.id, "upheld", person(c, ZOLW), NOW)
    c.execute(update(schema.tables).where(schema.tables.c.id == "running1").values(status="over"))
    assert waiting(c, ZOLW)[0].said == "I shall attack from the north"
    assert waiting(c, None) == waiting(c, GAST)  # by command


# -- what is kept -----------------------------------------------------------------------------------------------------


def test_ones_own_reports_are_among_ones_data_and_go_with_their_person(c: Connection) -> None:
    said = line(c, "running1", "rude")
    reports.report_line(c, "running1", said, "insults", person(c, ZOLW), NOW)
    reports.report_person(c, "running1", ZOLW, "revenge", person(c, ADA), NOW)
    [mine] = exporting.data_of(c, ZOLW).reports
    assert (mine["table"], mine["said"], mine["reason"], mine["settled"]) == ("running1", "rude", "insults", None)
    leaving.delete_person(c, ZOLW, NOW)
    [left] = waiting(c)
    assert (left.reporter, left.reason) == (None, "insults")
    leaving.delete_person(c, ADA, NOW)
    assert waiting(c) == []


def test_settled_reports_are_kept_for_a_year_and_open_ones_until_they_are_settled(c: Connection) -> None:
    for number, text in enumerate(("old", "new", "open")):
        reports.report_line(c, "running1", line(c, "running1", text), text, person(c, ZOLW), NOW + number)
    open_, new, old = waiting(c)
    reports.settle(c, old.id, "upheld", person(c, GAST), NOW)
    reports.settle(c, new.id, "dismissed", person(c, GAST), NOW + 10)
    assert reports.LASTS == moderating.LOG_LASTS
    reports.sweep(c, NOW + 5 + reports.LASTS)
    assert set(c.scalars(select(schema.reports.c.id))) == {new.id, open_.id}


# -- the rest of the page ---------------------------------------------------------------------------------------------


def test_load_and_searches(c: Connection) -> None:
    table(c, "busy1", status="running", host=ADA, started=11.0, touched=NOW - 5, think_by=NOW - 1, clock=CLOCK)
    c.execute(insert(schema.seats).values(table="busy1", seat=0, user=ADA, name="Ada", seen=NOW - 30))
    row = {"table": "busy1", "seat": 0, "kind": "act", "text": "x", "moves": 1, "told": b"", "stamp": "s"}
    for number, ago in enumerate((5.0, 59.0, 61.0, 90_000.0)):
        c.execute(insert(schema.entries).values(**row, number=number, at=NOW - ago))
    load = hosting.load(c, 3, NOW)
    assert (load.entries, load.entries_today, load.connected) == (2, 3, 1)
    assert (load.running, load.bots_waiting, load.bots_late, load.reports) == (2, 1, 1, 3)
    assert (load.accounts, load.guests) == (2, 1)
    assert [one.id for one in hosting.search_tables(c, "busy1", None, 5)] == ["busy1"]
    assert {one.id for one in hosting.search_tables(c, "żół", None, 9)} >= {"running1", "open1"}
    assert hosting.search_tables(c, "%", None, 9) == []
    assert {one.status for one in hosting.search_tables(c, "", "running", 9)} == {"running"}
    assert hosting.search_tables(c, "running1", None, 5)[0].names == ["Ada", "Żółw"]
    assert [one.id for one in hosting.search_people(c, "id:5", 5, NOW)] == [GAST]
    assert [one.name for one in hosting.search_people(c, "ad", 5, NOW)] == ["Ada"]


def test_hosts_ban_and_let_in_again_but_not_each_other(c: Connection) -> None:
    moderating.ban(c, ADA, "insults", "Gast", NOW)
    moderating.mute(c, ZOLW, 1, "Gast", NOW)
    with pytest.raises(Conflict, match="banned already"):
        moderating.ban(c, ADA, "", "Gast", NOW)
    with pytest.raises(AegeanError, match="only the host"):
        moderating.ban(c, GAST, "", "Ada", NOW)
    found = hosting.barred(c, NOW)
    assert [one.id for one in found.people] == [ADA]
    assert [(one.id, one.muted) for one in found.muted] == [(ZOLW, NOW + 3600)]
    assert [one.address for one in found.addresses] == ["192.0.2.7"]
    moderating.unban(c, ADA, "Gast", NOW)
    with pytest.raises(NotFound, match="not banned"):
        moderating.unban(c, ADA, "Gast", NOW)
    assert [(act.kind, act.text) for act in moderating.log(c, 9)] == [
        ("unban", ""), ("mute", "1 h"), ("ban", "insults"),
    ]  # fmt: skip


# -- over the wire ----------------------------------------------------------------------------------------------------


def test_who_has_no_role_is_refused_in_the_same_words_and_moderators_do_no_more_than_before(sqlite_url: str) -> None:
    with contextlib.ExitStack() as leaving_:
        server = leaving_.enter_context(Running(sqlite_url))
        people = leaving_.enter_context(guests([server.url] * 2))
        table = seated(people, "delphi", seed="5")
        first = leaving_.enter_context(people[0].sit(table.id))
        first.say("something rude")
        until(lambda: (first.listen(0.05), first.chat)[1], "the line", 20)
        people[1].report_line(table.id, first.chat[0].id, "insults")
        people[1].report_person(table.id, people[0].me().id, "insults, always")
        boss, helper = (leaving_.enter_context(Client(server.url)) for _ in range(2))
        for one, name, role in ((boss, "Boss", "appoint"), (helper, "Helper", "moderator")):
            one.guest(name)
            one.register(name, PASSWORD)
            run_host(role, name, "--database", sqlite_url)
        until(lambda: boss.me().host and helper.me().moderator, "the roles to be noticed", 20)
        assert not helper.me().host
        assert boss.me().moderator
        of_person, of_line = boss.reports()
        who = people[0].me().id
        calls = [
            ("GET", "/host/load", None),
            ("GET", "/host/reports", None),
            ("GET", "/host/tables", None),
            ("GET", "/host/people", None),
            ("GET", "/host/bans", None),
            ("PUT", f"/host/bans/{who}", {"reason": "insults"}),
            ("DELETE", f"/host/bans/{who}", None),
            ("POST", f"/host/reports/{of_line.id}/settle", {"decision": "upheld"}),
        ]
        with httpx.Client(base_url=f"{server.url}/api") as nobody:
            for method, path, body in calls:
                elsewhere = path.replace(f"/{who}", "/9999").replace(f"/{of_line.id}/", "/9999/")
                for one in (people[0], helper):
                    asking = httpx.Client(base_url=f"{server.url}/api", headers={"Origin": server.url})
                    asking.cookies.update(dict(one._http.cookies.items()))
                    with asking:
                        answers = [asking.request(method, there, json=body) for there in (path, elsewhere)]
                    assert [(answer.status_code, answer.json()["code"]) for answer in answers] == [
                        (403, "not-allowed")
                    ] * 2
                    assert answers[0].json() == answers[1].json()
                assert nobody.request(method, path, json=body).status_code == 401
        assert helper.house_log()  # what moderators could do before they still can
        assert helper.outbox().waiting == 0
        boss.settle(of_line.id, "upheld")
        assert [one.id for one in boss.reports()] == [of_person.id]
        assert [one.decision for one in boss.reports(settled=True)] == ["upheld"]
        assert boss.load().running == 1
        assert [one.id for one in boss.search_tables("Guest 1")] == [table.id]
        [found] = boss.search_people("Guest 1")
        boss.ban(found.id, "insults")
        until(lambda: people[0]._http.get("/api/me").status_code == 403, "the ban", 20)
        assert [one.id for one in boss.bans().people] == [found.id]
        boss.unban(found.id)
        until(lambda: people[0]._http.get("/api/me").status_code == 200, "the end of the ban", 20)
