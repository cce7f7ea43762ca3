"""A state: a position in play, with its open decisions and its record."""

from __future__ import annotations

import json
from collections.abc import Iterable
from copy import deepcopy
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

from aegean.core.dice import Dice
from aegean.core.errors import IllegalAction, NotationError
from aegean.core.options import told
from aegean.core.position import Position, settle
from aegean.core.records import Origin, Record
from aegean.core.refusal import ANOTHER_SEAT_DECIDES, THE_GAME_IS_OVER, Refusal, closest
from aegean.core.values import Action, Decision, Event, Plain, Result

if TYPE_CHECKING:
    from aegean.core.game import Game

Log = tuple[Any, int, Action] | None  # the log so far, the seat, the action: a chain that copies share

DUMP_FORMAT = 1


class State:
    """The contract's state. Rules work on its position; all others work through the methods here."""

    __slots__ = ("_log", "_mover", "_moves", "_open", "_origin", "_position", "_seal", "game", "opening")

    def __init__(self, game: Game, position: Position, origin: Origin, like: State | None = None) -> None:
        self.game = game
        self._position = position
        self._origin = origin
        self._log: Log
        self._moves: int
        self._seal: int  # the number of actions that can no longer be taken back
        self._mover: int  # whose actions stand above the seal
        self._open: tuple[Decision, ...]
        self.opening: list[Event]  # what happened before the first decision
        if like is not None:
            self._log = like._log
            self._moves = like._moves
            self._seal = like._seal
            self._mover = like._mover
            self._open = like._open
            self.opening = like.opening
            return
        self._log = None
        self._moves = 0
        self._seal = 0
        self._mover = -1
        self._open = settle(position)
        self.opening = position.events
        position.events = []

    # -- play ---------------------------------------------------------------------------------------------------------

    @property
    def over(self) -> bool:
        return self._position.result is not None

    @property
    def result(self) -> Result | None:
        return self._position.result

    @property
    def seats(self) -> int:
        return self._origin.seats

    @property
    def options(self) -> dict[str, Plain]:
        return deepcopy(self._origin.options)

    @property
    def arranged(self) -> bool:
        """Whether the game began from a described position instead of a setup."""
        return self._origin.seed is None or self._origin.description is not None

    @property
    def moves(self) -> int:
        """How many actions have been taken."""
        return self._moves

    @property
    def decision(self) -> Decision:
        """The first open decision."""
        if not self._open:
            raise IllegalAction("the game is over: there is nothing to decide")
        return self._open[0]

    @property
    def decisions(self) -> tuple[Decision, ...]:
        """All open decisions, one per seat; they may be answered in any order with the same outcome."""
        return self._open

    def decision_of(self, seat: int) -> Decision | None:
        """The seat's open decision, if it has one."""
        for decision in self._open:
            if decision.seat == seat:
                return decision
        return None

    def apply(self, action: Action, seat: int | None = None) -> list[Event]:
        """Take an offered action and run on to the next decision. What is not offered is refused, unchanged."""
        decision, action = self._offered(action, seat)
        p = self._position
        p.events = []
        p.sealed = False
        p.steps[-1].choose(p, decision.seat, action)
        self._open = settle(p)
        self._log = (self._log, decision.seat, action)
        if decision.seat != self._mover:
            self._mover = decision.seat
            self._seal = self._moves
        self._moves += 1
        if p.sealed or p.result is not None:
            self._seal = self._moves
        return p.events

    def _offered(self, action: Action, seat: int | None) -> tuple[Decision, Action]:
        """The decision that the action answers, and the action as it was offered: that is the one to be logged."""
        if not self._open:
            raise IllegalAction(f"{_shown(action)} is refused: the game is over", Refusal(THE_GAME_IS_OVER))
        decision: Decision | None = self._open[0] if seat is None else self.decision_of(seat)
        if decision is None:
            waiting = ", ".join(str(d.seat) for d in self._open)
            raise IllegalAction(
                f"{_shown(action)} is refused: seat {seat} has nothing to decide now, seat {waiting} has",
                Refusal(ANOTHER_SEAT_DECIDES, "", {"seats": [d.seat for d in self._open]}),
            )
        try:
            if isinstance(action, Action):
                return decision, decision.actions[decision.actions.index(action)]
        except ValueError:
            pass
        try:
            refusal = self.game.why_not(action, self, decision.seat)
            reason = str(refusal)
        except NotationError:
            refusal, reason = None, "it is no action of this game"
        some = closest(_shown(action).strip("'\""), decision.actions)
        raise IllegalAction(f"{_shown(action)} is refused: {reason}; seat {decision.seat} may choose {some}", refusal)

    # -- copies -------------------------------------------------------------------------------------------------------

    def copy(self) -> State:
        """Independent of the original, and cheap."""
        return State(self.game, self._position.copy(), self._origin, self)

    def sample(self, seat: int, seed: int) -> State:
        """A full state that the seat could not tell from this one, without the seed and the past of this one."""
        self.game.check_seat(seat, self.seats)
        dice = Dice.of_seed(seed)
        position = self._position.copy()
        position.conceal(seat, dice)
        position.dice = dice
        return self._without_past(position)

    @property
    def drawn(self) -> int:
        """How much chance has gone into the state: an action that rolls or shuffles raises it."""
        return self._position.dice.count

    def with_luck(self, seed: int) -> State:
        """The same position, hidden cards included, with other rolls and shuffles to come; without the past."""
        position = self._position.copy()
        position.dice = Dice.of_seed(seed)
        return self._without_past(position)

    def _without_past(self, position: Position) -> State:
        twin = State(self.game, position, Origin(self.seats, None, self._origin.options))
        twin._moves = twin._seal = self._moves
        twin._origin = Origin(self.seats, None, self._origin.options, None, twin.copy())
        return twin

    # -- knowledge ----------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Plain]:
        """Exactly what the seat may know (None: a spectator), ready for JSON."""
        self._check_audience([seat])
        return {**self._position.view(seat), **self._seen_by_all(), "options": self.options, "you": seat}

    def views(self, seats: Iterable[int | None]) -> dict[int | None, dict[str, Plain]]:
        """The views of several seats, cheaper than one by one: they share what is the same, so do not change them."""
        seats = list(seats)
        self._check_audience(seats)
        common = self._seen_by_all()
        return {seat: {**view, **common, "you": seat} for seat, view in self._position.views(seats).items()}

    def _check_audience(self, seats: Iterable[int | None]) -> None:
        for seat in seats:
            if seat is not None:
                self.game.check_seat(seat, self.seats)

    def _seen_by_all(self) -> dict[str, Plain]:
        return {
            "game": self.game.id,
            "seats": self.seats,
            "you": None,
            "moves": self._moves,
            "options": self._origin.options,
            "deciding": [{"seat": d.seat, "kind": d.kind} for d in self._open],
            "result": self.result.plain() if self.result else None,
        }

    def undoable(self, seat: int) -> int:
        """How many of the latest actions the seat may take back now: its own, down to the last seal."""
        return self._moves - self._seal if seat == self._mover else 0

    @property
    def record(self) -> Record:
        actions: list[tuple[int, Action]] = []
        log = self._log
        while log is not None:
            log, seat, action = log
            actions.append((seat, action))
        actions.reverse()
        return Record(self.game, self._origin, tuple(actions))

    # -- plain data ---------------------------------------------------------------------------------------------------

    def hash(self) -> str:
        """Equal for equal states, on every machine and Python; how the state came about does not matter."""
        content = [
            self.game.id,
            self.game.version,
            self.game.pack_mark,
            self.seats,
            told(self.game.options, self._origin.options),
            self._position.plain(),
        ]
        return blake2b(canonical(content), digest_size=16).hexdigest()

    def dump(self) -> bytes:
        """Whole, mid-decision, at any time. It holds all secrets: keep it where the seed is kept."""
        body: dict[str, Plain] = {
            "format": DUMP_FORMAT,
            "record": self.record.plain(),
            "position": self._position.plain(),
            "moves": self._moves,
            "seal": self._seal,
            "mover": self._mover,
        }
        return canonical({**body, "digest": digest(body)})

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def __reduce__(self) -> tuple[Any, ...]:
        return _loaded, (self.game, self.dump())

    def describe(self) -> dict[str, Plain]:
        """The position as readable data; `game.position` is the way back."""
        return self.game.describe(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.hash() == other.hash()

    __hash__ = None  # type: ignore[assignment]

    def __repr__(self) -> str:
        return f"<{self.game.id}, {self.seats} seats, {self._moves} actions, {'over' if self.over else self.decision}>"


def _loaded(game: Game, blob: bytes) -> State:
    return game.load(blob)


def canonical(data: Plain) -> bytes:
    """The one way to write plain data as bytes."""
    return json.dumps(data, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def digest(data: Plain) -> str:
    return blake2b(canonical(data), digest_size=16, person=b"aegean dump").hexdigest()


def _shown(action: object) -> str:
    try:
        return repr(str(action))[:80]
    except TypeError:  # the parts of a malformed action may be anything
        return repr(action)[:80]
