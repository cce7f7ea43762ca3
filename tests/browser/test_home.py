"""The start page: a game in one minute, the company of the last time, and one's tables with whom and when."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from aegean.texts import languages
from tests.browser.browsing import DESK, PHONE, at_table, check_access, check_fits, check_words
from tests.browser.conftest import Visiting

GAMES = {"delphi": "The Oracle of Delphi", "hellas": "Lords of Hellas"}


def _card(page: Page, game: str) -> Locator:
    return page.get_by_role("article").filter(has_text=GAMES[game])


def test_a_game_is_told_in_a_minute_before_the_first_and_not_again(visit: Visiting) -> None:
    page = visit().page
    page.goto("/")
    now = _card(page, "hellas").get_by_role("button", name="Play now")
    now.click()
    dialog = page.get_by_role("dialog", name="Lords of Hellas")
    expect(dialog).to_contain_text("There are four ways to win")
    expect(dialog.get_by_role("listitem")).to_have_count(3)
    dialog.get_by_role("button", name="Begin").click()
    at_table(page)
    page.goto("/")
    now.click()
    at_table(page)
    page.goto("/")
    _card(page, "hellas").get_by_role("button", name="In one minute").click()
    expect(dialog).to_be_visible()
    expect(dialog.get_by_role("button", name="Begin")).to_have_count(0)


def test_the_company_of_the_last_time_comes_again(visit: Visiting) -> None:
    page = visit().page
    page.goto("/new?game=delphi")
    page.get_by_role("group", name="Players").get_by_role("button", name="3").click()
    page.get_by_role("combobox", name="Seat 2").select_option("shepherd")
    page.get_by_role("combobox", name="Seat 3").select_option("shepherd")
    page.locator("#option-tiles_less").select_option("4")
    page.get_by_role("button", name="Begin the game").click()
    at_table(page)
    page.goto("/")
    expect(_card(page, "delphi").get_by_role("button", name="Play now")).to_contain_text("3 players · Shepherd")
    rows = page.get_by_role("region", name="Your tables").get_by_role("listitem")
    expect(rows.first).to_contain_text(re.compile(r"against \w+, \w+ · round 1 · now"))
    _card(page, "delphi").get_by_role("button", name="Play now").click()
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()
    at_table(page)
    table = page.request.get(f"/api/tables/{page.url.rsplit('/', 1)[-1]}").json()
    assert [seat["bot"] and seat["bot"].split(".")[0] for seat in table["seats"]] == [None, "shepherd", "shepherd"]
    assert table["options"]["tiles_less"] == 4


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param("hellas", DESK, id="hellas-desk"),
        pytest.param("delphi", PHONE, id="delphi-phone"),
        pytest.param("hellas", PHONE, id="hellas-phone", marks=pytest.mark.long),
        pytest.param("delphi", DESK, id="delphi-desk", marks=pytest.mark.long),
    ],
)
def test_the_minute_is_for_everyone(visit: Visiting, size: tuple[int, int], game: str) -> None:
    page = visit(*size).page
    page.goto("/")
    for language in languages():
        page.evaluate("(one) => localStorage.setItem('aegean.settings', JSON.stringify({ language: one }))", language)
        page.reload()
        place = list(GAMES).index(game)
        page.get_by_role("article").nth(place).locator(".doing button").nth(2).click()
        page.get_by_role("dialog").get_by_role("listitem").first.wait_for()
        check_words(page)
        check_fits(page)
    check_access(page)
