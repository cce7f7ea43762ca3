"""Whole games of Kronos through the browser, from the page of a new table to the end: as the titan, as one hero among
bots, and as the person who leads both heroes."""

from __future__ import annotations

import os
import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import DESK, PHONE, at_table
from tests.browser.conftest import Visiting
from tests.browser.warring import LISTEN, Warrior, by_finger, by_mouse, check_reachable

pytestmark = pytest.mark.long

# Kronos rather frightens, plays cards and passes; heroes recruit, march and hunt.
TITAN = (
    "menu", "kronos_action:terror", "card:.*", "kronos_action:play_order", "monster:.*", "region:.*",
    "kronos_action:.*",
)  # fmt: skip
HERO = ("special:recruit", "menu", "special:march", "special:hunt", "hero:.*", "quest.*", "card:.*", "place:.*")
EVERY = 25  # touches between two pictures


class Player(Warrior):
    """One whose game is looked at: AEGEAN_PICTURES names a folder."""

    name = ""
    touches = 0

    def step(self) -> None:
        super().step()
        self.touches += 1
        if self.touches % EVERY == 0:
            picture(self.page, f"{self.name}_{self.touches:04}")


def picture(page: Page, name: str) -> None:
    if folder := os.environ.get("AEGEAN_PICTURES"):
        page.wait_for_timeout(400)
        page.screenshot(path=f"{folder}/{name}.png")


@pytest.mark.parametrize(
    ("who", "size"),
    [("titan", DESK), ("hero", DESK), ("heroes", DESK), ("titan", PHONE)],
    ids=["titan", "hero", "two_heroes", "titan_phone"],
)
def test_a_whole_game(visit: Visiting, who: str, size: tuple[int, int]) -> None:
    finger = size == PHONE
    page = visit(*size, has_touch=finger).page
    page.add_init_script(LISTEN)
    page.goto("/new?game=hellas")
    page.get_by_role("button", name="Kronos").click()
    players = page.get_by_role("group", name="Players")
    if who != "titan":
        page.get_by_role("button", name="A bot", exact=True).click()
        page.get_by_label("Seat 1", exact=True).select_option("shepherd")  # whoever plays by lot loses soon enough
    if who == "heroes":
        players.get_by_role("button", name="2").click()
    page.get_by_text("Advanced").click()
    page.get_by_label("Random seed").fill("3")
    picture(page, f"new_{who}")
    page.get_by_role("button", name="Begin the game").click()
    at_table(page)
    player = Player(page, by_finger if finger else by_mouse, TITAN if who == "titan" else HERO, seed=3)
    player.name = f"{who}_{size[0]}"
    for _ in range(3):  # in the first turns: all that is lit can be hit
        player.play(until=lambda: page.evaluate("told.asked") in ("turn", "kronos_turn"))
        check_reachable(page)
        player.step()
    player.play(most=2500)
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text(re.compile("wins?", re.IGNORECASE))
    expect(dialog.get_by_role("listitem")).to_have_count(3)
    picture(page, f"{player.name}_end")
    expect(page.locator(".curtain")).to_have_count(0)
    print(who, size, player.touches, dict(player.asked), player.happened())
