"""From the first page to the end of a game: once by mouse alone, once by keyboard alone."""

from __future__ import annotations

import re
from collections.abc import Callable
from statistics import median

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import at_table, busy_seconds, click, play_to_the_end, tab_to, walk_and_press
from tests.browser.conftest import Visiting

# Notes for every move that the server tells how long it takes until it has been drawn.
STOPWATCH = """(() => {
  window.drawn = [];
  const Plain = window.WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      this.addEventListener('message', (event) => {
        if (!String(event.data).includes('"type":"moved"')) return;
        const told = performance.now();
        const watch = new MutationObserver(() => {
          watch.disconnect();
          requestAnimationFrame(() => setTimeout(() => window.drawn.push(performance.now() - told)));
        });
        watch.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
      });
    }
  };
})()"""


def _the_end(page: Page) -> None:
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(re.compile("wins?|victory", re.IGNORECASE))
    expect(dialog.get_by_role("listitem")).to_have_count(2)


def test_by_mouse_alone(visit: Visiting, record_property: Callable[[str, object], None]) -> None:
    visitor = visit()
    page = visitor.page
    page.add_init_script(STOPWATCH)
    page.goto("/")
    card = page.get_by_role("article").filter(has_text="The Oracle of Delphi")
    card.get_by_role("link", name="New table").click()
    page.locator("#option-tiles_less").select_option("4")
    page.get_by_role("button", name="Begin the game").click()
    at_table(page)
    line = visitor.context.new_cdp_session(page)
    line.send("Performance.enable")
    before = busy_seconds(line)
    play_to_the_end(page, click, hurry=0.7)
    _the_end(page)
    expect(page.get_by_role("log", name="Story")).to_contain_text(re.compile("You (sail|gain|draw|explore|raise)"))

    drawn = page.evaluate("window.drawn")
    each = 1000 * (busy_seconds(line) - before) / len(drawn)
    record_property("milliseconds of the page's own work for a move", round(each))
    record_property("milliseconds from the server's word to the screen, median", round(median(drawn)))
    print(f"{len(drawn)} moves: {each:.0f} ms of work each; on the screen after {median(drawn):.0f} ms, median")
    # What the machine does besides is not the page's, so the time on the wall says little here.
    assert each < 100

    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Check the dice").click()
    expect(dialog).to_contain_text("All correct")
    with page.expect_download() as download:
        dialog.get_by_role("link", name="Save the record").click()
    assert download.value.suggested_filename.endswith(".json")
    before_url = page.url
    dialog.get_by_role("button", name="Rematch").click()
    expect(page).not_to_have_url(before_url)
    expect(page.get_by_role("dialog")).to_have_count(0)
    at_table(page)


@pytest.mark.long
def test_by_keyboard_alone(visit: Visiting) -> None:
    page = visit().page
    page.goto("/")
    card = page.get_by_role("article").filter(has_text="The Oracle of Delphi")
    tab_to(page, card.get_by_role("link", name="New table"))
    page.keyboard.press("Enter")
    tiles = page.locator("#option-tiles_less")
    tiles.wait_for()
    tab_to(page, tiles)
    page.keyboard.press("End")
    expect(tiles).to_have_value("4")
    tab_to(page, page.get_by_role("button", name="Begin the game"))
    page.keyboard.press("Enter")
    at_table(page)
    play_to_the_end(page, walk_and_press)
    _the_end(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
