"""Every question of Lords of Hellas on the page, by mouse, finger and keyboard, in words alone; and how a game ends."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from importlib import import_module
from typing import Any, Final

import pytest
from playwright.sync_api import Browser, Page, expect

from aegean.client import Client
from aegean.core.values import Plain
from aegean.server import wire
from tests.browser.browsing import DESK, PHONE, Visitor, at_table, check_access, check_no_scrolling, check_words
from tests.browser.questions import ENDINGS, QUESTIONS, Question
from tests.browser.staging import NAMES, table_at
from tests.browser.warring import Touch, by_finger, by_keys, by_mouse, check_reachable, lit_things, out_of_reach
from tests.hellas.positions import GAME, play
from tests.server.running import Running, until

WAYS: Final[tuple[Touch, ...]] = (by_mouse, by_finger, by_keys)
WAIT = 20.0  # seconds, on a machine that has much else to do
# All that can be read on the page and at its things. A word with an underscore, or a name after a colon, is a key.
_READ = """() => [document.body.innerText, ...[...document.querySelectorAll('[aria-label], [title]')].flatMap(
  (one) => [one.getAttribute('aria-label') ?? '', one.getAttribute('title') ?? ''])].join('\\n')"""
# The page has noticed the screen's size, made room, and drawn it.
_DRAWN = """async () => {
  for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
}"""
_KEY = re.compile(r"\b[a-z]+_[a-z_0-9]+|\b(?:region|card|count|effect|land|hero|monster|place|side|symbol):\w+|\w+=\w+")


@pytest.fixture
def people(server: Running) -> Iterator[list[Client]]:
    with ExitStack() as leaving:
        clients = [leaving.enter_context(Client(server.url)) for _ in NAMES]
        for client, name in zip(clients, NAMES, strict=False):
            client.guest(name)
        yield clients


@pytest.fixture(scope="module")
def looking(browser: Browser, server: Running) -> Iterator[Visitor]:
    """One browser for all questions: it is lent to whoever is asked."""
    visitor = Visitor(browser, server.url, has_touch=True)
    yield visitor
    visitor.close()


ALL = {**QUESTIONS}
FIRST = {*list(QUESTIONS)[::3]}  # asked on every change: every third of the base game, and one of each module
for _module in GAME.vocabulary()["expansion"]:
    _asked = import_module(f"tests.rules.hellas.{_module}.questions").QUESTIONS
    FIRST |= {*list(_asked)[:1]}
    ALL |= _asked


def test_all_questions_are_asked_here() -> None:
    assert set(ALL) == set(GAME.vocabulary()["decision"])


NUMBERED = list(enumerate(ALL))
every_question = pytest.mark.parametrize(("number", "kind"), NUMBERED, ids=list(ALL))
some_questions = pytest.mark.parametrize(
    ("number", "kind"), [one for one in NUMBERED if one[1] in FIRST], ids=[kind for kind in ALL if kind in FIRST]
)


@some_questions
def test_question(number: int, kind: str, server: Running, people: list[Client], looking: Visitor) -> None:
    """Each question on a desk or on a phone, by mouse, finger or keys, in turn."""
    _ask(number, kind, server, people, looking, 1)


@pytest.mark.long
@every_question
def test_question_at_every_size(
    number: int, kind: str, server: Running, people: list[Client], looking: Visitor
) -> None:
    for further in range(len(WAYS)):
        _ask(number + further, kind, server, people, looking, 2)


def _ask(number: int, kind: str, server: Running, people: list[Client], looking: Visitor, most: int) -> None:
    question = ALL[kind]()
    assert question.state.decision.kind == kind
    table = table_at(server, people[: question.state.seats], question.state)
    asked = people[question.seat]
    page = _lent(looking, asked)
    touch = WAYS[number % len(WAYS)]
    sizes = ((DESK, PHONE) if touch is by_finger else (PHONE, DESK))[-most:]
    page.goto("about:blank")  # the last table is not drawn anew at this one's size
    _resize(page, sizes[0])
    page.goto(f"/table/{table}")
    at_table(page)
    for turn, size in enumerate(sizes):
        if turn > 0:
            _resize(page, size)
        _is_plain(page)
        # With many at a size, one of both; with one, every third: it takes as long as all the rest.
        if turn == number % len(sizes) and (most > 1 or number % len(WAYS) == number // len(WAYS) % len(WAYS)):
            check_access(page)
    if len(question.touches()) > 1:  # Escape steps back
        before = _names(page)
        _touch(page, question, question.touches()[0], touch)
        until(lambda: _names(page) != before, "something else to choose", WAIT)
        page.keyboard.press("Escape")
        until(lambda: _names(page) == before, "the first choice again", WAIT)
    for thing in question.touches():
        _touch(page, question, thing, touch)
    expected = GAME.position(question.state.describe())
    play(expected, question.answer)
    (now,) = until(lambda: _after_the_answer(asked, table), f"the answer to {kind}", WAIT)
    assert now.view == expected.view(question.seat)


@pytest.mark.parametrize(
    "clause", [pytest.param(one, marks=() if number < 2 else pytest.mark.long) for number, one in enumerate(ENDINGS)]
)
def test_ending(clause: str, server: Running, people: list[Client], looking: Visitor) -> None:
    """The winner sees it come, on a desk; the others find it, on a phone."""
    question = ENDINGS[clause]()
    seats = question.state.seats
    expected = question.state.copy()
    play(expected, question.answer)
    assert expected.result is not None
    ((winner,), reason) = expected.result.winners, expected.result.reason
    table = table_at(server, people[:seats], question.state)
    for seat, size in ((winner, DESK), ((winner + 1) % seats, PHONE)):
        page = _lent(looking, people[seat])
        _resize(page, size)
        page.goto(f"/table/{table}")
        at_table(page)
        if seat == winner:
            command: Plain = {"do": "act", "number": 0, "action": question.answer}
            people[question.seat]._call("POST", f"/api/tables/{table}/commands", wire.DoneMessage, command)
        dialog = page.get_by_role("dialog", name="Victory!" if seat == winner else "The game is over")
        expect(dialog).to_contain_text(f"{NAMES[winner]} wins. {VICTORIES[reason]}")
        expect(dialog.get_by_role("listitem")).to_have_count(seats)
        # How near everyone was: all the way on the winner's own.
        far = dialog.get_by_role("row", name=VICTORIES[reason]).get_by_role("cell")
        expect(far).to_have_count(seats)
        expect(far.first).to_have_text(re.compile(r"^(\d)/\1$"))
        expect(dialog.get_by_role("columnheader").first).to_have_text(NAMES[winner])
        expect(dialog.get_by_role("link", name=re.compile(r"H-23\.\d"))).to_be_visible()
        check_words(page)
        check_no_scrolling(page)
        assert not _KEY.findall(page.evaluate(_READ))
        if (seat == winner) == (clause in ("H-23.3", "H-23.5")):
            check_access(page)


VICTORIES = {
    "warlord_of_hellas": "Warlord of Hellas",
    "favored_of_the_gods": "Favored of the Gods",
    "monster_slayer": "Monster Slayer",
    "king_of_kings": "King of Kings",
}


def _lent(visitor: Visitor, client: Client) -> Page:
    visitor.page.goto("about:blank")  # or what the last page still asks for would be asked for by somebody else
    visitor.context.clear_cookies()
    visitor.take_cookies(dict(client._http.cookies.items()))
    return visitor.page


def _resize(page: Page, size: tuple[int, int]) -> None:
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.evaluate(_DRAWN)


def _names(page: Page) -> list[str]:
    return [thing["name"] for thing in lit_things(page)]


def _words(page: Page, number: int) -> str:
    return page.locator(f"[data-lit='{number}']").text_content() or ""


def _after_the_answer(client: Client, table: str) -> list[wire.StateMessage]:
    """How the table stands; nothing before anybody has answered."""
    now = client._call("GET", f"/api/tables/{table}/state", wire.StateMessage)
    return [now] if now.now.number else []


def _is_plain(page: Page) -> None:
    """There is a question in words; what can be chosen is lit or listed, and can be reached; nothing shows its key."""
    question = page.locator("#question:visible, .ask:visible, .shelf h2:visible").first
    expect(question).to_have_text(re.compile(r"\w+ .*\w[.?]"))
    with suppress(AssertionError):  # as soon as the page has made room for it
        until(lambda: not out_of_reach(page), "all that is lit", WAIT)
    check_reachable(page)
    check_words(page)
    check_no_scrolling(page)
    found = _KEY.findall(page.evaluate(_READ))
    assert not found, found


def _touch(page: Page, question: Question, thing: str, touch: Touch) -> None:
    """The thing itself, or the button that stands for it: by what it does, or by its words."""
    kind = question.answer.split()[0]

    before: list[dict[str, Any]] = []

    def found() -> list[tuple[int, dict[str, Any]]]:
        """Once it has come to rest: the page may just have made room for another screen."""
        nonlocal before
        page.evaluate(_DRAWN)
        was, before = before, lit_things(page)
        if was != before:
            return []
        lit = [(number, one) for number, one in enumerate(before) if one["at"]]
        named = [(number, one) for number, one in lit if one["name"] == thing]
        said = [(number, one) for number, one in lit if thing in _words(page, number)]
        done = [(number, one) for number, one in lit if one["name"] == kind]
        called = [(number, one) for number, one in done if thing.partition(":")[2] in _words(page, number).lower()]
        return named or said or (done if len(done) == 1 else called if len(called) == 1 else [])

    number, one = until(found, f"{thing} to touch", WAIT)[0]
    touch(page, one, page.locator(f"[data-lit='{number}']"))
