"""Apollo's Lute: what was rolled for a monster does not happen (HS-1.4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DECLINE, NOT_THIS_TURN
from aegean.hellas.components import Effect
from aegean.hellas.effects.vocabulary import is_use, ref_of, refuse_use, use_action, use_power
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas
from aegean.hellas.turn.monsters import Rolled, ignore_roll
from aegean.hellas.turn.windows import asked_powers, mute

MOMENT: Final = "monster_rolled"
CHAPTER: Final[Chapter] = Chapter(__name__, words={"when": (MOMENT,)}, events=("roll_ignored",))


@CHAPTER.answer(MOMENT)
def _ask(p: Hellas, roller: int, monster: int) -> None:
    """Whoever owns the lute, in anybody's turn."""
    for seat in reversed(p.clockwise(roller)):
        if asked_powers(p, seat, MOMENT):
            p.push(AnswerRoll(seat, monster))


@dataclass(frozen=True)
class AnswerRoll(Step):
    ASKS: ClassVar[tuple[str, ...]] = ("answer_roll",)

    seat: int
    monster: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        powers = asked_powers(p, self.seat, MOMENT)
        if not powers or not isinstance(p.steps[-2], Rolled):
            p.pop()
            return ()
        rolled = p.steps[-2]
        about = {"monster": p.rules.monster_ids[self.monster], "roll": p.rules.die_names[rolled.face]}
        actions = (*(use_action(ref) for ref in powers), DECLINE, NOT_THIS_TURN)
        return (Decision(self.seat, "answer_roll", actions, about),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        return refuse_use(p, seat, action, (MOMENT,)) if is_use(action) else None

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        powers = asked_powers(p, seat, MOMENT)
        p.pop()
        if action.kind == "not_this_turn":
            for ref in powers:
                mute(p, seat, ref)
        elif is_use(action):
            use_power(p, seat, ref_of(action))


@CHAPTER.effect("ignore_roll")
def _ignore_roll(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    p.tell("roll_ignored", seat, {"monster": p.rules.monster_ids[ignore_roll(p)]})
