"""People among each other: profiles by choice, friends, blocks that give nothing away, invitations, recent company."""

from __future__ import annotations

import contextlib
import itertools
import json
from collections.abc import Iterator
from typing import Any

import pytest
from sqlalchemy import Connection, Engine, select, update
from websockets.exceptions import ConnectionClosed

from aegean.client import Client, Refusal
from aegean.server import wire
from aegean.server.door import accounts, exporting, leaving
from aegean.server.errors import Conflict, NotAllowed, NotFound
from aegean.server.notifications import calls, preferences, taking_up
from aegean.server.people import company, friends, inviting, privacy, profiles
from aegean.server.store import schema
from aegean.server.store.migrate import bring_up_to_date
from aegean.server.tables import lobby, reading
from tests.server.ended import LIVE, account, end, write_down
from tests.server.running import Running, guests, seated, until
from tests.server.test_malformed import socket

PASSWORD = "a long enough password"
SOON = 20.0
COMPANIES = itertools.count(2)  # at one server: their names are told apart by it
TWO = [wire.SeatForm(), wire.SeatForm()]


@pytest.fixture
def c(engine: Engine) -> Iterator[Connection]:
    bring_up_to_date(engine)
    with engine.execution_options(writes=True).begin() as connection:
        yield connection


def befriend(c: Connection, one: wire.Person, other: wire.Person) -> None:
    friends.ask(c, one, other.id, 10.0)
    friends.ask(c, other, one.id, 11.0)


def open_table(c: Connection, host: wire.Person, **form: Any) -> str:
    return lobby.create(c, host, wire.TableForm(game="delphi", seats=TWO, **form), 100.0)


# -- friends ----------------------------------------------------------------------------------------------------------


def test_friends_are_those_who_both_agreed(c: Connection) -> None:
    ada, berenice = account(c, "Ada"), account(c, "Berenice")
    friends.ask(c, ada, berenice.id, 10.0)
    assert (friends.bond(c, ada.id, berenice.id), friends.bond(c, berenice.id, ada.id)) == ("asked", "asks")
    assert not friends.are_friends(c, ada.id, berenice.id)
    friends.ask(c, ada, berenice.id, 11.0)  # once more changes nothing
    friends.ask(c, berenice, ada.id, 12.0)
    assert friends.friends_of(c, ada.id) == {berenice.id: 12.0}
    assert friends.friends_of(c, berenice.id) == {ada.id: 12.0}
    friends.part(c, berenice.id, ada.id)
    assert friends.bond(c, ada.id, berenice.id) == friends.bond(c, berenice.id, ada.id) == "none"


def test_asking_can_be_withdrawn_and_declined(c: Connection) -> None:
    ada, berenice = account(c, "Ada"), account(c, "Berenice")
    for who, other in ((ada, berenice), (berenice, ada)):
        friends.ask(c, ada, berenice.id, 10.0)
        friends.part(c, who.id, other.id)
        assert friends.asking(c, berenice.id) == friends.asked_by(c, ada.id) == {}


def test_guests_neither_ask_nor_are_asked(c: Connection) -> None:
    ada, guest = account(c, "Ada"), accounts.create_guest(c, "Gast", "de", 1.0)
    with pytest.raises(NotAllowed):
        friends.ask(c, guest, ada.id, 10.0)
    with pytest.raises(NotFound):
        friends.ask(c, ada, guest.id, 10.0)
    with pytest.raises(Conflict):
        friends.ask(c, ada, ada.id, 10.0)


def test_whose_name_one_does_not_know_one_cannot_ask_by_number(c: Connection) -> None:
    ada, hidden = account(c, "Ada"), account(c, "Hidden", "nobody")
    assert not company.may_ask(c, ada, hidden.id)
    end(c, [ada, hidden], [[0], [1]], 1000.0)
    assert company.may_ask(c, ada, hidden.id)
    assert friends.of_name(c, " HIDDEN ") == hidden.id


# -- privacy ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("shown_to", "strangers", "friend"), [
    ("everybody", True, True),
    ("friends", False, True),
    ("nobody", False, False),
])  # fmt: skip
def test_a_profile_is_seen_by_whom_it_is_for(c: Connection, shown_to: str, strangers: bool, friend: bool) -> None:
    ada = account(c, "Ada", shown_to)
    friend_, stranger = account(c, "Berenice"), account(c, "Clio")
    befriend(c, ada, friend_)
    table = end(c, [ada, stranger], [[0], [1]], 1000.0)
    write_down(c)
    for viewer, sees in ((ada, True), (friend_, friend), (stranger, strangers), (None, strangers)):
        assert (ada.id in privacy.seen_by(c, viewer, [ada.id])) is sees
        for call in (
            lambda viewer=viewer: profiles.profile(c, viewer, ada.id),
            lambda viewer=viewer: profiles.games_of(c, viewer, ada.id, None),
        ):
            if sees:
                call()
            else:
                with pytest.raises(NotFound, match="no such profile"):
                    call()
        told = profiles.profile(c, viewer, stranger.id).opponents
        assert [one.id for one in told] == ([ada.id] if sees else [])
    assert table


def test_by_default_friends_see_it_and_guests_have_none(c: Connection) -> None:
    person, _ = accounts.create_account(c, "Ada", "hash", "en", 1.0)
    assert privacy.shown_to(c, person.id) == "friends"
    guest = accounts.create_guest(c, "Gast", "de", 1.0)
    assert privacy.seen_by(c, guest, [guest.id]) == set()
    with pytest.raises(NotAllowed):
        privacy.show_to(c, guest, "everybody")


def test_games_at_private_tables_are_told_to_those_who_played_there(c: Connection) -> None:
    ada, berenice, clio = (account(c, name) for name in ("Ada", "Berenice", "Clio"))
    open_ = end(c, [ada, berenice], [[0], [1]], 1000.0)
    private = end(c, [ada, clio], [[0], [1]], 1100.0, public=False, title="Only us")
    write_down(c)

    def shown(viewer: wire.Person | None) -> list[str]:
        return [one.table for one in profiles.games_of(c, viewer, ada.id, None).games]

    assert shown(ada) == shown(clio) == [private, open_]
    assert shown(berenice) == shown(None) == [open_]
    assert [one.id for one in profiles.profile(c, berenice, ada.id).opponents] == [berenice.id]
    assert profiles.profile(c, berenice, ada.id).records[0].games == 2  # the count alone


def test_a_profile_counts_what_was_played(c: Connection) -> None:
    ada, berenice, clio = (account(c, name) for name in ("Ada", "Berenice", "Clio"))
    end(c, [ada, berenice], [[0], [1]], 1000.0)
    end(c, [berenice, ada, clio], [[0], [1], [2]], 1100.0, game="hellas", reason="king_of_kings")
    end(c, [ada, berenice, clio], [[1, 2], [0]], 1200.0, game="hellas", reason="kronos_slain",
        options={"mode": "kronos"})  # fmt: skip
    end(c, [ada, berenice], [[0], [1]], 1300.0, game="hellas", reason="monster_slayer",
        options={"expansions": ["chiron", "heroes_monsters"]})  # fmt: skip
    write_down(c)
    told = profiles.profile(c, None, ada.id)
    hellas, delphi = told.records
    assert (hellas.game, hellas.games, hellas.won, delphi.games) == ("hellas", 3, 1, 1)
    assert [(one.what, one.games, one.won) for one in hellas.by_seats] == [("2", 1, 1), ("3", 2, 0)]
    assert {one.what: one.games for one in hellas.by_module} == {
        "": 1, "kronos": 1, "chiron": 1, "heroes_monsters": 1,
    }  # fmt: skip
    assert {one.what: one.won for one in hellas.by_reason} == {
        "king_of_kings": 0, "kronos_slain": 0, "monster_slayer": 1,
    }  # fmt: skip
    assert [(one.what, one.games, one.won) for one in hellas.by_role if one.what == "kronos"] == [("kronos", 1, 0)]
    assert "ship" in {one.family for one in delphi.played_with}
    assert {one.family for one in hellas.played_with} == {"hero"}
    assert hellas.pace_live is not None
    assert 10.0 <= hellas.pace_live <= 90.0
    assert delphi.pace_slow is None
    met = {one.name: (one.games, one.ahead, one.behind) for one in told.opponents}
    assert met == {"Berenice": (4, 2, 2), "Clio": (2, 1, 1)}
    (last, *_) = profiles.games_of(c, None, ada.id, None).games
    assert (last.won, [(one.name, one.place, one.own) for one in last.players]) == (
        True,
        [("Ada", 1, True), ("Berenice", 2, False)],
    )


# -- blocks give nothing away -----------------------------------------------------------------------------------------


def test_whoever_is_blocked_asks_like_anybody_else_and_is_not_answered(c: Connection) -> None:
    ada, rude = account(c, "Ada"), account(c, "Rude")
    befriend(c, ada, rude)
    friends.block(c, ada.id, rude.id, 20.0)
    assert friends.bond(c, rude.id, ada.id) == "none"  # as if it had been ended
    friends.ask(c, rude, ada.id, 21.0)
    assert friends.bond(c, rude.id, ada.id) == "asked"
    assert friends.asking(c, ada.id) == {}
    told = company.company(c, ada, 30.0)
    assert (told.asks, [one.name for one in told.blocked]) == ([], ["Rude"])
    theirs = company.company(c, rude, 30.0)
    assert ([one.name for one in theirs.asked], theirs.blocked) == (["Ada"], [])
    assert profiles.profile(c, rude, ada.id).bond == "asked"
    assert not profiles.profile(c, rude, ada.id).blocked
    assert "blocked" not in json.dumps(exporting.data_of(c, rude.id).company["asks"])
    friends.unblock(c, ada.id, rude.id, 40.0)
    assert friends.bond(c, rude.id, ada.id) == "none"  # as if it had been declined
    assert company.company(c, ada, 41.0).asks == []


def test_open_tables_of_whoever_blocks_are_not_there_for_the_blocked(c: Connection) -> None:
    ada, berenice, rude = (account(c, name) for name in ("Ada", "Berenice", "Rude"))
    friends.block(c, ada.id, rude.id, 20.0)
    hosted, visited = open_table(c, ada), lobby.create(
        c, berenice, wire.TableForm(game="delphi", seats=[wire.SeatForm()] * 3), 100.0
    )  # fmt: skip

    def listed(person: wire.Person) -> set[str]:
        return {row["id"] for row in reading.listed(c, "open", person, None)[0]}

    assert listed(rude) == {visited}
    lobby.join(c, visited, ada, wire.JoinForm(), 101.0)
    assert listed(rude) == set()
    assert listed(berenice) == {hosted, visited}
    nowhere = refusal(lambda: lobby.join(c, "nowhere", rude, wire.JoinForm(), 102.0))
    for table in (hosted, visited):
        invite = reading.read(c, table)["invite"]  # even by a link
        assert refusal(lambda: lobby.join(c, table, rude, wire.JoinForm(invite=invite), 102.0)) == nowhere  # noqa: B023
        assert refusal(lambda: reading.check_visible(reading.read(c, table), rude, invite)) == nowhere  # noqa: B023
    friends.unblock(c, ada.id, rude.id, 103.0)
    lobby.join(c, hosted, rude, wire.JoinForm(), 104.0)


def refusal(deed: Any) -> tuple[str, str]:
    with pytest.raises(NotFound) as refused:
        deed()
    return refused.value.code, str(refused.value)


def test_whoever_sits_there_already_stays_and_the_running_game_is_everybodys(c: Connection) -> None:
    ada, rude = account(c, "Ada"), account(c, "Rude")
    table = open_table(c, rude)
    friends.block(c, ada.id, rude.id, 20.0)
    lobby.join(c, table, ada, wire.JoinForm(), 101.0)  # one's own choice
    reading.check_visible(reading.read(c, table), rude)
    lobby.start(c, table, rude, 102.0)
    assert reading.read(c, table)["barred"] == frozenset()


def test_a_rematch_by_the_blocked_calls_nobody_who_blocks_them(c: Connection) -> None:
    ada, rude = account(c, "Ada"), account(c, "Rude")
    table = end(c, [ada, rude], [[0], [1]], 1000.0)
    friends.block(c, ada.id, rude.id, 1001.0)
    lobby.rematch(c, table, rude, 1002.0)
    assert c.scalars(select(schema.calls.c.user).where(schema.calls.c.reason == calls.REMATCH)).all() == []


# -- invitations and company ------------------------------------------------------------------------------------------


def test_a_friend_is_invited_once_and_sees_the_table_from_then_on(c: Connection) -> None:
    ada, berenice, clio = (account(c, name) for name in ("Ada", "Berenice", "Clio"))
    befriend(c, ada, berenice)
    table = open_table(c, ada, public=False)
    with pytest.raises(NotFound):
        reading.check_visible(reading.read(c, table), berenice)
    for _ in range(2):
        inviting.invite(c, table, ada, berenice.id, 100.0)
    with pytest.raises(NotFound):
        inviting.invite(c, table, ada, clio.id, 100.0)  # no friend
    with pytest.raises(NotFound):
        inviting.invite(c, table, clio, ada.id, 100.0)  # not at the table, which is not there for her
    reading.check_visible(reading.read(c, table), berenice)
    (called,) = c.execute(select(schema.calls)).all()
    assert (called.reason, called.user) == (calls.INVITED, berenice.id)
    assert taking_up.stands(c, called, berenice.id)
    assert [one.id for one in company.company(c, berenice, 101.0).invitations] == [table]
    lobby.join(c, table, berenice, wire.JoinForm(), 102.0)
    assert not taking_up.stands(c, called, berenice.id)
    assert company.company(c, berenice, 103.0).invitations == []


def test_an_invitation_can_be_declined_and_ends_with_the_friendship(c: Connection) -> None:
    ada, berenice = account(c, "Ada"), account(c, "Berenice")
    befriend(c, ada, berenice)
    for declines in (True, False):
        table = open_table(c, ada, public=False)
        inviting.invite(c, table, ada, berenice.id, 100.0)
        if declines:
            inviting.decline(c, table, berenice)
        else:
            friends.part(c, ada.id, berenice.id)
        with pytest.raises(NotFound):
            reading.check_visible(reading.read(c, table), berenice)


def test_friends_are_told_of_an_open_table_by_wish(c: Connection) -> None:
    ada, berenice = account(c, "Ada"), account(c, "Berenice")
    befriend(c, ada, berenice)
    inviting.tell_friends(c, open_table(c, ada, public=False), ada, 100.0)
    assert c.execute(select(schema.calls)).all() == []
    table = open_table(c, ada)
    inviting.tell_friends(c, table, ada, 100.0)
    (called,) = c.execute(select(schema.calls)).all()
    assert (called.reason, called.user, called.table) == (calls.FRIEND, berenice.id, table)
    assert taking_up.stands(c, called, berenice.id)
    preferences.put_settings(c, berenice.id, wire.NotificationSettings(about=["turn"]))
    assert not taking_up.stands(c, called, berenice.id)


def test_recent_company_names_each_with_the_latest_table(c: Connection) -> None:
    ada, berenice = account(c, "Ada"), account(c, "Berenice")
    guest = accounts.create_guest(c, "Gast", "de", 1.0)
    end(c, [ada, berenice, guest], [[0], [1], [2]], 1000.0)
    latest = end(c, [ada, berenice], [[0], [1]], 1100.0)
    told = company.company(c, ada, 1200.0).recent
    assert [(one.name, one.guest, one.over) for one in told] == [("Berenice", False, True), ("Gast", True, True)]
    assert told[0].table == latest
    assert told[0].bond == "none"


def test_the_same_table_again_leads_to_the_latest_one(c: Connection) -> None:
    """Also where the rematch is over, or was given up before it began."""
    ada, berenice = account(c, "Ada"), account(c, "Berenice")
    first = end(c, [ada, berenice], [[0], [1]], 1000.0)
    second = lobby.rematch(c, first, ada, 1001.0)
    lobby.close(c, second, ada, 1002.0)
    third = lobby.rematch(c, first, ada, 1003.0)
    assert third not in (first, second)
    lobby.join(c, third, berenice, wire.JoinForm(), 1004.0)
    lobby.start(c, third, ada, 1005.0)
    over = {"status": "over", "result": {"winners": [0], "ranking": [[0], [1]], "reason": "shared"}}
    c.execute(update(schema.tables).where(schema.tables.c.id == third).values(**over))
    fourth = reading.read(c, lobby.rematch(c, first, berenice, 1006.0))
    assert fourth["rematch_of"] == third
    assert (fourth["clock"]["kind"], fourth["host"]) == (LIVE.kind, berenice.id)


# -- leaving ----------------------------------------------------------------------------------------------------------


def test_all_of_it_is_ones_own_to_have_and_goes_with_one(c: Connection) -> None:
    ada, berenice, clio = (account(c, name) for name in ("Ada", "Berenice", "Clio"))
    befriend(c, ada, berenice)
    friends.block(c, ada.id, clio.id, 20.0)
    friends.block(c, clio.id, ada.id, 20.0)
    table = open_table(c, berenice)
    inviting.invite(c, table, berenice, ada.id, 100.0)
    end(c, [ada, berenice], [[0], [1]], 1000.0)
    write_down(c)
    data = exporting.data_of(c, ada.id)
    assert [one["name"] for one in data.company["asked"]] == ["Berenice"]
    assert [one["name"] for one in data.company["blocked"]] == ["Clio"]
    assert [one["table"] for one in data.company["invited"]] == [table]
    assert len(data.games["finished"]) == len(data.games["ratings"]) == len(data.games["rating_changes"]) == 1
    assert data.profile["shown_to"] == "everybody"
    leaving.delete_person(c, ada.id, 2000.0)
    for gone in (schema.friendships, schema.blocks, schema.guest_lists):
        assert c.execute(select(gone)).all() == []
    for rated in (schema.ratings, schema.rating_changes):
        assert c.scalars(select(rated.c.user)).all() == [berenice.id]
    assert profiles.profile(c, berenice, berenice.id).opponents == []
    with pytest.raises(NotFound):
        profiles.profile(c, berenice, ada.id)


# -- by calls ---------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    with Running(f"sqlite:///{tmp_path_factory.mktemp('people') / 'aegean.db'}") as running:
        yield running


@pytest.fixture
def members(server: Running) -> Iterator[list[Client]]:
    with guests([server.url] * 3) as found:
        number = next(COMPANIES)
        for name, one in zip(("Ada", "Berenice", "Clio"), found, strict=True):
            one.register(f"{name} {number}", PASSWORD)
        yield found


def test_lines_of_the_blocked_are_hidden_at_once_and_shown_again(members: list[Client]) -> None:
    ada, rude, clio = members
    table = seated([ada, rude], "delphi", seed="5")
    with contextlib.ExitStack() as leaving_:
        mine, theirs = (leaving_.enter_context(one.sit(table.id)) for one in (ada, rude))
        theirs.say("something rude")
        until(lambda: (mine.listen(0.05), mine.chat)[1], "the line", SOON)
        ada.block(rude.me().id)
        until(lambda: (mine.listen(0.05), not mine.chat)[1], "the line to go", SOON)
        theirs.say("something ruder")
        mine.say("is anybody there?")
        until(lambda: (mine.listen(0.05), mine.chat)[1], "one's own line", SOON)
        assert [line.text for line in mine.chat] == ["is anybody there?"]
        theirs.listen(0.2)
        assert [line.text for line in theirs.chat] == ["something rude", "something ruder", "is anybody there?"]
        ada.unblock(rude.me().id)
        until(lambda: (mine.listen(0.05), len(mine.chat) == 3)[1], "all lines", SOON)
    assert clio.company().blocked == []


def test_the_calls_answer_the_blocked_as_they_answer_of_what_is_not_there(members: list[Client]) -> None:
    ada, rude, clio = members
    table = ada.create("delphi", [None, None]).id
    assert rude.table(table).id == table  # it is looked at, and so open in the process
    ada.block(rude.me().id)
    until(lambda: not_there(rude, f"/api/tables/{table}"), "the table to be gone", SOON)
    paths = [("GET", ""), ("POST", "/join"), ("GET", "/ratings"), ("GET", "/story"), ("POST", "/rematch")]
    for method, path in paths:
        answers = [
            rude._http.request(method, f"/api/tables/{one}{path}", json={} if method == "POST" else None)
            for one in (table, "nowhere77")
        ]
        if path != "/rematch":
            assert (answers[0].status_code, answers[0].content) == (answers[1].status_code, answers[1].content), path
    assert table not in {one.id for one in rude.tables("open")}
    assert table in {one.id for one in clio.tables("open")}
    for who in (rude, clio):  # asked alike
        told = who.ask_friend(ada.me().id, ada.me().name)
        assert [one.id for one in told.asked] == [ada.me().id]
    assert [one.id for one in ada.company().asks] == [clio.me().id]


def test_a_watcher_who_is_blocked_finds_the_table_gone(server: Running, members: list[Client]) -> None:
    ada, rude, _ = members
    table = ada.create("delphi", [None, None]).id
    with socket(server, table, rude) as line:
        assert json.loads(line.recv(SOON))["type"] == "table"
        ada.block(rude.me().id)
        with pytest.raises(ConnectionClosed) as closed:
            any(line.recv(SOON) is None for _ in range(1000))
    assert closed.value.rcvd is not None
    assert closed.value.rcvd.code == 4001
    told = []
    for one in (table, "nowhere77"):
        with socket(server, one, rude) as line:
            told.append(line.recv(SOON))
    assert told[0] == told[1]


def not_there(client: Client, path: str) -> bool:
    return client._http.get(path).status_code == 404


def test_a_game_that_ends_is_on_the_profile_and_the_ladder(members: list[Client]) -> None:
    ada, berenice, clio = members
    for one in (ada, berenice):
        one.show_profile_to("everybody")
    table = seated([ada, berenice], "delphi")
    with berenice.sit(table.id) as seat:
        seat.do("resign")
    me = ada.me()
    until(lambda: clio.profile(me.id).ratings, "the game to be rated", SOON)
    told = clio.profile(me.id)
    assert [(one.speed, one.games) for one in told.ratings] == [("slow", 1)]
    assert told.records[0].by_reason[0].what == "resigned"
    names = [one.name for one in clio.ladder("delphi", "slow").rows]
    assert names.index(me.name) < names.index(berenice.me().name)
    shown = clio._http.get(f"/api/tables/{table.id}/ratings").json()
    assert {one["person"] for one in shown} == {me.id, berenice.me().id}
    again = ada.rematch(table.id)
    assert again.status == "open"
    ada.show_profile_to("nobody")
    with pytest.raises(Refusal) as refused:
        clio.profile(me.id)
    assert refused.value.code == "not-found"
    assert me.name not in [one.name for one in clio.ladder("delphi", "slow").rows]
    shown = clio._http.get(f"/api/tables/{table.id}/ratings").json()
    assert {one["person"] for one in shown} == {berenice.me().id}
