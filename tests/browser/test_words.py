"""No word on a table is cut off or broken, in any language and on any width."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

import aegean
from aegean import State
from aegean.client import Client
from tests.browser.browsing import at_table
from tests.browser.conftest import Visiting
from tests.browser.questions import _mine
from tests.browser.staging import NAMES, staged, table_at
from tests.hellas.positions import battle
from tests.properties.kit import by_kind
from tests.rules.hellas.combat_cards.questions import QUESTIONS as COMBAT_CARDS
from tests.server.running import Running

LOCALES: Final = ("en-GB", "es-ES", "de-DE", "pl-PL")
LONGEST: Final = ("de-DE", "pl-PL")
SIZES: Final = ((1440, 900), (1024, 768), (390, 844))
# The names that were the longest, in one language or another.
LONG: Final = ["tactical_maneuver_sword", "reinforcements_shield", "local_support_bow", "encirclement_mace"]
FURTHER: Final = ["fortification_bow", "javelin_volley_axe", "flank_attack_bow"]
TREASURES: Final[dict[str, Any]] = {"artifacts": ["femes_trumpet", "ariadnes_thread"], "blessings": ["murderous_march"]}

# Every word that is seen: broken where it stands on two lines, cut where what holds it ends before it. What people have
# typed may be shortened, what only is heard has no width, and what can be scrolled to is there.
_CUT = r"""() => {
  const found = new Set();
  const walker = document.createTreeWalker(document.querySelector('.table'), NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const box = node.parentElement;
    const typed = box.closest('.top .clip, .strip b.clip, .plate b.clip, [role=log]');
    if (!node.data.trim() || typed || box.closest('svg, [inert], .unseen') || box.offsetWidth < 4) continue;
    for (const { index, 0: word } of node.data.matchAll(/[\p{L}\p{N}’]+/gu)) {
      const range = document.createRange();
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (lines.length === 0) continue;
      if (lines.some(({ top }) => Math.abs(top - lines[0].top) > 3)) found.add(`broken: ${word} in .${box.className}`);
      const { left, right } = range.getBoundingClientRect();
      for (let around = box; around && !around.matches('.table'); around = around.parentElement) {
        const { overflowX } = getComputedStyle(around);
        if (overflowX === 'visible') continue;
        const edge = around.getBoundingClientRect();
        const scrolls = overflowX === 'auto' || overflowX === 'scroll';
        const beyond = left < edge.left - 1 || right > edge.right + 1;
        if (beyond && !scrolls) found.add(`cut: ${word} in .${box.className}`);
        break;
      }
    }
  }
  return [...found];
}"""
# What cards and heroes do is read without a glass, and all of it: at least 11 pixels, and no line beneath the edge.
_SMALL = """() => [...document.querySelectorAll('.card .effect, .ability')].filter((one) => {
  if (one.offsetWidth < 4) return false;
  return parseFloat(getComputedStyle(one).fontSize) < 11 || one.scrollHeight > one.clientHeight + 1;
}).map((one) => `${getComputedStyle(one).fontSize} ${one.scrollHeight}/${one.clientHeight} ${one.textContent}`)"""
_SETTLED = """async () => {
  await document.fonts.ready;
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
}"""


def _voyage() -> State:
    """The middle of a game of The Oracle of Delphi, in somebody's turn."""
    state, chance = aegean.game("delphi").new(3, 3), random.Random(1)
    for _ in range(120):
        decision, action = by_kind(state, chance)
        state.apply(action, decision.seat)
    while state.decision.kind != "turn":
        state.apply(chance.choice(state.decision.actions))
    return state


def _fight() -> State:
    """A battle in which cards of long names lie on the table and in hands."""
    lucia = {"at": "elis", "hand": ["tactical_maneuver_sword", *FURTHER]}
    marek = {"at": "boeotia", "hand": ["reinforcements_shield", "local_support_bow", "encirclement_mace"]}
    state = battle(9, 8, attacker=lucia, defender=marek)
    for _ in range(2):
        plays = [action for action in state.decision.actions if action.kind == "play"]
        state.apply(plays[0])
    return state


TABLES: Final[dict[str, Callable[[], State]]] = {
    "delphi": _voyage,
    "turn": lambda: _mine({"hand": LONG, **TREASURES}),
    "battle": _fight,
    "withdrawal": lambda: COMBAT_CARDS["leave_battle"]().state,
}


@pytest.fixture
def people(server: Running) -> Iterator[list[Client]]:
    with ExitStack() as leaving:
        clients = [leaving.enter_context(Client(server.url)) for _ in NAMES]
        for client, name in zip(clients, NAMES, strict=True):
            client.guest(name)
        yield clients


def _pages(page: Page, width: int) -> Iterator[str]:
    """The parts of the table one after another, where they are not all seen at once."""
    if width >= 720:
        yield "all"
        return
    for button in page.locator(".bottom button").all()[:3]:
        button.click()
        yield button.inner_text()


@pytest.mark.parametrize("name", TABLES)
@pytest.mark.parametrize(
    "locale", [pytest.param(one, marks=() if one in LONGEST else pytest.mark.long) for one in LOCALES]
)
def test_no_word_is_cut_or_broken(
    name: str, locale: str, server: Running, visit: Visiting, people: list[Client]
) -> None:
    state = TABLES[name]()
    table = table_at(server, people[: state.seats], state)
    visitor = visit(locale=locale)
    visitor.take_cookies(dict(people[state.decision.seat]._http.cookies.items()))
    page = visitor.page
    page.goto(f"/table/{table}")
    at_table(page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for part in _pages(page, width):
            page.evaluate(_SETTLED)
            assert page.evaluate(_CUT) == [], f"{name}, {locale}, {width}, {part}"
            assert page.evaluate(_SMALL) == [], f"{name}, {locale}, {width}, {part}"


@pytest.mark.parametrize(
    "locale", [pytest.param(one, marks=() if one in LONGEST else pytest.mark.long) for one in LOCALES]
)
def test_no_word_of_what_others_did_is_cut_or_broken(locale: str, server: Running, visit: Visiting) -> None:
    """The line that tells it, stopped on its way; the strip of what was done to oneself, with the race beside it."""
    with staged(server.url, 10, 39, "hellas") as table:
        visitor = visit(locale=locale, pace="normal", reduced_motion="no-preference")
        table.lend(3, visitor)
        page = visitor.page
        page.goto(table.path)
        at_table(page)
        table.play_to(55)
        page.locator(".ask .line .pill").wait_for()
        page.keyboard.press("p")
        for told in (".ask .line.paused .pill", ".since"):
            expect(page.locator(told).first).to_be_visible()
            for width, height in SIZES:
                page.set_viewport_size({"width": width, "height": height})
                page.evaluate(_SETTLED)
                assert page.evaluate(_CUT) == [], f"{told}, {width}"
            if "line" in told:
                page.locator(told).click()
                page.keyboard.press("Space")
