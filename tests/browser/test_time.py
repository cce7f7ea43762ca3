"""Time at the table: what others do is seen one thing after another, in the story's order, and ends at what is."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Page, expect

from tests.browser.browsing import DESK, PHONE, at_table, check_access, check_fits, question
from tests.browser.conftest import Visiting
from tests.browser.questions import QUESTIONS
from tests.browser.staging import Staged, staged, table_at
from tests.server.running import Running, guests, script

# Recorded games of four, and moves between which others act until the last seat is asked something.
TURNS = {"hellas": (10, 270, 289), "delphi": (1, 208, 225)}
ME = 3
LIVELY = {"pace": "normal", "reduced_motion": "no-preference"}

# Notes every sentence when it comes to the story, and whatever was lit while something was still to be seen.
WATCH = """() => {
  window.seen = { told: [], moments: 0, first: 0, last: 0, lit: 0, rings: 0, most: 0, line: false };
  const story = document.querySelector('[role=log] > div');
  const words = () => [...story.querySelectorAll('p:not(.muted)')].map((one) => one.textContent.trim());
  const known = words().length;
  const look = () => {
    const told = words().slice(known);
    if (told.length > window.seen.told.length) {
      window.seen.moments += 1;
      window.seen.first ||= performance.now();
      window.seen.last = performance.now();
    }
    window.seen.told = told;
    const line = document.querySelector('.ask .line');
    if (line) window.seen.line = true;
    if (line) window.seen.lit += document.querySelectorAll('.table .lit[data-target], .table [data-choice]').length;
    window.seen.rings += document.querySelectorAll('.flights .ring').length;
    const flyers = document.querySelectorAll('.flights .flyer').length;
    window.seen.most = Math.max(window.seen.most, flyers);
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""
_STORY = "() => [...document.querySelectorAll('[role=log] p:not(.muted)')].map((one) => one.textContent.trim())"
# What is on the table, in words: what every thing on the board and every plate says. Things that came one after another
# may lie in another order than those that came at once.
_PICTURE = """() => [
  ...[...document.querySelectorAll('.board [data-target]')].map(
    (one) => `${one.dataset.target} ${one.ariaLabel} ${one.textContent}`,
  ),
  ...[...document.querySelectorAll('.plate')].map((one) => one.textContent.split(/\\s+/).sort().join(' ')),
].sort()"""


@contextmanager
def others(
    visit: Visiting, server: Running, game: str, size: tuple[int, int], **wishes: object
) -> Iterator[tuple[Staged, Page]]:
    record, begin, _ = TURNS[game]
    with staged(server.url, record, begin, game) as table:
        visitor = visit(*size, **{**LIVELY, **wishes})
        table.lend(ME, visitor)
        page = visitor.page
        page.goto(table.path)
        at_table(page)
        yield table, page


def check_picture(page: Page) -> None:
    """What is shown is what the server says to somebody who comes in now."""
    story, picture = page.evaluate(_STORY), page.evaluate(_PICTURE)
    page.reload()
    at_table(page)
    question(page).wait_for()
    assert page.evaluate(_STORY) == story
    assert page.evaluate(_PICTURE) == picture


def check_at_once(page: Page) -> None:
    """Since one began to watch, much was told, and not one thing after another."""
    seen = page.evaluate("window.seen")
    assert len(seen["told"]) > 8, seen
    assert 1 <= seen["moments"] <= 2, seen


@pytest.mark.parametrize(
    ("game", "size"),
    [
        pytest.param("hellas", DESK, id="hellas-desk"),
        pytest.param("delphi", PHONE, id="delphi-phone", marks=pytest.mark.long),
        pytest.param("hellas", PHONE, id="hellas-phone", marks=pytest.mark.long),
        pytest.param("delphi", DESK, id="delphi-desk", marks=pytest.mark.long),
    ],
)
def test_others_turns_are_seen_in_the_order_of_the_story(
    visit: Visiting, server: Running, game: str, size: tuple[int, int]
) -> None:
    with others(visit, server, game, size) as (table, page):
        page.evaluate(WATCH)
        before = len(page.evaluate(_STORY))
        table.play_to(TURNS[game][2])
        line = page.get_by_role("region", name="Playback")
        expect(line).to_contain_text("Your decision")
        check_fits(page)
        expect(question(page).locator("#question")).to_be_visible()
        seen = page.evaluate("window.seen")
        assert seen["line"]
        assert seen["lit"] == 0
        assert seen["told"] == page.evaluate(_STORY)[before:]
        assert seen["moments"] > 8, seen  # not all at once
        assert seen["last"] - seen["first"] > 2500, seen
        assert seen["rings"] > 0
        assert 0 < seen["most"] <= 12
        check_picture(page)


def test_space_leads_to_now_and_p_stops_time(visit: Visiting, server: Running) -> None:
    with others(visit, server, "hellas", DESK) as (table, page):
        table.play_to(TURNS["hellas"][2])
        line = page.get_by_role("region", name="Playback")
        expect(line).to_contain_text("moves")
        page.keyboard.press("p")
        expect(line).to_contain_text("Paused")
        story = page.evaluate(_STORY)
        page.wait_for_timeout(1500)
        assert page.evaluate(_STORY) == story
        check_access(page, ".ask")
        page.keyboard.press("p")
        expect(line).to_contain_text("Your decision")
        page.evaluate(WATCH)
        page.keyboard.press("Space")
        expect(question(page)).to_contain_text("Your turn")
        check_at_once(page)
        check_picture(page)


def test_the_pace_is_chosen_beside_the_line_and_by_keys(visit: Visiting, server: Running) -> None:
    with others(visit, server, "hellas", DESK) as (table, page):
        page.keyboard.press(",")
        expect(page.get_by_text("Moves of others: Slow")).to_be_visible()
        table.play_to(TURNS["hellas"][2])
        pace = page.get_by_label("Moves of others")
        expect(pace).to_have_value("slow")
        expect(page.get_by_role("region", name="Playback")).to_contain_text("Your decision")
        page.evaluate(WATCH)
        pace.select_option("at_once")
        expect(question(page)).to_contain_text("Your turn")
        check_at_once(page)
        page.goto("/settings")
        expect(page.get_by_label("Instant")).to_be_checked()


def test_nothing_travels_where_motion_is_not_wished(visit: Visiting, server: Running) -> None:
    with others(visit, server, "hellas", DESK, reduced_motion="reduce", pace="fast") as (table, page):
        page.evaluate(
            """() => {
              window.travels = [];
              window.flown = 0;
              const look = () => {
                for (const one of document.getAnimations()) {
                  const frames = one.effect?.getKeyframes() ?? [];
                  if (one.effect?.target?.closest?.('.flights')) window.flown += 1;
                  const places = new Set(frames.map(({ transform }) => transform).filter(Boolean));
                  const long = one.effect?.getComputedTiming().duration > 10;
                  if (places.size > 1 && long) window.travels.push(one.effect.target.outerHTML);
                }
                requestAnimationFrame(look);
              };
              look();
            }"""
        )
        table.play_to(TURNS["hellas"][2])
        expect(question(page)).to_contain_text("Your turn")
        assert page.evaluate("window.flown") > 0
        assert page.evaluate("window.travels") == []


@pytest.mark.parametrize(
    "size", [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone", marks=pytest.mark.long)]
)
def test_since_your_last_turn(visit: Visiting, server: Running, size: tuple[int, int]) -> None:
    """The harm comes first, stands on the board until one acts, and can be seen again."""
    with staged(server.url, 10, 39, "hellas") as table:
        visitor = visit(*size, pace="at_once")
        table.lend(ME, visitor)
        page = visitor.page
        page.goto(table.path)
        at_table(page)
        table.play_to(55)
        since = page.get_by_role("region", name="Since your last turn")
        expect(since.get_by_role("listitem").first).to_contain_text("Lucía wins the battle in Crete against you")
        expect(page.locator(".board .harm")).to_have_text(["−1", "!"])
        if size == PHONE:
            since.get_by_role("button", name="more").click()
        else:  # the race stays in sight beside it, also where the rail is low
            for width, height in ((1280, 800), size):
                page.set_viewport_size({"width": width, "height": height})
                expect(page.get_by_role("button", name="Victory", expanded=True)).to_be_in_viewport(ratio=1)
                expect(page.locator(".right .tracks, .right .world section").first).to_be_in_viewport(ratio=1)
        expect(since).to_contain_text("Marek takes Corinthia from you")
        check_access(page, ".since")
        check_fits(page)
        again = page.get_by_role("button", name="Press any key or tap to go live")
        since.get_by_role("button", name=re.compile(r"Watch all · \d+ s")).click()
        expect(again).to_be_visible()
        expect(page.get_by_role("region", name="Playback")).to_contain_text("Replaying")
        check_access(page, ".again")
        again.click()
        expect(question(page)).to_contain_text("Your turn")
        expect(again).to_have_count(0)
        if size == PHONE:
            since.get_by_role("button", name="more").click()
        since.get_by_role("button", name="Watch this turn of Lucía again").first.click()
        expect(again).to_be_visible()
        page.keyboard.press("a")
        expect(question(page)).to_contain_text("Your turn")
        since.get_by_role("button", name="Hide").click()
        expect(since).to_have_count(0)
        page.keyboard.press("s")
        expect(since).to_be_visible()
        page.keyboard.press("s")
        expect(since).to_have_count(0)
        expect(page.locator(".board .harm")).to_have_text(["−1", "!"])
        taken = page.locator(".plate[data-took], .strip [data-took]").filter(visible=True)
        expect(taken).to_have_count(2)
        table.play_to(56)
        expect(page.locator(".board .harm")).to_have_count(0)
        expect(taken).to_have_count(0)


@pytest.mark.parametrize(
    "size", [pytest.param(DESK, id="desk", marks=pytest.mark.long), pytest.param(PHONE, id="phone")]
)
def test_a_line_of_the_story_plays_its_move_again_however_long_it_is_past(
    visit: Visiting, server: Running, size: tuple[int, int]
) -> None:
    with others(visit, server, "hellas", size, pace="at_once") as (_, page):
        question(page).wait_for()
        if size == PHONE:
            page.locator(".bottom").get_by_role("button", name="Story").click()
        now, story = page.evaluate(_PICTURE), page.evaluate(_STORY)
        line = page.locator("[role=log] h4 ~ p").filter(has_text=re.compile("moves 1 hoplite", re.I)).first
        line.scroll_into_view_if_needed()
        line.hover()
        page.evaluate(
            """() => {
              window.flown = [0, 0];
              const count = (what) => document.querySelectorAll(`.flights ${what}`).length;
              const look = () => (window.flown = [window.flown[0] + count('.ring'), window.flown[1] + count('.flyer')]);
              new MutationObserver(look).observe(document.querySelector('.flights'), { childList: true });
            }"""
        )
        line.get_by_role("button", name="Watch this move again").click()
        again = page.get_by_role("button", name="Press any key or tap to go live")
        expect(again).to_be_visible()
        told = page.evaluate(_STORY)
        assert len(told) < len(story) // 2  # the picture of then
        assert told == story[: len(told)]
        expect(again).to_have_count(0)  # it ends by itself
        assert min(page.evaluate("window.flown")) > 0
        expect(question(page)).to_be_visible()
        assert page.evaluate(_STORY) == story
        assert page.evaluate(_PICTURE) == now
        # A whole turn, by its heading.
        if size == PHONE:
            page.locator(".bottom").get_by_role("button", name="Story").click()
        turn = page.locator("[role=log] h4").nth(4)
        turn.scroll_into_view_if_needed()
        turn.get_by_role("button").click()
        expect(again).to_be_visible()
        page.keyboard.press("x")
        expect(again).to_have_count(0)
        assert page.evaluate(_PICTURE) == now


def test_ones_own_piece_sets_out_before_the_answer_of_a_slow_line(visit: Visiting, server: Running) -> None:
    state = QUESTIONS["place_hero"]().state
    with guests([server.url] * state.seats) as people:
        table, who = table_at(server, people, state), people[state.decision.seat]
        visitor = visit(**LIVELY)
        visitor.take_cookies(dict(who._http.cookies.items()))
        page = visitor.page
        page.add_init_script(
            """const send = WebSocket.prototype.send;
               window.kept = null; // what is on its way, while the line is held
               WebSocket.prototype.send = function (text) {
                 if (window.kept) window.kept.push(() => send.call(this, text));
                 else send.call(this, text);
               };"""
        )
        page.goto(f"/table/{table}")
        at_table(page)
        question(page).wait_for()
        page.evaluate("window.kept = []")
        page.locator(".board .lit[data-target^='region:']").first.click()
        expect(page.locator(".ghosts .ghost").first).to_be_attached()
        assert page.evaluate("window.kept.length") > 0  # the table has not heard of it
        page.evaluate("for (const say of window.kept.splice(0)) say(); window.kept = null")
        expect(page.locator(".ghosts .ghost")).to_have_count(0)  # the table has it


def test_an_arrow_leads_to_what_happens_out_of_sight(visit: Visiting, server: Running) -> None:
    """A hand on the map goes before: it stays where it is, and says where to look."""
    with others(visit, server, "hellas", PHONE) as (table, page):
        page.evaluate(
            """() => {
              window.arrows = 0;
              const look = () => (window.arrows += document.querySelectorAll('.flights .arrow').length);
              new MutationObserver(look).observe(document.querySelector('.flights'), { childList: true });
              // A finger that rests on the corner of the map.
              const board = document.querySelector('.board');
              const { right, bottom } = board.getBoundingClientRect();
              const held = () => {
                const at = { clientX: right - 60, clientY: bottom - 200, bubbles: true, cancelable: true };
                board.querySelector('svg').dispatchEvent(new WheelEvent('wheel', { ...at, deltaY: -240 }));
              };
              held();
              setInterval(held, 500);
            }"""
        )
        table.play_to(TURNS["hellas"][2])
        expect(page.get_by_role("region", name="Playback")).to_contain_text("Your decision")
        page.wait_for_function("() => window.arrows > 0")


def test_what_a_die_says_is_told_when_it_has_come_to_rest(visit: Visiting, server: Running) -> None:
    with others(visit, server, "delphi", DESK) as (table, page):
        page.evaluate(
            """() => {
              window.rolled = { early: [], thrown: 0, told: 0 };
              let stood = [];
              const tumbles = (one) => one.getAnimations().some(({ playState }) => playState === 'running');
              const look = () => {
                const words = [...document.querySelectorAll('.ask .line .story, .show .outcome .rests')];
                const said = words.filter((one) => getComputedStyle(one).visibility === 'visible');
                const told = said.map((one) => one.textContent).filter((text) => / rolls \\d|needed \\d/.test(text));
                const die = [...document.querySelectorAll('.flights .flyer.die')].find(tumbles);
                if (die) window.rolled.thrown += 1;
                if (told.length) window.rolled.told += 1;
                // What an earlier die said may still stand there when the next one is thrown.
                if (die) window.rolled.early.push(...told.filter((text) => !stood.includes(text)));
                else stood = told;
                requestAnimationFrame(look);
              };
              look();
            }"""
        )
        table.play_to(TURNS["delphi"][2])
        expect(question(page).locator("#question")).to_be_visible()
        seen = page.evaluate("window.rolled")
        assert seen["thrown"] > 0
        assert seen["told"] > 0
        assert seen["early"] == []


# Notes what the small scene said, whether it lay over its own place, and how strong both were in the end.
_SLIP = """() => {
  window.slips = { said: [], over: 0, strong: [] };
  const look = () => {
    const slip = document.querySelector('.board .slip');
    if (!slip) return;
    const said = slip.querySelector('p').textContent;
    if (window.slips.said.at(-1) === said) return;
    window.slips.said.push(said);
    window.slips.strong.push([...slip.querySelectorAll('.strength')].map((one) => one.textContent).join(' '));
    const box = slip.getBoundingClientRect();
    const place = document.querySelector('[data-place="region:crete"]').getBoundingClientRect();
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    if (x > box.left && x < box.right && y > box.top && y < box.bottom) window.slips.over += 1;
  };
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
}"""


@pytest.mark.parametrize(
    "size", [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone", marks=pytest.mark.long)]
)
def test_a_battle_of_others_is_seen_beside_its_region(visit: Visiting, server: Running, size: tuple[int, int]) -> None:
    with staged(server.url, 10, 153, "hellas") as table:
        visitor = visit(*size, **LIVELY)
        table.lend(ME, visitor)
        page = visitor.page
        page.goto(table.path)
        at_table(page)
        page.evaluate(_SLIP)
        table.play_to(157)
        slip = page.locator(".board .slip")
        expect(slip).to_contain_text("wins the battle")
        expect(slip).to_have_count(0)
        seen = page.evaluate("window.slips")
        assert seen["said"][0] == "Lucía attacks Marek in Crete!"
        assert any(said == "Lucía wins the battle in Crete against Marek." for said in seen["said"])
        assert set(seen["strong"]) == {"4 2"}
        assert seen["over"] == 0


def test_the_end_of_a_game_is_a_scene_that_one_key_finishes(visit: Visiting, server: Running) -> None:
    last = len(script("hellas", 10).moves)
    with staged(server.url, 10, last - 1, "hellas") as table:
        visitor = visit(**LIVELY)
        table.lend(0, visitor)
        page = visitor.page
        page.goto(table.path)
        at_table(page)
        table.play_to(last)
        lights = page.locator(".lights span")
        expect(lights).to_have_count(1)  # the region of the first monument
        dialog = page.get_by_role("dialog", name="Victory!")
        expect(dialog.get_by_role("button", name="View the board")).to_be_visible()
        expect(dialog.get_by_role("img", name="Final map").locator(".wash").first).to_be_visible()
        expect(dialog.get_by_role("img", name="Chances of winning")).to_be_visible()
        check_access(page, "dialog")
        dialog.get_by_role("button", name="View the board").click()
        page.get_by_role("button", name="Result").click()
        expect(lights).to_have_count(0)
        expect(dialog).to_be_visible()
    with staged(server.url, 10, last - 1, "hellas") as table:
        visitor = visit(*PHONE, **LIVELY)
        table.lend(1, visitor)
        page = visitor.page
        page.goto(table.path)
        at_table(page)
        table.play_to(last)
        expect(lights := page.locator(".lights span")).to_have_count(1)
        page.keyboard.press("x")
        expect(lights).to_have_count(0)
        assert page.locator("dialog.whole").count() == 1
        check_fits(page)
