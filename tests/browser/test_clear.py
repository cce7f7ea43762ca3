"""Nothing lies on what is lit: the question, explanations, what was opened beside the board."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import at_table
from tests.browser.conftest import Visiting
from tests.browser.staging import staged
from tests.server.running import Running

SIZES = ((1440, 900), (1280, 800), (1024, 768), (820, 1180))
# A game in somebody's turn: the record, how far it is played, and whose turn it is.
TURNS = {"delphi": (0, 62, 0), "hellas": (10, 55, 3)}

# The lit things on the board whose middle lies under something. An explanation lets touches through, so places are
# compared, and what is beneath a finger is not asked.
_COVERED = """() => {
  const above = '[role=tooltip], .prompt, .opened, .right > *, .left > *, .zoom, .chart, .last, .offer, .since';
  const panels = [...document.querySelectorAll(above)].filter((one) => one.getClientRects().length > 0);
  return [...document.querySelectorAll('#main [data-target].lit')].flatMap((lit) => {
    const { x, y, width, height } = lit.getBoundingClientRect();
    const [across, down] = [x + width / 2, y + height / 2];
    const over = panels.find((one) => {
      const { left, right, top, bottom } = one.getBoundingClientRect();
      return left < across && across < right && top < down && down < bottom;
    });
    return over ? [`${lit.dataset.target} under .${over.className}`] : [];
  });
}"""


def _things(page: Page, most: int) -> list[str]:
    lit = "[...document.querySelectorAll('#main [data-target].lit')].map((one) => one.dataset.target)"
    found: list[str] = page.evaluate(lit)
    return found[:: max(1, len(found) // most)]


# One of each on every change.
USUAL = {("hellas", SIZES[0])}


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param(game, size, marks=[] if (game, size) in USUAL else pytest.mark.long)
        for game in TURNS
        for size in SIZES
    ],
)
def test_nothing_lies_on_what_is_lit(game: str, size: tuple[int, int], server: Running, visit: Visiting) -> None:
    record, upto, seat = TURNS[game]
    with staged(server.url, record, upto, game) as table:
        visitor = visit(*size)
        table.lend(seat, visitor)
        page = visitor.page
        page.goto(table.path)
        at_table(page)
        page.locator(".dock .die.lit, .dock [data-target='regular:hoplite_movement'].lit").first.click()
        expect(page.locator("#main [data-target].lit").first).to_be_visible()
        assert page.evaluate(_COVERED) == []
        for thing in _things(page, 8):
            page.locator(f'#main [data-target="{thing}"]').first.hover(force=True)
            tip = page.locator("[role=tooltip]")
            expect(tip).to_be_visible()
            assert page.evaluate(_COVERED) == [], f"the name of {thing}"
            expect(tip).not_to_have_class(re.compile(r"\bbrief\b"))
            assert page.evaluate(_COVERED) == [], f"all about {thing}"
            page.mouse.move(2, 2)
            expect(tip).to_have_count(0)


def test_what_is_opened_stands_beside_the_board(server: Running, visit: Visiting) -> None:
    record, upto, seat = TURNS["hellas"]
    with staged(server.url, record, upto, "hellas") as table:
        visitor = visit(1024, 768)
        table.lend(seat, visitor)
        page = visitor.page
        page.goto(table.path)
        at_table(page)
        sea = page.locator(".sea")
        world = page.get_by_role("button", name="World")
        page.locator(".dock [data-target='regular:hoplite_movement'].lit").click()
        for close in ("Escape", "touch"):
            page.locator(".strip button").first.click()
            expect(page.locator(".opened")).to_be_visible()
            assert page.evaluate(_COVERED) == []
            page.locator(".strip button").first.click()
            world.click()
            expect(page.get_by_role("tabpanel")).to_contain_text("Monsters")
            assert page.evaluate(_COVERED) == []
            if close == "Escape":
                page.keyboard.press("Escape")
                page.keyboard.press("Escape")
            else:
                box = sea.bounding_box()
                assert box is not None
                page.mouse.click(box["x"] + 6, box["y"] + box["height"] - 6)
            expect(page.get_by_role("tabpanel")).to_be_hidden()


def test_a_wide_table_shows_the_world_in_its_rails(server: Running, visit: Visiting) -> None:
    for game, words in (
        ("hellas", ("Victory", "Monsters", "Monuments", "Quests", "Temples", "Decks")),
        ("delphi", ("Equipment for a defeated monster", "Companions still ashore")),
    ):
        record, upto, seat = TURNS[game]
        with staged(server.url, record, upto, game) as table:
            visitor = visit(1280, 800)
            table.lend(seat, visitor)
            page = visitor.page
            page.goto(table.path)
            at_table(page)
            for word in words:
                expect(page.locator(".world h2", has_text=word)).to_be_visible()
