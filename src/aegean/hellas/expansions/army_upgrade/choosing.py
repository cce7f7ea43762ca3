"""Army upgrade boards are chosen before the heroes (HA-1.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import act
from aegean.hellas.expansions.army_upgrade.boards import ID, Armies, armies_of, own_armies, printed
from aegean.hellas.modules import Chapter
from aegean.hellas.position import Hellas

CHAPTER: Final[Chapter] = Chapter(
    __name__,
    actions={"choose_board": (("army_board", "army_board"),)},
    events=("board_chosen",),
    reasons=("that_board_is_taken",),
    part=(ID, Armies),
)


@CHAPTER.hook("before_heroes", after="", name="army_boards")
def _choose_boards(p: Hellas, seat: int) -> None:
    """Whoever will choose a hero first chooses a board first (HA-1.1)."""
    p.push(ChooseBoard(seat, p.seats))


@dataclass(frozen=True)
class ChooseBoard(Step):
    """One board after the other, counter-clockwise (HA-1.1)."""

    ASKS: ClassVar[tuple[str, ...]] = ("choose_board",)

    seat: int
    left: int

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        if not self.left:
            p.pop()
            return ()
        actions = self.allowed(p, self.seat, [act("choose_board", name) for name in printed(p.rules).board_ids])
        return (Decision(self.seat, "choose_board", actions),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "choose_board":
            return None
        name = str(action.args[0])
        if printed(p.rules).board_ids.index(name) not in armies_of(p).boards:
            return None
        return Refusal("that_board_is_taken", "HA-1.1", {"army_board": name})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        p.become(ChooseBoard(p.right_of(seat), self.left - 1))
        own_armies(p).boards[seat] = printed(p.rules).board_ids.index(str(action.args[0]))
        p.tell("board_chosen", seat, {"army_board": str(action.args[0])})
