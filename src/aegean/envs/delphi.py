"""What a seat sees of The Oracle of Delphi, as numbers.

Places and islands stand in the order in which actions number them, and are given by their offset from the viewer's own
ship; players stand in order of play from the viewer onwards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import Final, NamedTuple

from aegean.core.game import Game
from aegean.core.values import Plain
from aegean.envs.page import Page, Words

_FAR: Final = 24  # hexes from one end of a board to the other, and more
_ISLANDS: Final = ("hidden", "offering", "monster", "temple", "statue", "city")
_WHITE: Final = ("shrine", "statue", "offering", "monster")

Spot = tuple[int, int]


class _Island(NamedTuple):
    name: str
    at: Spot
    colour: str | None
    pedestals: tuple[str, ...]
    marked: bool


class _Chart:
    """The printed board of a map, which never changes: read from a view once."""

    def __init__(self, hexes: list[dict[str, Plain]], colours: tuple[str, ...]) -> None:
        water = [entry for entry in hexes if entry["kind"] == "water"]
        zeus = [entry for entry in hexes if entry["kind"] == "zeus"]
        places = [*water, *zeus]
        self.places = [_spot(entry["hex"]) for entry in places]
        self.colours = [float(entry.get("colour") == colour) for entry in places for colour in colours]
        self.islands = {
            kind: [
                _Island(
                    entry["hex"],
                    _spot(entry["hex"]),
                    entry.get("colour"),
                    tuple(entry.get("pedestals", ())),
                    bool(entry.get("marked")),
                )
                for entry in hexes
                if entry["kind"] == kind
            ]
            for kind in _ISLANDS
        }
        self._spots = [*self.places, *(island.at for kind in _ISLANDS for island in self.islands[kind])]
        self._offsets: dict[Spot, list[float]] = {}

    def offsets(self, here: Spot) -> list[float]:
        """From a place to every place and then to every island: two steps along the rows of hexes and the distance."""
        found = self._offsets.get(here)
        if found is None:
            found = self._offsets[here] = [share for at in self._spots for share in _offset(at, here)]
        return found


def _spot(name: str) -> Spot:
    q, _, r = name.partition(",")
    return int(q), int(r)


class DelphiSight:
    def __init__(self, game: Game, seats: int, options: Mapping[str, Plain]) -> None:
        words = {family: Words(ids) for family, ids in game.vocabulary().items()}
        self._seats = seats
        self._decisions = words["decision"]
        self._colours = words["colour"]
        self._players = words["player"]
        self._letters = words["letter"]
        self._gods = words["god"]
        self._equipment = words["equipment"]
        self._companions = words["companion"]
        self._ships = words["ship"]
        self._white = Words(_WHITE)
        self._coloured = Words(tile for tile in words["tile"].ids if tile not in _WHITE)
        self._titles = [f"player {number}" for number in range(seats)]
        self._islands = {kind: [f"{kind} {number}" for number in range(16)] for kind in _ISLANDS}
        self._charts: dict[str, _Chart] = {}

    def write(self, page: Page, view: Mapping[str, Plain], about: Mapping[str, Plain]) -> None:
        you, seats = view["you"], self._seats
        chart = self._charts.get(view["map"])
        if chart is None:
            if len(self._charts) >= 64:
                self._charts.clear()
            chart = self._charts[view["map"]] = _Chart(view["hexes"], self._colours.ids)
        here = _spot(view["players"][you]["ship"])
        self._decision(page, view, about)
        page.section("table")
        page.number("round", view["round"], 40)
        page.seat("active", (view["active"] - you) % seats, seats)
        page.number("titan die", view["titan"] or 0, 6)
        page.flags("display", view["display"], self._equipment)
        page.flags("companions left", view["companions"], self._companions)
        page.flags("ships on offer", view["ships_on_offer"], self._ships)
        page.number("oracle deck", view["decks"]["oracle"], 30)
        page.number("injury deck", view["decks"]["injury"], 42)
        page.number("equipment deck", view["decks"]["equipment"], 22)
        page.counts("oracle discards", view["discards"]["oracle"], self._colours, 5)
        page.counts("injury discards", view["discards"]["injury"], self._colours, 7)
        page.flag("apollo for all", view["options"]["apollo"] == "all")
        page.flag("reach to explore", view["options"]["reach_explore"])
        for number, title in enumerate(self._titles):
            page.section(title)
            self._player(page, view["players"][(you + number) % seats], here)
        page.section("places and islands")
        page.shares("offset and distance of each", chart.offsets(here))
        page.shares("colour of each place", chart.colours)
        owners = {player["colour"]: (player["seat"] - you) % seats for player in view["players"]}
        for kind in _ISLANDS:
            for title, island in zip(self._islands[kind], chart.islands[kind], strict=False):
                page.section(title)
                self._island(page, island, view["islands"][island.name], owners, you)

    def _decision(self, page: Page, view: Mapping[str, Plain], about: Mapping[str, Plain]) -> None:
        page.section("decision")
        you, seats = view["you"], self._seats
        mine = next((entry["kind"] for entry in view["deciding"] if entry["seat"] == you), None)
        page.choice("your own", mine, self._decisions)
        page.seats("who decides", [(entry["seat"] - you) % seats for entry in view["deciding"]], seats)
        other = next((entry["kind"] for entry in view["deciding"] if entry["seat"] != you), None)
        page.choice("another's", other, self._decisions)
        page.number("left", about.get("left", 0), 4)
        page.number("fight: target", about.get("target", 0), 9)
        page.number("fight: rolled", about.get("rolled", 0), 9)
        page.choice("colour", about.get("colour"), self._colours)
        page.choice("equipment", about.get("equipment"), self._equipment)

    def _player(self, page: Page, player: Mapping[str, Plain], here: Spot) -> None:
        colours = self._colours
        page.choice("colour", player["colour"], self._players)
        page.number("favours", player["favours"], 12)
        page.number("strength", player["strength"], 5)
        page.shares("ship: offset and distance", _offset(_spot(player["ship"]), here))
        page.flag("arrived", player["arrived"])
        page.choice("ship tile", player["ship_tile"], self._ships)
        page.number("storage", player["storage"], 6)
        page.number("range", player["range"], 8)
        page.counts("dice", Counter(player["dice"]), colours, 3)
        page.counts("oracle cards", player["oracle"], colours, 5)
        page.choice("oracle card used", player["oracle_used"], colours)
        page.number("any colour", player["any_colour"], 4)
        page.flag("extra action used", player["extra_used"])
        page.counts("injuries", player["injuries"], colours, 7)
        page.counts("gods", player["gods"], self._gods, 6)
        page.flags("offerings held", player["hold"]["offerings"], colours)
        page.flags("statues held", player["hold"]["statues"], colours)
        tiles: Counter[str] = Counter(player["tasks"])
        page.counts("tasks of any colour", {tile: tiles[tile] for tile in _WHITE}, self._white, 3)
        page.flags("tasks of a colour", [tile for tile in tiles if tile in self._coloured.place], self._coloured)
        page.number("tasks left", player["tasks_left"], 12)
        page.flags("statues raised", player["done"]["statues"], colours)
        page.flags("offerings made", player["done"]["offerings"], colours)
        page.flags("monsters defeated", player["done"]["monsters"], colours)
        page.number("shrines to build", player["shrines"], 3)
        page.flags("equipment", player["equipment"], self._equipment)
        page.flags("companions", player["companions"], self._companions)

    def _island(
        self, page: Page, island: _Island, lies: Mapping[str, Plain], owners: Mapping[str, int], you: int
    ) -> None:
        colours, seats = self._colours, self._seats
        kind = lies["kind"]
        if kind == "hidden":
            page.choice("border", island.colour, colours)
            page.flag("explored", lies["explored"])
            page.flag("shrine", lies["shrine"])
            page.flag("known to you", lies["tile"] is not None)
            owner, _, letter = (lies["tile"] or "").partition("_")
            page.seat("owner", owners.get(owner), seats)
            page.choice("letter", letter or None, self._letters)
            page.seats("seen by", [(seat - you) % seats for seat in lies["seen_by"]], seats)
        elif kind == "offering":
            page.flags("offerings", lies["offerings"], colours)
        elif kind == "monster":
            page.flags("monsters", lies["monsters"], colours)
            page.flag("marked", island.marked)
        elif kind == "temple":
            page.choice("colour", lies["temple"], colours)
        elif kind == "statue":
            page.flags("pedestals", island.pedestals, colours)
            page.flags("raised", lies["raised"], colours)
        else:
            page.choice("colour", lies["colour"], colours)
            page.number("statues", lies["statues"], 3)


def _offset(at: Spot, here: Spot) -> tuple[float, float, float]:
    q, r = at[0] - here[0], at[1] - here[1]
    return _share(q), _share(r), _share(max(abs(q), abs(r), abs(q + r)))


def _share(steps: int) -> float:
    return max(-1.0, min(1.0, steps / _FAR))
