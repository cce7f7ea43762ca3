"""Passwords: which are refused, how they are changed, and that nobody is locked out by others' wrong ones."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from litestar import Litestar
from litestar.testing import TestClient
from sqlalchemy import select, update

from aegean.server.door import accounts, addresses, devices, limits, passwords
from aegean.server.errors import WeakPassword
from aegean.server.store import schema as s
from tests.server.small_app import ORIGIN, browser, served
from tests.server.test_hosting import run_host

Client = TestClient[Litestar]
PASSWORD = "correct horse"
OTHER = "staple battery"


@pytest.fixture
def app(database_url: str) -> Iterator[Litestar]:
    with served(database_url) as made:
        made.asgi_handler._proxies = addresses.Networks(["testclient"])  # type: ignore[attr-defined]
        made.state.limits.sleep = no_time
        yield made


async def no_time(seconds: float) -> None: ...


@pytest.fixture
def owner(app: Litestar) -> Iterator[Client]:
    with browser(app) as client:
        made = client.post("/api/account", json={"name": "Ada", "password": PASSWORD})
        assert made.status_code == 200, made.text
        yield client


def sign_in(client: Client, password: str = PASSWORD, address: str = "", name: str = "Ada") -> Any:
    headers = {"X-Forwarded-For": address} if address else {}
    return client.post("/api/sign-in", json={"name": name, "password": password}, headers=headers)


def code(answer: Any) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


# -- the commonest ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "password",
    [
        "password", "Password1", "P@ssw0rd", "passwort123", "contraseña", "hasło1234", "12345678", "123456789",
        "87654321", "11111111", "00000000", "qwertyui", "QWERTZUI", "qwerty123", "asdfghjk", "1q2w3e4r", "1qaz2wsx",
        "abcd1234", "abcdefgh", "iloveyou", "ILoveYou!", "teamo123", "kochamcie", "letmein1", "dragon12", "sunshine",
        "superman!", "football", "fußball1", "barcelona", "michael1", "jordan23", "abcabcabc", "aaaabbbb", "19841984",
        "24121990", "passwordpassword", "dragonmaster", "admin1234", "welcome2024!", "lordsofhellas", "delphi2024",
        "!@#$%^&*", "s3cr3t!!", "qweasdzxc", "zaq12wsx"[::-1], "  password  ",
    ],
)  # fmt: skip
def test_what_everybody_tries_first_is_refused(password: str) -> None:
    with pytest.raises(WeakPassword):
        passwords.check(password, "Nobody")


@pytest.mark.parametrize(
    "password",
    [
        "correct horse", "staple battery", "a thread of wool", "a long enough password", "xkcd-936-tr0ub4dor",
        "Vier Möwen über Kiel", "łódka bez wioseł", "tres tristes tigres", "h7Kp2mQz", "7302958146", "übermorgens",
    ],
)  # fmt: skip
def test_what_nobody_guesses_is_welcome(password: str) -> None:
    passwords.check(password, "Ada")


@pytest.mark.parametrize("password", ["Theodora", "theodora1", "theodora!!", "Theodora2024", "aroDoeht1", "th30dora"])
def test_ones_own_name_is_no_password(password: str) -> None:
    with pytest.raises(WeakPassword, match="name"):
        passwords.check(password, "Theodora")


def test_a_weak_password_is_refused_wherever_one_is_chosen(app: Litestar, owner: Client) -> None:
    with browser(app) as client:
        assert code(client.post("/api/account", json={"name": "Bea", "password": "password1"})) == (
            400,
            "weak-password",
        )
    form = {"old": PASSWORD, "new": "qwertyuiop"}
    assert code(owner.post("/api/password", json=form)) == (400, "weak-password")


def test_the_words_are_of_one_form() -> None:
    words = passwords._words()
    assert len(words) > 1000
    assert all(re.fullmatch(r"[^\W\d_]{2,}", word) for word in words), [w for w in words if not w.isalpha()]


# -- another one ------------------------------------------------------------------------------------------------------


def test_a_changed_password_ends_all_other_sessions_and_keeps_this_one(app: Litestar, owner: Client) -> None:
    token = owner.post("/api/tokens", json={"label": "bot"}).json()["token"]
    with browser(app) as phone, browser(app, None, Authorization=f"Bearer {token}") as program:
        assert sign_in(phone).status_code == 200
        assert code(owner.post("/api/password", json={"old": "wrong horse", "new": OTHER})) == (401, "wrong-password")
        assert phone.get("/api/me").status_code == program.get("/api/me").status_code == 200
        assert owner.post("/api/password", json={"old": PASSWORD, "new": OTHER}).status_code == 204
        assert [each.get("/api/me").status_code for each in (owner, phone, program)] == [200, 401, 401]
        assert code(sign_in(phone)) == (401, "wrong-password")
        assert sign_in(phone, OTHER).status_code == 200


def test_neither_a_token_nor_a_guest_changes_a_password(app: Litestar, owner: Client) -> None:
    token = owner.post("/api/tokens", json={"label": "bot"}).json()["token"]
    form = {"old": PASSWORD, "new": OTHER}
    with browser(app, None, Authorization=f"Bearer {token}") as program:
        assert code(program.post("/api/password", json=form)) == (403, "not-allowed")
    with browser(app) as guest:
        guest.post("/api/guest", json={"name": "Guest"})
        assert code(guest.post("/api/password", json=form)) == (409, "conflict")


def test_a_stolen_session_does_not_try_out_old_passwords(owner: Client) -> None:
    form = {"old": "wrong horse", "new": OTHER}
    tries = [owner.post("/api/password", json=form).status_code for _ in range(12)]
    assert tries == [401] * 10 + [429] * 2


# -- by the host's link -----------------------------------------------------------------------------------------------


def link(database: str, name: str = "Ada") -> str:
    said = run_host("reset-password", name, "--database", database, "--public-url", "https://play.example")
    found = re.search(r"https://play\.example/reset#([A-Za-z0-9_-]{43})\n", said)
    assert found, said
    return found[1]


def test_a_link_of_the_hosts_gives_a_new_password_once(app: Litestar, owner: Client, database_url: str) -> None:
    secret = link(database_url)
    kept = app.state.storage.read_now(lambda c: c.execute(select(s.tickets)).all())
    assert secret not in str(kept)
    with browser(app) as client:
        assert code(client.post("/api/reset", json={"secret": secret, "password": "password"})) == (
            400,
            "weak-password",
        )
        made = client.post("/api/reset", json={"secret": secret, "password": OTHER})
        assert made.json()["name"] == client.get("/api/me").json()["name"] == "Ada"
        assert owner.get("/api/me").status_code == 401
        again = client.post("/api/reset", json={"secret": secret, "password": PASSWORD})
        assert code(again) == (403, "bad-link")
        assert secret not in again.text
    with browser(app) as client:
        assert code(sign_in(client)) == (401, "wrong-password")
        assert sign_in(client, OTHER).status_code == 200


def test_a_link_works_for_a_day_and_until_the_next_one(app: Litestar, owner: Client, database_url: str) -> None:
    first, second = link(database_url), link(database_url)
    with browser(app) as client:
        assert code(client.post("/api/reset", json={"secret": first, "password": OTHER})) == (403, "bad-link")
        late = update(s.tickets).values(expires=time.time() - 1)
        [ticket] = app.state.storage.read_now(lambda c: c.execute(select(s.tickets)).all())
        assert ticket.expires == pytest.approx(time.time() + accounts.DAY, abs=60)
        app.state.storage.write_now(lambda c: c.execute(late))
        assert code(client.post("/api/reset", json={"secret": second, "password": OTHER})) == (403, "bad-link")


def test_a_link_ends_when_the_password_is_changed_otherwise(app: Litestar, owner: Client, database_url: str) -> None:
    secret = link(database_url)
    assert owner.post("/api/password", json={"old": PASSWORD, "new": OTHER}).status_code == 204
    with browser(app) as client:
        assert code(client.post("/api/reset", json={"secret": secret, "password": PASSWORD})) == (403, "bad-link")


def test_a_banned_account_is_not_let_in_by_a_link_and_keeps_it(app: Litestar, owner: Client, database_url: str) -> None:
    secret = link(database_url)
    run_host("ban", "Ada", "--database", database_url)
    with browser(app) as client:
        for _ in range(2):  # nothing was done
            assert code(client.post("/api/reset", json={"secret": secret, "password": OTHER})) == (403, "banned")


def test_links_cannot_be_tried_out(app: Litestar) -> None:
    with browser(app) as client:
        form = {"secret": "A" * 43, "password": OTHER}
        tries = [client.post("/api/reset", json=form).status_code for _ in range(limits.RATES["links"].burst + 1)]
        assert tries == [403] * limits.RATES["links"].burst + [429]


# -- wrong attempts ---------------------------------------------------------------------------------------------------


def test_one_address_has_ten_attempts_at_a_name(app: Litestar, owner: Client) -> None:
    with browser(app) as stranger:
        tries = [sign_in(stranger, "wrong horse", "203.0.113.9").status_code for _ in range(11)]
        assert tries == [401] * 10 + [429]
        assert code(sign_in(stranger, PASSWORD, "203.0.113.9")) == (429, "too-many")
        assert sign_in(stranger, PASSWORD, "203.0.113.10").status_code == 200  # not from elsewhere


def test_an_address_has_only_so_many_attempts_at_all_names(app: Litestar) -> None:
    with browser(app) as stranger:
        burst = limits.RATES["sign_in_address"].burst
        tries = [sign_in(stranger, "wrong horse", "203.0.113.9", f"Name {n}").status_code for n in range(burst + 1)]
        assert tries == [401] * burst + [429]


def test_the_owner_signs_in_where_they_are_known_whatever_strangers_try(app: Litestar, owner: Client) -> None:
    owner.post("/api/sign-out")
    tries = attack(app, 60, 5)
    assert tries.count(401) == limits.RATES["sign_in_login"].burst
    assert tries.count(429) == 300 - tries.count(401)
    assert sign_in(owner, "wrong horse", "198.51.100.1").status_code == 401
    assert sign_in(owner, PASSWORD, "198.51.100.1").status_code == 200


def attack(app: Litestar, addresses: int, each: int) -> list[int]:
    async def tries() -> list[int]:
        way = httpx.ASGITransport(app=app)  # type: ignore[arg-type]
        async with httpx.AsyncClient(transport=way, base_url=ORIGIN) as client:
            form, found = {"name": "Ada", "password": "wrong horse"}, []
            for n in range(addresses * each):
                way.client = (f"203.0.113.{n % addresses}", 1)
                found.append((await client.post("/api/sign-in", json=form)).status_code)
            return found

    return asyncio.run(tries())


def test_a_stranger_who_is_the_owner_waits_but_is_not_locked_out(app: Litestar, owner: Client) -> None:
    """Many addresses have used up the attempts: within a minute there is another one."""
    clock = [1000.0]
    app.state.limits._clock = lambda: clock[0]
    attack(app, 60, 5)
    with browser(app) as elsewhere:
        refused = sign_in(elsewhere, PASSWORD, "198.51.100.1")
        assert code(refused) == (429, "too-many")
        assert int(refused.headers["retry-after"]) <= 60
        clock[0] += 60
        assert sign_in(elsewhere, PASSWORD, "198.51.100.1").status_code == 200


def test_wrong_attempts_take_longer_and_longer_for_strangers_alone(app: Litestar, owner: Client) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    app.state.limits.sleep = sleep
    assert set(attack(app, 30, 1)) == {401}
    assert len(waited) == 25
    assert waited == sorted(waited)
    assert waited[0] < 0.5
    assert waited[-1] == 5.0
    waited.clear()
    assert sign_in(owner, PASSWORD).status_code == 200
    assert waited == []


def test_an_unknown_name_is_slowed_down_like_a_known_one(app: Litestar, owner: Client) -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(round(seconds, 1))

    app.state.limits.sleep = sleep
    with browser(app) as stranger:
        known = [sign_in(stranger, "wrong horse", f"203.0.113.{n}").status_code for n in range(12)]
        first, waited = waited[:], []
        unknown = [sign_in(stranger, "wrong horse", f"203.0.113.{n}", "Nobody").status_code for n in range(12)]
    assert known == unknown
    assert first == pytest.approx(waited, abs=0.11)


# -- devices ----------------------------------------------------------------------------------------------------------


def test_a_device_is_known_by_a_cookie_that_opens_nothing(app: Litestar, owner: Client) -> None:
    secret = owner.cookies["aegean-device"]
    [kept] = app.state.storage.read_now(lambda c: c.execute(select(s.devices)).all())
    assert kept.digest == accounts.digest_of(secret)
    with browser(app) as thief:
        for name in ("aegean", "aegean-device"):
            thief.cookies.set(name, secret)
            assert thief.get("/api/me").status_code == 401


def test_a_devices_own_attempts_are_limited(app: Litestar, owner: Client) -> None:
    owner.post("/api/sign-out")
    tries = [sign_in(owner, "wrong horse", f"198.51.100.{n}").status_code for n in range(11)]
    assert tries == [401] * 10 + [429]


def test_a_device_counts_for_its_own_account_alone(app: Litestar, owner: Client) -> None:
    with browser(app) as other:
        other.post("/api/account", json={"name": "Bea", "password": PASSWORD})
        other.post("/api/sign-out")
        for n in range(limits.RATES["sign_in_login"].burst):
            assert sign_in(other, "wrong horse", f"203.0.113.{n}").status_code == 401
        assert sign_in(other, PASSWORD, "203.0.113.200").status_code == 429
        assert sign_in(owner, PASSWORD, "203.0.113.200").status_code == 200


def test_devices_are_forgotten_with_the_password_and_everywhere(app: Litestar, owner: Client) -> None:
    def known() -> int:
        return len(app.state.storage.read_now(lambda c: c.execute(select(s.devices)).all()))

    with browser(app) as phone:
        sign_in(phone)
        sign_in(phone)  # the same device
        assert known() == 2
        owner.post("/api/password", json={"old": PASSWORD, "new": OTHER})
        assert known() == 1  # this one
        sign_in(phone, OTHER)
        phone.post("/api/sign-out-everywhere")
        assert known() == 0


def test_an_account_has_only_so_many_devices_and_old_ones_are_swept(app: Litestar, owner: Client) -> None:
    storage = app.state.storage
    for n in range(devices.MOST + 5):
        storage.write_now(lambda c, n=n: devices.remember(c, 1, None, 1000.0 + n))
    kept = storage.read_now(lambda c: c.execute(select(s.devices.c.expires)).all())
    assert len(kept) == devices.MOST
    storage.write_now(lambda c: devices.sweep(c, 1e12))
    assert storage.read_now(lambda c: c.execute(select(s.devices)).all()) == []
