"""Lords of Hellas at the table: a battle that two fight, a hunt that outlives its server, armies by hand, why not."""

from __future__ import annotations

import re
from contextlib import ExitStack

from playwright.sync_api import Page, expect

from aegean.client import Client
from tests.browser.browsing import DESK, PHONE, at_table, check_words, question
from tests.browser.conftest import Visiting
from tests.browser.staging import staged, table_at
from tests.hellas.positions import play, turn
from tests.server.running import Running

RECORD = 3
BATTLE = 134  # Marek attacks Corinthia; Lucía is to play a card or to pass
HUNT = 82  # Marek hunts Medusa
LUCIA = {
    "at": "crete",
    "hoplites": {"arcadia": 3, "corinthia": 3},
    "controls": ["arcadia", "corinthia"],
    "attributes": {"leadership": 3},
    "blessings": ["forced_march"],
}
MAREK = {"at": "epirus", "hoplites": {"messenia": 1}, "controls": ["messenia"]}


def test_two_browsers_in_one_battle(visit: Visiting, server: Running) -> None:
    with staged(server.url, RECORD, BATTLE, "hellas") as table:
        pages: list[Page] = []
        for seat in (0, 1):
            visitor = visit()
            table.lend(seat, visitor)
            visitor.page.goto(table.path)
            pages.append(visitor.page)
        lucia, marek = pages
        for page in pages:
            scene = page.get_by_role("region", name="Battle: Corinthia")
            expect(scene.get_by_role("img", name="Army strength: 1 against 1")).to_be_visible()
        hand = lucia.locator(".stage .hand [data-target^='card:']")
        assert hand.count() == 4
        assert marek.locator(".stage .hand .card.lit").count() == 0
        expect(marek.locator(".stage")).to_contain_text("is deciding")
        # Of the other's hand one knows how many cards it holds, and not which.
        held = {hand.nth(n).get_attribute("data-target") or "" for n in range(4)}
        shown = marek.evaluate("[...document.querySelectorAll('[data-thing], [data-target]')].map((e) => e.outerHTML)")
        own = {card.get_attribute("data-target") for card in marek.locator(".stage .hand .card").all()}
        assert not [card for card in held - own if any(f'"{card}"' in html for html in shown)]

        card = lucia.locator(".stage .hand [data-target='card:wild_attack_mace']")
        card.click()
        expect(marek.locator(".stage .played [data-thing='card:wild_attack_mace']")).to_be_visible()
        expect(marek.get_by_role("img", name="Army strength: 1 against 4")).to_be_visible()
        expect(lucia.locator(".stage .hand .card")).to_have_count(3)
        expect(marek.locator(".stage")).to_contain_text("As it stands, Lucía wins 4 to 1.")
        # Whoever would lose by passing is asked once more; the other is not.
        marek.locator(".stage .buttons [data-target=pass]").click()
        sure = marek.get_by_role("menu", name="Are you sure?")
        expect(sure).to_contain_text("As it stands, Lucía wins 4 to 1.")
        sure.get_by_role("menuitem", name="Pass").click()
        passing = lucia.locator(".stage .buttons [data-target=pass]")
        expect(passing).to_contain_text("As it stands, you win 4 to 1.")
        passing.click()
        for page in pages:
            expect(page.locator(".stage")).to_have_count(0)
            expect(page.get_by_role("log", name="Story")).to_contain_text(
                re.compile("(You win|[Ww]ins) the battle in Corinthia")
            )


def test_reload_and_restart_in_the_middle_of_a_hunt(visit: Visiting, server: Running) -> None:
    with staged(server.url, RECORD, HUNT, "hellas") as table:
        visitor = visit()
        table.lend(1, visitor)
        page = visitor.page
        page.goto(table.path)
        scene = page.get_by_role("region", name="Hunt: Medusa")
        expect(scene).to_contain_text("Medusa faces you")
        before = scene.inner_text()

        page.reload()
        expect(scene).to_be_visible()
        assert scene.inner_text() == before

        visitor.server_may_be_away = True
        server.kill()
        expect(page.get_by_text("Connection lost, trying again")).to_be_visible()
        server.start()
        expect(page.get_by_text("Connection lost, trying again")).to_have_count(0)
        visitor.server_may_be_away = False
        assert scene.inner_text() == before

        scene.locator(".hand [data-target='card:glory_bow']").click()
        scene.locator("[data-target^='place:'].lit").first.click()
        expect(scene).to_contain_text("1 of 4 wounds")
        expect(page.get_by_role("log", name="Story")).to_contain_text(re.compile("[Dd]eals? Medusa a wound"))


def test_armies_by_drag_and_by_click_with_what_they_start(visit: Visiting, server: Running) -> None:
    with ExitStack() as leaving:
        people = [leaving.enter_context(Client(server.url)) for _ in (0, 1)]
        for client, name in zip(people, ("Lucía", "Marek"), strict=True):
            client.guest(name)
        visitor = visit()
        visitor.take_cookies(dict(people[0]._http.cookies.items()))
        page = visitor.page
        page.goto(f"/table/{table_at(server, people, turn([LUCIA, MAREK]))}")
        at_table(page)
        asked = question(page)

        # By dragging: what it starts is said before the piece is let go.
        army = page.locator(".army[data-thing='region:arcadia']").first
        over = page.locator("[data-target='region:messenia'] .wash")
        army.hover()
        page.mouse.down()
        at = over.bounding_box()
        assert at is not None
        page.mouse.move(at["x"] + 30, at["y"] + 60)
        page.mouse.move(at["x"] + at["width"] / 2, at["y"] + at["height"] / 2)
        expect(page.locator(".omens .battle")).to_have_count(1)
        page.mouse.up()
        expect(page.get_by_role("log", name="Story")).to_contain_text("You move 1 hoplite from Arcadia to Messenia")

        # The next one by clicks: whence, then whither.
        page.locator(".army[data-thing='region:corinthia']").first.click()
        expect(page.locator(".omens .short").first).to_be_visible()
        page.locator("[data-target='region:argolis']").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("log", name="Story")).to_contain_text("from Corinthia to Argolis")

    with ExitStack() as leaving:
        people = [leaving.enter_context(Client(server.url)) for _ in (0, 1)]
        for client, name in zip(people, ("Lucía", "Marek"), strict=True):
            client.guest(name)
        state = turn([LUCIA, MAREK])
        play(state, "march arcadia achaea")
        visitor = visit()
        visitor.take_cookies(dict(people[0]._http.cookies.items()))
        page = visitor.page
        page.goto(f"/table/{table_at(server, people, state)}")
        at_table(page)
        # How many: each number says what follows from it.
        asked = question(page)
        expect(asked.get_by_role("button", name="March with 2 · Control")).to_be_visible()
        asked.get_by_role("button", name="March with 1 · needs 1 more for control").click()
        expect(asked).to_contain_text("Where do they go?")
        page.keyboard.press("u")
        expect(asked).to_contain_text("How many hoplites march")


def test_what_cannot_be_touched_says_why(visit: Visiting, server: Running) -> None:
    """By mouse, by keyboard and by a finger that stays: the rule in words, and its clause as a link."""
    with ExitStack() as leaving:
        people = [leaving.enter_context(Client(server.url)) for _ in (0, 1)]
        for client, name in zip(people, ("Lucía", "Marek"), strict=True):
            client.guest(name)
        path = f"/table/{table_at(server, people, turn([LUCIA, MAREK]))}"
        for size, way in ((DESK, "mouse"), (DESK, "keys"), (PHONE, "finger")):
            visitor = visit(*size)
            visitor.take_cookies(dict(people[0]._http.cookies.items()))
            page = visitor.page
            page.goto(path)
            at_table(page)
            hunt = page.locator("[data-target='special:hunt']:visible").first
            expect(hunt).not_to_have_class(re.compile(r"\blit\b"))
            if way == "mouse":
                hunt.hover()
            elif way == "keys":
                page.keyboard.press("Tab")
                hunt.focus()
            else:
                box = hunt.bounding_box()
                assert box is not None
                line = visitor.context.new_cdp_session(page)
                at = [{"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}]
                line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": at})
            why = page.get_by_role("tooltip")
            expect(why).to_contain_text("Your hero and the monster are not in the same region.")
            expect(why.get_by_role("link", name="H-5.12")).to_have_attribute("href", "/rules/hellas#H-5.12")
            check_words(page)
