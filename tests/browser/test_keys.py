"""The table by keyboard: what is lit comes first, and a key ends the turn."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Page, expect

from aegean.client import Client
from tests.browser.browsing import at_table, question
from tests.browser.conftest import Visiting
from tests.server.running import Running

_HERE = """() => {
  const here = document.activeElement;
  return here.matches('.lit, [data-choice]') ? 'lit' : here.tagName;
}"""


@pytest.fixture
def table(visit: Visiting, server: Running) -> Iterator[Page]:
    """One's first turn in The Oracle of Delphi."""
    with Client(server.url) as host:
        host.guest("Ann")
        options = {"ships": "first_game", "colours": "by_seat"}
        made = host.create("delphi", [None, "greedy"], options=options)
        host.start(made.id)
        visitor = visit()
        visitor.take_cookies(dict(host._http.cookies.items()))
        visitor.page.goto(f"/table/{made.id}")
        at_table(visitor.page)
        question(visitor.page).locator("#question").wait_for()
        yield visitor.page


def test_tab_begins_with_what_is_lit_and_leads_everywhere(table: Page) -> None:
    walked = []
    for _ in range(120):
        table.keyboard.press("Tab")
        walked.append(table.evaluate(_HERE))
    lit = table.locator(".table .lit[tabindex='0'], .table button.lit, .table [data-choice]").count()
    first = next(n for n, one in enumerate(walked) if one != "lit")
    assert first >= min(lit, 5)
    assert "A" in walked, "links and menus are reached as well"


def test_a_key_ends_the_turn_and_says_what_is_lost(table: Page) -> None:
    table.keyboard.press("e")
    lost = table.get_by_text("3 dice")
    expect(lost).to_be_visible()
    table.keyboard.press("Escape")
    expect(lost).to_be_hidden()
    table.keyboard.press("?")
    expect(table.get_by_role("dialog", name="Keyboard")).to_contain_text("end the turn")
