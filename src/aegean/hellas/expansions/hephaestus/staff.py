"""The Staff of Tiresias: its owner sees a monster's attack cards and chooses (HF-3.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DECLINE, NOT_THIS_TURN
from aegean.hellas.components import Effect
from aegean.hellas.effects.vocabulary import is_use, ref_of, refuse_use, use_action, use_power
from aegean.hellas.hunt.attacks import let_choose_attack
from aegean.hellas.hunt.outcome import running_hunt
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas
from aegean.hellas.turn.windows import asked_powers, mute

MOMENT: Final = "attacks_drawn"

CHAPTER: Final[Chapter] = Chapter(__name__, words={"when": (MOMENT,)}, events=("attacks_seen",))


@CHAPTER.answer("attacks_drawn")
def _ask(p: Hellas, hunter: int) -> None:
    """Whoever owns the staff, the hunter too; who would choose anyway has no use for it."""
    for seat in p.clockwise(hunter):
        if seat != p.left_of(hunter) and asked_powers(p, seat, MOMENT):
            p.push(SeeAttack(seat))


@dataclass(frozen=True)
class SeeAttack(Step):
    ASKS: ClassVar[tuple[str, ...]] = ("see_attack",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        hunt = running_hunt(p)
        about = {"monster": p.rules.monster_ids[hunt.monster], "hunter": hunt.seat}
        actions = (*(use_action(ref) for ref in asked_powers(p, self.seat, MOMENT)), DECLINE, NOT_THIS_TURN)
        return (Decision(self.seat, "see_attack", actions, about),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        return refuse_use(p, seat, action, (MOMENT,)) if is_use(action) else None

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        powers = asked_powers(p, seat, MOMENT)
        p.pop()
        if is_use(action):
            use_power(p, seat, ref_of(action))
        elif action.kind == "not_this_turn":
            for ref in powers:
                mute(p, seat, ref)


@CHAPTER.effect("choose_attack")
def _choose_attack(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    names = let_choose_attack(p, seat)
    p.tell_secretly("attacks_seen", seat, {"attacks": names}, ("attacks",))
