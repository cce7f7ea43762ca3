"""Taking back: a game in play whose players may undo their own actions down to the last seal, and redo them."""

from __future__ import annotations

from aegean.core.errors import AegeanError
from aegean.core.state import State
from aegean.core.values import Action, Event


class UndoError(AegeanError):
    """There is nothing that the seat may take back or bring back."""

    code = "no-undo"


class Play:
    """A state in play with the states before each action that can still be taken back."""

    def __init__(self, state: State) -> None:
        self.state = state
        self._past: list[State] = []  # before each action above the seal
        self._undone: list[tuple[int, Action]] = []

    def apply(self, action: Action, seat: int | None = None) -> list[Event]:
        """Take an action; what was undone before it is gone."""
        before = self.state.copy()
        mover = self.state.decision.seat if seat is None else seat
        events = self.state.apply(action, seat)
        keep = self.state.undoable(mover)
        self._past = [*self._past, before][-keep:] if keep else []
        self._undone.clear()
        return events

    def undo(self, seat: int) -> None:
        """Take back the seat's latest action."""
        if not self.state.undoable(seat):
            raise UndoError(
                f"seat {seat} has nothing to take back: only own actions after the last roll, draw or reveal"
            )
        record = self.state.record
        self._undone.append((seat, record.actions[-1]))
        self.state = self._past.pop() if self._past else record.replay(len(record.actions) - 1)

    def restart(self, seat: int) -> int:
        """Take back all that the seat may take back; how many actions that were."""
        count = self.state.undoable(seat)
        for _ in range(count):
            self.undo(seat)
        return count

    def redo(self, seat: int) -> list[Event]:
        """Bring back the seat's latest undone action."""
        if not self._undone or self._undone[-1][0] != seat:
            raise UndoError(f"seat {seat} has nothing to bring back")
        _, action = self._undone[-1]
        rest = self._undone[:-1]
        events = self.apply(action, seat)
        self._undone = rest
        return events
