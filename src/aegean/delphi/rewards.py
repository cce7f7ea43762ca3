"""Steps that hand something to a player: god steps and companions (rules D-10, D-11)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.delphi.board import plain_action
from aegean.delphi.names import (
    COLOURS,
    COMPANION,
    COMPANIONS,
    GOD,
    GODS,
    HERO,
)
from aegean.delphi.position import Delphi

LIFTS: Final = tuple(plain_action("lift", god) for god in GODS)
BEFRIENDINGS: Final = tuple(plain_action("befriend", companion) for companion in COMPANIONS)


@dataclass(frozen=True)
class GodSteps(Step):
    """One or more steps, for one god or several (D-10.3)."""

    KINDS: ClassVar[tuple[str, ...]] = ("lift",)

    seat: int
    left: int

    def decide(self, p: Delphi) -> tuple[Decision, ...]:
        actions = self.allowed(p, self.seat, LIFTS) if self.left else ()
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "god_steps", actions, {"left": self.left}),)

    def refusal(self, p: Delphi, seat: int, action: Action) -> Refusal | None:
        return p.refuse_step(seat, GOD[str(action.args[0])])

    def choose(self, p: Delphi, seat: int, action: Action) -> None:
        p.become(GodSteps(seat, self.left - 1))
        p.advance_god(seat, GOD[str(action.args[0])])


@dataclass(frozen=True)
class ReturnGod(Step):
    """A god goes back when all that its power set off is settled (D-10.6)."""

    seat: int
    god: int

    def decide(self, p: Delphi) -> tuple[Decision, ...]:
        p.pop()
        p.return_god(self.seat, self.god)
        return ()


@dataclass(frozen=True)
class TakeCompanion(Step):
    """The reward for a statue (D-11.1)."""

    KINDS: ClassVar[tuple[str, ...]] = ("befriend",)

    seat: int
    colour: int

    def decide(self, p: Delphi) -> tuple[Decision, ...]:
        actions = self.allowed(p, self.seat, BEFRIENDINGS)
        if not actions:
            p.pop()
            return ()
        return (Decision(self.seat, "companion", actions, {"colour": COLOURS[self.colour]}),)

    def refusal(self, p: Delphi, seat: int, action: Action) -> Refusal | None:
        number = COMPANION[str(action.args[0])]
        if number % 6 != self.colour:
            return Refusal("the_companion_has_another_colour", "D-11.1", {"colour": COLOURS[self.colour]})
        if not p.companions_left >> number & 1:
            return Refusal("the_companion_is_taken", "D-11.1", {"companion": COMPANIONS[number]})
        return None

    def choose(self, p: Delphi, seat: int, action: Action) -> None:
        p.pop()
        number = COMPANION[str(action.args[0])]
        p.companions_left &= ~(1 << number)
        p.companions[seat] |= 1 << number
        p.tell("companion_gained", seat, {"companion": COMPANIONS[number]})
        gift = p.facts.companion_types[number // 6]
        p.gain_strength(seat, gift.strength)
        p.draw_oracle(seat, gift.oracle_cards)
        if number // 6 == HERO:
            p.discard_injuries(seat, number % 6)
