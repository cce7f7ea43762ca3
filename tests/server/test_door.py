"""A house with a door: who comes in, by which way, and what strangers see."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest
from litestar import Litestar
from litestar.exceptions import WebSocketDisconnect
from litestar.testing import TestClient
from sqlalchemy import select, update

from aegean.server.app import create_app
from aegean.server.door.admission import _BEFORE_THE_DOOR
from aegean.server.door.limits import RATES
from aegean.server.settings import SettingError, Settings, from_environment, setting_of
from aegean.server.store import schema as s
from tests.server.small_app import ORIGIN, browser, served
from tests.server.test_hosting import run_host

Client = TestClient[Litestar]
PASSWORD = "correct horse"


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


def invitation(database: str, *more: str) -> str:
    said = run_host("invite", *more, "--database", database, "--public-url", "https://club.example/")
    found = re.search(r"https://club\.example/join#([A-Za-z0-9_-]{43})\n", said)
    assert found, said
    return found[1]


@pytest.fixture
def members(database_url: str) -> Iterator[Litestar]:
    with served(database_url, door="members", house="The Club") as app:
        yield app


def test_a_stranger_learns_the_name_and_the_door_of_the_house(members: Litestar) -> None:
    with browser(members) as client:
        assert client.get("/api/house").json() == {"name": "The Club", "door": "members"}


def test_members_come_by_invitation_alone(members: Litestar, database_url: str) -> None:
    secret = invitation(database_url, "--uses", "2")
    with browser(members) as guest, browser(members) as account, browser(members) as late:
        for form in ({"name": "Ada"}, {"name": "Ada", "invitation": "A" * 43}):
            assert guest.post("/api/guest", json=form).status_code == 403
            assert guest.post("/api/account", json={**form, "password": PASSWORD}).status_code == 403
        assert code(guest.get("/api/who")) == (401, "not-signed-in")
        assert guest.post("/api/guest", json={"name": "Ada", "invitation": secret}).json()["member"] is True
        assert guest.get("/api/who").json()["person"] == "Ada"
        made = account.post("/api/account", json={"name": "Bea", "password": PASSWORD, "invitation": secret})
        assert made.json()["member"] is True
        assert account.get("/api/who").json()["person"] == "Bea"
        assert code(late.post("/api/guest", json={"name": "Cid", "invitation": secret})) == (403, "bad-link")
        # A guest who is a member becomes an account without another invitation, and stays one.
        kept = guest.post("/api/account", json={"name": "Ada", "password": PASSWORD})
        assert (kept.json()["guest"], kept.json()["member"]) == (False, True)
        assert guest.get("/api/who").status_code == 200


def test_an_invitation_for_a_name_that_is_taken_is_not_used_up(members: Litestar, database_url: str) -> None:
    with browser(members) as client:
        first = invitation(database_url)
        client.post("/api/account", json={"name": "Ada", "password": PASSWORD, "invitation": first})
    secret = invitation(database_url)
    with browser(members) as client:
        form = {"name": "Ada", "password": PASSWORD, "invitation": secret}
        assert code(client.post("/api/account", json=form)) == (409, "name-taken")
        assert client.post("/api/account", json={**form, "name": "Bea"}).status_code == 200


def test_somebody_from_before_the_door_comes_in_by_invitation_or_by_the_host(database_url: str) -> None:
    with served(database_url) as before, browser(before) as client:
        for name in ("Ada", "Bea"):
            with browser(before) as each:
                each.post("/api/account", json={"name": name, "password": PASSWORD})
        client.post("/api/guest", json={"name": "Guest"})
        guest = dict(client.cookies.items())
    with served(database_url, door="members") as app, browser(app) as ada, browser(app) as bea, browser(app) as old:
        for client, name in ((ada, "Ada"), (bea, "Bea")):
            assert client.post("/api/sign-in", json={"name": name, "password": PASSWORD}).json()["member"] is False
            assert code(client.get("/api/who")) == (403, "not-let-in")
            assert client.get("/api/me").json()["name"] == name
        assert code(ada.post("/api/invitation", json={"invitation": "x"})) == (403, "bad-link")
        assert ada.post("/api/invitation", json={"invitation": invitation(database_url)}).json()["member"] is True
        assert ada.get("/api/who").status_code == 200
        run_host("admit", "Bea", "--database", database_url)
        app.state.doorkeeper.forget_everybody()  # as the signal would have it
        assert bea.get("/api/who").status_code == 200
        old.cookies.update(guest)
        assert code(old.get("/api/who")) == (403, "not-let-in")
        assert code(old.post("/api/account", json={"name": "Guest", "password": PASSWORD})) == (403, "not-let-in")


def test_invitations_are_listed_end_by_themselves_and_are_withdrawn(members: Litestar, database_url: str) -> None:
    first = invitation(database_url, "--uses", "5", "--days", "14", "--label", "Tuesday  people")
    second = invitation(database_url)
    listed = run_host("invitations", "--database", database_url).splitlines()
    assert len(listed) == 2
    assert "5 left" in listed[0]
    assert "Tuesday people" in listed[0]
    assert first not in str(listed)
    kept = members.state.storage.read_now(lambda c: c.execute(select(s.tickets)).all())
    assert first not in str(kept)
    run_host("uninvite", listed[0].split()[0], "--database", database_url)
    late = update(s.tickets).values(expires=time.time() - 1)
    members.state.storage.write_now(lambda c: c.execute(late))
    with browser(members) as client:
        for secret in (first, second):
            assert code(client.post("/api/guest", json={"name": "Ada", "invitation": secret})) == (403, "bad-link")
    assert run_host("invitations", "--database", database_url) == "None.\n"


def test_an_invitation_opens_no_password_and_a_link_to_a_password_no_door(members: Litestar, database_url: str) -> None:
    secret = invitation(database_url)
    with browser(members) as client:
        assert code(client.post("/api/reset", json={"secret": secret, "password": PASSWORD})) == (403, "bad-link")
        client.post("/api/account", json={"name": "Ada", "password": PASSWORD, "invitation": secret})
    reset = run_host("reset-password", "Ada", "--database", database_url).strip().rpartition("#")[2]
    with browser(members) as client:
        assert code(client.post("/api/guest", json={"name": "Eve", "invitation": reset})) == (403, "bad-link")


def test_where_accounts_are_wanted_no_guest_comes_in(database_url: str) -> None:
    with served(database_url) as before, browser(before) as client:
        client.post("/api/guest", json={"name": "Old"})
        cookies = dict(client.cookies.items())
    with served(database_url, door="accounts") as app, browser(app) as client, browser(app) as old:
        assert code(client.post("/api/guest", json={"name": "Ada"})) == (403, "not-let-in")
        assert code(client.get("/api/who")) == (401, "not-signed-in")
        assert client.post("/api/account", json={"name": "Ada", "password": PASSWORD}).status_code == 200
        assert client.get("/api/who").json()["person"] == "Ada"
        old.cookies.update(cookies)
        assert code(old.get("/api/who")) == (403, "not-let-in")
        assert old.post("/api/account", json={"name": "Old", "password": PASSWORD}).status_code == 200
        assert old.get("/api/who").json()["person"] == "Old"


@contextmanager
def whole(database: str, **given: Any) -> Iterator[Client]:
    """The whole app, in which somebody stands who is nobody."""
    with TestClient(create_app(Settings(database=database, **given).check()), base_url=ORIGIN) as client:
        client.headers["Origin"] = ORIGIN
        yield client


@pytest.mark.parametrize("door", ["members", "accounts"])
def test_a_stranger_sees_nothing_of_what_is_behind_the_door(sqlite_url: str, door: str) -> None:
    with whole(sqlite_url, door=door) as client:
        closed = 0
        for path, calls in client.app.openapi_schema.to_schema()["paths"].items():
            if path in _BEFORE_THE_DOOR or not path.startswith("/api/"):
                continue
            there = re.sub(r"\{[^}]*\}", "1", path)
            for method in calls:
                assert code(client.request(method.upper(), there, json={})) == (401, "not-signed-in"), path
                closed += 1
        assert closed > 20
        with pytest.raises(WebSocketDisconnect) as refused, client.websocket_connect("/api/tables/1/socket") as socket:
            socket.receive_text()
        assert refused.value.code == 4401
        for page in ("/", "/join", "/reset", "/rules", "/health"):
            assert client.get(page).status_code == 200


def test_what_stands_before_the_door_is_about_oneself(sqlite_url: str) -> None:
    paths = create_app(Settings(database=sqlite_url)).openapi_schema.to_schema()["paths"]
    assert {tag for path in _BEFORE_THE_DOOR for call in paths[path].values() for tag in call["tags"]} == {"people"}


# -- the settings -----------------------------------------------------------------------------------------------------


def test_a_door_that_is_none_is_refused() -> None:
    with pytest.raises(SettingError, match="open, members, accounts"):
        from_environment({"AEGEAN_DOOR": "ajar"})


def test_every_limit_can_be_set(sqlite_url: str) -> None:
    for kind in RATES:
        chosen = from_environment({f"AEGEAN_{setting_of(kind).upper()}": " 7 + 30/minute"}).rates
        assert list(chosen) == [kind]
        assert (chosen[kind].burst, chosen[kind].per_second) == (7, 0.5)


@pytest.mark.parametrize(
    "text", ["7", "seven", "7/30", "7 + 30", "0 + 1/hour", "1 + 0/hour", "7 + 30/day", "-1 + 2/hour"]
)
def test_a_limit_that_cannot_be_is_refused_with_what_would_be_right(text: str) -> None:
    with pytest.raises(SettingError, match=r"limit_guests.*60 \+ 120/hour"):
        from_environment({"AEGEAN_LIMIT_GUESTS": text})
    with pytest.raises(SettingError, match="limit_sockets"):
        from_environment({"AEGEAN_LIMIT_SOCKETS": "0"})


def test_a_limit_that_was_set_holds(sqlite_url: str) -> None:
    with served(sqlite_url, limit_guests="2 + 1/hour") as app:
        came = []
        for name in ("Ada", "Bea", "Cid"):
            with browser(app) as client:
                came.append(client.post("/api/guest", json={"name": name}).status_code)
        assert came == [201, 201, 429]


def test_a_club_of_sixty_comes_through_one_address_at_once(sqlite_url: str) -> None:
    with served(sqlite_url) as app:
        came = []
        for number in range(61):
            with browser(app) as client:
                came.append(client.post("/api/guest", json={"name": f"Guest {number}"}).status_code)
        assert came == [201] * 60 + [429]
