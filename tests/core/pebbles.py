"""Pebbles, a game of a few lines for the tests of the core: numbers in its actions, rolls, secrets, and bets that all
the others make at once.

Who has the turn takes pebbles from the heap, peeks at the top of a face-down deck, or rolls for a bonus; when the turn
ends, each other seat bets 0 or 1. The deck's top card then goes to the seat, and the next turn begins. With the heap
empty at the end of a turn the game is over, and most pebbles win.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar

from aegean.core.dice import Dice
from aegean.core.errors import PositionError
from aegean.core.game import Game
from aegean.core.numbering import Layer, Numbering
from aegean.core.options import Option
from aegean.core.packs import Pack
from aegean.core.position import Position, Step
from aegean.core.state import State
from aegean.core.values import Action, Decision, Event, Plain, Result

FACES = 6


class Heap(Position):
    FIELDS: ClassVar[tuple[str, ...]] = ("heap", "pebbles", "bets", "deck", "peeked")
    __slots__ = FIELDS

    def __init__(self, seats: int, heap: int, dice: Dice) -> None:
        super().__init__(dice)
        self.heap = heap
        self.pebbles = [0] * seats
        self.bets = [0] * seats
        self.deck: list[int] = []  # the top is the last
        self.peeked = [0] * seats  # 1: the seat knows the top of the deck

    def copy(self) -> Heap:
        twin = Heap(len(self.pebbles), self.heap, self.dice.copy())
        twin.steps = self.steps[:]
        twin.result = self.result
        twin.pebbles = self.pebbles[:]
        twin.bets = self.bets[:]
        twin.deck = self.deck[:]
        twin.peeked = self.peeked[:]
        return twin

    def conceal(self, seat: int, dice: Dice) -> None:
        known = self.deck[-1:] if self.peeked[seat] else []
        self.deck = dice.shuffled(sorted(self.deck[: len(self.deck) - len(known)])) + known

    def view(self, seat: int | None) -> dict[str, Plain]:
        top = self.deck[-1] if seat is not None and self.peeked[seat] else None
        return {"heap": self.heap, "pebbles": self.pebbles[:], "bets": self.bets[:], "deck": len(self.deck), "top": top}


@dataclass(frozen=True)
class Turn(Step):
    seat: int

    def decide(self, p: Heap) -> tuple[Decision, ...]:
        actions = [Action("take", (n,)) for n in (1, 2, 3) if n <= p.heap]
        if not p.peeked[self.seat]:
            actions.append(Action("peek"))
        actions.append(Action("roll"))
        actions.append(Action("done"))
        return (Decision(self.seat, "turn", tuple(actions), {"heap": p.heap}, True),)

    def choose(self, p: Heap, seat: int, action: Action) -> None:
        if action.kind == "take":
            count = int(action.args[0])
            p.heap -= count
            p.pebbles[seat] += count
            p.emit(Event("took", {"seat": seat, "count": count}))
        elif action.kind == "peek":
            p.peeked[seat] = 1
            p.seal()
            p.emit(Event("peeked", {"seat": seat, "card": p.deck[-1]}, ("card",), 1 << seat))
        elif action.kind == "roll":
            p.pebbles[seat] += p.roll("bonus", FACES)
            p.emit(Event("rolled", {"seat": seat, "pebbles": p.pebbles[seat]}))
        else:
            p.become(Bets(seat, tuple(other for other in range(len(p.pebbles)) if other != seat)))


@dataclass(frozen=True)
class Bets(Step):
    seat: int
    waiting: tuple[int, ...]

    def decide(self, p: Heap) -> tuple[Decision, ...]:
        if self.waiting:
            return tuple(Decision(seat, "bet", (Action("bet", (0,)), Action("bet", (1,)))) for seat in self.waiting)
        p.become(Turn((self.seat + 1) % len(p.pebbles)))
        card = p.deck.pop()
        p.deck.insert(0, card)
        p.peeked = [0] * len(p.peeked)
        p.seal()
        p.pebbles[self.seat] += card
        p.emit(Event("card", {"seat": self.seat, "card": card}))
        if not p.heap:
            levels = sorted(set(p.pebbles), reverse=True)
            seats = range(len(p.pebbles))
            ranking = tuple(tuple(seat for seat in seats if p.pebbles[seat] == level) for level in levels)
            p.result = Result(ranking[0], ranking, "most")
        return ()

    def choose(self, p: Heap, seat: int, action: Action) -> None:
        p.bets[seat] += int(action.args[0])
        p.become(Bets(self.seat, tuple(other for other in self.waiting if other != seat)))


Heap.STEPS = (Turn, Bets)


class Pebbles(Game):
    id: ClassVar[str] = "pebbles"
    version: ClassVar[str] = "3"
    seats: tuple[int, ...] = (2, 3, 4)

    def load_pack(self, packs: tuple[Path, ...]) -> Pack:
        return Pack({}, {}, {})

    def describe_options(self) -> Mapping[str, Option]:
        return {"heap": Option(9, (3, 9, 21)), "first": Option(0, (0, 1))}

    def blank(self, seats: int, options: Mapping[str, Plain], dice: Dice) -> Heap:
        return Heap(seats, options["heap"], dice)

    def setup(self, seats: int, options: Mapping[str, Plain], dice: Dice) -> Heap:
        p = self.blank(seats, options, dice)
        p.deck = dice.shuffled(range(10))
        p.push(Turn(options["first"]))
        p.emit(Event("began", {"seats": seats}))
        return p

    def arrange(self, description: Mapping[str, Plain]) -> tuple[Heap, int, dict[str, Plain]]:
        if not isinstance(description.get("heap"), int):
            raise PositionError("a position of pebbles says how big the heap is: heap = 5")
        dice = Dice(b"arranged", 0, description.get("rolls", {}))
        p = self.setup(2, {"heap": 9, "first": 0}, dice)
        p.heap = description["heap"]
        return p, 2, {"heap": 9, "first": 0}

    def describe(self, state: State) -> dict[str, Plain]:
        return {"heap": state.view(None)["heap"]}

    def targets(self, action: Action, state: State) -> tuple[str, ...]:
        return (str(action),)

    _kinds = ("take", "bet", "peek", "roll", "done")
    _numbers: ClassVar = Numbering(
        Layer(
            {kind: (("count", "counts"),) if kind in ("take", "bet") else () for kind in _kinds},
            {"counts": tuple(range(10))},
        )
    )

    @property
    def action_count(self) -> int:
        return self._numbers.count

    def numbering(self, state: State) -> Numbering:
        return self._numbers

    def fields(self, action: Action, state: State) -> dict[str, Plain]:
        return {"count": action.args[0]} if action.args else {}

    def vocabulary(self) -> Mapping[str, Iterable[str]]:
        return {
            "action": self._kinds,
            "decision": ("turn", "bet"),
            "event": ("began", "took", "card"),
            "reason": ("most",),
        }


PEBBLES = Pebbles()
TAKE, PEEK, ROLL, DONE = Action("take", (1,)), Action("peek"), Action("roll"), Action("done")
BET, STAY = Action("bet", (1,)), Action("bet", (0,))


def finish(state: State) -> State:
    """Play the first action offered until the game is over; the heap shrinks with every turn."""
    while not state.over:
        state.apply(state.decision.actions[0] if state.decision.about.get("heap", 1) else DONE)
    return state
