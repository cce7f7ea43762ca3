"""The pages of the rules: found by number, by word and from the table; in every language, for everyone, on a phone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

import aegean
from tests.browser.browsing import PHONE, at_table, check_access, check_fits, check_words
from tests.browser.conftest import Visiting
from tests.browser.staging import staged
from tests.server.running import Running

BATTLE = {
    "es": "Antes de jugar cartas",
    "de": "Bevor Karten ausgespielt werden",
    "pl": "Przed zagraniem kart",
    "en": "Before cards are played",
}


def opened(page: Page, path: str) -> Page:
    page.goto(path)
    page.locator("#main h1").wait_for()
    return page


def settled(page: Page, id_: str) -> None:
    """The thing of that id stands on the screen, below the bar with the search, and stays there."""
    page.wait_for_function(
        """(id) => {
          const box = document.getElementById(id)?.getBoundingClientRect();
          const now = box && box.top > 40 && box.top < innerHeight / 2 ? box.top : null;
          const still = now !== null && now === window.lastTop;
          window.lastTop = now;
          return still;
        }""",
        arg=id_,
        polling=100,
    )


def test_links_lead_to_clauses_and_components(visit: Visiting) -> None:
    page = opened(visit().page, "/rules")
    page.get_by_role("link", name="The rules: Lords of Hellas").click()
    expect(page).to_have_url("/rules/hellas")
    expect(page.get_by_role("heading", name="Lords of Hellas: the rules")).to_be_visible()

    opened(page, "/rules/hellas#H-9.3")
    settled(page, "H-9.3")
    page.locator("[id='H-9.3']").get_by_role("link", name="H-22.4").click()
    expect(page).to_have_url("/rules/hellas#H-22.4")
    settled(page, "H-22.4")
    page.locator("[id='H-22.4']").get_by_role("link", name="Minotaur’s Horn").click()
    expect(page).to_have_url("/rules/hellas#artifact-minotaurs_horn")
    settled(page, "artifact-minotaurs_horn")
    page.locator("#artifact-minotaurs_horn").get_by_role("link", name="H-17.15").click()
    settled(page, "H-17.15")
    page.go_back()
    settled(page, "artifact-minotaurs_horn")
    page.get_by_role("navigation", name="Contents").get_by_role("link", name="H-10 Hunts").click()
    settled(page, "H-10")


def test_components_tell_how_many_there_are_and_what_is_reconstructed(visit: Visiting) -> None:
    page = opened(visit().page, "/rules/hellas#components")
    phalanx = page.locator("#card-phalanx_torch_2")
    expect(phalanx).to_contain_text("×2")
    expect(page.locator("#monster-hydra")).to_contain_text("Reconstructed: wounds")
    expect(page.locator("#artifact-aegis")).not_to_contain_text("Reconstructed")
    page.get_by_role("button", name="Reconstructed only").click()
    expect(page.locator("#monster-hydra")).to_be_visible()
    expect(page.locator("#artifact-aegis")).to_have_count(0)
    page.get_by_role("button", name="Reconstructed only").click()
    page.get_by_role("button", name="Quests", exact=True).click()
    expect(page.locator("article")).to_have_count(len(aegean.game("hellas").reference()["quests"]))
    expect(page.locator("#quest-amazon_queen")).to_contain_text("Chalkidiki")


def test_a_search_finds_as_one_types(visit: Visiting) -> None:
    page = opened(visit().page, "/rules/delphi#components")
    page.locator("article").first.wait_for()
    page.keyboard.press("/")
    page.keyboard.type("surrend")
    expect(page.get_by_role("heading", name="2 rules")).to_be_visible()
    expect(page.locator("mark").first).to_have_text("surrend")
    page.get_by_role("searchbox").fill("ÁRES")
    expect(page.get_by_role("article").filter(has_text="Ares").first).to_be_visible()
    page.get_by_role("searchbox").fill("d-7.4")
    page.get_by_role("link", name="Link to D-7.4").click()
    settled(page, "D-7.4")
    expect(page.get_by_role("searchbox")).to_have_value("")
    page.get_by_role("searchbox").fill("nosuchword")
    expect(page.get_by_text("No results.")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("[id='D-7.4']")).to_be_visible()


def test_languages_change_in_place(visit: Visiting) -> None:
    page = opened(visit().page, "/rules/hellas#H-9.3")
    page.evaluate("window.stays = true")
    for language, words in BATTLE.items():
        page.locator("select").filter(has=page.locator("option[lang=pl]")).first.select_option(language)
        expect(page.locator("[id='H-9.3']")).to_contain_text(words)
        check_words(page)
    assert page.evaluate("window.stays"), "the page was loaded anew"


def test_axe_finds_nothing(visit: Visiting) -> None:
    page = opened(visit(bypass_csp=True).page, "/rules")  # for a style of ours
    check_access(page)
    # What is left undrawn keeps the colours of the scheme it was last drawn in: all of it is drawn for the inspection.
    drawn = "section { content-visibility: visible !important; }"
    opened(page, "/rules/delphi#D-2.1")
    settled(page, "D-2.1")
    page.add_style_tag(content=drawn)
    check_access(page)
    opened(page, "/rules/delphi#god-ares")
    page.add_style_tag(content=drawn)
    page.get_by_role("button", name="Gods", exact=True).click()
    check_access(page)
    page.get_by_role("searchbox").fill("amulet")
    page.locator("mark").first.wait_for()
    check_access(page)


def test_on_a_phone_the_contents_are_a_drawer(visit: Visiting) -> None:
    page = opened(visit(*PHONE).page, "/rules/hellas#H-2.1")
    settled(page, "H-2.1")
    check_fits(page)
    page.get_by_role("button", name="Contents").click()
    page.get_by_role("dialog").get_by_role("link", name="Blessings", exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)
    settled(page, "group-blessings")
    check_fits(page)


def test_the_place_is_kept_when_what_is_above_grows_late(visit: Visiting) -> None:
    """As letters do that arrive late, in a browser that does not itself keep the place."""
    page = visit(*PHONE).page
    page.add_init_script(
        """const wait = setInterval(() => {
          const head = document.querySelector('#main header');
          if (!document.getElementById('H-2.1') || !head) return;
          clearInterval(wait);
          document.documentElement.style.overflowAnchor = 'none';
          setTimeout(() => { head.style.minHeight = '900px'; window.grown = true; }, 400);
        }, 20);"""
    )
    opened(page, "/rules/hellas#H-2.1")
    page.wait_for_function("() => window.grown")
    settled(page, "H-2.1")


def test_at_a_table_things_lead_to_their_rules(visit: Visiting, server: Running) -> None:
    with staged(server.url, record=1, upto=156, public=True) as table:
        player = visit()
        table.lend(0, player)
        page = player.page
        page.goto(table.path)
        at_table(page)
        page.locator("[data-thing='favours'], [data-target='favours']").first.hover()
        link = page.get_by_role("link", name="In the rules")
        expect(link).to_have_attribute("href", "/rules/delphi#D-6.6")
        link.hover()  # on the way there the explanation stays
        with page.expect_popup() as popup:
            link.click()
        settled(popup.value, "D-6.6")
        popup.value.close()
        page.mouse.move(2, 2)
        expect(link).to_have_count(0)
        expect(page.get_by_role("banner").get_by_role("link", name="Rules")).to_have_attribute("target", "_blank")
