"""Looking back in the browser: any move by its link, anybody's eyes, the chart of chances, the proof, and paper."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.browser.browsing import PHONE, Visitor, check_access, check_fits, check_no_scrolling, check_words
from tests.browser.conftest import Visiting
from tests.server.running import RECORDS, Running, guests, script, until

GAMES = {"delphi": 6, "hellas": 1}


def record_of(game: str) -> Path:
    return next((RECORDS / game).glob(f"{GAMES[game]:03}-*.json"))


class Past(NamedTuple):
    """Finished games by their kind, and whoever brought them in."""

    tables: dict[str, str]
    invites: dict[str, str]
    cookies: dict[str, str]

    def show(self, visitor: Visitor, game: str, query: str = "") -> Page:
        visitor.take_cookies(self.cookies)
        visitor.page.goto(f"/replay/{self.tables[game]}{query}")
        visitor.page.locator(".stand").wait_for()
        return visitor.page


@pytest.fixture(scope="module")
def past(server: Running) -> Iterator[Past]:
    with guests([server.url]) as (who,):
        tables = {game: who.bring_in(record_of(game).read_text()) for game in GAMES}
        for table in tables.values():  # worked out before anybody waits for it

            def done(table: str = table) -> bool:
                told = who.chances(table)
                return len(told.numbers) == told.total

            until(done, "the chances")
        invites = {game: who.table(table).invite or "" for game, table in tables.items()}
        yield Past(tables, invites, dict(who._http.cookies.items()))


def at(page: Page, move: int, game: str) -> None:
    """The page shows the move: in figures, in its address, and on the board, as soon as the server has told it."""
    expect(page.locator(".controls output")).to_have_text(f"{move} / {len(script(game, GAMES[game]).moves)}")
    page.wait_for_url(re.compile(rf"[?&]move={move}\b"))
    expect(page.locator("#main[aria-busy=false]")).to_have_count(1)


def bar(page: Page) -> Locator:
    return page.get_by_role("slider", name="Move")


@pytest.mark.parametrize("game", GAMES)
def test_every_move_has_a_link(visit: Visiting, past: Past, game: str) -> None:
    last = len(script(game, GAMES[game]).moves)
    page = past.show(visit(), game, "?move=57&eyes=above")
    at(page, 57, game)
    marked = page.locator(".moves [aria-current]")
    expect(marked).to_be_in_viewport()
    expect(page.locator(".board .lit, .board [data-choice]")).to_have_count(0)
    board = page.locator(".board").inner_html()

    for key, move in (("ArrowRight", 58), ("ArrowLeft", 57), ("End", last), ("Home", 0), ("ArrowRight", 1)):
        page.keyboard.press(key)
        at(page, move, game)
    assert page.locator(".board").inner_html() != board
    page.get_by_role("button", name="Next turn").click()
    expect(page.locator(".moves [aria-current]")).to_contain_text(re.compile("helm|begins turn"))
    bar(page).fill("100")
    at(page, 100, game)
    expect(marked).to_be_in_viewport()
    page.locator(".moves a").filter(has=page.locator(".number", has_text=re.compile("^97$"))).click()
    at(page, 97, game)

    eyes = page.get_by_label("View")
    expect(eyes.locator("option")).to_have_count(2 + script(game, GAMES[game]).seats)
    eyes.select_option("1")
    page.wait_for_url(re.compile("eyes=1"))
    page.reload()
    at(page, 97, game)
    expect(eyes).to_have_value("1")
    page.get_by_role("button", name="Hand of Player 2").click()
    expect(page.locator(".foot .course > .own")).to_be_visible()


@pytest.mark.parametrize("game", [pytest.param("delphi", marks=pytest.mark.long), "hellas"])
def test_the_chances_the_numbers_and_the_proof(visit: Visiting, past: Past, game: str) -> None:
    seats, last = script(game, GAMES[game]).seats, len(script(game, GAMES[game]).moves)
    page = past.show(visit(), game, "?move=0")
    chart = page.locator(".chart svg")
    expect(chart.locator("[data-seat]")).to_have_count(seats)
    expect(page.get_by_role("progressbar")).to_have_count(0)
    shares = page.locator(".standings .share").all_inner_texts()
    assert sum(int(text.rstrip("%")) for text in shares) == pytest.approx(100, abs=seats)
    box = chart.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 30 + (box["width"] - 30) / 2, box["y"] + 40)
    expect(bar(page)).to_have_value(re.compile(f"^({last // 2}|{(last + 1) // 2})$"))  # the middle may lie between two
    turning = page.locator(".point").first
    move = turning.locator(".muted").inner_text()
    turning.click()
    expect(bar(page)).to_have_value(move)

    page.get_by_role("tab", name="Statistics").click()
    rows = page.get_by_role("group", name="Statistics of the game").locator("tbody tr")
    rows.first.wait_for()
    assert rows.count() > 10
    decisions = rows.filter(has_text="Decisions").locator("td").all_inner_texts()
    assert sum(map(int, decisions)) == last
    page.get_by_role("tab", name="Proof").click()
    page.get_by_role("button", name="Check every roll").click()
    expect(page.get_by_text("All correct")).to_be_visible()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Save the record").click()
    assert saved.value.suggested_filename == f"{game}-{past.tables[game]}.json"
    check_words(page)


def test_axe_finds_nothing(visit: Visiting, past: Past) -> None:
    page = past.show(visit(), "hellas", "?move=57")
    page.locator(".chart svg").wait_for()
    for tab in ("Moves", "Players", "Statistics", "Proof"):
        page.get_by_role("tab", name=tab).click()
        check_access(page)
    page.goto(f"/replay/{past.tables['delphi']}/story")
    page.locator("article").first.wait_for()
    check_access(page)


def test_on_a_phone(visit: Visiting, past: Past) -> None:
    for game in GAMES:
        page = past.show(visit(*PHONE), game, "?move=57")
        for tab in ("Chances", "Moves", "Players", "Statistics", "Proof", "Board"):
            page.locator(".bottom").get_by_role("button", name=tab, exact=True).click()
            check_no_scrolling(page)
            expect(page.get_by_role("button", name="Play", exact=True)).to_be_in_viewport()
        page.get_by_role("button", name="Next move").click()
        at(page, 58, game)


def test_it_plays_by_itself(visit: Visiting, past: Past) -> None:
    page = past.show(visit(), "delphi", "?move=40")
    page.get_by_label("Speed").select_option("4")
    page.locator("h1").click()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.wait_for_function("() => Number(document.querySelector('.scrub input').value) > 42")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


# A move with which four things happen: a monster goes, another rolls, a card is turned, the next turn begins.
_FULL = 47


def test_arrows_step_by_beat_and_buttons_by_move(visit: Visiting, past: Past) -> None:
    page = past.show(visit(reduced_motion="no-preference"), "hellas", f"?move={_FULL - 1}")
    at(page, _FULL - 1, "hellas")
    page.get_by_label("Speed").select_option("4")
    page.locator("h1").click()
    turn = page.locator(".standings .now")
    before = turn.inner_text()
    presses = 0
    while not page.locator(".controls output").inner_text().startswith(f"{_FULL + 1} "):
        page.keyboard.press("ArrowRight")
        presses += 1
        page.wait_for_timeout(700)  # at four times the speed every beat is over by then
        assert page.locator(".flights .ring, .flights .flyer").count() == 0
        if presses == 1:
            at(page, _FULL, "hellas")
            assert turn.inner_text() == before  # the end of the turn is not told yet
    assert presses >= 4
    for _ in range(presses):
        page.keyboard.press("ArrowLeft")
    at(page, _FULL - 1, "hellas")
    page.evaluate("window.rings = 0")
    page.evaluate(
        """() => new MutationObserver(() => { window.rings += document.querySelectorAll('.flights .ring').length })
          .observe(document.querySelector('.flights'), { childList: true })"""
    )
    page.get_by_role("button", name="Next move").click()
    at(page, _FULL, "hellas")
    page.wait_for_function("() => window.rings > 1")
    page.wait_for_function("(before) => document.querySelector('.standings .now').innerText !== before", arg=before)
    page.keyboard.press("Shift+ArrowLeft")
    at(page, _FULL - 1, "hellas")
    page.keyboard.press("Shift+ArrowRight")
    at(page, _FULL, "hellas")


def test_a_move_that_is_told_can_be_stopped(visit: Visiting, past: Past) -> None:
    page = past.show(visit(reduced_motion="no-preference"), "hellas", f"?move={_FULL - 1}")
    at(page, _FULL - 1, "hellas")
    page.get_by_label("Speed").select_option("0.5")
    page.locator("h1").click()
    page.keyboard.press("Space")
    at(page, _FULL, "hellas")
    page.locator(".flights .ring").first.wait_for(state="attached")
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    before = page.locator(".standings .now").inner_text()
    page.wait_for_timeout(4000)
    assert page.locator(".standings .now").inner_text() == before
    at(page, _FULL, "hellas")
    page.get_by_label("Speed").select_option("4")
    page.locator("h1").click()
    page.keyboard.press("Space")
    page.wait_for_function(f"() => Number(document.querySelector('.scrub input').value) > {_FULL}")
    page.keyboard.press("Space")


def test_a_copied_link_opens_a_private_game_to_others_and_nothing_else_does(visit: Visiting, past: Past) -> None:
    owner = visit(permissions=["clipboard-read", "clipboard-write"])
    page = past.show(owner, "hellas", "?move=12&eyes=above")
    page.get_by_role("button", name="Copy link to move 12").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    assert past.invites["hellas"] not in link  # whoever gets it may look back, and nothing else
    assert "invite=" in link
    stranger = visit()
    stranger.server_may_be_away = True  # the browser itself writes a line about every refusal
    stranger.page.goto(link)
    at(stranger.page, 12, "hellas")
    stranger.page.get_by_role("tab", name="Statistics").click()
    expect(stranger.page.get_by_role("table").first).to_be_visible()
    stranger.page.goto(f"/replay/{past.tables['hellas']}?move=12")
    expect(stranger.page.get_by_text("This game cannot be shown")).to_be_visible()


def test_a_record_is_brought_in_from_the_home_page(visit: Visiting) -> None:
    page = visit().page
    page.goto("/")
    with page.expect_file_chooser() as chooser:
        page.get_by_role("button", name="Import a game").click()
    chooser.value.set_files(record_of("delphi"))
    page.wait_for_url(re.compile("/replay/"))
    at(page, 0, "delphi")
    page.goto("/")
    page.get_by_text("Finished games").click()
    page.get_by_role("link", name="Replay").first.click()
    at(page, 0, "delphi")


def test_the_story_on_paper(visit: Visiting, past: Past) -> None:
    visitor = visit()
    visitor.take_cookies(past.cookies)
    page = visitor.page
    for game in GAMES:
        page.goto(f"/replay/{past.tables[game]}/story")
        page.locator("article").first.wait_for()
        text = page.locator("main").inner_text()
        assert str(script(game, GAMES[game]).seed) in text
        assert re.search(r"\b[0-9a-f]{64}\b", text)
        assert "won" in text
        assert page.locator("article").count() > 10
        check_fits(page)
        check_words(page)
        page.emulate_media(media="print")
        expect(page.get_by_role("button", name="Print")).to_be_hidden()
        assert page.pdf(prefer_css_page_size=True).startswith(b"%PDF")
        page.emulate_media(media="screen")


def test_a_running_game_shows_its_own_eyes_alone(visit: Visiting, server: Running) -> None:
    with guests([server.url]) as (who,):
        table = who.create("delphi", [None, "random"], start=True, seed="3").id
        visitor = visit()
        visitor.take_cookies(dict(who._http.cookies.items()))
        visitor.server_may_be_away = True  # the browser itself writes a line about every refusal
        page = visitor.page
        page.goto(f"/replay/{table}?move=0&eyes=above")
        page.locator(".stand").wait_for()
        expect(page.get_by_label("View")).to_be_disabled()
        expect(page.get_by_label("View")).to_have_value("0")
        expect(page.get_by_text("Chances are estimated when the game is over")).to_be_visible()
        page.get_by_role("link", name="To the table").click()
        page.locator(".table").wait_for()
