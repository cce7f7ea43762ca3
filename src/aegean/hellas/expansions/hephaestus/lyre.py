"""Orpheus' Lyre: a blessing that one alone sees, in the place of an own one (HF-3.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DECLINE, act
from aegean.hellas.aside import aside, can_look, discard, look, looked
from aegean.hellas.components import Effect
from aegean.hellas.effects.hand import HandLimit
from aegean.hellas.effects.vocabulary import Resolve
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"exchange": (("blessing", "blessing"),)},
    events=("blessing_seen",),
    reasons=("that_blessing_is_not_yours",),
)


@CHAPTER.effect("exchange_blessing")
def _play(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    look(p, seat, "blessing_seen")
    p.push(ExchangeBlessing(seat))


@CHAPTER.possible("exchange_blessing")
def _has_one(p: Hellas, seat: int, one: Effect) -> bool:
    return p.blessings[seat] != 0 and can_look(p)


@dataclass(frozen=True)
class ExchangeBlessing(Step):
    """The card drawn is kept for an own blessing, with what it gives on being gained, or it is put away."""

    ASKS: ClassVar[tuple[str, ...]] = ("exchange_blessing",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = self.allowed(p, self.seat, [act("exchange", name) for name in p.rules.blessing_ids])
        about = {"blessing": p.rules.blessing_ids[aside(p).drawn]}
        return (Decision(self.seat, "exchange_blessing", (*actions, DECLINE), about, True),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "exchange" or p.blessings[seat] >> p.rules.blessing[str(action.args[0])] & 1:
            return None
        return Refusal("that_blessing_is_not_yours", "HF-3.5", {"blessing": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        drawn, names = looked(p), p.rules.blessing_ids
        p.pop()
        if action.kind == "decline":
            discard(p, seat, drawn)
            return
        discard(p, seat, p.rules.blessing[str(action.args[0])])
        p.blessings[seat] |= 1 << drawn
        p.tell("blessing_gained", seat, {"blessing": names[drawn]})
        p.push(HandLimit(seat))
        if p.rules.effects(f"blessing:{names[drawn]}:gain"):
            p.push(Resolve(seat, f"blessing:{names[drawn]}:gain", 0))
