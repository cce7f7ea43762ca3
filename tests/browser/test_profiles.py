"""People: one's company, profiles by choice, ladders; and what of it stands beside a table that has not begun."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from aegean.client import Client
from aegean.server import wire
from aegean.server.people import friends
from aegean.server.settings import Settings
from aegean.server.store import migrate
from aegean.server.store.storage import connect
from tests.browser.browsing import DESK, PHONE, Visitor, check_access, check_fits, check_words
from tests.server.ended import LIVE, SLOW, account, end
from tests.server.running import Running, until

PASSWORD = "a long enough password"
NAMES = ("Ada", "Berenice of Alexandria", "Clio", "Damon")
KRONOS: dict[str, Any] = {"game": "hellas", "options": {"mode": "kronos"}, "reason": "kronos_slain"}
GODS = {"expansions": ["chiron", "heroes_monsters", "hephaestus_full"]}


class Club(NamedTuple):
    server: Running
    members: dict[str, Client]
    ids: dict[str, int]


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    """Four people with many games behind them; Ada and Berenice are friends, and Clio asks Ada."""
    database = f"sqlite:///{tmp_path_factory.mktemp('people') / 'aegean.db'}"
    engine = connect(Settings(database=database).database_url).execution_options(writes=True)
    migrate.bring_up_to_date(engine)
    with engine.begin() as c:
        people = [account(c, name) for name in NAMES]
        chance = random.Random(7)
        for at in range(36):
            who = chance.sample(people, chance.choice([2, 3]))
            order = list(range(len(who)))
            chance.shuffle(order)
            if chance.random() < 0.25:
                order.sort(key=lambda seat: who[seat].name)
            ranking: list[list[int]] = [[seat] for seat in order]
            more: dict[str, Any] = {"game": "hellas", "reason": "king_of_kings"}
            if len(who) == 3 and at % 3 == 0:
                ranking, more = [[1, 2], [0]], KRONOS
            elif at % 4 == 0:
                more = {"game": "hellas", "reason": "monster_slayer", "options": GODS}
            elif at % 5 == 0:
                more = {}
            end(c, who, ranking, 1.7e9 + 86_400.0 * at, clock=LIVE if at % 7 else SLOW, **more)
        friends.ask(c, people[0], people[1].id, 10.0)
        friends.ask(c, people[1], people[0].id, 11.0)
        friends.ask(c, people[2], people[0].id, 12.0)
    engine.dispose()
    with contextlib.ExitStack() as leaving:
        server = leaving.enter_context(Running(database))
        members = {
            name: leaving.enter_context(signed_in(server, person)) for name, person in zip(NAMES, people, strict=True)
        }
        ids = {person.name: person.id for person in people}
        until(lambda: len(members["Ada"].profile(ids["Ada"]).ratings) > 1, "the games to be written down", 60)
        yield Club(server, members, ids)


def signed_in(server: Running, person: wire.Person) -> Client:
    """By a session of their own: what they sign in with is not what these tests are about."""
    from aegean.server.door import accounts

    engine = connect(Settings(database=server.database).database_url).execution_options(writes=True)
    with engine.begin() as c:
        secret = accounts.open_session(c, person.id, accounts.BROWSER, 4e9).secret
    engine.dispose()
    client = Client(server.url)
    client._http.cookies.set("aegean", secret, domain="127.0.0.1")
    return client


@pytest.fixture
def arrive(browser: Browser, club: Club) -> Iterator[object]:
    with contextlib.ExitStack() as leaving:

        def come(who: str | None, size: tuple[int, int] = DESK, scheme: str = "light") -> Visitor:
            visitor = Visitor(browser, club.server.url, size, color_scheme=scheme)
            leaving.callback(visitor.close)
            visitor.server_may_be_away = True  # the browser itself tells of refusals
            if who is not None:
                visitor.take_cookies(dict(club.members[who]._http.cookies.items()))
            return visitor

        yield come


def check(page: object) -> None:
    check_access(page)  # type: ignore[arg-type]
    check_fits(page)  # type: ignore[arg-type]
    check_words(page)  # type: ignore[arg-type]


BOTH = pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])


@BOTH
def test_a_profile_tells_how_somebody_plays(club: Club, arrive: object, size: tuple[int, int], scheme: str) -> None:
    assert callable(arrive)
    page = arrive("Berenice of Alexandria", size, scheme).page
    page.goto(f"/people/{club.ids['Ada']}")
    expect(page.get_by_role("heading", name="Ada", exact=True)).to_be_visible()
    expect(page.get_by_text("You are friends")).to_be_visible()
    expect(page.get_by_text("about the level of").first).to_be_visible()
    expect(page.get_by_role("img", name="Lords of Hellas, Live: rating after each game")).to_be_visible()
    for heading in ("By number of players", "By modules", "By side", "By how they ended", "Favourite heroes"):
        expect(page.get_by_role("columnheader", name=heading).first).to_be_visible()
    expect(page.get_by_role("rowheader", name="King of Kings")).to_be_visible()
    expect(page.get_by_role("rowheader", name="Kronos").first).to_be_visible()
    expect(page.get_by_role("table", name="Opponents").get_by_role("link", name="Clio")).to_be_visible()
    expect(page.get_by_role("button", name="The same table again")).to_have_count(0)  # they are not one's own
    check(page)
    shown = page.get_by_role("link", name="Replay")
    expect(shown).to_have_count(20)
    page.get_by_role("button", name="Show more").click()
    expect(page.get_by_role("button", name="Show more")).to_have_count(0)
    assert shown.count() > 20
    shown.first.click()
    page.wait_for_url("**/replay/**")


@BOTH
def test_ones_company(club: Club, arrive: object, size: tuple[int, int], scheme: str) -> None:
    assert callable(arrive)
    page = arrive("Ada", size, scheme).page
    page.goto("/")
    page.get_by_role("link", name="Somebody asks to be friends").wait_for()
    check_access(page)
    page.get_by_role("button", name="Ada").click()
    page.get_by_role("link", name="Friends and company").click()
    page.get_by_role("heading", name="Friends and company").wait_for()
    expect(page.get_by_role("link", name="Berenice of Alexandria").first).to_be_visible()
    expect(page.get_by_role("button", name="Agree: Clio").first).to_be_visible()
    check(page)

    # Somebody is asked by name, and that is withdrawn.
    field = page.get_by_placeholder("Name of an account")
    field.fill("Nobody at all")
    field.press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
    field.fill("damon")
    field.press("Enter")
    asked = page.locator("section").filter(has=page.get_by_role("heading", name="You asked"))
    expect(asked.get_by_text("Damon")).to_be_visible()
    check(page)
    asked.get_by_role("button", name="Withdraw: Damon").click()
    expect(asked).to_have_count(0)

    # Somebody is blocked for a while.
    page.get_by_role("button", name="Block: Damon").first.click()
    blocked = page.locator("section").filter(has=page.get_by_role("heading", name="Blocked"))
    expect(blocked.get_by_text("They are not told")).to_be_visible()
    check(page)
    blocked.get_by_role("button", name="Lift the block: Damon").click()
    expect(blocked).to_have_count(0)


def test_the_same_table_again_with_one_click(arrive: object) -> None:
    assert callable(arrive)
    page = arrive("Damon").page
    page.goto("/people")
    page.get_by_role("button", name="The same table again: ").first.click()
    page.wait_for_url("**/table/**")
    expect(page.get_by_text("Damon").first).to_be_visible()
    page.get_by_role("button", name="Close this table").or_(page.get_by_role("button", name="Close")).first.click()


def test_who_sees_ones_profile_is_ones_own_choice(club: Club, arrive: object) -> None:
    assert callable(arrive)
    own = arrive("Clio").page
    own.goto("/account")
    own.get_by_role("link", name="Your profile").click()
    expect(own.get_by_role("radio", name="Everybody")).to_be_checked()
    stranger = arrive(None).page
    stranger.goto(f"/people/{club.ids['Clio']}")
    expect(stranger.get_by_role("heading", name="Clio", exact=True)).to_be_visible()
    own.get_by_role("radio", name="My friends").check()
    until(lambda: club.members["Clio"].company().shown_to == "friends", "the choice to be kept", 20)
    stranger.reload()
    expect(stranger.get_by_role("heading", name="No profile to see")).to_be_visible()
    check(stranger)
    own.get_by_role("radio", name="Everybody").check()
    until(lambda: club.members["Clio"].company().shown_to == "everybody", "the choice to be kept", 20)


@BOTH
def test_a_ladder_for_each_game_and_speed(arrive: object, size: tuple[int, int], scheme: str) -> None:
    assert callable(arrive)
    page = arrive("Ada", size, scheme).page
    page.goto("/ratings")
    page.get_by_role("button", name="Lords of Hellas").click()
    page.get_by_role("button", name="Live").click()
    ladder = page.get_by_role("table", name="Ladder")
    expect(ladder.get_by_role("link")).to_have_count(4)
    expect(
        page.get_by_role("table", name="Bots to compare with").get_by_role("rowheader", name="Hoplite")
    ).to_be_visible()
    check(page)
    ladder.get_by_role("link", name="Berenice of Alexandria").click()
    expect(page.get_by_role("heading", name="Berenice of Alexandria")).to_be_visible()


@BOTH
def test_a_friend_is_invited_from_the_table(club: Club, arrive: object, size: tuple[int, int], scheme: str) -> None:
    assert callable(arrive)
    table = club.members["Ada"].create("hellas", [None, None], public=False, clock={
        "kind": "live", "budget": 3600, "decision": 30,
    }).id  # fmt: skip
    page = arrive("Ada", size, scheme).page
    page.goto(f"/table/{table}")
    expect(page.get_by_role("link", name="±")).to_be_visible()  # one's own rating, small
    page.get_by_role("button", name="Invite a friend").click()
    page.get_by_text("Invited: Berenice of Alexandria").wait_for()
    check(page)
    guest = arrive("Berenice of Alexandria", size, scheme).page
    guest.goto("/people")
    invited = guest.locator("section").filter(has=guest.get_by_role("heading", name="You are invited"))
    expect(invited.get_by_role("link", name="View")).to_be_visible()
    check(guest)
    invited.get_by_role("link", name="View").click()
    guest.get_by_role("button", name="Sit").first.wait_for()
    club.members["Berenice of Alexandria"].decline(table)
    club.members["Ada"]._send("DELETE", f"/api/tables/{table}")


def test_guests_are_told_that_an_account_lasts(club: Club, arrive: object) -> None:
    assert callable(arrive)
    with Client(club.server.url) as guest:
        guest.guest("Gast")
        visitor = arrive(None)
        visitor.take_cookies(dict(guest._http.cookies.items()))
        visitor.page.goto("/people")
        visitor.page.get_by_text("Guests have no profile and no friends").wait_for()
        check(visitor.page)
        visitor.page.goto(f"/people/{guest.me().id}")
        expect(visitor.page.get_by_text("Guests have no profile and no friends")).to_be_visible()
