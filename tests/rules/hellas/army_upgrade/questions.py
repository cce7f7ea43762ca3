"""The questions of army upgrades, for the tests in the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.browser.questions import LUCIA, MAREK, Question
from tests.hellas.positions import GAME, play, turn
from tests.rules.hellas.army_upgrade.armies import OPTIONS, QUIET, armies


def _board() -> Question:
    return Question(GAME.new(2, 1, OPTIONS), "choose_board vanguard")


def _for_cities() -> Question:
    state = turn([LUCIA, MAREK], decks=QUIET, **armies("quick_step"))
    play(state, "build_monument", "raise_monument zeus")
    return Question(state, "upgrade long_march")


QUESTIONS: Final[dict[str, Callable[[], Question]]] = {
    "choose_board": _board,
    "upgrade_army": _for_cities,
}


def _scorched() -> Question:
    """Seat 0 is about to step into an empty region, which then belongs to nobody."""
    mine = {"hoplites": {"laconia": 1}, "controls": ["laconia"]}
    state = turn([mine, {"controls": ["argolis"]}], **armies(others=["scorched_earth"]))
    return Question(state, "move laconia argolis")


def _stormed() -> Question:
    """Seat 0 may pay with hoplites for a wound."""
    mine = {"hoplites": {"elis": 3}, "controls": ["elis"]}
    return Question(turn([mine], monsters={"hydra": "elis"}, **armies("blood_price")), "storm hydra")


SELDOM: Final[tuple[Callable[[], Question], ...]] = (_scorched, _stormed)
