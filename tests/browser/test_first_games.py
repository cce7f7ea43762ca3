"""First games: each from the start page to its end, with the coach, by hand and by keyboard."""

from __future__ import annotations

import contextlib
import json
import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Error as PlaywrightError
from playwright.sync_api import Locator, Page, expect

from tests.browser.browsing import (
    DESK,
    PHONE,
    at_table,
    check_access,
    check_fits,
    check_words,
    click,
    next_thing,
    tab_to,
)
from tests.browser.conftest import Visiting

LESSONS = Path(__file__).parents[2] / "web" / "src" / "lessons"
END = "Victory!"
TITLES = {"delphi": "The Oracle of Delphi", "hellas": "Lords of Hellas"}
OFFERED = {"hellas": "The base game", "hellas-kronos": "Kronos, as the titan", "hellas-heroes": "Kronos, as a hero"}
MOST = 120  # clicks


def coach(page: Page) -> Locator:
    return page.get_by_role("region", name="First game")


def begin(page: Page, lesson: str) -> None:
    page.goto("/")
    page.get_by_role("button", name=re.compile(f"Learn.*{TITLES[lesson.split('-')[0]]}")).click()
    if lesson in OFFERED:
        page.get_by_role("dialog").get_by_role("button", name=re.compile(OFFERED[lesson])).click()
    at_table(page)
    coach(page).wait_for()


def place(page: Page) -> int:
    found = re.search(r"step (\d+) of", coach(page).inner_text(), re.I)
    assert found
    return int(found[1])


def picture(page: Page, name: str) -> None:
    """For whoever wants to look: AEGEAN_PICTURES names a folder."""
    if folder := os.environ.get("AEGEAN_PICTURES"):
        page.wait_for_timeout(400)
        page.screenshot(path=f"{folder}/{name}.png")


def press(thing: Locator) -> None:
    """What has gone meanwhile is no longer to be clicked."""
    with contextlib.suppress(PlaywrightError):
        thing.click(timeout=2000)


def lead_on(page: Page) -> str:
    """The button of the coach that goes on, as soon as there is one; empty when the game is over."""
    found: str = page.wait_for_function(
        """() => {
          const dialog = document.querySelector('dialog[open]');
          if (dialog) return dialog.getAttribute('aria-label');
          for (const word of ['Next', 'Finish the lesson', 'Do it for me'])
            for (const button of document.querySelectorAll('section[aria-label="First game"] button'))
              if (button.textContent.trim() === word) return word;
          // What no lesson speaks of: only if it is still so after a while, for the page may be on its way.
          const now = document.querySelector('#question')?.textContent ?? '';
          if (window.questioned?.text !== now) window.questioned = { text: now, at: performance.now() };
          if (!now || performance.now() - window.questioned.at < 4000) return null;
          window.questioned = null;
          return 'asked';
        }"""
    ).json_value()
    return found


@pytest.mark.parametrize(
    ("lesson", "size"), [("delphi", DESK), ("hellas", PHONE), ("hellas-kronos", DESK), ("hellas-heroes", PHONE)]
)
def test_a_first_game_to_its_end(visit: Visiting, lesson: str, size: tuple[int, int]) -> None:
    page = visit(*size).page
    begin(page, lesson)
    steps = json.loads((LESSONS / f"{lesson}.json").read_text())
    seen: list[int] = []
    for _ in range(MOST):
        word = lead_on(page)
        if word == END:
            break
        at = place(page)
        if at not in seen:
            seen.append(at)
            picture(page, f"{lesson}_{size[0]}_{at:02}_{steps[at - 1]['id']}")
            if at == 5:
                check_words(page)
                check_fits(page)
                check_access(page)
        if word == "asked":  # what no lesson speaks of, such as a god to raise: anything will do
            if (thing := next_thing(page)) is not None:
                click(page, thing)
        else:
            press(coach(page).get_by_role("button", name=word))
    end = page.get_by_role("dialog", name=END)
    expect(end).to_be_visible()
    for _ in range(2):  # the first key may end the scene's unrolling
        if end.is_visible():
            page.keyboard.press("Escape")
            page.wait_for_timeout(300)
    expect(coach(page)).to_contain_text("Ready for a full game")
    assert set(seen) >= set(range(1, len(steps) - 1)), f"steps were never seen: {sorted(seen)}"
    coach(page).get_by_role("button", name="Finish the lesson").click()
    expect(page.get_by_role("button", name="Back to the lesson")).to_be_visible()


def test_the_coach_points_reacts_and_remembers(visit: Visiting) -> None:
    page = visit().page
    begin(page, "delphi")
    for _ in range(3):
        coach(page).get_by_role("button", name="Next").click()
    expect(coach(page)).to_contain_text("Select a green die")
    expect(page.locator(".ring, .arrow").first).to_be_visible()

    # Something else than what was asked for: the coach says so, and it can be taken back.
    own = page.get_by_role("region", name="Your board")
    own.locator(".die.lit").first.click()
    own.locator("[data-target=favours]").click()
    expect(coach(page)).to_contain_text("this step is about something else")
    picture(page, "delphi_other")
    check_access(page)
    coach(page).get_by_role("button", name="Undo").click()
    expect(coach(page)).not_to_contain_text("this step is about something else")

    # By hand: the die, then the water that is pointed at.
    page.locator(".die.lit[data-target='die:green']").first.click()
    page.locator("[data-target='hex:3,-1']").first.click()
    expect(coach(page)).to_contain_text("Your ship has arrived.")
    expect(coach(page)).to_contain_text("Load an offering")

    page.reload()
    expect(coach(page)).to_contain_text("Load an offering")
    skip = coach(page).get_by_role("button", name="Skip this step")
    tab_to(page, skip)
    page.keyboard.press("Enter")
    expect(coach(page)).to_contain_text("Oracle cards")
    coach(page).get_by_role("button", name="Hide the lesson").click()
    expect(coach(page)).to_be_hidden()
    page.reload()
    page.get_by_role("button", name="Back to the lesson").click()
    expect(coach(page)).to_contain_text("Oracle cards")
