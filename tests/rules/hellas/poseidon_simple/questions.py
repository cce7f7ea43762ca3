"""The questions that Poseidon asks, for the tests in the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from aegean import State
from tests.browser.questions import Question
from tests.hellas.positions import play, turn

OPTIONS: Final = {"expansions": ["poseidon_simple"]}
PORTS: Final = ("thessaly", "acarnania", "attica", "messenia", "laconia")  # in the order of the map's table


def praying(level: int, **lord: Any) -> State:
    """Seat 0 controls two port regions and has prayed to Poseidon."""
    said = {"priests": 1, "controls": ["thessaly", "messenia"], **lord}
    state = turn([said], options=OPTIONS, monuments={"poseidon": level})
    play(state, "pray poseidon")
    return state


def wielding(**other: Any) -> State:
    """Seat 0 holds the trident; seat 1 has five in Laconia, and two in Arcadia, where no port is."""
    lord = {"controls": ["attica"], "artifacts": ["poseidons_trident"], "hoplites": {"messenia": 1}}
    state = turn([lord, {"hoplites": {"laconia": 5, "arcadia": 2}, **other}], options=OPTIONS)
    play(state, "use_artifact poseidons_trident")
    return state


def shaking(**lord: Any) -> State:
    """Seat 0 can shake the earth; hoplites stand in Laconia, in Messenia and, where no port is, in Arcadia."""
    said = {"hand": ["glory_bow"], "blessings": ["earthshaker"], "hoplites": {"messenia": 1}, **lord}
    return turn([said, {"hoplites": {"laconia": 2, "arcadia": 1}}], options=OPTIONS)


def shaken() -> State:
    state = shaking()
    play(state, "use_blessing earthshaker")
    return state


QUESTIONS: Final[dict[str, Callable[[], Question]]] = {
    "halve": lambda: Question(wielding(), "halve laconia"),
    "shake_earth": lambda: Question(shaken(), "strike_down laconia"),
}
