"""Standing orders in the browser: given in the dialog, seen while they are about to act, and told as one's own."""

from __future__ import annotations

import os
import random
from contextlib import ExitStack

import pytest
from playwright.sync_api import Page, expect

import aegean
from aegean import State
from aegean.client import Client
from tests.browser.browsing import DESK, PHONE, at_table, check_access, check_fits, check_words
from tests.browser.conftest import Visiting
from tests.browser.staging import NAMES, table_at
from tests.server.running import Running


def asked_to_advance() -> tuple[State, int]:
    """Somebody has rolled, and another player may raise one of several gods."""
    game, chance = aegean.game("delphi"), random.Random(3)
    state = game.new(2, 3)
    while True:
        for decision in state.decisions:
            if decision.kind == "others_advance" and len(decision.actions) > 2:
                return state, decision.seat
        decision = chance.choice(state.decisions)
        state.apply(chance.choice(decision.actions), decision.seat)


def picture(page: Page, name: str) -> None:
    if folder := os.environ.get("AEGEAN_PICTURES"):
        page.wait_for_timeout(400)
        page.screenshot(path=f"{folder}/{name}.png")


@pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])
def test_orders_are_given_and_carried_out(visit: Visiting, server: Running, size: tuple[int, int], scheme: str) -> None:
    state, seat = asked_to_advance()
    with ExitStack() as leaving:
        clients = [leaving.enter_context(Client(server.url)) for _ in range(2)]
        for client, name in zip(clients, NAMES, strict=False):
            client.guest(name)
        table = table_at(server, clients, state)
        visitor = visit(*size, color_scheme=scheme)
        visitor.take_cookies(dict(clients[seat]._http.cookies.items()))
        page = visitor.page
        page.goto(f"/table/{table}")
        at_table(page)
        page.get_by_role("button", name="Table menu").click()
        page.get_by_role("button", name="Standing orders").click()
        dialog = page.get_by_role("dialog", name="Standing orders")
        expect(dialog.get_by_text("The present question")).to_be_visible()
        dialog.get_by_label("Who answers for me").select_option("hoplite")
        expect(dialog.get_by_text("It also plays my own turns")).to_be_visible()
        dialog.get_by_role("listitem").first.get_by_role("combobox").select_option("always")
        expect(page.get_by_text("In a moment, by standing order")).to_be_visible()
        expect(dialog.get_by_text("whenever you choose a god").last).to_be_visible()
        check_access(page)
        check_fits(page)
        check_words(page)
        picture(page, f"orders_{size[0]}")
        dialog.get_by_role("button", name="Close").click()
        picture(page, f"orders_answering_{size[0]}")
        if size == PHONE:
            page.get_by_role("button", name="Story").click()
        expect(page.get_by_role("log", name="Story")).to_contain_text("By standing order", timeout=30_000)
        picture(page, f"orders_told_{size[0]}")
        with clients[1 - seat].sit(table) as other:  # for everybody else it was an act like any
            assert [entry.kind for entry in other.entries] == ["begin", "act"]
