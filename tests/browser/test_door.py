"""A house that is closed to strangers, seen by them; invitations, new passwords, and the page of one's account."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.browsing import DESK, PHONE, Visitor, check_access, check_fits, check_words
from tests.browser.conftest import Visiting
from tests.server.running import Running
from tests.server.test_hosting import run_host

PASSWORD = "a thread of wool"
OTHER = "a thread of silk"


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:
    folder = tmp_path_factory.mktemp("club")
    with Running(f"sqlite:///{folder / 'aegean.db'}", door="members", house="The Club") as running:
        yield running


def _link(house: Running, *words: str) -> str:
    """The part of the host's link after the server's address."""
    said = run_host(*words, "--database", house.database, "--public-url", "http://club.example").strip()
    return said.partition("http://club.example")[2]


def _heading(page: Page, words: str) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text(words)


def _is_in(page: Page, name: str) -> None:
    expect(page.locator("header .person")).to_contain_text(name)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_stranger_is_shown_the_door_and_comes_in_by_an_invitation(
    browser: Browser, club: Running, size: tuple[int, int]
) -> None:
    visitor = Visitor(browser, club.url, size=size)
    page, name = visitor.page, f"Ann {size[0]}"
    for path in ("/", "/new", "/table/abcdefghij", "/replay/abcdefghij", "/rules"):
        page.goto(path)
        _heading(page, "The Club")  # and nothing was asked for that is refused: the visitor has no faults
    check_access(page)
    check_fits(page)
    check_words(page)
    page.get_by_label("Invitation link").fill(club.url + _link(club, "invite"))
    page.get_by_role("button", name="Use the invitation").click()
    _heading(page, "You are invited to The Club")
    check_access(page)
    check_fits(page)
    page.get_by_role("button", name="Create an account").click()
    page.get_by_label("Name").fill(name)
    page.get_by_label("Password").fill(PASSWORD)
    page.get_by_role("button", name="Create the account").click()
    _is_in(page, name)
    assert "#" not in page.url
    expect(page.get_by_role("heading", name="The Oracle of Delphi").first).to_be_visible()
    page.reload()
    expect(page.get_by_role("heading", name="The Oracle of Delphi").first).to_be_visible()
    visitor.close()


def test_an_invitation_that_does_not_work_says_so(browser: Browser, club: Running) -> None:
    visitor = Visitor(browser, club.url)
    visitor.server_may_be_away = True  # the browser itself tells of the refusal
    page = visitor.page
    page.goto(f"/join#{'A' * 43}")
    page.get_by_label("Name").fill("Eve")
    page.get_by_role("button", name="Start playing").click()
    expect(page.get_by_role("alert")).to_contain_text("This link is invalid")
    page.get_by_role("link", name="Play").click()
    _heading(page, "The Club")
    visitor.close()


@pytest.mark.parametrize("language", ["es", "de", "pl", "en"])
def test_the_pages_of_the_door_have_their_words(browser: Browser, club: Running, language: str) -> None:
    visitor = Visitor(browser, club.url, size=PHONE, locale=language)
    page = visitor.page
    for path in ("/", f"/join#{'A' * 43}", f"/reset#{'A' * 43}", "/account"):
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        check_words(page)
        check_fits(page)
    visitor.close()


def test_a_new_password_by_the_hosts_link_and_by_oneself(visit: Visiting, server: Running) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/")
    page.get_by_role("button", name="Sign in").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Create an account").click()
    dialog.get_by_label("Name").fill("Phaedra")
    dialog.get_by_label("Password").fill(PASSWORD)
    dialog.get_by_role("button", name="Create the account").click()
    _is_in(page, "Phaedra")

    # By the host's link, in another browser: this one is signed out where it looks at a table.
    page.get_by_role("button", name="Play now").first.click()
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    page.locator(".table").wait_for()
    elsewhere = visit(*PHONE)
    other = elsewhere.page
    other.goto(_link(server, "reset-password", "Phaedra"))
    _heading(other, "Set a new password")
    check_access(other)
    check_fits(other)
    other.get_by_label("New password").fill(OTHER)
    other.get_by_role("button", name="Save and sign in").click()
    _is_in(other, "Phaedra")
    _heading(page, "You are signed out")
    page.get_by_role("button", name="Sign in").click()
    dialog.get_by_role("button", name="Sign in").click()
    dialog.get_by_label("Name").fill("Phaedra")
    dialog.get_by_label("Password").fill(OTHER)
    dialog.locator("form button").click()
    page.locator(".table").wait_for()  # and is at the table again

    # By oneself, on the page of the account.
    other.locator("header .person").click()
    other.get_by_role("link", name="Your account").click()
    _heading(other, "Your account")
    other.get_by_label("Name of the program").fill("my bot")
    other.get_by_role("button", name="Create a token").click()
    expect(other.locator("code")).to_contain_text("aeg_")
    check_access(other)
    check_fits(other)
    elsewhere.server_may_be_away = True
    other.get_by_label("Your password").fill("a thread of gold")
    other.get_by_label("New password").fill(PASSWORD)
    other.get_by_role("button", name="Change the password").click()
    expect(other.get_by_role("alert")).to_have_text("Wrong password.")
    elsewhere.server_may_be_away = False
    other.get_by_label("Your password").fill(OTHER)
    other.get_by_role("button", name="Change the password").click()
    expect(other.get_by_text("Your password has been changed.")).to_be_visible()
    expect(other.get_by_role("button", name="Revoke the token my bot")).to_have_count(0)
    _heading(page, "You are signed out")
