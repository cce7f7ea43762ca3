"""Nobody passes for somebody else by their name, and nobody learns quickly which names are taken."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import Engine, select, text

from aegean.server.door import accounts, limits
from aegean.server.door.names import look_of, looks_of, new_name, numbered, tried_login
from aegean.server.errors import BadName
from aegean.server.store.migrate import bring_up_to_date
from aegean.server.store.schema import signals, users
from tests.server.small_app import browser, served

Client = TestClient[Litestar]
PASSWORD = "correct horse"


@pytest.fixture
def app(database_url: str) -> Iterator[Litestar]:
    with served(database_url) as made:
        yield made


def register(app: Litestar, name: str) -> dict[str, Any]:
    with browser(app) as client:
        made = client.post("/api/account", json={"name": name, "password": PASSWORD})
        assert made.status_code == 200, made.text
        return dict(made.json())


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# -- looks ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "ANNA"),
        ("Anna", "Аnnа"),  # with Cyrillic letters in it
        ("Cope", "Соре"),  # altogether Cyrillic
        ("Tom", "ТОМ"),  # Cyrillic capitals
        ("NIKO", "ΝΙΚΟ"),  # Greek capitals
        ("Bill", "BiII"),
        ("Bill", "B1ll"),
        ("Odo", "0d0"),
        ("Zoe", "Zoë"),
        ("Lukasz", "Łukasz"),
        ("Anna B", "anna_b"),
        ("Anna B", "AnnaB."),
        ("Barney", "Bamey"),
        ("Ada", "Ａｄａ"),
        ("Ada", "ᴀda"),
        ("Anna 1", "Anna １"),
        ("Jonas", "J\u0585n\u0430s"),
    ],
)
def test_names_that_one_takes_for_each_other_have_the_same_look(one: str, other: str) -> None:
    assert looks_of(one) & looks_of(other)


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("Anna", "Anne"),
        ("Anna", "Hanna"),
        ("Guest 1", "Guest 2"),
        ("🐢", "🐇"),
        ("李", "王"),
        ("Ada", "Adam"),
    ],
)
def test_other_names_have_other_looks(one: str, other: str) -> None:
    assert not looks_of(one) & looks_of(other)


def test_every_name_has_a_look_that_can_be_kept() -> None:
    for name in ("!", "...", "🐢", "ﷺ" * 2, "æ" * 24, "W" * 24):
        assert 0 < len(look_of(name)) <= 60


@pytest.mark.parametrize("mixed", ["Аnna", "Anna Анна", "Ωmega", "Νikos", "Аννа", "Annա"])
def test_a_name_of_several_scripts_is_refused_with_what_is_wrong(mixed: str) -> None:
    with pytest.raises(BadName, match="one script"):
        new_name(mixed)


@pytest.mark.parametrize(
    "name", ["Ὀδυσσεύς", "Анна-Мария", "Żółw 🐢", "日本のアニメ Fan", "김 Kim", "Zoé 2", "١٢٣", "O’Neil"]
)
def test_a_name_of_one_script_is_welcome(name: str) -> None:
    assert new_name(name) == name


def test_an_account_that_has_such_a_name_already_signs_in_with_it() -> None:
    assert tried_login("Аnna") == "аnna"


# -- accounts and guests ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("other", ["Cope", "COPE", "соре", "C0pe", "Cöpe", "C.o.p.e"])
def test_no_account_and_no_guest_bears_a_name_like_an_accounts(app: Litestar, other: str) -> None:
    register(app, "Cope")
    with browser(app) as client:
        assert code(client.post("/api/guest", json={"name": other})) == (409, "name-taken")
        assert code(client.post("/api/account", json={"name": other, "password": PASSWORD})) == (409, "name-taken")
        assert client.post("/api/guest", json={"name": "Guest"}).status_code == 201
        assert code(client.patch("/api/me", json={"name": other})) == (409, "name-taken")
        assert code(client.post("/api/account", json={"name": other, "password": PASSWORD})) == (409, "name-taken")


def test_an_account_may_write_its_own_name_otherwise_and_frees_the_old_one(app: Litestar) -> None:
    with browser(app) as client:
        client.post("/api/account", json={"name": "Cope", "password": PASSWORD})
        assert client.patch("/api/me", json={"name": "Cöpe"}).json()["name"] == "Cöpe"
        assert client.patch("/api/me", json={"name": "Nope"}).json()["name"] == "Nope"
    register(app, "Cope")


def test_a_deleted_account_frees_its_look(app: Litestar) -> None:
    with browser(app) as client:
        client.post("/api/account", json={"name": "Cope", "password": PASSWORD})
        assert client.request("DELETE", "/api/me", json={"password": PASSWORD}).status_code == 204
    register(app, "Соре")


def test_a_guest_whose_name_becomes_an_accounts_is_numbered_and_the_tables_are_told(app: Litestar) -> None:
    told: list[int] = []

    async def person_changed(person: int, gone: accounts.Gone | None) -> None:
        told.append(person)

    app.state.person_changed = person_changed
    with browser(app) as first, browser(app) as second, browser(app) as third, browser(app) as other:
        guests = [client.post("/api/guest", json={"name": "Anna"}).json()["id"] for client in (first, second)]
        guests.append(third.post("/api/guest", json={"name": "Ánna"}).json()["id"])
        other.post("/api/guest", json={"name": "Anna 2"})
        account = register(app, "ANNA")
        names = [client.get("/api/me").json()["name"] for client in (first, second, third, other)]
        assert names == ["Anna 3", "Anna 4", "Ánna 5", "Anna 2"]
        assert told == [account["id"], *guests]
    kept = app.state.storage.read_now(lambda c: c.scalars(select(signals.c.subject)).all())
    assert {str(guest) for guest in guests} <= set(kept)  # other processes learn of it too


def test_numbers_stand_behind_long_names_too() -> None:
    assert numbered("Anna", 2) == "Anna 2"
    assert numbered("x" * 24, 12) == "x" * 21 + " 12"


# -- finding out ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("path", ["/api/guest", "/api/account"])
def test_trying_out_names_is_slow_by_address(app: Litestar, path: str) -> None:
    register(app, "Ada")
    form = {"name": "Ada"} if path == "/api/guest" else {"name": "Ada", "password": PASSWORD}
    for _ in range(limits.RATES["names_address"].burst):
        with browser(app) as client:
            assert code(client.post(path, json=form)) == (409, "name-taken")
    with browser(app) as client:
        refused = client.post(path, json=form)
        assert code(refused) == (429, "too-many")
        assert int(refused.headers["retry-after"]) >= 60
        free = client.post(path, json={**form, "name": "Nobody"})  # not even a free name is told
        assert code(free) == (429, "too-many")


def test_trying_out_names_is_slow_by_person(app: Litestar) -> None:
    register(app, "Ada")
    with browser(app) as client:
        client.post("/api/guest", json={"name": "Eve"})
        tries = [client.patch("/api/me", json={"name": "Ada"}).status_code for _ in range(6)]
        assert tries == [409] * 5 + [429]
        form = {"name": "Ada", "password": PASSWORD}
        assert code(client.post("/api/account", json=form)) == (429, "too-many")


def test_names_that_were_free_do_not_count(app: Litestar) -> None:
    for number in range(limits.RATES["names_address"].burst + 5):
        with browser(app) as client:
            assert client.post("/api/guest", json={"name": f"Guest {number}"}).status_code == 201


def test_a_taken_name_costs_as_much_work_as_a_free_one(app: Litestar, monkeypatch: pytest.MonkeyPatch) -> None:
    register(app, "Ada")
    hashed: list[str] = []

    async def hash_password(password: str) -> str:
        hashed.append(password)
        return "hash"

    monkeypatch.setattr("aegean.server.door.passwords.hash_password", hash_password)
    with browser(app) as client:
        assert code(client.post("/api/account", json={"name": "Ada", "password": PASSWORD})) == (409, "name-taken")
        assert hashed == [PASSWORD]
        assert client.post("/api/account", json={"name": "Bea", "password": PASSWORD}).status_code == 200
        assert hashed == [PASSWORD] * 2


# -- those who were here before ---------------------------------------------------------------------------------------


def test_older_accounts_get_their_looks_and_of_two_alike_the_first_has_it(engine: Engine) -> None:
    bring_up_to_date(engine, "0002")
    people = [(1, "Cope", "cope"), (2, "Соре", "соре"), (3, "Bea", "bea"), (4, "Cope", None)]
    with engine.execution_options(writes=True).begin() as connection:
        for id_, name, login in people:
            connection.execute(
                text("INSERT INTO users (id, name, login, language, created) VALUES (:id, :name, :login, 'en', 1)"),
                {"id": id_, "name": name, "login": login},
            )
    bring_up_to_date(engine)
    with engine.connect() as connection:
        rows = connection.execute(select(users.c.look, users.c.likeness, users.c.name).order_by(users.c.id)).all()
    assert [(row.look, row.likeness) for row in rows] == [
        ("cope", "cope"),
        (None, "cope"),
        ("bea", "bea"),
        (None, "cope"),
    ]
    assert [row.name for row in rows] == [name for _, name, _ in people]
