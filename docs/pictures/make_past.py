"""Takes the pictures of looking back and looking up: the replay of a game, its story on paper, and the rules.

python -m docs.pictures.make_past [name ...]
"""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from docs.pictures.make_web import Camera, studio
from tests.browser.browsing import DESK, PHONE
from tests.server.running import RECORDS, guests, until

RECORD = {"hellas": 1, "delphi": 6}
MOVE = {"hellas": 118, "delphi": 87}
PAPER = (900, 1100)


def tab(page: Page, name: str) -> None:
    """A page beside the board, or on a phone one of the whole screen."""
    beside = page.get_by_role("tab", name=name)
    below = page.locator(".bottom").get_by_role("button", name=name, exact=True)
    (beside if beside.is_visible() else below).click()


def proof(page: Page) -> None:
    tab(page, "Proof")
    page.get_by_role("button", name="Check every roll").click()
    page.get_by_text("All is well").wait_for()


def chances(page: Page) -> None:
    if page.viewport_size == {"width": PHONE[0], "height": PHONE[1]}:
        tab(page, "Chances")
    page.locator(".chart svg").wait_for()


REPLAY: dict[str, tuple[str, Callable[[Page], None]]] = {
    "replay_hellas": ("hellas", lambda page: page.locator(".controls output").wait_for()),
    "replay_delphi": ("delphi", chances),
    "replay_numbers": ("hellas", lambda page: tab(page, "Numbers")),
    "replay_proof": ("delphi", proof),
}


def replays(camera: Camera, url: str) -> None:
    if not camera.wants(*(f"{name}_{where}" for name in (*REPLAY, "paper") for where in ("desk", "phone_dark"))):
        return
    with guests([url]) as (who,):
        tables = {}
        for game, number in RECORD.items():
            record = next((RECORDS / game).glob(f"{number:03}-*.json"))
            tables[game] = table = who.bring_in(record.read_text())

            def done(table: str = table) -> bool:
                told = who.chances(table)
                return len(told.numbers) == told.total

            until(done, "the chances")
        cookies = dict(who._http.cookies.items())
        for picture, (game, go) in REPLAY.items():
            for name, size, dark in camera.pair(picture):
                with camera.visit(size, dark, cookies=cookies) as page:
                    page.goto(f"/replay/{tables[game]}?move={MOVE[game]}&eyes=above")
                    page.locator(".stand").wait_for()
                    go(page)
                    page.wait_for_load_state("networkidle")  # all moves are there
                    camera.shoot(page, name)
        for name, size, dark in camera.pair("paper"):
            with camera.visit(PAPER if size == DESK else size, dark, cookies=cookies) as page:
                page.goto(f"/replay/{tables['delphi']}/story")
                page.locator("article").first.wait_for()
                camera.shoot(page, name)


def found(page: Page) -> None:
    page.get_by_role("searchbox").fill("injur")
    page.locator("mark").first.wait_for()


RULES: dict[str, tuple[str, Callable[[Page], object]]] = {
    "rules_index": ("/rules", lambda page: page.locator("#main h1").wait_for()),
    "rules_clause": ("/rules/hellas#H-9.3", lambda page: page.locator("[id='H-9.3']").wait_for()),
    "rules_component": (
        "/rules/delphi#companion-hero_red",
        lambda page: page.locator("#companion-hero_red").wait_for(),
    ),
    "rules_search": ("/rules/delphi", found),
}


def rules(camera: Camera) -> None:
    for picture, (path, go) in RULES.items():
        for name, size, dark in camera.pair(picture):
            with camera.visit(size, dark) as page:
                page.goto(path)
                go(page)
                camera.shoot(page, name)


def main() -> None:
    with studio() as (camera, server):
        rules(camera)
        replays(camera, server.url)


if __name__ == "__main__":
    main()
