"""The pending steps: the stack that a description asks for, and whether it can stand."""

from __future__ import annotations

from typing import Any, Final, cast

from aegean.core.describing import Table, read_number, read_word, refused
from aegean.core.position import Step, settle
from aegean.hellas.battle.sides import Battle
from aegean.hellas.control import Aftermath
from aegean.hellas.describing.fitting import BATTLE_STEPS, HUNT_STEPS, trouble_of
from aegean.hellas.describing.words import step_words
from aegean.hellas.hunt.outcome import Hunt
from aegean.hellas.position import Hellas
from aegean.hellas.queries import lords
from aegean.hellas.setup import ChooseHero, Placing
from aegean.hellas.stages import first_of
from aegean.hellas.turn.steps import AfterSpecial, ExtraSpecial, MoreSpecials, NextTurn, TurnEnd, TurnStart

_BETWEEN: Final = (TurnStart, AfterSpecial, MoreSpecials, ExtraSpecial, TurnEnd, NextTurn)


def bottom(p: Hellas) -> tuple[type[Step], ...]:
    """The kinds of step of which one lies beneath all others: a seat's turn, by its role, and what turns lead to."""
    return *dict.fromkeys(type(turn) for turn in p.rules.turn_of), *_BETWEEN


def read_stack(p: Hellas, said: Table, turn: Table) -> list[Step]:
    """The steps that a description asks for: as they are written out, or those of the turn it tells of."""
    if "steps" in said:
        stack = step_words(p).read_stack(said["steps"])
        if not stack or not isinstance(stack[0], bottom(p)):
            raise refused("steps", f"the first is one of {', '.join(kind.__name__ for kind in bottom(p))}")
        return stack
    if "turn" not in said and "result" not in said:
        choosers = lords(p)
        choosing = ChooseHero(choosers[0], len(choosers))
        return [TurnStart(p.first_seat), choosing, *first_of(p, choosers[0], "before_heroes")]
    if "seat" not in turn:
        raise refused("turn.seat", f"the seat whose turn it is must be said: 0 to {p.seats - 1}")
    seat = read_number(turn["seat"], "turn.seat", 0, p.seats - 1)
    phase = read_word(turn.get("phase", "actions"), "turn.phase", ("start", "actions"))
    return [TurnStart(seat) if phase == "start" else p.rules.turn_of[seat]]


# -- what a stack tells -----------------------------------------------------------------------------------------------


def owner_of(stack: list[Step]) -> int:
    """Whose turn it is."""
    return int(cast(Any, stack[0]).seat)


def choosing(p: Hellas) -> list[int]:
    """The seats that are still to be asked for a hero, or for its place if heroes were dealt."""
    for step in p.steps:
        if isinstance(step, ChooseHero):
            choosers = lords(p)
            return choosers[len(choosers) - step.left :]
    return []


def unplaced(p: Hellas) -> list[int]:
    """The seats whose hero has no place yet, and those that lead none."""
    heroless = [seat for seat in range(p.seats) if seat not in lords(p)]
    return choosing(p) + [step.whose() for step in p.steps if isinstance(step, Placing)] + heroless


def setting_up(p: Hellas) -> bool:
    return any(isinstance(step, ChooseHero) for step in p.steps)


def is_fresh(p: Hellas) -> bool:
    """Whether a turn is at its start or between two of its actions."""
    return is_settled(p) and (isinstance(p.steps[0], TurnStart) or p.steps[0] in p.rules.turn_of)


def is_settled(p: Hellas) -> bool:
    """Whether nothing is under way, so that control and battles are settled."""
    return len(p.steps) == 1


def is_moving(p: Hellas) -> bool:
    """Whether an action is under way that may have brought hoplites together, before control and battles."""
    return any(isinstance(step, Aftermath) for step in p.steps)


# -- checks -----------------------------------------------------------------------------------------------------------


def check_shape(p: Hellas) -> None:
    """Every step lies where it can do its work, and is the business of the right seat."""
    stack = p.steps
    for n, step in enumerate(stack):
        beneath = stack[:n]
        name = type(step).__name__
        if n and isinstance(step, bottom(p)):
            raise refused(f"steps[{n}]", f"{name} comes first")
        if n == 1 and isinstance(stack[0], TurnStart) and not isinstance(step, ChooseHero):
            raise refused("steps[1]", "before the first turn there is ChooseHero; a turn under way is Turn")
        if isinstance(step, ChooseHero):
            _check_choosing(p, n, step)
        if isinstance(step, Placing) and not isinstance(stack[n - 1], ChooseHero):
            raise refused(f"steps[{n}]", f"{type(step).__name__} comes upon ChooseHero")
        for whole, parts in ((Battle, BATTLE_STEPS), (Hunt, HUNT_STEPS)):
            if isinstance(step, parts) and not any(isinstance(one, whole) for one in beneath):
                raise refused(f"steps[{n}]", f"{name} is part of a {whole.__name__}, which lies beneath it")
        if isinstance(step, Battle | Hunt) and not any(isinstance(one, Aftermath) for one in beneath):
            raise refused(f"steps[{n}]", f"{name} comes upon an Aftermath")
        if isinstance(step, Aftermath) and step.seat != p.active:
            raise refused(f"steps[{n}].seat", f"it is the business of seat {p.active}, not of {step.seat}")


def _check_choosing(p: Hellas, n: int, step: ChooseHero) -> None:
    """In the order of their choosing (H-3.8)."""
    choosers = lords(p)
    if n != 1 or not isinstance(p.steps[0], TurnStart):
        raise refused(f"steps[{n}]", "ChooseHero comes upon the TurnStart of the first turn")
    if step.left > len(choosers):
        raise refused("steps[1].left", f"there are {len(choosers)} seats")
    due = choosers[(len(choosers) - step.left) % len(choosers)]
    if step.seat != due:
        raise refused("steps[1].seat", f"with {step.left} left to choose it is seat {due}")


def check_steps(p: Hellas) -> None:
    """The steps fit what lies on the table."""
    for n, step in enumerate(p.steps):
        trouble = trouble_of(p, step)
        if trouble is not None:
            part, reason = trouble
            raise refused(f"steps[{n}].{part}" if part else f"steps[{n}]", reason)


def check_going_on(p: Hellas) -> None:
    """The rules come from these steps to somebody's decision."""
    try:
        decisions = settle(p.copy())
    except (ArithmeticError, AssertionError, LookupError, RuntimeError, TypeError, ValueError) as error:
        raise refused("steps", f"the rules cannot go on from here: {error}") from error
    for decision in decisions:
        if not decision.actions:
            raise refused("steps", f"seat {decision.seat} would have nothing to choose from ({decision.kind})")
