"""Every page and the states of a table: for everyone, in every language, on small screens, and light to load."""

from __future__ import annotations

import gzip
import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Page, Response, expect

from tests.browser.browsing import (
    CLIENT,
    DESK,
    PHONE,
    SMALL_PHONE,
    TABLET,
    at_table,
    check_access,
    check_fits,
    check_no_scrolling,
    check_words,
    question,
)
from tests.browser.conftest import Visiting
from tests.browser.staging import Staged, staged
from tests.server.running import Running

LANGUAGES = ("es", "de", "pl", "en")
MOST = 200_000  # bytes of compressed script on the first visit


@pytest.fixture(scope="module")
def turn(server: Running) -> Iterator[Staged]:
    """Four people in the middle of a game; it is the first one's turn."""
    with staged(server.url, record=1, upto=156, public=True) as table:
        yield table


@pytest.fixture(scope="module")
def fight(server: Running) -> Iterator[Staged]:
    """The first of two has missed four times."""
    with staged(server.url, record=0, upto=10) as table:
        yield table


@pytest.fixture(scope="module")
def ended(server: Running) -> Iterator[Staged]:
    with staged(server.url, record=6, upto=144) as table:
        yield table


def _lobby(page: Page) -> None:
    page.goto("/new?game=delphi")
    page.get_by_label("Seat 2").select_option("person")
    page.get_by_role("button", name="Open the table").click()
    page.locator("#invite-link").wait_for()


@pytest.mark.parametrize("size", [pytest.param(DESK, marks=pytest.mark.long), PHONE])
def test_axe_finds_nothing_on_the_pages(visit: Visiting, size: tuple[int, int]) -> None:
    page = visit(*size).page
    for path in ("/", "/new?game=delphi", "/settings", "/credits", "/privacy", "/table/nothing"):
        page.goto(path)
        page.locator("#main").wait_for()
        if path.startswith("/new"):
            page.locator("#option-tiles_less").wait_for()
        check_access(page)
    page.evaluate("history.pushState(null, '', '/no/such/page'); dispatchEvent(new PopStateEvent('popstate'))")
    page.get_by_text("Page not found").wait_for()
    check_access(page)
    page.goto("/")
    page.get_by_role("button", name="Sign in").click()
    page.get_by_role("dialog").wait_for()
    check_access(page, "dialog[open]")
    _lobby(page)
    check_access(page)


@pytest.mark.parametrize("size", [DESK, pytest.param(PHONE, marks=pytest.mark.long)])
def test_axe_finds_nothing_at_the_table(
    visit: Visiting, turn: Staged, fight: Staged, ended: Staged, size: tuple[int, int]
) -> None:
    player = visit(*size)
    turn.lend(0, player)
    page = player.page
    page.goto("/")
    page.get_by_text("it is your turn").first.wait_for()
    check_access(page)
    page.goto(turn.path)
    page.locator(".die.lit:visible").first.click()
    page.keyboard.press("l")
    check_access(page)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("dialog").wait_for()
    check_access(page, "dialog[open]")

    fighter = visit(*size)
    fight.lend(0, fighter)
    fighter.page.goto(fight.path)
    fighter.page.locator(".fight").wait_for()
    check_access(fighter.page)

    winner = visit(*size)
    ended.lend(0, winner)
    winner.page.goto(ended.path)
    winner.page.get_by_role("dialog", name="Victory!").wait_for()
    check_access(winner.page)


@pytest.mark.parametrize("size", [pytest.param(DESK, marks=pytest.mark.long), PHONE])
def test_axe_finds_nothing_for_a_spectator(visit: Visiting, turn: Staged, size: tuple[int, int]) -> None:
    page = visit(*size).page
    page.goto(turn.path)
    at_table(page)
    check_access(page)


@pytest.mark.parametrize(
    ("game", "record", "upto", "size"),
    [
        pytest.param("delphi", 1, 156, DESK, id="delphi", marks=pytest.mark.long),
        pytest.param("hellas", 0, 13, PHONE, id="hellas"),
    ],
)
def test_axe_finds_nothing_at_an_explanation_or_a_menu(
    visit: Visiting, server: Running, game: str, record: int, upto: int, size: tuple[int, int]
) -> None:
    """They stand inside the page's own parts, and a thing that is explained is described by its explanation."""
    with staged(server.url, record, upto, game) as table:
        visitor = visit(*size)
        table.lend(0, visitor)
        page = visitor.page
        page.add_init_script("localStorage.setItem('aegean.settings', JSON.stringify({ confirm: 'all' }))")
        page.goto(table.path)
        at_table(page)
        thing = page.locator(".board [data-target]").first
        thing.dispatch_event("pointerover", {"pointerType": "mouse"})
        explanation = page.get_by_role("tooltip")
        explanation.wait_for()
        words = explanation.locator("b").inner_text()
        expect(thing).to_have_accessible_description(re.compile(words, re.IGNORECASE))
        check_access(page)
        page.keyboard.press("Escape")
        expect(explanation).to_have_count(0)
        expect(page.locator("[aria-describedby=explanation]")).to_have_count(0)
        page.keyboard.press("l")
        page.locator(".prompt .all button").first.click()
        expect(page.get_by_role("menu").get_by_role("menuitem").first).to_be_focused()
        check_access(page)


def test_every_language_without_a_reload(visit: Visiting, turn: Staged, fight: Staged) -> None:
    visitor = visit()
    turn.lend(0, visitor)
    page = visitor.page

    def in_every_language(ready: Callable[[], object]) -> None:
        ready()
        page.evaluate("window.stays = true")
        seen = set()
        for language in LANGUAGES:
            page.locator("select[aria-label]").filter(has=page.locator("option[lang=pl]")).first.select_option(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            check_words(page)
            seen.add(page.locator("#main").inner_text())
        assert page.evaluate("window.stays"), "the page was loaded anew"
        assert len(seen) == len(LANGUAGES), "some languages read the same"

    for path in ("/", "/new?game=delphi", "/settings", "/credits", "/privacy"):
        page.goto(path)
        in_every_language(page.locator("#main").wait_for)

    # At the table the language is chosen in its menu; the question and the story follow at once.
    page.goto(turn.path)
    at_table(page)
    asked = set()
    for language in LANGUAGES:
        page.locator(".web-menu").click()
        page.get_by_role("dialog").locator("select").select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        check_words(page)
        page.keyboard.press("Escape")
        asked.add(page.locator("#question").inner_text() + page.get_by_role("log").last.inner_text())
    assert len(asked) == len(LANGUAGES)


@pytest.mark.parametrize("size", [pytest.param(PHONE, marks=pytest.mark.long), SMALL_PHONE])
def test_a_turn_on_a_phone_without_scrolling(
    visit: Visiting, turn: Staged, fight: Staged, size: tuple[int, int]
) -> None:
    visitor = visit(*size)
    turn.lend(0, visitor)
    page = visitor.page
    for path in ("/", "/new?game=delphi", "/settings", "/credits", "/privacy"):
        page.goto(path)
        page.locator("#main").wait_for()
        check_fits(page)
    page.goto(turn.path)
    at_table(page)
    check_no_scrolling(page)
    page.locator(".die.lit:visible").first.tap()
    expect(page.locator(".hex.lit").first).to_be_attached()
    check_no_scrolling(page)
    for tab in ("Yours", "Players", "Story", "Board"):
        page.get_by_role("navigation").get_by_role("button", name=tab).tap()
        check_no_scrolling(page)
    # Everything that can be done is in the list, and the list scrolls for itself.
    question(page).get_by_role("button", name=re.compile("^List ")).tap()
    check_no_scrolling(page)

    fighter = visit(*size)
    fight.lend(0, fighter)
    fighter.page.goto(fight.path)
    expect(fighter.page.get_by_role("button", name="Give up")).to_be_in_viewport()
    check_no_scrolling(fighter.page)


@pytest.mark.parametrize("size", [(1024, 768), SMALL_PHONE])
def test_a_fight_shows_its_odds_and_its_question_at_once(visit: Visiting, fight: Staged, size: tuple[int, int]) -> None:
    visitor = visit(*size)
    fight.lend(0, visitor)
    page = visitor.page
    page.goto(fight.path)
    scene = page.locator(".fight")
    expect(scene.get_by_role("listitem").first).to_contain_text("Round 4")
    question = scene.locator(".question").bounding_box()
    assert question is not None
    for part in (scene.locator(".odds"), scene.locator(".ladder"), scene.locator(".purse")):
        box = part.bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= question["y"], "the question lies over what it is about"


def test_the_question_does_not_cover_the_map(visit: Visiting, turn: Staged) -> None:
    for size in ((1440, 900), (1280, 800), TABLET):
        visitor = visit(*size)
        turn.lend(0, visitor)
        page = visitor.page
        page.goto(turn.path)
        at_table(page)
        for die_in_hand in (False, True):
            if die_in_hand:
                page.locator(".die.lit:visible").first.click()
            bar = question(page).bounding_box()
            sea = page.locator(".sea").bounding_box()
            assert bar is not None
            assert sea is not None
            assert bar["height"] <= 110, "the question takes more than two lines"
            assert bar["y"] >= sea["y"] + sea["height"] - 45, "the question covers the map"
            words = page.locator("#question").bounding_box()
            assert words is not None
            assert words["width"] >= 250, "the question is squeezed"
        check_no_scrolling(page)


def test_on_a_phone_the_story_opens_at_its_end(visit: Visiting, turn: Staged) -> None:
    visitor = visit(*PHONE)
    turn.lend(0, visitor)
    page = visitor.page
    page.goto(turn.path)
    at_table(page)
    page.get_by_role("button", name="Story", exact=True).click()
    story = page.get_by_role("log", name="Story").locator("p")
    expect(story.last).to_be_in_viewport()
    expect(story.first).not_to_be_in_viewport()


def test_stronger_patterns(visit: Visiting, turn: Staged) -> None:
    visitor = visit()
    turn.lend(0, visitor)
    page = visitor.page
    page.goto(turn.path)
    at_table(page)
    hatched = page.locator(".hex [fill^='url(#dl-p-']")
    expect(hatched).to_have_count(0)
    page.get_by_role("button", name="Table menu").click()
    page.get_by_role("switch", name=re.compile("Stronger patterns")).check()
    page.keyboard.press("Escape")
    assert hatched.count() > 30


def test_the_first_visit_loads_little_script(visit: Visiting) -> None:
    index = (CLIENT / "index.html").read_text()
    named = re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', index)
    assert named
    assert sum(len(gzip.compress((CLIENT / name).read_bytes())) for name in named) < MOST

    page = visit().page
    scripts: list[Response] = []
    page.on("response", lambda answer: scripts.append(answer) if answer.url.endswith(".js") else None)
    page.goto("/")
    page.get_by_role("button", name="Play now against bots").first.wait_for()
    loaded = sum(len(gzip.compress(script.body())) for script in scripts)
    print(f"{len(scripts)} scripts, {loaded} bytes compressed")
    assert 0 < loaded < MOST
