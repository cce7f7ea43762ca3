"""The pending steps: the stack that a description asks for, and whether it can stand."""

from __future__ import annotations

from typing import Any, Final, cast

from aegean.core.describing import Table, read_number, read_word, refused
from aegean.core.position import Step
from aegean.hellas.arranging.words import step_words
from aegean.hellas.control import Aftermath
from aegean.hellas.position import Hellas
from aegean.hellas.setup import ChooseHero, PlaceStart
from aegean.hellas.turn import AfterSpecial, ExtraSpecial, Turn, TurnEnd, TurnStart

BOTTOM: Final = (Turn, TurnStart, AfterSpecial, ExtraSpecial, TurnEnd)


def read_stack(p: Hellas, said: Table, turn: Table) -> list[Step]:
    """The steps that a description asks for: as they are written out, or those of the turn it tells of."""
    if "steps" in said:
        stack = step_words(p).read_stack(said["steps"])
        if not stack or not isinstance(stack[0], BOTTOM):
            raise refused("steps", f"the first is one of {', '.join(kind.__name__ for kind in BOTTOM)}")
        return stack
    if "turn" not in said:
        return [TurnStart(p.first_seat), ChooseHero(p.left_of(p.first_seat), p.seats)]
    if "seat" not in turn:
        raise refused("turn.seat", f"the seat whose turn it is must be said: 0 to {p.seats - 1}")
    seat = read_number(turn["seat"], "turn.seat", 0, p.seats - 1)
    phase = read_word(turn.get("phase", "actions"), "turn.phase", ("start", "actions"))
    return [TurnStart(seat) if phase == "start" else Turn(seat)]


# -- what a stack tells -----------------------------------------------------------------------------------------------


def owner_of(stack: list[Step]) -> int:
    """Whose turn it is."""
    return int(cast(Any, stack[0]).seat)


def choosing(p: Hellas) -> list[int]:
    """The seats that are still to be asked for a hero, or for its place if heroes were dealt."""
    for step in p.steps:
        if isinstance(step, ChooseHero):
            return [(step.seat - n) % p.seats for n in range(step.left)]
    return []


def unplaced(p: Hellas) -> list[int]:
    """The seats whose hero has no place yet."""
    return choosing(p) + [step.seat for step in p.steps if isinstance(step, PlaceStart)]


def setting_up(p: Hellas) -> bool:
    return any(isinstance(step, ChooseHero) for step in p.steps)


def is_settled(p: Hellas) -> bool:
    """Whether nothing is under way, so that control and battles are settled."""
    return len(p.steps) == 1


def is_moving(p: Hellas) -> bool:
    """Whether an action is under way that may have brought hoplites together, before control and battles."""
    return any(isinstance(step, Aftermath) for step in p.steps)
