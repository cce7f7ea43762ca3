"""Lords of Hellas to the end, by mouse and by keyboard; every scene for everyone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.browsing import (
    DESK,
    PHONE,
    Visitor,
    at_table,
    check_access,
    check_no_scrolling,
    check_words,
    tab_to,
)
from tests.browser.conftest import Visiting
from tests.browser.staging import Staged, staged
from tests.browser.warring import LISTEN, Warrior, by_finger, by_keys, by_mouse, check_reachable, lit_things
from tests.server.running import Running

SEEDS = (1, 2, 3)  # of games to be played until everything has been seen
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
    page.get_by_text("For the curious").click()
    page.get_by_label("Number that all chance comes from").fill(str(seed))
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


def test_the_end_of_a_war_by_keyboard(visit: Visiting, server: Running) -> None:
    """The other seat is handed over to a bot, who is near to victory."""
    with staged(server.url, record=9, upto=90, game="hellas") as table:
        with table.clients[1].sit(table.id) as seat:
            seat.do("hand_over", seat=1, bot="greedy")
        visitor = visit()
        table.lend(0, visitor)
        page = visitor.page
        page.add_init_script(LISTEN)
        page.goto("/")
        tab_to(page, page.locator(f"a[href*='{table.id}']").first)
        page.keyboard.press("Enter")
        at_table(page)
        Warrior(page, by_keys, ("special:build_monument", "menu", "special:.*")).play()
        _the_end(page)
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)


# The record's first moves by the scene they lead to, and who is asked there.
SCENES = {0: (1, ".shelf"), 15: (0, ".shelf"), 32: (0, ".map"), 86: (0, ".battle"), 98: (1, ".hunt")}


def test_every_scene_is_for_everyone(visit: Visiting, server: Running) -> None:
    """Axe by day and by night, on a desk and a phone; there nothing scrolls, and all that is lit can be tapped."""
    with staged(server.url, record=0, upto=0, game="hellas") as table:
        pages = [_seated(visit(bypass_csp=True, has_touch=True), table, seat) for seat in (0, 1)]
        for upto, (seat, scene) in SCENES.items():
            table.play_to(upto)
            page = pages[seat]
            for size in (DESK, PHONE):
                page.set_viewport_size({"width": size[0], "height": size[1]})
                page.locator(scene).first.wait_for()
                page.locator("#question:visible, .stage [data-target].lit").first.wait_for()
                check_access(page)
                check_words(page)
                check_no_scrolling(page)
                check_reachable(page)
        card = next(thing for thing in lit_things(page) if thing["name"].startswith("card:") and thing["at"])
        by_finger(page, card, page.locator("body"))
        page.locator("[data-target^='place:'].lit").first.tap()
        expect(page.locator(".hunt")).to_contain_text("1 of 4 wounds")
        for tab in ("Yours", "Players", "Story", "Board"):
            page.get_by_role("navigation").get_by_role("button", name=tab).tap()
            check_no_scrolling(page)


def _seated(visitor: Visitor, table: Staged, seat: int) -> Page:
    table.lend(seat, visitor)
    visitor.page.goto(table.path)
    at_table(visitor.page)
    return visitor.page
