"""Whoever is deleted is gone at once, at open tables too, by call or by command; and before that may have all of it."""

from __future__ import annotations

import contextlib
import json

import pytest
from sqlalchemy import Engine, insert, select

from aegean.client import Client
from aegean.server.door import exporting, leaving
from aegean.server.house import moderating
from aegean.server.store import schema
from aegean.server.store.migrate import bring_up_to_date
from tests.server.filled import fill
from tests.server.house import opened
from tests.server.running import Running, check_unforked, guests, seated, until
from tests.server.test_hosting import run_host

PASSWORD = "a long enough password"
SOON = 20.0


@pytest.mark.parametrize("by", ["call", "command"])
def test_who_is_deleted_is_gone_at_open_tables_and_a_bot_plays_on(sqlite_url: str, by: str) -> None:
    with contextlib.ExitStack() as leaving_:
        server = leaving_.enter_context(Running(sqlite_url))
        ada, other = leaving_.enter_context(guests([server.url] * 2))
        ada.register("Calliope", PASSWORD)
        table = seated([ada, other], "delphi", seed="5", title="Calliope’s evening")
        waiting = ada.create("delphi", [None, None], title="for friends")
        other.join(waiting.id)
        gone, stays = (leaving_.enter_context(who.sit(table.id)) for who in (ada, other))
        lobby = leaving_.enter_context(other.sit(waiting.id))
        gone.say("hello there")
        until(lambda: (stays.listen(0.05), stays.chat)[1], "the line", SOON)
        assert stays.chat[0].name == "Calliope"
        me = ada.me().id
        if by == "call":
            ada.delete_me(PASSWORD)
        else:
            run_host("delete-user", "Calliope", "--yes", "--database", sqlite_url)

        def settled() -> bool:
            for seat in (stays, lobby):
                seat.listen(0.02)
            assert stays.table is not None
            assert lobby.table is not None
            told = stays.table.seats[0].name + stays.table.title + stays.chat[0].name + lobby.table.title
            return not told and any(entry.kind == "gone" for entry in stays.entries)

        until(settled, "every trace to go", SOON)
        assert "Calliope" not in json.dumps(other._send("GET", f"/api/tables/{table.id}").json())
        assert lobby.table is not None
        assert lobby.table.host == other.me().id  # the next one leads the table that has not begun
        assert lobby.table.seats[0].person is None
        # The bot takes over: the game does not wait for nobody.
        until(lambda: (stays.listen(0.05), stays.now and stays.now.decision)[1], "one's own turn", SOON)
        stays.act(0)
        with opened(sqlite_url) as c:
            row = c.execute(select(schema.users).where(schema.users.c.id == me)).one()
            assert (row.name, row.login, row.password, row.look) == ("", None, None, None)
            assert c.scalars(select(schema.sessions.c.user).where(schema.sessions.c.user == me)).all() == []
            assert [act.kind for act in moderating.log(c, 9)] == (["delete-user"] if by == "command" else [])
        found = check_unforked(sqlite_url, table.id)
        assert [kind for _, _, kind, _ in found.entries].count("gone") == 1


@pytest.fixture
def filled(engine: Engine) -> Engine:
    bring_up_to_date(engine)
    with engine.begin() as connection:
        fill(connection)
    return engine


def test_no_name_is_left_in_the_database(filled: Engine) -> None:
    with filled.begin() as c:
        for table, title in (("open1", "Ada!"), ("again1", "Adamas"), ("running1", "x")):
            c.execute(schema.tables.update().where(schema.tables.c.id == table).values(title=title))
        moderating.rename(c, 1, "Ada L", moderating.HOST, 1.0)
        moderating.rename(c, 1, "Ada", moderating.HOST, 2.0)
        leaving.delete_person(c, 1, 3.0)
        left = {
            table.name: [str(tuple(row)) for row in c.execute(select(table)) if "ada" in str(tuple(row)).casefold()]
            for table in schema.metadata.sorted_tables
        }
    assert {name: rows for name, rows in left.items() if rows} == {"tables": left["tables"]}
    assert len(left["tables"]) == 1
    assert "Adamas" in left["tables"][0]  # somebody else's title, and another word


def test_all_that_is_kept_of_a_person_is_theirs_to_have_without_secrets(filled: Engine) -> None:
    with filled.begin() as c:
        c.execute(insert(schema.devices).values(digest="f" * 64, user=1, expires=5.0))
        c.execute(
            insert(schema.tickets).values(
                digest="e" * 64, kind="password", user=1, label="", left=1, created=1.0, expires=2.0
            )
        )
        moderating.mute(c, 1, 2, moderating.HOST, 9.0)
        data = exporting.data_of(c, 1)
        stranger = exporting.data_of(c, 5)
    assert data.profile["name"] == "Ada"
    assert [one["kind"] for one in data.sessions] == ["browser"]
    assert {one["table"] for one in data.seats} == {"open1", "over1", "running1"}
    assert [one["text"] for one in data.chat] == ["“Ω”"]
    assert data.records == ["/api/tables/over1/record"]
    assert {name: [one["id"] for one in rows] for name, rows in data.tournaments.items()} == {
        "entered": ["cup1"],
        "organised": ["cup1"],
    }
    assert [one["kind"] for one in data.acts] == ["mute"]
    assert len(data.devices) == len(data.tickets) == 1
    text = repr(data)
    for secret in ("a" * 64, "e" * 64, "f" * 64, "$argon2", "123456789012345678901234567890", "invite-"):
        assert secret not in text
    assert stranger.profile["name"] == "Gast"
    assert "Ada" not in repr(stranger)


def test_ones_data_comes_as_a_file(sqlite_url: str) -> None:
    with Running(sqlite_url) as server, Client(server.url) as client:
        client.guest("Ada")
        answer = client._send("GET", "/api/me/data")
        assert answer.headers["content-disposition"] == 'attachment; filename="aegean-data.json"'
        assert answer.headers["cache-control"] == "no-store"
        assert client.my_data().profile["name"] == "Ada"
