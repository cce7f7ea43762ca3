"""What the house does, as people at a table and at home see it; and what is kept of them."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from aegean.client import Client
from tests.browser.browsing import DESK, PHONE, Visitor, at_table, check_access
from tests.server.running import Running, guests, seated
from tests.server.test_hosting import run_host


@pytest.fixture
def house(tmp_path: Path) -> Iterator[Running]:
    """A server of one's own: what is announced here is not for other tests."""
    with Running(f"sqlite:///{tmp_path / 'aegean.db'}") as running:
        yield running


def as_person(browser: Browser, house: Running, client: Client, size: tuple[int, int] = DESK) -> Visitor:
    visitor = Visitor(browser, house.url, size)
    visitor.take_cookies(dict(client._http.cookies.items()))
    return visitor


@pytest.mark.parametrize("size", [pytest.param(DESK, marks=pytest.mark.long), PHONE])
def test_what_the_house_does_is_seen_at_once(browser: Browser, house: Running, size: tuple[int, int]) -> None:
    with contextlib.ExitStack() as leaving:
        people = leaving.enter_context(guests([house.url] * 2))
        table = seated(people, "delphi", seed="5")
        seat = leaving.enter_context(people[1].sit(table.id))
        visitor = as_person(browser, house, people[0], size)
        leaving.callback(visitor.close)
        page = visitor.page
        page.goto(f"/table/{table.id}")
        at_table(page)
        seat.say("something rude")

        run_host("announce", "The house closes at ten", "--hours", "1", "--database", house.database)
        expect(page.get_by_text("The house closes at ten")).to_be_visible()
        check_access(page)
        page.get_by_role("button", name="Close").first.click()
        expect(page.get_by_text("The house closes at ten")).to_be_hidden()

        if size == DESK:
            page.get_by_role("tab", name="Chat").click()
            expect(page.get_by_text("something rude")).to_be_visible()
            run_host("remove-line", "1", "--database", house.database)
            expect(page.get_by_text("removed by the host")).to_be_visible()
            expect(page.get_by_text("something rude")).to_have_count(0)

        run_host("close", table.id, "--reason", "It is late", "--database", house.database)
        expect(page.get_by_text("Closed by the host: It is late").first).to_be_visible()
        check_access(page)
        page.get_by_role("link", name="Back to the start page", exact=True).click()
        expect(page.get_by_text("Closed by the host")).to_have_count(0)

        run_host("announce", "Another word", "--hours", "1", "--database", house.database)
        page.reload()
        expect(page.get_by_text("Another word")).to_be_visible()


def test_seats_given_and_tables_taken_back_are_in_the_story(browser: Browser, house: Running) -> None:
    with contextlib.ExitStack() as leaving:
        people = leaving.enter_context(guests([house.url] * 3))
        table = seated(people[:2], "delphi", seed="5")
        seats = [leaving.enter_context(who.sit(table.id)) for who in people[:2]]
        mover = next(seat for seat in seats if seat.now is not None and seat.now.decision is not None)
        mover.act(0)
        visitor = as_person(browser, house, people[0])
        leaving.callback(visitor.close)
        visitor.page.goto(f"/table/{table.id}")
        at_table(visitor.page)
        run_host("take-back", table.id, "1", "--database", house.database)
        expect(visitor.page.get_by_text("The host undid moves at this table.", exact=True)).to_be_visible()
        third = people[2].me()
        run_host("give-seat", table.id, "2", f"id:{third.id}", "--database", house.database)
        expect(visitor.page.get_by_text(f"The host gave this seat to {third.name}.", exact=True)).to_be_visible()


def test_a_moderator_removes_a_line_in_the_browser(browser: Browser, house: Running) -> None:
    with contextlib.ExitStack() as leaving:
        people = leaving.enter_context(guests([house.url] * 2))
        table = seated(people, "delphi", seed="5")
        people[0].register("Boss", "a long enough password")
        run_host("moderator", "Boss", "--database", house.database)
        seat = leaving.enter_context(people[1].sit(table.id))
        seat.say("something rude")
        visitor = as_person(browser, house, people[0])
        leaving.callback(visitor.close)
        page = visitor.page
        page.goto(f"/table/{table.id}")
        at_table(page)
        page.get_by_role("tab", name="Chat").click()
        page.get_by_role("button", name="Remove this message").click()
        expect(page.get_by_text("removed by the host")).to_be_visible()


def test_ones_data_is_a_button_away(browser: Browser, house: Running, tmp_path: Path) -> None:
    with contextlib.ExitStack() as leaving:
        [client] = leaving.enter_context(guests([house.url]))
        visitor = as_person(browser, house, client)
        leaving.callback(visitor.close)
        page = visitor.page
        page.goto("/privacy")
        with page.expect_download() as coming:
            page.get_by_role("link", name="Download my data").click()
        coming.value.save_as(tmp_path / "data.json")
        assert json.loads((tmp_path / "data.json").read_text())["profile"]["name"] == client.me().name
