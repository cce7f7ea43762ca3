"""What two quests of Atlantis give (HI-4): a march of all hoplites, and the power of any level of a monument."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.components import Effect
from aegean.hellas.effects.vocabulary import Resolve
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas
from aegean.hellas.turn.movement import HopliteMovement, hoplite_moves

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"call_upon": (("god", "god"), ("level", "count"))},
    events=("god_called",),
    reasons=("a_monument_has_no_such_level",),
)


@CHAPTER.effect("move_every_hoplite")
def _move_every_hoplite(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    """Each moves once, as in Hoplite Movement (HI-4.2)."""
    number = sum(p.army(seat, region) for region in range(p.rules.count))
    p.push(HopliteMovement(seat, number, (0,) * p.rules.count, 0))


@CHAPTER.possible("move_every_hoplite")
def _can_move(p: Hellas, seat: int, one: Effect) -> bool:
    return bool(hoplite_moves(p, seat, (0,) * p.rules.count, 0))


@CHAPTER.effect("use_any_level")
def _use_any_level(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(CallUpon(seat))


@dataclass(frozen=True)
class CallUpon(Step):
    """Which god, and as if the monument had which level (HI-4.3)."""

    ASKS: ClassVar[tuple[str, ...]] = ("call_upon",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        levels = range(1, p.rules.limits["monument_levels"] + 1)
        actions = tuple(act("call_upon", god, level) for god in p.rules.god_ids for level in levels)
        return (Decision(self.seat, "call_upon", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "call_upon" or 0 < int(action.args[1]) <= p.rules.limits["monument_levels"]:
            return None
        return Refusal("a_monument_has_no_such_level", "HI-4.3", {"god": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        """Like a prayer without a priest: the god's attribute first, then the power."""
        p.pop()
        name, level = str(action.args[0]), int(action.args[1])
        god = p.rules.gods[p.rules.god[name]]
        p.tell("god_called", seat, {"god": name, "level": level})
        if god.attribute is not None:
            p.raise_attribute(seat, p.rules.attribute[god.attribute], god.attribute_raise)
        p.push(Resolve(seat, f"god:{name}:{level}", 0))
