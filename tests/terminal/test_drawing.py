"""The pictures: a golden one of a small board, and boards that fit every console."""

from __future__ import annotations

import io
from typing import Any

import pytest
from rich.console import Console

import aegean
from aegean.core.state import State
from aegean.terminal.console import Terminal
from aegean.terminal.delphi.chart import ASCII, GREEK, LARGE, SMALL, Signs, chart, size_of
from aegean.terminal.hexes import hex_map
from aegean.terminal.painter import Scene, painter_of
from aegean.terminal.players import initials, seat_named
from aegean.texts import catalogue, languages
from tests.terminal.scripted import Scripted

NAMES = ("Ana", "Bo", "Cy", "Dee")


def small_board() -> dict[str, Any]:
    """A sea of three rows with one of everything."""
    hexes = [
        {"hex": "0,-1", "kind": "water", "colour": "red"},
        {"hex": "1,-1", "kind": "offering"},
        {"hex": "2,-1", "kind": "hidden", "colour": "black"},
        {"hex": "3,-1", "kind": "shallows"},
        {"hex": "-1,0", "kind": "city", "colour": "blue"},
        {"hex": "0,0", "kind": "zeus"},
        {"hex": "1,0", "kind": "water", "colour": "black"},
        {"hex": "2,0", "kind": "hidden", "colour": "green"},
        {"hex": "3,0", "kind": "monster", "marked": True},
        {"hex": "-1,1", "kind": "temple"},
        {"hex": "0,1", "kind": "water", "colour": "yellow"},
        {"hex": "1,1", "kind": "statue", "pedestals": ["pink", "blue", "red"]},
        {"hex": "2,1", "kind": "hidden", "colour": "pink"},
        {"hex": "3,1", "kind": "water", "colour": "green"},
    ]
    islands = {
        "1,-1": {"kind": "offering", "offerings": ["red", "black", "yellow", "green"]},
        "2,-1": {"kind": "hidden", "explored": False, "tile": None, "shrine": False, "seen_by": []},
        "-1,0": {"kind": "city", "colour": "blue", "statues": 2},
        "2,0": {"kind": "hidden", "explored": False, "tile": "yellow_sigma", "shrine": False, "seen_by": [0]},
        "3,0": {"kind": "monster", "monsters": ["pink", "green"]},
        "-1,1": {"kind": "temple", "temple": "red"},
        "1,1": {"kind": "statue", "raised": ["blue"]},
        "2,1": {"kind": "hidden", "explored": True, "tile": "red_phi", "shrine": True, "seen_by": []},
    }
    ships = (("red", "1,0"), ("yellow", "0,0"), ("green", "0,0"), ("blue", "0,0"))
    players = [{"seat": seat, "colour": colour, "ship": ship} for seat, (colour, ship) in enumerate(ships)]
    return {"hexes": hexes, "islands": islands, "players": players}


SMALL_PICTURE = """
  0,-1 r   RKYG?K  ~
-1,0 CB2 »BCDk»A ?GΣBmPG
  -1,1 TR  7)y SPbRPΦA⌂12)g
"""

LARGE_PICTURE = """
   r     RKYG  ?K    ~
   0,-1  1,-1  2,-1  3,-1
CB2   Z»BCD k»A   ?GsB  mPG
-1,0  0,0   1,0   2,0   3,0
   TR    7)y   SPbR  PfA^  12)g
   -1,1  0,1   1,1   2,1   3,1
"""


@pytest.mark.parametrize(
    ("signs", "width", "golden"), [(GREEK, SMALL, SMALL_PICTURE), (ASCII, LARGE, LARGE_PICTURE)], ids=["small", "large"]
)
def test_the_map_in_plain_letters(signs: Signs, width: int, golden: str) -> None:
    if signs is ASCII:
        golden = golden.replace("»", ">")
    scene = Scene(small_board(), NAMES, {"hex:0,1": "7", "hex:3,1": "12"})
    lines = chart(scene, signs, width).plain.split("\n")
    assert [line.rstrip() for line in lines] == golden.strip("\n").split("\n")


def test_the_map_takes_the_room_it_says() -> None:
    for width in (SMALL, LARGE):
        columns, rows = size_of(small_board(), width)
        lines = chart(Scene(small_board(), NAMES), GREEK, width).plain.split("\n")
        assert len(lines) == rows
        assert max(map(len, lines)) <= columns


def test_rows_are_shifted_by_half_a_cell() -> None:
    from rich.text import Text

    cells = {(q, r): [Text("ab")] for q in range(2) for r in range(2)}
    assert hex_map(cells, 2, labels=False).plain == "abab\n abab"


@pytest.fixture(scope="module")
def middle() -> State:
    """The middle of a game of four."""
    state = aegean.game("delphi").new(4, 5)
    for number in range(300):
        decision = state.decision
        state.apply(decision.actions[number * 7 % len(decision.actions)], decision.seat)
    return state


@pytest.mark.parametrize("size", [(80, 24), (100, 30), (120, 40), (160, 50), (60, 20)])
@pytest.mark.parametrize("language", languages())
def test_the_table_fits_every_console(middle: State, size: tuple[int, int], language: str) -> None:
    scripted = Scripted(width=size[0], height=size[1], language=language)
    painter = painter_of(middle.game, scripted.terminal)
    view = middle.view(0)
    scene = Scene(view, painter.names(view), {}, ["A long sentence of the story that has to be cut or wrapped. " * 3])
    scripted.terminal.print(painter.screen(scene))
    lines = scripted.said.rstrip("\n").split("\n")
    assert max(map(len, lines)) <= size[0]
    if size[0] >= 80:
        assert len(lines) <= size[1] - 5, "question, list and prompt need room"
    for name in painter.names(view):
        assert name[:6] in "\n".join(lines)


@pytest.mark.parametrize("language", languages())
def test_map_boards_and_table_tell_all(middle: State, language: str) -> None:
    scripted = Scripted(width=120, height=40, language=language)
    painter = painter_of(middle.game, scripted.terminal)
    view = middle.view(0)
    scene = Scene(view, painter.names(view))
    told = scripted.terminal.catalogue
    scripted.terminal.print(painter.map(scene))
    legend = scripted.said
    assert all(told.text(f"delphi-colour-{colour}") in legend for colour in ("red", "black", "green"))
    for seat, player in enumerate(view["players"]):
        scripted.terminal.print(painter.board(scene, seat))
        board = scripted.said
        assert player["ship"] in board
        for family in ("equipment", "companions"):
            for one in player[family]:
                assert told.text(f"delphi-{family.removesuffix('s')}-{one}") in board
    scripted.terminal.print(painter.table(scene))
    table = scripted.said
    assert all(told.text(f"delphi-equipment-{card}") in table for card in view["display"])


def test_from_above_every_tile_is_known(middle: State) -> None:
    painter = painter_of(middle.game, Scripted().terminal)
    hidden = [island for island in painter.above(middle)["islands"].values() if island["kind"] == "hidden"]
    assert len({island["tile"] for island in hidden}) == 12
    assert None not in {island["tile"] for island in hidden}


@pytest.mark.parametrize(("colours", "encoding"), [("truecolor", "utf-8"), (None, "utf-8"), (None, "ascii")])
def test_without_colours_the_letters_stay(middle: State, colours: Any, encoding: str) -> None:
    """The same text with and without colours; a console of plain ASCII gets plain ASCII."""
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    console = Console(file=file, width=120, height=40, force_terminal=colours is not None, color_system=colours)
    terminal = Terminal(catalogue("en"), console)
    assert terminal.plain == (colours is None)
    assert terminal.greek == (encoding == "utf-8")
    painter = painter_of(middle.game, terminal)
    view = middle.view(0)
    console.print(painter.screen(Scene(view, painter.names(view))))
    file.flush()
    written = file.buffer.getvalue().decode(encoding)
    assert ("\x1b[" in written) == (colours is not None)
    if colours is None:
        water = [entry for entry in view["hexes"] if entry["kind"] == "water"]
        assert len(water) > 40
        assert all(entry["hex"] in written for entry in water)


def test_letters_of_players_differ_even_where_names_begin_alike() -> None:
    assert initials(["Rojo", "Amarillo", "Verde", "Azul"]) == ["R", "A", "V", "Z"]
    assert initials(["Ana", "Ana", "ana", "ANA"]) == ["A", "N", "B", "C"]
    assert initials(["7", "8"]) == ["A", "B"]


def test_players_are_found_by_number_letter_or_name() -> None:
    names = ["Rojo", "Amarillo", "Verde", "Azul"]
    assert [seat_named(text, names) for text in ("0", "z", "ama", "VERDE", "A")] == [0, 3, 1, 2, 1]
    assert [seat_named(text, names) for text in ("4", "x", "", "-1")] == [None] * 4
