"""Lords of Hellas with all its modules, as a server would tell of it: for the page of a new table."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from typing import Any, Final, NamedTuple
from urllib.parse import parse_qs, urlsplit

from playwright.sync_api import Page, Route


class Module(NamedTuple):
    seats: tuple[int, ...] = (2, 3, 4, 5, 6)
    marked: bool = False
    needs: tuple[tuple[str, ...], ...] = ()
    excludes: tuple[str, ...] = ()


KRONOS = "kronos"
_POSEIDON = ("poseidon_simple", "poseidon_full")
_FOR_KRONOS = ("heroes_monsters", "combat_cards", "army_upgrade")
MODULES: Final = {
    "heroes_monsters": Module(),
    "combat_cards": Module(),
    "opportunity": Module(),
    "army_upgrade": Module(),
    "chiron": Module(),
    "poseidon_full": Module(marked=True, excludes=("poseidon_simple",)),
    "poseidon_simple": Module(),
    "hades_full": Module(marked=True, excludes=("hades_simple",)),
    "hades_simple": Module(excludes=("hephaestus_simple",)),
    "hephaestus_full": Module(marked=True, excludes=("hephaestus_simple",)),
    "hephaestus_simple": Module(),
    "apollo_full": Module(marked=True, excludes=("apollo_simple",)),
    "apollo_simple": Module(),
    "atlas_overload": Module(marked=True),
    "atlas_hesperides": Module(marked=True),
    "orichalkum": Module(marked=True),
    "atlantis": Module((5, 6), needs=(_POSEIDON,)),
    "city_of_steel": Module((6,), needs=(("atlantis",), _POSEIDON)),
}
ALL: Final = {**MODULES, KRONOS: Module((2, 3, 4), excludes=tuple(id_ for id_ in MODULES if id_ not in _FOR_KRONOS))}
_ONE = "hellas-option-expansions = Expansions"  # a message of the English catalogue
_TOGETHER = {frozenset(("orichalkum", "poseidon_full"))}
NAMES: Final = {
    "poseidon_full": ("Poseidon", "Ports join all coasts, and fleets fight in them."),
    "hades_full": ("Hades", "The dead wait below and can be raised."),
    "atlantis": ("Atlantis", "Three regions in the south-east, the Factory and Talos."),
    "kronos": ("Kronos", "One player is the titan and breaks his chains."),
}


def apart(one: str, other: str) -> str:
    if other in ALL[one].excludes or one in ALL[other].excludes:
        return "excludes"
    both = ALL[one].marked and ALL[other].marked and frozenset((one, other)) not in _TOGETHER
    return "marked" if both else ""


def room_for(id_: str, chosen: Sequence[str]) -> list[str]:
    kept, wanted = list(chosen), [id_]
    while wanted:
        one = wanted.pop()
        kept = [other for other in kept if other != one and not apart(one, other)] + [one]
        for needs in ALL[one].needs:
            if not set(needs) & {*kept, *wanted}:
                wanted.append(needs[0])
    for one in list(kept):  # a swap breaks no need that something else can meet
        for needs in ALL[one].needs:
            fitting = [other for other in needs if not any(apart(other, there) for there in kept)]
            if not set(needs) & set(kept) and fitting:
                kept.append(fitting[0])
    return [one for one in MODULES if one in kept and all(set(needs) & set(kept) for needs in ALL[one].needs)]


def fit(chosen: list[str], mode: str, seats: int) -> dict[str, Any]:
    played = [*chosen, *([mode] if mode == KRONOS else [])]
    allowed = {2, 3, 4} | ({5} if "atlantis" in played else set()) | ({6} if "city_of_steel" in played else set())
    for one in played:
        allowed &= set(ALL[one].seats)
    found = []
    refused = ""
    for id_, module in ALL.items():
        reasons = {other: apart(id_, other) for other in played if other != id_ and apart(id_, other)}
        lacking = [needs for needs in module.needs if not set(needs) & set(played)]
        clash, reason = list(reasons), next(iter(reasons.values()), "")
        if not clash and lacking:
            clash, reason = list(lacking[0]), "needs"
        if not clash and id_ not in played and seats and seats not in module.seats:
            clash, reason = ["seats"], "seats"
        if clash and id_ in played:
            refused = f"{id_} and {' or '.join(clash)}"
        remedy = room_for(id_, chosen) if clash else None
        found.append({"id": id_, "chosen": id_ in played, "clash": clash, "reason": reason, "remedy": remedy})
    options = {"expansions": [id_ for id_ in MODULES if id_ in chosen], "mode": mode or "standard"}
    return {"options": options, "seats": sorted(allowed), "refused": refused, "modules": found}


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
