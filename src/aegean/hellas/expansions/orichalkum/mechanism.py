"""The Antikythera Mechanism: three blessings to choose one from (HR-4.9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.components import Effect
from aegean.hellas.effects.vocabulary import Resolve
from aegean.hellas.expansions.orichalkum.workshop import own_workshop, workshop
from aegean.hellas.modules import Chapter
from aegean.hellas.position import NOBODY, Hellas
from aegean.hellas.turn.drafts import discarded_blessings, refill_blessings

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    events=("blessings_drawn",),
    reasons=("that_card_was_not_drawn_now",),
)


@CHAPTER.effect("draw_blessings")
def _draw(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    refill_blessings(p, one.number)
    cards = sorted(p.blessing_deck.pop() for _ in range(min(one.number, len(p.blessing_deck))))
    if not cards:
        return
    p.seal()
    part = own_workshop(p)
    part.drawn, part.looker = cards, seat
    names = [p.rules.blessing_ids[card] for card in cards]
    p.tell_secretly("blessings_drawn", seat, {"count": len(cards), "blessings": names}, ("blessings",))
    p.push(KeepBlessing(seat))


@CHAPTER.possible("draw_blessings")
def _blessings_left(p: Hellas, seat: int, one: Effect) -> bool:
    return bool(p.blessing_deck or discarded_blessings(p))


@CHAPTER.answer("blessings_held")
def _looked_at(p: Hellas) -> list[int]:
    return workshop(p).drawn


@dataclass(frozen=True)
class KeepBlessing(Step):
    """One stays, the others are shuffled into the deck again, unseen by the others."""

    ASKS: ClassVar[tuple[str, ...]] = ("antikythera",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = tuple(act("keep_blessing", p.rules.blessing_ids[card]) for card in workshop(p).drawn)
        return (Decision(self.seat, "antikythera", actions, None, True),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "keep_blessing" or p.rules.blessing[str(action.args[0])] in workshop(p).drawn:
            return None
        return Refusal("that_card_was_not_drawn_now", "HR-4.9", {"blessing": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        card, part = p.rules.blessing[str(action.args[0])], own_workshop(p)
        others = [other for other in part.drawn if other != card]
        part.drawn, part.looker = [], NOBODY
        p.blessing_deck = p.dice.shuffled(sorted([*p.blessing_deck, *others]))
        p.seal()
        p.blessings[seat] |= 1 << card
        p.tell("blessing_gained", seat, {"blessing": str(action.args[0])})
        ref = f"blessing:{action.args[0]}:gain"
        if p.rules.effects(ref):
            p.push(Resolve(seat, ref, 0))
