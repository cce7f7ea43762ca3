"""Takes the pictures of the browser client: every page and state of a table, on a desk and a phone, by day and night.

    python -m docs.pictures.make_web [name ...]

The client must be built (`make web`). A real server runs for it; the table is a recorded game that four people play.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Callable, Collection, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page

from tests.browser.browsing import DESK, PHONE, TABLET, Visitor, at_table, chromium
from tests.browser.staging import Staged, staged
from tests.server.running import Running

HERE = Path(__file__).parent
RECORD = 5
TURN, FIGHT, SHELF, END = 135, 153, 154, 288  # moves of the record where something is to be seen
FORM = (1024, 768)

# The browser packs what it has drawn: at this quality nobody sees a difference, and it takes a fifth of the room.
_PACK = """async (source) => {
  const image = new Image();
  image.src = source;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
  canvas.getContext('2d').drawImage(image, 0, 0);
  return canvas.toDataURL('image/webp', 0.82).split(',')[1];
}"""


class Camera:
    def __init__(self, browser: Browser, url: str, wanted: set[str]) -> None:
        self._browser = browser
        self._url = url
        self._wanted = wanted
        self._dark_room = browser.new_page()

    def wants(self, *names: str) -> bool:
        return not self._wanted or any(wish in name for name in names for wish in self._wanted)

    def shoot(self, page: Page, name: str) -> None:
        if not self.wants(name):
            return
        page.evaluate("document.fonts.ready")
        page.wait_for_timeout(700)  # the scene has unrolled, the die has come to rest
        taken = base64.b64encode(page.screenshot()).decode()
        packed = self._dark_room.evaluate(_PACK, f"data:image/png;base64,{taken}")
        (HERE / f"web_{name}.webp").write_bytes(base64.b64decode(packed))
        print(name, flush=True)

    @contextmanager
    def visit(
        self,
        size: tuple[int, int],
        dark: bool,
        table: Staged | None = None,
        seat: int | None = 0,
        cookies: dict[str, str] | None = None,
        away: bool = False,
        gone: Collection[int] = (),
    ) -> Iterator[Page]:
        """A page for one at the table or, with no seat, a spectator; all who have not gone sit there too."""
        scale = 1.5 if size == PHONE else 1
        visitor = Visitor(
            self._browser, self._url, size, color_scheme="dark" if dark else "light", device_scale_factor=scale
        )
        visitor.server_may_be_away = away
        if cookies is not None:
            visitor.take_cookies(cookies)
        with ExitStack() as company:
            if table is not None:
                if seat is not None:
                    table.lend(seat, visitor)
                for other, client in enumerate(table.clients):
                    if other != seat and other not in gone:
                        company.enter_context(client.sit(table.id))
            yield visitor.page
            visitor.close()

    def each(self, name: str, dark: bool = True, phone: bool = True) -> Iterator[tuple[str, tuple[int, int], bool]]:
        """The ways to take a picture: its name, the screen's size, by night or not."""
        for size, where in ((DESK, "desk"), (PHONE, "phone")):
            for night in (False, True):
                full = f"{name}_{where}" + ("_dark" if night else "")
                if (phone or size == DESK) and (dark or not night) and self.wants(full):
                    yield full, size, night

    def pair(self, name: str) -> Iterator[tuple[str, tuple[int, int], bool]]:
        """Two ways that show both: by day on a desk, by night on a phone."""
        yield from (way for way in self.each(name) if way[2] == (way[1] == PHONE))


@contextmanager
def studio(**settings: Any) -> Iterator[tuple[Camera, Running]]:
    """A server for as long as pictures are taken, and a camera for those that the command line names."""
    with (
        tempfile.TemporaryDirectory(prefix="aegean-pictures-") as folder,
        Running(f"sqlite:///{folder}/aegean.db", **settings) as server,
        chromium() as browser,
    ):
        yield Camera(browser, server.url, set(sys.argv[1:])), server


def home(camera: Camera, table: Staged) -> None:
    names = list(camera.each("home"))
    if not names:
        return
    _, marek, _, zenon = table.clients
    zenon.create("hellas", [None, None, None], title="Sunday in Hellas", public=True)
    marek.start(marek.create("hellas", [None, "greedy"], title="Marek learns to march", public=True).id)
    for name, size, dark in names:
        with camera.visit(size, dark, table) as page:
            page.goto("/")
            page.get_by_text("it is your turn").first.wait_for()
            camera.shoot(page, name)


def forms(camera: Camera, table: Staged) -> None:
    pages: dict[str, Callable[[Page], object]] = {
        "new": lambda page: page.goto("/new?game=delphi"),
        "settings": lambda page: page.goto("/settings"),
        "credits": lambda page: page.goto("/credits"),
        "no_entry": lambda page: (page.goto("/table/nothing"), page.get_by_text("You cannot come in here").wait_for()),
        "sign_in": lambda page: (page.goto("/"), page.get_by_role("button", name="Sign in").click()),
        "lobby": _lobby,
    }
    for page_name, go in pages.items():
        for name, size, dark in camera.each(page_name):
            with camera.visit(FORM if size == DESK else size, dark) as page:
                go(page)
                camera.shoot(page, name)


def _lobby(page: Page) -> None:
    page.goto("/new?game=delphi")
    page.get_by_role("button", name="3", exact=True).click()
    page.get_by_label("Seat 2").select_option("person")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_text("Invite with this link").wait_for()


def turn(camera: Camera, table: Staged) -> None:
    for name, size, dark in camera.each("turn"):
        with camera.visit(size, dark, table) as page:
            page.goto(table.path)
            at_table(page)
            camera.shoot(page, name)
            if camera.wants(name.replace("turn", "die")):
                page.locator(".die.lit:visible").first.click()
                camera.shoot(page, name.replace("turn", "die"))
    for name, size, dark in camera.each("list", dark=False):
        with camera.visit(size, dark, table) as page:
            page.goto(table.path)
            at_table(page)
            page.keyboard.press("l")
            camera.shoot(page, name)
    for tab in ("Yours", "Players", "Story"):
        name = f"{tab.lower()}_phone"
        if camera.wants(name):
            with camera.visit(PHONE, False, table) as page:
                page.goto(table.path)
                page.get_by_role("button", name=tab, exact=True).click()
                camera.shoot(page, name)
    for name, size in (("turn_tablet", TABLET), ("turn_tablet_wide", (1024, 768))):
        if camera.wants(name):
            with camera.visit(size, False, table) as page:
                page.goto(table.path)
                at_table(page)
                camera.shoot(page, name)


def around(camera: Camera, table: Staged) -> None:
    """What lies around a turn: another's turn, the menu, the keys, patterns, a spectator with the chat."""
    for name, size, dark in camera.each("waiting", dark=False):
        with camera.visit(size, dark, table, seat=1) as page:
            page.goto(table.path)
            at_table(page)
            camera.shoot(page, name)
    for name, size, dark in camera.each("menu", dark=False):
        with camera.visit(size, dark, table) as page:
            page.goto(table.path)
            page.get_by_role("button", name="Table menu").click()
            camera.shoot(page, name)
    if camera.wants("keys_desk"):
        with camera.visit(DESK, False, table) as page:
            page.goto(table.path)
            at_table(page)
            page.keyboard.press("?")
            camera.shoot(page, "keys_desk")
    if camera.wants("patterns_desk"):
        with camera.visit(DESK, False, table) as page:
            page.add_init_script("localStorage.setItem('aegean.settings', JSON.stringify({ patterns: true }))")
            page.goto(table.path)
            at_table(page)
            camera.shoot(page, "patterns_desk")
    if camera.wants("watching_desk"):
        with camera.visit(DESK, False, table, seat=None) as page:
            page.goto(table.path)
            page.get_by_role("tab", name="Chat").click()
            page.get_by_label("Say something").fill("What a race!")
            page.get_by_role("button", name="Send").click()
            camera.shoot(page, "watching_desk")


def scene(camera: Camera, table: Staged, number: int, seat: int, what: str) -> None:
    names = list(camera.each(what))
    if not names:
        return
    table.play_to(number)
    for name, size, dark in names:
        with camera.visit(size, dark, table, seat) as page:
            page.goto(table.path)
            at_table(page)
            camera.shoot(page, name)


def end(camera: Camera, table: Staged) -> None:
    names = list(camera.each("end"))
    if not names:
        return
    table.play_to(END)
    for name, size, dark in names:
        with camera.visit(size, dark, table) as page:
            page.goto(table.path)
            page.get_by_role("button", name="Check the dice").click()
            page.get_by_text("All is well").wait_for()
            camera.shoot(page, name)


def main() -> None:
    with (
        studio() as (camera, server),
        staged(server.url, RECORD, TURN, title="Thursday at Lucía’s", public=True) as table,
    ):
        for part in (home, forms, turn, around):
            part(camera, table)
        scene(camera, table, FIGHT, 1, "fight")
        scene(camera, table, SHELF, 1, "shelf")
        end(camera, table)


if __name__ == "__main__":
    main()
