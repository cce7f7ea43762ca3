"""Used artifacts that are charged before a monument is built. No base card does it: modules bring this chapter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.components import Effect
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, Hellas

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"charge": (("artifact", "artifact"),)},
    events=("artifact_charged",),
    reasons=("it_is_charged_already",),
)


def artifacts_of(p: Hellas, seat: int) -> list[int]:
    return [card for card, owner in enumerate(p.artifact_owner) if owner == seat]


def charges(p: Hellas, seat: int) -> list[Action]:
    """To charge each of the seat's used artifacts."""
    return [act("charge", p.rules.artifact_ids[card]) for card in artifacts_of(p, seat) if not p.is_charged(card)]


def refuse_charge(p: Hellas, seat: int, action: Action) -> Refusal | None:
    if action.kind != "charge":
        return None
    card, fields = p.rules.artifact[str(action.args[0])], {"artifact": str(action.args[0])}
    if p.artifact_owner[card] != seat:
        return Refusal("you_do_not_have_it", "H-4.4", fields)
    return Refusal("it_is_charged_already", "H-4.4", fields) if p.is_charged(card) else None


def charge(p: Hellas, seat: int, name: str) -> None:
    p.charged |= 1 << p.rules.artifact[name]
    p.tell("artifact_charged", seat, {"artifact": name})


@dataclass(frozen=True)
class ChargeArtifact(Step):
    """Used artifacts of the player's choice can be used again; not the one that does it."""

    ASKS: ClassVar[tuple[str, ...]] = ("charge_artifact",)

    seat: int
    left: int
    tool: int = NOBODY

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        candidates = charges(p, self.seat) if self.left else []
        actions = self.allowed(p, self.seat, candidates)
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "charge_artifact", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        refused = refuse_charge(p, seat, action)
        if refused is None and action.kind == "charge" and p.rules.artifact[str(action.args[0])] == self.tool:
            return Refusal("it_would_change_nothing", "H-4.4", {"artifact": str(action.args[0])})
        return refused

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(ChargeArtifact(seat, self.left - 1, self.tool))
        charge(p, seat, str(action.args[0]))


@CHAPTER.effect("charge_artifacts")
def _charge(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    table, name, *_ = ref.split(":")
    p.push(ChargeArtifact(seat, one.number, p.rules.artifact[name] if table == "artifact" else NOBODY))


@CHAPTER.possible("charge_artifacts")
def _has_used_artifact(p: Hellas, seat: int, one: Effect) -> bool:
    return any(not p.is_charged(card) for card in artifacts_of(p, seat))
