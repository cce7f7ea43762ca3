"""Cassandra after a draft, and blessings that are discarded (rules HH-1.5, HH-2.3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.aside import aside, can_look, discard, look, looked
from aegean.hellas.components import Effect
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, Hellas
from aegean.hellas.queries import having
from aegean.hellas.turn.drafts import counter_clockwise, drafted, exchange_drafted

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"discard_blessing": (("blessing", "blessing"),)},
    events=("blessing_foreseen",),
    words={"effect": ("foresee_blessing",)},
    reasons=("you_have_no_such_blessing",),
)


# -- Cassandra --------------------------------------------------------------------------------------------------------


@CHAPTER.hook("draft_opened", after="", name="prophecy")
def _foresee(p: Hellas, builder: int) -> None:
    """After a draft, before anything is gained by it, she draws one more (HH-1.5)."""
    for seat in counter_clockwise(p, builder):
        if can_look(p) and drafted(p, seat) != NOBODY and having(p, seat, "foresee_blessing"):
            look(p, seat, "blessing_foreseen")
            p.push(Foresee(seat))
            return  # there is one Cassandra


@dataclass(frozen=True)
class Foresee(Step):
    """The blessing drafted or the one drawn: one is kept, the other is discarded (HH-1.5)."""

    ASKS: ClassVar[tuple[str, ...]] = ("foresee",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        names = p.rules.blessing_ids
        mine = drafted(p, self.seat)
        about = {"blessing": names[mine]}
        actions = tuple(act("keep_blessing", names[card]) for card in (mine, aside(p).drawn))
        return (Decision(self.seat, "foresee", actions, about),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "keep_blessing":
            return None
        if p.rules.blessing[str(action.args[0])] in (drafted(p, seat), aside(p).drawn):
            return None
        return Refusal("that_blessing_is_not_among_these", "HH-1.5", {"blessing": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        before, drawn = drafted(p, seat), looked(p)
        kept = p.rules.blessing[str(action.args[0])]
        p.pop()
        if kept == before:
            discard(p, seat, drawn)
            return
        p.blessings[seat] |= 1 << drawn
        exchange_drafted(p, seat, drawn)
        discard(p, seat, before)
        p.tell("blessing_gained", seat, {"blessing": p.rules.blessing_ids[drawn]})


# -- blessings lost ---------------------------------------------------------------------------------------------------


@CHAPTER.effect("discard_blessings")
def _discard_blessings(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(DiscardBlessings(seat, one.number))


@dataclass(frozen=True)
class DiscardBlessings(Step):
    """The owner picks the blessing that is lost, for good (HH-2.3)."""

    ASKS: ClassVar[tuple[str, ...]] = ("discard_blessing",)

    seat: int
    left: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        names = p.rules.blessing_ids if self.left else ()
        actions = self.allowed(p, self.seat, [act("discard_blessing", name) for name in names])
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "discard_blessing", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "discard_blessing" or p.blessings[seat] >> p.rules.blessing[str(action.args[0])] & 1:
            return None
        return Refusal("you_have_no_such_blessing", "HH-2.3", {"blessing": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        card = p.rules.blessing[str(action.args[0])]
        p.become(DiscardBlessings(seat, self.left - 1))
        discard(p, seat, card)
