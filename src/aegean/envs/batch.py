"""Many games at once, in buffers that stay where they are; `aegean.envs.workers` spreads them over processes.

    from aegean.envs.batch import Batch

    batch = Batch("hellas", games=64, seats=4)
    batch.reset(seed=1)
    while learning:
        batch.step(choose(batch.observations, batch.masks))

Each game is at a decision of some seat, `batch.seats[n]`, and `observations[n]` and `masks[n]` are that seat's: counted
from it onwards in order of play, so that one policy plays all seats. `rewards[n]` holds what every seat got by the last
step. A game that is over, or truncated after `most_moves` actions, is followed by a new one within the same step; then
`ended[n]` or `truncated[n]` says so. With `opponents` bots play all other seats, and each game stays with one learner.

The arrays are the same for as long as the batch lives: whoever keeps observations for later copies them.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from multiprocessing.shared_memory import SharedMemory
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import ArrayLike, NDArray

from aegean import bots
from aegean.core.errors import IllegalAction, OptionError
from aegean.core.state import State
from aegean.core.values import Plain
from aegean.envs.observing import Mask, Tensor, Variant
from aegean.envs.opponents import TRIES, Opponents, let_play, line_up, seated
from aegean.envs.rewards import AT_THE_END, Score, check_reward
from aegean.variants import Episode

_FLOAT: Final = 4  # bytes of a number of an observation
_ALIGNED: Final = 64


class Buffers(NamedTuple):
    """A row for each game."""

    observations: Tensor
    masks: Mask
    seats: NDArray[np.int32]  # whose decision it is, and whose observation
    rewards: NDArray[np.float32]  # by seat: what the last step brought
    ended: NDArray[np.bool_]  # the last step ended a game, and another has begun
    truncated: NDArray[np.bool_]  # the same where it was broken off
    actions: NDArray[np.int64]

    @classmethod
    def shapes(cls, variant: Variant, games: int) -> dict[str, tuple[tuple[int, ...], type[np.generic]]]:
        return {
            "observations": ((games, variant.size), np.float32),
            "masks": ((games, variant.action_count), np.int8),
            "seats": ((games,), np.int32),
            "rewards": ((games, variant.seats), np.float32),
            "ended": ((games,), np.bool_),
            "truncated": ((games,), np.bool_),
            "actions": ((games,), np.int64),
        }

    @classmethod
    def own(cls, variant: Variant, games: int) -> Buffers:
        made: dict[str, Any] = {name: np.zeros(*of) for name, of in cls.shapes(variant, games).items()}
        return cls(**made)

    @classmethod
    def over(cls, variant: Variant, games: int, memory: SharedMemory) -> Buffers:
        """In memory that processes share, one after the other."""
        found: dict[str, Any] = {}
        at = 0
        for name, (shape, kind) in cls.shapes(variant, games).items():
            count = int(np.prod(shape))
            found[name] = np.ndarray(shape, kind, memory.buf, at)
            at += _aligned(count * np.dtype(kind).itemsize)
        return cls(**found)

    @classmethod
    def bytes_for(cls, variant: Variant, games: int) -> int:
        shapes = cls.shapes(variant, games).values()
        return sum(_aligned(int(np.prod(shape)) * np.dtype(kind).itemsize) for shape, kind in shapes)

    def rows(self, first: int, last: int) -> Buffers:
        part: list[Any] = [array[first:last] for array in self]
        return Buffers(*part)


class _Deal:
    """One of the games: its state, its learner, and the bots that play against it."""

    __slots__ = ("episode", "learner", "players", "score", "state")

    def __init__(self, episode: Episode, learner: int, players: list[bots.Bot], score: Score) -> None:
        self.episode, self.learner, self.players, self.score = episode, learner, players, score
        self.state = episode.state


class Batch:
    """Games in this process."""

    def __init__(
        self,
        game: str,
        games: int,
        seats: int | None = None,
        options: Mapping[str, Plain] | None = None,
        opponents: Opponents | None = None,
        most_moves: int | None = None,
        buffers: Buffers | None = None,
        variant: Variant | None = None,
        reward: str = "win",
    ) -> None:
        """`opponents`: a bot (its name, its class, or itself), or one for each other seat, beginning after the learner
        onwards, or a pool of them; without it every seat is played from outside. `reward` is one of
        `aegean.envs.rewards`."""
        if games < 1:
            raise OptionError(f"a batch has at least one game, not {games}")
        self.variant = variant or Variant(game, seats, options)
        self.games = games
        self.reward = check_reward(reward)
        self._opponents = None if opponents is None else line_up(opponents, self.variant.game.id, self.variant.seats)
        self._most_moves = self.variant.limit(most_moves)
        self._every_step = reward not in AT_THE_END
        self._buffers = buffers or Buffers.own(self.variant, games)
        self.observations, self.masks, self.seats, self.rewards, self.ended, self.truncated, _ = self._buffers
        self._row = self.observations.reshape(-1).data.cast("B")
        self._width = self.variant.size * _FLOAT
        self._chance = [np.random.default_rng(n) for n in range(games)]
        self._deals: list[_Deal] = []
        self.last: dict[int, tuple[Tensor, Mask]] = {}  # what was seen at the end of games that the last step ended

    @property
    def states(self) -> list[State]:
        """The whole states, secrets included: for those who arrange games, not for learners."""
        return [deal.state for deal in self._deals]

    def renew(self, opponents: Opponents) -> None:
        """Other opponents, from the next games on."""
        if self._opponents is None:
            raise OptionError("every seat of this batch is played from outside: make one with opponents")
        self._opponents = line_up(opponents, self.variant.game.id, self.variant.seats)

    def reset(self, seed: int = 0) -> None:
        """New games everywhere: the same for the same seed, however the games are spread over processes."""
        self.reset_each([seed * 1_000_003 + n for n in range(self.games)])

    def reset_each(self, seeds: Sequence[int]) -> None:
        self._chance = [np.random.default_rng(seed) for seed in seeds]
        self.rewards[:] = 0
        self.ended[:] = self.truncated[:] = False
        self.last.clear()
        self._deals = [self._new(n) for n in range(self.games)]
        for n in range(self.games):
            self._show(n)

    def step(self, actions: ArrayLike) -> None:
        """One action for each game, by its number. What is not offered is refused, and then no game has moved."""
        numbers = checked(actions, self.masks)
        self.rewards[:] = 0
        self.ended[:] = self.truncated[:] = False
        self.last.clear()
        for n, number in enumerate(numbers.tolist()):
            self._move(n, number)

    def _move(self, n: int, number: int) -> None:
        deal = self._deals[n]
        state, seat = deal.state, int(self.seats[n])
        deal.episode.apply(self.variant.action(state, seat, number), seat)
        if deal.players:
            let_play(deal.episode, deal.players, deal.learner, self._most_moves)
        if self._every_step or deal.episode.over:
            self.rewards[n] = deal.score.step(deal.episode)
        if deal.episode.over:
            self.ended[n] = True
        elif self._most_moves is not None and state.moves >= self._most_moves:
            self.truncated[n] = True
        else:
            self._show(n)
            return
        if deal.players:
            self.last[n] = self.variant.tensor(state, deal.learner), self.variant.mask(state, deal.learner)
        self._deals[n] = self._new(n)
        self._show(n)

    def _new(self, n: int) -> _Deal:
        """The next game; with opponents one that comes to the learner's turn."""
        for _ in range(TRIES):
            drawn, game_seed, bot_seed = (int(number) for number in self._chance[n].integers(1 << 62, size=3))
            episode = self.variant.begin(game_seed)
            if self._opponents is None:
                return _Deal(episode, -1, [], Score(self.variant, self.reward, episode))
            learner = drawn % self.variant.seats
            players = seated(self._opponents, self.variant.game.id, self.variant.seats, learner, bot_seed)
            let_play(episode, players, learner, self._most_moves)
            if not episode.over and episode.state.decision_of(learner) is not None:
                return _Deal(episode, learner, players, Score(self.variant, self.reward, episode))
        raise OptionError(f"no game of {self._most_moves} actions comes to the learner's turn: allow more")

    def _show(self, n: int) -> None:
        deal, width = self._deals[n], self._width
        seat = deal.learner if deal.players else deal.state.decision.seat
        self.seats[n] = seat
        self._row[n * width : (n + 1) * width] = self.variant.row(deal.state, seat)
        self.variant.write_mask(deal.state, seat, self.masks[n])


def checked(actions: ArrayLike, masks: Mask) -> NDArray[np.int64]:
    """The numbers of the actions, if each is offered."""
    numbers = np.asarray(actions, np.int64)
    games, count = masks.shape
    if numbers.shape != (games,):
        raise IllegalAction(f"one action for each of {games} games is needed, and their shape is {numbers.shape}")
    known = (numbers >= 0) & (numbers < count)
    offered = known & (masks[np.arange(games), np.where(known, numbers, 0)] == 1)
    if not offered.all():
        n = int(np.flatnonzero(~offered)[0])
        raise IllegalAction(f"action {int(numbers[n])} is not offered in game {n}: its mask says which are")
    return numbers


def _aligned(size: int) -> int:
    return -(-size // _ALIGNED) * _ALIGNED
