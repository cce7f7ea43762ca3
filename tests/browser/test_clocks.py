"""Clocks as people see them: chosen at a new table, followed at the plates, and at the end of time."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Locator, Page, expect
from sqlalchemy import select, update

from aegean.client import Client
from aegean.core.values import Plain
from aegean.server.store import schema
from aegean.server.tables.clocks import Clocks, Rule
from tests.browser.browsing import DESK, PHONE, at_table, check_access, check_fits, check_words
from tests.browser.conftest import Visiting
from tests.browser.staging import Staged, staged
from tests.server.house import opened
from tests.server.running import Running

HOUR = 3600
SLOW: Plain = {"kind": "slow", "budget": 48 * HOUR, "decision": 24 * HOUR, "then": "bot", "bot": "greedy"}
LIVE: Plain = {"kind": "live", "budget": 600, "decision": 5, "then": "others", "bot": "greedy"}
sizes = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def cookies_of(client: Client) -> dict[str, str]:
    return dict(client._http.cookies.items())


def waits_for(table: Staged) -> int:
    return table.clients[0].table(table.id).waiting[0]


def has_thought(server: Running, table: str, seat: int, seconds: float) -> None:
    """The seat has been waited for longer than it has, as if all entries were older; the server comes up with that."""
    server.kill()
    with opened(server.database) as c:
        e, s = schema.entries.c, schema.snapshots.c
        c.execute(update(schema.entries).where(e.table == table).values(at=e.at - seconds))
        c.execute(schema.snapshots.delete().where(s.table == table))
        row = c.execute(select(schema.tables.c.clock, schema.tables.c.clocks).where(schema.tables.c.id == table)).one()
        rule = Rule.read(row.clock)
        assert rule is not None
        kept = Clocks.unpack(rule, row.clocks)
        since = kept.seats[seat].since
        assert since is not None
        seats = [*kept.seats]
        seats[seat] = seats[seat]._replace(since=since - round(seconds * 1000))
        moved = kept._replace(at=kept.at - round(seconds * 1000), seats=tuple(seats))
        values = {"clocks": moved.pack(), "time_by": moved.deadline}
        c.execute(update(schema.tables).where(schema.tables.c.id == table).values(**values))
    server.start()


def check(page: Page) -> None:
    check_access(page)
    check_words(page)
    check_fits(page)


def clock_at(page: Page, size: tuple[int, int], seat: int) -> Locator:
    place = page.locator(".strip" if size == PHONE else ".left").locator(f"[data-seat='{seat}']")
    return place.get_by_role("timer")


@sizes
def test_a_slow_clock_is_chosen_agreed_on_and_followed(visit: Visiting, server: Running, size: tuple[int, int]) -> None:
    page = visit(*size).page
    page.goto("/new?game=delphi")
    expect(page.get_by_label("Clock")).to_have_count(0)  # against bots nobody is kept waiting
    page.get_by_label("Seat 2").select_option("person")
    page.get_by_label("Clock").select_option(label="Your own numbers")
    expect(page.get_by_label("If a player is away")).to_have_count(0)  # the clock says who is late
    page.get_by_label("Hours per decision").fill("30")
    page.get_by_label("Hours in reserve").fill("0")
    page.get_by_label("When a player’s time is up").select_option("others")
    check(page)
    page.get_by_role("button", name="Open the table").click()
    expect(page.get_by_text("Slow: 30 hours per decision", exact=False)).to_be_visible()
    expect(page.get_by_text("the other players decide whether a bot")).to_be_visible()
    with Client(server.url) as guest:
        guest.guest("Bruno")
        link = page.get_by_label("Invite with this link").input_value()
        table, invite = re.search(r"/table/(\w+)\?invite=(.+)", link).groups()  # type: ignore[union-attr]
        made = guest.join(table, invite)
        assert made.clock is not None
        assert (made.clock.kind, made.clock.decision, made.clock.budget, made.clock.then) == (
            "slow",
            30 * HOUR,
            0,
            "others",
        )
        page.get_by_role("button", name="Begin the game").click()
        at_table(page)
        running = page.locator(".clock.runs").filter(visible=True).first
        expect(running).to_have_attribute("aria-label", "29 hours left, then 0 seconds in reserve")
        expect(running).to_contain_text("29h")


@sizes
def test_everybody_sees_how_much_time_is_left_and_little_is_said_in_three_ways(
    visit: Visiting, server: Running, size: tuple[int, int]
) -> None:
    with staged(server.url, 5, 135, clock=SLOW) as table:
        seat = waits_for(table)
        has_thought(server, table.id, seat, 14.5 * HOUR)
        other, own = visit(*size), visit(*size)
        table.lend((seat + 1) % 3, other)
        table.lend(seat, own)
        other.page.goto(table.path)
        at_table(other.page)
        expect(clock_at(other.page, size, seat)).to_contain_text("9h")
        check(other.page)
        own.page.goto("/")
        expect(own.page.get_by_text("it is your turn · 9 hours left")).to_be_visible()
        other.page.goto("about:blank")
    with staged(server.url, 5, 135, clock=SLOW) as table:
        has_thought(server, table.id, seat, (72 - 0.5) * HOUR)
        table.lend(seat, own)
        own.page.goto(table.path)
        at_table(own.page)
        clock = own.page.locator(".clock.low").filter(visible=True)
        expect(clock).to_contain_text("+29m")
        expect(clock).to_have_attribute("aria-label", "29 minutes in reserve")
        expect(own.page.get_by_role("status").filter(has_text="less than 1 hour left")).to_have_count(1)
        check(own.page)


@sizes
def test_at_the_end_of_time_the_others_are_asked_and_the_story_tells_it(
    visit: Visiting, server: Running, size: tuple[int, int]
) -> None:
    with staged(server.url, 5, 135, clock=LIVE) as table:
        seat = waits_for(table)
        has_thought(server, table.id, seat, 700)
        other = visit(*size)
        table.lend((seat + 1) % 3, other)
        page = other.page
        page.goto(table.path)
        at_table(page)
        name = table.clients[0].table(table.id).seats[seat].name
        expect(page.get_by_text(f"{name}’s time is up. Should a bot play on?")).to_be_visible()
        expect(page.locator(".clock.late").filter(visible=True)).to_have_text("time up")
        check(page)
        page.get_by_role("button", name="Agree").click()
        with table.clients[(seat + 2) % 3].sit(table.id) as third:
            third.do("answer", agree=True)
        expect(page.get_by_text("Should a bot play on?")).to_have_count(0)
        if size == PHONE:
            page.get_by_role("button", name="Story").click()
        expect(page.get_by_role("log", name="Story")).to_contain_text(f"{name}’s time is up. The others decide")
        late = visit(*size)
        table.lend(seat, late)
        late.page.goto(table.path)
        at_table(late.page)
        expect(late.page.get_by_text("Your time was up, so a bot is playing for you.")).to_be_visible()


def test_a_live_clock_ticks_without_jumping(visit: Visiting, server: Running) -> None:
    """The figures keep their place while seconds go by, and go down by one."""
    with staged(server.url, 5, 135, clock=LIVE) as table:
        seat = waits_for(table)
        visitor = visit(*DESK)
        table.lend((seat + 1) % 3, visitor)
        visitor.page.goto(table.path)
        at_table(visitor.page)
        clock = clock_at(visitor.page, DESK, seat)
        expect(clock).to_contain_text("10:")
        seen = visitor.page.evaluate(
            """async (seat) => {
              const figures = document.querySelector(`.left [data-seat='${seat}'] .clock .figures`);
              const seen = [];
              while (seen.length < 4) {
                const box = figures.getBoundingClientRect();
                const now = [figures.textContent, box.left, box.right];
                if (seen.length === 0 || seen.at(-1)[0] !== now[0]) seen.push(now);
                await new Promise((again) => requestAnimationFrame(again));
              }
              return seen;
            }""",
            seat,
        )
        seconds = [int(text.split(":")[0]) * 60 + int(text.split(":")[1]) for text, *_ in seen]
        assert [one - other for one, other in pairwise(seconds)] == [1, 1, 1]
        assert len({(left, right) for _, left, right in seen}) == 1


@sizes
def test_a_vacation_stops_ones_slow_clocks_where_all_can_see_it(
    visit: Visiting, server: Running, size: tuple[int, int]
) -> None:
    with staged(server.url, 5, 135, clock=SLOW) as table:
        seat = waits_for(table)
        own, other = visit(*size), visit(*size)
        table.lend(seat, own)
        table.lend((seat + 1) % 3, other)
        own.page.goto("/account")
        own.page.get_by_label("Days").fill("5")
        own.page.get_by_role("button", name="Go on vacation").click()
        expect(own.page.get_by_text("You are on vacation until")).to_be_visible()
        expect(own.page.get_by_text("23 of 28 days")).to_be_visible()
        check(own.page)
        other.page.goto(table.path)
        at_table(other.page)
        if size == PHONE:
            other.page.locator(".strip button").nth(seat).click()
        plate = other.page.locator(".plate").filter(visible=True).and_(other.page.locator(f"[data-seat='{seat}']"))
        expect(plate.get_by_role("timer")).to_have_attribute("aria-label", re.compile("On vacation until"))
        own.page.get_by_role("button", name="I am back").click()
        expect(own.page.get_by_text("27 of 28 days")).to_be_visible()
        expect(plate.get_by_role("timer")).to_have_attribute("aria-label", re.compile("hours left"))
