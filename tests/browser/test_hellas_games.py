"""Lords of Hellas to the end, by mouse and by keyboard; every scene for everyone."""

from __future__ import annotations

from collections import Counter
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import (
    DESK,
    PHONE,
    at_table,
    check_access,
    check_no_scrolling,
    check_words,
    tab_to,
)
from tests.browser.conftest import Visiting
from tests.browser.staging import staged
from tests.browser.warring import LISTEN, Ruler, Warrior, by_finger, by_keys, by_mouse, check_reachable, lit_things
from tests.server.running import Running

SEEDS = (
    4,
    3,
    1,
    2,
    5,
    6,
    7,
    8,
)  # games until everything has been seen: as a rule, one or two are enough
# Rather hunts and quests than anything else, then gods, temples and marches.
WISHES = (
    "special:hunt", "menu", "hero:.*", "quest.*", "place:.*", "card:.*", "priests", "god:.*", "special:march",
    "special:build_temple", "special:prepare",
)  # fmt: skip
SEEN = (
    "battle_card_played",
    "battle_won",
    "hunt_began",
    "wound_dealt",
    "draft_began",
    "quest_started",
    "monster_rolled",
)


def _the_end(page: Page) -> None:
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("wins")
    expect(dialog.get_by_role("listitem")).to_have_count(2)


@pytest.mark.long
def test_a_whole_war_by_mouse(visit: Visiting) -> None:
    page = visit().page
    page.add_init_script(LISTEN)
    happened: set[str] = set()
    for seed in SEEDS:
        happened |= _war(page, seed)
        if happened.issuperset(SEEN):
            return
    raise AssertionError(f"never seen: {set(SEEN) - happened}")


def _war(page: Page, seed: int) -> set[str]:
    """A whole game from the first page on; the kinds of all that happened in it."""
    page.goto("/")
    card = page.get_by_role("article").filter(has_text="Lords of Hellas")
    card.get_by_role("link", name="New table").click()
    page.get_by_text("Advanced").click()
    page.get_by_label("Random seed").fill(str(seed))
    page.get_by_role("button", name="Begin the game").click()
    at_table(page)
    player = Warrior(page, by_mouse, WISHES, seed)
    for _ in range(3):  # in the first turns: all that is lit can be hit
        player.play(until=lambda: page.evaluate("told.asked") == "turn")
        check_reachable(page)
        player.step()
    player.play()
    _the_end(page)
    return set(player.happened())


# What a ruler does once each, and what he does besides: he gathers cards, lets others fight, and begins where a city
# lets him recruit. The bot wins.
DEEDS = ("hero:.*", "region:.*", "special:recruit", "special:march", "special:hunt", "priests", "special:build_.*")
PEACE = (
    "menu", "special:prepare", "option", "pass", "decline", "done", "stop", "suffer", "special:build_monument",
    "start_in", "region:boeotia",
)  # fmt: skip
DONE = {"move_hero", "move", "recruit", "place", "march", "build_monument", "raise_monument", "prepare", "roll"}
GAME = "22"  # the number that all chance comes from: a short game


@pytest.mark.long
def test_a_whole_war_by_keyboard(visit: Visiting) -> None:
    """From the first page to the last word, without a mouse. The same number brings the same game and the same bot."""
    page = visit().page
    page.add_init_script(LISTEN)
    page.goto("/")
    card = page.get_by_role("article").filter(has_text="Lords of Hellas")
    tab_to(page, card.get_by_role("link", name="New table"))
    page.keyboard.press("Enter")
    curious = page.locator("summary", has_text="Advanced")
    curious.wait_for()
    tab_to(page, curious)
    page.keyboard.press("Enter")
    tab_to(page, page.get_by_label("Random seed"))
    page.keyboard.type(GAME)
    tab_to(page, page.get_by_role("button", name="Begin the game"))
    page.keyboard.press("Enter")
    at_table(page)
    Ruler(page, by_keys, DEEDS, PEACE).play()
    _the_end(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    record = page.request.get(f"/api{urlsplit(page.url).path.replace('table', 'tables')}/record").json()
    done = Counter(action.split()[1] for action in record["actions"] if action.startswith("0:"))
    assert done.keys() >= DONE, done


# By record, its first moves by the scene they lead to, and who is asked there.
SCENES = {
    0: {15: (0, ".shelf"), 42: (0, ".battle")},
    3: {19: (1, ".shelf"), 21: (0, ".map"), 82: (1, ".hunt")},
}


@pytest.mark.parametrize("both", [False, pytest.param(True, marks=pytest.mark.long)])
def test_every_scene_is_for_everyone(visit: Visiting, server: Running, both: bool) -> None:
    """Axe by day and by night, on a desk or a phone, or on both; nothing scrolls, and all that is lit can be tapped."""
    for record, scenes in SCENES.items():
        _look_at_scenes(visit, server, record, scenes, both)


def _look_at_scenes(
    visit: Visiting, server: Running, record: int, scenes: dict[int, tuple[int, str]], both: bool
) -> None:
    with staged(server.url, record=record, upto=0, game="hellas") as table:
        visitors = [visit(has_touch=True) for _ in (0, 1)]
        for seat, visitor in enumerate(visitors):
            table.lend(seat, visitor)
        for at, (upto, (seat, scene)) in enumerate(scenes.items()):
            table.play_to(upto)
            page = visitors[seat].page
            page.goto(table.path)
            last = upto == max(scenes)  # which goes on by finger
            for size in (DESK, PHONE) if both else (PHONE if last or at % 2 else DESK,):
                page.set_viewport_size({"width": size[0], "height": size[1]})
                page.locator(scene).first.wait_for()
                page.locator("#question:visible, .stage [data-target].lit").first.wait_for()
                check_access(page)
                check_words(page)
                check_no_scrolling(page)
                check_reachable(page)
            if not last:
                page.goto("/credits")  # nobody looks on while the game goes on to the next scene
        if scene != ".hunt":
            return
        card = next(thing for thing in lit_things(page) if thing["name"].startswith("card:") and thing["at"])
        by_finger(page, card, page.locator("body"))
        page.locator("[data-target^='place:'].lit").first.tap()
        expect(page.locator(".hunt")).to_contain_text("1 of 4 wounds")
        for tab in ("Yours", "Players", "Story", "Board"):
            page.get_by_role("navigation").get_by_role("button", name=tab).tap()
            check_no_scrolling(page)
