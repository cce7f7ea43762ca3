"""Takes the pictures of help and company: first games, Pythia, one device for all, going back, bots, a lost line.

python -m docs.pictures.make_company [name ...]
"""

from __future__ import annotations

import re
from collections.abc import Callable

from docs.pictures.make_web import Camera, studio
from tests.browser.browsing import PHONE, at_table
from tests.browser.staging import Staged, staged
from tests.browser.test_first_games import begin, coach
from tests.server.running import Running

RECORD, TURN = 5, 135
HELENA = 2
STEPS = {"delphi": 4, "hellas": 3}  # how far each lesson is led on


def lessons(camera: Camera) -> None:
    for game, steps in STEPS.items():
        for name, size, dark in camera.pair(f"lesson_{game}"):
            with camera.visit(size, dark) as page:
                begin(page, game)
                for _ in range(steps - 1):
                    coach(page).get_by_role("button", name=re.compile("Go on|Do it for me")).first.click()
                camera.shoot(page, name)


def pythia(camera: Camera) -> None:
    for game in ("delphi", "hellas"):
        for name, size, dark in camera.pair(f"pythia_{game}"):
            with camera.visit(size, dark) as page:
                begin(page, game)
                coach(page).get_by_role("button", name="Put the lesson away").click()
                page.get_by_role("button", name="Ask Pythia").click()
                page.get_by_role("button", name="Do it", exact=True).wait_for()
                camera.shoot(page, name)


def one_device(camera: Camera) -> None:
    for name, size, dark in camera.pair("curtain"):
        with camera.visit(size, dark) as page:
            page.goto("/new?game=hellas")
            page.get_by_label(re.compile("Everybody plays on this device")).check()
            page.get_by_label("Name of player 1").fill("Ada")
            page.get_by_label("Name of player 2").fill("Bruno")
            camera.shoot(page, name.replace("curtain", "hot_seat"))
            page.get_by_role("button", name="Begin the game").click()
            page.get_by_role("button", name=re.compile("^I am ")).wait_for()
            camera.shoot(page, name)


def going_back(camera: Camera, table: Staged) -> None:
    """One player asks; what another is asked, and what the one who asked sees."""
    for seat, who in ((0, "asked_back"), (1, "asking_back")):
        for name, size, dark in camera.pair(who):
            with camera.visit(size, dark, table, seat) as page:
                page.goto(table.path)
                at_table(page)
                page.locator(".prompt").get_by_text("asks to go back").wait_for()
                camera.shoot(page, name)


def handed_over(camera: Camera, table: Staged) -> None:
    """A player's own seat in a bot's hands, and another's who has gone."""
    for name, size, dark in camera.pair("handed_over"):
        with camera.visit(size, dark, table, seat=1) as page:
            page.goto(table.path)
            at_table(page)
            page.get_by_role("button", name="Take your seat back").first.wait_for()
            camera.shoot(page, name)
    for name, size, dark in camera.pair("absent"):
        with camera.visit(size, dark, table, gone=(HELENA,)) as page:
            page.goto(table.path)
            at_table(page)
            if size == PHONE:
                page.locator(".strip").get_by_role("button", name="Helena").click()
            page.get_by_role("button", name="Let a bot play here").filter(visible=True).first.wait_for()
            camera.shoot(page, name)


def lost(camera: Camera, table: Staged, server: Running) -> None:
    for name, size, dark in camera.pair("lost"):
        with camera.visit(size, dark, table, away=True) as page:
            page.goto(table.path)
            at_table(page)
            server.kill()
            page.get_by_text("Connection lost").first.wait_for()
            camera.shoot(page, name)
            server.start()


def main() -> None:
    with studio(absent_after=0.5, think=1.0) as (camera, server):
        alone: tuple[Callable[[Camera], None], ...] = (lessons, pythia, one_device)
        for part in alone:
            part(camera)
        with staged(server.url, RECORD, TURN, title="Thursday at Lucía’s", public=True) as table:
            with table.clients[1].sit(table.id) as seat:
                seat.do("ask_back")
            going_back(camera, table)
            with table.clients[0].sit(table.id) as seat:
                seat.do("answer", agree=False)
            with table.clients[1].sit(table.id) as seat:
                seat.do("hand_over")
            handed_over(camera, table)
            lost(camera, table, server)


if __name__ == "__main__":
    main()
