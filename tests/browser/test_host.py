"""Reports, from the table to whoever decides; and the page of those who look after the house."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, expect

from aegean.client import Client
from tests.browser.browsing import DESK, PHONE, Visitor, at_table, check_access, check_fits, check_words
from tests.server.running import Running, guests, seated, until
from tests.server.test_hosting import run_host

PASSWORD = "a long enough password"
PARTS = ("State", "Reports", "Tables", "People", "Announcement", "Outgoing messages", "Log")


class House(NamedTuple):
    server: Running
    people: list[Client]
    table: str
    hosts: dict[str, Client]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A table of two at which something rude is said; a host and a moderator."""
    with contextlib.ExitStack() as leaving:
        server = leaving.enter_context(Running(f"sqlite:///{tmp_path_factory.mktemp('hosts') / 'aegean.db'}"))
        people = leaving.enter_context(guests([server.url] * 2))
        table = seated(people, "delphi", seed="5", title="Rude words").id
        with people[0].sit(table) as seat:
            for words in ("good evening", "something rude", "something ruder"):
                seat.say(words)
        hosts = {}
        for name, role in (("Boss", "appoint"), ("Helper", "moderator")):
            one = hosts[name] = leaving.enter_context(Client(server.url))
            one.guest(name)
            one.register(name, PASSWORD)
            run_host(role, name, "--database", server.database)
            until(lambda one=one: one.me().moderator, "the role to be noticed", 20)  # type: ignore[misc]
        yield House(server, people, table, hosts)


@pytest.fixture
def arrive(browser: Browser, house: House) -> Iterator[object]:
    with contextlib.ExitStack() as leaving:

        def come(client: Client, size: tuple[int, int] = DESK, scheme: str = "light") -> Visitor:
            visitor = Visitor(browser, house.server.url, size, color_scheme=scheme)
            leaving.callback(visitor.close)
            visitor.server_may_be_away = True  # the browser itself tells of refusals
            visitor.take_cookies(dict(client._http.cookies.items()))
            return visitor

        yield come


def test_a_line_and_a_person_are_reported_and_a_host_decides(house: House, arrive: object) -> None:
    assert callable(arrive)
    page = arrive(house.people[1]).page
    page.goto(f"/table/{house.table}")
    at_table(page)
    page.get_by_role("tab", name="Chat").click()
    page.get_by_role("paragraph").filter(has_text="something rude").first.get_by_role("button", name="Report").click()
    dialog = page.get_by_role("dialog", name="Report to the host")
    expect(dialog.get_by_text("something rude")).to_be_visible()
    expect(dialog.get_by_role("textbox")).to_be_focused()
    check_access(page)
    page.keyboard.type("insults me")
    page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    page.get_by_text("The hosts will look at it").wait_for()

    # The same once more is refused; and a person is reported from the menu.
    page.get_by_role("paragraph").filter(has_text="something rude").first.get_by_role("button", name="Report").click()
    dialog.get_by_role("textbox").fill("again")
    dialog.get_by_role("button", name="Report").click()
    expect(dialog.get_by_role("alert")).to_contain_text("reported this already")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Report").click()
    expect(dialog.get_by_role("combobox")).to_contain_text("Guest 1")
    dialog.get_by_role("textbox").fill("always so")
    dialog.get_by_role("button", name="Report").click()
    expect(dialog).to_have_count(0)

    # The host finds the way by the menu of the account, and reads what was said around the line.
    own = arrive(house.hosts["Boss"]).page
    own.goto("/")
    own.get_by_role("button", name="Boss").click()
    own.get_by_role("link", name="Host’s page").click()
    own.get_by_text("The server is well").wait_for()
    expect(own.get_by_text("2", exact=True).and_(own.locator("dd.bad"))).to_be_visible()
    own.get_by_role("button", name="Reports").click()
    of_line = own.get_by_role("listitem").filter(has_text="Message by Guest 1")
    for words in ("good evening", "something rude", "something ruder", "insults me"):
        expect(of_line.get_by_role("paragraph").filter(has_text=words).first).to_be_visible()
    check_access(own)
    of_line.get_by_role("button", name="Remove the message").click()
    expect(of_line.get_by_role("button", name="Remove the message")).to_have_count(0)
    of_line.get_by_role("button", name="Mute for a day").click()
    expect(of_line.get_by_text("muted until")).to_be_visible()
    of_line.get_by_role("button", name="Settle").click()
    expect(of_line).to_have_count(0)
    own.get_by_role("listitem").filter(has_text="Conduct of Guest 1").get_by_role("button", name="Dismiss").click()
    own.get_by_text("There is nothing here").wait_for()
    own.get_by_label("Show settled reports").check()
    expect(own.get_by_text("Dismissed ·")).to_be_visible()
    expect(own.get_by_text("Settled ·")).to_be_visible()

    # The player sees that the line is gone; the log says who did what, and of no player.
    expect(page.get_by_text("removed by the host")).to_be_visible()
    own.get_by_role("button", name="Log").click()
    expect(own.get_by_role("cell", name="settle", exact=True)).to_have_count(2)
    expect(own.get_by_role("row").filter(has_text="player")).to_have_count(2)


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])
def test_every_part_of_the_page(house: House, arrive: object, size: tuple[int, int], scheme: str) -> None:
    assert callable(arrive)
    page = arrive(house.hosts["Boss"], size, scheme).page
    page.goto("/host")
    for part in PARTS:
        page.get_by_role("button", name=part, exact=True).click()
        expect(page.get_by_role("button", name=part, exact=True)).to_have_attribute("aria-current", "page")
        page.locator("main .panel > :not(:empty)").first.wait_for()
        check_access(page)
        check_fits(page)
        check_words(page)

    page.get_by_role("button", name="Tables", exact=True).click()
    page.get_by_placeholder("Title, player").fill("Guest 2")
    page.get_by_role("button", name="Search").click()
    entry = page.get_by_role("listitem").filter(has_text=house.table)
    entry.get_by_text("Act on table").click()
    entry.get_by_role("button", name="Close the table").click()
    expect(entry.get_by_role("button", name="Close it permanently")).to_be_visible()  # not at once
    entry.get_by_role("spinbutton").fill("99")
    entry.get_by_role("button", name="Take back").click()
    expect(entry.get_by_role("alert")).to_be_visible()  # so many actions do not stand there
    check_access(page)
    check_fits(page)

    page.get_by_role("button", name="People", exact=True).click()
    page.get_by_placeholder("Name or number").fill("Guest 2")
    page.get_by_placeholder("Name or number").press("Enter")
    found = page.locator("main ul").first.get_by_role("listitem")
    expect(found).to_have_count(1)
    found.get_by_role("button", name="Ban: Guest 2").click()
    found.get_by_placeholder("Reason").fill("for a moment")
    check_access(page)
    found.get_by_role("button", name="Ban now").click()
    expect(found.get_by_text("banned")).to_be_visible()
    found.get_by_role("button", name="Lift the ban: Guest 2").click()
    expect(found.get_by_role("button", name="Ban: Guest 2")).to_be_visible()

    page.get_by_role("button", name="Announcement", exact=True).click()
    page.get_by_placeholder("everybody is to read").fill("The house closes at ten")
    page.get_by_role("button", name="Announce", exact=True).click()
    expect(page.locator("main").get_by_text("The house closes at ten")).to_be_visible()
    page.get_by_role("button", name="Take it away").click()
    expect(page.locator("main").get_by_text("Nothing is announced")).to_be_visible()


def test_others_find_no_such_page_and_moderators_what_they_may_do(house: House, arrive: object) -> None:
    assert callable(arrive)
    page = arrive(house.people[1]).page
    page.goto("/")
    page.get_by_role("button", name="Guest 2").click()
    page.get_by_role("link", name="Privacy").first.wait_for()
    expect(page.get_by_role("link", name="Host’s page")).to_have_count(0)
    page.goto("/host")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    helper = arrive(house.hosts["Helper"]).page
    helper.goto("/host")
    for part in PARTS:
        expect(helper.get_by_role("button", name=part, exact=True)).to_have_count(0 if part in PARTS[:4] else 1)
    check_access(helper)
