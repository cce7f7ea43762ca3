"""Tournaments in the browser: every page, a small cup from signing up to its winner, and the organiser's tools."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Callable, Iterator
from typing import NamedTuple, TypeAlias

import pytest
from playwright.sync_api import Browser, Page, expect

from aegean.client import Client
from aegean.server import wire
from aegean.server.wire import tournaments as told
from tests.browser.browsing import DESK, PHONE, Visitor, at_table, check_access, check_fits, check_words
from tests.server.running import Running, until

NAMES = ("Ada", "Bela", "Chloe", "Dimitrios", "Eleni", "Felix", "Gudrun")
CLOCK = wire.ClockForm("slow", 3 * 86_400, 86_400)
SIZES = pytest.mark.parametrize(("size", "scheme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])


class House(NamedTuple):
    server: Running
    people: dict[str, Client]

    def organise(self, by: str, kind: str, title: str, seats: int, **more: object) -> str:
        plan = told.Plan(**more.pop("plan", {}))  # type: ignore[arg-type]
        form = told.TournamentForm(kind, title, "delphi", seats, CLOCK, plan=plan, **more)  # type: ignore[arg-type]
        return self.people[by].organise(form).id

    def sign_up(self, id_: str, names: tuple[str, ...] = NAMES) -> None:
        for name in names:
            self.people[name].sign_up(id_)

    def end_games(self, id_: str, most: int = 99) -> told.TournamentInfo:
        """Of those at a table the first by name wins: the others resign."""
        found = self.people["Ada"].tournament(id_)
        names = {one.number: one.name for one in found.people}
        ended = [game for game in found.fixtures if game.running][:most]
        for game in ended:
            for name in sorted(names[one] for one in game.entrants)[1:]:
                with self.people[name].sit(str(game.table)) as seat:
                    seat.do("resign")
        numbers = {game.number for game in ended}

        def counted() -> told.TournamentInfo | None:
            now = self.people["Ada"].tournament(id_)
            return now if all(game.decided for game in now.fixtures if game.number in numbers) else None

        found_now = until(counted, "the games to be counted", 30)
        assert found_now is not None
        return found_now


Arriving: TypeAlias = Callable[..., Page]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with contextlib.ExitStack() as leaving:
        server = leaving.enter_context(Running(f"sqlite:///{tmp_path_factory.mktemp('contests') / 'aegean.db'}"))
        people = {name: leaving.enter_context(Client(server.url)) for name in NAMES}
        for name, client in people.items():
            client.register(name, f"a long password of {name}")
        yield House(server, people)


@pytest.fixture
def arrive(browser: Browser, house: House) -> Iterator[Arriving]:
    with contextlib.ExitStack() as leaving:

        def come(name: str | None = "Ada", size: tuple[int, int] = DESK, scheme: str = "light") -> Page:
            visitor = Visitor(browser, house.server.url, size, color_scheme=scheme)
            leaving.callback(visitor.close)
            visitor.server_may_be_away = True  # the browser itself tells of refusals
            if name is not None:
                visitor.take_cookies(dict(house.people[name]._http.cookies.items()))
            return visitor.page

        yield come


def check(page: Page) -> None:
    check_access(page)
    check_fits(page)
    check_words(page)


@SIZES
def test_every_page(house: House, arrive: Arriving, size: tuple[int, int], scheme: str) -> None:
    """A league under way, an event, a cup and one that is open; the list of them, and the form."""
    league = house.organise("Ada", "league", "The winter league", 3, begins_with=7, plan={"division": 4})
    house.sign_up(league)
    house.end_games(league, 3)
    event = house.organise("Bela", "rounds", "A Sunday in May", 2, begins_with=7)
    house.sign_up(event)
    house.end_games(event)
    cup = house.organise("Chloe", "cup", "The cup of seven", 2, begins_with=7)
    house.sign_up(cup)
    house.end_games(cup, 2)
    opened = house.organise("Ada", "cup", "Open to all", 4, begins_with=12)
    house.sign_up(opened, NAMES[:3])
    page = arrive("Ada", size, scheme)
    page.goto("/")
    page.get_by_role("navigation", name="Pages").get_by_role("link", name="Tournaments").click()
    own = page.get_by_role("region", name="Your tournaments")
    for title in ("The winter league", "A Sunday in May", "The cup of seven", "Open to all"):
        own.get_by_role("link", name=title).first.wait_for()
    check(page)
    for id_, title in ((league, "The winter league"), (event, "A Sunday in May"), (cup, "The cup of seven")):
        page.goto(f"/tournament/{id_}")
        page.get_by_role("heading", name=title).wait_for()
        expect(page.get_by_role("region", name="Your games")).to_be_visible()
        expect(page.get_by_role("textbox", name="Link to this page")).to_have_value(re.compile(id_))
        for summary in page.locator("summary:visible").all():
            if summary.evaluate("(one) => !one.parentElement.open"):
                summary.click()
        check(page)
    page.goto(f"/tournament/{opened}")
    expect(page.get_by_role("status").filter(has_text="signed up")).to_contain_text("3 of up to 64 players")
    expect(page.get_by_text("as soon as 12 players have signed up")).to_be_visible()
    check(page)
    page.goto("/tournaments/new")
    for kind in ("Cup", "Event", "League"):
        page.get_by_role("radio", name=kind).check()
        check(page)
    page.get_by_role("radio", name="Lords of Hellas").check()
    page.get_by_text("Which modules?").click()
    page.locator("[data-preset]").first.wait_for()
    check(page)
    for id_ in (league, event, cup, opened):
        for client in house.people.values():
            with contextlib.suppress(Exception):
                client._send("DELETE", f"/api/tournaments/{id_}")


def test_standings_say_what_decides(house: House, arrive: Arriving) -> None:
    """Four at tables of three: the best wins all three games, and the last two are level."""
    league = house.organise("Gudrun", "league", "Explained", 3, begins_with=4, plan={"division": 4})
    house.sign_up(league, NAMES[:4])
    while house.end_games(league).status == "running":
        pass
    page = arrive("Ada")
    page.goto(f"/tournament/{league}")
    rows = page.get_by_role("region", name="Division 1", exact=True).get_by_role("row")
    expect(rows.nth(1)).to_contain_text("Ada")
    expect(rows.nth(1)).to_contain_text("300")
    expect(rows.nth(2)).to_contain_text("Bela")
    expect(rows.nth(2)).to_contain_text("130")
    expect(page.get_by_text("in everything: the lot drawn at the beginning decides")).to_have_count(1)
    expect(page.get_by_text("Ada has won the first division.")).to_be_visible()
    page.get_by_text("How points are counted").click()
    expect(page.get_by_text("A win is worth 100 points")).to_be_visible()
    page.get_by_text("Games of division 1 (4 of 4 played)").wait_for()
    page.get_by_role("link", name=re.compile("Replay: ")).first.click()
    page.wait_for_url(re.compile("/replay/"))


@SIZES
def test_a_small_cup_from_signing_up_to_its_winner(
    house: House, arrive: Arriving, size: tuple[int, int], scheme: str
) -> None:
    """Made by hand, entered by hand, begun by hand; one's own game is found, given up from its table's menu, and the
    way back leads to the cup; a second confirmation comes before what cannot be undone."""
    page = arrive("Eleni", size, scheme)
    page.goto("/tournaments")
    page.get_by_role("link", name="New tournament").click()
    page.get_by_role("radio", name="Cup").check()
    page.get_by_label("Name", exact=True).fill("The cup of Eleni")
    page.get_by_role("group", name="Players").get_by_role("button", name="2").click()
    expect(page.get_by_text("A cup, one against one")).to_be_visible()
    page.get_by_role("button", name="Open for sign-up").click()
    page.get_by_role("heading", name="The cup of Eleni").wait_for()
    id_ = page.url.rsplit("/", 1)[-1]
    expect(page.get_by_text("Signed up so far: 0")).to_be_visible()
    page.get_by_role("button", name="Sign up").click()
    expect(page.get_by_text("You take part")).to_be_visible()
    page.get_by_role("button", name="Withdraw").click()
    page.get_by_role("button", name="Sign up").click()
    expect(page.get_by_text("You take part")).to_be_visible()
    house.sign_up(id_, ("Ada", "Bela", "Chloe", "Felix"))
    page.reload()
    page.get_by_role("button", name="Remove: Felix").click()
    page.get_by_role("button", name="Yes, remove: Felix").click()
    expect(page.get_by_role("heading", name="4 players")).to_be_visible()
    page.get_by_role("button", name="Begin now").click()
    expect(page.get_by_text("lots are drawn")).to_be_visible()
    check(page)
    page.get_by_role("button", name="Yes, begin").click()

    own = page.get_by_role("region", name="Your games")
    expect(own.get_by_role("link", name="To the table")).to_be_visible()
    expect(page.get_by_role("region", name="Semifinals")).to_be_visible()
    check(page)
    own.get_by_role("link", name="To the table").click()
    at_table(page)
    page.get_by_role("button", name="Menu").first.click()
    page.get_by_role("dialog").get_by_role("link", name="Tournaments").click()
    page.get_by_role("heading", name="The cup of Eleni").wait_for()

    # The organiser decides her own game, and lets it be played again; the others end theirs.
    page.get_by_text(re.compile("Decide: .*Eleni")).click()
    others = page.locator("details[open]").get_by_role("combobox").all()
    for select in others:
        name = select.evaluate("(one) => one.labels[0].innerText.split('\\n')[0].trim()")
        select.select_option(label="Place 1" if name == "Eleni" else "Place 2")
    page.get_by_role("button", name=re.compile("Decide it like this: .*Eleni")).click()
    expect(page.get_by_text("The table is closed")).to_be_visible()
    page.get_by_role("button", name=re.compile("Yes, so be it: .*Eleni")).click()
    expect(page.get_by_text("decided by the organiser")).to_be_visible()
    house.end_games(id_)
    page.reload()
    expect(page.get_by_role("region", name="Final", exact=True)).to_contain_text("Eleni")
    house.end_games(id_)  # the final: the first by name wins
    page.reload()
    winner = page.get_by_text(re.compile(r"^(Ada|Bela) has won\.$"))
    expect(winner).to_be_visible()
    page.get_by_text("Next season").first.click()
    page.get_by_role("button", name="Next season").click()
    page.get_by_text("Season 2").wait_for()
    expect(page.get_by_role("link", name="The season before")).to_be_visible()
    page.get_by_role("button", name="Call off").click()
    check(page)
    page.get_by_role("button", name="Yes, call it off").click()
    expect(page.get_by_text("Called off by the organiser.")).to_be_visible()


def test_guests_and_strangers(house: House, arrive: Arriving) -> None:
    """Whoever has no account is led to one; a private tournament is there for those with the link alone."""
    hidden = house.organise("Felix", "cup", "Among friends", 2, public=False)
    invite = house.people["Felix"].tournament(hidden).invite
    page = arrive(None)
    page.goto("/tournaments/new")
    expect(page.get_by_text("To organise one, you need an account.")).to_be_visible()
    check(page)
    page.get_by_role("button", name="Sign in or create an account").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    page.goto(f"/tournament/{hidden}")
    expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
    page.goto(f"/tournament/{hidden}?invite={invite}")
    page.get_by_role("heading", name="Among friends").wait_for()
    expect(page.get_by_text("To sign up, you need an account.")).to_be_visible()
    check(page)
    member = arrive("Gudrun")
    member.goto(f"/tournament/{hidden}?invite={invite}")
    member.get_by_role("button", name="Sign up").click()
    expect(member.get_by_text("You take part")).to_be_visible()
    expect(member.get_by_role("textbox", name="Link to this page")).to_have_value(re.compile(f"invite={invite}"))
    house.people["Felix"]._send("DELETE", f"/api/tournaments/{hidden}")


def test_what_the_form_sends_is_kept(house: House, arrive: Arriving) -> None:
    """A league that begins with a number, at tables of three, with a clock that ends in resigning."""
    page = arrive("Dimitrios")
    page.goto("/tournaments/new")
    page.get_by_role("group", name="Players").get_by_role("button", name="3").click()
    page.get_by_label("Players in a division").select_option("5")
    page.get_by_label("Promoted and relegated").select_option("2")
    page.get_by_label("Name", exact=True).fill("The league of Dimitrios")
    page.get_by_label("How it begins").select_option(label="With a number of players")
    page.get_by_role("spinbutton", name="Players", exact=True).fill("10")
    page.get_by_label("Players at most").fill("20")
    page.get_by_label("When a player’s time is up").select_option(label="The player resigns")
    page.get_by_role("button", name="Open for sign-up").click()
    page.get_by_role("heading", name="The league of Dimitrios").wait_for()
    found = house.people["Ada"].tournament(page.url.rsplit("/", 1)[-1])
    assert (found.kind, found.seats, found.plan.division, found.plan.moves) == ("league", 3, 5, 2)
    assert (found.begins, found.begins_with, found.most, found.public) == (None, 10, 20, True)
    assert (found.clock.kind, found.clock.then) == ("slow", "resign")
    page.get_by_text("Change the plan").click()
    page.get_by_label("How it begins").select_option(label="When you say so")
    page.get_by_role("textbox", name="Name").fill("Another name")
    page.get_by_role("button", name="Save").click()
    page.get_by_role("heading", name="Another name").wait_for()
    expect(page.get_by_text("The organiser decides when it begins.")).to_be_visible()
    assert house.people["Ada"].tournament(found.id).begins_with is None
    house.people["Dimitrios"]._send("DELETE", f"/api/tournaments/{found.id}")
