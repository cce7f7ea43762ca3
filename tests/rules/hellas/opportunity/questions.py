"""The questions that opportunity cards ask, for the tests in the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from aegean import State
from tests.browser.questions import LUCIA, MAREK, Question
from tests.hellas.positions import play, turn


def _with_open(card: str, *texts: str, **lucia: Any) -> State:
    state = turn(
        [{**LUCIA, **lucia}, MAREK],
        options={"expansions": ["opportunity"]},
        opportunity={"open": card},
        decks={"event": ["aid_to_atlas"]},
    )
    play(state, *texts)
    return state


def _charge() -> Question:
    used = ["ambrosia", "horn_of_plenty"]
    state = _with_open(
        "power_from_blood", "use_opportunity power_from_blood", "injure strength", "injure speed", used_artifacts=used
    )
    return Question(state, "charge ambrosia")


def _clear() -> Question:
    marked = ["recruit", "march", "usurp"]
    state = _with_open("reinvigoration", "use_opportunity reinvigoration", "clear_token march", used_specials=marked)
    return Question(state, "clear_token recruit")


def _give_up() -> Question:
    return Question(_with_open("hecatomb", "use_opportunity hecatomb"), "give_up boeotia")


QUESTIONS: Final[dict[str, Callable[[], Question]]] = {
    "charge_artifact": _charge,
    "clear_some_tokens": _clear,
    "give_up_hoplites": _give_up,
}
