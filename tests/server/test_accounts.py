"""Guests, accounts, sessions and tokens: over the network, on both databases."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from typing import Any

import argon2
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import Connection, select, update

from aegean.server.door import accounts, limits, passwords
from aegean.server.door.names import checked_name, login_of
from aegean.server.errors import BadName
from aegean.server.store.schema import chat, seats, sessions, tables, users
from aegean.server.store.storage import Storage
from tests.server.filled import fill
from tests.server.small_app import browser, served

Client = TestClient[Litestar]
PASSWORD = "correct horse"


@pytest.fixture
def app(database_url: str) -> Iterator[Litestar]:
    with served(database_url) as made:
        yield made


@pytest.fixture
def client(app: Litestar) -> Iterator[Client]:
    with browser(app) as made:
        yield made


def come(client: Client, name: str = "Ada") -> dict[str, Any]:
    made = client.post("/api/guest", json={"name": name, "language": "pl"})
    assert made.status_code == 201, made.text
    return dict(made.json())


def register(client: Client, name: str = "Ada", password: str = PASSWORD) -> dict[str, Any]:
    come(client, name)
    made = client.post("/api/account", json={"name": name, "password": password})
    assert made.status_code == 200, made.text
    return dict(made.json())


def sign_in(client: Client, name: str = "Ada", password: str = PASSWORD) -> Any:
    return client.post("/api/sign-in", json={"name": name, "password": password})


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def looked_up(app: Litestar, query: Any) -> Any:
    storage: Storage = app.state.storage
    return storage.read_now(lambda connection: connection.execute(query).all())


# -- names ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ada ", "Ada"),
        ("Ada   King\u00a0Lovelace", "Ada King Lovelace"),
        ("Zo\u0065\u0301", "Zo\u00e9"),
        ("Ὀδυσσεύς", "Ὀδυσσεύς"),
        ("李", "李"),
        ("Żółw 🐢", "Żółw 🐢"),
    ],
)
def test_names_are_kept_in_one_form(given: str, kept: str) -> None:
    assert checked_name(given) == kept


@pytest.mark.parametrize(
    "given",
    [
        "",
        "   ",
        "a" * 25,
        "Ada\x00",
        "A\nda",
        "Ada\u200b",  # a space of no width
        "\u202eadA",  # written backwards
        "Ada\u00ad",  # a hyphen that is not there
        "\u3164",  # a letter that is not there
        "\u2800",
        "A\ufe0f",
        "\u0301A",  # a mark on nothing
        "A\u0315\u0315\u0315\u0315",  # too many marks
        "\ud800",
        "\ue000",
    ],
)
def test_names_that_nobody_can_read_are_refused(given: str) -> None:
    with pytest.raises(BadName):
        checked_name(given)


def test_names_that_look_the_same_are_the_same_login() -> None:
    assert login_of("ADA") == login_of("ada") == login_of("Ａda")
    assert login_of("Straße") == login_of("STRASSE")
    with pytest.raises(BadName):
        login_of("ß" * 24)


# -- guests and accounts ----------------------------------------------------------------------------------------------


def test_a_guest_comes_in_with_a_name(client: Client) -> None:
    guest = come(client, " Ada ")
    flags = {"member": False, "moderator": False, "host": False, "unreached": False}
    assert guest == {"id": guest["id"], "name": "Ada", "guest": True, "language": "pl", **flags}
    assert client.get("/api/me").json() == guest
    assert code(client.post("/api/guest", json={"name": "Bea"})) == (409, "conflict")


def test_names_are_not_unique_among_guests(app: Litestar, client: Client) -> None:
    first = come(client)
    with browser(app) as other:
        assert come(other)["id"] != first["id"]


def test_a_guest_becomes_an_account_and_stays_the_same_person(app: Litestar, client: Client) -> None:
    guest = come(client)
    person = client.post("/api/account", json={"name": "Ada L", "password": PASSWORD}).json()
    assert person == {**guest, "name": "Ada L", "guest": False}
    assert client.get("/api/me").json() == person
    with browser(app) as elsewhere:
        assert sign_in(elsewhere, " ada l ").json() == person
        assert elsewhere.get("/api/me").json() == person
    assert code(client.post("/api/account", json={"name": "Bea", "password": PASSWORD})) == (409, "conflict")
    [kept] = looked_up(app, select(users.c.password))
    assert kept.password.startswith("$argon2id$")


def test_an_account_can_be_made_at_once_by_whoever_is_nobody_yet(app: Litestar, client: Client) -> None:
    made = client.post("/api/account", json={"name": "Ada", "password": PASSWORD, "language": "de"})
    assert made.status_code == 200
    assert made.json() == client.get("/api/me").json()
    assert (made.json()["guest"], made.json()["language"]) == (False, "de")
    with browser(app) as elsewhere:
        assert sign_in(elsewhere).json() == made.json()


def test_a_name_belongs_to_one_account(app: Litestar, client: Client) -> None:
    register(client, "Ada")
    with browser(app) as other:
        come(other, "Bea")
        assert code(other.post("/api/account", json={"name": "ADA", "password": PASSWORD})) == (409, "name-taken")
        assert other.get("/api/me").json()["guest"] is True
        other.post("/api/account", json={"name": "Bea", "password": PASSWORD})
        assert code(other.patch("/api/me", json={"name": "ada"})) == (409, "name-taken")


@pytest.mark.parametrize("password", ["short", "", "a" * 201])
def test_passwords_are_neither_short_nor_endless(client: Client, password: str) -> None:
    come(client)
    refused = client.post("/api/account", json={"name": "Ada", "password": password})
    assert code(refused) == (400, "bad-request")
    assert "password" in refused.json()["message"]
    assert not password or password not in refused.json()["message"]


def test_a_bad_name_is_refused_over_the_network(client: Client) -> None:
    assert code(client.post("/api/guest", json={"name": "A\x00"})) == (400, "bad-name")
    assert code(client.post("/api/guest", json={"name": "a" * 25})) == (400, "bad-request")


def test_a_person_changes_name_and_language(app: Litestar, client: Client) -> None:
    register(client)
    changed = client.patch("/api/me", json={"name": "Bea", "language": "de"}).json()
    assert (changed["name"], changed["language"]) == ("Bea", "de")
    assert client.get("/api/me").json() == changed
    assert client.patch("/api/me", json={}).json() == changed
    with browser(app) as elsewhere:
        assert code(sign_in(elsewhere, "Ada")) == (401, "wrong-password")
        assert sign_in(elsewhere, "Bea").status_code == 200


# -- signing in and out -----------------------------------------------------------------------------------------------


def test_unknown_names_and_wrong_passwords_are_refused_alike(app: Litestar, client: Client) -> None:
    register(client)
    with browser(app) as other:
        wrong, unknown = sign_in(other, password="wrong horse"), sign_in(other, "Nobody")
        assert code(wrong) == (401, "wrong-password")
        assert wrong.json() == unknown.json()
        assert "set-cookie" not in wrong.headers
        assert sign_in(other, "\u200bAda").json() == unknown.json()


async def _compare(password: str, kept: str | None, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    compared: list[str] = []

    class Watched(argon2.PasswordHasher):
        def verify(self, hash: str | bytes, password: str | bytes) -> Any:  # noqa: A002 - its name for it
            compared.append(str(hash).split("$")[3])  # the work that it asks for
            return super().verify(hash, password)

    monkeypatch.setattr(passwords, "hasher", Watched(time_cost=1, memory_cost=8, parallelism=1))
    assert not await passwords.fits(password, kept)
    return compared


def test_an_unknown_name_costs_as_much_work_as_a_wrong_password(monkeypatch: pytest.MonkeyPatch) -> None:

    kept = passwords.hasher.hash(PASSWORD)
    wrong = asyncio.run(_compare("wrong horse", kept, monkeypatch))
    unknown = asyncio.run(_compare("wrong horse", None, monkeypatch))
    assert wrong == unknown == ["m=8,t=1,p=1"]


def test_a_password_is_hashed_again_when_the_parameters_change(
    app: Litestar, client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    register(client)
    [before] = looked_up(app, select(users.c.password))
    monkeypatch.setattr(passwords, "hasher", argon2.PasswordHasher(time_cost=2, memory_cost=16, parallelism=1))
    with browser(app) as other:
        assert sign_in(other).status_code == 200
        [after] = looked_up(app, select(users.c.password))
        assert "m=16,t=2" in after.password
        assert before.password != after.password
        assert sign_in(other).status_code == 200
    assert looked_up(app, select(users.c.password)) == [after]


def test_signing_in_leaves_the_guest_behind(app: Litestar, client: Client) -> None:
    register(client)
    with browser(app) as other:
        come(other, "Guest")
        before = len(looked_up(app, sessions.select()))
        assert sign_in(other).json()["name"] == "Ada"
        assert len(looked_up(app, sessions.select())) == before


def test_successful_attempts_do_not_count(app: Litestar, client: Client) -> None:
    register(client)
    with browser(app) as other:
        for _ in range(limits.RATES["sign_in"].burst + 3):
            assert sign_in(other).status_code == 200


def test_guests_of_one_address_are_limited(app: Litestar) -> None:
    for _ in range(limits.RATES["guests"].burst):
        with browser(app) as client:
            come(client)
    with browser(app) as client:
        assert code(client.post("/api/guest", json={"name": "Ada"})) == (429, "too-many")


def test_signing_out_ends_the_session_at_once(app: Litestar, client: Client) -> None:
    register(client)
    secret = client.cookies["aegean"]
    out = client.post("/api/sign-out")
    assert out.status_code == 204
    assert "Max-Age=0" in out.headers["set-cookie"]
    assert client.get("/api/me").status_code == 401
    assert client.get("/api/me", headers={"Cookie": f"aegean={secret}"}).status_code == 401
    assert looked_up(app, sessions.select()) == []


def test_signing_out_everywhere_ends_all_sessions_and_tokens_at_once(app: Litestar, client: Client) -> None:
    register(client)
    token = client.post("/api/tokens", json={"label": "bot"}).json()["token"]
    with browser(app) as phone, browser(app) as bea, browser(app, None, Authorization=f"Bearer {token}") as program:
        come(bea, "Bea")
        sign_in(phone)
        assert [each.get("/api/me").status_code for each in (client, phone, program)] == [200] * 3
        assert phone.post("/api/sign-out-everywhere").status_code == 204
        assert [each.get("/api/me").status_code for each in (client, phone, program)] == [401] * 3
        assert bea.get("/api/me").status_code == 200


def test_a_banned_account_cannot_sign_in(app: Litestar, client: Client) -> None:
    register(client)
    storage: Storage = app.state.storage
    storage.write_now(lambda connection: connection.execute(update(users).values(banned=1.0)))
    with browser(app) as other:
        assert code(sign_in(other)) == (403, "banned")
        assert code(sign_in(other, password="wrong horse")) == (401, "wrong-password")


def test_expired_sessions_are_swept(app: Litestar, client: Client) -> None:
    come(client)
    storage: Storage = app.state.storage
    assert storage.write_now(lambda connection: accounts.sweep(connection, time.time())) == 0
    assert storage.write_now(lambda connection: accounts.sweep(connection, time.time() + 91 * accounts.DAY)) == 1


# -- tokens -----------------------------------------------------------------------------------------------------------


def test_tokens_are_made_listed_and_ended(app: Litestar, client: Client) -> None:
    come(client)
    made = client.post("/api/tokens", json={"label": "  my   bot "}).json()
    assert made["token"].startswith("aeg_")
    assert made["label"] == "my bot"
    assert made["expires"] == pytest.approx(time.time() + 365 * accounts.DAY, abs=60)
    [listed] = client.get("/api/tokens").json()
    assert listed["label"] == "my bot"
    assert made["token"] not in str(listed)
    with browser(app, None, Authorization=f"Bearer {made['token']}") as program:
        assert program.get("/api/me").json()["name"] == "Ada"
        assert client.delete(f"/api/tokens/{listed['id']}").status_code == 204
        assert program.get("/api/me").status_code == 401
    assert client.get("/api/tokens").json() == []
    assert code(client.delete(f"/api/tokens/{listed['id']}")) == (404, "not-found")


def test_a_token_makes_no_tokens_and_ends_none(app: Litestar, client: Client) -> None:
    come(client)
    token = client.post("/api/tokens", json={"label": "bot"}).json()["token"]
    [listed] = client.get("/api/tokens").json()
    with browser(app, None, Authorization=f"Bearer {token}") as program:
        assert code(program.post("/api/tokens", json={"label": "more"})) == (403, "not-allowed")
        assert code(program.delete(f"/api/tokens/{listed['id']}")) == (403, "not-allowed")


def test_nobody_ends_anothers_token(app: Litestar, client: Client) -> None:
    come(client)
    client.post("/api/tokens", json={"label": "bot"})
    [listed] = client.get("/api/tokens").json()
    with browser(app) as other:
        come(other, "Eve")
        assert other.get("/api/tokens").json() == []
        assert code(other.delete(f"/api/tokens/{listed['id']}")) == (404, "not-found")


def test_tokens_are_limited_in_number_and_have_readable_labels(client: Client) -> None:
    come(client)
    for number in range(accounts.MOST_TOKENS):
        assert client.post("/api/tokens", json={"label": f"bot {number}"}).status_code == 201
    assert code(client.post("/api/tokens", json={"label": "one more"})) == (409, "conflict")
    assert code(client.post("/api/tokens", json={"label": "\x00"})) == (400, "bad-name")


# -- going for good ---------------------------------------------------------------------------------------------------


def test_an_account_is_deleted_with_its_password(app: Litestar, client: Client) -> None:
    register(client)
    refused = client.request("DELETE", "/api/me", json={"password": "wrong horse"})
    assert code(refused) == (401, "wrong-password")
    assert client.get("/api/me").status_code == 200
    assert client.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204
    assert client.get("/api/me").status_code == 401
    [kept] = looked_up(app, select(users))
    assert (kept.name, kept.login, kept.password) == ("", None, None)
    assert kept.deleted is not None
    with browser(app) as other:
        assert code(sign_in(other)) == (401, "wrong-password")
        register(other, "Ada")  # the name is free again


def test_a_guest_is_deleted_without_a_password_and_the_tables_are_told(app: Litestar, client: Client) -> None:
    told: list[tuple[int, accounts.Gone | None]] = []

    async def person_changed(person: int, gone: accounts.Gone | None) -> None:
        told.append((person, gone))

    app.state.person_changed = person_changed
    guest = come(client)
    client.patch("/api/me", json={"name": "Bea"})
    assert client.request("DELETE", "/api/me", json={"password": ""}).status_code == 204
    assert told == [(guest["id"], None), (guest["id"], accounts.Gone([], [], []))]
    assert looked_up(app, sessions.select()) == []


def test_whoever_goes_frees_open_seats_and_leaves_no_name_behind(app: Litestar) -> None:
    storage: Storage = app.state.storage

    def go(connection: Connection) -> tuple[accounts.Gone, accounts.Gone, accounts.Gone]:
        fill(connection)
        return (
            accounts.delete_person(connection, 2, 100.0),
            accounts.delete_person(connection, 5, 100.0),
            accounts.delete_person(connection, 1, 100.0),
        )

    second, guest, first = storage.write_now(go)
    assert second == accounts.Gone([("open1", 0)], [("running1", 1)], ["open1"])
    assert guest == accounts.Gone([("again1", 0)], [], ["again1"])
    assert first == accounts.Gone([("open1", 1)], [("running1", 0)], ["open1"])  # whose table open1 had become
    assert looked_up(app, sessions.select()) == []
    left = {row.id: (row.status, row.host) for row in looked_up(app, select(tables))}
    assert left["open1"] == left["again1"] == ("closed", None)
    assert left["running1"] == ("running", 1)
    sitting = {(row.table, row.seat): (row.user, row.name) for row in looked_up(app, select(seats))}
    assert sitting["open1", 0] == sitting["open1", 1] == (None, "")
    assert sitting["running1", 0] == (1, "")
    assert sitting["imported1", 0] == (None, "Homer")
    assert {row.name for row in looked_up(app, select(chat))} == {""}


def test_every_call_is_documented_with_its_refusals(app: Litestar) -> None:
    paths = app.openapi_schema.to_schema()["paths"]
    for path in ("/api/me", "/api/guest", "/api/account", "/api/sign-in", "/api/sign-out", "/api/tokens"):
        for told in paths[path].values():
            assert told["summary"]
            assert {"400", "401", "429"} <= told["responses"].keys()
            assert "Refused" in str(told["responses"]["429"])
