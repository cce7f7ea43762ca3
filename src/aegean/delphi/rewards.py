"""Steps that hand something to a player: god steps and companions (rules D-10, D-11)."""

from __future__ import annotations

from dataclasses import dataclass

from aegean.core.position import Step
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


@dataclass(frozen=True)
class GodSteps(Step):
    """One or more steps, for one god or several (D-10.3)."""

    seat: int
    left: int

    def decide(self, p: Delphi) -> tuple[Decision, ...]:
        gods = [god for god in range(6) if p.can_advance(self.seat, god)] if self.left else []
        if not gods:
            p.pop()
            return ()
        actions = tuple(plain_action("lift", GODS[god]) for god in gods)
        return (Decision(self.seat, "god_steps", actions, {"left": self.left}),)

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

    seat: int
    colour: int

    def decide(self, p: Delphi) -> tuple[Decision, ...]:
        left = [kind * 6 + self.colour for kind in range(3) if p.companions_left >> (kind * 6 + self.colour) & 1]
        if not left:
            p.pop()
            return ()
        actions = tuple(plain_action("befriend", COMPANIONS[number]) for number in left)
        return (Decision(self.seat, "companion", actions, {"colour": COLOURS[self.colour]}),)

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
