"""What a bot is, and all that a bot is shown."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar

from aegean.bots.reasons import Reason
from aegean.core.dice import Dice, key_of
from aegean.core.errors import IllegalAction
from aegean.core.game import Game
from aegean.core.state import State
from aegean.core.values import Action, Decision, Plain

_TWIN_SEED = 0  # any fixed number will do: the twin is made of what the seat knows and of this


class Table:
    """A decision as its seat sees it.

    It holds a twin: a state that the seat could not tell from the true one, dealt anew from what the seat knows. View,
    decision and samples all come from the twin, so nothing leads from here to the true state, its seed or its past.
    """

    __slots__ = ("_decision", "_seat", "_twin", "_view")

    def __init__(self, twin: State, seat: int, decision: Decision, view: dict[str, Plain] | None = None) -> None:
        """`view`: what is seen of the twin, where it was looked at already, or from another seat."""
        self._twin = twin
        self._seat = seat
        self._decision = decision
        self._view = view

    @classmethod
    def of(cls, state: State, seat: int) -> Table:
        """What the seat is shown of a state in which it has to decide."""
        twin = state.sample(seat, _TWIN_SEED)
        decision = twin.decision_of(seat)
        if decision is None:
            raise IllegalAction(f"seat {seat} has nothing to decide now")
        return cls(twin, seat, decision)

    @property
    def game(self) -> Game:
        return self._twin.game

    @property
    def seat(self) -> int:
        return self._seat

    @property
    def moves(self) -> int:
        """How many actions have been taken in the game."""
        return self._twin.moves

    @property
    def decision(self) -> Decision:
        return self._decision

    @property
    def view(self) -> dict[str, Plain]:
        """All that the seat may know, as `state.view` gives it."""
        if self._view is None:
            self._view = self._twin.view(self._seat)
        return self._view

    def dump(self) -> str:
        """All that stands behind this table, to be asked about it elsewhere: the twin, as `state.dump` writes it."""
        return self._twin.dump().decode()

    def sample(self, seed: int) -> State:
        """A full state that the seat could not tell from the true one, for search."""
        return self._twin.sample(self._seat, seed)


class Bot(ABC):
    """A player. Its choice depends on its own seed and on what the table shows, and on nothing else: what it keeps
    between two choices may save it work, but never changes what it chooses."""

    name: ClassVar[str]
    label: str = ""  # by which matches tell an object from others of its class, where they are to

    def __init__(self, seed: int = 0) -> None:
        self._key = key_of(seed)

    @abstractmethod
    def choose(self, table: Table) -> Action:
        """One of `table.decision.actions`."""

    def explain(self, table: Table) -> Reason:
        """Why it would choose as it does: the same choice, and what it weighed."""
        from aegean.bots.insight import at_a_glance  # which is made of bots itself

        return at_a_glance(table, self.choose(table))

    def chance(self, table: Table) -> Dice:
        """The bot's own chance for this decision."""
        return Dice(self._key, (table.moves << 16) + (table.seat << 8))


def play(state: State, bots: list[Bot]) -> None:
    """Let the bots, one for each seat, play the state to its end."""
    while not state.over:
        decide(state, bots)


def decide(state: State, bots: list[Bot]) -> None:
    """The first open decision is made by the bot of its seat."""
    seat = state.decision.seat
    state.apply(bots[seat].choose(Table.of(state, seat)), seat)
