"""Procedures as named stages: each is settled before the next, and a module may hook its own in between.

The stage that comes next stands in the step by name: so a position can be read, and a module moves no other stage.
"""

from __future__ import annotations

from dataclasses import dataclass
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
        if following:
            p.become(Procedure(self.seat, self.name, following))
        else:
            p.pop()
        stage.run(p, self.seat)
        return ()


def begin(p: Hellas, seat: int, name: str) -> None:
    """The procedure comes next; one without stages is nothing."""
    stages = p.rules.procedures[name]
    if stages:
        p.push(Procedure(seat, name, stages[0].name))
