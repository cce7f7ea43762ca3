"""Orichalkum: how a hero takes it, and how it charges artifacts (HR-2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DECLINE, act
from aegean.hellas.effects.charging import artifacts_of, charge
from aegean.hellas.expansions.orichalkum.workshop import ID, Workshop, own_workshop, workshop
from aegean.hellas.modules import Chapter, Deed
from aegean.hellas.position import NOWHERE, UNOPENED, Hellas

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"charge_with_orichalkum": (("artifact", "artifact"),), "take_orichalkum": ()},
    events=("orichalkum_spent", "orichalkum_taken"),
    reasons=("it_is_charged_already", "it_belongs_to_the_start_of_a_turn", "you_have_too_little_orichalkum"),
    part=(ID, Workshop),
)
CHAPTER.first["charge_with_orichalkum"] = "orichalkum"
_TAKE: Final = act("take_orichalkum")


def lies_here(p: Hellas, seat: int) -> bool:
    """Whether a token lies where the seat's hero stands (HR-2.1)."""
    at = p.hero_at[seat]
    return at != NOWHERE and bool(workshop(p).tokens >> at & 1)


@CHAPTER.answer("may_follow_from_staying")
def _by_staying(p: Hellas, seat: int) -> bool:
    return lies_here(p, seat)


@CHAPTER.hook("hero_movement_end", after="quest", name="orichalkum")
def _offer(p: Hellas, seat: int) -> None:
    """A hero who has started a quest is not there any more (HR-2.1)."""
    if lies_here(p, seat):
        p.push(TakeOrichalkum(seat))


@dataclass(frozen=True)
class TakeOrichalkum(Step):
    ASKS: ClassVar[tuple[str, ...]] = ("take_orichalkum",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        about = {"region": p.rules.region_ids[p.hero_at[self.seat]]}
        return (Decision(self.seat, "take_orichalkum", (_TAKE, DECLINE), about),)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.pop()
        if action.kind == "take_orichalkum":
            part, at = own_workshop(p), p.hero_at[seat]
            part.tokens &= ~(1 << at)
            part.held[seat] += 1
            p.tell("orichalkum_taken", seat, {"region": p.rules.region_ids[at]})


# -- at the start of a turn -------------------------------------------------------------------------------------------


def before_actions(p: Hellas) -> bool:
    """Whether no action of the turn has been taken."""
    return not p.regular_used and p.artifact_block == UNOPENED


def spend(p: Hellas, seat: int, count: int) -> None:
    """Tokens leave the game."""
    own_workshop(p).held[seat] -= count
    p.tell("orichalkum_spent", seat, {"count": count})


def _refuse(p: Hellas, seat: int, action: Action) -> Refusal | None:
    """HR-2.2."""
    card, fields = p.rules.artifact[str(action.args[0])], {"artifact": str(action.args[0])}
    if not before_actions(p):
        return Refusal("it_belongs_to_the_start_of_a_turn", "HR-2.2")
    if not workshop(p).held[seat]:
        return Refusal("you_have_too_little_orichalkum", "HR-2.2", {"count": 1})
    if p.artifact_owner[card] != seat:
        return Refusal("you_do_not_have_it", "HR-2.2", fields)
    return Refusal("it_is_charged_already", "HR-2.2", fields) if p.is_charged(card) else None


def _offers(p: Hellas, seat: int) -> list[Action]:
    if not workshop(p).held[seat] or not before_actions(p):
        return []
    used = [card for card in artifacts_of(p, seat) if not p.is_charged(card)]
    return [act("charge_with_orichalkum", p.rules.artifact_ids[card]) for card in used]


def _charge(p: Hellas, seat: int, action: Action) -> None:
    spend(p, seat, 1)
    charge(p, seat, str(action.args[0]))


CHAPTER.offers["turn"] = [Deed(("charge_with_orichalkum",), _offers, _charge, _refuse)]
