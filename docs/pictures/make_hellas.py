"""Takes the pictures of Lords of Hellas in the browser client: a turn, and every scene; `make_web` takes the others.

python -m docs.pictures.make_hellas [name ...]
"""

from __future__ import annotations

import sys
import tempfile

from docs.pictures.make_web import Camera
from tests.browser.browsing import at_table, chromium
from tests.browser.staging import staged
from tests.server.running import Running

# The recorded games, their moves before which something is to be seen, who sees it, and what it is called.
SIGHTS = {
    0: ((15, 0, "draft"), (89, 1, "battle"), (127, 0, "march"), (138, 0, "turn")),
    1: ((48, 2, "hunt"),),
}


def take(camera: Camera, url: str) -> None:
    for record, sights in SIGHTS.items():
        if not camera.wants(*(f"hellas_{name}_{where}" for _, _, name in sights for where in ("desk", "phone"))):
            continue
        with staged(url, record, 0, "hellas") as table:
            for upto, seat, name in sights:
                table.play_to(upto)
                for full, size, dark in camera.pair(f"hellas_{name}"):
                    with camera.visit(size, dark, table, seat) as page:
                        page.goto(table.path)
                        at_table(page)
                        camera.shoot(page, full)


def main() -> None:
    with (
        tempfile.TemporaryDirectory(prefix="aegean-pictures-") as folder,
        Running(f"sqlite:///{folder}/aegean.db") as server,
        chromium() as browser,
    ):
        take(Camera(browser, server.url, set(sys.argv[1:])), server.url)


if __name__ == "__main__":
    main()
