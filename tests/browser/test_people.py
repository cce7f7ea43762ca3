"""A guest keeps what they played by making an account; signs out and in; changes their name; goes for ever."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visiting


def _fill(page: Page, name: str | None, password: str | None) -> None:
    dialog = page.get_by_role("dialog")
    if name is not None:
        dialog.get_by_label("Name").fill(name)
    if password is not None:
        dialog.get_by_label("Password").fill(password)


def test_from_guest_to_account_and_away(visit: Visiting) -> None:
    visitor = visit()
    page = visitor.page
    page.goto("/")
    person = page.locator("header .person")
    dialog = page.get_by_role("dialog")

    page.get_by_role("button", name="Sign in").click()
    _fill(page, "Ariadne", None)
    dialog.get_by_role("button", name="Start playing").click()
    expect(person).to_contain_text("Ariadne")

    person.click()
    dialog.get_by_role("button", name="Keep my games: create an account").click()
    _fill(page, "Ariadne", "a thread of wool")
    dialog.get_by_role("button", name="Create the account").click()
    expect(page.get_by_text("Your account is ready")).to_be_visible()

    person.click()
    dialog.get_by_role("button", name="Sign out", exact=True).click()
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()

    # A wrong password is refused in words, where one looks.
    visitor.server_may_be_away = True  # the browser itself tells of the refusal
    page.get_by_role("button", name="Sign in").click()
    dialog.get_by_role("button", name="Sign in").click()
    _fill(page, "Ariadne", "a thread of silk")
    dialog.locator("form button").click()
    expect(dialog.get_by_role("alert")).to_have_text("Wrong name or password.")
    visitor.server_may_be_away = False
    _fill(page, None, "a thread of wool")
    dialog.locator("form button").click()
    expect(person).to_contain_text("Ariadne")

    page.reload()
    expect(person).to_contain_text("Ariadne")
    person.click()
    _fill(page, "Ariadne of Crete", None)
    dialog.get_by_role("button", name="Save").click()
    expect(person).to_contain_text("Ariadne of Crete")

    person.click()
    dialog.get_by_role("button", name="Delete the account").click()
    _fill(page, None, "a thread of wool")
    dialog.get_by_role("button", name="Delete permanently").click()
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()
    page.reload()
    expect(page.get_by_role("button", name="Sign in")).to_be_visible()
