"""What every environment is made of: a seat's tensor, and its mask of actions.

A tensor is written from `state.view(seat)` and from what the seat's own open decision is about, and from nothing else:
what a seat may not know cannot get into it.
"""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any, ClassVar, Final, Protocol

import numpy as np
from numpy.typing import NDArray

import aegean
from aegean.core.errors import OptionError, nearest
from aegean.core.game import Game
from aegean.core.state import State
from aegean.core.values import Action, Plain
from aegean.envs.page import Page, Span
from aegean.variants import Episode, Named, all_named

Tensor = NDArray[np.float32]
Mask = NDArray[np.int8]

_SIGHTS: Final = {
    "delphi": "aegean.envs.delphi:DelphiSight",
    "hellas": "aegean.envs.hellas:HellasSight",
}
_NOTHING: Final[Mapping[str, Plain]] = {}


class Sight(Protocol):
    """How one game's views are written."""

    layout: ClassVar[int]  # the version of what stands where: it is raised when a number moves or means something else

    def __init__(self, game: Game, seats: int, options: Mapping[str, Plain]) -> None: ...

    def write(self, page: Page, view: Mapping[str, Plain], about: Mapping[str, Plain]) -> None: ...

    def row(self, state: State, you: int) -> bytearray:
        """The same of a state's position, as the bytes of a tensor."""
        ...

    def progress(self, state: State) -> list[float]: ...


def sight_of(game_id: str) -> type[Sight]:
    if game_id not in _SIGHTS:
        raise OptionError(f"there is no environment of {game_id!r}: {nearest(game_id, _SIGHTS)}")
    module, _, name = _SIGHTS[game_id].partition(":")
    sight: type[Sight] = getattr(import_module(module), name)
    return sight


def stamped(name: str, game_id: str) -> str:
    """A name with the versions that observations, actions and outcomes depend on: of the layout and of the rules."""
    return f"{name}-layout{sight_of(game_id).layout}-v{aegean.game(game_id).version}"


class Variant:
    """A game with so many seats and such options, or one of the named variants, as environments see it."""

    def __init__(self, game: str | Game, seats: int | None = None, options: Mapping[str, Plain] | None = None) -> None:
        """Without seats there are as few as the options allow; a named variant has its own, and its own options."""
        self.named: Named | None = None
        if isinstance(game, str) and game not in aegean.games():
            self.named = _named(game, seats, options)
            game, seats, options = self.named.game, self.named.seats, self.named.options
        self.game: Game = aegean.game(game) if isinstance(game, str) else game
        sight = sight_of(self.game.id)
        self.options: dict[str, Plain] = self.game.complete(options or {})
        self.seats = self.game.seats_for(self.options)[0] if seats is None else seats
        self.game.check_seats(self.seats, self.options)
        self._sight: Sight = sight(self.game, self.seats, self.options)
        page = Page(recorded=True)
        self._sight.write(page, self.game.new(self.seats, 0, self.options).view(0), _NOTHING)
        assert page.spans is not None
        self.layout: tuple[Span, ...] = tuple(page.spans)
        self.size = len(page.values)

    def __deepcopy__(self, memo: object) -> Variant:
        """It never changes, and is shared."""
        return self

    def __reduce__(self) -> tuple[type[Variant], tuple[Any, ...]]:
        return Variant, (self.named.id,) if self.named else (self.game, self.seats, self.options)

    @property
    def id(self) -> str:
        return self.named.id if self.named else self.game.id

    def name_of(self, index: int) -> str:
        """What a number of a tensor is, by its place."""
        if not 0 <= index < self.size:
            raise OptionError(f"a tensor of {self.game.id} has numbers 0 to {self.size - 1}, and none {index}")
        return next(span.name_at(index) for span in self.layout if index < span.stop)

    @property
    def name(self) -> str:
        """For programs that keep what they have learned: with another name, numbers may mean something else."""
        return stamped(self.id, self.game.id)

    @property
    def action_count(self) -> int:
        return self.game.action_count

    def fits(self, state: State) -> bool:
        """Whether the state is of this game, with so many seats and such options."""
        return (state.game.id, state.seats, state.options) == (self.game.id, self.seats, self.options)

    def begin(self, seed: int) -> Episode:
        """A game of it: the same for the same seed."""
        return self.named.begin(seed) if self.named else Episode(self.game.new(self.seats, seed, self.options))

    def limit(self, most_moves: int | None) -> int | None:
        """After how many actions a game is broken off: as asked for, or as the named variant says."""
        if most_moves is None and self.named is not None:
            return self.named.most_moves or None
        return most_moves

    def progress(self, state: State) -> list[float]:
        """By seat, how much of the way to its nearest victory is behind it: 0 to 1."""
        return self._sight.progress(state)

    def public(self, state: State, seat: int) -> Tensor:
        """What everybody may know, counted from the seat onwards; where the seat alone knows, there is nothing."""
        return self.written({**state.view(None), "you": seat}, _NOTHING)

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


def _named(id_: str, seats: int | None, options: Mapping[str, Plain] | None) -> Named:
    known = all_named()
    if id_ not in known:
        raise OptionError(f"there is no game or variant {id_!r}: {nearest(id_, [*aegean.games(), *known])}")
    found = known[id_]
    if options:
        raise OptionError(f"{id_} has its own options: name the game {found.game!r} to choose others")
    if seats not in (None, found.seats):
        raise OptionError(f"{id_} is for {found.seats} seats, not {seats!r}")
    return found
