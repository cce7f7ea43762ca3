"""Kronos' turn: one action or a Pass, active chains in between, perhaps a second action (HK-2, HK-3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.control import Aftermath
from aegean.hellas.expansions.kronos.board import board, finals_unlocked, own_board
from aegean.hellas.expansions.kronos.chains import chain_offers, refuse_chain, use_chain
from aegean.hellas.expansions.kronos.monsters import ATTACK, MOVEMENT
from aegean.hellas.expansions.kronos.orders import PLAY
from aegean.hellas.expansions.kronos.prices import restored
from aegean.hellas.expansions.kronos.printed import ROLE, printed
from aegean.hellas.expansions.kronos.ruin import KRONOS_MONUMENT, MONSTER_MONUMENT, MOVE, TEMPLE
from aegean.hellas.expansions.kronos.terror import KRONOS_TERROR, TERROR
from aegean.hellas.modules import Chapter, Deed
from aegean.hellas.position import Hellas
from aegean.hellas.turn.steps import TurnEnd

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"kronos_pass": (), "end_turn": ()},
    events=("kronos_acted", "kronos_passed"),
    reasons=(
        "a_pass_is_a_whole_turn",
        "an_action_or_a_pass_comes_first",
        "the_last_chain_is_not_broken",
        "you_have_taken_your_action",
    ),
)

DEEDS: Final[dict[str, Deed]] = {
    "monster_movement": MOVEMENT,
    "region_attack": ATTACK,
    "terror": TERROR,
    "destroy_temple": TEMPLE,
    "play_order": PLAY,
    "kronos_movement": MOVE,
    "kronos_destroy_monument": KRONOS_MONUMENT,
    "kronos_terror": KRONOS_TERROR,
    "monster_destroy_monument": MONSTER_MONUMENT,
}
_ACTION_OF: Final = {kind: name for name, deed in DEEDS.items() for kind in deed.kinds}
# on the table the action on Kronos' board is touched first, then what it is done with; an order card stands for itself
CHAPTER.first |= {kind: f"kronos_action:{name}" for kind, name in _ACTION_OF.items() if name != "play_order"}
CHAPTER.first["kronos_pass"] = "kronos_action:pass"
_PASS: Final = act("kronos_pass")
_END: Final = act("end_turn")


@dataclass(frozen=True)
class KronosTurn(Step):
    """HK-2.2 to HK-2.4."""

    ASKS: ClassVar[tuple[str, ...]] = ("kronos_turn",)

    seat: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        part, seat = board(p), self.seat
        left = 0 if part.passed else part.allowed - part.taken
        actions: list[Action] = []
        if left > 0:
            for name, deed in DEEDS.items():
                if not _is_locked(p, name):
                    actions += deed.offers(p, seat)
        actions += chain_offers(p, seat)
        if not part.taken and not part.passed:
            actions.append(_PASS)
        else:
            actions.append(_END)
        # What can be done goes by cards that he alone knows, so the turn does not end by itself while he may act.
        about = {"left": left, "anger": part.anger}
        return (Decision(seat, "kronos_turn", tuple(actions), about, left > 0),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        part = board(p)
        if action.kind == "use_chain":
            return refuse_chain(p, seat, action)
        if action.kind == "kronos_pass":
            return Refusal("a_pass_is_a_whole_turn", "HK-2.4") if part.taken or part.passed else None
        if action.kind == "end_turn":
            begun = part.taken or part.passed
            return None if begun else Refusal("an_action_or_a_pass_comes_first", "HK-2.2")
        name = _ACTION_OF.get(action.kind)
        if name is None:
            return None
        if part.passed or part.taken >= part.allowed:
            return Refusal("you_have_taken_your_action", "HK-2.2")
        if _is_locked(p, name):
            return Refusal("the_last_chain_is_not_broken", "HK-8.1", {"kronos_action": name})
        refuse = DEEDS[name].refuse
        return refuse(p, seat, action) if refuse is not None else None

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if action.kind == "end_turn":
            part = own_board(p)
            part.taken, part.passed, part.allowed = 0, 0, p.rules.numbers["kronos_actions_in_a_turn"]
            p.become(TurnEnd(seat))
        elif action.kind == "kronos_pass":
            part = own_board(p)
            part.passed, part.anger = 1, restored(p)
            p.tell("kronos_passed", seat, {"anger": part.anger})
        elif action.kind == "use_chain":
            p.push(Aftermath(seat, False))
            use_chain(p, seat, action)
        else:
            name = _ACTION_OF[action.kind]
            own_board(p).taken += 1
            p.tell("kronos_acted", seat, {"kronos_action": name})
            p.push(Aftermath(seat, False))
            DEEDS[name].take(p, seat, action)


def _is_locked(p: Hellas, name: str) -> bool:
    return printed(p.rules).actions[name].final and not finals_unlocked(p)


CHAPTER.turns[ROLE] = KronosTurn
