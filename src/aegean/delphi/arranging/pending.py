"""The pending steps in words, both ways, and whether a described stack of them can stand."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final, cast

from aegean.core.describing import (
    StepWords,
    Table,
    Wording,
    number,
    one_of,
    read_list,
    read_number,
    read_word,
    refused,
    some_of,
)
from aegean.core.position import Step
from aegean.core.values import Plain
from aegean.delphi.arranging.reading import read_island
from aegean.delphi.combat import UNROLLED, Fight
from aegean.delphi.equipment import Enthrone, ReceiveOffering, ReceiveStatue, TakeEquipment
from aegean.delphi.exploring import Look, Scout
from aegean.delphi.facts import FIGHT
from aegean.delphi.names import COLOURS, GODS, colour_names
from aegean.delphi.position import Delphi
from aegean.delphi.rewards import GodSteps, ReturnGod
from aegean.delphi.setup import ChooseColour, DraftShip, DropTask, StartEffects
from aegean.delphi.tasks import needs_monster
from aegean.delphi.turn import OthersAdvance, Recover, Turn, TurnEnd, TurnStart, Unhurt, listeners

_BOTTOM: Final = (Turn, TurnStart, TurnEnd, Recover)
_UPON: Final[dict[type[Step], tuple[type[Step], ...]]] = {
    StartEffects: (TurnStart,),
    DraftShip: (StartEffects,),
    ChooseColour: (StartEffects, DraftShip),
    DropTask: (StartEffects,),
    OthersAdvance: (TurnEnd,),
    Unhurt: (Turn,),
    Fight: (Turn,),
    ReturnGod: (Turn,),
}
_UPON_FOR_THE_REST: Final = (Turn, ReturnGod, StartEffects, DropTask, GodSteps, TakeEquipment)
_CARD_STEPS: Final[dict[type[Step], str]] = {
    ReceiveStatue: "load_statue",
    ReceiveOffering: "load_offering",
    Enthrone: "god_to_throne",
}


# -- words ------------------------------------------------------------------------------------------------------------


def step_words(p: Delphi) -> StepWords:
    hidden, mountains = p.board.island_names["hidden"], p.board.island_names["monster"]
    islands = Wording(
        lambda value: [hidden[n] for n in value],
        lambda value, field: tuple(
            read_island(at, f"{field}[{n}]", p.board, "hidden") for n, at in enumerate(read_list(value, field, "hexes"))
        ),
    )
    return StepWords(
        Delphi.STEPS,
        {
            "seat": number(0, p.seats - 1),
            "StartEffects.seat": number(0, p.seats),
            "mountain": Wording(
                lambda value: mountains[value], lambda value, field: read_island(value, field, p.board, "monster")
            ),
            "chosen": islands,
            "islands": islands,
            "colour": one_of(COLOURS),
            "god": one_of(GODS),
            "card": one_of(p.facts.equipment_ids),
            "waiting": Wording(
                lambda value: [seat for seat in range(p.seats) if value >> seat & 1],
                lambda value, field: _read_waiting(value, field, p.seats),
            ),
            "OthersAdvance.rolled": some_of(COLOURS, "colours"),
            "Fight.rolled": Wording(lambda value: value, read_number, UNROLLED),
            "left": number(1),
            "titan": Wording(lambda value: value, lambda value, field: _read_titan(p, value, field)),
            "count": number(1),
        },
    )


def _read_titan(p: Delphi, value: Plain, field: str) -> int:
    if value not in p.facts.titan_die or type(value) is not int:
        raise refused(field, f"{value!r} is not on the titan die: {', '.join(map(str, p.facts.titan_die))}")
    return value


def _read_waiting(value: Plain, field: str, seats: int) -> int:
    waiting = {read_number(seat, field, 0, seats - 1) for seat in read_list(value, field, "seats", seats)}
    return sum(1 << seat for seat in waiting)


def read_stack(p: Delphi, said: Table, turn: Table) -> list[Step]:
    """The steps that a description asks for: as they are written out, or those of the turn it tells of."""
    if "steps" in said:
        stack = step_words(p).read_stack(said["steps"])
        _check_shape(p, stack)
        return stack
    if "result" in said:
        return [TurnEnd(p.seats - 1)]
    if "turn" not in said:
        # Players who are told of have their colours.
        return [step for step in p.steps if not ("players" in said and isinstance(step, ChooseColour))]
    if "seat" not in turn:
        raise refused("turn.seat", f"the seat whose turn it is must be said: 0 to {p.seats - 1}")
    seat = read_number(turn["seat"], "turn.seat", 0, p.seats - 1)
    phase = read_word(turn.get("phase", "actions"), "turn.phase", ("start", "actions"))
    return [TurnStart(seat) if phase == "start" else Turn(seat)]


# -- what a stack tells of the start of the game ----------------------------------------------------------------------


def drafting(p: Delphi) -> int:
    """The seat that is to choose its ship tile, or -1: seats above it have theirs."""
    return next((step.seat for step in p.steps if isinstance(step, DraftShip)), -1)


def choosing_colours(p: Delphi) -> int:
    """The first seat without a colour, or the number of seats: all have theirs."""
    return next((step.seat for step in p.steps if isinstance(step, ChooseColour)), p.seats)


def setting_up(p: Delphi) -> bool:
    return any(isinstance(step, StartEffects) for step in p.steps)


def tiles_dropped(p: Delphi, seat: int) -> int:
    """How many Zeus tiles the seat has given up for its ship tile (D-13.5)."""
    dropped = p.facts.ships[p.ship_tile[seat]].tasks_dropped
    for step in p.steps:
        if isinstance(step, StartEffects) and step.seat <= seat:
            return 0
        if isinstance(step, DropTask) and step.seat == seat:
            dropped -= step.left
    return max(0, dropped)


# -- checks -----------------------------------------------------------------------------------------------------------


def _check_shape(p: Delphi, stack: list[Step]) -> None:
    """Every step lies upon one that can have set it off, and is the business of the right seat."""
    if not stack or not isinstance(stack[0], _BOTTOM):
        raise refused("steps", f"the first is one of {', '.join(kind.__name__ for kind in _BOTTOM)}")
    owner = cast(Any, stack[0]).seat
    for n, (below, step) in enumerate(pairwise(stack), 1):
        beneath = () if isinstance(step, _BOTTOM) else _UPON.get(type(step), _UPON_FOR_THE_REST)
        if not isinstance(below, beneath):
            where = f"upon {' or '.join(kind.__name__ for kind in beneath)}" if beneath else "first"
            raise refused(f"steps[{n}]", f"{type(step).__name__} comes {where}, not upon {type(below).__name__}")
        if isinstance(step, StartEffects):
            if owner != 0:
                raise refused("steps[0].seat", "the game begins with the turn of seat 0")
            owner = step.seat - 1  # it has moved on to the next seat before it asks
        elif isinstance(step, DraftShip):
            if owner != -1:
                raise refused(f"steps[{n}]", "ships are drafted before StartEffects has come to a seat: to seat 0")
        elif isinstance(step, ChooseColour):
            if owner != -1 or (isinstance(below, DraftShip) and below.seat != p.seats - 1):
                raise refused(f"steps[{n}]", "colours are chosen before the first ship and before StartEffects")
        elif not isinstance(step, OthersAdvance) and cast(Any, step).seat != owner:
            raise refused(f"steps[{n}].seat", f"it is the business of seat {owner}, not of {cast(Any, step).seat}")


def check_steps(p: Delphi) -> None:
    """The steps fit what lies on the table."""
    for n, step in enumerate(p.steps):
        trouble = _trouble(p, step)
        if trouble is not None:
            part, reason = trouble
            raise refused(f"steps[{n}].{part}" if part else f"steps[{n}]", reason)


def _trouble(p: Delphi, step: Step) -> tuple[str, str] | None:
    """The part of a step that does not fit, and why."""
    match step:
        case Fight():
            return _trouble_in_fight(p, step)
        case ReceiveStatue() | ReceiveOffering() | Enthrone():
            ability = _CARD_STEPS[type(step)]
            fitting = [
                name
                for number, name in enumerate(p.facts.equipment_ids)
                if p.equipment[step.seat] >> number & 1 and p.facts.equipment[number].ability == ability
            ]
            if p.facts.equipment_ids[step.card] not in fitting:
                return "card", f"it is a card of seat {step.seat} that does so: {', '.join(fitting) or 'it has none'}"
        case Look(count=count, chosen=chosen):
            if p.explored.bit_count() == len(p.tiles):
                return "", "there is no hidden island left to look at"
            if len(set(chosen)) < len(chosen) or len(chosen) > count or any(p.explored >> n & 1 for n in chosen):
                return "chosen", f"up to {count} different islands that are still hidden"
        case Scout(seat=seat, islands=islands):
            hidden = ~p.explored & p.seen[seat]
            if not islands or len(set(islands)) < len(islands) or not all(hidden >> n & 1 for n in islands):
                return "islands", f"one or more hidden islands that seat {seat} has seen"
        case ReturnGod(seat=seat, god=god):
            if p.gods[seat * 6 + god] != p.facts.throne_row:
                return "god", f"{GODS[god]} of seat {seat} is not on its throne, row {p.facts.throne_row}"
        case Unhurt(seat=seat):
            if any(p.injuries[seat * 6 : seat * 6 + 6]):
                return "", f"seat {seat} has injuries"
        case Recover(seat=seat, left=left):
            return _trouble_in_recovery(p, seat, left)
        case DropTask(seat=seat, left=left):
            most = p.facts.ships[p.ship_tile[seat]].tasks_dropped
            if left > most:
                return "left", f"the ship tile of seat {seat} drops {most}"
        case OthersAdvance(rolled=rolled, waiting=waiting):
            shown = sum(1 << colour for colour in range(6) if p.oracle_dice[p.active * 6 + colour])
            if rolled != shown:
                return "rolled", f"the dice of seat {p.active} show {', '.join(colour_names(shown))}"
            if waiting >> p.active & 1:
                return "waiting", f"seat {p.active} has rolled and is not among those who wait"
            if waiting & ~listeners(p, p.active):
                return "waiting", "somebody has come home: those whose last turn is past are no longer asked"
        case TurnEnd(seat=seat, titan=titan):
            if titan and seat != p.seats - 1:
                return "titan", f"seat {p.seats - 1} has the titan die"
            if not titan and seat == p.seats - 1 and len(p.steps) > 1:
                return "titan", f"seat {seat} has rolled the titan die with the others: say what it shows"
    return None


def _trouble_in_fight(p: Delphi, fight: Fight) -> tuple[str, str] | None:
    seat, colour, most = fight.seat, COLOURS[fight.colour], p.facts.fight_base - p.strength[fight.seat]
    if fight.mountain not in p.near(seat, FIGHT).monster:
        return "mountain", f"the ship of seat {seat} is not there, but at {p.board.names[p.ship[seat]]}"
    if not p.monsters_on[fight.mountain] >> fight.colour & 1:
        return "colour", f"there are {', '.join(colour_names(p.monsters_on[fight.mountain])) or 'no monsters'}"
    if not needs_monster(p, seat, fight.colour):
        return "colour", f"no open task of seat {seat} takes a {colour} monster"
    if fight.target > most:
        return "target", f"it is at most {most} for a player of strength {p.strength[seat]}"
    if fight.rolled != UNROLLED and not (fight.rolled in p.facts.battle_die and fight.rolled < fight.target):
        return "rolled", f"a lost round shows a number of the die that is below the target of {fight.target}"
    return None


def _trouble_in_recovery(p: Delphi, seat: int, left: int) -> tuple[str, str] | None:
    discarded = p.facts.recover_discard - left
    if discarded < 0:
        return "left", f"at most {p.facts.recover_discard} injuries are discarded"
    before = p.copy()
    mine = p.injuries[seat * 6 : seat * 6 + 6]
    before.injuries[seat * 6 + mine.index(max(mine))] += discarded
    if not before.must_recover(seat):
        return "", f"seat {seat} has too few injuries to have to recover"
    return None
