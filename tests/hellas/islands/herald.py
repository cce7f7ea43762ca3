"""A role: the herald has no turn of a lord but proclaims a god, and so gains a priest."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas
from aegean.hellas.turn.steps import TurnEnd

ROLE: Final = "herald"
CHAPTER: Final[Chapter] = Chapter(__name__, actions={"proclaim": (("god", "god"),)}, events=("proclaimed",))


@dataclass(frozen=True)
class Proclamation(Step):
    ASKS: ClassVar[tuple[str, ...]] = ("proclamation",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        return (Decision(self.seat, "proclamation", tuple(act("proclaim", god) for god in p.rules.god_ids)),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(TurnEnd(seat))
        p.tell("proclaimed", seat, {"god": str(action.args[0])})
        p.gain_priests(seat, 1)


CHAPTER.turns[ROLE] = Proclamation
