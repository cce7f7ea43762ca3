"""Lords of Hellas with all its modules, as a server would tell of it: for the page of a new table."""

from __future__ import annotations

import json
import re
from typing import Any, Final
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, Route

from aegean.hellas.expansions.matrix import printed

KRONOS = "kronos"
MATRIX: Final = printed()
ALL: Final = MATRIX.lines
MODULES: Final = MATRIX.expansions
_ONE = "hellas-option-expansions = Expansions"  # a message of the English catalogue
NAMES: Final = {
    "kronos": ("Kronos", "One player is the titan and breaks his chains."),
}


def fit(chosen: list[str], mode: str, seats: int) -> dict[str, Any]:
    """What the server would say if it had all of them."""
    played = [*chosen, *([mode] if mode == KRONOS else [])]
    found = []
    for one in (MATRIX.fit(id_, played, seats) for id_ in ALL):
        remedy = None if one.remedy is None else [id_ for id_ in one.remedy if id_ != KRONOS]
        found.append({**one._asdict(), "remedy": remedy})
    options = {"expansions": [id_ for id_ in MODULES if id_ in chosen], "mode": mode or "standard"}
    refused = "; ".join(map(str, MATRIX.clashes(played)))
    return {"options": options, "seats": MATRIX.seats_for(played), "refused": refused, "modules": found}


def serve_modules(page: Page) -> None:
    """From now on the server of this page has them all."""

    def games(route: Route) -> None:
        told = route.fetch().json()
        hellas = next(game for game in told if game["id"] == "hellas")
        hellas["seats"] = [2, 3, 4, 5, 6]
        hellas["modules"] = [
            {"id": id_, "option": "mode" if id_ == KRONOS else "expansions", "seats": m.seats, "marked": m.marked}
            for id_, m in ALL.items()
        ]
        for option in hellas["options"]:
            if option["name"] == "expansions":
                option |= {"many": True, "choices": list(MODULES)}
            elif option["name"] == "mode":
                option["choices"] = ["standard", KRONOS]
        route.fulfill(json=told)

    def fitting(route: Route) -> None:
        asked = parse_qs(urlsplit(route.request.url).query)
        chosen = [one for one in asked.get("expansions", [""])[0].split(",") if one]
        route.fulfill(json=fit(chosen, asked.get("mode", [""])[0], int(asked.get("seats", ["0"])[0])))

    def words(route: Route) -> None:
        """The English catalogue with the names of some modules; the others are called by their ids."""
        answer = route.fetch()
        text = answer.text()
        if _ONE in text:
            lines = "".join(
                f"hellas-expansion-{id_} = {name}\n    .about = {about}\n" for id_, (name, about) in NAMES.items()
            )
            said = lines if "`" in text[:40] else json.dumps(lines)[1:-1]
            text = text.replace(
                "hellas-option-expansions = Expansions", f"{said}hellas-option-expansions = Expansions", 1
            )
        route.fulfill(response=answer, body=text)

    page.route(re.compile(r"/api/games$"), games)
    page.route(re.compile(r"/api/games/hellas/fit"), fitting)
    page.route(re.compile(r"/assets/base-.*\.js$"), words)
