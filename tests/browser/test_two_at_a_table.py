"""Two browsers at one table, by an invitation's link: what one does the other sees."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Page, expect
from sqlalchemy import update

from aegean.server.store import schema
from tests.browser.browsing import at_table, question
from tests.browser.conftest import Visiting
from tests.browser.staging import staged
from tests.server.house import opened
from tests.server.running import Running, script

SEED = "2"  # by which the game begins with the first player's turn


@pytest.fixture
def both(visit: Visiting) -> tuple[Page, Page]:
    """A host who has opened a table, and a guest who has followed the link and sat down."""
    host, guest = visit().page, visit().page
    host.goto("/new?game=delphi")
    host.get_by_label("Seat 2").select_option("person")
    host.get_by_text("Advanced").click()
    host.get_by_label("Random seed").fill(SEED)
    host.get_by_role("button", name="Open the table").click()
    link = host.get_by_label("Invite with this link").input_value()
    assert "invite=" in link
    guest.goto(link)
    guest.get_by_role("button", name="Sit down").click()
    expect(guest.get_by_text("Everyone is here")).to_be_visible()
    host.get_by_role("button", name="Begin the game").click()
    at_table(host)
    at_table(guest)
    for page, colour in ((host, "blue"), (guest, "red")):
        page.locator(f"[data-target='player:{colour}']").click()
    return host, guest


def test_moves_chat_and_a_step_back(both: tuple[Page, Page]) -> None:
    host, guest = both
    expect(question(host)).to_contain_text("Your turn")
    expect(question(guest)).to_contain_text("is deciding")
    own = host.get_by_role("region", name="Your board")
    own.locator(".die.lit").first.click()
    own.locator("[data-target=favours]").click()
    expect(guest.get_by_role("log", name="Story")).to_contain_text("Gains 2 favours")

    host.keyboard.press("c")
    host.keyboard.type("Fair winds!")
    host.keyboard.press("Enter")
    guest.get_by_role("tab", name=re.compile("Chat.*1")).click()
    expect(guest.get_by_role("log", name="Chat")).to_contain_text("Fair winds!")

    # The oracle has spoken, so that the turn is sealed: only the other can allow the way back.
    host.get_by_role("tab", name="Story").click()
    own.get_by_role("button", name="Consult the oracle").click()
    host.get_by_role("menuitem").first.click()
    expect(question(host)).to_contain_text("is deciding")
    expect(host.get_by_role("button", name="Undo").first).to_be_disabled()
    host.get_by_role("button", name="Table menu").click()
    host.get_by_role("button", name="Ask to go back").click()
    expect(question(host)).to_contain_text("Still to answer")
    question(guest).get_by_role("button", name="Agree").click()
    expect(question(host)).to_contain_text("Your turn")


def test_hand_over_return_and_resign(both: tuple[Page, Page]) -> None:
    host, guest = both
    guest.get_by_role("button", name="Table menu").click()
    guest.get_by_role("button", name="Let a bot play for you").click()
    expect(host.get_by_role("complementary", name="The other players")).to_contain_text("Bot")
    guest.get_by_role("button", name="Take your seat back").click()
    expect(host.get_by_role("complementary", name="The other players")).not_to_contain_text("Bot")

    guest.get_by_role("button", name="Table menu").click()
    guest.get_by_role("button", name="Resign").click()
    guest.get_by_role("button", name="Yes, resign").click()
    for page, title in ((host, "Victory!"), (guest, "The game is over")):
        expect(page.get_by_role("dialog", name=title)).to_contain_text("Everybody else has resigned.")


def away(record: int, seat: int) -> int:
    """So many moves into a recorded game it waits for this seat."""
    return next(at for at, (mover, _) in enumerate(script("delphi", record).moves) if mover == seat and at > 12)


def test_by_the_hosts_rule_a_bot_plays_for_whoever_is_away(visit: Visiting, server: Running) -> None:
    with staged(server.url, record=3, upto=away(3, 1), absence="host", absence_after=0.5) as table:
        host, other = visit(), visit()
        table.lend(0, host)
        table.lend(1, other)
        host.page.goto(table.path)
        at_table(host.page)
        rail = host.page.get_by_role("complementary", name="The other players")
        rail.get_by_role("button", name="Let a bot play here").click()
        expect(rail).to_contain_text("Bot")
        # Whoever was away is told, and takes the seat back at will.
        other.page.goto("/")
        expect(other.page.get_by_text("a bot plays for you")).to_be_visible()
        other.page.goto(table.path)
        at_table(other.page)
        expect(other.page.get_by_text("You were away, so a bot is playing for you.")).to_be_visible()
        other.page.get_by_role("button", name="Take your seat back").first.click()
        expect(rail).not_to_contain_text("Bot")


def test_all_others_decide_together_whether_a_bot_plays_for_somebody(visit: Visiting, server: Running) -> None:
    with staged(server.url, record=2, upto=away(2, 1), absence_after=0.5) as table:
        first, second = visit(), visit()
        table.lend(0, first)
        table.lend(2, second)
        for visitor in (first, second):
            visitor.page.goto(table.path)
            at_table(visitor.page)
        rail = first.page.get_by_role("complementary", name="The other players")
        propose = rail.get_by_role("button", name="Propose a bot")
        propose.click()
        expect(question(first.page)).to_contain_text("proposes a bot for Marek")
        question(first.page).get_by_role("button", name="Withdraw").click()
        expect(question(first.page)).not_to_contain_text("proposes")
        propose.click()
        question(second.page).get_by_role("button", name="Agree").click()
        expect(rail).to_contain_text("Bot")


def test_a_game_that_no_rules_can_continue_is_read_and_ended_by_its_people(visit: Visiting, server: Running) -> None:
    with staged(server.url, record=2, upto=30) as table:
        with opened(server.database) as c:  # as if it had been begun long ago; nobody has it before them any more
            c.execute(update(schema.tables).where(schema.tables.c.id == table.id).values(version="0.9"))
            entry = (schema.entries.c.table == table.id, schema.entries.c.number == 5)
            c.execute(update(schema.entries).where(*entry).values(text="gone from the rules"))
        server.kill()
        server.start()
        visitor = visit()
        table.lend(0, visitor)
        page = visitor.page
        page.goto(table.path)
        expect(page.get_by_role("heading", name="This game cannot continue here")).to_be_visible()
        expect(page.get_by_role("region", name="Story")).to_contain_text("consults the oracle")
        page.get_by_role("button", name="End the game").click()
        with page.expect_download() as saved:
            page.get_by_role("link", name="Save the record").click()
        assert json.loads(saved.value.path().read_text(encoding="utf-8"))["version"] == "0.9"
