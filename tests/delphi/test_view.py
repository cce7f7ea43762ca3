"""The view holds whatever a decision tells: what is pending, the titan, delivered offerings; a sail tells its way."""

from __future__ import annotations

from typing import Any

import pytest

from aegean import State
from tests.delphi.position_checks import GAMES, played
from tests.delphi.positions import GAME, pending, play, player, told, turn

KNOWN = ("next", "favours")  # numbers of the rules, the same at every table


def words_in(told: Any) -> set[Any]:
    if isinstance(told, dict):
        return {word for value in told.values() for word in words_in(value)}
    if isinstance(told, list | tuple):
        return {word for value in told for word in words_in(value)}
    return {told}


@pytest.mark.parametrize(("seats", "seed", "options"), GAMES)
def test_the_view_holds_what_decisions_are_about(seats: int, seed: int, options: dict[str, Any]) -> None:
    for state in played(GAME.new(seats, seed, options), seed, 200):
        for decision in state.decisions:
            view = state.view(decision.seat)
            pending = words_in([view["pending"], view["titan"]])
            about = {name: value for name, value in decision.about.items() if name not in KNOWN}
            if decision.kind != "look":  # how many are left follows from how many have been chosen
                assert words_in(about) <= pending | {None}, decision


def chosen(state: State) -> Any:
    return state.view(None)["pending"][-1]


def test_everybody_sees_what_is_pending() -> None:
    state = pending({"step": "Scout", "islands": ["0,2", "4,-1"]}, players=[{"seen": ["0,2", "4,-1"]}])
    assert chosen(state) == {"step": "Scout", "seat": 0, "islands": ["0,2", "4,-1"]}
    state = pending({"step": "Look", "count": 2, "chosen": ["0,2"], "scout": False})
    assert chosen(state)["chosen"] == ["0,2"]
    assert turn().view(None)["pending"] == []


def test_a_temple_shows_the_offerings_made_there() -> None:
    state = turn([{}, {"done": {"offerings": ["yellow"]}}])
    assert state.view(None)["islands"]["0,-4"] == {"kind": "temple", "temple": "yellow", "offerings_of": [1]}
    assert state.view(None)["islands"]["0,-3"]["offerings_of"] == []


def test_a_sail_tells_its_way() -> None:
    state = turn([{"ship": "1,1", "dice": ["red"], "favours": 9}])
    (sail,) = told(play(state, "sail die-red -3,2"), "ship_moved")
    assert (sail["start"], sail["hex"], sail["length"]) == ("1,1", "-3,2", len(sail["way"]))
    assert sail["way"][-1] == "-3,2"


def test_shallows_on_the_way_do_not_count() -> None:
    state = turn([{"ship": "-1,0", "dice": ["green"], "equipment": ["sail_over_shallows"]}])
    (sail,) = told(play(state, "sail die-green 1,0"), "ship_moved")
    assert (sail["way"], sail["length"]) == (["0,0", "1,0"], 1)


def test_the_way_home() -> None:
    home = {"ship": "2,1", "dice": ["red"], "tasks": [], "favours": 9}
    (sail,) = told(play(turn([home]), "sail die-red 0,0"), "ship_moved")
    assert sail["way"][-1] == "0,0"
    assert sail["length"] == len(sail["way"])


def test_poseidon_knows_no_way() -> None:
    state = turn([{"gods": {"poseidon": 6}}])
    (moved,) = told(play(state, "poseidon 2,1"), "ship_moved")
    assert (moved["way"], moved["length"]) == ([], 0)
    assert player(state)["ship"] == "2,1"
