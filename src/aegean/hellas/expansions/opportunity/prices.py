"""What opportunity cards cost and give, as far as no other card does (HO-2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DONE, act
from aegean.hellas.components import Effect
from aegean.hellas.effects.attributes import ChangeAttribute
from aegean.hellas.effects.gains import clear_token, clearings, refuse_clearing
from aegean.hellas.effects.losses import carry_out
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"charge": (("artifact", "artifact"),), "give_up": (("region", "region"),)},
    events=("artifact_charged",),
    reasons=("it_is_charged_already", "none_of_your_hoplites_is_there"),
)


# -- artifacts --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ChargeArtifact(Step):
    """Used artifacts of the player's choice can be used again (HO-2.1)."""

    ASKS: ClassVar[tuple[str, ...]] = ("charge_artifact",)

    seat: int
    left: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        candidates = [act("charge", p.rules.artifact_ids[card]) for card in _owned(p, self.seat)] if self.left else []
        actions = self.allowed(p, self.seat, candidates)
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "charge_artifact", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "charge":
            return None
        card, fields = p.rules.artifact[str(action.args[0])], {"artifact": str(action.args[0])}
        if p.artifact_owner[card] != seat:
            return Refusal("you_do_not_have_it", "HO-2.1", fields)
        return Refusal("it_is_charged_already", "HO-2.1", fields) if p.is_charged(card) else None

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(ChargeArtifact(seat, self.left - 1))
        p.charged |= 1 << p.rules.artifact[str(action.args[0])]
        p.tell("artifact_charged", seat, {"artifact": str(action.args[0])})


def _owned(p: Hellas, seat: int) -> list[int]:
    return [card for card, owner in enumerate(p.artifact_owner) if owner == seat]


@CHAPTER.effect("charge_artifacts")
def _charge(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(ChargeArtifact(seat, one.number))


@CHAPTER.possible("charge_artifacts")
def _has_used_artifact(p: Hellas, seat: int, one: Effect) -> bool:
    return any(not p.is_charged(card) for card in _owned(p, seat))


# -- tokens -----------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class ClearSome(Step):
    """Used-action tokens come off special actions; after the first the player may stop (HO-2.2)."""

    ASKS: ClassVar[tuple[str, ...]] = ("clear_some_tokens",)

    seat: int
    left: int
    begun: bool

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = clearings(p, self.seat) if self.left else ()
        if not actions:
            p.pop()
            return ()
        ending = (DONE,) if self.begun else ()
        return (Decision(self.seat, "clear_some_tokens", (*actions, *ending), {"left": self.left}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        return refuse_clearing(action)

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if action.kind == "done":
            p.pop()
            return
        p.become(ClearSome(seat, self.left - 1, True))
        clear_token(p, seat, str(action.args[0]))


@CHAPTER.effect("clear_some_tokens")
def _clear(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(ClearSome(seat, one.number, False))


@CHAPTER.possible("clear_some_tokens")
def _has_tokens(p: Hellas, seat: int, one: Effect) -> bool:
    return p.specials_used[seat] != 0


# -- hoplites ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class GiveUp(Step):
    """Own hoplites are killed as a price, one by one, in any regions; nobody can save them (HO-2.4)."""

    ASKS: ClassVar[tuple[str, ...]] = ("give_up_hoplites",)

    seat: int
    left: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        candidates = [act("give_up", name) for name in p.rules.region_ids] if self.left else []
        actions = self.allowed(p, self.seat, candidates)
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "give_up_hoplites", actions, {"left": self.left}),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "give_up" or p.army(seat, p.rules.region[str(action.args[0])]):
            return None
        return Refusal("none_of_your_hoplites_is_there", "HO-2.4", {"region": str(action.args[0])})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(GiveUp(seat, self.left - 1))
        carry_out(p, seat, p.rules.region[str(action.args[0])], 1)


@CHAPTER.effect("give_up_hoplites")
def _give_up(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.push(GiveUp(seat, one.number))


@CHAPTER.possible("give_up_hoplites")
def _has_hoplites(p: Hellas, seat: int, one: Effect) -> bool:
    return sum(p.army(seat, region) for region in range(p.rules.count)) >= one.number


# -- attributes -------------------------------------------------------------------------------------------------------


def _raisable(p: Hellas, seat: int) -> int:
    """The attributes that have not reached the end of their track, as a bit set."""
    return sum(1 << n for n, attribute in enumerate(p.rules.attributes) if p.stored(seat, n) < attribute.maximum)


@CHAPTER.effect("raise_chosen_attribute")
def _raise(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    among = _raisable(p, seat)
    if among:
        p.push(ChangeAttribute(seat, among, one.number, 0, 1))


@CHAPTER.possible("raise_chosen_attribute")
def _can_raise(p: Hellas, seat: int, one: Effect) -> bool:
    return _raisable(p, seat) != 0
