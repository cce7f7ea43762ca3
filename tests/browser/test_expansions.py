"""A new table with modules: what goes together, what does not and why, and the step that makes room."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Locator, Page, Route, expect

import aegean
from aegean.texts import catalogue
from tests.browser.browsing import DESK, PHONE, SMALL_PHONE, check_access, check_fits, check_words, tab_to
from tests.browser.conftest import Visiting
from tests.browser.modules import ALL, serve_modules

# All tables that this page hears of are played with two modules.
_PLAYED = """(() => {
  const parse = JSON.parse;
  JSON.parse = (...given) => {
    const told = parse(...given);
    const options = told?.table?.options ?? told?.options;
    if (options && 'expansions' in options) options.expansions = ['poseidon_full', 'atlantis'];
    return told;
  };
})()"""


def opened(page: Page) -> Page:
    serve_modules(page)
    page.goto("/new?game=hellas")
    module(page, "atlantis").wait_for()
    expect(way(page, "kronos")).to_be_enabled()
    return page


def module(page: Page, id_: str) -> Locator:
    """The card of a module, by the first of its ways."""
    return page.locator(f"[data-module={id_}]")


def way(page: Page, id_: str, name: str = "") -> Locator:
    card = module(page, id_)
    return card.get_by_role("radio", name=name) if name else card.get_by_role("checkbox")


def seats(page: Page) -> Locator:
    return page.get_by_role("group", name="Players").locator("button[aria-pressed=true]")


def made(page: Page) -> Locator:
    return page.get_by_role("group", name="This game").get_by_role("listitem")


def test_every_module_has_its_place(visit: Visiting) -> None:
    page = opened(visit().page)
    shown = page.locator(".modules input[type=checkbox], .modules input[type=radio]")
    families = 5  # of two ways each, with a way without them
    assert shown.count() == len(ALL) + families
    for name in ("Poseidon", "Hades", "Atlas", "Orichalkum", "City of Steel", "Kronos"):
        expect(page.locator("[data-module] .name").get_by_text(name, exact=True)).to_be_visible()
    expect(module(page, "atlantis")).to_contain_text("the bronze giant Talos")
    expect(made(page).first).to_have_text("Base game only")
    expect(seats(page)).to_have_text("2")


def test_a_game_without_modules_has_no_place_for_them(visit: Visiting) -> None:
    page = visit().page
    page.goto("/new?game=delphi")
    page.locator("#option-map").wait_for()
    expect(page.locator(".modules")).to_have_count(0)
    expect(page.get_by_role("group", name="Players").get_by_role("button")).to_have_count(3)


def test_the_modules_that_there_are_can_be_chosen(visit: Visiting) -> None:
    page = visit().page
    page.goto("/new?game=hellas")
    modules = page.locator(".modules")
    game = aegean.game("hellas")
    names = [catalogue("en").text(f"hellas-expansion-{id_}") for id_ in game.vocabulary()["expansion"]]
    for name in names:
        god, _, mode = name.partition(", ")  # of two ways to play with one thing the card says what they share
        expect(modules).to_contain_text(god if mode and god in names else name)


def test_what_does_not_go_together_says_why_and_makes_room(visit: Visiting) -> None:
    page = opened(visit().page)
    way(page, "poseidon_simple", "Full").check()
    expect(way(page, "hades_simple", "Full")).to_be_disabled()
    expect(way(page, "hades_simple", "Simple")).to_be_enabled()
    why = module(page, "hades_simple").locator(".why")
    expect(why).to_contain_text("Hades and Poseidon")
    expect(why).to_contain_text("experienced players")
    # Another way to play with the same thing is simply taken.
    way(page, "poseidon_simple", "Simple").check()
    expect(why).to_have_count(0)
    way(page, "poseidon_simple", "Full").check()

    # Atlantis is for five: the step adds the seats, and what it needs is there.
    expect(way(page, "atlantis")).to_be_disabled()
    module(page, "atlantis").get_by_role("button", name="Play with 5").click()
    expect(way(page, "atlantis")).to_be_checked()
    expect(seats(page)).to_have_text("5")
    expect(page.get_by_role("combobox", name="Seat 5")).to_be_visible()

    # A swap breaks no need: Poseidon falls to his simple way, and Atlantis stays.
    why.get_by_role("button").click()
    expect(way(page, "hades_simple", "Full")).to_be_checked()
    expect(way(page, "poseidon_simple", "Simple")).to_be_checked()
    expect(way(page, "atlantis")).to_be_checked()
    game = ["Poseidon, simple mode", "Hades · For experienced players", "Atlantis", "5 players"]
    expect(made(page)).to_have_text(game)

    # What something else needs may be taken out, but then it is said what is missing, and no table is made.
    way(page, "poseidon_simple", "Off").check()
    expect(page.get_by_role("button", name="Begin the game")).to_be_disabled()
    expect(module(page, "atlantis").locator(".why")).to_contain_text("Atlantis needs Poseidon or Poseidon, simple mode")
    way(page, "atlantis").uncheck()
    expect(page.get_by_role("button", name="Begin the game")).to_be_enabled()
    expect(seats(page)).to_have_text("4")


def test_seats_follow_the_modules_and_bring_them(visit: Visiting) -> None:
    page = opened(visit().page)
    number = page.get_by_role("group", name="Players").get_by_role("button")
    expect(number.nth(4)).to_have_attribute("title", "Added: Poseidon, simple mode, Atlantis, and City of Steel.")
    number.nth(4).click()
    expect(seats(page)).to_have_text("6")
    expect(way(page, "city_of_steel")).to_be_checked()
    number.nth(0).click()
    expect(seats(page)).to_have_text("2")
    expect(way(page, "city_of_steel")).not_to_be_checked()
    expect(way(page, "poseidon_simple", "Simple")).to_be_checked()


def test_sets_that_go_well_together(visit: Visiting) -> None:
    page = opened(visit().page)
    preset = page.get_by_role("group", name="Recommended sets").get_by_role("button")
    expect(preset).to_have_count(6)
    sea = preset.filter(has_text="The sea")
    sea.click()
    expect(sea).to_have_attribute("aria-pressed", "true")
    way(page, "chiron").check()
    way(page, "hades_simple", "Simple").check()
    expect(sea).to_contain_text("+2 of your own")

    preset.filter(has_text="Six lords").click()
    expect(seats(page)).to_have_text("6")
    preset.filter(has_text="Everything compatible").click()
    for id_ in (
        "heroes_monsters",
        "combat_cards",
        "opportunity",
        "army_upgrade",
        "chiron",
        "atlantis",
        "city_of_steel",
    ):
        expect(way(page, id_)).to_be_checked()
    expect(page.locator(".made .marked")).to_have_count(1)
    expect(page.get_by_role("button", name="Begin the game")).to_be_enabled()

    preset.filter(has_text="Kronos").click()
    expect(seats(page)).to_have_text("4")
    expect(way(page, "kronos")).to_be_checked()
    expect(module(page, "combat_cards")).to_be_visible()
    expect(module(page, "chiron")).to_have_count(0)
    expect(page.locator(".box")).to_contain_text("Chiron")
    preset.filter(has_text="Base game").click()
    expect(made(page).first).to_have_text("Base game only")


def test_by_keyboard_and_the_table_is_made_of_it(visit: Visiting) -> None:
    page = opened(visit().page)
    asked: list[dict[str, object]] = []

    def created(route: Route) -> None:
        form = json.loads(route.request.post_data or "")
        asked.append(form["options"])
        route.continue_(post_data=json.dumps(form | {"options": {}}))

    page.route("**/api/tables", created)
    tab_to(page, way(page, "combat_cards"))
    page.keyboard.press("Space")
    expect(way(page, "combat_cards")).to_be_checked()
    tab_to(page, way(page, "poseidon_simple", "Off"))
    page.keyboard.press("ArrowRight")
    expect(way(page, "poseidon_simple", "Simple")).to_be_checked()
    room = module(page, "atlantis").get_by_role("button")
    tab_to(page, room)
    page.keyboard.press("Enter")
    expect(way(page, "atlantis")).to_be_checked()
    way(page, "atlantis").uncheck()
    expect(seats(page)).to_have_text("4")
    page.get_by_role("button", name="Begin the game").click()
    page.locator(".table").wait_for()
    assert asked[0]["expansions"] == ["combat_cards", "poseidon_simple"]
    assert asked[0]["mode"] == "standard"
    assert asked[0]["heroes"] == "chosen"


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_axe_finds_nothing_and_every_language_has_words(visit: Visiting, size: tuple[int, int]) -> None:
    page = opened(visit(*size).page)
    page.get_by_role("button", name="The sea").click()
    check_access(page)
    for language in ("es", "de", "pl", "en"):
        page.locator("select[aria-label]").filter(has=page.locator("option[lang=pl]")).first.select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        check_words(page)
        check_fits(page)
    page.get_by_role("button", name="Kronos").click()
    page.locator(".box").wait_for()
    check_access(page)


def test_it_fits_on_a_small_phone(visit: Visiting) -> None:
    page = opened(visit(*SMALL_PHONE).page)
    check_fits(page)
    page.get_by_role("button", name="Kronos").tap()
    page.locator(".box").wait_for()
    check_fits(page)


def test_the_modules_of_a_table_are_named_in_the_lobby_and_at_the_table(visit: Visiting) -> None:
    page = visit().page
    page.add_init_script(_PLAYED)

    def components(route: Route) -> None:  # the server has not heard of these modules
        route.fulfill(response=route.fetch(url=route.request.url.partition("?")[0]))

    page.route(re.compile(r"/components\?"), components)
    page.goto("/new?game=hellas")
    page.get_by_label("Seat 2").select_option("person")
    page.get_by_role("button", name="Open the table").click()
    expect(page.locator(".agreed")).to_contain_text("Expansions: Poseidon, Atlantis")
    page.get_by_text("Rules of this table").click()
    expect(page.locator("dl")).to_contain_text("Poseidon, Atlantis")
    page.get_by_label("Seat 2").select_option(index=1)
    page.get_by_role("button", name="Begin the game").click()
    page.locator(".table").wait_for()
    page.get_by_role("button", name="Table menu").click()
    expect(page.get_by_role("dialog")).to_contain_text("Expansions: Poseidon, Atlantis")
