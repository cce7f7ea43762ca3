"""Procedures as named stages: each is settled before the next, and a module may hook its own in between.

The stage that comes next stands in the step by name: so a position can be read, and a module moves no other stage.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Final

from aegean.core.position import Step
from aegean.core.values import Decision
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas

CHAPTER: Final[Chapter] = Chapter(__name__)


@dataclass(frozen=True)
class Procedure(Step):
    seat: int
    name: str
    stage: str  # that comes next

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        stage, following = p.rules.stage_at[self.name, self.stage]
        while following:
            onward = _at(self.seat, self.name, following)
            p.become(onward)
            stage.run(p, self.seat)
            if p.steps[-1] is not onward or p.result is not None:
                return ()
            stage, following = p.rules.stage_at[self.name, following]
        p.pop()
        stage.run(p, self.seat)
        return ()


@cache
def _at(seat: int, name: str, stage: str) -> Procedure:
    """Being values they are made once."""
    return Procedure(seat, name, stage)


def first_of(p: Hellas, seat: int, name: str) -> list[Step]:
    """The step that a procedure begins with; one without stages is nothing."""
    stages = p.rules.procedures[name]
    return [_at(seat, name, stages[0].name)] if stages else []


def begin(p: Hellas, seat: int, name: str) -> None:
    """The procedure comes next."""
    for step in first_of(p, seat, name):
        p.push(step)


def run(p: Hellas, seat: int, name: str) -> None:
    """The procedure, by a step that has nothing else to do: a single stage runs at once."""
    stages = p.rules.procedures[name]
    if len(stages) == 1:
        stages[0].run(p, seat)
    else:
        begin(p, seat, name)
