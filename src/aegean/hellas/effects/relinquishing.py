"""Artifacts that are lost. No base card does it: modules bring this chapter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.components import Effect
from aegean.hellas.effects.charging import artifacts_of
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, Hellas

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"discard_artifact": (("artifact", "artifact"),)},
    events=("artifact_discarded",),
    reasons=("artifacts_of_gods_are_never_lost",),
)


@dataclass(frozen=True)
class DiscardArtifacts(Step):
    """The owner picks artifacts, charged or used. One of a god is never discarded; a neutral one goes back into its
    deck, one of a monster leaves the game."""

    ASKS: ClassVar[tuple[str, ...]] = ("discard_artifact",)

    seat: int
    left: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        names = p.rules.artifact_ids if self.left else ()
        actions = self.allowed(p, self.seat, [act("discard_artifact", name) for name in names])
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "discard_artifact", actions, {"left": self.left}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "discard_artifact":
            return None
        card, fields = p.rules.artifact[str(action.args[0])], {"artifact": str(action.args[0])}
        if p.artifact_owner[card] != seat:
            return Refusal("you_do_not_have_it", "", fields)
        if p.rules.artifacts[card].kind == "god":
            return Refusal("artifacts_of_gods_are_never_lost", "", fields)
        return None

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        card = p.rules.artifact[str(action.args[0])]
        p.become(DiscardArtifacts(seat, self.left - 1))
        p.artifact_owner[card] = NOBODY
        p.charged &= ~(1 << card)
        p.tell("artifact_discarded", seat, {"artifact": str(action.args[0])})
        if p.rules.artifacts[card].kind == "neutral":
            p.seal()
            p.neutral_deck = p.dice.shuffled([*p.neutral_deck, card])


@CHAPTER.possible("discard_artifacts")
def _has_to_discard(p: Hellas, seat: int, one: Effect) -> bool:
    return sum(p.rules.artifacts[card].kind != "god" for card in artifacts_of(p, seat)) >= one.number


@CHAPTER.effect("discard_artifacts")
def _discard_artifacts(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(DiscardArtifacts(seat, one.number))
