"""What every environment is made of: a seat's tensor, its mask of actions, and the rewards at the end.

A tensor is written from `state.view(seat)` and from what the seat's own open decision is about, and from nothing else:
what a seat may not know cannot get into it.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Final, Protocol

import numpy as np
from numpy.typing import NDArray

import aegean
from aegean.core.errors import OptionError, nearest
from aegean.core.game import Game
from aegean.core.state import State
from aegean.core.values import Action, Plain, Result
from aegean.envs.page import Page, Span

Tensor = NDArray[np.float32]
Mask = NDArray[np.int8]

_SIGHTS: Final = {
    "delphi": "aegean.envs.delphi:DelphiSight",
    "hellas": "aegean.envs.hellas:HellasSight",
}
_NOTHING: Final[Mapping[str, Plain]] = {}


class Sight(Protocol):
    """How one game's views are written."""

    def write(self, page: Page, view: Mapping[str, Plain], about: Mapping[str, Plain]) -> None: ...

    def row(self, state: State, you: int) -> bytearray:
        """The same of a state's position, as the bytes of a tensor."""
        ...


class Variant:
    """A game with so many seats and such options, as environments see it."""

    def __init__(self, game: str | Game, seats: int, options: Mapping[str, Plain] | None = None) -> None:
        self.game: Game = aegean.game(game) if isinstance(game, str) else game
        game_id = self.game.id
        if game_id not in _SIGHTS:
            raise OptionError(f"there is no environment of {game_id!r}: {nearest(game_id, _SIGHTS)}")
        self.seats = seats
        self.options: dict[str, Plain] = self.game.complete(options or {})
        self.game.check_seats(seats, self.options)
        module, _, name = _SIGHTS[game_id].partition(":")
        self._sight: Sight = getattr(import_module(module), name)(self.game, seats, self.options)
        page = Page(recorded=True)
        self._sight.write(page, self.new(0).view(0), _NOTHING)
        assert page.spans is not None
        self.layout: tuple[Span, ...] = tuple(page.spans)
        self.size = len(page.values)

    def __deepcopy__(self, memo: object) -> Variant:
        """It never changes, and is shared."""
        return self

    def __reduce__(self) -> tuple[type[Variant], tuple[Game, int, dict[str, Plain]]]:
        return Variant, (self.game, self.seats, self.options)

    def name_of(self, index: int) -> str:
        """What a number of a tensor is, by its place."""
        if not 0 <= index < self.size:
            raise OptionError(f"a tensor of {self.game.id} has numbers 0 to {self.size - 1}, and none {index}")
        return next(span.name_at(index) for span in self.layout if index < span.stop)

    @property
    def action_count(self) -> int:
        return self.game.action_count

    def fits(self, state: State) -> bool:
        """Whether the state is of this game, with so many seats and such options."""
        return (state.game.id, state.seats, state.options) == (self.game.id, self.seats, self.options)

    def new(self, seed: int) -> State:
        return self.game.new(self.seats, seed, self.options)

    def tensor(self, state: State, seat: int) -> Tensor:
        """All that the seat may know, as numbers between -1 and 1."""
        return np.frombuffer(self._sight.row(state, seat), np.float32)

    def seen(self, state: State, seat: int) -> Tensor:
        """The same by way of the seat's view: what `tensor` is held to."""
        decision = state.decision_of(seat)
        return self.written(state.view(seat), _NOTHING if decision is None else decision.about)

    def written(self, view: Mapping[str, Plain], about: Mapping[str, Plain]) -> Tensor:
        page = Page()
        self._sight.write(page, view, about)
        tensor = np.array(page.values, np.float32)
        assert tensor.size == self.size
        return tensor

    def legal(self, state: State, seat: int) -> list[int]:
        """The numbers of the actions that the seat is offered, ascending; none where it has nothing to decide."""
        return sorted(self._offered(state, seat))

    def _offered(self, state: State, seat: int) -> list[int]:
        decision = state.decision_of(seat)
        return [] if decision is None else self.game.numbering(state).numbers(decision.actions)

    def action(self, state: State, seat: int, number: int) -> Action:
        """The action with this number: mostly one that is offered, or the rules say why it is refused."""
        offered = self._offered(state, seat)
        if number in offered:
            decision = state.decision_of(seat)
            assert decision is not None
            return decision.actions[offered.index(number)]
        return self.game.decode(number, state)

    def mask(self, state: State, seat: int) -> Mask:
        mask = np.zeros(self.action_count, np.int8)
        mask[self._offered(state, seat)] = 1
        return mask

    def row(self, state: State, seat: int) -> bytearray:
        """The tensor's bytes, for a buffer that is there already."""
        return self._sight.row(state, seat)

    def write_mask(self, state: State, seat: int, mask: Mask) -> None:
        """The mask, into an array that is there already."""
        mask.fill(0)
        mask[self._offered(state, seat)] = 1


def rewards(result: Result | None, seats: int) -> list[float]:
    """By seat, in sum zero: a sole winner gets 1 and the others share -1; before the end all get 0."""
    if result is None or len(result.winners) == seats:
        return [0.0] * seats
    won = 1 / len(result.winners)
    lost = -1 / (seats - len(result.winners))
    return [won if seat in result.winners else lost for seat in range(seats)]
