"""Apollo's power: hoplites struck down, near the hero or anywhere, or injuries healed (HS-1.3, HSF-1.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DONE, act
from aegean.hellas.components import Effect
from aegean.hellas.effects.attributes import heal
from aegean.hellas.effects.striking import refuse_strike_down, strike_down, strikes_down, within_reach
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas

CHAPTER: Final[Chapter] = Chapter(__name__)


@dataclass(frozen=True)
class HealOrStrike(Step):
    """So many times at most, each chosen when the one before is done."""

    ASKS: ClassVar[tuple[str, ...]] = ("heal_or_strike",)

    seat: int
    left: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = [*_healings(p, self.seat), *strikes_down(p, self.seat, _reach(p, self.seat))] if self.left else []
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "heal_or_strike", (*actions, DONE), {"left": self.left}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind == "heal" and action not in _healings(p, seat):
            return Refusal("that_attribute_is_not_injured", "HS-1.3", {"attribute": str(action.args[0])})
        return refuse_strike_down(p, seat, action, _reach(p, seat))

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if action.kind == "done":
            p.pop()
            return
        p.become(HealOrStrike(seat, self.left - 1))
        if action.kind == "heal":
            heal(p, seat, p.rules.attribute[str(action.args[0])])
        else:
            strike_down(p, seat, action)


def _reach(p: Hellas, seat: int) -> int:
    return within_reach(p, seat, p.rules.gods[p.rules.god["apollo"]].where)


def _healings(p: Hellas, seat: int) -> list[Action]:
    return [act("heal", name) for number, name in enumerate(p.rules.attribute_ids) if p.injured[seat] >> number & 1]


@CHAPTER.effect("heal_or_strike")
def _heal_or_strike(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(HealOrStrike(seat, one.number))
