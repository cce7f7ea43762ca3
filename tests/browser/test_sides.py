"""A side of several seats in the browser: two heroes of one player without a curtain, and allies who talk and point."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from playwright.sync_api import expect

from aegean.client import Client
from tests.browser.browsing import Visitor, at_table
from tests.browser.conftest import Visiting
from tests.browser.staging import table_at
from tests.rules.hellas.kronos.questions import table as against_kronos
from tests.server.running import Running

HEROES = [{"hero": "achilles", "at": "crete"}, {"hero": "helen", "at": "attica"}]


@contextmanager
def people(server: Running, *names: str) -> Iterator[list[Client]]:
    with ExitStack() as leaving:
        clients = [leaving.enter_context(Client(server.url)) for _ in names]
        for client, name in zip(clients, names, strict=True):
            client.guest(name)
        yield clients


def lent(visitor: Visitor, client: Client) -> Visitor:
    visitor.take_cookies(dict(client._http.cookies.items()))
    return visitor


def test_the_page_looks_from_whichever_own_hero_is_asked(visit: Visiting, server: Running) -> None:
    with people(server, "Zenon", "Lucía") as (kim, ann):
        made = kim.create("hellas", [None] * 3, options={"mode": "kronos", "hero_hands": "shared"}, together=[1, 2])
        ann.join(made.id)
        kim.start(made.id)
        with kim.sit(made.id) as kronos:
            while kronos.now is not None and kronos.now.decision is not None:
                kronos.act(0)  # until the first hero is to be chosen
        page = lent(visit(), ann).page
        page.goto(f"/table/{made.id}")
        at_table(page)
        tabs = page.get_by_role("tablist", name="Your seats").get_by_role("tab")
        expect(tabs).to_have_count(2)
        expect(page.locator(".curtain")).to_have_count(0)
        seen = set()
        for _ in range(8):
            expect(page.locator(".prompt, .sheet").first).to_be_visible()
            chosen = page.locator("[role=tab][aria-selected=true] .shield").last
            seen.add(chosen.get_attribute("class"))
            with ExitStack() as both:
                seats = [both.enter_context(ann.sit(made.id, seat=seat)) for seat in (1, 2)]
                asked = next((seat for seat in seats if seat.now is not None and seat.now.decision is not None), None)
                if asked is None:
                    break
                number = 0 if asked is seats[0] else 1
                expect(tabs.nth(number)).to_have_attribute("aria-selected", "true")
                asked.act(0)
        assert len(seen) == 2, "both heroes were looked from"


def test_allies_talk_and_point_and_kronos_learns_nothing(visit: Visiting, server: Running) -> None:
    with people(server, "Zenon", "Lucía", "Marek") as clients:
        table = table_at(server, clients, against_kronos(HEROES, seat=1))
        kronos, ann, bob = (lent(visit(), client).page for client in clients)
        for page in (kronos, ann, bob):
            page.goto(f"/table/{table}")
            at_table(page)
        expect(kronos.get_by_role("tab", name="Your side")).to_have_count(0)
        expect(kronos.get_by_role("button", name="Point something out")).to_have_count(0)
        ann.get_by_role("tab", name="Your side").click()
        ann.get_by_label("Write a message").fill("I go to Argolis")
        ann.keyboard.press("Enter")
        bob.get_by_role("tab", name="Your side").click()
        expect(bob.get_by_role("log", name="Your side")).to_contain_text("I go to Argolis")
        ann.get_by_role("button", name="Point something out").click()
        ann.locator("[data-target='region:argolis']").first.dispatch_event("click")
        expect(bob.locator(".label", has_text="Lucía")).to_be_visible()
        kronos.get_by_role("tab", name="Chat").click()
        expect(kronos.locator("body")).not_to_contain_text("I go to Argolis")
        expect(kronos.locator(".label", has_text="Lucía")).to_have_count(0)
