"""The pictures of Lords of Hellas: a golden map, borders that lead where they should, boards that fit every console."""

from __future__ import annotations

import io
from collections.abc import Iterator
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text

import aegean
from aegean.core.game import Game
from aegean.core.state import State
from aegean.hellas.components import Region
from aegean.terminal.console import Terminal
from aegean.terminal.hellas.chart import PLACES, Scale, chart
from aegean.terminal.hellas.goals import goals
from aegean.terminal.hellas.words import Words
from aegean.terminal.painter import Scene, View, painter_of
from aegean.terminal.players import beginnings
from aegean.texts import catalogue, languages
from tests.terminal.scripted import Scripted

NAMES = ("Ana", "Bo", "Cy", "Dee")
HELLAS = aegean.game("hellas")
REGIONS = HELLAS.pack.table("regions", Region)
# The names of pairs that share a border, and of those that a trail over the sea joins.
BORDERS = {frozenset((name, other)) for name, region in REGIONS.items() for other in region.neighbours}
TRAILS = {frozenset((name, other)) for name, region in REGIONS.items() for other in region.sea_trails}


def one_of_everything() -> dict[str, Any]:
    """A table of four: armies, a battle, fortified hoplites, heroes, monsters, temples, priests and a quest."""
    view = HELLAS.new(4, 1).view(None)
    for region in view["regions"].values():
        region |= {"control": -1, "hoplites": {}, "fortified": -1, "temple": 0, "heroes": [], "monsters": []}
    at = view["regions"]
    at["thessaly"] |= {"control": 0, "hoplites": {"0": 3}, "fortified": 0, "heroes": [0, 3], "monsters": ["hydra"]}
    at["attica"] |= {"control": 1, "hoplites": {"1": 2, "2": 4}, "temple": 2}
    at["macedonia"] |= {"control": 2, "fortified": 2}
    at["euboea"] |= {"control": 3}
    at["crete"] |= {"hoplites": {"3": 1}, "monsters": ["cyclops", "minotaur", "cerberus"]}
    at["phocis"] |= {"temple": "oracle", "heroes": [1]}
    wound = {"place": 0, "symbol": "sword", "reward": None, "covered": False}
    covered = {"place": 1, "symbol": "torch", "reward": "priest", "covered": True}
    view["monsters"]["hydra"] = {"region": "thessaly", "wounds": [wound, covered], "evolutions": []}
    for god, level in (("zeus", 3), ("athena", 5), ("hermes", 1)):
        view["monuments"][god] |= {"level": level, "priests": [0, 0, 0, 0]}
    view["monuments"]["athena"]["priests"] = [0, 1, 0, 1]
    view["quests"] = [{"quest": "cattle_of_geryon", "region": "boeotia", "heroes": {}}]
    return view


MARKS = {"region:elis": "4", "region:arcadia": "7+"}

SMALL_PICTURE = """
       /Epirus    2/─/Macedonia 2/──────────────────────/Chalkidiki4/
       /           / /[C]+1 ⌂    /                      /⌂ (π)      /
       /(π)        /        │                                  ┊
       /           /─/Thessaly  4/┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈┈~Euboea    2~┈┈┈┈┈┈┈┈┐
       /           / /[A]3+1@AD… /                      ~[D] ⌂      ~        ┊
          │      │      │      │                               ┊             ┊
:Acarnania 4:─:Aetolia   2:─:Locris    2:─:Phocis    5:─~Boeotia   2~        ┊
:H:1 ⌂      : :(π)        : :⌂          : :@B Ω       : ~? ⌂        ~        ┊
                                   │                       │      │          ┊
                            "Achaea    2"─~Corinthia        2~─~Attica    5~ ┊
                            "⌂          " ~(π)               ~ ~[B]2C4π2…  ~ ┊
                               │      │      │          │             ┊      ┊
                     "4)Elis    4"─"+Arcadia  2"─#Argolis   3#        ┊      ┊
                     "⌂ (π)      " "⌂          " #⌂          #        ┊      ┊
                               │      │      │      │      ┊          ┊      ┊
                            "Messenia  3"─#Laconia   5#┈#Crete            2#┈┘
                            "(π)        " #Λ          # #D1 *Cy *Mi *Ce (π)#
"""

LARGE_PICTURE = """
       /Epirus    2/-/Macedonia 2/----------------------/Chalkidiki4/
       /           / /[C]+1      /                      /           /
       /(t)        / /c          /                      /c (t)      /
       /           / /           /                      /           /
       /           /        |                                  :
       /           /-/Thessaly  4/======================~Euboea    2~========+
       /           / /[A]3+1     /                      ~[D]        ~        :
       /           / /c Z:3      /                      ~c          ~        :
       /           / /@AD *Hydra /                      ~           ~        :
          |      |      |      |                               :             :
:Acarnania 4:-:Aetolia   2:-:Locris    2:-:Phocis    5:-~Boeotia   2~        :
:           : :           : :           : :           : ~           ~        :
:c H:1      : :(t)        : :c          : :o          : ~c          ~        :
:           : :           : :           : :@B         : ~?          ~        :
                                   |                       |      |          :
The corner                  "Achaea    2"-~Corinthia        2~-~Attica    5~ :
is cut where the se>        "           " ~                  ~ ~[B]2 C4    ~ :
                            "c          " ~(t)               ~ ~c t2 A:5BD ~ :
                            "           " ~                  ~ ~           ~ :
                               |      |      |          |             :      :
                     "4)Elis    4"-"+Arcadia  2"-#Argolis   3#        :      :
                     "           " "           " #           #        :      :
                     "c (t)      " "c          " #c          #        :      :
                     "           " "           " #           #        :      :
                               |      |      |      |      :          :      :
                            "Messenia  3"-#Laconia   5#=#Crete            2#=+
                            "           " #           # #D1                #
                            "(t)        " #s          # #(t)               #
                            "           " #           # #*Cy *Mi *Ce       #
"""


def plain(encoding: str = "utf-8") -> Terminal:
    return Terminal(catalogue("en"), Console(file=io.TextIOWrapper(io.BytesIO(), encoding=encoding), width=120))


@pytest.mark.parametrize(
    ("encoding", "scale", "golden"),
    [("utf-8", Scale(7, 2), SMALL_PICTURE), ("ascii", Scale(7, 4), LARGE_PICTURE)],
    ids=["small", "large"],
)
def test_the_map_in_plain_letters(encoding: str, scale: Scale, golden: str) -> None:
    corner = [Text("The corner"), Text("is cut where the sea ends")] if scale.height > 2 else []
    words = Words(HELLAS, plain(encoding))
    lines = chart(Scene(one_of_everything(), NAMES, MARKS), words, scale, corner)
    assert [line.plain.rstrip() for line in lines] == golden.strip("\n").split("\n")


@pytest.mark.parametrize("scale", [Scale(7, 2), Scale(7, 4), Scale(9, 5)])
def test_the_map_takes_the_room_it_says(scale: Scale) -> None:
    lines = chart(Scene(one_of_everything(), NAMES), Words(HELLAS, plain()), scale)
    assert len(lines) == scale.lines
    assert max(line.cell_len for line in lines) == scale.columns


@pytest.mark.parametrize("scale", [Scale(7, 2), Scale(9, 5)])
def test_every_border_and_trail_is_drawn_and_no_other(scale: Scale) -> None:
    drawn = [line.plain for line in chart(Scene(one_of_everything(), NAMES), Words(HELLAS, plain()), scale)]
    assert set(lines_between(drawn, scale, "─", "│")) == BORDERS
    assert set(lines_between(drawn, scale, "┈", "┊", bends="┐┘")) == TRAILS
    assert (len(BORDERS), len(TRAILS)) == (28, 7)


def lines_between(drawn: list[str], scale: Scale, across: str, down: str, bends: str = "") -> Iterator[frozenset[str]]:
    """The pairs of regions whose boxes a line of these characters joins, as an eye follows it."""
    grid = {(x, y): sign for y, line in enumerate(drawn) for x, sign in enumerate(line)}
    boxes = {at: name for name in PLACES for at in box_of(name, scale)}
    ways = {across: ((-1, 0), (1, 0)), down: ((0, -1), (0, 1))}
    if bends:
        ways |= {bends[0]: ((-1, 0), (0, 1)), bends[1]: ((-1, 0), (0, -1))}
    for start, name in boxes.items():
        for step in ((1, 0), (0, 1)):
            at = (start[0] + step[0], start[1] + step[1])
            going = step
            while at not in boxes and (-going[0], -going[1]) in ways.get(grid.get(at, " "), ()):
                (going,) = (way for way in ways[grid[at]] if way != (-going[0], -going[1]))
                at = (at[0] + going[0], at[1] + going[1])
            if at in boxes and boxes[at] != name:
                yield frozenset((name, boxes[at]))


def box_of(name: str, scale: Scale) -> Iterator[tuple[int, int]]:
    place = PLACES[name]
    for y in range(scale.top(place.row), scale.top(place.last_row) + scale.height):
        for x in range(scale.column(place.left), scale.column(place.right) - 1):
            yield x, y


def test_every_region_has_a_place_of_its_own() -> None:
    assert PLACES.keys() == REGIONS.keys()
    cells = [at for name in PLACES for at in box_of(name, Scale(7, 2))]
    assert len(cells) == len(set(cells))


# -- the table --------------------------------------------------------------------------------------------------------


def advanced(game: Game, seats: int, seed: int, moves: int) -> State:
    state = game.new(seats, seed)
    for number in range(moves):
        decision = state.decision
        state.apply(decision.actions[number * 7 % len(decision.actions)], decision.seat)
    return state


@pytest.fixture(scope="module")
def middle() -> State:
    """The middle of a game of four."""
    return advanced(HELLAS, 4, 3, 400)


def reached(kind: str) -> State:
    """The first moment at which somebody is asked for this."""
    state = HELLAS.new(3, 2)
    number = 0
    while state.decision.kind != kind:
        decision = state.decision
        state.apply(decision.actions[number * 7 % len(decision.actions)], decision.seat)
        number += 1
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
        assert name[:3] in "\n".join(lines)
    for region in REGIONS:
        assert scripted.terminal.words(f"hellas-region-{region}")[:8] in "\n".join(lines)


@pytest.mark.parametrize("kind", ["battle_card", "hunt_attack", "defend", "draft"])
@pytest.mark.parametrize("size", [(80, 24), (120, 40)])
def test_battles_hunts_and_drafts_are_shown(kind: str, size: tuple[int, int]) -> None:
    state = reached(kind)
    scripted = Scripted(width=size[0], height=size[1])
    painter = painter_of(state.game, scripted.terminal)
    view = state.view(state.decision.seat)
    scripted.terminal.print(painter.screen(Scene(view, painter.names(view))))
    said = " ".join(scripted.said.split())
    told = scripted.terminal.words
    if kind == "battle_card":
        attacker, defender = (painter.names(view)[seat] for seat in view["battle"]["seats"])
        one, other = view["battle"]["strength"]
        assert f"{attacker} attacks {one} " in said
        assert f"{defender} defends {other} " in said
    elif kind == "draft":
        assert f"{view['draft']['cards']} blessings lie before" in said
    else:
        hunt = view["hunt"]
        assert f"Hunt: {told('hellas-monster-' + hunt['monster'])}" in said
        for wound in view["monsters"][hunt["monster"]]["wounds"]:
            assert told(f"hellas-symbol-{wound['symbol']}") in said
        if kind == "defend":
            assert f"Attack {hunt['strength']}, defence {hunt['defence']}" in said


@pytest.mark.parametrize("language", languages())
def test_map_boards_and_table_tell_all(middle: State, language: str) -> None:
    scripted = Scripted(width=120, height=40, language=language)
    painter = painter_of(middle.game, scripted.terminal)
    view = middle.view(0)
    scene = Scene(view, painter.names(view))
    told = scripted.terminal.words
    scripted.terminal.print(painter.map(scene))
    legend = scripted.said
    assert all(told(f"hellas-land-{land}") in legend for land in ("red", "yellow", "blue", "green", "brown"))
    assert all(told(f"hellas-symbol-{symbol}") in legend for symbol in ("torch", "spear", "sickle"))
    for seat, player in enumerate(view["players"]):
        scripted.terminal.print(painter.board(scene, seat))
        board = " ".join(scripted.said.split())
        assert told(f"hellas-hero-{player['hero']}") in board
        for family, names in (("artifact", player["artifacts"]), ("blessing", player["blessings"])):
            for name in names:
                assert told(f"hellas-{family}-{name}") in board
        cards = [told(f"hellas-card-{name}") for name in middle.view(seat)["players"][seat]["hand"]]
        assert all((card in board) == (seat == 0) for card in cards), "a hand is for its holder"
    scripted.terminal.print(painter.table(scene))
    table = " ".join(scripted.said.split())
    assert all(told(f"hellas-monster-{monster}") in table for monster in view["monsters"])
    assert all(told(f"hellas-quest-{quest['quest']}") in table for quest in view["quests"])
    assert told(f"hellas-temple_card-{view['temple_card']}") in table


def test_a_region_in_words() -> None:
    scripted = Scripted(width=120)
    painter = painter_of(HELLAS, scripted.terminal)
    view = one_of_everything()
    view["players"][0]["hero"] = "perseus"
    view["players"][1]["hero"] = "helen"
    view["players"][3]["hero"] = "achilles"
    ask = painter.queries["region"].answer
    scripted.terminal.print(ask(Scene(view, NAMES), "Thess"))
    said = " ".join(scripted.said.split())
    for words in (
        "Thessaly red land",
        "population 4",
        "City",
        "Monument: Zeus, level 3",
        "controlled by Ana",
        "Ana 3 hoplites and one fortified in the city",
        "Perseus Ana",
        "Achilles Dee",
        "* Hydra: sword, [× torch (priest)]",
        "Land borders: Aetolia, Epirus, Locris, Macedonia",
        "Sea trails: Euboea",
    ):
        assert words in said
    scripted.terminal.print(ask(Scene(view, NAMES), "attica"))
    said = " ".join(scripted.said.split())
    assert "Temple 2" in said
    assert "Priests at the monument: Bo, Dee" in said
    scripted.terminal.print(ask(Scene(view, NAMES), "a"))
    assert scripted.said.count("population") == 6, "every region that begins so"
    scripted.terminal.print(ask(Scene(view, NAMES), "Atlantis"))
    assert "There is no such region." in scripted.said


def test_how_near_a_player_is_to_the_victories() -> None:
    words = Words(HELLAS, plain())

    def near(view: View, seat: int) -> list[tuple[str, int, int, int]]:
        return [
            (goal.label.rpartition("-")[2], goal.reached, goal.needed, goal.missing)
            for goal in goals(view, seat, words)
        ]

    view = one_of_everything()
    for region in ("epirus", "macedonia", "thessaly", "chalkidiki", "argolis"):
        view["regions"][region]["control"] = 1
    view["regions"]["epirus"]["temple"] = 1
    view["players"][1]["slain"] = ["hydra"]
    assert near(view, 1) == [("lands", 1, 2, 2), ("temples", 2, 5, 0), ("monsters", 1, 3, 0)]
    view["king"] |= {"builder": 2, "region": "attica", "tokens": 1}
    assert near(view, 1)[-1] == ("king", 2, 3, 0), "who holds the region is on the way"
    assert len(near(view, 2)) == 3
    of_two = HELLAS.new(2, 1).view(None)
    assert [goal[2] for goal in near(of_two, 0)] == [3, 5, 3], "three lands among two players, and no King of Kings"


def test_from_above_every_hand_is_known(middle: State) -> None:
    painter = painter_of(middle.game, Scripted().terminal)
    for seat, player in enumerate(painter.above(middle)["players"]):
        assert player["hand"] == middle.view(seat)["players"][seat]["hand"]
        assert sum(player["hand"].values()) == player["hand_size"]


@pytest.mark.parametrize(("colours", "encoding"), [("truecolor", "utf-8"), (None, "utf-8"), (None, "ascii")])
@pytest.mark.parametrize("size", [(80, 24), (160, 50)])
def test_without_colours_the_letters_stay(middle: State, colours: Any, encoding: str, size: tuple[int, int]) -> None:
    file = io.TextIOWrapper(io.BytesIO(), encoding=encoding)
    console = Console(file=file, width=size[0], height=size[1], force_terminal=bool(colours), color_system=colours)
    painter = painter_of(middle.game, Terminal(catalogue("en"), console))
    view = middle.view(0)
    console.print(painter.screen(Scene(view, painter.names(view))))
    file.flush()
    written = file.buffer.getvalue().decode(encoding)
    assert ("\x1b[" in written) == (colours is not None)
    if colours is None:
        for region in view["regions"].values():
            if region["control"] >= 0:
                assert f"[{'RYGB'[region['control']]}]" in written


def test_names_are_cut_as_short_as_they_can_be() -> None:
    assert beginnings(["Leadership", "Strength", "Speed"]) == ["L", "St", "Sp"]
    assert beginnings(["Same", "Same"]) == ["S", "S"]
    assert beginnings(["An", "Ana"]) == ["An", "Ana"]
