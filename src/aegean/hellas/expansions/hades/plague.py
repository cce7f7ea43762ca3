"""Plague: hoplites of all others are out of the game for good (HD-2.2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, cast

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.components import Effect
from aegean.hellas.expansions.hades.graves import ID, Graves
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"remove_hoplite": (("region", "region"),)},
    events=("hoplite_removed", "hoplites_removed"),
    part=(ID, Graves),
)


@CHAPTER.answer("hoplites_gone")
def _gone(p: Hellas, seat: int) -> int:
    return cast(Graves, p.parts[ID]).gone[seat]


@CHAPTER.effect("plague")
def _plague(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """From the supply first, then from the map; clockwise."""
    for other in reversed(p.clockwise(seat)):
        if p.are_enemies(other, seat):
            p.push(Removal(other, one.number))


@dataclass(frozen=True)
class Removal(Step):
    """No killing: nobody is asked to save them, nothing answers it, and control stays."""

    ASKS: ClassVar[tuple[str, ...]] = ("remove_hoplites",)

    seat: int
    left: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        spare = min(self.left, p.supply[self.seat])
        if spare:
            p.supply[self.seat] -= spare
            self._note(p, spare)
            p.tell("hoplites_removed", self.seat, {"count": spare})
            return ()
        candidates = [act("remove_hoplite", name) for name in p.rules.region_ids] if self.left else []
        actions = self.allowed(p, self.seat, candidates)
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "remove_hoplites", actions, {"left": self.left}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "remove_hoplite" or p.army(seat, p.rules.region[str(action.args[0])]):
            return None
        return Refusal("too_few_hoplites_are_there", "HD-2.2", {"region": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        self._note(p, p.lift_hoplites(seat, p.rules.region[str(action.args[0])], 1))
        p.tell("hoplite_removed", seat, {"region": str(action.args[0])})

    def _note(self, p: Hellas, count: int) -> None:
        cast(Graves, p.own(ID)).gone[self.seat] += count
        p.become(Removal(self.seat, self.left - count))
