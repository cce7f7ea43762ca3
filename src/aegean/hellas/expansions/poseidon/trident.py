"""Poseidon's Trident: half of those who stand in a port region are killed (HP-1.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.components import Effect
from aegean.hellas.effects.losses import kill_half
from aegean.hellas.expansions.poseidon.ports import has_port
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"halve": (("region", "region"),)},
    reasons=("no_port_is_there",),
)


@dataclass(frozen=True)
class Halve(Step):
    ASKS: ClassVar[tuple[str, ...]] = ("halve",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = self.allowed(p, self.seat, [act("halve", p.rules.region_ids[region]) for region in p.rules.ports])
        return (Decision(self.seat, "halve", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "halve":
            return None
        region, fields = p.rules.region[str(action.args[0])], {"region": str(action.args[0])}
        if not has_port(p, region):
            return Refusal("no_port_is_there", "HP-1.4", fields)
        return None if p.owners_in(region) else Refusal("nobody_can_be_struck_there", "HP-1.4", fields)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        kill_half(p, p.rules.region[str(action.args[0])])


@CHAPTER.effect("halve_hoplites")
def _halve_hoplites(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(Halve(seat))


@CHAPTER.possible("halve_hoplites")
def _somebody_is_in_port(p: Hellas, seat: int, one: Effect) -> bool:
    return any(p.owners_in(region) for region in p.rules.ports)
