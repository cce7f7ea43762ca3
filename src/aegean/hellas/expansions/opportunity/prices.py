"""What opportunity cards cost and give, as far as no other card does (HO-2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DONE, act
from aegean.hellas.components import Effect
from aegean.hellas.effects.gains import clear_token, clearings, refuse_clearing
from aegean.hellas.effects.losses import carry_out
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"give_up": (("region", "region"),)},
    reasons=("none_of_your_hoplites_is_there",),
)


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
