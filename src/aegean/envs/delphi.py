"""What a seat sees of The Oracle of Delphi, as numbers.

Places and islands stand in the order in which actions number them, and are given by their offset from the viewer's own
ship; players stand in order of play from the viewer onwards.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, ClassVar, Final, NamedTuple

import numpy as np

from aegean.core.game import Game
from aegean.core.state import State
from aegean.core.values import Plain
from aegean.delphi.game import position_of
from aegean.delphi.position import Delphi
from aegean.delphi.turn import titan_rolled
from aegean.delphi.view import hexes_part, islands_part, player_part, table_part, with_looked_at
from aegean.envs.page import Page, Words
from aegean.envs.sections import Sections, row_of

_FAR: Final = 24  # hexes from one end of a board to the other, and more
_ISLANDS: Final = ("hidden", "offering", "monster", "temple", "statue", "city")
_WHITE: Final = ("shrine", "statue", "offering", "monster")

_ABOUT: Final = ("left", "target", "rolled", "colour", "equipment")  # what a decision may be about
_AXES: Final = ("along q", "along r", "distance")
_CHARTS: Final = 256  # maps that are remembered: many games may be played at once
_TASKS: Final = 12  # of a whole game
_NOTHING: Final[Mapping[str, Plain]] = {}

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
        self._spots = np.array([*self.places, *(island.at for kind in _ISLANDS for island in self.islands[kind])])
        lands = [f"{kind} {n}" for kind in _ISLANDS for n in range(len(self.islands[kind]))]
        spots = [*(f"place {n}" for n in range(len(places))), *lands]
        self.offset_names = [f"{spot}, {axis}" for spot in spots for axis in _AXES]
        self.colour_names = [f"place {n}, {colour}" for n in range(len(places)) for colour in colours]
        self.sections = Sections()
        self.coloured = row_of(_offsets, self.colours)

    def offsets(self, here: Spot) -> list[float]:
        """From a place to every place and then to every island: two steps along the rows of hexes and the distance."""
        steps = self._spots - np.array(here)
        q, r = steps[:, 0], steps[:, 1]
        far = np.maximum(np.maximum(abs(q), abs(r)), abs(q + r))
        shares: list[float] = np.clip(np.stack([q, r, far], axis=1) / _FAR, -1, 1).ravel().tolist()
        return shares


def _spot(name: str) -> Spot:
    q, _, r = name.partition(",")
    return int(q), int(r)


class DelphiSight:
    layout: ClassVar[int] = 1

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
        self._sections = Sections()
        self._stages = _TASKS - int(options.get("tiles_less", 0)) + 1  # tasks, and the way home

    def write(self, page: Page, view: Mapping[str, Plain], about: Mapping[str, Plain]) -> None:
        you, seats = view["you"], self._seats
        chart = self._chart(view["map"], lambda: view["hexes"])
        here = _spot(view["players"][you]["ship"])
        self._decision(page, view, about)
        self._time(page, {**view, "active": (view["active"] - you) % seats})
        for of_table in (self._offer, self._decks, self._oracle_discards, self._injury_discards):
            of_table(page, view)
        self._printed(page, view["options"])
        for number, title in enumerate(self._titles):
            page.section(title)
            player = view["players"][(you + number) % seats]
            self._purse(page, player)
            self._ship(page, _spot(player["ship"]), here)
            for of_player in (self._outfit, self._dice, self._oracle, self._injuries, self._gods_of, self._things):
                of_player(page, player)
        page.section("places and islands")
        page.shares("offset and distance of each", chart.offsets(here), chart.offset_names)
        page.shares("colour of each place", chart.colours, chart.colour_names)
        owners = {player["colour"]: (player["seat"] - you) % seats for player in view["players"]}
        for kind in _ISLANDS:
            self._lands(page, view["islands"], chart, kind, owners, you)

    def row(self, state: State, you: int) -> bytearray:
        """The same from the position: what was written before is only put together."""
        p, seats = position_of(state), self._seats
        chart = self._chart(p.map, partial(hexes_part, p.board))
        rows: list[bytes] = []
        add = self._sections.add
        decision = state.decision_of(you)
        about = _NOTHING if decision is None else decision.about
        deciding = [((one.seat - you) % seats, one.kind) for one in state.decisions]
        asked = ("decision", *deciding, *[about.get(name) for name in _ABOUT])
        add(rows, asked, self._decision, lambda: _deciding(deciding), about)
        table = partial(table_part, p)
        active = (p.active - you) % seats
        add(rows, ("time", p.round, active, titan_rolled(p)), self._time, lambda: {**table(), "active": active})
        add(rows, ("offer", p.companions_left, *p.display, -1, *p.ships_on_offer), self._offer, table)
        decks = ("decks", len(p.oracle_deck), len(p.injury_deck), len(p.equipment_deck))
        add(rows, decks, self._decks, table)
        add(rows, ("discards", *p.oracle_discard), self._oracle_discards, table)
        add(rows, ("injuries discarded", *p.injury_discard), self._injury_discards, table)
        add(rows, "options", self._printed, lambda: state.options)
        q, r = chart.places[p.ship[you]]
        for seat in (*range(you, seats), *range(you)):
            self._add_player(p, seat, chart, (q, r), rows)
        chart.sections.add(rows, ("offsets", q, r), _offsets, lambda: chart.offsets((q, r)))
        rows.append(chart.coloured)
        self._add_islands(p, chart, you, rows)
        return bytearray().join(rows)

    def progress(self, state: State) -> list[float]:
        """Tasks that are done, and the way home to Zeus."""
        p, stages = position_of(state), self._stages
        return [1 - (p.tasks_left(seat) + (not p.arrived >> seat & 1)) / stages for seat in range(self._seats)]

    def _chart(self, written: str, hexes: Callable[[], list[dict[str, Plain]]]) -> _Chart:
        chart = self._charts.get(written)
        if chart is None:
            if len(self._charts) >= _CHARTS:
                self._charts.clear()
            chart = self._charts[written] = _Chart(hexes(), self._colours.ids)
        return chart

    def _add_player(self, p: Delphi, seat: int, chart: _Chart, here: Spot, rows: list[bytes]) -> None:
        add, player = self._sections.add, partial(player_part, p, seat)
        base, end, own = seat * 6, seat * 6 + 6, seat == p.active
        add(rows, ("purse", p.colours[seat], p.favours[seat], p.strength[seat]), self._purse, player)
        q, r = chart.places[p.ship[seat]]
        add(rows, ("ship", q - here[0], r - here[1]), self._ship, lambda: (q, r), here)
        cards = p.equipment[seat]
        add(rows, ("outfit", p.arrived >> seat & 1, p.ship_tile[seat], cards), self._outfit, player)
        add(rows, ("dice", *p.oracle_dice[base:end]), self._dice, player)
        used = own and (p.card_used, p.any_colour, p.extra_used)
        add(rows, ("oracle", used, *p.oracle[base:end]), self._oracle, player)
        add(rows, ("injuries", *p.injuries[base:end]), self._injuries, player)
        add(rows, ("gods", *p.gods[base:end]), self._gods_of, player)
        add(rows, (
            "things", p.offerings_held[seat], p.statues_held[seat], p.shrine_tasks[seat], p.statue_tasks[seat],
            p.offering_white[seat], p.offering_tasks[seat], p.monster_white[seat], p.monster_tasks[seat],
            p.statues_done[seat], p.offerings_done[seat], p.monsters_done[seat], p.shrines[seat], cards,
            p.companions[seat],
        ), self._things, player)  # fmt: skip

    def _add_islands(self, p: Delphi, chart: _Chart, you: int, rows: list[bytes]) -> None:
        known = p.explored | p.seen[you]
        tiles = [tile if known >> n & 1 else -1 for n, tile in enumerate(p.tiles)]
        keys: tuple[tuple[Any, ...], ...] = (
            ("hidden", you, p.explored, p.built, *p.seen, *p.colours, *tiles),
            ("offering", *p.offerings_on),
            ("monster", *p.monsters_on),
            ("temple", *p.temples),
            ("statue", *p.raised),
            ("city", *p.statues_in),
        )
        colours = [p.facts.player_colours[colour] if colour >= 0 else None for colour in p.colours]
        owners = {colour: (seat - you) % self._seats for seat, colour in enumerate(colours)}
        islands = partial(_islands_seen, p, you)
        for key in keys:
            chart.sections.add(rows, key, self._lands, islands, chart, key[0], owners, you)

    def _time(self, page: Page, view: Mapping[str, Plain]) -> None:
        """`active` is counted from the viewer here."""
        page.section("table")
        page.number("round", view["round"], 40)
        page.seat("active", view["active"], self._seats)
        page.number("titan die", view["titan"] or 0, 6)

    def _offer(self, page: Page, view: Mapping[str, Plain]) -> None:
        page.flags("display", view["display"], self._equipment)
        page.flags("companions left", view["companions"], self._companions)
        page.flags("ships on offer", view["ships_on_offer"], self._ships)

    def _decks(self, page: Page, view: Mapping[str, Plain]) -> None:
        page.number("oracle deck", view["decks"]["oracle"], 30)
        page.number("injury deck", view["decks"]["injury"], 42)
        page.number("equipment deck", view["decks"]["equipment"], 22)

    def _oracle_discards(self, page: Page, view: Mapping[str, Plain]) -> None:
        page.counts("oracle discards", view["discards"]["oracle"], self._colours, 5)

    def _injury_discards(self, page: Page, view: Mapping[str, Plain]) -> None:
        page.counts("injury discards", view["discards"]["injury"], self._colours, 7)

    def _printed(self, page: Page, options: Mapping[str, Plain]) -> None:
        page.flag("apollo for all", options["apollo"] == "all")
        page.flag("reach to explore", options["reach_explore"])

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

    def _purse(self, page: Page, player: Mapping[str, Plain]) -> None:
        page.choice("colour", player["colour"], self._players)
        page.number("favours", player["favours"], 12)
        page.number("strength", player["strength"], 5)

    def _ship(self, page: Page, at: Spot, here: Spot) -> None:
        page.shares("ship: offset and distance", _offset(at, here), _AXES)

    def _outfit(self, page: Page, player: Mapping[str, Plain]) -> None:
        page.flag("arrived", player["arrived"])
        page.choice("ship tile", player["ship_tile"], self._ships)
        page.number("storage", player["storage"], 6)
        page.number("range", player["range"], 8)

    def _dice(self, page: Page, player: Mapping[str, Plain]) -> None:
        page.counts("dice", Counter(player["dice"]), self._colours, 3)

    def _oracle(self, page: Page, player: Mapping[str, Plain]) -> None:
        page.counts("oracle cards", player["oracle"], self._colours, 5)
        page.choice("oracle card used", player["oracle_used"], self._colours)
        page.number("any colour", player["any_colour"], 4)
        page.flag("extra action used", player["extra_used"])

    def _injuries(self, page: Page, player: Mapping[str, Plain]) -> None:
        page.counts("injuries", player["injuries"], self._colours, 7)

    def _gods_of(self, page: Page, player: Mapping[str, Plain]) -> None:
        page.counts("gods", player["gods"], self._gods, 6)

    def _things(self, page: Page, player: Mapping[str, Plain]) -> None:
        colours = self._colours
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

    def _lands(
        self,
        page: Page,
        islands: Mapping[str, Mapping[str, Plain]],
        chart: _Chart,
        kind: str,
        owners: Mapping[str | None, int],
        you: int,
    ) -> None:
        """All islands of a kind."""
        for title, island in zip(self._islands[kind], chart.islands[kind], strict=False):
            page.section(title)
            self._island(page, island, islands[island.name], owners, you)

    def _island(
        self, page: Page, island: _Island, lies: Mapping[str, Plain], owners: Mapping[str | None, int], you: int
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


def _offsets(page: Page, shares: list[float]) -> None:
    page.shares("", shares)  # its names are written with a whole page alone


def _deciding(found: list[tuple[int, str]]) -> dict[str, Plain]:
    """Seats are counted from the viewer."""
    return {"you": 0, "deciding": [{"seat": seat, "kind": kind} for seat, kind in found]}


def _islands_seen(p: Delphi, you: int) -> dict[str, Plain]:
    return with_looked_at(p, islands_part(p), you)
