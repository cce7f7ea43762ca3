"""Monsters that a player drives: Hades' power, and the Leash of Cerberus (HD-1.3, HD-2.5)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final

from aegean.core.position import Step
from aegean.core.refusal import Refusal
from aegean.core.values import Action, Decision
from aegean.hellas.actions import DONE, act
from aegean.hellas.components import Effect
from aegean.hellas.effects.board import MoveMonster, monster_steps
from aegean.hellas.effects.striking import within_reach
from aegean.hellas.modules import Chapter
from aegean.hellas.position import ON_MAP, Hellas
from aegean.hellas.turn.monsters import run

CHAPTER: Final[Chapter] = Chapter(__name__, reasons=("the_monster_has_done_that",))

# what a power's number stands for; a lower one is the regions that the monster may move
MOVE_AND_ATTACK, MOVE_OR_ATTACK = 3, 4


def _driven(p: Hellas, seat: int, number: int, near: bool) -> list[int]:
    """The monsters that can be driven: those within reach that have somewhere to go, or that may attack."""
    reach = within_reach(p, seat, "hero_region_and_neighbours" if near else None)
    return [
        monster
        for monster, state in enumerate(p.monster_state)
        if state == ON_MAP
        and (not near or reach >> p.monster_at[monster] & 1)
        and (number >= MOVE_AND_ATTACK or monster_steps(p, seat, monster))
    ]


def _shore(p: Hellas, monster: int) -> str:
    return p.rules.region_ids[p.rules.shores(p.monster_at[monster])[0]]


@CHAPTER.effect("drive_monster")
def _drive(p: Hellas, seat: int, one: Effect, ref: str) -> None:
    if one.number:
        p.push(DriveMonster(seat, one.number, one.where is not None))


@CHAPTER.possible("drive_monster")
def _any_to_drive(p: Hellas, seat: int, one: Effect) -> bool:
    return bool(_driven(p, seat, one.number, one.where is not None))


@dataclass(frozen=True)
class DriveMonster(Step):
    """Which monster. Whoever prays may leave it; whoever gave up a Hero Movement for it has chosen."""

    ASKS: ClassVar[tuple[str, ...]] = ("drive_monster",)

    seat: int
    number: int  # regions that it moves at most, or MOVE_AND_ATTACK, MOVE_OR_ATTACK
    near: bool  # only in the hero's region and beside it

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        monsters = _driven(p, self.seat, self.number, self.near)
        if not monsters:
            p.pop()
            return ()
        actions = [act("choose_monster", p.rules.monster_ids[monster]) for monster in monsters]
        return (Decision(self.seat, "drive_monster", (*actions, *(() if self.near else (DONE,)))),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        if action.kind != "choose_monster":
            return None
        monster, fields = p.rules.monster[str(action.args[0])], {"monster": str(action.args[0])}
        if p.monster_state[monster] != ON_MAP:
            return Refusal("the_monster_is_not_on_the_map", "HD-1.3", fields)
        if monster in _driven(p, seat, self.number, self.near):
            return None
        return Refusal("it_does_not_reach_so_far", "HD-2.5", {"region": _shore(p, monster)})

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if action.kind == "done":
            p.pop()
            return
        monster = p.rules.monster[str(action.args[0])]
        if self.number >= MOVE_AND_ATTACK:
            p.become(CommandMonster(seat, monster, False, False, self.number == MOVE_OR_ATTACK))
        else:
            p.become(MoveMonster(seat, monster, self.number, True))


@dataclass(frozen=True)
class CommandMonster(Step):
    """The monster moves one region and attacks its own, in the order of the player's choice, or does one of the two;
    either may be left."""

    ASKS: ClassVar[tuple[str, ...]] = ("command_monster",)

    seat: int
    monster: int
    has_moved: bool
    has_attacked: bool
    one: bool = False  # of the two

    def decide(self, p: Hellas) -> tuple[Decision, ...]:
        actions = self.allowed(p, self.seat, (act("monster_move"), act("monster_attack")))
        if not actions:
            p.pop()
            return ()
        about = {"monster": p.rules.monster_ids[self.monster], "count": 1 if self.one else 2}
        return (Decision(self.seat, "command_monster", (*actions, DONE), about),)

    def refusal(self, p: Hellas, seat: int, action: Action) -> Refusal | None:
        fields = {"monster": p.rules.monster_ids[self.monster]}
        done = {"monster_move": self.has_moved, "monster_attack": self.has_attacked}.get(action.kind, False)
        if done:
            return Refusal("the_monster_has_done_that", "HD-1.3", fields)
        if action.kind == "monster_move" and not monster_steps(p, seat, self.monster):
            return Refusal("it_would_change_nothing", "HD-1.3", fields)
        return None

    def choose(self, p: Hellas, seat: int, action: Action) -> None:
        if action.kind == "done":
            p.pop()
            return
        moves = action.kind == "monster_move"
        if self.one:
            p.pop()
        else:
            p.become(CommandMonster(seat, self.monster, self.has_moved or moves, self.has_attacked or not moves))
        run(p, seat, self.monster, "move" if moves else "region_attack")
