"""Takes the pictures of Lords of Hellas in the browser client: a turn, every scene, some questions that are seldom
asked, and the end; `make_web` takes the others.

python -m docs.pictures.make_hellas [name ...]
"""

from __future__ import annotations

from contextlib import ExitStack

from aegean.client import Client
from docs.pictures.make_web import Camera, studio
from tests.browser.browsing import PHONE, at_table
from tests.browser.questions import ENDINGS, QUESTIONS, Question
from tests.browser.staging import NAMES, staged, table_at
from tests.server.running import Running

# The recorded games, their moves before which something is to be seen, who sees it, and what it is called.
SIGHTS = {
    0: ((15, 0, "draft"), (89, 1, "battle"), (127, 0, "march"), (138, 0, "turn")),
    1: ((48, 2, "hunt"),),
}

# Questions by their kind, and what their pictures are called.
ASKED = {"turn_start": "power", "battle_start": "start_effects", "save_hoplites": "saving"}
KING = "H-23.6"


def ask(camera: Camera, server: Running) -> None:
    """In positions of their own; and the end of a game whose King of Kings somebody else becomes."""
    for kind, name in ASKED.items():
        _show(camera, server, f"hellas_{name}", QUESTIONS[kind]())
    _show(camera, server, "hellas_end", ENDINGS[KING](), answered=True)


def _show(camera: Camera, server: Running, name: str, question: Question, answered: bool = False) -> None:
    wanted = [(full, size, dark) for full, size, dark in camera.each(name) if dark == (size == PHONE)]
    if not wanted:
        return
    with ExitStack() as leaving:
        people = [leaving.enter_context(Client(server.url)) for _ in range(question.state.seats)]
        for client, person in zip(people, NAMES, strict=False):
            client.guest(person)
        table = table_at(server, people, question.state)
        asked = people[question.seat]
        if answered:
            with asked.sit(table) as seat:
                seat.act(question.answer)
        for other in people:
            if other is not asked:
                leaving.enter_context(other.sit(table))
        for full, size, dark in wanted:
            with camera.visit(size, dark) as page:
                for key, value in asked._http.cookies.items():
                    page.context.add_cookies([{"name": key, "value": value, "url": server.url}])
                page.add_init_script("localStorage.setItem('aegean.person', 'yes')")
                page.goto(f"/table/{table}")
                at_table(page)
                camera.shoot(page, full)


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
    with studio() as (camera, server):
        take(camera, server.url)
        ask(camera, server)


if __name__ == "__main__":
    main()
