"""The questions of Lords of Hellas that are staged for the browser, for whoever must come upon every word."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

import aegean
from aegean import State


def staged_questions() -> Iterator[tuple[State, str]]:
    """The state in which each question is asked, and an answer to it; and what is said seldom (`SELDOM`)."""
    modules = aegean.game("hellas").vocabulary()["expansion"]
    for name in ("tests.browser.questions", *(f"tests.rules.hellas.{module}.questions" for module in modules)):
        staged = import_module(name)
        for question in (*staged.QUESTIONS.values(), *getattr(staged, "SELDOM", ())):
            asked = question()
            yield asked.state, asked.answer
