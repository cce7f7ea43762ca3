"""The questions that the modules of Lords of Hellas stage for the browser, for whoever must come upon every word."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

import aegean
from aegean import State


def staged_questions() -> Iterator[tuple[State, str]]:
    """The state in which each question is asked, and an answer to it; and what a module says seldom (`SELDOM`)."""
    for module in aegean.game("hellas").vocabulary()["expansion"]:
        staged = import_module(f"tests.rules.hellas.{module}.questions")
        for question in (*staged.QUESTIONS.values(), *getattr(staged, "SELDOM", ())):
            asked = question()
            yield asked.state, asked.answer
