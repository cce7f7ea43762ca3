"""Hephaestus' power, and artifacts that are turned (HF-1.3, HF-2.4, HF-2.9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.components import Effect
from aegean.hellas.effects.charging import artifacts_of, charge, charges, refuse_charge
from aegean.hellas.effects.gains import draw_artifacts
from aegean.hellas.effects.hand import draw_cards
from aegean.hellas.effects.vocabulary import is_possible
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={
        "draw_card": (),
        "turn_artifact": (("artifact", "artifact"),),
    },
    words={"when": ("instead_of_prayer",)},
    events=("artifact_turned",),
    reasons=("no_combat_card_is_left",),
)

_DRAW: Final = act("draw_card")


# -- the power --------------------------------------------------------------------------------------------------------


@CHAPTER.effect("draw_or_charge")
def _draw_or_charge(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(DrawOrCharge(seat, one.number))


@dataclass(frozen=True)
class DrawOrCharge(Step):
    """So many times a combat card, or an artifact that is charged, each chosen when the one before is done (HF-1.3)."""

    ASKS: ClassVar[tuple[str, ...]] = ("draw_or_charge",)

    seat: int
    left: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = self.allowed(p, self.seat, [_DRAW, *charges(p, self.seat)]) if self.left else ()
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "draw_or_charge", actions, {"left": self.left}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind == "draw_card" and not is_possible(p, seat, Effect(effect="draw_combat_cards", number=1)):
            return Refusal("no_combat_card_is_left", "HF-1.3")
        return refuse_charge(p, seat, action)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(DrawOrCharge(seat, self.left - 1))
        if action.kind == "charge":
            charge(p, seat, str(action.args[0]))
        else:
            draw_cards(p, seat, 1)


# -- artifacts turned -------------------------------------------------------------------------------------------------


@CHAPTER.effect("turn_artifacts")
def _turn(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(TurnArtifact(seat, one.number))


@CHAPTER.possible("turn_artifacts")
def _has_charged(p: Hellas, seat: int, one: Effect) -> bool:
    return sum(p.is_charged(card) for card in artifacts_of(p, seat)) >= one.number


@dataclass(frozen=True)
class TurnArtifact(Step):
    """A charged artifact is used without its effect (HF-2.9)."""

    ASKS: ClassVar[tuple[str, ...]] = ("turn_artifact",)

    seat: int
    left: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        candidates = [act("turn_artifact", name) for name in p.rules.artifact_ids] if self.left else []
        actions = self.allowed(p, self.seat, candidates)
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "turn_artifact", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "turn_artifact":
            return None
        card = p.rules.artifact[str(action.args[0])]
        if p.artifact_owner[card] != seat:
            return Refusal("you_do_not_have_it", "HF-2.9", {"artifact": str(action.args[0])})
        if p.is_charged(card):
            return None
        return Refusal("you_have_used_it_already", "HF-2.9", {"artifact": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(TurnArtifact(seat, self.left - 1))
        p.charged &= ~(1 << p.rules.artifact[str(action.args[0])])
        p.tell("artifact_turned", seat, {"artifact": str(action.args[0])})


@CHAPTER.effect("draw_used_artifacts")
def _draw_used(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    draw_artifacts(p, seat, one.number, one.keep, used=True)
