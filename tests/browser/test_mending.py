"""A page loses nothing: it is loaded anew, its server dies and comes back, a step is taken back."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.browsing import question
from tests.browser.conftest import Visiting
from tests.browser.staging import staged
from tests.server.running import Running

FIGHT = 3  # the move of record 3 before which the first player stands in a fight, one round lost


def test_reload_and_restart_in_the_middle_of_a_fight(visit: Visiting, server: Running) -> None:
    with staged(server.url, record=3, upto=FIGHT) as table:
        visitor = visit()
        table.lend(0, visitor)
        page = visitor.page
        page.goto(table.path)
        scene = page.locator(".fight")
        expect(scene).to_contain_text("The monster still stands. Fight on?")
        die = scene.locator(".rests")  # says what was rolled when it has come to rest
        expect(die).to_be_visible()
        before = scene.inner_text()

        page.reload()
        expect(die).to_be_visible()
        assert scene.inner_text() == before

        visitor.server_may_be_away = True
        server.kill()
        expect(page.get_by_text("Connection lost, trying again")).to_be_visible()
        server.start()
        expect(page.get_by_text("Connection lost, trying again")).to_have_count(0)
        visitor.server_may_be_away = False
        assert scene.inner_text() == before

        scene.get_by_role("button", name="roll").click()
        expect(page.get_by_role("log", name="Story")).to_contain_text("and roll")
        expect(scene.or_(page.locator(".shelf"))).to_be_visible()


def test_take_back_restart_and_do_again(visit: Visiting, server: Running) -> None:
    with staged(server.url, record=1, upto=156) as table:
        visitor = visit()
        table.lend(0, visitor)
        page = visitor.page
        page.goto(table.path)
        favours = page.get_by_role("region", name="Your board").locator("[data-target=favours]")
        die = page.get_by_role("region", name="Your board").locator(".die.lit")
        undo = page.get_by_role("button", name="Undo").first
        expect(favours).to_have_accessible_name("8 favours")
        for then in ("10 favours", "12 favours"):
            die.first.click()
            favours.click()
            expect(favours).to_have_accessible_name(then)
        undo.click()
        expect(favours).to_have_accessible_name("10 favours")
        page.get_by_role("button", name="Redo").click()
        expect(favours).to_have_accessible_name("12 favours")
        page.get_by_role("button", name="Restart the turn").click()
        expect(favours).to_have_accessible_name("8 favours")
        expect(die).to_have_count(3)
        expect(question(page)).to_contain_text("Your turn")
        page.keyboard.press("r")
        expect(favours).not_to_have_accessible_name("8 favours")
