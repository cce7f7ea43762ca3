"""Advice at the table, several people on one device, and watching: through the browser."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import DESK, PHONE, at_table, check_access, check_fits, check_words, click, next_thing
from tests.browser.browsing import question as asked
from tests.browser.conftest import Visiting
from tests.browser.staging import staged
from tests.browser.test_first_games import picture, press
from tests.server.running import Running


@pytest.mark.parametrize(
    ("game", "size"),
    [pytest.param("Delphi", DESK, id="desk", marks=pytest.mark.long), pytest.param("Hellas", PHONE, id="phone")],
)
def test_pythia_advises_and_is_obeyed(visit: Visiting, game: str, size: tuple[int, int]) -> None:
    page = visit(*size).page
    page.goto("/")
    page.get_by_role("article").filter(has_text=game).get_by_role("button", name="Play now against bots").click()
    page.get_by_role("dialog").get_by_role("button", name="Begin").click()  # a game that one meets for the first time
    at_table(page)
    ask = page.get_by_role("button", name="Ask Pythia")
    touches = 3 if game == "Hellas" else 0  # before a hero is chosen there is little to say
    while (thing := next_thing(page)) and (touches > 0 or not ask.is_visible()):  # nor where a single choice is left
        click(page, thing)
        touches -= 1
    assert thing is not None
    ask.click()
    counsel = page.get_by_role("region", name="Pythia’s advice")
    do = counsel.get_by_role("button", name="Do it")
    do.wait_for()
    expect(counsel).to_contain_text("Chance of winning")
    expect(do).to_be_focused()
    check_access(page)
    check_words(page)
    check_fits(page)
    before = page.locator("#question").text_content()
    page.keyboard.press("Enter")
    expect(counsel).to_be_hidden()
    page.wait_for_function("(before) => document.querySelector('#question')?.textContent !== before || "
                           "document.querySelector('[aria-label=\"Ask Pythia\"]')", arg=before)  # fmt: skip


def test_where_people_play_pythia_is_silent_unless_agreed(visit: Visiting) -> None:
    host, guest = visit().page, visit().page
    host.goto("/new?game=delphi")
    host.get_by_label("Seat 2").select_option("person")
    expect(host.get_by_label(re.compile("Pythia’s advice is allowed"))).not_to_be_checked()
    host.get_by_role("button", name="Open the table").click()
    guest.goto(host.get_by_label("Invite with this link").input_value())
    expect(guest.get_by_text("Pythia’s advice is not allowed")).to_be_visible()
    guest.get_by_role("button", name="Sit down").click()
    host.get_by_role("button", name="Begin the game").click()
    for page in (host, guest):
        at_table(page)
        expect(page.get_by_role("button", name="Ask Pythia")).to_have_count(0)


def test_two_people_on_one_device(visit: Visiting) -> None:
    page = visit().page
    seen = views(page)
    page.goto("/new?game=hellas")
    page.get_by_label(re.compile("Everyone plays on this device")).check()
    page.get_by_label("Name of player 1").fill("Ada")
    page.get_by_label("Name of player 2").fill("Bruno")
    picture(page, "hot_new")
    page.get_by_role("button", name="Begin the game").click()
    enter = page.get_by_role("button", name=re.compile("^I am "))
    entered: list[str] = []
    for _ in range(30):
        enter.or_(page.locator(".table")).first.wait_for()
        if enter.is_visible():
            expect(page.locator(".table")).to_have_count(0)
            if not entered:
                check_access(page)
                check_words(page)
                picture(page, "hot_curtain")
            entered.append(enter.inner_text().removeprefix("I am "))
            if set(entered) == {"Ada", "Bruno"}:
                break
            enter.click()
            at_table(page)
        hand = page.get_by_role("button", name=re.compile("^Pass to"))
        page.wait_for_timeout(300)
        if hand.is_visible():
            picture(page, "hot_pass")
            hand.click()
        elif (
            thing := page.locator(".table [data-choice], .table .lit[data-target], [role=menuitem]").first
        ).is_visible():
            press(thing)
    assert set(entered) == {"Ada", "Bruno"}
    # The page was never sent more than one seat's view over a line; behind the curtain none at all.
    assert {you for line in seen for you in line} >= {None, 0 if entered[0] == "Ada" else 1}
    assert all(len(line) == 1 for line in seen)
    page.reload()
    enter.wait_for()
    expect(page.locator(".table")).to_have_count(0)


def views(page: Page) -> list[set[int | None]]:
    """For each line that the page opens: through whose eyes it was sent the table."""
    found: list[set[int | None]] = []

    def note(line: set[int | None], text: str | bytes) -> None:
        for you in re.findall(r'"you":(null|\d+)', str(text)):
            line.add(None if you == "null" else int(you))

    def opened(socket: object) -> None:
        line: set[int | None] = set()
        found.append(line)
        socket.on("framereceived", lambda text: note(line, text))  # type: ignore[attr-defined]

    page.on("websocket", opened)
    return found


@pytest.mark.parametrize(
    "size", [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone", marks=pytest.mark.long)]
)
def test_a_spectator_sees_the_board_and_no_secret(visit: Visiting, server: Running, size: tuple[int, int]) -> None:
    with staged(server.url, record=3, upto=30, public=True) as table:
        one, other = visit(*size), visit()
        for visitor in (one, other):
            visitor.page.goto(table.path)
            at_table(visitor.page)
        page = one.page
        expect(page.get_by_text("watching").first).to_be_visible()
        expect(page.get_by_role("button", name="Ask Pythia")).to_have_count(0)
        expect(page.get_by_role("region", name="Your board")).to_have_count(0)
        expect(page.locator(".board svg").first).to_be_visible()
        picture(page, f"watch_{size[0]}")
        check_words(page)
        check_fits(page)

        # Watchers talk among themselves; whoever was nobody has a name by it. The players do not hear it.
        player = visit()
        table.lend(0, player)
        player.page.goto(table.path)
        at_table(player.page)
        assert asked(page).count() == 1
        page.keyboard.press("c")
        page.get_by_label("Write a message").fill("What a voyage!")
        page.keyboard.press("Enter")
        expect(page.get_by_role("log", name="Chat")).to_contain_text("What a voyage!")
        expect(page.get_by_label("Write a message")).to_be_focused()  # the page is the same as before
        for each, heard in ((other.page, True), (player.page, False)):
            each.get_by_role("tab", name=re.compile("Chat")).click()
            log = each.get_by_role("log", name="Chat")
            if heard:
                expect(log).to_contain_text("What a voyage!")
            else:
                expect(log).not_to_contain_text("What a voyage!")
