"""What the Garden of the Hesperides offers beside the questions of the base game, for the tests in the browser, and
positions with it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from aegean import State
from tests.browser.questions import LUCIA, MAREK, Question
from tests.hellas.positions import battle, play, turn

OPTIONS: Final = {"expansions": ["atlas_hesperides"]}
BUILD: Final = ("build_monument", "raise_monument zeus")


def table(players: list[dict[str, Any]], *texts: str, on: list[int] | None = None, **rest: Any) -> State:
    """The turn of seat 0, and what it has done."""
    garden = {"held": list(rest.pop("held", (0, 0))), **rest.pop("garden", {})}
    state = turn(players, options=OPTIONS, atlas={"on": on or []}, garden=garden, **rest)
    play(state, *texts)
    return state


def moving(*texts: str, **rest: Any) -> State:
    """Lucía's turn: two of her hoplites stand in Boeotia, where a port is; Marek has one in Crete."""
    return table([{**LUCIA, **rest.pop("one", {})}, MAREK], *texts, **rest)


def eating(attackers: int = 3, defenders: int = 3, held: tuple[int, int] = (1, 1), **rest: Any) -> State:
    """A battle in Corinthia; the defender begins. Both have golden apples."""
    garden = {"held": list(held), **rest.pop("garden", {})}
    both = {"attacker": {"hand": ["glory_bow"]}, "defender": {"hand": ["trap_mace"]}, **rest}
    return battle(attackers, defenders, options=OPTIONS, garden=garden, **both)


def hurt(held: int = 1, **rest: Any) -> State:
    """The start of Lucía's turn, her hero hurt."""
    return moving(held=(held, 0), one={"injured": ["speed"], **rest.pop("one", {})}, **rest)


QUESTIONS: Final[dict[str, Callable[[], Question]]] = {}
SELDOM: Final[tuple[Callable[[], Question], ...]] = (
    lambda: Question(moving(), "send_for_apple boeotia"),
    lambda: Question(moving(garden={"left": 1}), "send_for_apple boeotia"),
    lambda: Question(eating(), "eat_apple"),
    lambda: Question(hurt(), "heal_by_apple speed"),
    lambda: Question(hurt(), "raise_by_apple strength"),
    lambda: Question(table([LUCIA, MAREK], "build_monument", on=[0, 0, 1]), "raise_monument zeus"),
)
