"""The questions that the additional combat cards ask, for the tests in the browser."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from tests.browser.questions import Question
from tests.hellas.positions import battle, play


def _leave() -> Question:
    state = battle(
        3,
        2,
        attacker={"at": "boeotia", "hand": ["glory_bow"]},
        defender={"at": "elis", "hand": ["tactical_withdrawal_torch", "trap_mace"]},
        options={"expansions": ["combat_cards"]},
    )
    play(state, "play tactical_withdrawal_torch")
    return Question(state, "leave")


QUESTIONS: Final[dict[str, Callable[[], Question]]] = {"leave_battle": _leave}
