"""The map of The Oracle of Delphi in text.

Every hex is told by letters first: `r` red water, `R` a red thing on an island; colours only repeat it. A cell is small
(four characters in one line) or large (six by two, its coordinates below).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from rich.text import Text

from aegean.core.values import Plain
from aegean.terminal.delphi.colours import (
    HIDDEN,
    ISLAND,
    LETTERS,
    MARK,
    SHALLOWS,
    STONES,
    ZEUS,
    livery,
)
from aegean.terminal.hexes import Hex, column, hex_map, read_hex
from aegean.terminal.painter import Scene, View
from aegean.terminal.players import initials

SMALL: Final = 4
LARGE: Final = 6


class Signs(NamedTuple):
    """The characters for things that have no letter."""

    ship: str
    shrine: str
    letters: Mapping[str, str]  # of the island tiles


GREEK: Final = Signs("»", "⌂", {"psi": "Ψ", "phi": "Φ", "omega": "Ω", "sigma": "Σ"})
ASCII: Final = Signs(">", "^", {"psi": "p", "phi": "f", "omega": "o", "sigma": "s"})


def chart(scene: Scene, signs: Signs, width: int) -> Text:
    """The whole map with cells of `width` characters: SMALL or LARGE."""
    afloat = _ships(scene.view)
    letters = initials(scene.names)
    cells: dict[Hex, Sequence[Text]] = {}
    for entry in scene.view["hexes"]:
        name = entry["hex"]
        ground, inside = _content(entry, scene.view, letters, signs)
        room = width if width == SMALL else width - 1
        mark = f"{scene.marks[f'hex:{name}']})" if f"hex:{name}" in scene.marks else ""
        ships = _fleet(afloat.get(name, []), scene.view, letters)
        if ships:
            inside = _with_ships(inside, ships, signs, room - len(mark))
        if mark:
            inside = Text.assemble((mark, MARK), inside)
        line = _padded(inside, room, ground)
        if width == SMALL:
            cells[read_hex(name)] = [line]
        else:
            below = _padded(Text(name, "not bold"), room, ground)
            cells[read_hex(name)] = [line.append(" "), below.append(" ")]
    return hex_map(cells, width, labels=width == SMALL)


def size_of(view: View, width: int) -> tuple[int, int]:
    """How many columns and lines the chart takes."""
    places = [read_hex(entry["hex"]) for entry in view["hexes"]]
    columns = max(map(column, places)) - min(map(column, places)) + 2
    rows = max(r for _, r in places) - min(r for _, r in places) + 1
    return columns * width // 2 + (5 if width == SMALL else 0), rows * (1 if width == SMALL else 2)


def _ships(view: View) -> dict[str, list[int]]:
    found: dict[str, list[int]] = {}
    for player in view["players"]:
        found.setdefault(player["ship"], []).append(player["seat"])
    return found


def _fleet(seats: list[int], view: View, letters: list[str]) -> list[Text]:
    return [Text(letters[seat], livery(view["players"][seat]["colour"])) for seat in seats]


def _with_ships(inside: Text, ships: list[Text], signs: Signs, room: int) -> Text:
    """The ships after the hex's own letter; where room is short, the sign goes first and the letter next."""
    fleet = Text().join(ships)
    for before in (inside.copy().append(signs.ship), Text(signs.ship), Text()):
        if before.cell_len + fleet.cell_len <= room:
            return before.append_text(fleet)
    return fleet


def _padded(inside: Text, room: int, ground: str) -> Text:
    inside.truncate(room, overflow="crop")
    line = Text(no_wrap=True).append_text(inside)
    line.append(" " * (room - inside.cell_len))
    line.stylize_before(ground)
    return line


def _content(entry: Mapping[str, Plain], view: View, letters: list[str], signs: Signs) -> tuple[str, Text]:
    """The ground's style, and what is written on it."""
    kind = entry["kind"]
    if kind == "water":
        return STONES[entry["colour"]], Text(LETTERS[entry["colour"]].lower())
    if kind == "shallows":
        return SHALLOWS, Text("~")
    if kind == "zeus":
        return ZEUS, Text("Z")
    island = view["islands"][entry["hex"]]
    if kind == "hidden":
        owners = {player["colour"]: letters[player["seat"]] for player in view["players"]}
        return _hidden(entry["colour"], island, owners, signs)
    if kind == "offering":
        on = island["offerings"]
        return ISLAND, Text("o" if len(on) < SMALL else "").append_text(_things(on))
    if kind == "monster":
        return ISLAND, Text("m").append_text(_things(island["monsters"]))
    if kind == "temple":
        return ISLAND, Text("T").append_text(_things([island["temple"]]))
    if kind == "city":
        return ISLAND, Text("C").append_text(_things([entry["colour"]])).append(str(island["statues"]))
    line = Text("S")
    for colour in entry["pedestals"]:
        if colour in island["raised"]:
            line.append(LETTERS[colour].lower())
        else:
            line.append(LETTERS[colour], STONES[colour])
    return ISLAND, line


def _things(colours: Sequence[str]) -> Text:
    return Text().join([Text(LETTERS[colour], STONES[colour]) for colour in colours])


def _hidden(border: str, island: Mapping[str, Plain], owners: Mapping[str, str], signs: Signs) -> tuple[str, Text]:
    """The border's colour, then what is known of the tile: its letter and whose it is."""
    line = Text("" if island["explored"] else "?").append_text(_things([border]))
    if island["tile"] is not None:
        owner, _, letter = island["tile"].partition("_")
        line.append(signs.letters[letter])
        line.append(owners.get(owner, "-"), livery(owner) if owner in owners else "")
    if island["shrine"]:
        line.append(signs.shrine)
    return ISLAND if island["explored"] else HIDDEN, line
